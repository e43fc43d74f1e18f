import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { PlayOnRefusal } from '../../../engine/play-on.ts';
import type { Settings } from '../../../front/settings.ts';
import { MOTIONS } from '../../match/motion.ts';
import { Pauses } from '../../match/pace.ts';
import { Replay, type ReplayOptions, type ReplayPosition } from '../../match/replay.ts';
import { useMotion } from '../../motion/use-motion.ts';
import { Frame, LEAST_FOR_ALL, useTableSize, useWords, type Wheel } from '../../parts/frame.tsx';
import { type AnyPosition, NOTHING_MARKED } from '../../table.ts';
import { useAllowed, useTerminal } from '../../terminal/hooks.ts';
import type { Size } from '../../terminal/screen.ts';
import { useTheme } from '../../theme-context.ts';
import { Seated } from '../beside/seated.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { allHandsAt } from './hands.ts';
import { replayKeys } from './keys.ts';
import { AT_END, askingText, lineOf, replayParts } from './words.ts';

interface ReplayScreenProps extends ReplayOptions {
  readonly settings: Settings;
  /** The deal to begin with; left out: the first. */
  readonly deal?: number;
  /** In place of it the move to begin before, by its number among the moves of the match, from 0. */
  readonly move?: number | undefined;
  /** What is said at first, until a key is pressed. */
  readonly saying?: string;
  /** Whose eyes look at first; left out: those of the person. */
  readonly eyes?: Viewer;
  /** Begins a match that goes on there, with the same cards; left out where none may. */
  readonly onPlayOn?: ((there: ReplayPosition) => void) | undefined;
  onClose(): void;
}

/** The wheel goes a move back, and a move on. */
const WHEEL: Wheel = ['Left', 'Right'];

/** A replay tells all. */
const ALL: readonly Size[] = [LEAST_FOR_ALL];

/** A match that was played, on the table of its game. */
export function ReplayScreen(props: ReplayScreenProps) {
  const theme = useTheme();
  const { replay, ...watching } = useReplay(props);
  useAllowed(ALL);
  const size = useTableSize();
  const rows = useWords();
  const { at, eyes, open, asked, said, motion } = watching;
  const { table, players, seen } = replay;
  // The person is "You" whoever's eyes look: two at one table are not.
  const speaker = useSpeaker(players, replay.home);
  const still = useMemo(() => replay.still(at, eyes), [replay, at, eyes]);
  const allHands = open ? allHandsAt(replay, at, speaker) : null;
  const position: AnyPosition = {
    ...still,
    ...(allHands && { allHands }),
    mover: null,
    players,
    speaker,
    theme,
    assist: props.settings.assist,
    marked: NOTHING_MARKED,
    keyless: true,
  };
  const { parts = [], right } = table.banner(position);
  const banner = {
    title: seen.game.title.toUpperCase(),
    parts: [...replayParts(replay, at, still.viewer, allHands !== null), ...parts],
    ...(right !== undefined && { right }),
  };
  const { onPlayOn, onClose } = props;
  const keys = replayKeys({
    ...watching,
    replay,
    playOn: onPlayOn && (() => onPlayOn(replay.placeOf(at))),
    onClose,
  });
  const { bindings, help, said: dead } = useScreenKeys(banner, keys, watching);
  if (help) return help;
  const verdict = asked
    ? askingText(seen.status.winners !== null)
    : said || lineOf(replay, at, { eyes, open, speaker }, { columns: size.columns, rows });
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={dead}
      verdict={verdict}
      size={size}
      wheel={WHEEL}
      tee={allHands ? undefined : table.tee?.(position, size)}
      ruleWords={allHands ? [] : table.rule?.(position, null, size)}
    >
      <Seated
        table={table}
        position={position}
        selection={null}
        last={null}
        size={size}
        step={at}
        motion={motion}
      />
    </Frame>
  );
}

/** Where a replay stands, whose eyes look, and what the keys do with it. */
function useReplay(props: ReplayScreenProps) {
  const [replay] = useState(() => new Replay(props));
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
    replay,
    at,
    eyes,
    open,
    asked,
    said,
    motion,
    go: setAt,
    look: setEyes,
    setOpen,
    run() {
      if (at === replay.last) setSaid(AT_END);
      else setRunning(true);
    },
    whyNoMatch: () => whyNoMatch(replay, at),
    ask: () => setAsked(true),
    say: setSaid,
    /** A key was pressed; while the replay goes on by itself it does nothing but stop it. */
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

/** Whether the replay goes on by itself, and how that begins and ends. */
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
