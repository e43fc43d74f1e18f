import type { Seat } from '../game.ts';
import { NO_TRUMP } from './bids.ts';
import { both, type Card, type Cards, cardsOf, formatCard, has, JOKER, NONE, suitOf } from './cards.ts';
import type { Hidden, Play, PlayPhase, Position, Refusal, Trick } from './state.ts';
import { beats, playable, suitCards, suitIn } from './trumps.ts';

/** Number of players to a trick: all but a Nello contractor's partners. */
export const playersIn = ({ standing, contract }: Pick<PlayPhase<Hidden>, 'standing' | 'contract'>): number =>
  standing.seats - contract.out.length;

/** The seat that plays after this one. */
export function nextToPlay({ standing, contract }: PlayPhase<Hidden>, seat: Seat): Seat {
  let next = (seat + 1) % standing.seats;
  while (contract.out.includes(next)) next = (next + 1) % standing.seats;
  return next;
}

/** The suit to follow (0 to 3, trumps include Joker and left bower), or null if a lead is due. */
export function ledSuit(trick: Trick, trump: number): number | null {
  const lead = trick.plays[0];
  return lead === undefined ? null : (trick.named ?? suitIn(lead.card, trump));
}

/** Does leading this card name a suit? */
export const namesSuit = (card: Card, trump: number): boolean => card === JOKER && trump === NO_TRUMP;

/** The play that wins the trick so far; null before the lead. */
export function winningPlay(trick: Trick, trump: number): Play | null {
  const led = ledSuit(trick, trump);
  let best = trick.plays[0];
  if (led === null || best === undefined) return null;
  for (const play of trick.plays) if (beats(play.card, best.card, led, trump)) best = play;
  return best;
}

/** All plays of this deal, in order. */
export function playedIn({ tricks, trick }: Pick<PlayPhase<Hidden>, 'tricks' | 'trick'>): Play[] {
  // Written as loops, because bots ask at every play.
  const played: Play[] = [];
  for (const { plays } of tricks) for (const play of plays) played.push(play);
  for (const play of trick.plays) played.push(play);
  return played;
}

/** The cards that a seat may play now, in canonical order; none if it is not its turn to play. */
export const legalCards = (position: Position, seat: Seat): Card[] =>
  position.phase === 'play' && position.turn === seat ? cardsOf(legalOf(position, seat)) : [];

function legalOf({ standing, hands, contract, trick }: PlayPhase<Hidden>, seat: Seat): Cards {
  const { trump } = contract;
  const anytime = standing.rules.jokerNoTrump === 'anytime';
  return playable(hands[seat] ?? NONE, ledSuit(trick, trump), trump, anytime);
}

/** Why the seat to play may not play this card, naming this suit with it; null if it may. */
export function checkPlay(
  position: PlayPhase<Hidden>,
  seat: Seat,
  card: Card,
  suit: number | null,
): Refusal | null {
  const { trump } = position.contract;
  const hand = position.hands[seat] ?? NONE;
  const name = formatCard(card);
  if (!has(hand, card)) return { rule: 'not-held', card: name };
  const led = ledSuit(position.trick, trump);
  if (!has(legalOf(position, seat), card)) {
    return { rule: 'follow-suit', suit: led!, trump, card: name, disguised: disguised(hand, led!, trump) };
  }
  const mustName = led === null && namesSuit(card, trump);
  if (mustName && suit === null) return { rule: 'name-a-suit' };
  return !mustName && suit !== null ? { rule: 'no-suit-to-name', card: name } : null;
}

/** The left bower and the Joker, if a hand can follow suit with them alone, so that a refusal can name them. */
function disguised(hand: Cards, led: number, trump: number): string[] {
  const following = cardsOf(both(hand, suitCards(led, trump)));
  return following.some((card) => suitOf(card) === led) ? [] : following.map(formatCard);
}
