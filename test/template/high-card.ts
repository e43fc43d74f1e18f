/**
 * High Card: a whole small game to copy from. Two to four players hold three cards each. In turn everybody plays one; the
 * highest rank takes the trick (of equal ones the first) and its taker leads. A trick is a point; most points after so many deals win.
 */
import { type Card, formatCard, parseCard, rankOf } from '../../src/engine/card.ts';
import { checkPack } from '../../src/engine/deck.ts';
import type { BySeat, Game, Seat, Viewer } from '../../src/engine/game.ts';
import { type Random, shuffled } from '../../src/engine/random.ts';
import type { TrickPlay } from '../../src/engine/trick.ts';
import {
  type CommonRefusal,
  commonRefusalText,
  list,
  type MoveWords,
  type Unreadable,
  unreadable,
  verb,
} from '../../src/engine/words.ts';

const PACK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);
const HAND = 3;

/** What a state and a view have in common. */
interface Position {
  readonly phase: 'deal' | 'play' | 'over';
  /** Deals in a match. */
  readonly length: number;
  readonly deal: number;
  readonly scores: BySeat<number>;
  readonly results: readonly { readonly points: BySeat<number> }[];
  /** In a view, null for hands that the viewer does not see. */
  readonly hands: BySeat<readonly Card[] | null>;
  readonly turn: Seat;
  /** Cards on the table, null before a seat has played. */
  readonly trick: BySeat<Card | null>;
  /** Tricks taken in this deal. */
  readonly taken: BySeat<number>;
  /** Cards of earlier tricks of this deal. */
  readonly gone: readonly Card[];
}

interface State extends Position {
  readonly hands: BySeat<readonly Card[]>;
}

interface View extends Position {
  readonly viewer: Viewer;
  /** Cards in each hand. */
  readonly cardsLeft: BySeat<number>;
}

type Fact =
  | { readonly kind: 'dealt'; readonly deal: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  /** `plays`: the whole trick in order of play. */
  | { readonly kind: 'trick-taken'; readonly seat: Seat; readonly plays: readonly TrickPlay[] }
  | { readonly kind: 'deal-scored'; readonly points: BySeat<number> }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[] };

export interface HighCard {
  state: State;
  move: Card;
  view: View;
  refusal: CommonRefusal<'deal'>;
  fact: Fact;
}

const each = <T>(position: { readonly scores: BySeat<unknown> }, value: T): T[] =>
  position.scores.map(() => value);

/** Of equal ranks the first played wins: the leader is the one after the seat that is to play. */
function takerOf(trick: BySeat<Card>, leader: Seat): Seat {
  const order = trick.map((_, turn) => (leader + turn) % trick.length);
  return order.reduce((best, seat) => (rankOf(trick[seat]!) > rankOf(trick[best]!) ? seat : best));
}

function winnersOf({ phase, scores }: Position): Seat[] | null {
  if (phase !== 'over') return null;
  return scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
}

function check(position: Position, seat: Seat, card: Card): CommonRefusal<'deal'> | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return { rule: 'not-now', due: 'deal' };
  if (position.turn !== seat) return { rule: 'not-your-turn', turn: [position.turn] };
  return position.hands[seat]?.includes(card) ? null : { rule: 'not-held', card: formatCard(card) };
}

function play(state: State, seat: Seat, card: Card): State {
  const hands = state.hands.with(
    seat,
    state.hands[seat]!.filter((held) => held !== card),
  );
  const next = (seat + 1) % hands.length;
  const trick = state.trick.with(seat, card);
  if (trick.includes(null)) return { ...state, hands, trick, turn: next };

  const taker = takerOf(trick as BySeat<Card>, next);
  const taken = state.taken.with(taker, state.taken[taker]! + 1);
  const gone = [...state.gone, ...(trick as BySeat<Card>)];
  const after = { ...state, hands, trick: each(state, null), turn: taker, taken, gone };
  if (hands.some((hand) => hand.length > 0)) return after;
  const scores = state.scores.map((score, place) => score + taken[place]!);
  const results = [...state.results, { points: taken }];
  return { ...after, scores, results, phase: results.length === state.length ? 'over' : 'deal' };
}

/** The trick that a last card fills, in order of play. */
const playsOf = (
  trick: BySeat<Card | null>,
  last: { readonly seat: Seat; readonly move: Card },
): TrickPlay[] =>
  trick.with(last.seat, last.move).map((_, turn, cards) => {
    const seat = (last.seat + 1 + turn) % cards.length;
    return { seat, cards: [formatCard(cards[seat]!)] };
  });

