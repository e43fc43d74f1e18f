import { formatCard, SUITS } from '../card.ts';
import { type CardSet, cardsOf, ranksOf, size } from '../card-set.ts';
import type { BySeat, JsonObject, Seat, Status, Viewer } from '../game.ts';
import { seatsOf, type Trick } from '../trick.ts';
import { couldHold } from './knowledge.ts';
import { heartsBroken } from './rules.ts';
import { pointsOf } from './score.ts';
import { type Deal, giverTo, heldBy, type Position, receiverOf, type State, type View } from './state.ts';

export function status({ phase, standing }: Position): Status {
  return {
    phase,
    deal: standing.deals,
    scores: standing.scores,
    results: standing.results.map(({ points, taken, shooter }) => ({
      points,
      taken: taken.map(texts),
      shooter,
    })),
    winners: standing.winners,
  };
}

/** Cards in the protocol's form, in canonical order. */
const texts = (cards: CardSet): string[] => cardsOf(cards).map(formatCard);

export function view(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'deal':
    case 'over':
      return { viewer, phase: state.phase, standing: state.standing };
    case 'pass':
      return {
        viewer,
        phase: 'pass',
        standing: state.standing,
        deal: knownTo(viewer, state.deal, [viewer]),
        waiting: state.waiting,
      };
    case 'play': {
      const giver = viewer === 'table' ? viewer : giverTo(state.deal, viewer);
      return {
        viewer,
        phase: 'play',
        standing: state.standing,
        deal: knownTo(viewer, state.deal, [viewer, giver]),
        turn: state.turn,
        trick: state.trick,
        past: state.past,
        played: state.played,
        taken: state.taken,
        may: state.may,
      };
    }
  }
}

/** The viewer's knowledge of the deal: the own hand, and the gifts of `givers`. */
const knownTo = (viewer: Viewer, deal: Deal, givers: readonly Viewer[]): Deal<CardSet | null> => ({
  to: deal.to,
  hands: deal.hands.map((hand, seat) => (seat === viewer ? hand : null)),
  gifts: deal.gifts.map((gift, seat) => (givers.includes(seat) ? gift : null)),
});

export function describe(view: View): JsonObject {
  const { viewer, phase, standing } = view;
  const seat = viewer === 'table' ? null : viewer;
  return {
    seat,
    phase,
    deal: standing.deals,
    scores: standing.scores,
    limit: standing.limit,
    winners: standing.winners,
    passing: view.phase === 'pass' || view.phase === 'play' ? describePassing(view.deal, seat) : null,
    waiting: view.phase === 'pass' ? view.waiting : [],
    hand: describeHand(view, seat),
    ...(view.phase === 'play' ? describePlay(view) : NO_PLAY),
  };
}

export const DIRECTIONS = ['none', 'left', 'across', 'right'] as const;

function describePassing(deal: Deal<CardSet | null>, seat: Seat | null): JsonObject {
  const direction = DIRECTIONS[deal.to]!;
  if (seat === null || deal.to === 0)
    return { direction, receiver: null, giver: null, given: null, received: null };
  const given = deal.gifts[seat];
  const received = deal.gifts[giverTo(deal, seat)];
  return {
    direction,
    receiver: receiverOf(deal, seat),
    giver: giverTo(deal, seat),
    given: given ? texts(given) : null,
    received: received ? texts(received) : null,
  };
}

function describeHand(view: View, seat: Seat | null): string[] | null {
  if (seat === null || view.phase === 'deal' || view.phase === 'over') return null;
  const hand = view.phase === 'play' ? heldBy(view, seat) : view.deal.hands[seat];
  return hand ? texts(hand) : null;
}

const NO_PLAY = {
  turn: null,
  trick: null,
  tricks: [],
  cardsLeft: null,
  taken: null,
  points: null,
  heartsBroken: false,
  voids: null,
} as const;

function describePlay(view: View & { readonly phase: 'play' }): {
  [name in keyof typeof NO_PLAY]: JsonObject[string];
} {
  const left = playedCounts(view).map((count) => 13 - count);
  const past = [];
  for (let trick = view.past; trick; trick = trick.before)
    past.push({ ...describeTrick(trick), winner: trick.winner });
  return {
    turn: view.turn,
    trick: describeTrick(view.trick),
    tricks: past.reverse(),
    cardsLeft: left,
    taken: view.taken.map(texts),
    points: view.taken.map(pointsOf),
    heartsBroken: heartsBroken(view),
    voids: couldHold(view).map((cards) => SUITS.filter((_, suit) => ranksOf(cards, suit) === 0)),
  };
}

/** Cards in order of play, from the leader's on. */
const describeTrick = (trick: Trick) => ({
  leader: trick.leader,
  cards: seatsOf(trick).map((seat) => formatCard(trick.cards[seat]!)),
});

const playedCounts = (view: View & { readonly phase: 'play' }): BySeat<number> => {
  const tricks = (size(view.played) - seatsOf(view.trick).length) / 4;
  return view.trick.cards.map((card) => tricks + (card === null ? 0 : 1));
};
