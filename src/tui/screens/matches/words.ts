/** Which matches the list shows. */
export const KINDS = ['open', 'finished', 'removed', 'all'] as const;
export type Kind = (typeof KINDS)[number];

/** "open ones": which matches the list shows, for the banner. */
export const kindText = (kind: Kind): string => (kind === 'all' ? 'all' : `${kind} ones`);

/** How many matches there are of each kind. */
export type Counts = { readonly [kind in Exclude<Kind, 'all'>]: number };

/** Why the list is empty, what there is, and how to see it. `title`: of the only game it shows, if any; `counts`: of that game, or of all. */
export function emptyTexts(kind: Kind, title: string | undefined, counts: Counts): readonly [string, string] {
  const there = Object.entries(counts).flatMap(([one, number]) => (number > 0 ? [`${number} ${one}`] : []));
  const others = there.length > 0 ? [`Tab shows others: ${there.join(', ')}.`] : [];
  const games = title ? ['←→ shows those of other games.'] : [];
  const hint = [...others, ...games].join(' ');
  return [
    `There are no ${kind === 'all' ? '' : `${kind} `}matches${title ? ` of ${title}` : ''}.`,
    hint || 'Enter in the menu begins one.',
  ];
}

/** What is said when a match is removed or brought back. */
export const moveTexts = {
  ask: (id: string) => `Press x again to remove ${id}; b brings it back from the removed ones.`,
  /** `as`: its id there, another one where an earlier match has its own. */
  removed: (id: string, as: string) =>
    `${id} is removed; it is among the removed ones (Tab)${as === id ? '' : ` as ${as}`}.`,
  restored: (id: string) => `${id} is back among the matches.`,
};
