import { Box } from 'ink';
import { card, formatCard, SUITS } from '../../engine/card.ts';
import { bitCount, EMPTY, FULL, has, minus, ranksOf, union } from '../../engine/card-set.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { Lines } from '../parts/lines.tsx';
import type { Layout } from './layout.ts';
import type { GongzhuPosition } from './selection.ts';

interface PanelProps {
  readonly position: GongzhuPosition;
  readonly layout: Layout;
  readonly back: number;
  readonly width: number;
  readonly rows: number;
}

/** Beside the table: a trick looked back at, what is still out, and in a wide window all tricks of the deal. */
export function Panel({ position, layout, back, width, rows }: PanelProps) {
  const { past } = layout;
  const number = past.length - (past.length === 0 ? 0 : back % past.length);
  const trick = past[number - 1];
  const lines = [
    back === 0 || past.length === 0 ? 'LAST TRICK (v)' : `TRICK ${number} (v)`,
    ...(trick ? trickLines(trick, position) : ['none yet']),
    '',
    ...(position.assist ? outLines(position) : []),
    ...(width > 30 && past.length > 0
      ? ['', 'THIS DEAL', ...past.map((taken, at) => trickLine(taken, at + 1, position))]
      : []),
  ];
  return (
    <Box flexDirection="column" width={width} paddingLeft={1}>
      <Lines lines={lines.slice(0, rows)} />
    </Box>
  );
}

function trickLines(trick: Trick, { speaker }: GongzhuPosition): string[] {
  const winner = winnerOf(trick, power);
  return seatsOf(trick).map((seat) => {
    const card = speaker.card(formatCard(trick.cards[seat]!));
    return `  ${speaker.seat(seat).slice(0, 9).padEnd(9)} ${card}${seat === winner ? ' won' : ''}`;
  });
}

/** A trick on a line, from the leader on, its winner's card marked: ` 3 Dan   T♦  4♦  A♦* 6♦`. */
function trickLine(trick: Trick, number: number, { speaker }: GongzhuPosition): string {
  const winner = winnerOf(trick, power);
  const cards = seatsOf(trick).map(
    (seat) => `${speaker.card(formatCard(trick.cards[seat]!))}${seat === winner ? '*' : ' '}`,
  );
  return `${String(number).padStart(2)} ${speaker.seat(trick.leader).slice(0, 8).padEnd(9)} ${cards.join(' ')}`;
}

/** Cards of each suit in the other hands, and which of the pig, the goat and the 10♣ are among them. */
function outLines({ view, viewer, speaker }: GongzhuPosition): string[] {
  if (view.phase !== 'play' || viewer === 'table') return [];
  const own = view.deal.hands[viewer] ?? EMPTY;
  const out = minus(FULL, union(own, view.played));
  const counts = [3, 2, 1, 0].map((suit) => `${speaker.suit(SUITS[suit]!)}${bitCount(ranksOf(out, suit))}`);
  const special = ['QS', 'JD', 'TC'].filter((text) => has(out, card(text)));
  return ['STILL OUT', `  ${counts.join(' ')}`, `  ${special.map((text) => speaker.card(text)).join(' ')}`];
}
