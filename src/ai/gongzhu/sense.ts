import { type Card, HEARTS, rankOf, SUITS, suitOf } from '../../engine/card.ts';
import { bitCount, cardsOf, has, ranksOf, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { draftOf, isPlayedOut, legalCards, power, putDown } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, PIG, scoreDeal, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import {
  type DealDraft,
  type Gongzhu,
  heldBy,
  type Move,
  type PlayPhase,
  SEATS,
  type State,
} from '../../engine/gongzhu/state.ts';
import { ledCard, winnerOf } from '../../engine/trick.ts';
import type { Sense } from '../adviser/telling.ts';
import { runs, unseenBy } from './candidates.ts';
import { chooseCard } from './choose.ts';
import { toldAfter } from './parts.ts';
import { lead } from './plan.ts';

/** The most cards in hand with which a player's later plays are learned. */
export const LATE = 5;
/** The fewest imagined deals that look alike from which a play is learned. From fewer the player could not know the best play. */
const FEWEST = 4;

/** Maps what the player saw since the judged card (`seen`) to the player's next card. Without an entry the policy plays. */
export type Strategy = ReadonlyMap<string, Card>;

/** Learns the player's own later plays in the last five cards. */
export const gongzhuSense: Sense<Gongzhu> = (view, seat, draw) => {
  if (view.phase !== 'play') return null;
  const left = size(heldBy(view, seat)!);
  if (left > LATE || left < 2) return null;
  const strategy = learn(draw(), seat, cardsOf(legalCards(view, seat)));
  return {
    playOut: (world, me) => (move) => ({ value: worthAfter(world as PlayPhase, cardOf(move), me, strategy) }),
    tell: (world, me) => (move) =>
      toldAfter(world as PlayPhase, me, cardOf(move), follow(strategy, me, cardOf(move))),
  };
};

/** Returns the card of a play. */
const cardOf = (move: Move): Card => (move as Extract<Move, { kind: 'play' }>).card;

/** Returns a chooser for all seats: the player by the strategy, the others by the policy. */
export function follow(strategy: Strategy, me: Seat, first: Card): (draft: DealDraft) => Card {
  let seen = saidOf(first);
  return (draft) => {
    if (draft.turn !== me) return chooseCard(draft);
    seen += sightOf(draft, me);
    const card = strategy.get(seen) ?? chooseCard(draft);
    seen += saidOf(card);
    return card;
  };
}

/** The player's points below the average of the others after a card, with the strategy. */
export function worthAfter(world: PlayPhase, first: Card, me: Seat, strategy: Strategy): number {
  const draft = draftOf(world);
  putDown(draft, first);
  const choose = follow(strategy, me, first);
  while (!isPlayedOut(draft)) putDown(draft, choose(draft));
  return worthOf(draft, me);
}

const worthOf = ({ taken }: DealDraft, me: Seat): number => lead(scoreDeal(taken).points, me);

/** Writes a card as a part of `seen`. */
const saidOf = (card: Card): string => String.fromCharCode(48 + card);

/** The highest count of unseen cards above or below an own card; more count as this. */
const MANY = 3;
const PIECES = [PIG, GOAT, TEN_OF_CLUBS];

/**
 * Writes all that matters of a player's view at a turn: the cards on the table, the special cards still out, the seat that alone has hearts, and for
 * each own card the number of unseen cards above and below it (at most `MANY`) and whether it would win now. Deals that agree in this are played
 * alike.
 */
export function sightOf(draft: DealDraft, me: Seat): string {
  const { trick, played, taken } = draft;
  const hand = heldBy(draft, me)!;
  const unseen = unseenBy(draft, hand);
  const first = ledCard(trick);
  const winning = trick.cards[winnerOf(trick, power)] ?? -1;
  let pile = 0;
  let onTable = 0;
  let hearts = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const card = trick.cards[seat]!;
    if (ranksOf(taken[seat]!, HEARTS) !== 0) hearts = hearts === 0 ? seat + 1 : SEATS + 1;
    if (card === null) continue;
    onTable++;
    const piece = PIECES.indexOf(card);
    if (piece >= 0) pile |= 1 << piece;
    else if (CARD_POINTS[card]! > 0) pile |= 8;
  }
  let out = 0;
  for (const [n, piece] of PIECES.entries()) if (!has(played, piece)) out |= 1 << n;
  const codes = [onTable * 16 + pile, out * 8 + hearts, first === null ? SUITS.length : suitOf(first)];
  for (const card of cardsOf(hand)) {
    const rank = rankOf(card);
    const others = ranksOf(unseen, suitOf(card));
    const above = Math.min(MANY, bitCount(others >> (rank + 1)));
    const below = Math.min(MANY, bitCount(others & ((1 << rank) - 1)));
    const wins = first !== null && suitOf(card) === suitOf(first) && card > winning;
    codes.push(above * 8 + below * 2 + Number(wins));
  }
  return String.fromCharCode(...codes.map((code) => 48 + code));
}

