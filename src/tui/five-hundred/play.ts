/** Playing to a trick. */

import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  both,
  type Card,
  type Cards,
  cardsOf,
  formatCard,
  JOKER,
  NONE,
  SUIT_NUMBERS,
  size,
} from '../../engine/five-hundred/cards.ts';
import { moves } from '../../engine/five-hundred/moves.ts';
import { GRAND_SLAM } from '../../engine/five-hundred/score.ts';
import {
  type FiveHundred,
  type Move,
  teamOf,
  tricksInDeal,
  type View,
} from '../../engine/five-hundred/state.ts';
import { ledSuit, legalCards, namesSuit, playersIn, winningPlay } from '../../engine/five-hundred/trick.ts';
import {
  EYE_ORDER,
  leftBower,
  rightBower,
  sortedHand,
  strengthIn,
  suitCards,
  suitIn,
} from '../../engine/five-hundred/trumps.ts';
import { shownVoids, unseenBy } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';
import { sentences } from '../../engine/words.ts';
import { seatsFrom } from '../around.ts';
import { faceOf } from '../drawing/face.ts';
import { plateOf } from '../drawing/plate.ts';
import { drawBeside, drawSeats, type FacePlay, type SeatShown, type TableLayout } from '../drawing/stage.ts';
import { takesAll } from '../match/sure.ts';
import type { Decision } from '../parts/decision.ts';
import { isShown, type Position, type Verdict } from '../table.ts';
import { type Board, cardKeys, type FiveHundredKey, layoutOf, quietKey, type Selection } from './hand.ts';
import type { FiveHundredPosition, Lying } from './lying.ts';
import { contractList, playPanels, trickList } from './side.ts';
import {
  giftTexts,
  keyTexts,
  nameOf,
  partnerText,
  plateTexts,
  playTexts,
  type rankTexts,
  shortBid,
  suitName,
  teamName,
} from './words.ts';

type PlayView = Extract<View, { readonly phase: 'play' }>;
type PlayPosition = Position<FiveHundred, PlayView>;

/** Nello: a partner gives the contractor a card through the widow. */
export const give: Decision<FiveHundred, Selection, Lying, Extract<View, { readonly phase: 'give' }>> = {
  enter: 'give',
  chosen: (_, { cursor }) => (cursor === null ? null : { kind: 'give', card: cursor }),
  select: (_, selection, move) => (move.kind === 'give' ? { ...selection, cursor: move.card } : selection),
  keys: (position, selection) => cardKeys(position, selection),
  verdict: ({ view, speaker }, { cursor }) => ({
    selected: cursor === null ? giftTexts.choose : giftTexts.give(nameOf(cursor, speaker)),
    note: giftTexts.helps(speaker.seat(view.contract.seat)),
  }),
  draw: drawPlay,
};

export const play: Decision<FiveHundred, Selection, Lying, PlayView> = {
  enter: 'play',
  chosen(position, selection) {
    const { cursor: card, suit } = selection;
    return card === null ? null : { kind: 'play', card, suit: mustName(position, selection) ? suit : null };
  },
  select: (_, selection, move) =>
    move.kind === 'play' ? { ...selection, cursor: move.card, suit: move.suit } : selection,
  keys(position, selection) {
    const naming = mustName(position, selection);
    return [...(naming ? namingKeys(selection) : []), ...cardKeys(position, selection, naming)];
  },
  verdict: playVerdict,
  draw: drawPlay,
};

/** Must the Joker under the cursor name a suit? */
const mustName = ({ view }: PlayPosition, { cursor }: Selection): boolean =>
  cursor !== null &&
  ledSuit(view.trick, view.contract.trump) === null &&
  namesSuit(cursor, view.contract.trump);

/** The letters of suits as keys, by their numbers. */
const SUIT_KEYS: readonly string[] = ['c', 'd', 'h', 's'];

