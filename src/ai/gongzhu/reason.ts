import { parseCard, SUIT_NAMES, suitOf } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { CARD_POINTS, GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { count } from '../../engine/words.ts';

/** What one or more of the cards of a gift are given away for. */
export type Relief =
  /** K♠, A♠ and the Pig, which so many lower spades of the hand would guard. */
  | { readonly from: 'pig'; readonly cards: readonly string[]; readonly guards: number }
  | { readonly from: 'ten'; readonly cards: readonly string[] }
  | { readonly from: 'goat'; readonly cards: readonly string[] }
  /** High hearts take hearts, low ones are points … */
  | { readonly from: 'hearts'; readonly cards: readonly string[]; readonly high: boolean }
  /** … and high clubs and diamonds take tricks, while low ones only make the suit shorter. */
  | { readonly from: 'suit'; readonly cards: readonly string[]; readonly high: boolean }
  /** All cards of the suit go. */
  | { readonly from: 'void'; readonly cards: readonly string[] };

/** Why the bot moves as it does: one card says why, by what lies on the table and in its hand. */
export type Reason =
  | { readonly because: 'passes'; readonly reliefs: readonly Relief[] }
  | { readonly because: 'only-card'; readonly card: string }
  /** `higher` and `lower` unseen cards of the suit; `prize`: the Pig or the Goat of the suit, if it is out and would fall to the card. */
  | {
      readonly because: 'leads';
      readonly card: string;
      readonly higher: number;
      readonly lower: number;
      readonly prize: string | null;
    }
  /** A spade below the Pig, which is out; `holder` has been given it. */
  | { readonly because: 'hunts-pig'; readonly card: string; readonly holder: Seat | null }
  /** Stays under the winning card of `seat`; `best`: the highest that does so, null where it is the only one. */
  | {
      readonly because: 'ducks';
      readonly card: string;
      readonly under: string;
      readonly seat: Seat;
      readonly best: string | null;
    }
  /** Cannot follow. `taker`: who takes the trick, null where that is open. `last`: the last card of its suit in hand. */
  | {
      readonly because: 'throws';
      readonly card: string;
      readonly taker: Seat | null;
      readonly last: boolean;
      /** The Pig, the Goat or the 10♣, if it is out and this card could have taken it. */
      readonly quarry: string | null;
      /** Unseen cards of its suit. */
      readonly higher: number;
      readonly lower: number;
    }
  /** Takes a heart from the only seat that has any. */
  | { readonly because: 'stops-moon'; readonly card: string; readonly seat: Seat }
  /** Wins whatever the players behind hold, with so many points; `under`: a card that would have stayed under `over`. */
  | {
      readonly because: 'takes';
      readonly card: string;
      readonly points: number;
      readonly over: string;
      readonly under: string | null;
      readonly highest: boolean;
      /** The Goat or the 10♣, if it is in the trick. */
      readonly prize: string | null;
    }
  /** Is winning so far, with `higher` unseen cards that could still beat it. */
  | {
      readonly because: 'risks';
      readonly card: string;
      readonly higher: number;
      readonly over: string;
      readonly under: string | null;
    };

export function reasonText(reason: Reason, speaker: Speaker): string {
  if (reason.because === 'passes') {
    const text = reason.reliefs.map((relief) => reliefText(relief, speaker)).join('; ');
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  }
  const card = speaker.card(reason.card);
  const suit = suitName(reason.card);
  const one = suit.slice(0, -1);
  switch (reason.because) {
    case 'only-card':
      return `${card} is the only legal card.`;
    case 'leads':
      return leadText(reason, speaker);
    case 'hunts-pig': {
      const pig = speaker.card('QS');
      return reason.holder === null
        ? `A spade may bring ${pig} out, and ${card} cannot take it.`
        : `A spade may bring ${pig} out of ${seatIn(reason.holder, speaker)}, and ${card} cannot take it.`;
    }
    case 'ducks':
      return duckText(reason, speaker);
    case 'throws':
      return `Cannot follow: ${card} ${throwText(reason, speaker)}.`;
    case 'stops-moon':
      return `${speaker.seat(reason.seat)} ${speaker.you === reason.seat ? 'have' : 'has'} every heart so far: ${card} takes one, so there is no moon.`;
    case 'takes':
      return takeText(reason, speaker);
    case 'risks': {
      const beaten = `${count(reason.higher, one)} still out ${reason.higher === 1 ? 'beats' : 'beat'} it`;
      return reason.under === null
        ? `Nothing stays under ${speaker.card(reason.over)}: ${card} goes, and ${beaten}.`
        : `Goes over with ${card}, not under with ${speaker.card(reason.under)}; ${beaten}.`;
    }
  }
}

const suitName = (card: string): string => SUIT_NAMES[suitOf(parseCard(card)!)]!;
const seatIn = (seat: Seat, speaker: Speaker): string => (seat === speaker.you ? 'you' : speaker.seat(seat));

function reliefText(relief: Relief, speaker: Speaker): string {
  const cards = relief.cards.map((card) => speaker.card(card)).join(' ');
  const s = relief.cards.length === 1 ? 's' : '';
  const suit = suitName(relief.cards[0]!);
  switch (relief.from) {
    case 'pig':
      return relief.guards === 0
        ? `no lower spade guards ${cards}`
        : `${relief.guards < 4 ? 'only ' : ''}${count(relief.guards, 'spade')} guard${relief.guards === 1 ? 's' : ''} ${cards}`;
    case 'ten':
      return `${cards} doubles its taker`;
    case 'goat':
      return `${cards} is easily lost`;
    case 'hearts':
      return relief.high ? `${cards} take${s} hearts` : `${cards} cost${s} points`;
    case 'suit':
      return relief.high ? `${cards} take${s} tricks` : `${cards} shorten${s} the ${suit}`;
    case 'void':
      return `no ${suit} are left`;
  }
}

function leadText({ card, higher, lower, prize }: Reason & { because: 'leads' }, speaker: Speaker): string {
  const name = speaker.card(card);
  const suit = suitName(card);
  const one = suit.slice(0, -1);
  if (higher + lower === 0) return `Nobody else has a ${one}: ${name} takes the trick.`;
  if (higher === 0) {
    return `No ${one} still out beats ${name}: it takes the trick${prize ? `, and ${speaker.card(prize)} if that falls` : ''}.`;
  }
  return lower === 0
    ? `${higher === 1 ? 'The only' : 'Every'} ${one} still out beats ${name}: somebody else takes the trick.`
    : `${higher} of the ${higher + lower} ${suit} still out ${higher === 1 ? 'beats' : 'beat'} ${name}.`;
}

function duckText({ card, under, seat, best }: Reason & { because: 'ducks' }, speaker: Speaker): string {
  const name = speaker.card(card);
  const over = `${speaker.card(under)} (${speaker.seat(seat)})`;
  switch (parseCard(card)) {
    case PIG:
      return `Under ${over} somebody else takes ${name} and its 100 points.`;
    case TEN_OF_CLUBS:
      return `Under ${over} somebody else takes ${name} and is doubled.`;
    case GOAT:
      return `Under ${over} somebody else gets ${name}.`;
  }
  if (best === null) return `Only ${name} stays under ${over}.`;
  return best === card
    ? `${name} is the highest that stays under ${over}.`
    : `${name} stays under ${over} and keeps ${speaker.card(best)}.`;
}

/** What is said of a card that is thrown, behind its name. */
function throwText(reason: Reason & { because: 'throws' }, speaker: Speaker): string {
  const { card, taker, last, quarry, higher, lower } = reason;
  const suit = suitName(card);
  const to = taker === null ? 'somebody else' : seatIn(taker, speaker);
  const thrown = parseCard(card)!;
  if (thrown === TEN_OF_CLUBS) return `goes to ${to} and doubles what is taken`;
  if (thrown === GOAT) return `goes to ${to}, who gains by it`;
  if (CARD_POINTS[thrown]! > 0) return `and its ${count(CARD_POINTS[thrown]!, 'point')} go to ${to}`;
  if (quarry === 'JD') return `goes, although it might have caught ${speaker.card(quarry)}`;
  if (quarry !== null) return `goes, which might have had to take ${speaker.card(quarry)}`;
  if (last) return `goes, the last ${suit.slice(0, -1)} of the hand`;
  if (higher + lower === 0) return `goes, as nobody else has a ${suit.slice(0, -1)}`;
  if (higher === 0) return `goes, which no ${suit.slice(0, -1)} still out beats`;
  if (lower === 0) return `goes, though every ${suit.slice(0, -1)} still out is higher`;
  return lower < higher
    ? `goes, higher than only ${lower} of the ${higher + lower} ${suit} still out`
    : `goes, lower than only ${higher} of the ${higher + lower} ${suit} still out`;
}

function takeText(reason: Reason & { because: 'takes' }, speaker: Speaker): string {
  const { points, under, highest, prize } = reason;
  const card = speaker.card(reason.card);
  if (reason.card === 'JD') return `${card} takes the trick, and the 100 good points of it are safe.`;
  if (prize === 'JD') return `${card} takes the trick with ${speaker.card(prize)} in it.`;
  if (under === null) {
    const must = `Nothing stays under ${speaker.card(reason.over)}: ${card}`;
    return highest
      ? `${must}, the highest, takes the trick.`
      : `${must} takes the trick and keeps a higher one.`;
  }
  const trick =
    prize !== null
      ? `the trick with ${speaker.card(prize)}`
      : points === 0
        ? 'a trick without points'
        : count(points, 'point');
  return `${card} takes ${trick}, rather than stay under with ${speaker.card(under)}.`;
}
