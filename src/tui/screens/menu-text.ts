import type { Entry } from '../../catalogue.ts';
import type { OpenMatch, PlayedMatch } from '../../store/matches.ts';
import { recordOf, shareWon } from './statistics.tsx';

export const titleOf = (match: Pick<OpenMatch, 'game'>, catalogue: readonly Entry[]): string =>
  catalogue.find(({ game }) => game.id === match.game)?.game.title ?? match.game;

/** A kept match on a line of this width. */
export function openText(match: OpenMatch, catalogue: readonly Entry[], width: number): string {
  const people = match.players.filter(({ bot }) => bot === null).map(({ name }) => name);
  const text = `${titleOf(match, catalogue)}, deal ${match.deal}, ${people.join(', ') || 'bots only'}`;
  const state = match.busy ? 'open elsewhere' : `autosaved ${ago(Date.now() - match.changed)}`;
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
export function gameText({ game }: Entry, played: readonly PlayedMatch[]): string {
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
