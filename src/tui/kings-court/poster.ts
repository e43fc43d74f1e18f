import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'high score wins',
  cards: [
    { card: 'R2', worth: '' },
    { card: 'G5', worth: '' },
    { card: 'BK', worth: '10' },
    { card: 'Y6', worth: '' },
  ],
  play: [
    'Place a card a turn around the King.',
    'Make the sum of its sides a multiple of seven.',
    'Values, prime suit and chains add more.',
  ],
};
