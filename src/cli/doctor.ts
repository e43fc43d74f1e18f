import { accessSync, constants, existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { arch, platform, release } from 'node:os';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { colourDepth, isUnicodeLocale, whyNoScreen } from '../capabilities.ts';
import { isRefusal } from '../engine/game.ts';
import { count } from '../engine/words.ts';
import { printable } from '../printable.ts';
import { reasonOf } from '../store/errors.ts';
import { requireTarget } from '../store/folder.ts';
import { leftoversIn, setAsideIn } from '../store/leftovers.ts';
import type { MatchStore } from '../store/matches.ts';
import { type StorePaths, storePaths } from '../store/paths.ts';
import { practiceFile } from '../store/practice.ts';
import { NoHome } from '../store/user-folders.ts';
import { anywayText } from './asking.ts';
import { glyphWidths } from './glyph-widths.ts';
import { asJson } from './json.ts';
import { foldersOf, ignoredIn, lessonsFile, settingsFile, storesIn } from './room.ts';
import type { ScreenOptions } from './screen.ts';

const DEPTHS = ['none', '16', '256', '24 bits'] as const;

interface DoctorOptions extends ScreenOptions {
  readonly json?: boolean;
}

/** `cardroom doctor`: prints all that cardroom goes by, for reports of faults. Changes nothing. */
export async function doctor({ color, json = false }: DoctorOptions): Promise<void> {
  const rows = [...ofProgram(), ...(await ofTerminal(color)), ...ofDiskOrWhyNot()];
  if (json) return void process.stdout.write(asJson(byName(rows)));
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(width)}  ${printable(value)}\n`);
}

/** A name and a finding; a row without a name adds to the one above. */
type ReportRow = readonly [name: string, value: string];

/** All findings by name. */
function byName(rows: readonly ReportRow[]): { readonly [name: string]: readonly string[] } {
  const found: { [name: string]: string[] } = {};
  let last = '';
  for (const [name, value] of rows) {
    last = name || last;
    found[last] = [...(found[last] ?? []), value];
  }
  return found;
}

const ofProgram = (): ReportRow[] => [
  ['cardroom', manifest.version],
  ['Node.js', `${process.version} (cardroom needs ${manifest.engines.node})`],
  ['system', `${platform()} ${release()} ${arch()}`],
];

async function ofTerminal(color: boolean | undefined): Promise<ReportRow[]> {
  const { env, stdin, stdout } = process;
  const told = (name: string) => (env[name] === undefined ? '' : `${name}=${env[name]}`);
  const variables = (...names: string[]) => names.map(told).filter(Boolean).join(' ') || 'none is set';
  const widths = stdin.isTTY && stdout.isTTY ? await glyphWidths(stdin, stdout) : null;
  return [
    ['terminal', whyNoScreen(process) ?? `${stdout.columns} columns, ${stdout.rows} rows`],
    ['', variables('TERM', 'COLORTERM', 'TERM_PROGRAM', 'TMUX', 'SSH_TTY')],
    ['colours', `${DEPTHS[colourDepth(env, color, stdout)]}; ${variables('NO_COLOR', 'FORCE_COLOR')}`],
    [
      'characters',
      `${isUnicodeLocale(env, platform()) ? 'UTF-8' : 'not UTF-8, so letters for suits (--symbols draws symbols)'}; ${variables('LC_ALL', 'LC_CTYPE', 'LANG')}`,
    ],
    [
      'widths',
      widths === null
        ? 'unknown: the terminal does not report them'
        : [...widths].map(([glyph, columns]) => `${glyph} ${columns}`).join('  '),
    ],
  ];
}

function ofDiskOrWhyNot(): ReportRow[] {
  try {
    return ofDisk();
  } catch (error) {
    if (error instanceof NoHome) return [['matches', error.message]];
    throw error;
  }
}

function ofDisk(): ReportRow[] {
  const paths = storePaths(process.env);
  const told: string[] = [];
  // Leftovers are reported, so nothing is swept.
  const { matches } = storesIn(paths, (sentence) => told.push(sentence));
  const rows = [...ofMatches(matches), ...ofLocks(matches), ...ofFiles(paths), ...ofRemains(paths)];
  return [...rows, ...told.map((sentence): ReportRow => ['', sentence])];
}

/** The row for a match that cannot be continued. */
const faultOf = (id: string, why: string, sentence: string): ReportRow => ['', `${id}, ${why}: ${sentence}`];

function ofMatches(matches: MatchStore): ReportRow[] {
  const kept = matches.list();
  const removed = matches.list({ removed: true });
  const all = [kept, removed].flatMap((found) => (isRefusal(found) ? [] : found));
  const begun = isRefusal(kept) ? [] : kept.filter(({ state }) => state === 'open');
  // Damage in the middle of a log shows only on replay.
  const faults = begun.flatMap(({ id }) => {
    const read = matches.read(id);
    return isRefusal(read) ? [faultOf(id, read.rule, read.sentence)] : [];
  });
  return [
    ['matches', `${matches.folder}: ${rightsTo(matches.folder)}`],
    [
      '',
      isRefusal(kept)
        ? kept.sentence
        : `${count(kept.length, 'match', 'matches')}, ${begun.length - faults.length} of them open; ${isRefusal(removed) ? removed.sentence : `${removed.length} removed`}`,
    ],
    ...all.flatMap((match) => ('sentence' in match ? [faultOf(match.id, match.state, match.sentence)] : [])),
    ...faults,
  ];
}

function ofLocks(matches: MatchStore): ReportRow[] {
  const elsewhere = matches.elsewhere();
  return matches.locks().map(({ id, path, holder }) => {
    if (holder === 'unreadable') return ['lock', `${path} names no holder`];
    if (holder === null) return ['lock', `${path} was left behind; \`cardroom list\` deletes it`];
    const sentence = elsewhere.get(id);
    const held = `${path} is held by process ${holder.pid} on ${holder.host}`;
    return ['lock', sentence === undefined ? held : `${path}: ${anywayText(sentence)}`];
  });
}

