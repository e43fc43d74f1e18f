import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import stringWidth from 'string-width';
import { seatPlayers } from '../../src/ai/player.ts';
import { answerQuestion } from '../../src/ai/question.ts';
import { isRefusal } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import type { Players, Start } from '../../src/front/room.ts';
import { PACES, type Settings } from '../../src/front/settings.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { printable } from '../../src/printable.ts';
import { rulesPage } from '../../src/rules-page.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import type { AskBot } from '../../src/tui/match/bots.ts';
import { loadReader } from '../../src/tui/rules/reader.ts';
import type { AnyTable } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { STRETCH } from '../../src/tui/terminal/typed-ahead.ts';
import { quickAdviser } from '../support/advice.ts';
import { type HandClock, simulatedClock } from '../support/clock.ts';
import { usual } from '../support/display.ts';
import { roomIn, type TestRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { type Stage, setStage } from '../support/stage.ts';
import { defineFuzzer } from './fuzzer.ts';
import { countOf, type Incident, incidents } from './keystrokes.ts';

interface Storm {
  /** The game that is begun with, its place in the catalogue; null: the menu. */
  readonly game: number | null;
  /** A share of the seats that the game allows, and which of them are people, a bit each. */
  readonly seats: number;
  readonly people: number;
  readonly seed: number;
  readonly pace: Settings['pace'];
  readonly ascii: boolean;
  /** The machine is slow: a burst is drawn in several frames. */
  readonly slow: boolean;
  readonly incidents: readonly Incident[];
}

const storm: fc.Arbitrary<Storm> = fc.record({
  game: fc.option(fc.nat(catalogue.length - 1), { freq: 6 }),
  seats: fc.double({ min: 0, max: 0.999, noNaN: true }),
  people: fc.oneof(fc.constant(1), fc.nat(63)),
  seed: fc.nat(1e6),
  pace: fc.oneof({ weight: 3, arbitrary: fc.constant('instant' as const) }, fc.constantFrom(...PACES)),
  ascii: fc.boolean(),
  slow: fc.nat(5).map((die) => die === 0),
  incidents,
});

let folder: string | undefined;
/** The tables by game, loaded before any key is pressed: when one comes is nothing to depend on. */
let tables: Map<string, AnyTable> | undefined;

async function prepare(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
  tables = new Map(
    await Promise.all(catalogue.map(async ({ game }) => [game.id, await tableOf(game)] as const)),
  );
  await loadReader();
}

/** Bots that play anything; hints are quick. */
const askBot: AskBot = async (question) => {
  await new Promise((resolve) => setImmediate(resolve));
  return answerQuestion(partsOf(question.game)!, { ...question, level: 'random' });
};

function startOf({ game, seats, people, seed }: Storm): Start {
  if (game === null) return { kind: 'menu' };
  const { game: rules } = catalogue[game]!;
  const count = rules.seatCounts[Math.floor(seats * rules.seatCounts.length)]!;
  const setup = readSetup(rules, { seats: count, seed: String(seed) }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const sitting = Array.from({ length: count }, (_, seat) => seat).filter(
    (seat) => (people >> seat) % 2 === 1,
  );
  return { kind: 'play', game: rules.id, setup, players: seatPlayers(count, sitting, 'easy') };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Out of what is being typed, then out of page over page: none lies deeper than the key list of what a sheet opened from a list of the menu. Some tables ask, and `y` leaves them. */
const WAY_OUT: readonly string[] = ['\x1b', '\x1b', ...'qyqyqyqyqyqy'];

/** One run of the program in a window, and what is looked at after each incident. */
class Run {
  readonly #stage: Stage;
  readonly #room: TestRoom;
  readonly #clock: HandClock;
  /** Number of raw bytes checked so far. */
  #seen = 0;
  /** Everybody's cards were hidden when the last incident was over. */
  #covered = false;

  constructor(stage: Stage, room: TestRoom, clock: HandClock) {
    this.#stage = stage;
    this.#room = room;
    this.#clock = clock;
  }

  get isOver(): boolean {
    return !this.#stage.isRaw;
  }

  async meet(incident: Incident): Promise<void> {
    const { columns, rows } = this.#stage.size;
    await this.#happen(incident);
    await turns(incident.kind === 'wait' ? 30 : 6);
    await this.#stage.drawn();
    const resized = incident.kind === 'resize' || incident.kind === 'stop';
    this.#look(
      resized ? [{ columns, rows }, this.#stage.size] : [this.#stage.size],
      this.#covered && !lifts(incident),
    );
  }

  async #happen(incident: Incident): Promise<void> {
    const stage = this.#stage;
    switch (incident.kind) {
      case 'keys':
        return stage.keys(incident.keys.join(''));
      case 'split': {
        const bytes = Buffer.from(incident.bytes);
        const at = Math.floor(incident.at * bytes.length);
        stage.keys(bytes.subarray(0, at));
        this.#clock.forward(incident.ms);
        return stage.keys(bytes.subarray(at));
      }
      case 'bytes':
        return stage.keys(incident.bytes);
      case 'paste':
        return stage.keys(`\x1b[200~${incident.text}\x1b[201~`);
      case 'sit':
        this.#clock.forward(400);
        return stage.keys(`${incident.seat + 1}\r`);
      case 'resize':
        return stage.resize(incident.size);
      case 'stop':
        stage.keys('\x1a');
        if (incident.size) stage.resizeUnheard(incident.size);
        await turns(1);
        return stage.signal('SIGCONT');
      case 'wait':
        return this.#clock.forward(incident.ms);
    }
  }

  /** Checks the screen, and the output since the last check in windows of these sizes. */
  #look(sizes: readonly { readonly columns: number; readonly rows: number }[], covered: boolean): void {
    const stage = this.#stage;
    // In a window that is too small q ends the program, and it says where the match is.
    if (stage.status !== 0) assert.equal(stage.stderr, '', 'no failure');
    assert(stage.status === undefined || stage.status === 0, `ends in order, not with ${stage.status}`);
    const sent = stage.raw.slice(this.#seen);
    this.#seen = stage.raw.length;
    const columns = Math.max(...sizes.map((size) => size.columns));
    const rows = Math.max(...sizes.map((size) => size.rows));
    const drawn = rowsIn(sent);
    for (const { row, text } of drawn) {
      assert(stringWidth(text) <= columns, `row ${row} is wider than ${columns} columns: ${text}`);
      assert.equal(printable(text), text, `row ${row} can be printed`);
      assert(row <= rows, `row ${row} is below the last one, ${rows}: ${text}`);
    }
    const lines = stage.lines();
    this.#covered = lines.join('\n').includes('All hands are hidden.');
    if (this.#covered) this.#looksHidden(covered ? [...lines, ...drawn.map(({ text }) => text)] : lines);
  }

  /** No card that somebody holds, and that has not been seen by all, stands in these lines. */
  #looksHidden(lines: readonly string[]): void {
    const { match } = this.#room;
    const shown = lines.join('\n');
    const known = publicCards(match);
    for (const card of handCards(match)) {
      if (known.includes(card)) continue;
      const found = new RegExp(`(?<![\\p{L}\\p{N}])${card}(?![\\p{L}\\p{N}])`, 'u').exec(shown);
      assert(!found, `${card} is hidden by the curtain:\n${shown}`);
    }
  }

  /** Leaves as a person would: out of what is being typed and looked at, to the menu, and out. */
  async leave(): Promise<void> {
    const stage = this.#stage;
    if (!this.isOver) {
      stage.resize(usual);
      // Half a sequence or a paste without an end is waited for no longer.
      this.#clock.forward(3000);
      for (const key of WAY_OUT) {
        if (this.isOver) break;
        stage.keys(key);
        await turns(6);
        this.#clock.forward(1000);
        await turns(6);
      }
    }
    await stage.drawn();
    assert(this.isOver, `Esc and q lead out:\n${stage.lines().join('\n')}`);
    assert(!stage.isAlternate, 'the screen is given back');
    const sent = stage.raw.length;
    stage.keys('\r1\r');
    this.#clock.forward(5000);
    await turns(6);
    assert.equal(stage.raw.length, sent, 'nothing is drawn after the end');
  }
}

/** Keys that might lift the curtain. */
function lifts(incident: Incident): boolean {
  switch (incident.kind) {
    case 'keys':
      return incident.keys.some((key) => /[\r\n]/.test(key));
    case 'split':
    case 'resize':
    case 'stop':
    case 'paste':
      return false;
    default:
      return true;
  }
}

/** The rows that were drawn, without their styles. */
const rowsIn = (sent: string): { readonly row: number; readonly text: string }[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it looks for
  [...sent.matchAll(/\x1b\[(\d+);1H((?:[^\x1b]|\x1b\[[\d;]*m)*)/g)].map(([, row, styled = '']) => ({
    row: Number(row),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    text: styled.replace(/\x1b\[[\d;]*m/g, ''),
  }));

const speakersFor = (players: Players) =>
  [UNICODE_GLYPHS, ASCII_GLYPHS].map((glyphs) => makeSpeaker(players, 'table', glyphs));
const nobody = (match: Match) => speakersFor(seatPlayers(match.setup.seats, [], 'easy'));

/** All cards that are held, as they may be written. */
function handCards(match: Match): string[] {
  const { hand } = tables!.get(match.game.id)!;
  return nobody(match).flatMap((speaker) =>
    Array.from({ length: match.setup.seats }, (_, seat) => [
      ...(hand?.(match.view(seat), seat, speaker) ?? []),
    ]).flat(),
  );
}

/** Returns the public text of this deal, with every spelling of its cards. */
function publicCards(match: Match): string {
  const { deal } = match.status;
  const told = match.history.filter((step) => step.status.deal >= deal - 1);
  return [
    JSON.stringify(match.game.describe(match.view('table'))),
    ...nobody(match).flatMap((speaker) => told.flatMap((step) => step.sentences('table', speaker))),
  ].join('\n');
}

/** The disk has the played match. */
function looksSaved(path: string, { match }: TestRoom): void {
  const store = new MatchStore(path, 'test', (id) => partsOf(id)?.game);
  const saved = listed(store);
  const same = saved.filter(({ id }) => {
    const read = store.read(id);
    return !isRefusal(read) && JSON.stringify(read.match.entries) === JSON.stringify(match.entries);
  });
  assert(same.length > 0, 'the match is saved as it was played');
  for (const { id } of saved) assert(!isRefusal(store.read(id)), `${id} can be read`);
  assert.equal(store.busy().size, 0, 'no lock is left');
}

/** Any keys at all: whatever is pressed, pasted or done to the window, the screen stays one, and there is a way out. */
export const keys = defineFuzzer<Storm>({
  name: 'keys',
  what: 'a storm of keys, pastes, garbage, resizes and stops on the menu or a table',
  briefly: 2,
  counted: { what: 'keys and other incidents', of: (storm) => countOf(storm.incidents) },
  inputs: storm,
  async holds(storm) {
    if (!folder) await prepare();
    const path = mkdtempSync(join(folder!, 'storm-'));
    const loose: unknown[] = [];
    const note = (reason: unknown) => loose.push(reason);
    process.on('unhandledRejection', note);
    const room = roomIn(path, { pace: storm.pace });
    const begin = async (start: Start): Promise<Run> => {
      const clock = simulatedClock(storm.slow ? STRETCH / 7 : 0);
      const app = createElement(App, {
        room: Object.create(room, { rules: { value: rulesPage } }),
        catalogue,
        start,
        askBot,
        askAdviser: quickAdviser,
      });
      const stage = await setStage(app, {
        clock,
        // A line quick enough for motion, so that keys come while cards are on their way.
        lag: 5,
        ...(storm.ascii && { symbols: 'ascii' }),
        afterword: () => room.matches.leave().join('\n'),
      });
      const run = new Run(stage, room, clock);
      await run.meet({ kind: 'wait', ms: 60 });
      return run;
    };
    try {
      let run = await begin(startOf(storm));
      for (const incident of storm.incidents) {
        if (run.isOver) {
          await run.leave();
          run = await begin({ kind: 'menu' });
        }
        await run.meet(incident);
      }
      await run.leave();
      if (listed(room.matches).length > 0) looksSaved(path, room);
      assert.deepEqual(loose, []);
    } finally {
      process.off('unhandledRejection', note);
      rmSync(path, { recursive: true, force: true });
    }
  },
  end() {
    if (folder) rmSync(folder, { recursive: true, force: true });
  },
});
