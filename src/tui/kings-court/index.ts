import { AHEAD } from '../../ai/kings-court/plan.ts';
import { CENTRE } from '../../engine/kings-court/board.ts';
import { COLOUR_NAMES, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { ownHand } from '../../engine/kings-court/view.ts';
import { count } from '../../engine/words.ts';
import { defineTable, type Stakes, type TableUi } from '../table.ts';
import { ahead } from './ahead.ts';
import { paint } from './board.ts';
import { drawEnd } from './ending.ts';
import { keys } from './keys.ts';
import { layoutPicture } from './picture.ts';
import { begin, type CourtPosition, chosen, type Selection, select } from './selection.ts';
import { sheet } from './sheet.ts';
import { verdict } from './verdict.ts';
import { words } from './words.ts';

const ENDS = 'high score wins';

function banner({ view }: CourtPosition): Stakes {
  if (view.phase === 'deal') return { right: ENDS };
  const prime = COLOUR_NAMES[cardColour(view.board[CENTRE]!)]!.toUpperCase();
  const empty = view.board.filter((card) => card === null).length;
  const left = `${count(empty, 'card')} to place`;
  const edition = words.edition(view.standing.scoring);
  const parts = [`prime suit ${prime}`, `stack ${view.stackSize}`, left];
  return { parts: edition ? [edition, ...parts] : parts, right: ENDS };
}

const ui: TableUi<KingsCourt, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: (position, selection) => (chosen(position, selection)?.kind === 'pass' ? 'pass' : 'place'),
  banner,
  thirdFrom: 200,
  boxesFrom: 0,
  inForce: ({ view }) => words.inForce(view.standing.scoring),
  verdict,
  paint,
  // Lingers at the end of the match, so that the full board does not vanish behind the sheet at once.
  lingers: (facts) => facts.some(({ kind }) => kind === 'match-over'),
  // Stops at every placement and pass of others: there is nothing else of theirs to look at.
  stops: (facts) => facts.some(({ kind }) => kind === 'placed' || kind === 'passed'),
  held: (view) => (ownHand(view) ?? []).map(formatCard),
  rounds: { name: 'round', ends: (_, moves, seats) => moves % seats === 0 },
  ahead,
  sheet: { ...sheet, end: drawEnd },
  marks: [
    { sign: '*', means: 'counts for the card under the cursor, or for the latest placement' },
    { sign: 'b c d', means: 'what each other player placed since your last turn' },
    { sign: '>R1<', means: 'the cursor, with the card that is to be placed' },
    { sign: ':5:', means: 'a green space of the court, with what the card scores there' },
    { sign: '=5=', means: 'a blue space whose green side spaces are filled' },
    { sign: '##', means: 'a blue space that is closed until they are' },
    { sign: 'soon later', means: words.soon(AHEAD) },
    { sign: '.', means: 'the card may not lie there' },
    {
      sign: '7s val pri chn',
      means: 'points for sevens, values, the Prime Suit, chains, where there is no room for the words',
    },
  ],
  picture: layoutPicture,
};

/** The table of King's Court. */
export const table = defineTable(ui);
