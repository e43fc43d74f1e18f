import { cardsOf, minus } from '../../src/engine/card-set.ts';
import { cardsOf as cardsOf500 } from '../../src/engine/five-hundred/cards.ts';
import type { State as FiveHundred } from '../../src/engine/five-hundred/state.ts';
import type { AnyGame, OpaqueTypes } from '../../src/engine/game.ts';
import type { State as Gongzhu } from '../../src/engine/gongzhu/state.ts';
import type { State as KingsCourt } from '../../src/engine/kings-court/state.ts';
import type { State as Shang } from '../../src/engine/shang/state.ts';
import { cardsIn, PACK } from '../../src/engine/shengji/cards.ts';
import type { State as Shengji } from '../../src/engine/shengji/state.ts';
import type { HighCard } from '../template/high-card.ts';

/** Every card of a deal as numbers, wherever a state has it. Null between deals. One line a game. */
const CARDS: { readonly [id: string]: (state: never) => readonly number[] | null } = {
  'high-card': (state: HighCard['state']) =>
    [...state.hands, state.trick, state.gone].flat().filter((card) => card !== null),
  shang: (state: Shang) => [...state.hands, state.played].flatMap(cardsOf),
  gongzhu: (state: Gongzhu) =>
    state.phase === 'pass' || state.phase === 'play'
      ? [
          ...state.deal.hands.flatMap((hand) =>
            cardsOf(state.phase === 'play' ? minus(hand, state.played) : hand),
          ),
          ...(state.phase === 'play' ? cardsOf(state.played) : []),
        ]
      : null,
  shengji: (state: Shengji) => {
    if (state.phase === 'deal' || state.phase === 'over') return null;
    if (state.phase === 'draw') return state.deck;
    const kinds = [...new Set(PACK)];
    return [
      ...state.hands.flatMap((hand) => cardsIn(hand, kinds)),
      // The Dealer has the kitty in hand until it is buried.
      ...(state.phase === 'bury' ? [] : state.kitty),
      ...(state.phase === 'play' ? cardsIn(state.gone, kinds) : []),
    ];
  },
  '500': (state: FiveHundred) => {
    if (state.phase === 'deal' || state.phase === 'over') return null;
    const held = state.hands.flatMap(cardsOf500);
    if (state.phase === 'bid' || state.phase === 'give') return [...held, ...cardsOf500(state.widow)];
    if (state.phase === 'bury') return held;
    const played = [...state.tricks, state.trick].flatMap(({ plays }) => plays.map(({ card }) => card));
    return [...held, ...cardsOf500(state.aside.buried), ...played];
  },
  'kings-court': (state: KingsCourt) =>
    state.phase === 'deal'
      ? null
      : [...state.board.filter((card) => card !== null), ...state.hands.flat(), ...state.stack],
};

export function cardsInPlay(game: AnyGame, state: OpaqueTypes['state']): readonly number[] | null {
  const cards = CARDS[game.id];
  if (!cards)
    throw new Error(`test/support/cards-in-play.ts does not know where ${game.title} keeps its cards`);
  return cards(state as never)?.toSorted((a, b) => a - b) ?? null;
}
