import manifest from '../../package.json' with { type: 'json' };
import { list } from '../engine/words.ts';
import { dayOf } from '../front/day.ts';
import { NO_PROGRESS, type Progress, readProgress } from '../front/progress.ts';
import type { Room } from '../front/room.ts';
import { DEFAULT_SETTINGS, readSettings } from '../front/settings.ts';
import { partsOf } from '../games.ts';
import { rulesPage } from '../rules-page.ts';
import { reasonOf } from '../store/errors.ts';
import { MatchStore } from '../store/matches.ts';
import { storePaths } from '../store/paths.ts';
import { ReviewStore } from '../store/reviews.ts';
import { readObject, writeJson } from '../store/settings.ts';
import { keepSheet } from '../store/sheets.ts';
import { freshSeed } from './fresh-seed.ts';

/** The matches and settings of this player, and the house's rule pages. */
export function openRoom(env: NodeJS.ProcessEnv): Room & { readonly matches: MatchStore } {
  const paths = storePaths(env);
  return {
    matches: new MatchStore(paths.matches, manifest.version, (id) => partsOf(id)?.game),
    ...settingsIn(paths.settings),
    saveSettings: (settings) =>
      saved(paths.settings, settings, 'The settings hold until you leave; they cannot'),
    reviews: new ReviewStore(paths.reviews),
    progress: progressIn(paths.lessons),
    saveProgress: (progress) =>
      saved(paths.lessons, progress, 'What you have learnt is forgotten when you leave; it cannot'),
    keepSheet: (match, text) => keepSheet(paths.sheets, match, text),
    rules: rulesPage,
    freshSeed,
    today: () => dayOf(Date.now()),
  };
}

/** Writes a file of JSON. Null, or why that cannot be. */
function saved(path: string, data: object, what: string): string | null {
  try {
    writeJson(path, data);
    return null;
  } catch (error) {
    return `${what} be saved: ${reasonOf(error)}.`;
  }
}

/** A file that cannot be read is an empty one. */
function progressIn(path: string): Progress {
  const json = readObject(path);
  return 'data' in json ? readProgress(json.data) : NO_PROGRESS;
}

/** The settings of a file, and what the player should know of them. */
function settingsIn(path: string): Pick<Room, 'settings' | 'notice'> {
  const json = readObject(path);
  if ('reason' in json) {
    return { settings: DEFAULT_SETTINGS, notice: `${path} is ignored: ${json.reason}.` };
  }
  const { settings, ignored } = readSettings(json.data);
  const names = ignored.map((name) => `"${name}"`);
  return {
    settings,
    notice: names.length === 0 ? '' : `Settings that are not known, or not so, are ignored: ${list(names)}.`,
  };
}
