import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'low score wins',
  cards: { '2C': 'low', '8D': '', KH: '', AS: 'high' },
  play: [
    'Be first to have no cards left.',
    'Beat the play on the table with a higher one of its kind, or check and wait for the next table.',
    'Each card left counts 1.',
  ],
};
