import { type Card, formatCard, rankOf, SUITS, suitOf } from '../../engine/card.ts';
import { bitCount, EMPTY, has, isEmpty, ranksOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { couldHold } from '../../engine/gongzhu/knowledge.ts';
import { legalCards, PASS_SIZE, power } from '../../engine/gongzhu/rules.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type DealView, receiverOf } from '../../engine/gongzhu/state.ts';
import { addCard, ledCard, nextSeat, seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { capital } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { layoutOf, outOf } from './layout.ts';
import type { GongzhuPosition, Selection } from './selection.ts';
import { cardsIn, doubles, faceValue, gainOf, isHeart, nickname, soleTaker } from './worth.ts';

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
    const more = ['', '   one card more', '   two cards more'][missing] ?? '';
    const selected = `To ${receiver}: ${taken.length === 0 ? 'nothing yet' : taken.map(name).join(' ') + more}`;
    return {
      selected,
      note:
        missing === 0
          ? 'Enter passes them.'
          : `Choose three cards for ${receiver}: 1-9 0 a b c take one or put it back.`,
    };
  }
  if (view.phase !== 'play' || mover === null || isEmpty(legalCards(view, mover))) return { selected: '' };
  if (!has(legalCards(view, mover), cursor)) return { selected: name(cursor), note: wayOut(view, position) };
  return { selected: name(cursor), ...effectOf(view, mover, cursor, position) };
}

/** Which suit was led, for somebody whose picked card may not be played. */
function wayOut({ trick }: PlayView, { speaker }: GongzhuPosition): string {
  const led = ledCard(trick);
  if (led === null) return 'You lead. Numbered cards may be led; Tab goes to the next.';
  return `${speaker.seat(trick.leader)} led ${speaker.card(formatCard(led))}. Numbered cards may be played; Tab goes to the next.`;
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
  const gain = gainText(view, after, winner, position);
  const worth = `The trick is worth ${minus(faceValue(after))} with your ${text}.`;
  if (nextSeat(mover) === view.trick.leader) {
    const takes =
      winner === mover ? `You take the trick: ${gain}.` : `${who} takes the trick with ${best}: ${gain}.`;
    return {
      worth: takes,
      note: sentences(moonNote(view, after, winner, position), worth, 'You play last.'),
    };
  }
  const behind = `${others} still to play`;
  if (winner !== mover)
    return {
      worth: `${who} stays highest with ${best}. ${capital(behind)}.`,
      note: sentences(moonNote(view, after, winner, position), worth),
    };
  const beating = position.assist ? beatersOf(view, card, position) : null;
  return {
    worth: beating === 0 ? 'You take the trick: nobody can beat it.' : `Highest so far; ${behind}.`,
    note: sentences(
      moonNote(view, after, winner, position),
      beating === 0 ? `${capital(behind)}; so far ${gain}.` : `If you take it: ${gain} so far.`,
      beating ? `${beating} higher ${speaker.suit(SUITS[suitOf(card)]!)} still out.` : '',
    ),
  };
}

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
/** `+30 for Bo`, `−100, the Goat`, `+60 for Bo, doubled by 10♣`. */
function gainText(view: PlayView, trick: Trick, winner: Seat, { speaker }: GongzhuPosition): string {
  const own = view.taken[winner]!;
  const gain = gainOf(trick, own);
  const prize = nickname(cardsIn(trick));
  const forWhom = winner === speaker.you ? '' : ` for ${speaker.seat(winner)}`;
  const doubled =
    gain !== faceValue(trick) && doubles(trick, own) ? `, doubled by ${speaker.card('TC')}` : '';
  return `${signed(gain)}${forWhom}${prize ? `, ${prize}` : ''}${doubled}`;
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
  const worth = `You lead; the highest ${suit} takes the trick.`;
  if (!position.assist) return { worth };
  const out = outOf(position, layoutOf(position));
  const ranks = ranksOf(out, suitOf(card));
  const higher = bitCount(ranks >> (rankOf(card) + 1));
  const of = higher === bitCount(ranks) ? `All ${higher}` : `${higher} of the ${bitCount(ranks)}`;
  const beats =
    higher === 0
      ? `No higher ${suit} is out.`
      : `${of} ${suit} still out ${higher === 1 ? 'is' : 'are'} higher.`;
  const prizes = [PIG, GOAT, TEN_OF_CLUBS]
    .filter((prize) => suitOf(prize) === suitOf(card) && has(out, prize))
    .map((prize) => `${speaker.card(formatCard(prize))} is out too.`);
  return {
    worth,
    note: sentences(bitCount(ranks) === 0 ? `No ${suit} is out: it takes the trick.` : beats, ...prizes),
  };
}

/** From so many hearts on, all with one player, the moon is spoken of. */
const MOON_NEAR = 5;

/** What the trick would mean for a moon that somebody may be after. */
function moonNote(view: PlayView, after: Trick, winner: Seat, { speaker }: GongzhuPosition): string {
  const sole = soleTaker(view.taken);
  if (sole === null || sole.hearts < MOON_NEAR || !cardsIn(after).some(isHeart) || winner === sole.seat)
    return '';
  const whose = sole.seat === speaker.you ? 'your' : `${speaker.seat(sole.seat)}'s`;
  return `Ends ${whose} moon (${sole.hearts} hearts).`;
}
