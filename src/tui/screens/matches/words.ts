/** Which matches the list shows. */
export const KINDS = ['open', 'finished', 'removed', 'all'] as const;
export type Kind = (typeof KINDS)[number];

/** "open ones": which matches the list shows, for the banner. */
export const kindText = (kind: Kind): string => (kind === 'all' ? 'all' : `${kind} ones`);

/** Why the list is empty, and how to see others. `title`: of the only game it shows, if any. */
export const emptyTexts = (kind: Kind, title: string | undefined): readonly [string, string] => [
  `There are no ${kind === 'all' ? '' : `${kind} `}matches${title ? ` of ${title}` : ''}.`,
  `Tab shows others${title ? ', ←→ those of other games' : ''}.`,
];

/** What is said when a match is removed or brought back. */
export const moveTexts = {
  ask: (id: string) => `Press x again to remove ${id}; b brings it back from the removed ones.`,
  /** `as`: its id there, another one where an earlier match has its own. */
  removed: (id: string, as: string) =>
    `${id} is removed; it is among the removed ones (Tab)${as === id ? '' : ` as ${as}`}.`,
  restored: (id: string) => `${id} is back among the matches.`,
};
