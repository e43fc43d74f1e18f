import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'low score wins',
  cards: [
    { card: 'QS', worth: '+100' },
    { card: 'JD', worth: '−100' },
    { card: 'TC', worth: '×2' },
    { card: 'AH', worth: '+50' },
  ],
  play: [
    'Pass three cards, then follow suit.',
    'Avoid the pig and hearts, take the goat.',
    'All thirteen hearts are the moon.',
  ],
};
