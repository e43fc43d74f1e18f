import type { Viewer } from '../engine/game.ts';
import type { Speaker } from '../engine/words.ts';
import type { Players } from './room.ts';

/** Suit letters as they are shown. */
export type Glyphs = { readonly [letter: string]: string };

export const UNICODE_GLYPHS: Glyphs = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const ASCII_GLYPHS: Glyphs = { S: 'S', H: 'H', D: 'D', C: 'C' };

/** Names things for the viewer: "You" or the players' names, cards with the given suit glyphs. */
export const makeSpeaker = (players: Players, viewer: Viewer, glyphs: Glyphs): Speaker => ({
  you: viewer === 'table' ? null : viewer,
  seat: (seat) => (seat === viewer ? 'You' : players[seat]!.name),
  card: (text) => (/^[2-9TJQKA][CDHS]$/.test(text) ? text[0] + glyphs[text[1]!]! : text),
  suit: (letter) => glyphs[letter] ?? letter,
});
