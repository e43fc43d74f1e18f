import { SUIT_NAMES } from '../../engine/card.ts';
import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { both, type Card, cardsOf, NONE, packSet, setOf } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { leftBower, rightBower, sortedHand, suitCards } from '../../engine/five-hundred/trumps.ts';
import { minus } from '../../front/number.ts';
import { cut, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize, faceOf } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels, type Panel } from '../drawing/panel.ts';
import type { TableSize } from '../drawing/size.ts';
import { drawCalls } from './calls-line.ts';
import type { FiveHundredPosition, Layout } from './layout.ts';
import { auctionPanel, contractInFull, dealsPanel } from './panels.ts';
import { faceAt, tableIn } from './stages.ts';
import { nameOf, outNames, suitName, titles } from './words.ts';

/** Columns from the first of the picked cards to the first of the widow's. */
const APART = 38;

/** What is picked to be buried and what the widow held, side by side, and what is good to know of the trumps. */
export function drawBurialBoard(
  canvas: Canvas,
  position: FiveHundredPosition,
  layout: Layout,
  tableSize: TableSize,
  taken: readonly Card[],
): void {
  const { view, hand, contract } = layout;
  if (view.phase !== 'bury' || contract === null) return;
  const { theme, speaker } = position;
  const need = buryCount(view);
  const { windowClass } = tableSize;
  const table = tableIn(tableSize, view.standing.seats);
  const { boxed, stage } = table;
  const x = stage.x + 2;
  let y = stage.y + (boxed ? 1 : 0);
  const columns = boxed ? stage.columns - 4 : canvas.columns - 2;
  if (boxed) drawBox(canvas, stage, titles.burying(need));
  drawCalls(canvas, { x, y }, columns, layout, position, ` = ${bidOf(contract.bid).points}`);
  const widow = cardsOf(view.widow ?? NONE);
  const fits = (size: FaceSize) =>
    Math.max(need, taken.length) * FACES[size].columns < Math.min(APART, columns - 25);
  // In the largest windows the widow lies below.
  const isBelow = windowClass === 160;
  const size: FaceSize = isBelow
    ? faceAt(windowClass)
    : fits(faceAt(windowClass))
      ? faceAt(windowClass)
      : fits('L') && windowClass > 100
        ? 'L'
        : 'M';
  const apart = isBelow ? 0 : Math.min(APART, columns - widow.length * FACES[size].columns);
  y += windowClass >= 120 ? 3 : 2;
  const after = canvas.write(x, y, 'TO BURY', theme.strong);
  canvas.write(after + 2, y, `${taken.length} of ${need}`);
  const gift = contract.out.length > 0 ? `and a card of ${speaker.seat(contract.out[0]!)}` : '';
  const below = isBelow ? FACES[size].rows + 3 : 0;
  const title = canvas.write(x + apart, y + below, 'FROM THE WIDOW', theme.strong) + 2;
  canvas.write(title, y + below, cut(gift, x + columns - title));
  y += windowClass >= 120 ? 2 : 1;
  const faces = hand
    .filter((card) => taken.includes(card))
    .map((card) => faceOf(nameOf(card, speaker), theme));
  const empty: Face = { rank: '', suit: '', style: {}, frame: theme.edge, state: 'plain' };
  const room = Math.floor((isBelow ? columns : apart - 1) / FACES[size].columns);
  const slots = [...faces, ...Array<Face>(Math.max(0, need - faces.length)).fill(empty)].slice(0, room);
  slots.forEach((face, place) => {
    drawFace(canvas, x + place * FACES[size].columns, y, face, size);
  });
  sortedHand(setOf(widow), contract.trump).forEach((card, place) => {
    drawFace(
      canvas,
      x + apart + place * FACES[size].columns,
      y + below,
      faceOf(nameOf(card, speaker), theme),
      size,
    );
  });
  y += below + FACES[size].rows + (windowClass >= 120 ? 2 : 1);
  const lines = burialLines(position, layout).flatMap((line) => wrap(line, columns));
  lines.forEach((line, row) => {
    canvas.write(x, y + row, line);
  });
  if (!boxed) return;
  const { panels } = table;
  drawBoxedPanels(canvas, panels, [
    contractInFull(position, layout, panels.columns - 4),
    ...(isBelow ? [keptPanel(position, layout, taken)] : []),
    { ...auctionPanel(position, layout, panels.columns - 4), grows: isBelow },
    ...(isBelow ? [] : [{ ...dealsPanel(position, panels.columns - 4), drop: 1, grows: true }]),
  ]);
}

/** What is left of each suit once the picked cards are buried, trumps first. */
function keptPanel(
  { speaker }: FiveHundredPosition,
  { hand, contract }: Layout,
  taken: readonly Card[],
): Panel {
  const { trump } = contract!;
  const kept = setOf(hand.filter((card) => !taken.includes(card)));
  const suits = [3, 0, 1, 2].sort((a, b) => Number(b === trump) - Number(a === trump));
  const cardsOfSuit = (suit: number) =>
    sortedHand(both(kept, suitCards(suit, trump)), trump).map((card) => nameOf(card, speaker));
  const rows = suits.map((suit) => [suitName(suit, speaker), '', ...cardsOfSuit(suit)].join(' '));
  // Without trumps the Joker is of no suit.
  const alone = trump === NO_TRUMP ? cardsOfSuit(NO_TRUMP) : [];
  return { title: titles.keep, rows: [...rows, ...alone] };
}

/** Which cards are trumps from the highest down, which of them others may hold, and what the contract asks for. */
function burialLines(position: FiveHundredPosition, { hand, contract, view }: Layout): string[] {
  const { speaker } = position;
  const { trump, bid, out } = contract!;
  const { points, tricks } = bidOf(bid);
  const name = (card: Card) => nameOf(card, speaker);
  if (bid === 'nello')
    return [
      `Nello: lose every trick; ${outNames(out, speaker)}.`,
      `${points} if you take none; ${minus(-points)} if you take any, and 10 each for them.`,
      'The Joker wins whatever trick it is played to.',
    ];
  const need = `You need ${tricks} tricks; ${points} if made, ${minus(-points)} if set.`;
  if (trump === NO_TRUMP)
    return ['No trumps: the highest card of the suit led wins, and the Joker beats all.', need];
  const suit = SUIT_NAMES[trump]!;
  const title = suit[0]!.toUpperCase() + suit.slice(1);
  const all = sortedHand(both(packSet(view.standing.seats), suitCards(trump, trump)), trump);
  const missing = all.filter((card) => !hand.includes(card)).map(name);
  const high = all.slice(3, 7).map(name).join(' ');
  return [
    `${title} are trumps: JK, ${name(rightBower(trump))}, ${name(leftBower(trump))} (left bower), ${high} …`,
    `Trumps not in your hand: ${missing.join(' ') || 'none'}`,
    need,
  ];
}
