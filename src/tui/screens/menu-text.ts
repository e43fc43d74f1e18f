import type { Entry } from '../../catalogue.ts';
import type { Standing } from '../../store/matches.ts';
import type { FinishedMatch, OpenMatch } from '../../store/saved.ts';
import { padded, widthOf } from '../drawing/width.ts';
import { standingText } from '../standing.ts';
import { recordOf, shareWon } from './statistics.tsx';

/** An open match that the menu lists. */
export interface ListedMatch extends OpenMatch {
  /** Where it stands; null where its log does not tell. */
  readonly standing: Standing | null;
  /** Another cardroom is playing it now. */
  readonly busy: boolean;
}

export const titleOf = (match: Pick<OpenMatch, 'game'>, catalogue: readonly Entry[]): string =>
  catalogue.find(({ game }) => game.id === match.game)?.game.title ?? match.game;

/** "Shengji, deal 4, trick 9, your turn", or that there is something wrong with the match. */
export function matchText(match: ListedMatch, catalogue: readonly Entry[]): string {
  const { standing, players } = match;
  const title = titleOf(match, catalogue);
  if (standing === null) return `${title}, damaged`;
  return `${title}, ${standingText(standing, players)}`;
}

/** A kept match on a line of this width. */
export function openText(match: ListedMatch, catalogue: readonly Entry[], width: number): string {
  const text = matchText(match, catalogue);
  const state = match.busy ? 'open elsewhere' : `autosaved ${ago(Date.now() - match.left)}`;
  return `${padded(text, width - widthOf(state) - 2)}  ${state}`;
}

/** A time span in words, e.g. "2 min ago". */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

/** A game on a line: seats, what it is about, and how the player has done. */
export function gameText({ game }: Entry, played: readonly FinishedMatch[]): string {
  const { seatCounts, title, tagline } = game;
  const [fewest = 0, ...more] = seatCounts;
  const most = seatCounts.at(-1)!;
  const unbroken = most - fewest === more.length;
  const seats =
    more.length === 0 ? `${fewest} seats` : unbroken ? `${fewest}-${most}` : seatCounts.join(' or ');
  const record = recordOf(played, game.id);
  const told = record.played === 0 ? 'new' : `${record.played} played  ${shareWon(record)}`;
  return `${padded(title, 16)} ${padded(seats, 8)} ${padded(tagline, 32)} ${told}`;
}
