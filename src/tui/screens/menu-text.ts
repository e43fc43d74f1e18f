import type { Entry } from '../../catalogue.ts';
import type { FinishedMatch, OpenMatch } from '../../store/saved.ts';
import { recordOf, shareWon } from './statistics.tsx';

/** An open match that the menu lists. */
export interface ListedMatch extends OpenMatch {
  /** Deals begun; null where its log does not tell. */
  readonly deal: number | null;
  /** A match of this game is one deal, so its number says nothing. */
  readonly oneDeal: boolean;
  /** Another cardroom is playing it now. */
  readonly busy: boolean;
}

export const titleOf = (match: Pick<OpenMatch, 'game'>, catalogue: readonly Entry[]): string =>
  catalogue.find(({ game }) => game.id === match.game)?.game.title ?? match.game;

/** Its title and "deal 3", or that there is something wrong with the match. */
export function matchText(match: ListedMatch, catalogue: readonly Entry[]): string {
  const { deal, oneDeal } = match;
  const title = titleOf(match, catalogue);
  return deal === null ? `${title}, damaged` : oneDeal ? title : `${title}, deal ${deal}`;
}

/** A kept match on a line of this width. */
export function openText(match: ListedMatch, catalogue: readonly Entry[], width: number): string {
  const people = match.players.filter(({ bot }) => bot === null).map(({ name }) => name);
  const text = `${matchText(match, catalogue)}, ${people.join(', ') || 'bots only'}`;
  const state = match.busy ? 'open elsewhere' : `autosaved ${ago(Date.now() - match.left)}`;
  return `${text.slice(0, width - 24).padEnd(width - 22)}${state}`;
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
  return `${title.padEnd(16)} ${seats.padEnd(8)} ${tagline.padEnd(32)} ${told}`;
}
