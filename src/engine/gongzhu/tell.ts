import { formatCard, HEARTS, suitOf } from '../card.ts';
import { type CardSet, cardsOf, has, includes, intersection, setOf, union } from '../card-set.ts';
import type { Event, Seat, Viewer } from '../game.ts';
import { addCard, ledCard, nextSeat, playsOf, winnerOf } from '../trick.ts';
import { heartsBroken, power } from './rules.ts';
import { ALL_HEARTS, KEPT, moonFor, scoreDeal, TEN_OF_CLUBS } from './score.ts';
import { type Fact, giverTo, type Move, type PlayPhase, receiverOf, type State } from './state.ts';

const texts = (cards: CardSet): string[] => cardsOf(cards).map(formatCard);

export function tell(before: State, event: Event<Move>, after: State, viewer: Viewer): readonly Fact[] {
  if (event.kind === 'deal') return tellDeal(after);
  const { seat, move } = event;
  if (move.kind === 'pass') return tellPass(before, seat, move.cards.map(formatCard), after, viewer);
  return before.phase === 'play' ? tellCard(before, seat, move.card, after) : [];
}

function tellDeal(after: State): Fact[] {
  if (after.phase !== 'pass' && after.phase !== 'play') return [];
  const dealt: Fact = { kind: 'dealt', deal: after.standing.deals, to: after.deal.to };
  return after.phase === 'play' ? [dealt, { kind: 'begins', seat: after.turn }] : [dealt];
}

function tellPass(before: State, seat: Seat, cards: readonly string[], after: State, viewer: Viewer): Fact[] {
  if (before.phase !== 'pass') return [];
  const receiver = receiverOf(before.deal, seat);
  const facts: Fact[] = [{ kind: 'passed', seat, receiver, cards: viewer === seat ? cards : null }];
  if (after.phase !== 'play') return facts;
  if (viewer !== 'table') {
    const giver = giverTo(after.deal, viewer);
    facts.push({ kind: 'received', seat: viewer, giver, cards: texts(after.deal.gifts[giver]!) });
  }
  facts.push({ kind: 'begins', seat: after.turn });
  return facts;
}

function tellCard(before: PlayPhase, seat: Seat, card: number, after: State): Fact[] {
  const lead = ledCard(before.trick) === null;
  const facts: Fact[] = [{ kind: 'played', seat, card: formatCard(card), lead }];
  if (suitOf(card) === HEARTS && !heartsBroken(before)) facts.push({ kind: 'hearts-broken', seat });
  const trick = addCard(before.trick, seat, card);
  if (nextSeat(seat) !== trick.leader) return facts;

  const winner = winnerOf(trick, power);
  const kept = intersection(setOf(trick.cards.filter((c) => c !== null)), KEPT);
  const taken = union(before.taken[winner]!, kept);
  const { points, shooter } = scoreDeal(before.taken.map((pile, each) => (each === winner ? taken : pile)));
  facts.push({
    kind: 'trick-taken',
    seat: winner,
    plays: playsOf(trick),
    pointed: texts(kept),
    points: points[winner]!,
    doubled: has(taken, TEN_OF_CLUBS) && points[winner] !== 0 && (shooter ?? winner) === winner,
    moon: shooter === winner && !includes(before.taken[winner]!, ALL_HEARTS),
  });
  if (after.phase === 'play') return facts;

  const { deals: deal, scores, results, winners } = after.standing;
  const result = results.at(-1)!;
  const forOthers = result.shooter === null ? 0 : moonFor(result.taken[result.shooter]!);
  facts.push({
    kind: 'deal-scored',
    deal,
    points: result.points,
    scores,
    shooter: result.shooter,
    forOthers,
  });
  if (winners) facts.push({ kind: 'match-over', winners, scores });
  return facts;
}