/** An imagined deal on its way to the end. */
interface Course {
  readonly draft: DealDraft;
  /** The number of times that the deal was drawn. */
  readonly times: number;
}

/** The worth of each course to the player, times the draws of its deal. */
type Worths = readonly number[];
const sumOf = (worths: Worths): number => worths.reduce((sum, worth) => sum + worth, 0);

/**
 * Learns how a player best goes on after one of these cards, while the policy plays for the others. `worlds`: imagined deals, each with how often it
 * was drawn. Courses that look alike to the player get the same card.
 */
export function learn(worlds: ReadonlyMap<State, number>, me: Seat, firsts: readonly Card[]): Strategy {
  const strategy = new Map<string, Card>();
  const begun = [...worlds].map(([world, times]) => ({ draft: draftOf(world as PlayPhase), times }));
  for (const first of firsts) goOn(after(begun, first), saidOf(first), me, strategy);
  return strategy;
}

/** Copies the courses, with this card played by the seat to act. */
const after = (courses: readonly Course[], card: Card): Course[] =>
  courses.map(({ draft, times }) => {
    const copy = draftOf(draft);
    putDown(copy, card);
    return { draft: copy, times };
  });

/** Plays courses on to the player's next card, learns that card for each group that looks alike, and returns their worths. */
function goOn(courses: readonly Course[], seen: string, me: Seat, strategy: Map<string, Card>): Worths {
  const alike = new Map<string, number[]>();
  const worths = courses.map(({ draft, times }, place) => {
    while (!isPlayedOut(draft) && draft.turn !== me) putDown(draft, chooseCard(draft));
    if (isPlayedOut(draft)) return times * worthOf(draft, me);
    const now = seen + sightOf(draft, me);
    const group = alike.get(now);
    if (group) group.push(place);
    else alike.set(now, [place]);
    return 0;
  });
  for (const [now, places] of alike) {
    const group = places.map((place) => courses[place]!);
    for (const [n, worth] of learnCard(group, now, me, strategy).entries()) worths[places[n]!] = worth;
  }
  return worths;
}

/** Chooses the player's card for courses that look alike: the policy's own, unless another is better by a standard error. */
function learnCard(group: readonly Course[], seen: string, me: Seat, strategy: Map<string, Card>): Worths {
  const [{ draft }] = group as [Course];
  const usual = chooseCard(draft);
  const worthsOf = (card: Card): Worths => goOn(after(group, card), seen + saidOf(card), me, strategy);
  const policys = worthsOf(usual);
  let card = usual;
  let best = policys;
  const others = group.length < FEWEST ? [] : differentCards(draft, me).filter((other) => other !== usual);
  for (const other of others) {
    const worths = worthsOf(other);
    if (sumOf(worths) <= sumOf(best) || !isSure(worths, policys)) continue;
    best = worths;
    card = other;
  }
  strategy.set(seen, card);
  return best;
}

/** Returns the legal cards, one of each run of equal cards. */
const differentCards = (draft: DealDraft, me: Seat): Card[] =>
  runs(legalCards(draft, me), unseenBy(draft, heldBy(draft, me))).map(([lowest]) => lowest!);

/** Is the sum of the worths above the policy's by at least its standard error? */
function isSure(worths: Worths, policys: Worths): boolean {
  const leads = worths.map((worth, n) => worth - policys[n]!);
  const sum = sumOf(leads);
  const squares = sumOf(leads.map((one) => one ** 2));
  return sum > 0 && sum ** 2 >= squares - sum ** 2 / leads.length;
}
