import { accessSync, constants, existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { arch, platform, release } from 'node:os';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { colourDepth, isUnicodeLocale, whyNoScreen } from '../capabilities.ts';
import { count } from '../engine/words.ts';
import { printable } from '../printable.ts';
import { reasonOf } from '../store/errors.ts';
import { storePaths } from '../store/paths.ts';
import { NoHome } from '../store/user-folders.ts';
import { glyphWidths } from './glyph-widths.ts';
import { openRoom } from './room.ts';
import type { ScreenOptions } from './screen.ts';

const DEPTHS = ['none', '16', '256', '24 bits'] as const;

/** `cardroom doctor`: a line for each thing that cardroom goes by, for a report of a fault. Changes nothing. */
export async function doctor({ color }: ScreenOptions): Promise<void> {
  const rows = [...ofProgram(), ...(await ofTerminal(color)), ...ofDiskOrWhyNot()];
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(width)}  ${printable(value)}\n`);
}

type Row = readonly [name: string, value: string];

const ofProgram = (): Row[] => [
  ['cardroom', manifest.version],
  ['Node.js', `${process.version} (cardroom needs ${manifest.engines.node})`],
  ['system', `${platform()} ${release()} ${arch()}`],
];

async function ofTerminal(color: boolean | undefined): Promise<Row[]> {
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
        ? 'the terminal does not say'
        : [...widths].map(([glyph, columns]) => `${glyph} ${columns}`).join('  '),
    ],
  ];
}

function ofDiskOrWhyNot(): Row[] {
  try {
    return ofDisk();
  } catch (error) {
    if (error instanceof NoHome) return [['matches', error.message]];
    throw error;
  }
}

function ofDisk(): Row[] {
  const { matches, notice } = openRoom(process.env);
  const paths = storePaths(process.env);
  const kept = matches.list();
  const locks = matches.locks();
  const open = kept.filter(({ state }) => state === 'open').length;
  const removed = matches.list({ removed: true }).length;
  return [
    ['matches', `${paths.matches}: ${rightsTo(paths.matches)}`],
    ['', `${count(kept.length, 'match', 'matches')}, ${open} of them open; ${removed} removed`],
    ...kept.flatMap((match): Row[] =>
      match.state === 'damaged' || match.state === 'foreign'
        ? [['', `${match.id}, ${match.state}: ${match.sentence}`]]
        : [],
    ),
    ...locks.map(
      ({ path, holder }): Row => [
        'lock',
        holder === 'unreadable'
          ? `${path} does not say whose it is`
          : holder === null
            ? `${path} was left behind; the next to open the match takes it over`
            : `${path} is held by process ${holder.pid} on ${holder.host}`,
      ],
    ),
    [
      'settings',
      notice || `${paths.settings}: ${existsSync(paths.settings) ? 'read' : 'not there, so as delivered'}`,
    ],
  ];
}

/** What may be done in a folder, or in the nearest one above it that is there. */
function rightsTo(folder: string): string {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
    if (there === folder) return 'can be read and written';
    return `not there yet; ${canMakeIn(there) ? 'can be made' : 'no folder can be made there'}`;
  } catch (error) {
    return `cannot be written, because ${reasonOf(error)}`;
  }
}

/** Can a folder be made in this one? Rights do not tell all: nothing can be made in /proc, whoever asks. */
function canMakeIn(folder: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(folder, '.cardroom-')));
    return true;
  } catch {
    return false;
  }
}
