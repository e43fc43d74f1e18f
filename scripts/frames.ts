/**
 * `npm run frames [-- GAME …] [--matches N]`: paints every game's table along random matches in five sizes of window, with the selections
 * of random keys, and prints a digest a game. `--against CHECKOUT`: paints with the sources of another checkout as well, and names the
 * frames that differ. Fails if any does.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyGame, Viewer } from '../src/engine/game.ts';
import type { Match, Step } from '../src/engine/match.ts';
import type { Random } from '../src/engine/random.ts';
import type { Setup } from '../src/engine/setup.ts';
import type { AnyPosition, AnyTable } from '../src/tui/table.ts';
import type { Cells } from '../src/tui/terminal/cells.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 160, rows: 50 },
  { columns: 200, rows: 60 },
];
/** Most moves of one match. */
const MOVES = 900;
/** One moment in this many is painted, at random; of steps without news, such as staying in a draw, one in `SILENT`. Sheets always are. */
const STRIDE = 3;
const SILENT = 25;
/** Most matches of a game, each with another seed, number of seats and house rules. */
const MATCHES = 4;
/** Most differing frames of a game whose rows are shown, and most rows of each. */
const SHOWN_FRAMES = 3;
const SHOWN_ROWS = 6;
/** Most keys pressed in one decision. */
const KEYS = 4;

/** The modules of a checkout that `frames` uses. */
interface House {
  readonly catalogue: typeof import('../src/games.ts')['catalogue'];
  readonly match: typeof import('../src/engine/match.ts');
  readonly setup: typeof import('../src/engine/setup.ts');
  readonly random: typeof import('../src/engine/random.ts');
  readonly moves: typeof import('../src/ai/random.ts');
  readonly player: typeof import('../src/ai/player.ts');
  readonly speaker: typeof import('../src/front/speaker.ts');
  readonly size: typeof import('../src/tui/parts/room.ts');
  readonly sheet: {
    readonly told: typeof import('../src/tui/sheet/told.ts');
    readonly draw: typeof import('../src/tui/sheet/draw.ts');
  };
  readonly tables: typeof import('../src/tui/tables.ts');
  readonly theme: typeof import('../src/tui/theme.ts');
}

async function houseIn(checkout: string): Promise<House> {
  const load = (path: string) => import(pathToFileURL(resolve(checkout, 'src', path)).href);
  return {
    catalogue: (await load('games.ts')).catalogue,
    match: await load('engine/match.ts'),
    setup: await load('engine/setup.ts'),
    random: await load('engine/random.ts'),
    moves: await load('ai/random.ts'),
    player: await load('ai/player.ts'),
    speaker: await load('front/speaker.ts'),
    size: await load('tui/parts/room.ts'),
    sheet: { told: await load('tui/sheet/told.ts'), draw: await load('tui/sheet/draw.ts') },
    tables: await load('tui/tables.ts'),
    theme: await load('tui/theme.ts'),
  };
}

/** A table at one moment. */
interface Frame {
  /** Its name, e.g. "match 2, step 31, 80×24, seat 0, keys Right a". */
  readonly name: string;
  /** The painted rows, then the texts beside them. */
  readonly rows: readonly string[];
  /** A digest of the rows with their styles. */
  readonly digest: string;
}

/** Makes a frame of painted cells, with their styles, and of a table's texts as data. */
function frameOf(name: string, painted: Cells | null, said: object): Frame {
  const cells = Array.from({ length: painted?.rows ?? 0 }, (_, y) => painted!.row(y));
  const rows = [...cells.map(({ texts }) => texts.join('')), ...Object.entries(said).map(textOf)];
  const styles = cells.map((row) => row.styles);
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, styles]))
    .digest('hex');
  return { name, rows, digest };
}

const textOf = ([name, value]: readonly [string, unknown]) => `${name}: ${JSON.stringify(value)}`;

/** The setup of match `number`: the number chooses seats, house rules and symbols. */
function setupOf({ setup }: House, game: AnyGame, number: number, random: Random): Setup {
  const seats = game.seatCounts[number % game.seatCounts.length]!;
  const options = Object.fromEntries(
    game.options.flatMap((spec) => {
      const values = spec.type === 'boolean' ? [false, true] : spec.type === 'choice' ? spec.choices : [];
      return values.length > 0 && number > 0 ? [[spec.name, values[random.below(values.length)]!]] : [];
    }),
  );
  const read = setup.readSetup(game, { seats, options, seed: `frames ${number}` }, '');
  // Some house rules exclude some numbers of seats.
  return 'seed' in read ? read : (setup.readSetup(game, { seed: `frames ${number}` }, '') as Setup);
}

/** A table along one match. */
class Painter {
  readonly #house: House;
  readonly #table: AnyTable;
  readonly #match: Match;
  readonly #number: number;
  readonly #random: Random;
  /** The latest selection of each seat. */
  readonly #last = new Map<Viewer, unknown>();

