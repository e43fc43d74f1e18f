import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'low score wins',
  cards: [
    { card: '2C', worth: 'low' },
    { card: '8D', worth: '' },
    { card: 'KH', worth: '' },
    { card: 'AS', worth: 'high' },
  ],
  play: [
    'Be first to have no cards left.',
    'Beat the play on the table with a higher one of its kind, or check.',
    'Each card left counts 1.',
  ],
};