function namingKeys(selection: Selection): FiveHundredKey[] {
  const named = (suit: number) => ({ select: { ...selection, suit } });
  const letters = [...SUIT_KEYS, ...SUIT_KEYS.map((key) => key.toUpperCase())];
  const at = selection.suit === null ? -1 : EYE_ORDER.indexOf(selection.suit);
  return [
    {
      ...quietKey(keyTexts.suit, letters, (key) => named(SUIT_KEYS.indexOf(key.toLowerCase()))),
      quiet: false,
    },
    quietKey(keyTexts.nextSuit, ['Up', 'k', 'Down', 'j'], (key) => {
      const next = key === 'Up' || key === 'k' ? (at <= 0 ? 3 : at - 1) : (at + 1) % 4;
      return named(EYE_ORDER[next]!);
    }),
  ];
}

function playVerdict(position: PlayPosition, selection: Selection): Verdict {
  const { view, speaker, mover } = position;
  const { cursor, suit } = selection;
  if (mover === null) return { selected: '' };
  const stakes = stakesText(position);
  if (cursor === null) return { selected: playTexts.lead, note: stakes };
  const name = nameOf(cursor, speaker);
  if (mustName(position, selection)) {
    const choices = EYE_ORDER.map((place) => {
      const glyph = suitName(place, speaker);
      return place === suit ? `[${glyph}]` : ` ${glyph} `;
    });
    const note = playTexts.jokerWins(choices.join(' '));
    return {
      selected: suit === null ? name : playTexts.naming(name, suitName(suit, speaker)),
      note,
      // A calm table has no line for a note.
      ...(position.calm && { worth: note }),
    };
  }
  if (!legalCards(view, mover).includes(cursor)) return { selected: name, note: ledText(position) };
  return view.trick.plays.length === 0
    ? { selected: name, worth: leadText(position, cursor), note: stakes }
    : {
        selected: name,
        worth: trickText(position, cursor),
        note: sentences(mustText(position), stakes),
      };
}

/** Says what can beat a card that is led, by the cards seen so far. */
function leadText({ view, speaker, mover, assist }: PlayPosition, card: Card): string {
  if (!assist) return playTexts.youLead;
  const { trump } = view.contract;
  const suit = suitIn(card, trump);
  const unseen = unseenBy(view, mover!);
  const higher = sortedHand(both(unseen, suitCards(suit, trump)), trump).filter(
    (other) => strengthIn(other, trump) > strengthIn(card, trump),
  );
  const ruffs =
    suit === trump || trump === NO_TRUMP ? 0 : cardsOf(both(unseen, suitCards(trump, trump))).length;
  const isJokerOut = trump === NO_TRUMP && card !== JOKER && cardsOf(unseen).includes(JOKER);
  const glyph = suit === trump ? null : suitName(suit, speaker);
  const beaten =
    higher.length === 0
      ? playTexts.unbeaten(glyph)
      : higher.length <= 3
        ? playTexts.beatenBy(higher.map((other) => nameOf(other, speaker)))
        : playTexts.beatenBySome(higher.length, glyph);
  return sentences(
    beaten,
    ruffs === 0 ? '' : playTexts.trumpsUnseen(ruffs),
    isJokerOut ? playTexts.jokerUnseen : '',
  );
}

/** Says who wins the trick with this card, and how many players follow. */
function trickText({ view, speaker, mover }: PlayPosition, card: Card): string {
  const { trick, contract } = view;
  const plays = [...trick.plays, { seat: mover!, card }];
  const best = winningPlay({ plays, named: trick.named }, contract.trump)!;
  const waiting = playersIn(view) - plays.length;
  if (best.seat === mover) {
    const isLost = contract.bid === 'nello' && mover === contract.seat;
    if (waiting === 0) return isLost ? playTexts.takesAndLoses : playTexts.takes;
    return isLost ? playTexts.mayLose(waiting) : playTexts.highest(waiting);
  }
  const isPartner = teamOf(best.seat) === teamOf(mover!);
  const who = isPartner ? playTexts.partner(speaker.seat(best.seat)) : speaker.seat(best.seat);
  const named = playTexts.card(nameOf(best.card, speaker), rankName(best.card, contract.trump));
  return waiting === 0 ? playTexts.loses(who, named) : playTexts.behind(who, named, waiting);
}