  constructor(house: House, table: AnyTable, match: Match, number: number, random: Random) {
    this.#house = house;
    this.#table = table;
    this.#match = match;
    this.#number = number;
    this.#random = random;
  }

  /** The frames of the match's latest step. */
  *frames(): Generator<Frame> {
    const { history, turn } = this.#match;
    const at = history.length - 1;
    const step = history[at]!;
    const seats = this.#match.status.scores.length;
    const viewers: Viewer[] = [turn[0] ?? 'table', this.#random.below(seats)];
    if (at % 4 === 0) viewers.push('table');
    const tellsNothing = step.seat !== null && step.facts('table').length === 0;
    const isPainted = this.#random.below(tellsNothing ? SILENT : STRIDE) === 0;
    const before = history[at - 1]?.status.results.length ?? 0;
    if (step.status.results.length > before)
      yield* this.#sheet(`match ${this.#number}, step ${at}`, this.#positionOf(at, 0));
    if (isPainted) for (const viewer of new Set(viewers)) yield* this.#seen(at, viewer);
  }

  *#seen(at: number, viewer: Viewer): Generator<Frame> {
    const position = this.#positionOf(at, viewer);
    const name = `match ${this.#number}, step ${at}, ${viewer === 'table' ? viewer : `seat ${viewer}`}`;
    yield* this.#painted(name, position, null);
    if (viewer === 'table') return;
    const ahead = position.mover === null ? this.#table.ahead?.(position.view, viewer) : null;
    const deciding = ahead ? { ...position, view: ahead, mover: viewer } : position;
    if (deciding.mover !== null && (ahead === null || this.#canMove(deciding)))
      yield* this.#decision(name, deciding);
  }

  #canMove({ view, viewer }: AnyPosition): boolean {
    return viewer !== 'table' && !this.#match.game.moves(view, viewer)[Symbol.iterator]().next().done;
  }

  /** A decision with some of its working keys pressed, at random. */
  *#decision(name: string, position: AnyPosition): Generator<Frame> {
    const table = this.#table;
    let selection = table.begin(position, this.#last.get(position.viewer) ?? null);
    const pressed: string[] = [];
    const presses = this.#random.below(KEYS + 1);
    for (let press = 0; ; press++) {
      yield* this.#painted(`${name}, keys ${pressed.join(' ')}`, position, selection);
      const keys = table.keys(position, selection);
      if (press >= presses || keys.length === 0) break;
      const binding = keys[this.#random.below(keys.length)]!;
      const key = binding.keys[this.#random.below(binding.keys.length)]!;
      const done = binding.act(key);
      pressed.push(key);
      if ('play' in done) break;
      if ('select' in done) selection = done.select;
      else yield frameOf(`${name}, keys ${pressed.join(' ')} answered`, null, done);
    }
    this.#last.set(position.viewer, selection);
  }

  /** The table in every size, and its texts. */
  *#painted(name: string, position: AnyPosition, selection: unknown): Generator<Frame> {
    const table = this.#table;
    const { view, viewer, speaker } = position;
    const last = this.#last.get(viewer) ?? null;
    for (const window of SIZES) {
      const size = this.#house.size.tableRoomIn(window, false, table.largest);
      const canvas = table.paint({ position, selection, last, size });
      const { pieces, places } = canvas;
      yield frameOf(`${name}, ${window.columns}×${window.rows}`, canvas, {
        pieces: pieces.map(({ seat, turn, cards, takenBy, area }) => ({ seat, turn, cards, takenBy, area })),
        places: [...places],
      });
    }
    yield frameOf(`${name}, words`, null, {
      banner: table.banner(position),
      watching: table.watching?.(position),
      hand: viewer !== 'table' && table.hand?.(view, viewer, speaker),
      groups: viewer !== 'table' && table.groups?.(view, viewer, speaker),
      stands: viewer !== 'table' && table.stands?.(view, viewer, speaker),
      ...(position.mover !== null && selection !== null && this.#told(position, selection)),
    });
  }

  #told(position: AnyPosition, selection: unknown) {
    const table = this.#table;
    const { game } = this.#match;
    const chosen = table.chosen(position, selection);
    return {
      verdict: table.verdict(position, selection),
      enter: table.enter?.(position, selection),
      keys: table.keys(position, selection).map(({ act, ...key }) => key),
      chosen: chosen === null ? null : game.format(chosen),
    };
  }

  /** The account after a deal, and its page. */
  *#sheet(name: string, { view, status, speaker, theme }: AnyPosition): Generator<Frame> {
    const { account, told, draw } = { ...this.#house.sheet, ...this.#table };
    const position = { view, status, speaker };
    const page = told.toldOf(told.accountOf(this.#match.game, this.#table, position), position);
    for (const { columns, rows } of SIZES) {
      const drawn = draw.drawAccount(page, 'end', { columns: columns - 2, rows: rows - 7 }, theme);
      yield frameOf(`${name}, end, ${columns}×${rows}`, drawn, account(position));
    }
  }

  #positionOf(at: number, viewer: Viewer): AnyPosition {
    const { player, speaker, theme } = this.#house;
    const { history } = this.#match;
    const step: Step = history[at]!;
    const facts = step.facts(viewer);
    const lingering = at > 0 && this.#table.lingers?.(facts) === true;
    const view = step.view(viewer);
    const symbols = this.#number % 2 === 0 ? 'unicode' : 'ascii';
    const deal = history.findLastIndex(({ seat }) => seat === null);
    const players = player.seatPlayers(step.status.scores.length, [0], 'normal');
    const glyphs = symbols === 'unicode' ? speaker.UNICODE_GLYPHS : speaker.ASCII_GLYPHS;
    return {
      view,
      onTable: lingering ? history[at - 1]!.view(viewer) : view,
      status: step.status,
      viewer,
      mover: viewer !== 'table' && step.turn.includes(viewer) ? viewer : null,
      turn: step.turn,
      shown: { seat: step.seat, facts, lingering },
      recent: history.slice(Math.max(0, deal, at - 200)).flatMap((one) => one.facts(viewer)),
      players,
      speaker: speaker.makeSpeaker(players, viewer, glyphs),
      theme: theme.makeTheme({ depth: 3, symbols }),
      assist: at % 3 > 0,
      marked: new Set(),
      ...(viewer === 'table' && { keyless: true }),
    };
  }
}

/** All frames of a game. The same checkout always gives the same. */
async function* framesOf(house: House, id: string, matches: number): AsyncGenerator<Frame> {
  const { game } = house.catalogue.find((entry) => entry.game.id === id)!;
  const table = await house.tables.tableOf(game);
  for (let number = 0; number < matches; number++) {
    const random = house.random.randomFor('frames', id, number);
    const keys = house.random.randomFor('keys', id, number);
    const match = new house.match.Match(game, setupOf(house, game, number, random));
    const painter = new Painter(house, table, match, number, keys);
    yield* painter.frames();
    for (let step = 0; step < MOVES && !match.over; step++) {
      const seat = match.turn[random.below(match.turn.length)]!;
      match.play(seat, game.format(house.moves.randomMove(game, match.view(seat), seat, random)));
      yield* painter.frames();
    }
  }
}

/** A few of the rows in which a frame differs from that of another checkout. */
function rowsApart(now: Frame, before: Frame | undefined): string[] {
  if (!before) return ['  the other checkout has no further frame'];
  if (now.name !== before.name) return [`  the other checkout has ${before.name}`];
  const rows = Array.from({ length: Math.max(now.rows.length, before.rows.length) }, (_, y) => y);
  const apart = rows.filter((y) => now.rows[y] !== before.rows[y]).slice(0, SHOWN_ROWS);
  if (apart.length === 0) return ['  only in its styles'];
  return apart.flatMap((y) => [`  ${y} − ${before.rows[y] ?? ''}`, `  ${y} + ${now.rows[y] ?? ''}`]);
}

/** Paints a game, prints its digest, and returns the number of frames that differ from those of the other checkout. */
async function paintGame(id: string, matches: number, now: House, other: House | null): Promise<number> {
  const digest = createHash('sha256');
  const before = other && framesOf(other, id, matches);
  let count = 0;
  let apart = 0;
  for await (const frame of framesOf(now, id, matches)) {
    count++;
    digest.update(frame.digest);
    if (!before) continue;
    const next = await before.next();
    const old = next.done ? undefined : next.value;
    if (old?.digest === frame.digest && old.name === frame.name) continue;
    if (apart++ < SHOWN_FRAMES) console.log([`${id}, ${frame.name}`, ...rowsApart(frame, old)].join('\n'));
  }
  if (before && !(await before.next()).done) {
    apart++;
    console.log(`${id}: the other checkout has more frames`);
  }
  const told = before ? `, ${apart === 0 ? 'all equal' : `${apart} differ`}` : '';
  console.log(
    `${id.padEnd(12)} ${String(count).padStart(6)} frames  ${digest.digest('hex').slice(0, 16)}${told}`,
  );
  return apart;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, matches: { type: 'string', default: String(MATCHES) } },
});
const now = await houseIn('.');
const games = now.catalogue.map(({ game }) => game.id);
const unknown = positionals.find((id) => !games.includes(id));
const matches = Number(values.matches);
if (unknown) throw new Error(`There is no game "${unknown}"; there are ${games.join(', ')}.`);
if (!(Number.isInteger(matches) && matches > 0)) throw new Error('--matches takes a whole number from 1 on.');
const other = values.against === undefined ? null : await houseIn(values.against);
let apart = 0;
for (const id of positionals.length > 0 ? positionals : games)
  apart += await paintGame(id, matches, now, other);
process.exitCode = apart > 0 ? 1 : 0;
