import { useEffect, useRef, useState } from 'react';
import { tallyOf, withHand } from '../../../front/progress.ts';
import type { Practice } from '../../../lessons/practices.ts';
import { ExerciseRun } from '../../../lessons/run.ts';
import type { AuctionHand } from '../../../practice/auction.ts';
import { useHouse } from '../../house.ts';
import { type Binding, closeKey } from '../../keys.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import { Tutor } from '../match/tutor.ts';
import { LESSON } from '../match/words.ts';
import { Screen } from '../screen.tsx';
import { type ShownExercise, TaughtScreen } from './taught.tsx';
import { type Taught, taughtSession } from './taught-session.ts';
import { practiceTexts } from './words.ts';

interface PracticeProps extends Taught {
  readonly practice: Practice;
}

/** Shows endless hands on the table of their game, one call each. */
export function PracticeScreen(props: PracticeProps) {
  const { toLessons } = useHouse();
  const { entry, practice } = props;
  const { shown, problem } = useHands(props);
  if (shown) return <TaughtScreen entry={entry} shown={shown} problem={problem} />;
  const banner = { title: entry.game.title.toUpperCase(), parts: [LESSON, practice.title] };
  const leave: Binding = { ...closeKey(() => toLessons(entry)), label: 'leave' };
  return <Screen banner={banner} keys={[leave]} verdict={[practiceTexts.dealing]} />;
}

/** Returns the hand on the screen (null while it is dealt), and why answers cannot be kept, or ''. The next one is dealt meanwhile. */
function useHands(props: PracticeProps): { readonly shown: ShownExercise | null; readonly problem: string } {
  const terminal = useTerminal();
  const { settings, progress, changeProgress, dealHand } = useHouse();
  const { entry, practice } = props;
  const [shown, setShown] = useState<ShownExercise | null>(null);
  const [problem, setProblem] = useState('');
  /** The latest progress. A hand may be left long after it was shown. */
  const known = useRef(progress);
  known.current = progress;
  const isOpen = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first hand, once
  useEffect(() => {
    void show(dealHand(progress.practice[practice.id]?.next ?? 1), 0);
    return () => {
      isOpen.current = false;
    };
  }, []);
  return { shown, problem };

  /** Shows a hand as soon as it is dealt. `before`: hands asked since the screen was opened. */
  async function show(dealing: Promise<AuctionHand>, before: number): Promise<void> {
    setShown(null);
    try {
      const hand = await dealing;
      if (isOpen.current) setShown(begin(hand, before));
    } catch (error) {
      terminal.fail(error);
    }
  }

  function begin(hand: AuctionHand, before: number): ShownExercise {
    const run = new ExerciseRun(entry.game, hand.exercise);
    const session = taughtSession(run, props, settings.pace, terminal);
    const next = dealHand(hand.number + 1);
    // `show` reports a failure.
    next.catch(() => {});
    let isAnswered = false;
    const tutor = new Tutor({
      lesson: { title: practice.title, known: '' },
      tasks: Number.POSITIVE_INFINITY,
      ...{ run, session, before, clock: terminal.clock },
      onExerciseOver: () => void show(next, before + 1),
      onPlayed(move, isShown) {
        if (isAnswered) return;
        isAnswered = true;
        const isGood = isShown ? null : hand.best.includes(move);
        setProblem(changeProgress((learnt) => withHand(learnt, practice.id, hand, isGood)));
      },
      leaving: () => practiceTexts.leaving(tallyOf(known.current, practice.id)),
    });
    session.start();
    return { place: hand.number, session, tutor };
  }
}
