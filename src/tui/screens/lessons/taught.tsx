import type { GameParts } from '../../../games.ts';
import { useHouse } from '../../house.ts';
import type { Session } from '../../match/session.ts';
import type { MatchProps } from '../match/actions.ts';
import { MatchScreen } from '../match/match.tsx';
import type { Tutor } from '../match/tutor.ts';

/** An exercise on the screen, and its number there. */
export interface ShownExercise {
  readonly place: number;
  readonly session: Session;
  readonly tutor: Tutor;
}

interface TaughtProps extends Pick<MatchProps, 'problem' | 'over' | 'onReview' | 'onAgain' | 'onNext'> {
  readonly entry: GameParts;
  readonly shown: ShownExercise;
}

/** Shows an exercise on a match screen. The match is not kept. Leaving it leads to the lessons of its game. */
export function TaughtScreen({ entry, shown, ...more }: TaughtProps) {
  const { room, settings, changeSettings, toLessons } = useHouse();
  return (
    <MatchScreen
      key={shown.place}
      session={shown.session}
      tutor={shown.tutor}
      settings={settings}
      notice={null}
      rules={() => room.rules(entry.game.id)}
      changeSettings={changeSettings}
      onLeave={() => toLessons(entry)}
      {...more}
    />
  );
}
