import type { Speaker, Viewer } from '../engine/game.ts';
import { minus } from './number.ts';
import { rankText } from './ranks.ts';
import type { Players } from './room.ts';

/** Suit glyphs by letter: `S` is `♠`. */
export type Glyphs = { readonly [letter: string]: string };

export const UNICODE_GLYPHS: Glyphs = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const ASCII_GLYPHS: Glyphs = { S: 'S', H: 'H', D: 'D', C: 'C' };

/** Matches a card with a suit, or a suit alone: the pack of six players has elevens, twelves and thirteens. */
const CARD = /^(?:1[1-3]|[2-9TJQKA])?[CDHS]$/;

/** A speaker to the viewer: "You" or the players' names, cards with these glyphs and the ten as `10`. */
export const makeSpeaker = (players: Players, viewer: Viewer, glyphs: Glyphs): Speaker => ({
  you: viewer === 'table' ? null : viewer,
  seat: (seat) => (seat === viewer ? 'You' : players[seat]!.name),
  card: (text) => (CARD.test(text) ? rankText(text.slice(0, -1)) + glyphs[text.at(-1)!]! : text),
  suit: (letter) => glyphs[letter] ?? letter,
  number: minus,
});
