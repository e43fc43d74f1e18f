import { cardsIn, format } from '../../engine/shengji/cards.ts';
import type { DealResult, Shengji } from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { defineTable, type TableUi } from '../table.ts';
import { ahead } from './ahead.ts';
import { paint } from './board.ts';
import { claim } from './claim.ts';
import { drawEnd } from './ending.ts';
import { groupsOf } from './groups.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
import { inForce, rule } from './rule.ts';
import { endedText, seatText } from './seats.ts';
import { begin, chosen, dealView, handOf, type Selection, select, trumpsOf } from './selection.ts';
import { sheet } from './sheet.ts';
import { banner } from './stakes.ts';
import { unasked } from './unasked.ts';
import { verdict, watching } from './verdict.ts';

/** The kinds of facts after which the table lingers: trumps fixed, tickets announced, a party known, a trick taken. */
const WEIGHTY: ReadonlySet<string> = new Set(['trumps', 'tickets', 'ticket-met', 'trick-taken']);

const ui: TableUi<Shengji, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter(position, selection) {
    if (selection.kind === 'call') return selection.at === null ? 'stay' : 'call';
    if (selection.kind === 'tickets') return 'name';
    return position.view.phase === 'bury' ? 'bury' : 'play';
  },
  banner,
  thirdFrom: 160,
  boxesFrom: 0,
  inForce,
  rule,
  verdict,
  watching,
  paint,
  stops: (facts) => facts.some(({ kind }) => kind === 'call'),
  lingers: (facts) => facts.some(({ kind }) => WEIGHTY.has(kind)),
  unasked,
  ahead,
  claim,
  // Calls while cards are drawn; in the last calls everybody is asked.
  early: (view, seat) => (view.phase === 'draw' && view.stays === null ? { ...view, turn: seat } : null),
  log,
  hand(view, seat, speaker) {
    const hand = handOf({ view, viewer: seat });
    const deal = dealView({ view });
    if (hand === null || deal === null) return [];
    const kinds = groupsOf(trumpsOf(deal)).flatMap(({ kinds }) => kinds);
    return cardsIn(hand, kinds).map((card) => speaker.card(format(card)));
  },
  groups(view, seat, speaker) {
    const hand = handOf({ view, viewer: seat });
    const deal = dealView({ view });
    if (hand === null || deal === null) return [];
    const [clubs = [], diamonds = [], hearts = [], spades = [], trumps = []] = lieOf(trumpsOf(deal)).lines;
    return [trumps, spades, hearts, clubs, diamonds]
      .map((kinds) => cardsIn(hand, kinds.toReversed()).map((card) => speaker.card(format(card))))
      .filter((cards) => cards.length > 0);
  },
  apart: (result, speaker) => [
    { name: 'Buried', cards: (result as DealResult).kitty.map((card) => speaker.card(card)) },
  ],
  stands(view, seat) {
    const ended = view.phase === 'deal' || view.phase === 'over' ? view.standing.results.at(-1) : undefined;
    if (ended) return { note: endedText(ended, seat), isWinning: false };
    const deal = dealView({ view });
    if (deal?.phase !== 'play') return null;
    return { note: seatText(deal, seat), isWinning: deal.trick?.winner === seat };
  },
  sheet: { ...sheet, end: drawEnd },
  marks: [
    { sign: '(D)', means: 'the Dealer' },
    { sign: '?', means: 'of the House or a Player: not known yet' },
    { sign: 'out of', means: 'suits that the player has shown to have none of, trumps by their suit' },
    {
      sign: 'KKQQ♥',
      means: 'a Tolaji: cards played together have their suit once; trump ranks and tens each have it',
    },
    {
      sign: 'not House',
      means:
        'what all have taken who are not known to be House; the bar leads to the points from which the deal would bring something else',
    },
    { sign: 'owed', means: 'cards of which the rules ask; those without a choice are raised already' },
    { sign: '│5♠│', means: 'without a lower edge: may not be played now' },
    { sign: 'tops', means: 'jokers and cards of the trump rank' },
    { sign: 'OUT', means: 'copies that you neither hold nor have seen played' },
    { sign: '+3', means: 'so many more cards in that play: v shows it when it is over' },
  ],
};

/** The table of Shengji. */
export const table = defineTable(ui);
