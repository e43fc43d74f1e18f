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

/** Actions on finished parts of a match. */
export interface AgainActions {
  /** The id under which the match is kept; '' if it is not kept. */
  readonly id: string;
  /** How the match began; undefined for an ordinary start. */
  readonly origin: Origin | undefined;
  /** The help used in a part; null if unknown. */
  aid(part: DealOrMatch): Aid | null;
  /** Begins a finished part again, in place of the present screen. */
  begin(part: DealOrMatch): void;
  /** The shell for which challenges are written here. */
  readonly shell: Shell;
  /** Returns the command line of a friend's challenge, as words. */
  words(part: DealOrMatch): readonly string[] | NoChallenge;
  /** Returns the state of this game's deal of the day. `date`: the day. */
  day(date: string): Days;
}

/** Returns the finished parts of the match: its latest deal, and the whole match if it has more than one deal. */
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

/** Returns keys that play a part again. */
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

/** Returns keys that show the command line for a friend. */
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
