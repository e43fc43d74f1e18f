import { readFileSync } from 'node:fs';

/**
 * The rules of a game as a player reads them: Markdown, at most 76 columns wide, with comments that say where which rule is told, see
 * `docs/adding-a-game.md`. `id` is a game's of the catalogue.
 */
export const rulesPage = (id: string): string => page(`rules/${id}.md`);

/** The examples of a game's rules that `cardroom conformance` asks, one a line; see `docs/conformance.md`. */
export const examplesPage = (id: string): string => page(`conformance/${id}.ndjson`);

/** A page of docs. The built program lies as deep below the package's root as this file does. */
const page = (path: string): string => readFileSync(new URL(`../docs/${path}`, import.meta.url), 'utf8');

/** The same to be printed, without the comments. */
export const printedRules = (id: string): string => rulesPage(id).replace(/^ *<!--.*-->\n/gm, '');
