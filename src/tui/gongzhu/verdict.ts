import { type Card, formatCard, rankOf, SUITS, suitOf } from '../../engine/card.ts';
import { bitCount, EMPTY, has, isEmpty, ranksOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { couldHold } from '../../engine/gongzhu/knowledge.ts';
import { legalCards, PASS_SIZE, power } from '../../engine/gongzhu/rules.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type DealView, receiverOf } from '../../engine/gongzhu/state.ts';
import { addCard, ledCard, nextSeat, seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { sentences } from '../../engine/words.ts';
import { lyingOf, outOf } from './lying.ts';
import type { GongzhuPosition, Selection } from './selection.ts';
import { type Gain, leadTexts, passTexts, trickTexts, wayOutTexts } from './words.ts';
import { cardsIn, doubles, faceValue, gainOf, isHeart, isMoon, nickname, soleTaker } from './worth.ts';

interface Verdict {
  readonly selected: string;
  readonly worth?: string;
  readonly note?: string;
}

type PlayView = DealView & { readonly phase: 'play' };

export function verdict(position: GongzhuPosition, { cursor, taken }: Selection): Verdict {
  const { view, speaker, mover } = position;
  const name = (card: Card) => speaker.card(formatCard(card));
  if (view.phase === 'pass') {
    const receiver = speaker.seat(receiverOf(view.deal, mover ?? 0));
    const missing = PASS_SIZE - taken.length;
    return {
      selected:
        taken.length === 0
          ? passTexts.nothing(receiver)
          : passTexts.taken(receiver, taken.map(name), missing),
      note: missing === 0 ? passTexts.ready : passTexts.how,
    };
  }
  if (view.phase !== 'play' || mover === null || isEmpty(legalCards(view, mover))) return { selected: '' };
  if (!has(legalCards(view, mover), cursor)) return { selected: name(cursor), note: wayOut(view, position) };
  return { selected: name(cursor), ...effectOf(view, mover, cursor, position) };
}

/** Which suit was led, for somebody whose picked card may not be played. */
function wayOut({ trick }: PlayView, { speaker }: GongzhuPosition): string {
  const led = ledCard(trick);
  if (led === null) return wayOutTexts.lead;
  return wayOutTexts.follow(speaker.seat(trick.leader), speaker.card(formatCard(led)));
}

/** What playing the card would mean for the trick as it lies. */
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

/** Cards that may still beat this one in the trick, from those who play after the viewer. */
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

/** What leading a card means: how many cards beat it, and what there is to catch in its suit. */
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
  const prizes = [PIG, GOAT, TEN_OF_CLUBS]
    .filter((prize) => suitOf(prize) === suitOf(card) && has(out, prize))
    .map((prize) => leadTexts.prize(speaker.card(formatCard(prize))));
  return { worth, note: sentences(beats, ...prizes) };
}

/** From so many hearts on, all with one player, the moon is spoken of. */
const MOON_NEAR = 5;

/** What the trick would mean for a moon that somebody may be after. */
function moonNote(view: PlayView, after: Trick, winner: Seat, { speaker }: GongzhuPosition): string {
  const sole = soleTaker(view.taken);
  if (sole === null || sole.hearts < MOON_NEAR || !cardsIn(after).some(isHeart) || winner === sole.seat)
    return '';
  const { seat, hearts } = sole;
  return seat === speaker.you
    ? trickTexts.endsYourMoon(hearts)
    : trickTexts.endsMoon(speaker.seat(seat), hearts);
}
