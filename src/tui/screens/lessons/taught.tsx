import type { GameParts } from '../../../games.ts';
import { useHouse } from '../../house.ts';
import type { Session } from '../../match/session.ts';
import type { MatchProps } from '../match/actions.ts';
import { MatchScreen } from '../match/match.tsx';
import type { Tutor } from '../match/tutor.ts';

/** An exercise on the screen, and its number among those of its screen. */
export interface Shown {
  readonly place: number;
  readonly session: Session;
  readonly tutor: Tutor;
}

interface TaughtProps extends Pick<MatchProps, 'problem' | 'over' | 'onReview' | 'onAgain' | 'onNext'> {
  readonly entry: GameParts;
  readonly shown: Shown;
}

/** The match screen on which an exercise is played. The match is kept nowhere, and it is left for the lessons of its game. */
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
      keepSheet={() => ''}
      onLeave={() => toLessons(entry)}
      {...more}
    />
  );
}
