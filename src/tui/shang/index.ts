import { formatCard } from '../../engine/card.ts';
import { EMPTY } from '../../engine/card-set.ts';
import { inOrder, kindOf, rate } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Shang } from '../../engine/shang/state.ts';
import { verb, within } from '../../engine/words.ts';
import { painter } from '../drawing/board.ts';
import { drawAllHands } from '../drawing/compass.ts';
import { drawHeld } from '../drawing/hand.ts';
import { SMALL_WINDOWS } from '../drawing/size.ts';
import { answeredBy } from '../parts/decision.ts';
import { defineTable, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { drawCalm } from './calm.ts';
import { begin, heldIn, type Selection, type ShangPosition } from './hand.ts';
import { type Lying, lyingOf, topOf } from './lying.ts';
import { ahead, claim, play } from './play.ts';
import { players } from './players.ts';
import { drawPanels } from './side.ts';
import { boardOf, dividerIn } from './stage.ts';
import { calmTexts, closeText } from './words.ts';

export function banner(position: ShangPosition): Stakes {
  const { view, speaker, status } = position;
  const { top, standing } = view;
  if (position.calm) return { parts: calmParts(position) };
  const right = status.only ? '' : `ends at ${standing.limit}`;
  if (top !== null) {
    const play = `${kindOf(top.rating)} ${closeText(top.cards, speaker)}`;
    return { parts: [`to beat: ${play} by ${within(speaker).seat(top.seat)}`], right };
  }
  if (view.phase !== 'play') return { right };
  const leads = isOpening(view)
    ? `${verb(speaker, view.turn, 'open')} with ${speaker.card('2C')}`
    : `${verb(speaker, view.turn, 'lead')} a fresh table`;
  return { parts: [leads], right };
}

/** Says which kind of play must be made; while a table lingers, which kind was. */
function calmParts(position: ShangPosition): string[] {
  const { view, speaker } = position;
  const top = topOf(lyingOf(position).table);
  if (top) return [calmTexts.toBeat(kindOf(rate(top.move.cards)))];
  if (view.phase !== 'play') return [];
  return [isOpening(view) ? calmTexts.opens(speaker.card('2C')) : calmTexts.fresh];
}

/** Draws the whole table. */
export const paint = painter<Shang, Selection, Lying>({
  lyingOf,
  draw(drawing) {
    if (drawing.position.calm) {
      drawCalm(drawing);
      return;
    }
    const board = boardOf(drawing);
    play.draw(drawing);
    drawPanels(board);
    drawHeld(board.canvas, board.places.hand, board.position, heldIn(board));
  },
  drawOpen: (drawing, hands) =>
    drawAllHands(drawing.canvas, drawing.size, hands, () => drawPanels(boardOf(drawing))),
});

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy<Shang, Selection, Lying>({ play }),
  begin,
  banner,
  players,
  calm: SMALL_WINDOWS,
  tee: ({ calm }, size) => (calm ? undefined : dividerIn(size)),
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
  marks: [
    { sign: '░', means: 'a card that somebody holds' },
    { sign: 'LOW', means: 'three cards or fewer' },
    { sign: '┏━┓', means: 'heavy frame: the play to beat; in your hand, picked' },
    { sign: 'OUT', means: 'how many of each rank the others hold; · none' },
    { sign: 'dim', means: 'in your hand: fits no legal play now' },
  ],
} satisfies TableUi<Shang, Selection>;

/** The table of Shang. */
export const table = defineTable(ui);
