import { expect, test } from 'vitest';
import { type Adviser, compare, type Decision, isAdviser, judge } from '../../src/ai/adviser/judge.ts';
import { card, HEARTS, rankOf, SPADES, suitOf } from '../../src/engine/card.ts';
import { EMPTY, highestBit, ranksOf, size } from '../../src/engine/card-set.ts';
import * as cards500 from '../../src/engine/five-hundred/cards.ts';
import type { FiveHundred } from '../../src/engine/five-hundred/state.ts';
import { leftBower, rightBower, suitCards, suitIn } from '../../src/engine/five-hundred/trumps.ts';
import type { GameTypes, OpaqueTypes, Seat } from '../../src/engine/game.ts';
import { PIG } from '../../src/engine/gongzhu/score.ts';
import { type Gongzhu, heldBy } from '../../src/engine/gongzhu/state.ts';
import { scoreOf } from '../../src/engine/kings-court/score.ts';
import type { KingsCourt } from '../../src/engine/kings-court/state.ts';
import { kindOf, rate } from '../../src/engine/shang/combination.ts';
import type { Shang } from '../../src/engine/shang/state.ts';
import { NO_CARDS, pointsOf as pointsIn } from '../../src/engine/shengji/cards.ts';
import { copiesToCome } from '../../src/engine/shengji/knowledge.ts';
import type { Shengji } from '../../src/engine/shengji/state.ts';
import { take } from '../../src/engine/take.ts';
import { partsOf } from '../../src/games.ts';
import { tips } from '../../src/lessons/tips/index.ts';
import type { Tip } from '../../src/lessons/tips/tip.ts';
import { gradeOf, isMark } from '../../src/review/grade.ts';
import { fits, played } from '../support/tip-moments.ts';

/*
 * The judge that hints and reviews come from reads the tips: at moments of deals between bots, the best of what a tip advises is no
 * mistake of a review, three times out of four. `CARDROOM_LESSONS=1` has all tips read, in some minutes; a usual run a few at one
 * moment, by a judge that tries fewer deals.
 */

/** Is the move what a tip advises, at the tip's moment? */
type Advised<G extends GameTypes> = (view: G['view'], seat: Seat, move: G['move']) => boolean;

const advice = <G extends GameTypes>(told: { readonly [id: string]: Advised<G> }) =>
  Object.entries(told) as unknown as readonly (readonly [string, Advised<OpaqueTypes>])[];

const { ACE, JOKER, NONE, RANKS, SUIT_NUMBERS } = cards500;

/** Trumps, less one for each of the four highest lacking but the first, and the highest cards beside them, from the ace down: the lessons' count. */
function sureTricks(hand: cards500.Cards, trump: number): number {
  const holds = (card: number): boolean => cards500.has(hand, card);
  const highest = [JOKER, rightBower(trump), leftBower(trump), cards500.cardOf(trump, ACE)];
  const plain = SUIT_NUMBERS.filter((suit) => suit !== trump).map((suit) => {
    const lost = [ACE, cards500.KING, cards500.QUEEN].findIndex(
      (rank) => !holds(cards500.cardOf(suit, rank)),
    );
    return lost < 0 ? 3 : lost;
  });
  const trumps = cards500.size(cards500.both(hand, suitCards(trump, trump)));
  return (
    trumps -
    Math.max(0, highest.filter((card) => !holds(card)).length - 1) +
    plain.reduce((sum, tricks) => sum + tricks, 0)
  );
}

