import { card } from '../../src/engine/card.ts';
import { type CardSet, setOf } from '../../src/engine/card-set.ts';

/** A set of the common pack written as card texts separated by spaces. */
export const cards = (text: string): CardSet => setOf(text.split(' ').filter(Boolean).map(card));