/** Names a Joker or a bower, since a bower does not look like one; null for other cards. */
function rankName(card: Card, trump: number): keyof typeof rankTexts | null {
  if (card === JOKER) return 'joker';
  if (trump === NO_TRUMP) return null;
  if (card === rightBower(trump)) return 'right';
  return card === leftBower(trump) ? 'left' : null;
}

/** Says which cards may be played, and why. */
function mustText({ view, speaker, mover }: PlayPosition): string {
  const { trump } = view.contract;
  const led = ledSuit(view.trick, trump)!;
  const legal = sortedHand(view.hands[mover!] ?? { low: 0, high: 0, joker: 0 }, trump).filter((card) =>
    legalCards(view, mover!).includes(card),
  );
  const suit = led === trump ? null : suitName(led, speaker);
  if (!legal.some((card) => suitIn(card, trump) === led)) return playTexts.hasNone(suit);
  return playTexts.mustFollow(
    suit,
    legal.map((card) => nameOf(card, speaker)),
  );
}

/** Says what was led and which suit counts, about a card that may not be played. */
function ledText({ view: { trick, contract }, speaker }: PlayPosition): string {
  const lead = trick.plays[0]!;
  const led = ledSuit(trick, contract.trump)!;
  const who = speaker.seat(lead.seat);
  if (lead.card === JOKER && trick.named !== null)
    return playTexts.ledJoker(who, suitName(trick.named, speaker));
  const card = nameOf(lead.card, speaker);
  return led === contract.trump ? playTexts.ledTrump(who, card) : playTexts.led(who, card);
}

/** Says what the contract still needs: "THEM need 6 more of 8 tricks." */
function stakesText(position: PlayPosition): string {
  const { contract, tricks, taken } = position.view;
  const team = teamOf(contract.seat);
  const name = teamName(team, position.view.standing.seats, position.speaker);
  const { tricks: bid, points } = bidOf(contract.bid);
  if (contract.bid === 'nello') return playTexts.takesNone(name);
  const left = tricksInDeal - tricks.length;
  const need = bid - taken;
  if (need <= 0)
    return taken === tricks.length && points < GRAND_SLAM ? playTexts.madeAndMore : playTexts.made;
  if (need > left) return playTexts.set;
  return playTexts.needs(name, need, left);
}

/** Draws the players round the trick, and facts beside them. */
export function drawPlay(board: Board): void {
  const { canvas, position, lying } = board;
  const layout = layoutOf(board);
  const seats = seatsFrom(position, lying.view.standing.seats).map((seat) => seatShown(board, layout, seat));
  if (isShown(position, 'seats')) drawSeats(canvas, layout, seats);
  const contract = isShown(position, 'bar') ? contractList(board) : null;
  const trick = isShown(position, 'trick') ? trickList(board) : null;
  drawBeside(canvas, layout, [contract, trick], (columns) => playPanels(board, columns));
}

/** Returns a player with the one fact that matters now; beside panels also with their bid. */
function seatShown({ position, lying }: Board, { isRow, panels }: TableLayout, seat: Seat): SeatShown {
  const { best, swept, contract } = lying;
  const card = isShown(position, 'trick') ? cardOf(seat, position, lying) : null;
  const plate = plateOf(position, seat, swept ? best : null);
  const { takes } = plate;
  const isOut = contract?.out.includes(seat) === true;
  const note = takes
    ? plateTexts.takes(seat === position.speaker.you)
    : isOut
      ? plateTexts.sitsOut(seat === position.speaker.you)
      : card?.named || partnerText(seat, position, isRow);
  const more = !panels ? [] : takes ? [card?.named ?? ''] : deedsOf(seat, position, lying);
  return { plate, notes: [note, ...more].filter(Boolean), card };
}

