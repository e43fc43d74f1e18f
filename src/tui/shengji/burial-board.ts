import type { Card } from '../../engine/card.ts';
import { type Counts, format, HAND, KITTY, pointsOf } from '../../engine/shengji/cards.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { verb } from '../../engine/words.ts';
import { wrap } from '../../width.ts';
import { drawFace, FACES, type FaceSize, faceOf, SLOT } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels, type PanelRow } from '../drawing/panel.ts';
import type { RuleWords } from '../drawing/rule.ts';
import { groupsOf } from './groups.ts';
import type { Board } from './measures.ts';
import { takenCards } from './selection.ts';
import { drawWaiting } from './waiting-board.ts';
import { boardTexts, trumpSign } from './words.ts';

/** The Dealer's burial: what is picked, what the kitty held, and what a kitty may come to count. */
export function drawBurial(board: Board<'bury'>): void {
  const { canvas, position, lying, selection, measures } = board;
  const { kitty, deal } = lying.view;
  const lie = lieOf(deal.trumps);
  if (kitty === null || lying.hand === null) {
    const takes = verb(position.speaker, deal.dealer, 'have', 'has');
    drawWaiting(
      board,
      `${takes} the kitty, and buries ${KITTY} of ${HAND + KITTY} cards.`,
      'Then the Dealer names two tickets: whoever plays those copies joins the House.',
    );
    return;
  }
  const { boxed, stage, panel, windowClass } = measures;
  const { strong } = canvas.theme;
  const picked = selection?.kind === 'cards' ? takenCards(selection, lie).reverse() : [];
  const size: FaceSize = windowClass >= 160 ? 'X' : windowClass >= 120 ? 'L' : 'M';
  if (!boxed) {
    drawSix(board, 1, 0, picked, size);
    drawSix(board, KITTY_AT, 0, kitty, size);
    boardTexts.kitty.forEach((text, row) => {
      canvas.write(1, 4 + row, text);
    });
    return;
  }
  const number = boardTexts.picked(picked.length, KITTY);
  const points = boardTexts.buried(pointsOf(picked));
  drawBox(canvas, stage, `${boardTexts.toBury} ${number}`, points);
  const { rows } = FACES[size];
  const apart = windowClass >= 120 ? 2 : 1;
  const top = stage.y + 2 * apart - 1;
  drawSix(board, stage.x + 3, top, picked, size);
  canvas.plain(stage.x + 3, top + rows + apart, boardTexts.kittyHeld, strong);
  drawSix(board, stage.x + 3, top + rows + 2 * apart, kitty, size);
  drawBoxedPanels(canvas, panel, [
    { title: boardTexts.counts, rows: kittyRows(picked, panel.columns - 4), grows: windowClass < 120 },
    ...(windowClass >= 120
      ? [{ title: boardTexts.keep, rows: keptRows(board, lying.hand, picked), grows: true }]
      : []),
  ]);
}

/** Where the kitty stands in a small window. */
const KITTY_AT = 39;

/** What stands in the rule above a small table: how many cards are picked, and what the kitty was. */
export const burialWords = (picked: number): readonly RuleWords[] => [
  { title: boardTexts.bury, text: boardTexts.picked(picked, KITTY) },
  { title: boardTexts.held, at: KITTY_AT },
];

/** Six cards beside each other, with places for those that are missing. */
function drawSix(
  { canvas, position: { speaker, theme } }: Board,
  x: number,
  y: number,
  cards: readonly number[],
  size: FaceSize,
): void {
  for (let place = 0; place < KITTY; place++) {
    const card = cards[place];
    const face = card === undefined ? SLOT : faceOf(speaker.card(format(card)), theme);
    drawFace(canvas, x + place * FACES[size].columns, y, face, size);
  }
}

/** What a kitty counts, with the points that lie there so far. */
function kittyRows(picked: readonly number[], columns: number): string[] {
  const points = pointsOf(picked);
  return [
    ...wrap(boardTexts.kitty.join(' '), columns),
    '',
    ...KITTY_FACTORS.map(([form, factor]) => boardTexts.kittySum(form, points, factor)),
  ];
}

/** What is left in each group of the hand once the picked cards are buried. */
function keptRows(
  { position: { speaker }, lying }: Board<'bury'>,
  hand: Counts,
  picked: readonly Card[],
): PanelRow[] {
  const { deal } = lying.view;
  return groupsOf(deal.trumps).map(({ suit, kinds }) => {
    const left = kinds.flatMap((card) =>
      Array<Card>(hand[card]! - picked.filter((one) => one === card).length).fill(card),
    );
    return {
      text: trumpSign(suit, deal.trumps, speaker),
      value: boardTexts.kept(left.length, pointsOf(left)),
    };
  });
}

const KITTY_FACTORS = [
  ['single', 2],
  ['pair', 4],
  ['two pairs', 8],
] as const;