/** The seats' unseen cards dealt anew. */
function imagine(view: View, random: Random): State {
  const { viewer, cardsLeft, ...position } = view;
  const seen = [
    ...view.gone,
    ...view.trick.filter((card) => card !== null),
    ...view.hands.flatMap((hand) => hand ?? []),
  ];
  const unseen = shuffled(
    PACK.filter((card) => !seen.includes(card)),
    random,
  );
  return {
    ...position,
    hands: view.hands.map((hand, seat) => hand ?? sorted(unseen.splice(0, cardsLeft[seat]))),
  };
}

const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

const MOVE_WORDS: MoveWords<'deal'> = {
  written: { move: 'a card such as QS is expected' },
  due: { deal: 'the next deal is due' },
};

export const highCard: Game<HighCard, 'high-card'> = {
  id: 'high-card',
  title: 'High Card',
  tagline: 'the highest card takes it',
  seatCounts: [2, 3, 4],
  defaultSeats: 3,
  revision: 1,
  viewShape: 1,
  options: [
    {
      name: 'deals',
      label: 'Deals',
      description: 'Deals in a match',
      type: 'number',
      default: 3,
      min: 1,
      max: 9,
    },
  ],
  parseCard,
  formatCard,
  shuffle: (_table, random) => shuffled(PACK, random),
  checkDeck: (_table, deck) => checkPack(PACK, deck, formatCard),
  best: 'highest',
  start: ({ seats, options }) => {
    const zeros = Array<number>(seats).fill(0);
    return {
      phase: 'deal',
      length: options.deals as number,
      deal: 0,
      scores: zeros,
      results: [],
      hands: zeros.map(() => []),
      turn: 0,
      trick: zeros.map(() => null),
      taken: zeros,
      gone: [],
    };
  },
  deal: (state, deck) => ({
    ...state,
    phase: 'play',
    deal: state.deal + 1,
    hands: state.hands.map((_, seat) => sorted(deck.slice(seat * HAND, (seat + 1) * HAND))),
    turn: state.deal % state.scores.length,
    trick: each(state, null),
    taken: each(state, 0),
    gone: [],
  }),
  toAct: ({ phase, turn }) => (phase === 'play' ? [turn] : []),
  check,
  moves: (position, seat) =>
    position.phase === 'play' && position.turn === seat ? (position.hands[seat] ?? []) : [],
  play,
  status: (position) => ({
    phase: position.phase,
    deal: position.deal,
    scores: position.scores,
    results: position.results,
    winners: winnersOf(position),
  }),
  view: (state, viewer) => ({
    viewer,
    phase: state.phase,
    length: state.length,
    deal: state.deal,
    scores: state.scores,
    results: state.results,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : null)),
    turn: state.turn,
    trick: state.trick,
    taken: state.taken,
    gone: state.gone,
    cardsLeft: state.hands.map((hand) => hand.length),
  }),
  describe: (view) => ({
    seat: view.viewer === 'table' ? null : view.viewer,
    phase: view.phase,
    deal: view.deal,
    scores: view.scores,
    hand: view.viewer === 'table' ? null : (view.hands[view.viewer]?.map(formatCard) ?? null),
    turn: view.phase === 'play' ? view.turn : null,
    trick: view.trick.map((card) => (card === null ? null : formatCard(card))),
    taken: view.taken,
    cardsLeft: view.cardsLeft,
  }),
  tell: (before, event, after) => {
    if (event.kind === 'deal') return [{ kind: 'dealt', deal: after.deal }];
    const facts: Fact[] = [{ kind: 'played', seat: event.seat, card: formatCard(event.move) }];
    if (after.gone.length > before.gone.length)
      facts.push({ kind: 'trick-taken', seat: after.turn, plays: playsOf(before.trick, event) });
    if (after.results.length > before.results.length)
      facts.push({ kind: 'deal-scored', points: after.results.at(-1)!.points });
    const winners = winnersOf(after);
    if (winners) facts.push({ kind: 'match-over', winners });
    return facts;
  },
  imagine,
  format: formatCard,
  parse: (text): Card | Unreadable => parseCard(text.trim()) ?? unreadable(text, 'move'),
  refusalText: (refusal, speaker) => commonRefusalText(refusal, speaker, MOVE_WORDS),
  factText: (fact, speaker) => {
    switch (fact.kind) {
      case 'dealt':
        return `Deal ${fact.deal}.`;
      case 'played':
        return `${verb(speaker, fact.seat, 'play')} ${speaker.card(fact.card)}.`;
      case 'trick-taken':
        return `${verb(speaker, fact.seat, 'take')} the trick.`;
      case 'deal-scored':
        return `Tricks: ${fact.points.map((tricks, seat) => `${speaker.seat(seat)} ${tricks}`).join(', ')}.`;
      case 'match-over':
        return `The match is over: ${list(fact.winners.map((seat) => speaker.seat(seat)))} won.`;
    }
  },
};
