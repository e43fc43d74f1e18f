import type { Player } from '../../../ai/player.ts';
import { count } from '../../../engine/words.ts';
import type { SavedMatch } from '../../../store/saved.ts';

/** The kinds of matches that the list can show. */
export const KINDS = ['open', 'finished', 'removed', 'all'] as const;
export type MatchKind = (typeof KINDS)[number];

/** Names the kind of matches in the list, for the banner: "open ones". */
export const kindText = (kind: MatchKind): string => (kind === 'all' ? 'all' : `${kind} ones`);

/** Texts of the keys of the list. */
export const listKeyTexts = {
  which: { name: 'Tab', label: 'which', help: 'open, finished, removed or all matches' },
  game: { name: '←→', label: 'game', help: 'the matches of one game, or of all' },
  restore: { label: 'bring back' },
  remove: { label: 'remove', help: 'twice: removes the match' },
};

/** The number of matches of each kind. */
export type Counts = { readonly [kind in Exclude<MatchKind, 'all'>]: number };

/** Says why the list is empty, which matches there are, and how to see them. `title`: of the only game shown. `counts`: of it, or of all. */
export function emptyTexts(
  kind: MatchKind,
  title: string | undefined,
  counts: Counts,
): readonly [string, string] {
  const there = Object.entries(counts).flatMap(([one, number]) => (number > 0 ? [`${number} ${one}`] : []));
  const others = there.length > 0 ? [`Tab shows others: ${there.join(', ')}.`] : [];
  const games = title ? ['←→ shows those of other games.'] : [];
  const hint = [...others, ...games].join(' ');
  return [
    `There are no ${kind === 'all' ? '' : `${kind} `}matches${title ? ` of ${title}` : ''}.`,
    hint || 'Enter in the menu begins one.',
  ];
}

/** The heads of the columns, in several lengths. */
export const headTexts = {
  date: ['date'],
  id: ['match'],
  game: ['game'],
  against: ['against'],
  stands: ['where it stands'],
} as const;

/** Names the players in several lengths: `3 normal bots` for one person; `Ann, Ben, 2 normal bots`, `Ann, Ben, 2 bots`, `2 people, 2 bots`. */
export function againstTexts(players: readonly Player[]): string[] {
  const people = players.filter(({ bot }) => bot === null);
  const levels = [...new Set(players.flatMap(({ bot }) => bot ?? []))];
  const names = people.length === 1 ? [] : people.map(({ name }) => name);
  const bots = players.length - people.length;
  const told = (who: readonly string[], kind: string) =>
    [...who, ...(bots > 0 ? [count(bots, kind)] : [])].join(', ');
  return [
    told(names, levels.length === 1 ? `${levels[0]} bot` : 'bot'),
    told(names, 'bot'),
    told(names.length === 0 ? [] : [`${names.length} people`], 'bot'),
  ];
}

/** Says how a match stands, in several lengths. Less important parts come last, and are left out first. */
export function standsTexts(text: string, state: SavedMatch['state']): string[] {
  const isPlayed = state === 'open' || state === 'finished';
  if (!isPlayed) return [text, toldBelow];
  const parts = text.matchAll(state === 'open' ? /[;,] /g : /; /g);
  return [text, ...[...parts].map(({ index }) => text.slice(0, index)).toReversed()];
}

/** Replaces a sentence about a fault, which is shown below the list. */
const toldBelow = 'see below';

/** Describes the match under the cursor. `stands`: how it stands; null if the list says so. */
export const aboutText = (id: string, ago: string, stands: string | null): string =>
  stands === null ? `${id}, last played ${ago}.` : `${id}, last played ${ago}: ${stands}`;

/** Texts about removing and bringing back. */
export const moveTexts = {
  ask: (id: string) => `Press x again to remove ${id}; b brings it back from the removed ones.`,
  /** `as`: its new id. It differs from `id` if an earlier match has that one. */
  removed: (id: string, as: string) =>
    `${id} is removed; it is among the removed ones (Tab)${as === id ? '' : ` as ${as}`}.`,
  wasRemoved: (stands: string) => `removed: ${stands}`,
  restored: (id: string) => `${id} is back among the matches.`,
};
