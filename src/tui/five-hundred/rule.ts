import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { tricksInDeal } from '../../engine/five-hundred/state.ts';
import { count } from '../../engine/words.ts';
import type { FiveHundredPosition } from './layout.ts';

const DEFENDERS = {
  'when-set': 'the others get 10 for each of their tricks.',
  always: 'the others get 10 for each of their tricks either way.',
} as const;

/** What the rules say of the auction, the burial or the play of this contract. */
export function inForce({ view }: FiveHundredPosition): readonly string[] {
  const { defendersScore } = view.standing.rules;
  switch (view.phase) {
    case 'bid':
      return [
        'Each speaks once. The highest bid names trumps and takes the widow.',
        `Made: its points. Set: as many are lost, and ${DEFENDERS[defendersScore]}`,
        'All ten tricks count 250 where the bid is worth less.',
      ];
    case 'bury':
      return [
        `Lay ${count(buryCount(view), 'card')} face down, whichever you like. They count for nobody.`,
        'Whoever made the bid leads to the first trick.',
      ];
    case 'play': {
      const { bid, trump } = view.contract;
      const { tricks } = bidOf(bid);
      if (bid === 'nello')
        return [
          'Nello: whoever bid it has to lose every trick, and the partner sits out.',
          'The Joker wins whatever trick it is played to.',
        ];
      return [
        'Follow the suit led if you can; the winner of a trick leads to the next.',
        trump === NO_TRUMP
          ? 'No trumps: the Joker wins any trick, and a lead of it names a suit.'
          : 'The Joker is the highest trump, then come the bowers: the jack of trumps and that of its colour.',
        `${tricks} of ${tricksInDeal} tricks make it. Set: ${DEFENDERS[defendersScore]}`,
      ];
    }
    default:
      return [];
  }
}
