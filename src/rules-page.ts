import { readFileSync } from 'node:fs';

/**
 * The rules of a game as a player reads them: Markdown, at most 76 columns wide, with comments that say where which rule is told, see
 * `docs/adding-a-game.md`. `id` is a game's of the catalogue.
 */
export const rulesPage = (id: string): string =>
  // The built program lies as deep below the package's root as this file does.
  readFileSync(new URL(`../docs/rules/${id}.md`, import.meta.url), 'utf8');

/** The same to be printed, without the comments. */
export const printedRules = (id: string): string => rulesPage(id).replace(/^ *<!--.*-->\n/gm, '');
