import { type Card, card, formatCard, RANKS, SUITS } from '../../engine/card.ts';
import { bitCount, type CardSet, cardsOf, EMPTY, has, ranksOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { passesTo, power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, PIG, scoreDeal, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { giverTo, receiverOf } from '../../engine/gongzhu/state.ts';
import { DIRECTIONS } from '../../engine/gongzhu/view.ts';
import { seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { ranksText } from '../../front/ranks.ts';
import { clipped, fitting, linesIn, padded, paddedLeft, widthOf } from '../../width.ts';
import { LINED, type Panel, type PanelRow, paired, turnedTo } from '../drawing/panel.ts';
import { keyName } from '../table.ts';
import type { Board } from './hand.ts';
import {
  cardsIn,
  faceValue,
  type GongzhuPosition,
  type Lying,
  mayShoot,
  outOf,
  pricedCard,
} from './lying.ts';
import { legendTexts, moonTexts, sideTexts, words } from './words.ts';

/** Columns for names in lists of tricks, and of the player who has a card. */
const NAME = 3;
const OWNER = 5;

/** Writes a text about a player in at most `columns` columns: the name is clipped. */
const naming = (text: (name: string) => string, player: string, columns: number): string =>
  text(clipped(player, columns - widthOf(text(''))));

const name = (card: Card, { speaker }: GongzhuPosition): string => speaker.card(formatCard(card));

/** Returns the panels beside the table; while passing, the values of cards. */
export function panelsOf({ position, lying, selection }: Board, columns: number): Panel[] {
  if (position.onTable.phase === 'pass') return legendPanels(position, lying, columns);
  const back = selection?.back ?? 0;
  const values = valuesPanel(position, lying, columns);
  // The panel that changes its height is the last.
  if (columns < LINED)
    return [lastTrick(position, lying, back, columns), values, trickSoFar(position, lying)];
  return [
    values,
    ...(position.assist ? [outPanel(position, lying, columns)] : []),
    tricksPanel(position, lying, columns, back),
  ];
}

function lastTrick(position: GongzhuPosition, lying: Lying, back: number, columns: number): Panel {
  const { speaker } = position;
  const shown = turnedTo(lying.past, back);
  const key = keyName(position, ' (v)');
  if (!shown) return { title: sideTexts.lastTrick(key), rows: [sideTexts.none, ' '], drop: 1 };
  const { item: trick, number, isLast } = shown;
  const title = isLast ? sideTexts.lastTrick(key) : sideTexts.earlierTrick(number, key);
  const winner = winnerOf(trick, power);
  const cards = seatsOf(trick).map((seat) => {
    const card = name(trick.cards[seat]!, position);
    return [clipped(speaker.seat(seat), OWNER), seat === winner ? `${card}*` : card] as const;
  });
  return { title, value: signed(faceValue(trick)), rows: paired(cards, columns), drop: 1 };
}

/** Says where a card is: with the player who won it, on the table, in the viewer's hand, or unseen. */
function place(position: GongzhuPosition, lying: Lying, card: Card): string {
  const { speaker, viewer, onTable } = position;
  const taker = lying.taken.findIndex((cards) => has(cards, card));
  if (cardsIn(lying.trick).includes(card)) return sideTexts.trick;
  if (taker >= 0) return clipped(speaker.seat(taker), OWNER);
  if (onTable.phase !== 'play' || viewer === 'table') return sideTexts.out;
  return has(onTable.deal.hands[viewer] ?? EMPTY, card) ? sideTexts.hand : sideTexts.out;
}

/** Suits in the order of lists: ♠ ♥ ♦ ♣. */
const LISTED = [3, 2, 1, 0] as const;

function outCounts(position: GongzhuPosition, lying: Lying): string {
  const out = outOf(position, lying);
  const counts = LISTED.map((suit) => position.speaker.suit(SUITS[suit]!) + bitCount(ranksOf(out, suit)));
  return sideTexts.counts(counts);
}

function outPanel(position: GongzhuPosition, lying: Lying, columns: number): Panel {
  const out = outOf(position, lying);
  return {
    title: sideTexts.stillOut,
    value: sideTexts.cards(cardsOf(out).length),
    rows: [outRow(position, out, 0, columns), outRow(position, out, 1, columns)],
  };
}

/** Returns the tricks of the deal, a line each, and the passed cards. */
function tricksPanel(position: GongzhuPosition, lying: Lying, columns: number, back: number): Panel {
  const shown = turnedTo(lying.past, back);
  return {
    title: sideTexts.tricks(keyName(position, ' (v)')),
    rows: [
      ...(shown
        ? lying.past.slice(0, shown.number).map((trick, at) => trickRow(trick, at + 1, position))
        : [sideTexts.none]),
      ...passedRows(position, columns),
    ],
    drop: 1,
    keepsLast: true,
  };
}

function valuesPanel(position: GongzhuPosition, lying: Lying, columns: number): Panel {
  const row = (card: Card, worth: string): PanelRow => ({
    text: name(card, position) + worth,
    value: place(position, lying, card),
    marked: position.marked.has(`row ${formatCard(card)}`),
  });
  const moon = sideTexts.moon(position.speaker.suit('H'));
  const wide = [{ text: moon, value: moonText(position, lying, columns - widthOf(moon) - 1) }];
  const narrow = position.assist ? [outCounts(position, lying)] : [];
  return {
    title: sideTexts.values,
    rows: [
      row(PIG, sideTexts.pig),
      row(GOAT, sideTexts.goat),
      row(TEN_OF_CLUBS, sideTexts.doubles),
      sideTexts.honours(position.speaker.suit('H')),
      ...(columns < LINED ? narrow : wide),
    ],
  };
}

/** Says who may still win all hearts, in at most `columns` columns. */
function moonText({ speaker }: GongzhuPosition, { taken }: Lying, columns: number): string {
  const { shooter } = scoreDeal(taken);
  if (shooter !== null) return naming(moonTexts.shot, within(speaker).seat(shooter), columns);
  const who = mayShoot(taken);
  if (who === 'all') return moonTexts.open;
  if (who === 'nobody') return moonTexts.gone;
  return naming(moonTexts.only, within(speaker).seat(who), columns);
}

/** Writes two suits on a line, ranks from the highest down; only their number if they do not fit. */
function outRow({ speaker }: GongzhuPosition, out: CardSet, line: 0 | 1, inside: number): string {
  const half = Math.floor((inside - 1) / 2);
  const suits = LISTED.slice(2 * line, 2 * line + 2).map((suit) => {
    const cards = cardsOf(out).filter((card) => card >= 13 * suit && card < 13 * suit + 13);
    const glyph = speaker.suit(SUITS[suit]!);
    const ranks = ranksText(
      cards.map((card) => formatCard(card)[0]!).reverse(),
      RANKS.toReversed(),
      half - widthOf(glyph) - 1,
    );
    return padded(`${glyph} ${ranks === null ? sideTexts.cards(cards.length) : ranks || '–'}`, half);
  });
  return suits.join(' ');
}

/** Writes a trick on a line, from the leader on, with the winner's card marked: ` 6 You 2♥  8♥* 6♥  5♥   Bo  +21`. */
function trickRow(trick: Trick, number: number, position: GongzhuPosition): PanelRow {
  const { speaker } = position;
  const winner = winnerOf(trick, power);
  const short = (seat: Seat) => padded(clipped(speaker.seat(seat), NAME), NAME);
  const cards = seatsOf(trick).map((seat) =>
    padded(`${name(trick.cards[seat]!, position)}${seat === winner ? '*' : ''}`, 4),
  );
  const text = `${paddedLeft(String(number), 2)} ${short(trick.leader)} ${cards.join('')}${short(winner)}`;
  return { text, value: signed(faceValue(trick)) };
}

/** Returns the cards that the viewer passed and received in this deal, close together if there is less room. */
function passedRows(position: GongzhuPosition, inside: number): string[] {
  const { onTable: view, viewer, speaker } = position;
  if (view.phase !== 'play' || viewer === 'table' || view.deal.to === 0) return [];
  const giver = giverTo(view.deal, viewer);
  const receiver = receiverOf(view.deal, viewer);
  const names = (seat: Seat) => cardsOf(view.deal.gifts[seat] ?? EMPTY).map((card) => name(card, position));
  const least = Math.max(...[viewer, giver].map((seat) => widthOf(names(seat).join(''))));
  const to = naming(sideTexts.passedTo, speaker.seat(receiver), inside - 2 - least);
  const from = naming(sideTexts.passedBy, speaker.seat(giver), inside - 2 - least);
  const width = Math.max(widthOf(to), widthOf(from));
  const cards = (seat: Seat) => fitting([names(seat).join(' '), names(seat).join('')], inside - width - 2);
  return [' ', `${padded(to, width)}  ${cards(viewer)}`, `${padded(from, width)}  ${cards(giver)}`];
}

/** Returns the values of cards in full, and the directions of the next deals. */
function legendPanels(position: GongzhuPosition, lying: Lying, columns: number): Panel[] {
  const at = (text: string) => name(card(text), position);
  const next = nextPasses(position);
  return [
    {
      title: sideTexts.values,
      value: legendTexts.low,
      rows: [
        { text: legendTexts.pig(at('QS')), value: '+100' },
        { text: legendTexts.goat(at('JD')), value: '−100' },
        legendTexts.doubles(at('TC')),
        sideTexts.honours(position.speaker.suit('H')),
        legendTexts.pips(at('TH'), at('2H')),
      ],
    },
    { title: legendTexts.moon, rows: linesIn(legendTexts.moonOf(at('TC')), columns), drop: 1, isText: true },
    { title: legendTexts.match, rows: totalRows(position, lying), drop: 2 },
    { title: legendTexts.next, rows: next === '' ? [] : linesIn(next, columns), drop: 3, isText: true },
  ];
}

/** Returns the players with their points in the match. */
const totalRows = ({ speaker }: GongzhuPosition, { totals }: Lying): PanelRow[] =>
  totals.map((total, seat) => ({ text: speaker.seat(seat), value: minus(total) }));

/** Says the directions of the next three deals; '' in a match of one deal. */
function nextPasses({ view, status }: GongzhuPosition): string {
  if (status.only) return '';
  const { deals, passing } = view.standing;
  if (passing === 'left') return legendTexts.alwaysLeft;
  return legendTexts.ways([1, 2, 3].map((later) => DIRECTIONS[passesTo(passing, deals + later)]!));
}

/** Cards that count much, in the order in which a player looks for them. */
const DEAR = ['QS', 'JD', 'TC', 'AH', 'KH', 'QH', 'JH'].map(card);

const worthRow = (each: Card, position: GongzhuPosition): PanelRow => ({
  text: name(each, position),
  value: each === TEN_OF_CLUBS ? '×2' : signed(CARD_POINTS[each]!),
});

/** Returns the cards of `DEAR` with their points, for a calm table while passing. */
export const dearCards = (position: GongzhuPosition): Panel => ({
  title: words.counts,
  rows: [
    ...DEAR.map((each) => worthRow(each, position)),
    words.low(name(card('TH'), position), name(card('2H'), position)),
  ],
});

/** Returns the cards of `DEAR` that others may hold; no rows if the player wants no help. */
export function dearOut(position: GongzhuPosition, lying: Lying): Panel {
  const out = position.assist ? outOf(position, lying) : EMPTY;
  const rows = DEAR.filter((each) => has(out, each)).map((each) => worthRow(each, position));
  return { title: sideTexts.stillOut, rows };
}

/** Returns the points of the trick so far; no rows for 0. */
export function trickSoFar({ speaker }: GongzhuPosition, { trick, winner }: Lying): Panel {
  const value = faceValue(trick);
  const doubler = cardsIn(trick).includes(TEN_OF_CLUBS) ? [pricedCard(TEN_OF_CLUBS, speaker)!] : [];
  const rows = [...(value === 0 ? [] : [signed(value)]), ...doubler];
  return { title: sideTexts.thisTrick, rows: winner === null ? rows : [] };
}
