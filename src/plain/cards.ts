import type { AnyGame, Speaker, Viewer } from '../engine/game.ts';
import type { Players } from '../front/room.ts';
import { ASCII_GLYPHS, makeSpeaker } from '../front/speaker.ts';

/** Names things in letters: cards as `QS`, numbers below zero as "minus 8". */
export function speakerOf(players: Players, viewer: Viewer): Speaker {
  const speaker = makeSpeaker(players, viewer, ASCII_GLYPHS);
  return { ...speaker, cards: (texts) => texts.map(speaker.card).join(' ') };
}

/** A move as it is typed, with the ten in two digits. */
export const moveText = ({ parseCard }: AnyGame, move: string, { card }: Speaker): string =>
  move
    .split(' ')
    .map((word) => (parseCard(word) === undefined ? word : card(word)))
    .join(' ');

const RANKS: { readonly [word: string]: string } = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: 'T' };
const NAMED = /\b(ace|king|queen|jack|ten|10|[2-9]) of (spade|heart|diamond|club)s?\b/gi;

/** A typed move in the notation of the rules: "queen of spades" as `QS`. */
export const readMove = (typed: string): string =>
  typed
    .replace(NAMED, (_, rank: string, suit: string) => {
      return (RANKS[rank.toLowerCase()] ?? rank) + suit[0]!.toUpperCase();
    })
    .replace(/^:\s*/, '')
    .replace(/\s*,\s*|\s+and\s+/g, ' ');

/** Cards by their counts: "AS, 2 KS". */
export function countedText(cards: readonly string[], { card }: Speaker): string {
  const counts = new Map<string, number>();
  for (const text of cards) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, n]) => (n === 1 ? card(text) : `${n} ${card(text)}`)).join(', ');
}
