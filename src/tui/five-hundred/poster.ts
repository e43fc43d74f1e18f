import type { Poster } from '../poster.ts';

export const poster: Poster = {
  aim: '500 points win',
  cards: { JK: 'top', JH: 'right', JD: 'left', AH: '' },
  play: [
    'Bid how many tricks your side will win.',
    'The highest bidder names trumps and takes the widow.',
    'Make it, or lose as much.',
  ],
};
