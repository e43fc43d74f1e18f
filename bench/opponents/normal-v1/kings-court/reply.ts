import type { Seat } from '../../../../src/engine/game.ts';
import { AROUND, type Board, DIAGONALS, LINES, SPACES } from '../../../../src/engine/kings-court/board.ts';
import { cardOf, cardValue, KINDS_OF_CARD } from '../../../../src/engine/kings-court/cards.ts';
import { unseenCards } from '../../../../src/engine/kings-court/imagine.ts';
import { openSpaces, valuesBeside } from '../../../../src/engine/kings-court/placing.ts';
import { cardsLeft, type Placement, type PlayView } from '../../../../src/engine/kings-court/state.ts';
import type { Worths } from './candidates.ts';
import { worthOf } from './worth.ts';

/** Upper bound of the numbers of all cards. */
const CARDS = 28;

/** For each kind of card the chance that this seat holds it, from the unseen cards and the passes so far; index = card. */
export function chancesOf(view: PlayView, seat: Seat): number[] {
  const chances: number[] = Array(CARDS).fill(0);
  const unseen = unseenCards(view);
  const held = cardsLeft(view, seat);
  const lacked = view.lacks[seat]!.reduce((all, values) => all & values);
  const elsewhere = unseen.length - held;
  // The chance that no copy is held: elsewhere / all for the first copy, and so on.
  const none: number[] = Array(CARDS).fill(1);
  const seen: number[] = Array(CARDS).fill(0);
  for (const card of unseen) {
    const copies = seen[card]!++;
    none[card]! *= Math.max(0, elsewhere - copies) / (unseen.length - copies);
  }
  for (const card of KINDS_OF_CARD)
    if (seen[card]! > 0 && !((lacked >> cardValue(card)) & 1)) chances[card] = 1 - none[card]!;
  return chances;
}

/** The spaces whose worth or openness a card on this space can change; index = space, then space. */
const CHANGED: readonly (readonly boolean[])[] = SPACES.map((space) => {
  const met = new Set([...LINES[space]!, ...DIAGONALS[space]!.flat(), ...AROUND[space]!]);
  return SPACES.map((other) => met.has(other));
});

/** The next player's average score with the best of its likely cards. */
export function expectedReply(
  before: Board,
  worths: Worths,
  { card, space }: Placement,
  chances: readonly number[],
): number {
  const board = before.with(space, card);
  const best: number[] = Array(CARDS).fill(Number.NEGATIVE_INFINITY);
  for (const open of openSpaces(board)) {
    const known = CHANGED[space]![open] ? undefined : worths[open];
    const { prime, byValue, byColour } = known ?? worthOf(board, open);
    const beside = valuesBeside(board, open);
    for (let value = 1; value <= 6; value++) {
      if ((beside >> value) & 1) continue;
      const base = prime + byValue[value]!;
      for (let colour = 0; colour < 4; colour++) {
        const kind = cardOf(colour, value);
        if (base + byColour[colour]! > best[kind]!) best[kind] = base + byColour[colour]!;
      }
    }
  }

  const kinds = KINDS_OF_CARD.filter((kind) => chances[kind]! > 0 && best[kind]! > Number.NEGATIVE_INFINITY);
  kinds.sort((a, b) => best[b]! - best[a]!);
  let expected = 0;
  let noneBetter = 1;
  for (const kind of kinds) {
    expected += noneBetter * chances[kind]! * best[kind]!;
    noneBetter *= 1 - chances[kind]!;
    if (noneBetter < 0.01) break;
  }
  return expected;
}
