import { useEffect, useState } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { PlayOnRefusal } from '../../../engine/play-on.ts';
import type { Settings } from '../../../front/settings.ts';
import { MOTIONS } from '../../match/motion.ts';
import { Pauses } from '../../match/pace.ts';
import { Replay, type ReplayOptions, type ReplayPosition } from '../../match/replay.ts';
import { useMotion } from '../../motion/use-motion.ts';
import type { MatchReviews } from '../../reviews.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import { AT_END } from './words.ts';

/** The properties of a replay. */
export interface Replaying extends ReplayOptions {
  /** Their marks are shown if `marks` is left out. */
  readonly reviews?: MatchReviews | null;
  readonly settings: Settings;
  /** The first deal to show. Left out: the first of the match. */
  readonly deal?: number;
  /** The move to begin before, in place of `deal`: its number in the match, from 0. */
  readonly move?: number | undefined;
  /** A message until the first key. */
  readonly saying?: string;
  /** The first viewer. Left out: the person. */
  readonly eyes?: Viewer;
  /** Begins a match from there with the same cards. Left out: not allowed. */
  readonly onPlayOn?: ((there: ReplayPosition) => void) | undefined;
  onClose(): void;
}

/** Holds the place and the viewer of a replay, with the actions of its keys. */
export function useReplay(props: Replaying) {
  const [replay] = useState(() => new Replay({ ...props, marks: props.marks ?? props.reviews?.marks ?? [] }));
  const [at, setAt] = useState(() =>
    props.move === undefined ? replay.beginOf(props.deal ?? 1) : replay.beforeMove(props.move),
  );
  const [eyes, setEyes] = useState<Viewer>(props.eyes ?? replay.home);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState(props.saying ?? '');
  const [isRunning, setRunning] = useRun(replay, at, setAt, props.settings);
  const motion = useMotion(isRunning ? MOTIONS[props.settings.pace] : null, props.settings);
  return {
    /** The index of the step on the screen. */
    ...{ replay, at, go: setAt },
    /** The chosen viewer. `Replay.still` limits what they see. */
    ...{ eyes, look: setEyes },
    /** Should all cards be shown where allowed? */
    ...{ open, setOpen },
    /** Is the question open whether to play on from here? Enter does. */
    asked,
    ...{ said, motion },
    /** Starts the automatic replay. */
    run() {
      if (at === replay.last) setSaid(AT_END);
      else setRunning(true);
    },
    /** Returns the reason why no match can go on from here, or null. */
    whyNoMatch: () => whyNoMatch(replay, at),
    ask: () => setAsked(true),
    say: (text: string) => setSaid(text),
    /** Hears a key. It stops the automatic replay; then the key does nothing else, and the result is true. */
    hear(key: string): boolean {
      setSaid('');
      setAsked(asked && key === 'Enter');
      if (isRunning) setRunning(false);
      return isRunning;
    },
  };
}

function whyNoMatch(replay: Replay, at: number): PlayOnRefusal | null {
  if (!replay.isOpen(at)) return { rule: 'deal-running' };
  return replay.steps[at]!.status.winners === null ? null : { rule: 'match-over' };
}

/** Runs the automatic replay. */
function useRun(
  replay: Replay,
  at: number,
  setAt: (at: number) => void,
  { pace }: Settings,
): readonly [boolean, (running: boolean) => void] {
  const { clock } = useTerminal();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    if (at === replay.last) {
      setRunning(false);
      return undefined;
    }
    const pauses = new Pauses(pace === 'instant' ? 'fast' : pace === 'key' ? 'normal' : pace, clock);
    const ms = pauses.after(replay.still(at, replay.home).shown, false);
    return clock.after(ms, () => setAt(replay.byMove(at, 1)));
  }, [isRunning, replay, at, setAt, pace, clock]);
  return [isRunning, setRunning];
}
