import { formatCard } from '../../engine/card.ts';
import { EMPTY } from '../../engine/card-set.ts';
import { inOrder, kindOf, rate } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Shang } from '../../engine/shang/state.ts';
import { verb, within } from '../../engine/words.ts';
import { painter } from '../drawing/board.ts';
import { answeredBy } from '../parts/decision.ts';
import { defineTable, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { begin, type Selection, type ShangPosition } from './hand.ts';
import { type Lying, lyingOf, topOf } from './lying.ts';
import { ahead, claim, play } from './play.ts';
import { players } from './players.ts';
import { panelsIn } from './side.ts';
import { drawTable } from './stage.ts';
import { closeText, marks, bannerTexts as texts } from './words.ts';

export function banner(position: ShangPosition): Stakes {
  const { view, speaker, status, calm } = position;
  const { top, standing } = view;
  if (calm) return { parts: calmParts(position) };
  const right = status.only ? '' : texts.ends(standing.limit);
  if (top !== null) {
    const play = `${kindOf(top.rating)} ${closeText(top.cards, speaker)}`;
    return { parts: [texts.toBeat(play, within(speaker).seat(top.seat))], right };
  }
  if (view.phase !== 'play') return { right };
  const leads = isOpening(view)
    ? texts.opens(verb(speaker, view.turn, 'open'), speaker.card('2C'))
    : texts.leads(verb(speaker, view.turn, 'lead'));
  return { parts: [leads], right };
}

/** Says which kind of play must be made; while a table lingers, which kind was. */
function calmParts(position: ShangPosition): string[] {
  const { view, speaker } = position;
  const top = topOf(lyingOf(position).table);
  if (top) return [texts.kindToBeat(kindOf(rate(top.move.cards)))];
  if (view.phase !== 'play') return [];
  return [isOpening(view) ? texts.freshOpens(speaker.card('2C')) : texts.fresh];
}

/** Draws the whole table. */
export const paint = painter<Shang, Selection, Lying>({
  lyingOf,
  draw: drawTable,
  panelsOf: (board, columns) => panelsIn(board, { columns, rows: board.size.rows }),
});

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy<Shang, Selection, Lying>({ play }),
  begin,
  banner,
  players,
  paint,
  stops: (facts) => facts.some(({ kind }) => kind === 'checked'),
  lingers: (facts) => facts.some(({ kind }) => kind === 'took-table' || kind === 'went-out'),
  ahead,
  claim,
  hand: (view, seat, speaker) =>
    inOrder(view.hands[seat] ?? EMPTY).map((card) => speaker.card(formatCard(card))),
  // A table is fresh once all others have checked.
  rounds: { name: 'table', ends: (facts) => facts.some(({ kind }) => kind === 'took-table') },
  stands: ({ top }, seat) => ({ note: '', isWinning: top?.seat === seat }),
  account,
  marks,
} satisfies TableUi<Shang, Selection>;

/** The table of Shang. */
export const table = defineTable(ui);
