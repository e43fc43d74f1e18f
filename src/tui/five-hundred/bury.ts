/** Burying as many cards as the widow had. */

import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  both,
  type Card,
  formatCard,
  JOKER,
  packSet,
  RANKS,
  rankOf,
} from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import type { Contract, FiveHundred, View } from '../../engine/five-hundred/state.ts';
import {
  EYE_ORDER,
  leftBower,
  rightBower,
  sortedHand,
  suitCards,
  suitIn,
} from '../../engine/five-hundred/trumps.ts';
import { linesIn } from '../../width.ts';
import { placeAround } from '../around.ts';
import { type Face, faceOf, SLOT } from '../drawing/face.ts';
import { cardTouch } from '../drawing/hand.ts';
import type { Panel } from '../drawing/panel.ts';
import { drawBeside, drawLeaving } from '../drawing/stage.ts';
import { cursorKeys, numberKey, pickKey, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { touchTexts } from '../parts/words.ts';
import type { Position, Verdict } from '../table.ts';
import {
  type Board,
  BURIAL_KEYS,
  type Done,
  type FiveHundredKey,
  layoutOf,
  quietKey,
  type Selection,
} from './hand.ts';
import { type FiveHundredPosition, type Lying, lyingOf } from './lying.ts';
import { drawPlay } from './play.ts';
import { callsLine, contractList, contractPanel, dealsPanel } from './side.ts';
import {
  auctionTexts,
  burialTexts,
  keyTexts,
  nameOf,
  outNames,
  rankNames,
  suitName,
  trumpText,
} from './words.ts';

type BuryView = Extract<View, { readonly phase: 'bury' }>;

export const bury: Decision<FiveHundred, Selection, Lying, BuryView> = {
  enter: 'bury',
  chosen: ({ view }, { picked }) =>
    picked.length < buryCount(view) ? null : { kind: 'bury', cards: picked.toSorted((a, b) => a - b) },
  select: (_, selection, move) => (move.kind === 'bury' ? { ...selection, picked: move.cards } : selection),
  keys: burialKeys,
  verdict: burialVerdict,
  draw: (board) =>
    (board.lying.view.phase === 'bury' && board.position.mover !== null ? drawBurial : drawPlay)(board),
};

function burialKeys(position: Position<FiveHundred, BuryView>, selection: Selection): FiveHundredKey[] {
  const { hand } = lyingOf(position);
  const { trump } = position.view.contract;
  const need = buryCount(position.view);
  const { cursor } = selection;
  const at = cursor === null ? 0 : hand.indexOf(cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
  const toggle = (place: number) => toggled(selection, hand[place]!, need);
  const all = hand.map(() => true);
  return [
    ...cursorKeys(hand.length, at, go),
    numberKey(all, keyTexts.keyed, toggle, { count: BURIAL_KEYS }),
    touchKey(hand.map(formatCard).map(cardTouch), touchTexts.some, toggle),
    pickKey(cursor !== null && selection.picked.includes(cursor), burialTexts.pick(need), () =>
      cursor === null ? { say: burialTexts.noCard } : toggled(selection, cursor, need),
    ),
    quietKey(keyTexts.rank, ['T', 'J', 'Q', 'K', 'A'], (key) => ofRank(hand, selection, key, need)),
    quietKey(keyTexts.group, ['Tab', 'Shift-Tab'], (key) =>
      go(nextSuit(hand, trump, at, key === 'Tab' ? 1 : -1)),
    ),
    quietKey(keyTexts.back, ['Backspace'], () => ({
      select: { ...selection, picked: selection.picked.slice(0, -1) },
    })),
  ];
}

/** Picks a card, or puts it back. Picks no more than must be buried. */
function toggled(selection: Selection, card: Card, need: number) {
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
  return card === undefined ? { say: burialTexts.noRank(rankNames[key]!) } : toggled(selection, card, need);
}

/** Returns the place in the hand where the next or the previous suit begins. */
function nextSuit(hand: readonly Card[], trump: number, at: number, step: 1 | -1): number {
  const firsts = hand.flatMap((card, place) =>
    place > 0 && suitIn(hand[place - 1]!, trump) === suitIn(card, trump) ? [] : [place],
  );
  const now = firsts.findLastIndex((place) => place <= at);
  return firsts[placeAround(now, step, firsts.length)]!;
}

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
  const of = (suit: number) =>
    kept.filter((card) => suitIn(card, trump) === suit).map((card) => nameOf(card, speaker));
  const suits = EYE_ORDER.filter((suit) => suit !== trump);
  const cards = suits.map((suit) => of(suit).join(' ')).filter(Boolean);
  const voids = suits.filter((suit) => of(suit).length === 0).map((suit) => suitName(suit, speaker));
  return trump === NO_TRUMP
    ? burialTexts.kept(null, [...of(trump), ...cards], voids)
    : burialTexts.kept(of(trump).length, cards, voids);
}

/** Draws the cards picked for burying, and facts about the contract beside them. */
function drawBurial(board: Board): void {
  const { canvas, lying } = board;
  const layout = layoutOf(board);
  const calls = layout.panels ? callsLine(board, layout.stage.columns) : '';
  drawLeaving(canvas, layout, burialTexts.title, slotsOf(board, buryCount(lying.view as BuryView)), calls);
  const widow = widowNames(board);
  const list = { title: auctionTexts.widow, rows: widow, line: burialTexts.widowLine(widow) };
  drawBeside(canvas, layout, [contractList(board), list], (columns) => burialPanels(board, columns));
}

const widowNames = ({ lying: { widow }, position: { speaker } }: Board): string[] =>
  (widow ?? []).map((card) => nameOf(card, speaker));

/** Returns the panels beside a burial. */
export function burialPanels(board: Board, columns: number): Panel[] {
  const { contract, hand } = board.lying;
  const { speaker } = board.position;
  const out = contract!.out[0];
  const gift = out === undefined ? [] : linesIn(burialTexts.gift(speaker.seat(out)), columns);
  return [
    contractPanel(board, columns),
    { title: auctionTexts.widow, rows: [...linesIn(widowNames(board).join(' '), columns), ...gift] },
    ...trumpPanels(contract!, hand, board, columns),
    { ...dealsPanel(board, columns), drop: 3 },
  ];
}

/** Returns the picked cards in the order of the hand, then places for those still missing. */
function slotsOf({ position, lying, selection }: Board, need: number): Face[] {
  const { speaker, theme } = position;
  const picked = selection?.picked ?? [];
  const faces = lying.hand
    .filter((card) => picked.includes(card))
    .map((card) => faceOf(nameOf(card, speaker), theme));
  return [...faces, ...Array<Face>(Math.max(0, need - faces.length)).fill(SLOT)];
}

/** Says which cards are trumps from the highest down, and which of them others may hold; in Nello and No-Trump what counts there. */
function trumpPanels(
  { trump, bid, out }: Contract,
  hand: readonly Card[],
  board: Board,
  columns: number,
): Panel[] {
  const { speaker } = board.position;
  const title = trumpText(board.lying.contract, speaker);
  const told = (heading: string, text: string, drop: number) => ({
    title: heading,
    rows: linesIn(text, columns),
    drop,
    isText: true,
  });
  if (bid === 'nello') return [told(title, burialTexts.nello(outNames(out, speaker)), 1)];
  if (trump === NO_TRUMP) return [told(title, burialTexts.noTrumps, 1)];
  const name = (card: Card) => nameOf(card, speaker);
  const all = sortedHand(both(packSet(board.lying.view.standing.seats), suitCards(trump, trump)), trump);
  const missing = all.filter((card) => !hand.includes(card)).map(name);
  return [
    told(title, burialTexts.trumps(name(rightBower(trump)), name(leftBower(trump)), name(all[3]!)), 2),
    told(burialTexts.missing, missing.join(' ') || burialTexts.none, 1),
  ];
}
