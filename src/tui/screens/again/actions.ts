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
import { friendTexts, offerTexts } from './words.ts';

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

/** A finished part of a match. */
interface Part {
  readonly part: DealOrMatch;
  /** Is it a whole match of several deals? */
  readonly isWhole: boolean;
}

/** Returns the finished parts of the match: its latest deal, and the whole match if it has more than one deal. */
function partsOf({ status, setup, game }: Seen): Part[] {
  const over = status.winners !== null;
  if (game.oneDeal) return over ? [{ part: 'match', isWhole: false }] : [];
  const last = lastDeal(status);
  return [
    ...(last > 0 && status.results.length > 0 ? [{ part: last, isWhole: false }] : []),
    ...(over && !setup.only ? [{ part: 'match', isWhole: true } as const] : []),
  ];
}

/** Returns keys that play a part again. */
export const againOffers = ({ begin }: AgainActions, seen: Seen): Offer[] =>
  partsOf(seen).map(({ part, isWhole }) => ({
    key: isWhole ? 'Y' : 'y',
    ...offerTexts(part, isWhole, seen.status.winners === null),
    quiet: isWhole,
    run: () => begin(part),
  }));

/** Returns keys that show the command line for a friend. */
export const friendKeys = (seen: Seen, show: (part: DealOrMatch) => void): Binding[] =>
  partsOf(seen).map(({ part, isWhole }) => ({
    keys: [isWhole ? 'F' : 'f'],
    ...friendTexts.key(part, isWhole),
    group: 'look',
    quiet: isWhole,
    run: () => show(part),
  }));
