import { Box, Text } from 'ink';
import { formatCard, HEARTS, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { pointsOf } from '../../engine/gongzhu/score.ts';
import { seatsOf, winnerOf } from '../../engine/trick.ts';
import { Rich } from '../parts/rich.tsx';
import { useTheme } from '../theme.ts';
import type { Layout } from './layout.ts';
import type { GongzhuPosition } from './selection.ts';

/** A player's name, what they have taken, and their card of the trick: three rows of 26 columns. */
export function PlayerAt({
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
