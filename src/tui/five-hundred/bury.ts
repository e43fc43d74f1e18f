/** Burying as many cards as the widow had. */

import { SUIT_NAMES } from '../../engine/card.ts';
import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  both,
  type Card,
  formatCard,
  JOKER,
  NONE,
  packSet,
  RANKS,
  rankOf,
  SUIT_NUMBERS,
} from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import type { FiveHundred, View } from '../../engine/five-hundred/state.ts';
import {
  EYE_ORDER,
  leftBower,
  rightBower,
  sortedHand,
  suitCards,
  suitIn,
} from '../../engine/five-hundred/trumps.ts';
import type { Speaker } from '../../engine/game.ts';
import { cut, wrap } from '../../width.ts';
import { placeAround } from '../around.ts';
import { drawLeaving, drawLists } from '../drawing/calm.ts';
import { drawFace, FACES, type Face, type FaceSize, faceOf, SLOT } from '../drawing/face.ts';
import { cardTouch, pickKeys } from '../drawing/hand.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import { cursorKeys, pickKey, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { touchTexts } from '../parts/words.ts';
import type { Position, Verdict } from '../table.ts';
import { BURIAL_KEYS, calmOf, type Done, type Drawn, type FiveHundredKey, type Selection } from './hand.ts';
import { type FiveHundredPosition, type Lying, lyingOf } from './lying.ts';
import { drawTable } from './play.ts';
import { auctionPanel, calmContract, contractInFull, dealsPanel, drawCalls } from './side.ts';
import { type Board, boardOf } from './stages.ts';
import { burialTexts, keyTexts, nameOf, outNames, suitName, titles } from './words.ts';

type BuryView = Extract<View, { readonly phase: 'bury' }>;

export const bury: Decision<FiveHundred, Selection, Lying, BuryView> = {
  enter: 'bury',
  chosen: ({ view }, { picked }) =>
    picked.length < buryCount(view) ? null : { kind: 'bury', cards: picked.toSorted((a, b) => a - b) },
  select: (_, selection, move) => (move.kind === 'bury' ? { ...selection, picked: move.cards } : selection),
  keys: burialKeys,
  verdict: burialVerdict,
  draw(drawing) {
    const { view } = drawing.lying;
    const { calm, mover } = drawing.position;
    if (view.phase !== 'bury' || mover === null) drawTable(drawing, titles.widow);
    else if (calm) drawCalm(drawing, view);
    else drawBurial(boardOf(drawing), view);
  },
};

