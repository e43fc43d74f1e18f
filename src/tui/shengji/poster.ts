import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'be first past A',
  cards: [
    { card: '5H', worth: '5' },
    { card: 'TD', worth: '10' },
    { card: 'KC', worth: '10' },
    { card: 'RJ', worth: 'top' },
  ],
  play: [
    'The Dealer names two cards: who plays them is a friend.',
    'All others try to take points in tricks.',
    'Winners rise in level.',
  ],
};
