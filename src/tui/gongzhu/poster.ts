import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'low score wins',
  cards: { QS: '+100', JD: '−100', TC: '×2', AH: '+50' },
  play: [
    'Pass three cards, then follow suit.',
    'Avoid the pig and hearts, take the goat.',
    'All thirteen hearts are the moon.',
  ],
};
