import { dirname } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { list } from '../engine/words.ts';
import { dayOf } from '../front/day.ts';
import { NO_PROGRESS, PROGRESS } from '../front/progress.ts';
import type { Room } from '../front/room.ts';
import { readSettings, SETTINGS_FILE, type Settings } from '../front/settings.ts';
import { partsOf, tellingOf } from '../games.ts';
import { rulesPage } from '../rules-page.ts';
import { reasonOf } from '../store/errors.ts';
import { JsonFile } from '../store/json-file.ts';
import { sweep } from '../store/leftovers.ts';
import { pathsOfLogs } from '../store/match-folders.ts';
import { MatchStore } from '../store/matches.ts';
import { type StorePaths, storePaths } from '../store/paths.ts';
import { practiceFile } from '../store/practice.ts';
import { ReviewStore } from '../store/reviews.ts';
import type { SavedMatch } from '../store/saved.ts';
import { keepSheet } from '../store/sheets.ts';
import { freshSeed } from './fresh-seed.ts';
import { answered, complain } from './misuse.ts';

/** The player's saved matches and reviews. `tell` gets a sentence when a file was set aside or cannot be read. */
export const storesIn = (paths: StorePaths, tell: (sentence: string) => void) => ({
  matches: new MatchStore(paths.matches, manifest.version, (id) => partsOf(id)?.game, tell),
  reviews: new ReviewStore(paths.reviews, tellingOf, tell),
});

/** As `storesIn`, for a command without a screen. */
export function openStores(env: NodeJS.ProcessEnv): ReturnType<typeof storesIn> {
  const paths = storePaths(env);
  const stores = storesIn(paths, complain);
  sweepAll(paths, stores.matches);
  return stores;
}

/** The player's settings. */
export const preferredIn = (env: NodeJS.ProcessEnv): Settings =>
  readSettings(settingsFile(storePaths(env).settings, complain).read()).settings;

/** As `openStores`, with the player's practice and the settings for it. */
export function openPractising(env: NodeJS.ProcessEnv) {
  const paths = storePaths(env);
  const practised = practiceFile(paths.practice, complain);
  return {
    room: { ...openStores(env), practised, today: () => dayOf(Date.now()) },
    settings: preferredIn(env),
  };
}

/** Every saved match, the removed ones last. Throws a Misuse if the disk refuses. */
export const everyMatch = (matches: MatchStore): SavedMatch[] => [
  ...answered(matches.list()),
  ...answered(matches.list({ removed: true })),
];

/** The player's matches and settings, and the rules pages. */
export function openRoom(env: NodeJS.ProcessEnv): Room & { readonly matches: MatchStore } {
  const paths = storePaths(env);
  const told: string[] = [];
  let hear = (sentence: string): void => void told.push(sentence);
  const tell = (sentence: string) => hear(sentence);
  const stores = storesIn(paths, tell);
  sweepAll(paths, stores.matches);
  const settings = settingsIn(paths, tell);
  const lessons = lessonsIn(paths, tell);
  return {
    platform: process.platform,
    ...stores,
    ...settings,
    ...lessons,
    practised: practiceFile(paths.practice, tell),
    notice: told.splice(0).join(' '),
    listen(listener) {
      hear = listener;
      told.splice(0).forEach(listener);
    },
    keepSheet: (match, text) => keepSheet(paths.sheets, match, text),
    rules: rulesPage,
    freshSeed,
    today: () => dayOf(Date.now()),
  };
}

/** Prints the notice of a room without a screen. */
export function tellNotice({ notice }: Pick<Room, 'notice'>): void {
  if (notice !== '') complain(notice);
}

/** Removes the leftovers of killed programs. */
function sweepAll(paths: StorePaths, matches: MatchStore): void {
  for (const folder of otherFolders(paths)) sweep(folder);
  matches.sweepSoon();
}

/** Every folder in which whole files are written. */
export const foldersOf = (paths: StorePaths): string[] => [
  ...Object.values(pathsOfLogs(paths.matches)),
  ...otherFolders(paths),
];

/** The folders without logs. */
const otherFolders = ({ reviews, settings, lessons, hosting, compiled }: StorePaths): string[] => [
  ...new Set([reviews, dirname(settings), dirname(lessons), hosting, compiled]),
];

export const settingsFile = (path: string, tell?: (sentence: string) => void) =>
  new JsonFile({ path, schema: SETTINGS_FILE, empty: {}, ...(tell && { tell }) });

function settingsIn(
  paths: StorePaths,
  tell: (sentence: string) => void,
): Pick<Room, 'settings' | 'saveSettings'> {
  const file = settingsFile(paths.settings, tell);
  const given = file.read();
  const { settings } = readSettings(given);
  ignoredIn(given).forEach(tell);
  let saved = settings;
  return {
    settings,
    saveSettings: (next) =>
      saving('The settings last until you leave; they cannot', () => {
        const before = new Set(Object.entries(saved).map((entry) => JSON.stringify(entry)));
        const changed = Object.entries(next).filter((entry) => !before.has(JSON.stringify(entry)));
        file.change((there) => ({ ...there, ...Object.fromEntries(changed) }));
        saved = next;
      }),
  };
}

/** A sentence on unknown settings; no element if all are known. */
export function ignoredIn(given: object): string[] {
  const names = readSettings(given).ignored.map((name) => `"${name}"`);
  return names.length === 0 ? [] : [`Unknown or wrong settings are ignored: ${list(names)}.`];
}

/** The file of the player's progress in lessons. */
export const lessonsFile = (path: string, tell?: (sentence: string) => void) =>
  new JsonFile({ path, schema: PROGRESS, empty: NO_PROGRESS, ...(tell && { tell }) });

function lessonsIn(
  paths: StorePaths,
  tell: (sentence: string) => void,
): Pick<Room, 'progress' | 'changeProgress'> {
  const file = lessonsFile(paths.lessons, tell);
  const progress = file.read();
  let known = progress;
  return {
    progress,
    changeProgress(change) {
      known = change(known);
      const problem = saving('Your progress is lost when you leave; it cannot', () => {
        known = file.change(change);
      });
      return { progress: known, problem };
    },
  };
}

/** Writes something. Returns null, or a sentence on why it failed. */
function saving(what: string, write: () => void): string | null {
  try {
    write();
    return null;
  } catch (error) {
    return `${what} be saved: ${reasonOf(error)}.`;
  }
}
