import { readFileSync } from 'node:fs';

/** The rules of a game as a player reads them: Markdown, at most 76 columns wide. `id` is a game's of the catalogue. */
export const rulesPage = (id: string): string =>
  // The built program lies as deep below the package's root as this file does.
  readFileSync(new URL(`../docs/rules/${id}.md`, import.meta.url), 'utf8');
