import { minus, NONE } from '../../engine/five-hundred/cards.ts';
import { type DealResult, type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import { winningPlay } from '../../engine/five-hundred/trick.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { drawAllHands } from '../drawing/all-hands.ts';
import { painter } from '../drawing/board.ts';
import { SMALL_WINDOWS } from '../drawing/size.ts';
import { answeredBy, type Decisions } from '../parts/decision.ts';
import { defineTable, type TableUi } from '../table.ts';
import { account, partyName as teamName } from './account.ts';
import { auction } from './auction.ts';
import { bury } from './bury.ts';
import { give } from './give.ts';
import { begin, drawOwnHand, type Selection } from './hand.ts';
import { type Lying, lyingOf } from './lying.ts';
import { ahead, claim, play } from './play.ts';
import { players } from './players.ts';
import { drawSide } from './side.ts';
import { boardOf } from './stages.ts';
import { banner, nameOf } from './words.ts';

const decisions: Decisions<FiveHundred, Selection, Lying> = { bid: auction, give, bury, play };

/** Draws the whole table. */
export const paint = painter<FiveHundred, Selection, Lying>({
  lyingOf,
  draw(drawing) {
    (decisions[drawing.lying.view.phase] ?? play).draw(drawing);
    drawOwnHand(drawing);
  },
  drawOpen(drawing, hands) {
    const { canvas, size, lying } = drawing;
    const side = () => drawSide(boardOf({ ...drawing, selection: null }, size.rows));
    drawAllHands(canvas, size, hands, lying.view.phase === 'play' ? side : undefined);
  },
});

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy(decisions),
  begin,
  banner,
  players,
  calm: SMALL_WINDOWS,
  // Only a table without boxes has a line before its panel. The auction has no panel, nor has the burial for the player who buries.
  tee({ onTable: { phase }, mover, calm }, { windowClass }) {
    const isWide = phase === 'bid' || (phase === 'bury' && mover !== null);
    return windowClass === 80 && !isWide && !calm ? 55 : undefined;
  },
  paint,
  // Lingers after a trick, and after an auction, even if everybody passed.
  lingers: (facts) =>
    facts.some(({ kind }) => kind === 'trick-taken' || kind === 'contract' || kind === 'deal-scored'),
  // Stops at every call: bids promise something, Inkles most of all, and a pass says something as well.
  stops: (facts) => facts.some(({ kind }) => kind === 'call'),
  ahead,
  claim,
  // The hand as it was dealt, without the widow, which `apart` shows.
  hand(view, seat, speaker) {
    const hand = 'hands' in view ? (view.hands[seat] ?? NONE) : NONE;
    const dealt = view.phase === 'bury' && view.widow !== null ? minus(hand, view.widow) : hand;
    const trump = 'contract' in view ? view.contract.trump : null;
    return sortedHand(dealt, trump).map((card) => nameOf(card, speaker));
  },
  apart(result, speaker) {
    const { widow, buried } = result as DealResult;
    const named = (cards: readonly string[]) => cards.map((card) => speaker.card(card));
    return [
      { name: 'Widow', cards: named(widow) },
      ...(buried.length > 0 ? [{ name: 'Buried', cards: named(buried) }] : []),
    ];
  },
  stands(view, seat, speaker) {
    const note = teamName(teamOf(seat), view.standing.seats, speaker);
    if (view.phase !== 'play') return { note, isWinning: false };
    return { note, isWinning: winningPlay(view.trick, view.contract.trump)?.seat === seat };
  },
  account,
  marks: [
    { sign: '┏━┓', means: 'heavy frame: wins the trick so far; in your hand, picked' },
    { sign: 'led', means: 'the card that the others must follow; with a Joker the suit it names' },
    { sign: '(D)', means: 'the dealer' },
    { sign: 'US', means: 'you and your partner; THEM, the others' },
    { sign: '█░', means: 'tricks won and still needed, to make the contract or to set it' },
    { sign: '[300]', means: 'in the auction: the bid that is picked, by its points' },
    { sign: 'OUT', means: 'cards you have not seen; "or buried" if only others know the buried cards' },
    { sign: '+3', means: '3 more cards, for which there is no room' },
    { sign: '*', means: 'in a list of tricks: the card that won' },
  ],
} satisfies TableUi<FiveHundred, Selection>;

/** The table of 500. */
export const table = defineTable(ui);