const ADVICE: ReadonlyMap<string, Advised<OpaqueTypes>> = new Map([
  ...advice<Gongzhu>({
    'gongzhu/pass-spades': (_view, _seat, move) =>
      move.kind === 'pass' && move.cards.some((held) => suitOf(held) === SPADES && held >= PIG),
    'gongzhu/hunt': (_view, _seat, move) => move.kind === 'play' && suitOf(move.card) === SPADES,
    'gongzhu/void': (_view, _seat, move) =>
      move.kind === 'play' &&
      (move.card === PIG || (suitOf(move.card) === HEARTS && rankOf(move.card) >= rankOf(card('TH')))),
    'gongzhu/loses': (view, seat, move) =>
      view.phase === 'play' &&
      move.kind === 'play' &&
      rankOf(move.card) === highestBit(ranksOf(heldBy(view, seat) ?? EMPTY, suitOf(move.card))),
  }),
  ...advice<Shang>({
    'shang/near-out': (_view, _seat, move) => move.kind === 'play' && size(move.cards) > 1,
    'shang/fives': (_view, _seat, move) => move.kind === 'play' && kindOf(rate(move.cards)) === 'straight',
  }),
  ...advice<KingsCourt>({
    'kings-court/broken': (view, _seat, move) =>
      view.phase === 'play' &&
      move.kind === 'place' &&
      scoreOf(view.board, move.space, move.card, view.standing.scoring).sevens >= 0,
    'kings-court/chain': (view, _seat, move) =>
      view.phase === 'play' &&
      move.kind === 'place' &&
      scoreOf(view.board, move.space, move.card, view.standing.scoring).chains >= 8,
  }),
  ...advice<FiveHundred>({
    '500/bid': (view, seat, move) => {
      if (move.kind !== 'bid' || view.phase !== 'bid') return false;
      return SUIT_NUMBERS.some((suit) => {
        const sure = sureTricks(view.hands[seat] ?? NONE, suit);
        return [1, 2].some((more) => move.bid === `${Math.min(10, sure + more)}${cards500.letterOf(suit)}`);
      });
    },
    '500/bury': (view, seat, move) => {
      if (move.kind !== 'bury' || view.phase !== 'bury') return false;
      const { trump } = view.contract;
      const keeps = cards500.minus(view.hands[seat] ?? NONE, cards500.setOf(move.cards));
      return SUIT_NUMBERS.some(
        (suit) =>
          suit !== trump &&
          move.cards.some((card) => suitIn(card, trump) === suit) &&
          cards500.isEmpty(cards500.both(keeps, suitCards(suit, trump))),
      );
    },
    '500/draw': (view, _seat, move) =>
      view.phase === 'play' &&
      move.kind === 'play' &&
      suitIn(move.card, view.contract.trump) === view.contract.trump,
    '500/partner': (view, _seat, move) =>
      view.phase === 'play' &&
      move.kind === 'play' &&
      suitIn(move.card, view.contract.trump) !== view.contract.trump &&
      cards500.rankOf(move.card) <= RANKS.indexOf('T'),
  }),
  ...advice<Shengji>({
    'shengji/tickets': (view, seat, move) =>
      view.phase === 'tickets' &&
      move.kind === 'tickets' &&
      move.tickets.some(({ ordinal, card }) => ordinal <= 2 && (view.hands[seat] ?? NO_CARDS)[card] === 0),
    'shengji/ticket': (view, _seat, move) =>
      view.phase === 'play' &&
      move.kind === 'play' &&
      !view.tickets.some(
        (ticket) => copiesToCome(ticket, view.gone) === 1 && move.cards.includes(ticket.card),
      ),
    'shengji/friend': (_view, _seat, move) => move.kind === 'play' && pointsIn(move.cards) > 0,
    'shengji/enemy': (_view, _seat, move) => move.kind === 'play' && pointsIn(move.cards) === 0,
  }),
]);

/** Why the judge has nothing to weigh in the other tips. */
const NO_MOVE: { readonly [id: string]: string } = {
  'gongzhu/moon': 'Says what stops a moon, however that heart is come by.',
  'gongzhu/doubler': 'Says what a card counts.',
  'shang/check': 'There is one legal move.',
  'kings-court/first': 'Says what a number on the board is, and which key finds the best.',
  'kings-court/blue': 'Says what the next player gets.',
  '500/left-bower': 'Says what suit a card is of.',
  'shengji/call': 'Says what a call does.',
  'shengji/last-trick': 'Is about several tricks to come, not one move.',
};

