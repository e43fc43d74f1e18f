import { Box, Text } from 'ink';
import type { AnyGame } from '../../engine/game.ts';
import { type Draft, playersOf, valueIn } from '../draft.ts';
import { useTheme } from '../theme.ts';
import { useContentSize } from './frame.tsx';

interface DraftPanelProps {
  readonly game: AnyGame;
  /** The game's number on the menu. */
  readonly number: number;
  readonly draft: Draft;
  /** The seat that keys work on. */
  readonly seat: number;
}

/** The match that the menu would begin: seats, bots, seed, house rules. */
export function DraftPanel({ game, number, draft, seat }: DraftPanelProps) {
  const { horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight } = useTheme().lines;
  const width = useContentSize().columns - 2;
  const title = `${horizontal} ${number} ${game.title} `;
  const seats = playersOf(draft).map(({ name, bot }, place) => {
    const text = bot === null ? name : 'bot';
    return place === seat ? `[${text}]` : ` ${text} `;
  });
  const changed = game.options.filter((spec) => valueIn(draft, spec) !== spec.default).length;
  const count = game.seatCounts.length > 1 ? '  -+:seats' : '';
  const lines = [
    `Seats   ${seats.join(' ')}   Space:person/bot  n:name${count}`,
    `Bots    < ${draft.level} >     Seed  ${draft.seed || 'new'}     b:level  e:seed`,
    `Rules   ${changed === 0 ? 'as on the rule page' : `${changed} changed`}     h:house rules`,
  ];
  return (
    <Box flexDirection="column">
      <Text>{topLeft + title + horizontal.repeat(width - title.length) + topRight}</Text>
      {lines.map((line) => (
        <Text key={line}>{`${vertical}  ${line.slice(0, width - 3).padEnd(width - 2)}${vertical}`}</Text>
      ))}
      <Text>{bottomLeft + horizontal.repeat(width) + bottomRight}</Text>
    </Box>
  );
}
