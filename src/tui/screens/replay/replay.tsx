import { useMemo } from 'react';
import { SMALL_WINDOWS } from '../../drawing/size.ts';
import { Frame, type Wheel } from '../../parts/frame.tsx';
import { LEAST_FOR_ALL, useTableRoom, useWords } from '../../parts/room.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../table.ts';
import { useAllowed, useSize } from '../../terminal/hooks.ts';
import { holds } from '../../terminal/screen.ts';
import { useTheme } from '../../themed.tsx';
import { Seated } from '../beside/seated.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { allHandsAt } from './hands.ts';
import { replayKeys } from './keys.ts';
import { type Replaying, useReplay } from './use-replay.ts';
import { askingText, lineOf, replayParts } from './words.ts';

/** The wheel goes a move back or forward. */
const WHEEL: Wheel = ['Left', 'Right'];

/** Replays a match on the table of its game. */
export function ReplayScreen(props: Replaying) {
  const theme = useTheme();
  const replaying = useReplay(props);
  // In a small window the table is calm.
  const calm = !holds(useSize(), LEAST_FOR_ALL);
  useAllowed(SMALL_WINDOWS);
  const size = useTableRoom(calm, props.table.largest);
  const rows = useWords(true);
  const { replay, at, eyes, open, asked, said, motion } = replaying;
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
    ...replaying,
    playOn: onPlayOn && (() => onPlayOn(replay.placeOf(at))),
    onClose,
  });
  const { bindings, help, said: dead } = useScreenKeys(banner, keys, replaying);
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
