import { Text } from 'ink';
import { Fragment, type ReactNode } from 'react';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { useTheme } from '../theme.ts';
import { type CourtPosition, handOf, type Selection } from './selection.ts';
import { cardStyle } from './style.ts';

interface HandProps {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
}

/** The viewer's cards with the numbers that pick them; dim where they fit nowhere. */
export function Hand({ position, selection }: HandProps) {
  const theme = useTheme();
  const hand = handOf(position);
  const able = placeable(boardOf(position.view), hand);
  const cards: ReactNode[] = hand.map((card, place) => {
    const legal = able.some((found) => found.card === card);
    const [open, close] = selection?.card === place ? ['[', ']'] : [' ', ' '];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by their place only
      <Fragment key={place}>
        {`  ${place + 1}${open}`}
        <Text {...(legal ? { ...cardStyle(card, theme), ...theme.strong } : theme.dim)}>
          {formatCard(card)}
        </Text>
        {close}
      </Fragment>
    );
  });
  return (
    <Text>
      {hand.length > 0 ? ' hand' : ' '}
      {cards}
    </Text>
  );
}
