/** Playing to a trick. */
import { type Card, formatCard, RANKS, rankOf, SUITS, suitOf } from '../../engine/card.ts';
import {
  bitCount,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  intersection,
  isEmpty,
  ranksOf,
  SUIT_SETS,
  union,
  minus as without,
} from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { couldHold } from '../../engine/gongzhu/knowledge.ts';
import { legalCards, power } from '../../engine/gongzhu/rules.ts';
import { GOAT, PIG, scoreDeal, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type Gongzhu, giverTo, heldBy, type Move, PLAYS, type View } from '../../engine/gongzhu/state.ts';
import { addCard, ledCard, newTrick, nextSeat, seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { sentences } from '../../engine/words.ts';
import { signed } from '../../front/number.ts';
import { ranksText, rankText } from '../../front/ranks.ts';
import { seatsFrom } from '../around.ts';
import { faceOf } from '../drawing/face.ts';
import { cardTouch } from '../drawing/hand.ts';
import { plateOf } from '../drawing/plate.ts';
import {
  drawBeside,
  drawSeats,
  type FacePlay,
  type SeatShown,
  type TableLayout,
  WIDE,
} from '../drawing/stage.ts';
import { takesAll } from '../match/sure.ts';
import { backKey, cursorKeys, legalKey, numberKey, ONE_PICK, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { touchTexts } from '../parts/words.ts';
import { isShown, type Verdict } from '../table.ts';
import { type Board, handOf, layoutOf, legalIn, PICKS, type Selection } from './hand.ts';
import {
  cardsIn,
  doubles,
  faceValue,
  type GongzhuPosition,
  gainOf,
  isHeart,
  isMoon,
  type Lying,
  lyingOf,
  nickname,
  outOf,
  soleTaker,
} from './lying.ts';
import { dearOut, panelsOf, trickSoFar } from './side.ts';
import { type Gain, keyTexts, leadTexts, trickTexts, wayOutTexts, words } from './words.ts';

type PlayView = Extract<View, { readonly phase: 'play' }>;

export const play: Decision<Gongzhu, Selection, Lying, PlayView> = {
  enter: 'play',
  chosen: (_, { cursor }) => PLAYS[cursor]!,
  select: (_, selection, move) =>
    move.kind === 'play' ? { ...selection, cursor: move.card, picked: [] } : selection,
  keys(position, selection) {
    const hand = handOf(position);
    const legal = legalIn(position, hand);
    const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
    const at = hand.indexOf(selection.cursor);
    return [
      ...cursorKeys(hand.length, at, go),
      numberKey(legal, keyTexts.goNumbered, go, { count: PICKS }),
      legalKey(legal, at, go),
      touchKey(hand.map(formatCard).map(cardTouch), touchTexts.once, go),
      ONE_PICK,
      backKey(selection, position.view.past === null ? keyTexts.noTrick : null),
    ];
  },
  verdict(position, { cursor }) {
    const { view, speaker, mover } = position;
    if (mover === null || isEmpty(legalCards(view, mover))) return { selected: '' };
    const selected = speaker.card(formatCard(cursor));
    if (!has(legalCards(view, mover), cursor)) return { selected, note: wayOut(view, position) };
    return { selected, ...effectOf(view, mover, cursor, position) };
  },
  draw: drawPlay,
};

/** Says which suit was led, about a picked card that may not be played. */
function wayOut({ trick }: PlayView, { speaker }: GongzhuPosition): string {
  const led = ledCard(trick);
  if (led === null) return wayOutTexts.lead;
  return wayOutTexts.follow(speaker.seat(trick.leader), speaker.card(formatCard(led)));
}

/** Says what the card would do in the present trick. */
function effectOf(
  view: PlayView,
  mover: Seat,
  card: Card,
  position: GongzhuPosition,
): Omit<Verdict, 'selected'> {
  const { speaker } = position;
  const text = speaker.card(formatCard(card));
  const after = addCard(view.trick, mover, card);
  if (ledCard(view.trick) === null) return leadOf(card, position);
  const winner = winnerOf(after, power);
  const others = 4 - seatsOf(after).length;
  const who = speaker.seat(winner);
  const best = speaker.card(formatCard(after.cards[winner]!));
  const gain = gainFor(view, after, winner, position);
  const moon = moonNote(view, after, winner, position);
  const worth = trickTexts.worth(faceValue(after), text);
  if (nextSeat(mover) === view.trick.leader)
    return {
      worth: winner === mover ? trickTexts.youTake(gain) : trickTexts.takes(who, best, gain),
      note: sentences(moon, worth, trickTexts.last),
    };
  if (winner !== mover) return { worth: trickTexts.stays(who, best, others), note: sentences(moon, worth) };
  const beating = position.assist ? beatersOf(view, card, position) : null;
  if (beating === 0)
    return { worth: trickTexts.unbeatable, note: sentences(moon, trickTexts.soFar(others, gain)) };
  const suit = speaker.suit(SUITS[suitOf(card)]!);
  return {
    worth: trickTexts.highest(others),
    note: sentences(
      moon,
      trickTexts.ifTaken(gain),
      beating === null ? '' : trickTexts.beaters(beating, suit),
    ),
  };
}

function gainFor(view: PlayView, trick: Trick, winner: Seat, { speaker }: GongzhuPosition): Gain {
  const own = view.taken[winner]!;
  const points = gainOf(trick, winner, view.taken);
  const isShot = isMoon(trick, own);
  return {
    points,
    taker: winner === speaker.you ? null : speaker.seat(winner),
    prize: isShot && cardsIn(trick).some(isHeart) ? trickTexts.moon : nickname(cardsIn(trick)),
    doubler: !isShot && points !== faceValue(trick) && doubles(trick, own) ? speaker.card('TC') : null,
  };
}

/** Counts the cards that may still beat this one in the trick, from players after the viewer. */
function beatersOf(view: PlayView, card: Card, { viewer }: GongzhuPosition): number {
  if (viewer === 'table') return 0;
  const may = couldHold(view);
  const higher = new Set<number>();
  for (let seat = nextSeat(viewer); seat !== view.trick.leader; seat = nextSeat(seat)) {
    const ranks = ranksOf(may[seat] ?? EMPTY, suitOf(card));
    for (let rank = rankOf(card) + 1; rank < 13; rank++) if (ranks & (1 << rank)) higher.add(rank);
  }
  return higher.size;
}

/** Says what leading a card would do: how many cards beat it, and which cards of its suit are worth winning. */
function leadOf(card: Card, position: GongzhuPosition): Omit<Verdict, 'selected'> {
  const { speaker } = position;
  const suit = speaker.suit(SUITS[suitOf(card)]!);
  const worth = leadTexts.takes(suit);
  if (!position.assist) return { worth };
  const out = outOf(position, lyingOf(position));
  const ranks = ranksOf(out, suitOf(card));
  const higher = bitCount(ranks >> (rankOf(card) + 1));
  const all = bitCount(ranks);
  const beats =
    all === 0
      ? leadTexts.alone(suit)
      : higher === 0
        ? leadTexts.highest(suit)
        : leadTexts.beaten(higher, all, suit);
  const prizes = SPECIALS.filter((prize) => suitOf(prize) === suitOf(card) && has(out, prize)).map((prize) =>
    leadTexts.prize(speaker.card(formatCard(prize))),
  );
  return { worth, note: sentences(beats, ...prizes) };
}

/** The number of hearts with one player from which the moon is mentioned. */
const MOON_NEAR = 5;

/** Says what the trick would mean for a possible moon; '' if nothing. */
function moonNote(view: PlayView, after: Trick, winner: Seat, { speaker }: GongzhuPosition): string {
  const sole = soleTaker(view.taken);
  if (sole === null || sole.hearts < MOON_NEAR || !cardsIn(after).some(isHeart) || winner === sole.seat)
    return '';
  const { seat, hearts } = sole;
  return seat === speaker.you
    ? trickTexts.endsYourMoon(hearts)
    : trickTexts.endsMoon(speaker.seat(seat), hearts);
}

/** Draws the table without the hand. */
function drawPlay(board: Board): void {
  const { canvas, position, lying } = board;
  const layout = layoutOf(board);
  const seats = seatsFrom(position, 4).map((seat) => seatShown(board, layout, seat));
  if (isShown(position, 'seats')) drawSeats(canvas, layout, seats);
  const trick = isShown(position, 'taken') ? trickSoFar(position, lying) : null;
  drawBeside(canvas, layout, [trick, dearOut(position, lying)], (columns) => panelsOf(board, columns));
}

/** Returns a player with the points of the deal so far and of the match before it, without zeros. */
function seatShown({ position, lying, size }: Board, { isRow }: TableLayout, seat: Seat): SeatShown {
  const { winner, trick, before, taken, totals } = lying;
  const chips = chipsOf(taken[seat]!, position);
  const isFirst = !isRow && chips.length === 0 && seat === position.viewer;
  const points = scoreDeal(taken).points[seat]!;
  const deal = points === 0 ? [] : [signed(points)];
  const isTaken = isShown(position, 'taken');
  const own = !isTaken ? [] : isFirst ? receivedChips(position) : [...deal, ...chips];
  const isTold = size.columns >= WIDE && !isRow && totals.some((each) => each !== 0);
  const now =
    winner === seat && isTaken
      ? [words.takes(gainOf(trick, seat, before), seat === position.speaker.you)]
      : own;
  return {
    plate: { ...plateOf(position, seat, winner), score: scoreDeal(before).points[seat]! },
    notes: [...now, ...(isTold ? [words.match(totals[seat]!)] : [])],
    card: isShown(position, 'trick') ? cardOnTable(position, lying, seat) : null,
  };
}

/** Returns the cards that the viewer received, during the first trick; empty later. */
function receivedChips({ onTable: view, viewer, speaker }: GongzhuPosition): string[] {
  if (view.phase !== 'play' || viewer === 'table' || view.deal.to === 0 || view.past !== null) return [];
  const giver = giverTo(view.deal, viewer);
  const cards = cardsOf(view.deal.gifts[giver] ?? EMPTY).map((card) => speaker.card(formatCard(card)));
  return cards.length === 0 ? [] : [words.received(speaker.seat(giver), cards)];
}

/** The counting cards that are no hearts. */
const SPECIALS = [PIG, GOAT, TEN_OF_CLUBS];

/** The most hearts that are written with blanks between them. */
const SPACED = 7;
const CLOSE = 12;

/** Writes the ranks of several hearts, close together if they are many. */
const heartRanks = (hearts: readonly number[]): string => {
  const ranks = hearts.map((card) => formatCard(card)[0]!);
  return hearts.length > SPACED
    ? (ranksText(ranks, RANKS, CLOSE) ?? ranksText(ranks, RANKS)!)
    : ranks.map(rankText).join(' ');
};

/** Writes captured cards: `Q♠`, `J♦`, `♥2 5 6 8`. A single heart is a card. */
function chipsOf(taken: CardSet, { speaker }: GongzhuPosition): string[] {
  const text = (card: number) => speaker.card(formatCard(card));
  const hearts = cardsOf(taken).filter(isHeart);
  const all = SPECIALS.filter((card) => has(taken, card)).map(text);
  if (hearts.length < 2) return [...all, ...hearts.map(text)];
  return [...all, speaker.suit('H') + heartRanks(hearts)];
}

/** Returns a seat's card in the trick; null before it has played. */
function cardOnTable(
  { speaker, theme, marked }: GongzhuPosition,
  { trick, winner, before, past }: Lying,
  seat: Seat,
): FacePlay | null {
  const card = trick.cards[seat];
  if (card === null || card === undefined) return null;
  const best = seatsOf(trick).length > 0 && winnerOf(trick, power) === seat;
  const led = trick.leader === seat ? 'led' : undefined;
  const face = {
    ...faceOf(speaker.card(formatCard(card)), theme, best ? 'winning' : 'plain', led),
    marked: marked.has(`card ${formatCard(card)}`),
  };
  const turn = 4 * past.length + ((seat - trick.leader) & 3);
  const brings = winner === null ? 0 : gainOf(trick, winner, before);
  return { face, play: { turn, seat, takenBy: winner, brings } };
}

/** Returns a card to lead if every remaining trick, and so every card still out, is surely the seat's; else null. */
export function claim(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat || ledCard(view.trick) !== null) return null;
  const own = heldBy(view, seat) ?? EMPTY;
  const unseen = without(FULL, union(own, view.played));
  const suits = SUIT_SETS.map((suit) => ({
    own: cardsOf(intersection(own, suit)).map(rankOf),
    unseen: cardsOf(intersection(unseen, suit)).map(rankOf),
  }));
  if (!takesAll(suits, { own: [], unseen: [] })) return null;
  // The highest card of a suit is led first.
  const legal = cardsOf(legalCards(view, seat));
  const card = legal.findLast((each) => suitOf(each) === suitOf(legal[0]!));
  return card === undefined ? null : { kind: 'play', card };
}

/** Returns the view of a seat as if it were its turn: to play to this trick, or to lead if it has played to it; null if it may not choose ahead. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || isEmpty(heldBy(view, seat)!)) return null;
  const trick = view.trick.cards[seat] === null ? view.trick : newTrick(seat);
  return { ...view, turn: seat, trick };
}