/** Returns a player's bid and tricks, and whether they dealt; at a table of six, which has little room, the bid alone. */
function deedsOf(seat: Seat, { speaker }: FiveHundredPosition, { calls, past, view }: Lying): string[] {
  const { seats, dealer } = view.standing;
  const said = calls.find((call) => call.seat === seat)?.bid ?? null;
  const bid = said === null ? '' : shortBid(said, speaker);
  if (seats > 4) return [bid];
  const taken = past.filter(({ winner }) => winner === seat).length;
  return [
    bid && plateTexts.bid(bid),
    taken > 0 ? plateTexts.took(taken) : '',
    seat === dealer ? plateTexts.dealer : '',
  ];
}

/** Returns a seat's card in the trick, with the suit that a led Joker names beside it; null before the seat has played. */
function cardOf(
  seat: Seat,
  { players, speaker, theme, marked }: FiveHundredPosition,
  { trick, best, past, swept }: Lying,
): (FacePlay & { readonly named: string }) | null {
  const place = trick.plays.findIndex((play) => play.seat === seat);
  if (place < 0) return null;
  const state = best === seat ? 'winning' : 'plain';
  const named = place === 0 && trick.named !== null ? plateTexts.named(suitName(trick.named, speaker)) : '';
  const foot = place === 0 && named === '' ? 'led' : '';
  const { card } = trick.plays[place]!;
  const face = faceOf(nameOf(card, speaker), theme, state, foot);
  return {
    face: { ...face, marked: marked.has(`card ${formatCard(card)}`) },
    play: { turn: players.length * past.length + place, seat, takenBy: swept ? best : null },
    named,
  };
}

/** Returns the view of a seat as if it were its turn: to play to this trick, or to lead if it has played to it; null if it may not choose ahead. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || view.contract.out.includes(seat)) return null;
  if (size(view.hands[seat] ?? NONE) === 0) return null;
  const hasPlayed = view.trick.plays.some((play) => play.seat === seat);
  return { ...view, turn: seat, trick: hasPlayed ? { plays: [], named: null } : view.trick };
}

/** Returns a card to lead if every remaining trick is surely the seat's; else null, and always in Nello, where tricks are lost. */
export function claim(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat || view.trick.plays.length > 0) return null;
  const { contract, standing } = view;
  if (contract.bid === 'nello') return null;
  const { trump } = contract;
  const hand = view.hands[seat] ?? NONE;
  const voids = shownVoids(view);
  const others = voids.filter((_, other) => other !== seat && other < standing.seats);
  const unseen = unseenBy(view, seat);
  const heights = (cards: Cards, suit: number) =>
    cardsOf(both(cards, suitCards(suit, trump))).map((card) => strengthIn(card, trump));
  const suit = (number: number) => ({
    own: heights(hand, number),
    unseen: others.every((shown) => shown & (1 << number)) ? [] : heights(unseen, number),
  });
  // In No-Trump the Joker is a suit that trumps the others.
  const sides = SUIT_NUMBERS.filter((number) => number !== trump).map(suit);
  if (!takesAll(sides, suit(trump))) return null;
  const best = cardsOf(hand).reduce((a, b) => (before(b, a, trump) ? b : a));
  for (const move of moves(view, seat)) if (move.kind === 'play' && move.card === best) return move;
  return null;
}

/** Is a card led before another one? Trumps first, and in a suit the highest. */
function before(card: Card, other: Card, trump: number): boolean {
  const [suit, than] = [suitIn(card, trump), suitIn(other, trump)];
  if (suit === than) return strengthIn(card, trump) > strengthIn(other, trump);
  return suit === trump || (suit === NO_TRUMP && than !== trump);
}
