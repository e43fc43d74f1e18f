import { type Card, card } from '../../../src/engine/card.ts';
import { cardsOf, EMPTY, FULL, minus, setOf } from '../../../src/engine/card-set.ts';
import { isRefusal, type TableSetup } from '../../../src/engine/game.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { beginPlay, putDown } from '../../../src/engine/gongzhu/rules.ts';
import type { DealDraft, Move, PlayPhase, State } from '../../../src/engine/gongzhu/state.ts';
import { type Random, randomFor } from '../../../src/engine/random.ts';
import { newTrick } from '../../../src/engine/trick.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards } from '../../support/cards.ts';

export const tableOf = (options: { limit?: number; passing?: string } = {}): TableSetup => ({
  seats: 4,
  options: { limit: 1000, passing: 'left-right-across-hold', ...options },
});

/** A deck that deals these hands (13 card texts each); a hand left out gets what is over, in canonical order. */
export function deckOf(...hands: readonly string[]): Card[] {
  const named = hands.map((text) => cardsOf(cards(text)));
  let rest = cardsOf(minus(FULL, setOf(named.flat())));
  const full = [0, 1, 2, 3].map((seat) => {
    const hand = [...(named[seat] ?? []), ...rest.slice(0, 13 - (named[seat]?.length ?? 0))];
    rest = rest.slice(13 - (named[seat]?.length ?? 0));
    return hand;
  });
  return Array.from({ length: 52 }, (_, place) => full[place % 4]![Math.floor(place / 4)]!);
}

/** The state after moves typed in turn by whoever is first to act. Every one must be legal. */
export function playOn(state: State, ...texts: readonly string[]): State {
  return texts.reduce((now, text) => {
    const seat = gongzhu.toAct(now)[0]!;
    const refused = refusalOf(now, seat, text);
    if (refused !== null) throw new Error(`${text} by seat ${seat}: ${refused.rule}`);
    return gongzhu.play(now, seat, gongzhu.parse(text) as Move);
  }, state);
}

/** The refusal of a typed move, or null. */
export function refusalOf(state: Parameters<typeof gongzhu.check>[0], seat: number, text: string) {
  const move = gongzhu.parse(text);
  return isRefusal(move)
    ? (move as { rule: 'unreadable' } & Parameters<typeof gongzhu.refusalText>[0])
    : gongzhu.check(state, seat, move);
}

/** The refusal's sentence, or 'legal'. */
export function verdict(state: Parameters<typeof gongzhu.check>[0], seat: number, text: string): string {
  const refusal = refusalOf(state, seat, text);
  return refusal === null ? 'legal' : gongzhu.refusalText(refusal, plainSpeaker);
}

/** A play position by hand: what is in `past` is gone, the rest is in the hands. */
export function position(
  hands: readonly string[],
  trick: { leader: number; cards?: readonly (string | null)[] },
  more: Partial<PlayPhase> & { first?: boolean } = {},
): PlayPhase {
  const onTable = (trick.cards ?? [null, null, null, null]).map((text) =>
    text === null ? null : card(text),
  );
  const held = hands.map(cards);
  const inHands = held.map((hand, seat) =>
    setOf([...cardsOf(hand), ...(onTable[seat] === null ? [] : [onTable[seat]!])]),
  );
  const known = setOf(inHands.flatMap(cardsOf));
  const { first, ...rest } = more;
  const before = { leader: 0, cards: [0, 1, 2, 3], winner: 0, before: null };
  const draft: DealDraft = {
    ...beginPlay((gongzhu.start(tableOf()) as State).standing, {
      to: 0,
      hands: inHands,
      gifts: [null, null, null, null],
    }),
    turn: trick.leader,
    trick: newTrick(trick.leader),
    past: first ? null : before,
    played: first ? EMPTY : minus(FULL, known),
    may: [FULL, FULL, FULL, FULL],
  };
  for (let n = 0; n < 3; n++) {
    const c = onTable[draft.turn];
    if (typeof c === 'number') putDown(draft, c);
  }
  return { ...draft, ...rest };
}

/** Random legal play from a fresh match: every state with somebody to act, through `deals` deals or to the end of the match. */
export function* randomStates(seed: string, deals: number, options = {}): Generator<State> {
  const random = randomFor('test', seed);
  const table = tableOf(options);
  let state = gongzhu.start(table);
  for (let n = 0; n < deals && state.phase !== 'over'; n++) {
    state = gongzhu.deal(state, gongzhu.shuffle(table, random));
    while (gongzhu.toAct(state).length > 0) {
      yield state;
      const seat = gongzhu.toAct(state)[random.below(gongzhu.toAct(state).length)]!;
      state = gongzhu.play(state, seat, randomMove(state, seat, random));
    }
  }
}

function randomMove(state: State, seat: number, random: Random): Move {
  const moves = [...gongzhu.moves(state, seat)];
  return moves[random.below(moves.length)]!;
}

export const texts = (moves: Iterable<Move>): string[] => [...moves].map(gongzhu.format);
