import { type Cards, parseCard, setOf } from '../../../src/engine/five-hundred/cards.ts';

/** A set written as card texts separated by spaces. Throws a RangeError on what names no card. */
export function cards(text: string): Cards {
  return setOf(
    text
      .split(' ')
      .filter(Boolean)
      .map((name) => {
        const card = parseCard(name);
        if (card === undefined) throw new RangeError(`${name} is not a card`);
        return card;
      }),
  );
}
