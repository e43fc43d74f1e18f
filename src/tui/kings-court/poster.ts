import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'high score wins',
  cards: { R2: '', G5: '', BK: '10', Y6: '' },
  play: [
    'Place a card a turn around the King.',
    'Make the sum of its sides a multiple of seven.',
    'Values, prime suit and chains add more.',
  ],
};
