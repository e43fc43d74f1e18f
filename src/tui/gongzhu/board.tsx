import { Box, Text } from 'ink';
import { card, formatCard, HEARTS, SUITS, suitOf } from '../../engine/card.ts';
import {
  bitCount,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  minus,
  ranksOf,
  setOf,
  size,
  union,
} from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { pointsOf } from '../../engine/gongzhu/score.ts';
import { type Gongzhu, giverTo } from '../../engine/gongzhu/state.ts';
import { seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { HAND_ROWS, Hand, pickNumbers } from '../parts/hand.tsx';
import { Lines } from '../parts/lines.tsx';
import { Rich } from '../parts/rich.tsx';
import type { BoardProps } from '../table.ts';
import { useTheme } from '../theme.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type GongzhuPosition, handOf, legalIn, type Selection } from './selection.ts';

/** The panel's columns, its edge included: in a wide window there is room for a whole trick on a line. */
const panelWidth = (columns: number): number => (columns >= 100 ? 32 : 23);

export function Board({ position, selection, columns, rows }: BoardProps<Gongzhu, Selection>) {
  const layout = layoutOf(position);
  const { viewer } = position;
  const theme = useTheme();
  const south = viewer === 'table' ? 0 : viewer;
  const seat = (turn: number) => (south + turn) & 3;
  const height = rows - HAND_ROWS;
  const panel = panelWidth(columns);
  const width = columns - panel;
  const player = (turn: number) => <PlayerAt position={position} layout={layout} seat={seat(turn)} />;
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Box height={height}>
        <Box flexDirection="column" width={width} justifyContent="space-between">
          <Box justifyContent="center">{player(2)}</Box>
          <Box justifyContent="space-between" paddingX={2}>
            {player(1)}
            {player(3)}
          </Box>
          <Box justifyContent="center">{player(0)}</Box>
          <Box justifyContent="center">
            <Rich>{exchangeText(position)}</Rich>
          </Box>
        </Box>
        <Box flexDirection="column" width={1}>
          <Text>{`${theme.lines.vertical}\n`.repeat(height).trimEnd()}</Text>
        </Box>
        <Panel
          position={position}
          layout={layout}
          back={selection?.back ?? 0}
          width={panel - 1}
          rows={height}
        />
      </Box>
      <OwnHand position={position} selection={selection} />
    </Box>
  );
}

function PlayerAt({
  position,
  layout,
  seat,
}: {
  readonly position: GongzhuPosition;
  readonly layout: Layout;
  readonly seat: Seat;
}) {
  const { speaker, turn } = position;
  const theme = useTheme();
  const { trick, winner, taken, left, totals } = layout;
  const theirs = winner === null && turn.includes(seat);
  const card = trick?.cards[seat] ?? null;
  const best = trick && seatsOf(trick).length > 0 ? winnerOf(trick, power) : null;
  const mark = [
    trick?.leader === seat ? ' led' : '',
    best === seat ? ' *' : '',
    winner === seat ? ' takes it' : '',
  ].join('');
  const points = pointsOf(taken[seat]!);
  return (
    <Box flexDirection="column" width={26} height={3}>
      <Text wrap="truncate-end">
        <Text {...(theirs ? theme.inverse : theme.strong)}>
          {theirs ? '> ' : '  '}
          {speaker.seat(seat).slice(0, 9)}{' '}
        </Text>
        {` ${left[seat]} left  total ${totals[seat]}`}
      </Text>
      <Rich>{`  ${points > 0 ? '+' : ''}${points} ${takenText(taken[seat]!, position)}`}</Rich>
      <Rich>{card === null ? ' ' : `    [ ${speaker.card(formatCard(card))} ]${mark}`}</Rich>
    </Box>
  );
}

/** What a player keeps in front of them, at most 21 columns: `♥2 6 Q Q♠`. */
function takenText(taken: CardSet, { speaker }: GongzhuPosition): string {
  const cards = cardsOf(taken);
  const ranks = cards.filter((card) => suitOf(card) === HEARTS).map((card) => formatCard(card)[0]);
  const others = cards
    .filter((card) => suitOf(card) !== HEARTS)
    .map((card) => speaker.card(formatCard(card)));
  const hearts = ranks.length === 0 ? [] : [speaker.suit('H') + ranks.join(ranks.length > 5 ? '' : ' ')];
  return [...others, ...hearts].join(' ');
}

/** Who passes to whom; on the first trick, what the viewer was given. */
function exchangeText({ view, viewer, speaker }: GongzhuPosition): string {
  if (view.phase !== 'play' || viewer === 'table' || view.deal.to === 0 || view.past !== null) return ' ';
  const giver = giverTo(view.deal, viewer);
  const cards = cardsOf(view.deal.gifts[giver] ?? EMPTY).map((card) => speaker.card(formatCard(card)));
  return cards.length === 0 ? ' ' : `${speaker.seat(giver)} passed you ${cards.join(' ')}`;
}

interface PanelProps {
  readonly position: GongzhuPosition;
  readonly layout: Layout;
  readonly back: number;
  readonly width: number;
  readonly rows: number;
}

function Panel({ position, layout, back, width, rows }: PanelProps) {
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
  const special = ['QS', 'JD', 'TC'].filter((text) => size(minus(setOf([card(text)]), out)) === 0);
  return ['STILL OUT', `  ${counts.join(' ')}`, `  ${special.map((text) => speaker.card(text)).join(' ')}`];
}

function OwnHand({
  position,
  selection,
}: {
  readonly position: GongzhuPosition;
  readonly selection: Selection | null;
}) {
  const { view, mover, speaker } = position;
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const numbers = mover === null ? [] : pickNumbers(legal);
  const passing = view.phase === 'pass';
  return (
    <Hand
      cards={hand.map((card, place) => ({
        text: speaker.card(formatCard(card)),
        legal: legal[place]!,
        number: numbers[place] ?? null,
        raised: selection !== null && (passing ? selection.taken.includes(card) : selection.cursor === card),
        cursor: selection?.cursor === card,
        first: place > 0 && suitOf(hand[place - 1]!) !== suitOf(card),
      }))}
    />
  );
}
