import type { AnyGame, Speaker, Viewer } from '../engine/game.ts';
import type { Players } from '../front/room.ts';
import { ASCII_GLYPHS, makeSpeaker } from '../front/speaker.ts';

/** A speaker in letters: cards as `QS`, negative numbers as "minus 8". */
export const speakerOf = (players: Players, viewer: Viewer): Speaker =>
  makeSpeaker(players, viewer, ASCII_GLYPHS);

/** A move as players type it, the ten as `10`. */
export const moveText = ({ parseCard }: AnyGame, move: string, { card }: Speaker): string =>
  move
    .split(' ')
    .map((word) => (parseCard(word) === undefined ? word : card(word)))
    .join(' ');

const RANKS: { readonly [word: string]: string } = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: 'T' };
const NAMED = /\b(ace|king|queen|jack|ten|10|[2-9]) of (spade|heart|diamond|club)s?\b/gi;

/** Rewrites a typed move in the notation: "queen of spades" as `QS`. */
export const readMove = (typed: string): string =>
  typed
    .replace(NAMED, (_, rank: string, suit: string) => {
      return (RANKS[rank.toLowerCase()] ?? rank) + suit[0]!.toUpperCase();
    })
    .replace(/^:\s*/, '')
    .replace(/\s*,\s*|\s+and\s+/g, ' ');

/** Cards with their counts: "AS, 2 KS". */
export function countedText(cards: readonly string[], { card }: Speaker): string {
  const counts = new Map<string, number>();
  for (const text of cards) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, n]) => (n === 1 ? card(text) : `${n} ${card(text)}`)).join(', ');
}
