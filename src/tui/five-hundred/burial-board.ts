import { SUIT_NAMES } from '../../engine/card.ts';
import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { both, type Card, cardsOf, NONE, packSet, setOf } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { leftBower, rightBower, sortedHand, suitCards } from '../../engine/five-hundred/trumps.ts';
import { minus } from '../../front/number.ts';
import { cut, wrap } from '../../width.ts';
import { drawFace, FACES, type Face, type FaceSize, faceOf } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels, type Panel } from '../drawing/panel.ts';
import { drawCalls } from './calls-line.ts';
import type { FiveHundredPosition, Lying } from './lying.ts';
import { auctionPanel, contractInFull, dealsPanel } from './panels.ts';
import { type Board, faceAt } from './stages.ts';
import { nameOf, outNames, suitName, titles } from './words.ts';

/** Columns from the first of the picked cards to the first of the widow's. */
const APART = 38;

/** What is picked to be buried and what the widow held, side by side, and what is good to know of the trumps. */
export function drawBurialBoard(board: Board): void {
  const { canvas, position, lying, table } = board;
  const { windowClass } = board.size;
  const { view, hand, contract } = lying;
  if (view.phase !== 'bury' || contract === null) return;
  const { theme, speaker } = position;
  const need = buryCount(view);
  const taken = board.selection?.taken ?? [];
  const { boxed, stage } = table;
  const x = stage.x + 2;
  let y = stage.y + (boxed ? 1 : 0);
  const columns = boxed ? stage.columns - 4 : canvas.columns - 2;
  if (boxed) drawBox(canvas, stage, titles.burying(need));
  drawCalls(board, { x, y }, columns, ` = ${bidOf(contract.bid).points}`);
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
  canvas.write(canvas.write(x, y, 'TO BURY', theme.strong) + 2, y, `${taken.length} of ${need}`);
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
  const lines = burialLines(position, lying).flatMap((line) => wrap(line, columns));
  lines.forEach((line, row) => {
    canvas.write(x, y + row, line);
  });
  if (!boxed) return;
  drawBoxedPanels(canvas, table.panels, [
    contractInFull(board),
    ...(isBelow ? [keptPanel(board, taken)] : []),
    { ...auctionPanel(board), grows: isBelow },
    ...(isBelow ? [] : [{ ...dealsPanel(board), drop: 1, grows: true }]),
  ]);
}

/** What is left of each suit once the picked cards are buried, trumps first. */
function keptPanel(
  { position: { speaker }, lying: { hand, contract } }: Board,
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
function burialLines(position: FiveHundredPosition, { hand, contract, view }: Lying): string[] {
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
