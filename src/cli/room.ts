import { randomBytes } from 'node:crypto';
import manifest from '../../package.json' with { type: 'json' };
import { findEntry } from '../catalogue.ts';
import { rulesPage } from '../rules-page.ts';
import { MatchStore } from '../store/matches.ts';
import { storePaths } from '../store/paths.ts';
import { readJson, writeJson } from '../store/settings.ts';
import { keepSheet } from '../store/sheets.ts';
import type { Room } from '../tui/room.ts';
import { readSettings } from '../tui/settings.ts';

/** A seed that nobody had before, short enough to be told on. */
export const freshSeed = (): string => randomBytes(4).toString('hex');

/** The matches and settings of this player, and the house's rule pages. */
export function openRoom(env: NodeJS.ProcessEnv): Room {
  const paths = storePaths(env);
  return {
    matches: new MatchStore(paths.matches, manifest.version, (id) => findEntry(id)?.game),
    settings: readSettings(readJson(paths.settings)),
    saveSettings: (settings) => writeJson(paths.settings, settings),
    keepSheet: (match, text) => keepSheet(paths.sheets, match, text),
    rules: rulesPage,
    freshSeed,
    today: () => new Date().toLocaleDateString('sv'),
  };
}
