import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { PlayOnRefusal } from '../../../engine/play-on.ts';
import type { Settings } from '../../../front/settings.ts';
import { SMALL_WINDOWS } from '../../drawing/size.ts';
import { MOTIONS } from '../../match/motion.ts';
import { Pauses } from '../../match/pace.ts';
import { Replay, type ReplayOptions, type ReplayPosition } from '../../match/replay.ts';
import { useMotion } from '../../motion/use-motion.ts';
import { Frame, type Wheel } from '../../parts/frame.tsx';
import { LEAST_FOR_ALL, useTableRoom, useWords } from '../../parts/room.ts';
import type { MatchReviews } from '../../reviews.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../table.ts';
import { useAllowed, useSize, useTerminal } from '../../terminal/hooks.ts';
import { holds } from '../../terminal/screen.ts';
import { useTheme } from '../../theme-context.ts';
import { Seated } from '../beside/seated.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { allHandsAt } from './hands.ts';
import { replayKeys } from './keys.ts';
import { AT_END, askingText, lineOf, replayParts } from './words.ts';

interface ReplayScreenProps extends ReplayOptions {
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

/** The wheel goes a move back or forward. */
const WHEEL: Wheel = ['Left', 'Right'];

/** Replays a match on the table of its game. */
export function ReplayScreen(props: ReplayScreenProps) {
  const theme = useTheme();
  const { replay, ...watching } = useReplay(props);
  // In a small window the table is calm.
  const calm = !holds(useSize(), LEAST_FOR_ALL);
  useAllowed(SMALL_WINDOWS);
  const size = useTableRoom(calm, props.table.largest);
  const rows = useWords(true);
  const { at, eyes, open, asked, said, motion } = watching;
  const { table, players, seen } = replay;
  // The person is "You" for every viewer: two players of that name at one table would be confusing.
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
    calm,
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
      isTable
      namesAll
      wheel={WHEEL}
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

/** Holds the place and the viewer of a replay, with the actions of its keys. */
function useReplay(props: ReplayScreenProps) {
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
