import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: 'be first past A',
  cards: { '5H': '5', TD: '10', KC: '10', RJ: 'top' },
  play: [
    'The Dealer names two cards: their players are friends.',
    'All others try to win points in tricks.',
    'Winners rise in level.',
  ],
};
