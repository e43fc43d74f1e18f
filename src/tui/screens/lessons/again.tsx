import { useEffect, useState } from 'react';
import { seatsOfPeople } from '../../../ai/player.ts';
import { dayOf } from '../../../front/day.ts';
import type { Pace } from '../../../front/settings.ts';
import type { GameParts } from '../../../games.ts';
import { ExerciseRun } from '../../../lessons/run.ts';
import { reasonOf } from '../../../store/errors.ts';
import type { Position } from '../../../store/positions.ts';
import { type Answered, answered, type Practised } from '../../../store/practice.ts';
import { audienceOf } from '../../audience.ts';
import { useHouse } from '../../house.ts';
import type { Thinkers } from '../../match/bots.ts';
import { KeyboardConductor } from '../../match/conductor.ts';
import { Replay } from '../../match/replay.ts';
import { SeenMatch } from '../../match/seen.ts';
import { Session } from '../../match/session.ts';
import type { Watched } from '../../pages/use-pages.ts';
import type { AnyTable } from '../../table.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { Tutor } from '../match/tutor.ts';
import { WatchedMatch } from '../matches/watched.tsx';
import type { ReviewStart } from '../review/review.tsx';
import { whereText } from '../review/words.ts';
import { speakerFor } from '../use-speaker.ts';
import { placedAt } from './placed.ts';
import { type ShownExercise, TaughtScreen } from './taught.tsx';
import { againTexts } from './words.ts';

interface AgainProps {
  readonly entry: GameParts;
  readonly table: AnyTable;
  /** The positions to ask, at least one. */
  readonly asked: readonly Position[];
}

/** Asks the costliest decisions of the player's own matches again, one after another. */
export function AgainScreen(props: AgainProps) {
  const { entry } = props;
  const terminal = useTerminal();
  const { room, settings, door, askAdviser } = useHouse();
  const [problem, setProblem] = useState('');
  const [reviewed, setReviewed] = useState<Watched | null>(null);
  const [answers] = useState(() => new Map<string, Answered>());
  /** Answers that the disk has refused so far. They are written with the next one. */
  const [unkept] = useState((): ((known: Practised) => Practised)[] => []);
  const teach = (place: number): ShownExercise =>
    taughtAt(props, place, {
      ...{ answers, terminal, pace: settings.pace, askAdviser, keep, go: (to) => setShown(teach(to)) },
    });
  const [shown, setShown] = useState(() => teach(0));
  // Leaving a position withdraws its answer.
  useEffect(() => () => void shown.tutor.withdraw(), [shown]);

  return (
    <TaughtScreen
      entry={entry}
      shown={shown}
      problem={problem}
      over={reviewed && <WatchedMatch watched={reviewed} onClose={() => setReviewed(null)} />}
      onReview={review}
      onAgain={() => door.usual(entry)}
    />
  );

  /** Opens the review of the deal over the table. Only the review shows what was hidden then. */
  function review(by: ReviewStart['by']): void {
    const { of, deal, charge } = props.asked[shown.place]!;
    setReviewed({ entry, table: props.table, played: of, by: 'review', begin: { deal, charge, by } });
  }

  /** Keeps the first answer to a position; later ones do not count. */
  function keep({ key }: Position, answer: Answered): void {
    if (answers.has(key)) return;
    const today = room.today();
    answers.set(key, answer);
    unkept.push((known) => answered(known, key, answer, today));
    try {
      room.practised.change((known) => unkept.reduce((then, write) => write(then), known));
      unkept.length = 0;
      setProblem('');
    } catch (error) {
      setProblem(againTexts.notKept(reasonOf(error)));
    }
  }
}

interface Teaching extends Pick<Thinkers, 'askAdviser'> {
  readonly answers: ReadonlyMap<string, Answered>;
  readonly terminal: Terminal;
  readonly pace: Pace;
  keep(position: Position, answer: Answered): void;
  /** Shows another of the positions. */
  go(place: number): void;
}

function taughtAt({ entry, table, asked }: AgainProps, place: number, teaching: Teaching): ShownExercise {
  const position = asked[place]!;
  const { match: whole, players, left } = position.of;
  const { answers, terminal, pace, askAdviser, keep, go } = teaching;
  const speaker = speakerFor(players, position.seat, terminal.look.symbols);
  const placed = placedAt(position, audienceOf(entry, speaker), {
    compare: (best, other) => conductor.compare(position.seat, best, other),
    onAnswer: (answer) => keep(position, answer),
  });
  const run = new ExerciseRun(entry.game, placed);
  const conductor = new KeyboardConductor({
    ...{ entry, match: run.match, players, table, askAdviser, guide: run, fail: terminal.fail },
  });
  const session = new Session({ conductor, pace, clock: terminal.clock });
  const replay = new Replay({ seen: new SeenMatch(whole, seatsOfPeople(players)), players, table });
  const where = whereText(replay, position.deal, position.charge.move);
  const tutor = new Tutor({
    lesson: {
      title: againTexts.asked(dayOf(left), where),
      get known() {
        const good = [...answers.values()].filter((answer) => answer === 'good').length;
        return againTexts.over(good, asked.length);
      },
    },
    ...{ run, session, before: place, tasks: asked.length, clock: terminal.clock },
    leaving: () => againTexts.leaving(answers.size, asked.length),
    onExerciseOver: () => go(place + 1),
    onExerciseBack: () => go(place - 1),
  });
  session.start();
  return { place, session, tutor };
}
