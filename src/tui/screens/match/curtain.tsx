import { Box, Text } from 'ink';
import { useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { Banner } from '../../drawing/banner.ts';
import { characters, padded } from '../../drawing/width.ts';
import type { Binding } from '../../keys.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { useTerminal } from '../../terminal/hooks.ts';
import { wrap } from '../../text.ts';
import { useTheme } from '../../theme.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';

/** Keys that come sooner than this after the curtain fell were meant for what was there before, in ms. */
export const TYPED_AHEAD = 350;

interface CurtainProps {
  readonly banner: string | Banner;
  readonly seat: Seat;
  readonly name: string;
  /** What everybody could see since this player's last move. */
  readonly since: readonly string[];
  onLift(): void;
  onLeave(): void;
  onScores(): void;
}

/** Hides all hands until the player whose turn it is has the keyboard. */
export function Curtain({ banner, seat, name, since, onLift, onLeave, onScores }: CurtainProps) {
  const { lines } = useTheme();
  const { clock } = useTerminal();
  const { rows, columns } = useContentSize();
  const fell = useRef(clock.now());
  const [called, setCalled] = useState(false);
  const number = String(seat + 1);
  const own: Binding[] = [
    { keys: [number], label: `${name} is here`, group: 'play', run: () => setCalled(true) },
    ...(called
      ? [{ keys: ['Enter'], label: `show ${name}'s hand`, group: 'play' as const, run: onLift }]
      : []),
    { keys: ['s'], label: 'score', group: 'look', run: onScores },
    { keys: ['q'], label: 'leave', group: 'match', run: onLeave },
  ];
  const hear = (key: string) => {
    if (clock.now() - fell.current < TYPED_AHEAD) return true;
    if (!own.some(({ keys }) => keys.includes(key))) setCalled(false);
    return false;
  };
  const { bindings, help, said } = useScreenKeys(banner, own, { hear });
  if (help) return help;

  const inner = 62;
  const box = (text: string) => `${lines.vertical}   ${padded(text, inner - 3)}${lines.vertical}`;
  const spaced = [...characters(name.toUpperCase())].map(({ text }) => text).join(' ');
  const edge = lines.horizontal.repeat(inner);
  const latest = since
    .flatMap((sentence) => wrap(sentence, columns - 4, '  '))
    .slice(-Math.max(1, rows - 11));
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={said}
      verdict={[called ? `Enter shows the hand of ${name}.` : `${name}: press ${number}, then Enter.`]}
    >
      <Text> </Text>
      <Box flexDirection="column" paddingLeft={Math.max(0, Math.floor((columns - inner - 2) / 2))}>
        <Text>{lines.topLeft + edge + lines.topRight}</Text>
        <Text>{box('')}</Text>
        <Text>{box(`Pass the keyboard to   ${spaced}   (seat ${number})`)}</Text>
        <Text>{box('All hands are hidden.')}</Text>
        <Text>{box('')}</Text>
        <Text>{box(`${name}: press ${number}, then Enter.`)}</Text>
        <Text>{lines.bottomLeft + edge + lines.bottomRight}</Text>
      </Box>
      <Text> </Text>
      {latest.length > 0 && <Text>{`  Since the last move of ${name} (as everybody saw it)`}</Text>}
      <Lines lines={latest.map((line) => `    ${line}`)} />
    </Frame>
  );
}
