import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { chooseMove, decisionStream } from '../../../src/ai/bot.ts';
import { seatPlayers } from '../../../src/ai/player.ts';
import { isRefusal, type Json } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { headerOf } from '../../../src/engine/save.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import type { Settings } from '../../../src/front/settings.ts';
import { partsOf } from '../../../src/games.ts';
import type { Taste } from '../../../src/tui/theme.ts';
import { programPath } from '../built.ts';
import { createDisplay, type Display } from '../display.ts';
import { freePort } from '../free-port.ts';
import { played, saveIn } from '../played.ts';
import { type Frame, frameOf, type Ground, groundAnswer, type Shown, toFilm, toSvg } from './svg.ts';

/**
 * `table`: a calm one in the middle of a deal; `all`: with all that is known; `hint`: with what is advised there; `help`: its help; `sheet`: after
 * the first deal; `review`: of that deal; `list`: of its mistakes; `end`: after the last; `menu`, `statistics`: of somebody with thirty matches of the game; `lobby`: of the host.
 */
export const SCENES = [
  'table',
  'all',
  'hint',
  'help',
  'sheet',
  'review',
  'list',
  'end',
  'menu',
  'statistics',
  'lobby',
] as const;
export type Scene = (typeof SCENES)[number];

/** What leads from the start of the program to a scene: what the screen shows, and keys with what it shows after them. */
interface Way {
  /** Of the command line. */
  readonly starts: (game: string) => readonly string[] | Promise<readonly string[]>;
  readonly begun: RegExp;
  readonly steps?: readonly (readonly [keys: string, shown: RegExp])[];
}

const resume = () => ['resume'];
const atTable: Way = { starts: resume, begun: /\bEnter[: ]/ };
const afterDeal: Way = { starts: resume, begun: /after deal|the match is over/ };
const review = { ...afterDeal, steps: [['e', /all \d+ decisions judged/]] } satisfies Way;
const inMenu: Way = { starts: () => [], begun: /30 played/ };
const WAYS: { readonly [scene in Scene]: Way } = {
  table: atTable,
  all: { ...atTable, steps: [[';', /; less|;:less/]] },
  hint: {
    ...atTable,
    steps: [
      ['i', /Hint: /],
      ['i', /compare another/],
    ],
  },
  help: { ...atTable, steps: [['?', /Esc:close/]] },
  sheet: afterDeal,
  review,
  list: { ...review, steps: [...review.steps, ['l', /l:graph/]] },
  end: { starts: resume, begun: /the match is over/ },
  menu: inMenu,
  statistics: { ...inMenu, steps: [['t', /CARDROOM {2}statistics/]] },
  lobby: {
    starts: async (game) => ['host', game, '--port', String(await freePort()), '--listen', '127.0.0.1'],
    begun: /TELL YOUR FRIENDS/,
  },
};

export interface Shot {
  readonly game: string;
  readonly scene: Scene;
  readonly columns: number;
  readonly rows: number;
  readonly ground: Ground;
  /** More of the command line, such as `--no-color` or `--ascii`. */
  readonly flags?: readonly string[];
  /** Colours of the terminal: 256 unless told. */
  readonly colours?: 16 | 256 | '24 bits';
  /** The player's wishes for how things look. */
  readonly taste?: Taste & Pick<Partial<Settings>, 'pace'>;
  readonly seats?: number;
  readonly options?: { readonly [name: string]: number };
  /** Of the match, unless a moment is told. */
  readonly seed?: string;
  /** A chosen moment: the seed of a match of normal bots, and how many of its moves have been made. Left out: the middle of a deal. */
  readonly moment?: { readonly seed: string; readonly move: number };
  /** Keys that choose a legal move before the picture is taken. */
  readonly keys?: string;
}

export interface Taken {
  readonly text: string;
  readonly svg: string;
}