function burialKeys(position: Position<FiveHundred, BuryView>, selection: Selection): FiveHundredKey[] {
  const { hand } = lyingOf(position);
  const { trump } = position.view.contract;
  const need = buryCount(position.view);
  const { cursor } = selection;
  const at = cursor === null ? 0 : hand.indexOf(cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
  const places = pickKeys(
    hand.map(() => true),
    BURIAL_KEYS,
  ).filter((key) => key !== null);
  return [
    ...cursorKeys(hand.length, at, go),
    {
      keys: places,
      name: `1-9 0 a-${places.at(-1)}`,
      label: 'pick',
      help: keyTexts.keyed,
      group: 'select',
      act: (key) => toggled(selection, hand[places.indexOf(key)]!, need),
    },
    touchKey(hand.map(formatCard).map(cardTouch), touchTexts.some, (place) =>
      toggled(selection, hand[place]!, need),
    ),
    pickKey(cursor !== null && selection.picked.includes(cursor), burialTexts.pick(need), () =>
      cursor === null ? { say: burialTexts.noCard } : toggled(selection, cursor, need),
    ),
    {
      keys: ['T', 'J', 'Q', 'K', 'A'],
      name: 'T J Q K A',
      label: keyTexts.rank,
      help: keyTexts.ofRank,
      group: 'select',
      quiet: true,
      act: (key) => ofRank(hand, selection, key, need),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: keyTexts.suit,
      help: keyTexts.nextSuit,
      group: 'select',
      quiet: true,
      act: (key) => go(nextSuit(hand, trump, at, key === 'Tab' ? 1 : -1)),
    },
    {
      keys: ['Backspace'],
      label: keyTexts.back,
      group: 'select',
      quiet: true,
      act: () => ({ select: { ...selection, picked: selection.picked.slice(0, -1) } }),
    },
  ];
}

/** Picks a card, or puts it back. Picks no more than must be buried. */
function toggled(selection: Selection, card: Card, need: number): Done {
  const others = selection.picked.filter((other) => other !== card);
  const isPicked = others.length < selection.picked.length;
  if (!isPicked && others.length === need) return { say: burialTexts.enough(need) };
  return { select: { ...selection, cursor: card, picked: isPicked ? others : [...others, card] } };
}

/** Picks one more card of a rank. Trumps come first in the hand, and are buried last. */
function ofRank(hand: readonly Card[], selection: Selection, key: string, need: number): Done {
  const card = hand.findLast(
    (held) => held !== JOKER && RANKS[rankOf(held)] === key && !selection.picked.includes(held),
  );
  return card === undefined ? { say: burialTexts.noRank(RANK_NAMES[key]!) } : toggled(selection, card, need);
}

/** Returns the place in the hand where the next or the previous suit begins. */
function nextSuit(hand: readonly Card[], trump: number, at: number, step: 1 | -1): number {
  const firsts = hand.flatMap((card, place) =>
    place > 0 && suitIn(hand[place - 1]!, trump) === suitIn(card, trump) ? [] : [place],
  );
  const now = firsts.findLastIndex((place) => place <= at);
  return firsts[placeAround(now, step, firsts.length)]!;
}

const RANK_NAMES: { readonly [key: string]: string } = {
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

function burialVerdict(position: Position<FiveHundred, BuryView>, { picked }: Selection): Verdict {
  const { view, speaker } = position;
  const need = buryCount(view);
  const { hand } = lyingOf(position);
  const kept = hand.filter((card) => !picked.includes(card));
  const names = hand.filter((card) => picked.includes(card)).map((card) => nameOf(card, speaker));
  if (picked.length === 0) return { selected: burialTexts.bury(need), note: burialTexts.keys };
  if (picked.length < need)
    return { selected: burialTexts.part(picked.length, need, names), note: burialTexts.keys };
  const note = keptText(kept, view.contract.trump, position);
  const worth = position.calm ? note : burialTexts.of(need, hand.length);
  return { selected: burialTexts.buried(names), worth, note };
}

/** Says which cards remain: "You keep six trumps, A♠ Q♠, K♣ 7♣; you are out of ♦." */
function keptText(kept: readonly Card[], trump: number, { speaker }: FiveHundredPosition): string {
  const groups = EYE_ORDER.filter((suit) => suit !== trump).map((suit) =>
    kept.filter((card) => suitIn(card, trump) === suit).map((card) => nameOf(card, speaker)),
  );
  const trumps = kept.filter((card) => suitIn(card, trump) === trump);
  const voids = SUIT_NUMBERS.filter(
    (suit) => suit !== trump && !kept.some((card) => suitIn(card, trump) === suit),
  ).map((suit) => suitName(suit, speaker));
  const cards = groups.filter((group) => group.length > 0).map((group) => group.join(' '));
  return trump === NO_TRUMP
    ? burialTexts.kept(null, [...trumps.map((card) => nameOf(card, speaker)), ...cards], voids)
    : burialTexts.kept(trumps.length, cards, voids);
}

/** Draws a calm table: the cards picked for burying, the tricks that the contract needs, and the cards of the widow. */
function drawCalm(drawing: Drawn, view: BuryView): void {
  const need = buryCount(view);
  const layout = calmOf(drawing);
  drawLeaving(drawing.canvas, layout, burialTexts.calmTitle, slotsOf(drawing, need, SLOT));
  const { contract } = view;
  const { speaker } = drawing.position;
  const widow = sortedHand(view.widow ?? NONE, contract.trump).map((card) => nameOf(card, speaker));
  drawLists(drawing.canvas, layout, [
    calmContract(drawing),
    { title: burialTexts.widow, rows: widow, line: burialTexts.widowLine(widow) },
  ]);
}

/** Columns from the first picked card to the first of the widow's. */
const APART = 38;

/** Draws the cards picked for burying and those of the widow side by side, and facts about trumps. */
function drawBurial(board: Board, view: BuryView): void {
  const { canvas, position, lying, table } = board;
  const { windowClass } = board.size;
  const { contract } = view;
  const { hand } = lying;
  const { theme, speaker } = position;
  const need = buryCount(view);
  const picked = board.selection?.picked ?? [];
  const { boxed, stage } = table;
  const x = stage.x + 2;
  let y = stage.y + (boxed ? 1 : 0);
  const columns = boxed ? stage.columns - 4 : canvas.columns - 2;
  if (boxed) drawBox(canvas, stage, titles.burying(need));
  drawCalls(board, { x, y }, columns, ` = ${bidOf(contract.bid).points}`);
  const widow = sortedHand(view.widow ?? NONE, contract.trump);
  const fits = (size: FaceSize) =>
    Math.max(need, picked.length) * FACES[size].columns < Math.min(APART, columns - 25);
  const size: FaceSize = fits(table.face) ? table.face : fits('L') && windowClass > 100 ? 'L' : 'M';
  const apart = Math.min(APART, columns - widow.length * FACES[size].columns);
  y += windowClass >= 120 ? 3 : 2;
  canvas.write(
    canvas.write(x, y, burialTexts.toBury, theme.strong) + 2,
    y,
    burialTexts.chosen(picked.length, need),
  );
  const gift = contract.out.length > 0 ? burialTexts.gift(speaker.seat(contract.out[0]!)) : '';
  const title = canvas.write(x + apart, y, burialTexts.fromWidow, theme.strong) + 2;
  canvas.write(title, y, cut(gift, x + columns - title));
  y += windowClass >= 120 ? 2 : 1;
  const empty: Face = { rank: '', suit: '', style: {}, frame: theme.edge, state: 'plain' };
  const faces = slotsOf(board, need, empty).slice(0, Math.floor((apart - 1) / FACES[size].columns));
  faces.forEach((slot, place) => void drawFace(canvas, x + place * FACES[size].columns, y, slot, size));
  widow.forEach((card, place) => {
    drawFace(canvas, x + apart + place * FACES[size].columns, y, faceOf(nameOf(card, speaker), theme), size);
  });
  y += FACES[size].rows + (windowClass >= 120 ? 2 : 1);
  const lines = burialLines(view, hand, speaker).flatMap((line) => wrap(line, columns));
  lines.forEach((line, row) => {
    canvas.write(x, y + row, line);
  });
  if (!boxed) return;
  drawBoxedPanels(canvas, table.panels, [
    contractInFull(board),
    auctionPanel(board),
    { ...dealsPanel(board), drop: 1, grows: true },
  ]);
}

/** Returns the picked cards in the order of the hand, then `empty` for those still missing. */
function slotsOf({ position, lying, selection }: Drawn, need: number, empty: Face): Face[] {
  const { speaker, theme } = position;
  const picked = selection?.picked ?? [];
  const faces = lying.hand
    .filter((card) => picked.includes(card))
    .map((card) => faceOf(nameOf(card, speaker), theme));
  return [...faces, ...Array<Face>(Math.max(0, need - faces.length)).fill(empty)];
}

/** Says which cards are trumps from the highest down, which of them others may hold, and what the contract needs. */
function burialLines({ contract, standing }: BuryView, hand: readonly Card[], speaker: Speaker): string[] {
  const { trump, bid, out } = contract;
  const { points, tricks } = bidOf(bid);
  const name = (card: Card) => nameOf(card, speaker);
  if (bid === 'nello') return burialTexts.nello(outNames(out, speaker), points);
  const need = burialTexts.needs(tricks, points);
  if (trump === NO_TRUMP) return [burialTexts.noTrumps, need];
  const all = sortedHand(both(packSet(standing.seats), suitCards(trump, trump)), trump);
  const missing = all.filter((card) => !hand.includes(card)).map(name);
  const high = all.slice(3, 7).map(name);
  return [
    burialTexts.trumps(SUIT_NAMES[trump]!, name(rightBower(trump)), name(leftBower(trump)), high),
    burialTexts.missing(missing),
    need,
  ];
}
