import { AHEAD } from '../../ai/kings-court/plan.ts';
import { CENTRE } from '../../engine/kings-court/board.ts';
import { COLOUR_NAMES, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { ownHand } from '../../engine/kings-court/view.ts';
import { painter } from '../drawing/board.ts';
import { answeredBy } from '../parts/decision.ts';
import { defineTable, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { begin, type CourtPosition, type Selection } from './hand.ts';
import { type Lying, lyingOf } from './lying.ts';
import { layoutPicture } from './picture.ts';
import { ahead, place } from './place.ts';
import { players } from './players.ts';
import { bannerTexts, signsOf } from './words.ts';

/** A room in a window of 200×60. */
const LARGEST = { columns: 198, rows: 53 };

function banner({ view, calm }: CourtPosition): Stakes {
  const { ends, prime, toFill, edition, table } = bannerTexts;
  if (view.phase === 'deal') return { right: ends };
  const colour = COLOUR_NAMES[cardColour(view.board[CENTRE]!)]!;
  const empty = view.board.filter((card) => card === null).length;
  if (calm) return { parts: [prime(colour)], right: toFill(empty) };
  const rules = edition(view.standing.scoring);
  return { parts: [...(rules ? [rules] : []), ...table(colour, view.stackSize, empty)], right: ends };
}

export const paint = painter<KingsCourt, Selection, Lying>({
  lyingOf,
  draw: place.draw,
  drawOpen: place.draw,
});

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy<KingsCourt, Selection, Lying>({ play: place }),
  begin,
  banner,
  players,
  largest: LARGEST,
  paint,
  // Lingers at the end of the match, so that the sheet does not hide the full board at once.
  lingers: (facts) => facts.some(({ kind }) => kind === 'match-over'),
  // Stops at every placement and pass of others.
  stops: (facts) => facts.some(({ kind }) => kind === 'placed' || kind === 'passed'),
  held: (view) => (ownHand(view) ?? []).map(formatCard),
  rounds: { name: 'round', ends: (_, moves, seats) => moves % seats === 0 },
  ahead,
  account,
  marks: signsOf(AHEAD),
  picture: layoutPicture,
} satisfies TableUi<KingsCourt, Selection>;

/** The table of King's Court. */
export const table = defineTable(ui);