/** A screen of the built program, with a person in the first seat against bots: the same at every call. */
export async function takePicture(shot: Shot): Promise<Taken> {
  const position = positionFor(shot);
  const title = `${position.title} in cardroom`;
  const first = await shownOn(shot.ground === 'light' ? 'light' : 'dark', shot, position);
  const second = shot.ground === 'auto' ? await shownOn('light', shot, position) : undefined;
  const text = first.display.lines().join('\n').trimEnd();
  return { text, svg: toSvg(title, first, second) };
}

/** What happens in a film: keys, what the screen shows after them, and for how many seconds that stays. */
export interface Take {
  readonly keys: string;
  readonly until: RegExp;
  readonly seconds: number;
}

/** Screens of the built program one after another, again and again, on a dark ground: of each shot its takes. */
export async function takeFilm(
  title: string,
  parts: readonly { readonly shot: Shot; readonly takes: readonly Take[] }[],
): Promise<string> {
  const frames: Frame[] = [];
  for (const { shot, takes } of parts)
    await withProgram('dark', shot, positionFor(shot), async (display, press) => {
      for (const { keys, until, seconds } of takes) {
        press(keys);
        await display.waitFor(until);
        await display.drawn();
        frames.push({ ...frameOf({ display, ground: 'dark' }), seconds });
      }
    });
  return toFilm(title, frames);
}

/** A screen on a ground. */
const shownOn = (
  ground: Shown['ground'],
  shot: Shot,
  position: ReturnType<typeof positionFor>,
): Promise<Shown> =>
  withProgram(ground, shot, position, async (display, press) => {
    if (shot.keys !== undefined) {
      press(shot.keys);
      await display.waitFor(/LEGAL|scores −?\d/);
    }
    await display.drawn();
    return { display, ground };
  });

