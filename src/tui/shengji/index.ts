import { cardsIn, format } from '../../engine/shengji/cards.ts';
import type { DealResult, Shengji } from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { defineTable, type TableUi } from '../table.ts';
import { ahead } from './ahead.ts';
import { Board } from './board.tsx';
import { claim } from './claim.ts';
import { drawEnd } from './ending.ts';
import { gridOf } from './grid.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
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
    if (selection.kind === 'tickets') return 'announce';
    return position.view.phase === 'bury' ? 'bury' : 'play';
  },
  banner,
  verdict,
  watching,
  Board,
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
    const kinds = gridOf(trumpsOf(deal)).flatMap((row) => row.kinds);
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
  sheet: { ...sheet, end: drawEnd },
  marks: [
    { sign: '(D)', means: 'the Dealer' },
    { sign: '?', means: 'of the House or a Player: not known yet' },
    { sign: 'void', means: 'suits that the player has shown to have none of; T: trumps' },
    { sign: '2×98♦', means: 'a Tolaji of so many copies each: 9988♦; 4×K♠: four of a kind' },
    { sign: 'TOP', means: 'jokers and cards of the trump rank' },
    { sign: 'TR', means: 'the trump suit' },
    { sign: '[JJ]J', means: 'two copies taken of three; [2J]2: two taken of four' },
    { sign: 'unseen', means: 'copies that you neither hold nor have seen played' },
    { sign: '+3', means: 'so many more cards in that play: v shows it when it is over' },
  ],
};

/** The table of Shengji. */
export const table = defineTable(ui);