function ofFiles(paths: StorePaths): ReportRow[] {
  const settings = settingsFile(paths.settings).inspect();
  const lessons = lessonsFile(paths.lessons).inspect();
  const state = (path: string, found: object): string => {
    const read = existsSync(path) ? 'read' : 'not there, so the defaults hold';
    return `${path}: ${'fault' in found ? `cannot be used, because ${found.fault}` : read}`;
  };
  return [
    ['settings', state(paths.settings, settings)],
    ...('data' in settings ? ignoredIn(settings.data) : []).map((sentence): ReportRow => ['', sentence]),
    ['lessons', state(paths.lessons, lessons)],
    ['practice', state(paths.practice, practiceFile(paths.practice).inspect())],
  ];
}

/** Leftovers of killed programs, and files that were set aside. */
const ofRemains = (paths: StorePaths): ReportRow[] =>
  foldersOf(paths).flatMap((folder): ReportRow[] => [
    ...leftoversIn(folder).map((path): ReportRow => ['left over', `${path}; \`cardroom list\` deletes it`]),
    ...setAsideIn(folder).map((path): ReportRow => ['set aside', path]),
  ]);

/** The rights to a folder or, if it is missing, to the nearest one above. */
function rightsTo(folder: string): string {
  let there = folder;
  try {
    while (!existsSync(there) && dirname(there) !== there) {
      requireTarget(there);
      there = dirname(there);
    }
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
    if (there === folder) return 'can be read and written';
    return `not there yet; ${canMakeIn(there) ? 'can be made' : 'no folder can be made there'}`;
  } catch (error) {
    return `cannot be written, because ${reasonOf(error)}`;
  }
}

/** Can a folder be made in this one? Rights are not enough: in /proc nobody can make any. */
function canMakeIn(folder: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(folder, '.cardroom-')));
    return true;
  } catch {
    return false;
  }
}
