import { minus, NONE } from '../../engine/five-hundred/cards.ts';
import { type DealResult, type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import { winningPlay } from '../../engine/five-hundred/trick.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { painter } from '../drawing/board.ts';
import type { Panel } from '../drawing/panel.ts';
import { answeredBy, type Decisions } from '../parts/decision.ts';
import { defineTable, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { auction, auctionPanels } from './auction.ts';
import { burialPanels, bury } from './bury.ts';
import { type Board, begin, drawOwnHand, type Selection } from './hand.ts';
import { type Lying, lyingOf } from './lying.ts';
import { ahead, claim, give, play } from './play.ts';
import { players } from './players.ts';
import { playPanels } from './side.ts';
import { apartNames, banner, marks, nameOf, teamName } from './words.ts';

const decisions: Decisions<FiveHundred, Selection, Lying> = { bid: auction, give, bury, play };

/** Returns the panels of the phase. */
function panelsOf(board: Board, columns: number): Panel[] {
  const { phase } = board.lying.view;
  if (phase === 'bid') return auctionPanels(board, columns);
  return phase === 'bury' && board.position.mover !== null
    ? burialPanels(board, columns)
    : playPanels(board, columns);
}

/** Draws the whole table. */
export const paint = painter<FiveHundred, Selection, Lying>({
  lyingOf,
  draw(board) {
    (decisions[board.lying.view.phase] ?? play).draw(board);
    drawOwnHand(board);
  },
  panelsOf,
});

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy(decisions),
  begin,
  banner,
  players,
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
      { name: apartNames.widow, cards: named(widow) },
      ...(buried.length > 0 ? [{ name: apartNames.buried, cards: named(buried) }] : []),
    ];
  },
  stands(view, seat, speaker) {
    const note = teamName(teamOf(seat), view.standing.seats, speaker);
    if (view.phase !== 'play') return { note, isWinning: false };
    return { note, isWinning: winningPlay(view.trick, view.contract.trump)?.seat === seat };
  },
  account,
  marks,
} satisfies TableUi<FiveHundred, Selection>;

/** The table of 500. */
export const table = defineTable(ui);
