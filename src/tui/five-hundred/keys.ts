import { buryCount } from '../../engine/five-hundred/rules.ts';
import { auctionKeys } from './auction-keys.ts';
import { burialKeys } from './burial-keys.ts';
import { type FiveHundredPosition, lyingOf } from './lying.ts';
import { playKeys } from './play-keys.ts';
import { type Key, legalIn, mustName, type Selection } from './selection.ts';

/** The keys of the phase that it is. */
export function keys(position: FiveHundredPosition, selection: Selection): Key[] {
  const { hand } = lyingOf(position);
  switch (position.view.phase) {
    case 'bid':
      return auctionKeys(position, selection);
    case 'bury':
      return burialKeys(hand, position.view.contract.trump, selection, buryCount(position.view));
    default:
      return playKeys(hand, legalIn(position, hand), selection, mustName(position, selection));
  }
}
