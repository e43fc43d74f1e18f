import type { AnyGame, OpaqueTypes } from '../../src/engine/game.ts';
import { kingsCourt } from '../../src/engine/kings-court/index.ts';
import type { KingsCourt } from '../../src/engine/kings-court/state.ts';

/** Every card of a deal, wherever a state has it, sorted. One line a game. */
const CARDS: { readonly [id: string]: (state: never) => readonly string[] } = {
  'kings-court': ({ board, hands, stack }: KingsCourt['state']) =>
    [...board, ...hands.flat(), ...stack].flatMap((card) =>
      card === null ? [] : [kingsCourt.formatCard(card)],
    ),
};

export function cardsInPlay(game: AnyGame, state: OpaqueTypes['state']): readonly string[] {
  const cards = CARDS[game.id];
  if (!cards)
    throw new Error(`test/support/cards-in-play.ts does not know where ${game.title} keeps its cards`);
  return cards(state as never).toSorted();
}
