import { format, HAND, KITTY, pointsOf } from '../../engine/shengji/cards.ts';
import type { BuryPhase, Hidden } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { verb } from '../../engine/words.ts';
import { wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type FaceSize, faceOf, SLOT } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Layout } from './layout.ts';
import type { Measures } from './measures.ts';
import { type Selection, takenCards } from './selection.ts';
import { totalOf } from './unseen.ts';
import { drawWaiting } from './waiting-board.ts';
import { type ShengjiPosition, suitSign } from './words.ts';

/** The Dealer's burial: what is picked, what the kitty held, and what a kitty may come to count. */
export function drawBurial(
  canvas: Canvas,
  position: ShengjiPosition,
  layout: Layout,
  view: BuryPhase<Hidden>,
  selection: Selection | null,
  measures: Measures,
): void {
  const { kitty, deal } = view;
  const lie = lieOf(deal.trumps);
  if (kitty === null || layout.hand === null) {
    const takes = verb(position.speaker, deal.dealer, 'have', 'has');
    drawWaiting(canvas, position, layout, measures, [
      `${takes} the kitty, and buries ${KITTY} of ${HAND + KITTY} cards.`,
      'Then the Dealer names two tickets: whoever plays those copies joins the House.',
    ]);
    return;
  }
  const { strong } = position.theme;
  const { boxed, stage, panel, columns, grid, windowClass } = measures;
  const picked = selection?.kind === 'cards' ? takenCards(selection, lie) : [];
  const size: FaceSize = windowClass >= 120 ? 'L' : 'M';
  const words = kittyWords(picked);
  const number = `${picked.length} of ${KITTY}`;
  const points = `buried points ${pointsOf(picked)}`;
  if (!boxed) {
    canvas.plain(canvas.plain(0, 0, 'TO BURY', strong) + 2, 0, number);
    canvas.plain(38, 0, 'THE KITTY HELD', strong);
    drawSix(canvas, 1, 1, picked, size, position);
    drawSix(canvas, 41, 1, kitty, size, position);
    canvas.horizontal(0, 4, columns);
    canvas.write(1, 5, handText(position, layout, view));
    canvas.write(48, 5, points);
    words.forEach((text, row) => {
      canvas.write(1, 6 + row, text);
    });
    canvas.horizontal(0, grid - 1, columns);
    return;
  }
  drawBox(canvas, stage.x, stage.y, stage.columns, stage.rows, `To bury: ${number}`, points);
  const { rows } = FACES[size];
  const top = stage.y + (windowClass >= 120 ? 3 : 1);
  drawSix(canvas, stage.x + 3, top, picked, size, position);
  canvas.plain(stage.x + 3, top + rows + (windowClass >= 120 ? 2 : 1), 'The kitty held', strong);
  drawSix(canvas, stage.x + 3, top + rows + (windowClass >= 120 ? 4 : 2), kitty, size, position);
  const inside = panel.columns - 4;
  drawBoxedPanels(canvas, panel.x, panel.y, panel.columns, panel.rows, [
    { title: 'Your hand', rows: wrap(handText(position, layout, view), inside) },
    {
      title: 'What it counts',
      rows: words.flatMap((text) => text.split(' · ')).flatMap((text) => wrap(text, inside)),
      grows: true,
    },
  ]);
}

/** Six cards beside each other, with places for those that are missing. */
function drawSix(
  canvas: Canvas,
  x: number,
  y: number,
  cards: readonly number[],
  size: FaceSize,
  { speaker, theme }: ShengjiPosition,
): void {
  for (let place = 0; place < KITTY; place++) {
    const card = cards[place];
    const face = card === undefined ? SLOT : faceOf(speaker.card(format(card)), theme);
    drawFace(canvas, x + place * FACES[size].columns, y, face, size);
  }
}

/** `41 cards: trumps 14, ♠ 8, ♥ 10, ♦ 9`. */
function handText({ speaker }: ShengjiPosition, { hand }: Layout, { deal }: BuryPhase<Hidden>): string {
  const { lines } = lieOf(deal.trumps);
  const suits = [TRUMPS, 3, 2, 1, 0].flatMap((suit) => {
    const line = lines[suit]!;
    return line.length === 0 || suit === deal.trumps.suit
      ? []
      : [`${suitSign(suit, speaker)} ${totalOf(hand!, line)}`];
  });
  return `${hand!.reduce((sum, n) => sum + n, 0)} cards: ${suits.join(', ')}`;
}

/** What points in the kitty come to if a Player wins the last trick. */
function kittyWords(picked: readonly number[]): string[] {
  const points = pointsOf(picked);
  return [
    'A kitty counts × 2 for each card led to the last trick, if a Player wins it:',
    `single ${points} × 2 = ${points * 2} · pair ${points} × 4 = ${points * 4} · Tolaji of two pairs ${points} × 8 = ${points * 8}`,
  ];
}
