import type { DealOrMatch } from '../../../again/again.ts';
import type { NoChallenge } from '../../../again/challenge.ts';
import type { Days } from '../../../again/day.ts';
import type { Shell } from '../../../again/shell.ts';
import type { Aid } from '../../../engine/aid.ts';
import { lastDeal } from '../../../engine/game.ts';
import type { Origin } from '../../../engine/origin.ts';
import type { Binding } from '../../keys.ts';
import type { Seen } from '../../match/seen.ts';
import type { Offer } from './use-offers.ts';

/** What can be done with what was played of a match. */
export interface AgainActions {
  /** Under which the match is kept; '' where it is not. */
  readonly id: string;
  /** How the match came about; undefined where it simply began. */
  readonly origin: Origin | undefined;
  /** What helped in a part; null where that is not known. */
  aid(part: DealOrMatch): Aid | null;
  /** Begins a finished part once more, in place of what is on the screen. */
  begin(part: DealOrMatch): void;
  /** The shell for which a challenge is written here. */
  readonly shell: Shell;
  /** The words of a friend's challenge. */
  words(part: DealOrMatch): readonly string[] | NoChallenge;
  /** How the deal of a day of this game stands. */
  day(date: string): Days;
}

/** The parts of a match that are finished: its latest deal, and all of it where that is more than the one deal. */
function partsOf({ status, setup, game }: Seen): {
  readonly deal: DealOrMatch | null;
  readonly whole: boolean;
} {
  const over = status.winners !== null;
  if (game.oneDeal) return { deal: over ? 'match' : null, whole: false };
  return {
    deal: lastDeal(status) > 0 && status.results.length > 0 ? lastDeal(status) : null,
    whole: over && !setup.only,
  };
}

/** Keys that play something once more. */
export function againOffers({ begin }: AgainActions, seen: Seen): Offer[] {
  const { deal, whole } = partsOf(seen);
  const offers: Offer[] = [];
  if (deal !== null) {
    const what = deal === 'match' ? 'This match' : `Deal ${deal}`;
    offers.push({
      key: 'y',
      label: deal === 'match' ? 'same match' : 'same deal',
      help: `${what.toLowerCase()} once more, with the same cards, and compared with this time`,
      ask: `${what} once more, with the same cards and bots?${seen.status.winners ? '' : ' This match waits in the menu.'}`,
      run: () => begin(deal),
    });
  }
  if (whole)
    offers.push({
      key: 'Y',
      label: 'same match',
      help: 'the whole match once more, with the same cards, and compared with this time',
      quiet: true,
      ask: 'The whole match once more, with the same cards and bots?',
      run: () => begin('match'),
    });
  return offers;
}

/** Keys that show a friend's line. */
export function friendKeys(seen: Seen, show: (part: DealOrMatch) => void): Binding[] {
  const { deal, whole } = partsOf(seen);
  const keys: Binding[] = [];
  if (deal !== null)
    keys.push({
      keys: ['f'],
      label: 'for a friend',
      help: `a line that lets a friend play ${deal === 'match' ? 'this match' : `deal ${deal}`} with the same cards`,
      group: 'look',
      run: () => show(deal),
    });
  if (whole)
    keys.push({
      keys: ['F'],
      label: 'match for a friend',
      help: 'a line that lets a friend play the whole match with the same cards',
      group: 'look',
      quiet: true,
      run: () => show('match'),
    });
  return keys;
}