test("the judge weighs every tip's move, or a comment says why not", () => {
  expect([...ADVICE.keys(), ...Object.keys(NO_MOVE)].sort()).toEqual(tips.map(({ id }) => id).sort());
});

const IS_LONG = process.env.CARDROOM_LESSONS === '1';
/** Tips that a usual run reads: one a game whose decisions are judged fast. */
const BRIEF = ['gongzhu/void', 'shang/near-out', '500/draw', 'kings-court/chain'];
const READ = tips.filter(({ id }) => ADVICE.has(id) && (IS_LONG || BRIEF.includes(id)));

/** Most moments to judge, one a deal, and most deals to search. */
const [MOMENTS, DEALS] = IS_LONG ? [8, 60] : [1, 12];
/** Number of advised moves tried, those that the plan thinks of first. */
const TRIED = 3;
/** Most legal moves to look through; burials have the most. */
const LOOKED_THROUGH = 20_000;

interface Moment {
  readonly decision: Decision;
  readonly advised: readonly OpaqueTypes['move'][];
}

/** Moments of a tip at which something else than what it advises is legal. */
function* momentsOf(tip: Tip, { game, plan }: Adviser): Generator<Moment> {
  for (let deal = 0; deal < DEALS; deal++) {
    for (const match of played(game.id, deal)) {
      const seat = match.turn[0]!;
      const view = match.view(seat);
      if (!fits(tip, match, view, seat)) continue;
      const isAdvised = (move: OpaqueTypes['move']): boolean => ADVICE.get(tip.id)!(view, seat, move);
      const legal = take(game.moves(view, seat), LOOKED_THROUGH);
      if (legal.every(isAdvised)) continue;
      const thoughtOf = plan.candidates(view, seat).filter(isAdvised);
      const advised = (thoughtOf.length > 0 ? thoughtOf : legal.filter(isAdvised)).slice(0, TRIED);
      if (advised.length === 0) continue;
      yield {
        decision: { view, seat, seed: `${tip.id} ${deal}`, moveCount: match.moveCount },
        advised,
      };
      break;
    }
  }
}

/** Describes the cost of the best advised move if it is a mistake; else null. */
function mistakeAt(bot: Adviser, { decision, advised }: Moment): string | null {
  const { game } = bot;
  const texts = advised.map((move) => game.format(move));
  const { best } = judge(bot, decision);
  if (texts.includes(best)) return null;
  const tried = [game.parse(best) as OpaqueTypes['move'], ...advised].map(
    (move) => game.canonical?.(decision.view, move) ?? move,
  );
  const { moves, measure } = compare(bot, { ...decision, seed: `${decision.seed} again` }, tried);
  const cheapest = moves.find(({ move }) => move !== best)!;
  const cost = { cost: -cheapest.gain, error: cheapest.error };
  if (!isMark(gradeOf(cost, measure))) return null;
  return `${decision.seed}: ${cheapest.move} for ${best} costs ${cost.cost.toFixed(2)} ± ${(2 * cost.error).toFixed(2)}`;
}

test.each(READ)('$id: its advice is right in at least three of four cases', (tip) => {
  const parts = partsOf(tip.id.slice(0, tip.id.indexOf('/')))!;
  if (!isAdviser(parts)) throw new Error(`Nobody judges ${tip.id}.`);
  const bot = IS_LONG ? parts : { ...parts, plan: { ...parts.plan, rollouts: () => 96 } };
  const moments = take(momentsOf(tip, bot), MOMENTS);
  expect(moments).not.toEqual([]);
  const mistakes = moments.map((moment) => mistakeAt(bot, moment)).filter((told) => told !== null);
  expect(mistakes.length > moments.length / 4 ? mistakes : []).toEqual([]);
});
