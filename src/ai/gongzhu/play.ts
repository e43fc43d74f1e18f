import { type Card, formatCard, HEARTS, SPADES, suitOf } from '../../engine/card.ts';
import { bitCount, cardsOf, has, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { couldHold } from '../../engine/gongzhu/knowledge.ts';
import { legalCards, power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type DealView, type Move, PLAYS } from '../../engine/gongzhu/state.ts';
import type { ReasonedChoice } from '../policy.ts';
import { chooseCard, soleTaker } from './choose.ts';
import type { Reason } from './reason.ts';
import { at, higherUnseen, simOf, unseenBy } from './sim.ts';

/** The hearts from which on a seat is said to be near the moon. */
const NEAR_MOON = 7;

type PlayView = DealView & { readonly phase: 'play' };

export function choosePlay(view: PlayView): ReasonedChoice<Move, Reason> {
  const card = chooseCard(simOf(view));
  return { move: PLAYS[card]!, reason: () => playReason(view, card) };
}

/** What speaks for one of the legal cards. */
export function playReason(view: PlayView, chosen: Card): Reason {
  const { turn: me, trick } = view;
  const sim = simOf(view);
  const legal = legalCards(view, me);
  const card = formatCard(chosen);
  const suit = suitOf(chosen);
  if (size(legal) === 1) return { because: 'only-card', card };
  const unseen = unseenBy(sim, me, suit);
  const higher = higherUnseen(sim, me, chosen);
  const lower = bitCount(unseen) - higher;
  const isOut = (prize: Card): boolean => ((unseenBy(sim, me, suitOf(prize)) >> (prize % 13)) & 1) === 1;
  const beatable = (prize: Card): boolean => suitOf(prize) === suit && chosen > prize && isOut(prize);
  const nameOf = (found: Card | undefined): string | null => (found === undefined ? null : formatCard(found));
  if (sim.count === 0) {
    if (suit === SPADES && chosen < PIG && isOut(PIG))
      return { because: 'hunts-pig', card, holder: holderOf(view, PIG) };
    return { because: 'leads', card, higher, lower, prize: nameOf([PIG, GOAT].find(beatable)) };
  }
  const { led, winner, winning, count } = sim;
  const isLast = count === 3;
  if (suit !== suitOf(led)) {
    return {
      because: 'throws',
      card,
      taker: isLast ? winner : null,
      last: bitCount(sim.hands[at(me, suit)]!) === 1,
      quarry: nameOf([PIG, GOAT, TEN_OF_CLUBS].find(beatable)),
      higher,
      lower,
    };
  }
  const ducks = cardsOf(legal).filter((other) => power(other, winning) < winning);
  const best = ducks.at(-1);
  const over = formatCard(winning);
  if (ducks.includes(chosen))
    return {
      because: 'ducks',
      card,
      under: over,
      seat: winner,
      best: ducks.length > 1 ? nameOf(best) : null,
    };
  const under = nameOf(best);
  if (!isLast && higher > 0) return { because: 'risks', card, higher, over, under };
  const cards = [...trick.cards.filter((other) => other !== null), chosen];
  const shooter = soleTaker(sim, me, NEAR_MOON);
  if (shooter >= 0 && shooter !== me && cards.some((other) => suitOf(other) === HEARTS))
    return { because: 'stops-moon', card, seat: shooter };
  return {
    because: 'takes',
    card,
    points: cards.reduce((sum, other) => sum + CARD_POINTS[other]!, 0),
    over,
    under,
    highest: cardsOf(legal).at(-1) === chosen,
    prize: nameOf([GOAT, TEN_OF_CLUBS].find((prize) => cards.includes(prize))),
  };
}

/** Who is known to hold an unseen card. */
function holderOf(view: PlayView, card: Card): Seat | null {
  const may = couldHold(view).flatMap((cards, seat) => (has(cards, card) ? [seat] : []));
  return may.length === 1 ? may[0]! : null;
}
