import { readFileSync } from 'node:fs';

/**
 * A game's rules for its players: Markdown, at most 76 columns wide, with comments that name the rules of each section, see
 * `docs/adding-a-game.md`. `id`: a game's of the catalogue.
 */
export const rulesPage = (id: string): string => page(`rules/${id}.md`);

/** Examples of a game's rules for `cardroom conformance`, one a line; see `docs/conformance.md`. */
export const examplesPage = (id: string): string => page(`conformance/${id}.ndjson`);

/** A page of docs. The built program is as deep below the package's root as this file. */
const page = (path: string): string => readFileSync(new URL(`../docs/${path}`, import.meta.url), 'utf8');

/** The rules for printing, without the comments. */
export const printedRules = (id: string): string => rulesPage(id).replace(/^ *<!--.*-->\n/gm, '');
