import type { Card } from '../../../src/engine/card.ts';
import { parseCard } from '../../../src/engine/kings-court/cards.ts';

/** The card of a text that is known to be right. Throws a RangeError if it names none. */
export function card(text: string): Card {
  const found = parseCard(text);
  if (found === undefined) throw new RangeError(`${text} is not a card`);
  return found;
}
