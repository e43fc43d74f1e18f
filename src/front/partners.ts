import type { AnyGame } from '../engine/game.ts';
import { list } from '../engine/words.ts';
import type { Players } from './room.ts';

/** Says how people who are opponents could sit as partners; '' if they are partners already, are too many, or the game has no partners. */
export function notPartnersText({ partners }: Pick<AnyGame, 'partners'>, players: Players): string {
  const people = players.flatMap(({ name, bot }, seat) => (bot === null ? [{ name, seat }] : []));
  const isSplit = people.some(({ seat }) => seat % 2 !== people[0]!.seat % 2);
  if (!partners || !isSplit || 2 * people.length > players.length) return '';
  const who = list(people.map(({ name }) => name));
  const seats = people.map((_, place) => 2 * place);
  return `${who} ${people.length === 2 ? 'play against each other' : 'are not all partners'}. Partners sit in seats ${list(
    seats.map((seat) => String(seat + 1)),
  )} (--seats ${seats.join(',')}).`;
}