/** Hands over what the program shows at a position, and a way to press keys there. */
async function withProgram<T>(
  ground: Shown['ground'],
  { game, scene, columns, rows, flags = [], colours = 256, taste }: Shot,
  { log, move }: ReturnType<typeof positionFor>,
  use: (display: Display, press: (keys: string) => void) => Promise<T>,
): Promise<T> {
  const { starts, begun, steps = [] } = WAYS[scene];
  const home = mkdtempSync(join(tmpdir(), 'cardroom-picture-'));
  const matches = join(home, 'matches');
  mkdirSync(matches);
  if (starts === resume) writeFileSync(join(matches, `${game}-1.ndjson`), log);
  else if (scene !== 'lobby') saveThirty(matches, game);
  const settings = { pace: 'instant', tips: false, symbols: 'symbols', ...taste };
  writeFileSync(join(home, 'settings.json'), JSON.stringify(settings));
  const child = spawn(process.execPath, [programPath('cardroom'), ...(await starts(game)), ...flags], {
    cols: columns,
    rows,
    env: {
      PATH: process.env.PATH,
      CARDROOM_HOME: home,
      TERM: colours === 16 ? 'xterm-16color' : 'xterm-256color',
      ...(colours === '24 bits' && { COLORTERM: 'truecolor' }),
      LANG: 'C.UTF-8',
      // On a busy machine the terminal's own answer comes too late.
      COLORFGBG: ground === 'light' ? '0;15' : '15;0',
    },
  });
  try {
    const display = createDisplay({ columns, rows }, (text) => child.write(text), groundAnswer(ground));
    child.onData((data) => display.write(data));
    await display.waitFor(new RegExp(`${begun.source}|LEGAL|one more|\\bEnter[: ]`));
    // What is forced has been played without being asked for.
    if (!begun.test(display.lines().join('\n'))) {
      child.write(`:${move}\r`);
      await display.waitFor(begun);
    }
    for (const [keys, shown] of steps) {
      child.write(keys);
      await display.waitFor(shown);
    }
    return await use(display, (keys) => child.write(keys));
  } finally {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
}

/** House rules with which a match is soon over. */
const SHORT: { readonly [game: string]: { readonly [name: string]: number } } = {
  gongzhu: { limit: 100 },
  '500': { target: 100 },
  shang: { limit: 10 },
  shengji: { deals: 1 },
  'kings-court': {},
};

/** Thirty matches that were played to their ends against normal bots. */
function saveThirty(folder: string, game: string): void {
  for (let number = 1; number <= 30; number++) {
    const match = played({ game, options: SHORT[game]!, seed: `picture ${number}`, deals: 99 });
    saveIn(folder, { ...match, id: `${game}-${number}` });
  }
}

/** How far into the deal a table is shown, as a share of the person's choices in it. */
const INTO_THE_DEAL = 0.5;
const SEED = 'table';

/** Has the first seat several moves to choose from, so that the program asks? */
function isOpen(match: Match): boolean {
  let count = 0;
  for (const _ of match.moves(0)) if (++count === 4) return true;
  return false;
}

/** Cards that lie on the table before a decision: of a trick, of the play to beat, or on a board. */
function cardsLying(view: unknown): number {
  const { trick, top, placed } = view as {
    readonly trick?: { readonly plays?: readonly unknown[]; readonly cards?: readonly unknown[] };
    readonly top?: { readonly seat: number } | null;
    readonly placed?: readonly unknown[];
  };
  if (trick?.plays) return trick.plays.length;
  if (trick?.cards) return trick.cards.filter((card) => card !== null && card !== undefined).length;
  return placed?.length ?? (top ? 2 : 0);
}

/** Throws where a moment is none any more: bots that play otherwise have moved it. */
function checkMoment(
  { seed, move }: NonNullable<Shot['moment']>,
  game: string,
  seat: number,
  view: unknown,
): void {
  const lying = cardsLying(view);
  if (seat === 0 && lying >= 2) return;
  throw new Error(
    `The moment of ${game}, seed ${seed}, before move ${move} has moved: seat ${seat} is to move, and ${lying} cards lie there. Choose another one in test/support/picture/readme.ts.`,
  );
}

/** A log up to a decision of the person in the first seat, and for sheets the move that leads to them. */
function positionFor({ game, scene, seats, options = {}, moment, seed = moment?.seed ?? SEED }: Shot) {
  const entry = partsOf(game)!;
  const setup = readSetup(entry.game, { seed, options, ...(seats && { seats }) }, seed);
  if (isRefusal(setup)) throw new Error(`no match of ${game} for a picture`);
  const match = new Match(entry.game, setup);
  const players = seatPlayers(setup.seats, [0], 'normal');
  const header = headerOf(match, { players: players as unknown as Json });
  /** The entries before each decision of the person, what a bot would play there, and whether there is a choice. */
  const decisions: { readonly entries: number; readonly move: string; readonly open: boolean }[] = [];
  const wanted = scene === 'end' ? Number.POSITIVE_INFINITY : 1;
  while (!match.over && match.status.results.length < wanted) {
    const seat = match.turn[0]!;
    if (match.moveCount === moment?.move) {
      checkMoment(moment, game, seat, match.view(0));
      decisions.length = 0;
    }
    const random = decisionStream(setup.seed, seat, match.moveCount);
    const { move } = chooseMove(entry, 'normal', match.view(seat), seat, random);
    const text = entry.game.format(move);
    if (seat === 0) decisions.push({ entries: match.entries.length, move: text, open: isOpen(match) });
    if (match.moveCount === moment?.move) break;
    match.play(seat, text);
  }
  const choices = decisions.filter(({ open }) => open);
  const middle = choices[Math.floor(choices.length * INTO_THE_DEAL)]!;
  const isTable = WAYS[scene].begun === atTable.begun;
  const chosen = isTable && !moment ? middle : decisions.at(-1)!;
  const lines = [header, ...match.entries.slice(0, chosen.entries)];
  return {
    title: entry.game.title,
    log: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    move: isTable ? null : chosen.move,
  };
}
