import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { answerQuestion } from '../../src/ai/question.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import type { Settings } from '../../src/front/settings.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { SeatPlan } from '../../src/host/chairs.ts';
import { drawnOn } from '../../src/host/guest.tsx';
import { skeletonOf } from '../../src/host/skeleton.ts';
import type { Table, TablePlan } from '../../src/host/table.ts';
import { Tables } from '../../src/host/tables.ts';
import type { GuestBook, Visitor } from '../../src/host/visitor.ts';
import type { AskBot, Thinkers } from '../../src/tui/match/bots.ts';
import type { Reviews } from '../../src/tui/reviews.ts';
import type { Manners } from '../../src/tui/screens/lobby/hosted.ts';
import { simulatedClock } from '../support/clock.ts';
import { roomIn, type TestRoom } from '../support/room.ts';
import { type Stage, type StageOptions, setStage } from '../support/stage.ts';

const MANNERS: Manners = {
  wait: 30,
  clock: 0,
  takebacks: 'agreed',
  chat: 'calls',
  hints: false,
  watchers: 4,
};

/** The matches that are over soon. */
export const SHORT: { readonly [game: string]: object } = {
  gongzhu: { options: { limit: 100 } },
  '500': { options: { target: 100 } },
  shang: { options: { limit: 10 } },
  shengji: { options: { deals: 1 } },
  'kings-court': { options: {} },
};

export interface Guest extends Stage {
  readonly visitor: Visitor;
  /** The connection breaks. */
  cut(): void;
  /** Words on the terminal after the table closed; null while it is open. */
  readonly farewell: string | null;
}

export interface Evening {
  readonly tables: Tables;
  readonly table: Table;
  readonly clock: ReturnType<typeof simulatedClock>;
  readonly room: TestRoom;
  /** The settings of guests by their keys, and who is kept out. */
  readonly book: {
    readonly settings: Map<string, Settings>;
    readonly out: Set<string>;
    /** The keys that needed no code after each removal. */
    readonly spared: readonly (readonly string[])[];
  };
  /** Notices to a host without a screen. */
  readonly told: readonly string[];
  readonly folder: string;
  host(options?: StageOptions): Promise<Guest>;
  guest(name: string, given?: Partial<Visitor>, options?: StageOptions): Promise<Guest>;
  /** Lets this time go by, in ms, and runs the timers that are due. */
  pass(ms: number): Promise<void>;
  /** The host's process is killed and started again. */
  again(): Promise<Evening>;
}

/** Lets promises, frames and files have their turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export interface EveningOptions {
  readonly game?: string;
  readonly setup?: object;
  readonly seed?: string;
  readonly plans?: readonly SeatPlan[];
  readonly manners?: Partial<Manners>;
  readonly askBot?: AskBot;
  readonly askAdviser?: Thinkers['askAdviser'];
  readonly beginReview?: Reviews['begin'];
  readonly code?: string | null;
  readonly folder?: string;
  /** Why the settings of guests are not kept, in a sentence. */
  readonly unsaved?: string;
}

export function planFor(options: EveningOptions): TablePlan & { readonly game: string } {
  const { game = 'gongzhu', seed = 'evening', manners = {}, code = 'KQ7-M2X' } = options;
  const parts = partsOf(game)!;
  const setup = readSetup(parts.game, { seed, ...SHORT[game], ...options.setup }, '') as Setup;
  const seats = options.plans ?? Array.from({ length: setup.seats }, () => ({ kind: 'open' }) as const);
  return { game, setup, level: 'normal', seats, code, manners: { ...MANNERS, ...manners } };
}

/** A host's tables, with time that passes when the test says so, and bots that answer at once. It is closed by whoever opens it. */
export function hall(options: EveningOptions & { readonly folder: string }) {
  const { folder } = options;
  const clock = simulatedClock();
  const room = roomIn(folder);
  const settings = new Map<string, Settings>();
  const out = new Set<string>();
  const spared: (readonly string[])[] = [];
  const guests: GuestBook = {
    settingsOf: (key) => settings.get(key) ?? null,
    keepSettings: (key, kept) => {
      settings.set(key, kept);
      return options.unsaved ?? null;
    },
    forget: (key) => void settings.delete(key),
    keepOut: (key) => void out.add(key),
    askOthers: (keys) => void spared.push(keys),
  };
  const told: string[] = [];
  let codes = 0;
  const tables = new Tables({
    room,
    catalogue,
    guests,
    invitation: { addresses: ['192.168.1.20'], port: 2222, fingerprint: `SHA256:${'4mF0'.repeat(11)}` },
    skeleton: skeletonOf,
    newCode: () => `NEW-00${++codes}`,
    places: join(folder, 'hosting', 'tables.json'),
    ...(options.beginReview && { beginReview: options.beginReview }),
    askAdviser: options.askAdviser,
    askBot: options.askBot ?? (async (question) => answerQuestion(partsOf(question.game)!, question)),
    clock,
    tell: (sentence) => told.push(sentence),
    fail: (error) => {
      throw error;
    },
  });
  const { game, ...plan } = planFor(options);
  return {
    tables,
    open: () => tables.open(game, plan),
    clock,
    room,
    book: { settings, out, spared },
    told,
    plan,
  };
}

/** A host and their table; `folder`: of an evening before, whose table is opened again. */
export async function evening(options: EveningOptions = {}): Promise<Evening> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'cardroom-host-'));
  if (!options.folder) onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { tables, open, clock, room, book, told, plan } = hall({ ...options, folder });
  const table = options.folder ? await reopened(tables) : await open();
  onTestFinished(() => tables.close());
  const come = async (visitor: Visitor, isHost: boolean, stageOptions: StageOptions = {}): Promise<Guest> => {
    const stage = await setStage(null, { clock, symbols: 'unicode', ground: 'dark', ...stageOptions });
    onTestFinished(stage.terminal.close);
    const gone = new AbortController();
    let farewell: string | null = null;
    const over = isHost
      ? tables.preside(table, visitor.name, stage.terminal, gone.signal)
      : tables.welcome(visitor, drawnOn(stage.terminal), gone.signal);
    void over.then((sentence) => {
      farewell = sentence;
    });
    await settled();
    return Object.defineProperties(stage, {
      visitor: { value: visitor },
      cut: { value: () => gone.abort() },
      farewell: { get: () => farewell },
    }) as Guest;
  };
  return {
    tables,
    table,
    clock,
    room,
    book,
    told,
    folder,
    host: (stageOptions) =>
      come({ name: 'Ann', key: null, address: '', remembered: true, code: null }, true, stageOptions),
    guest: (name, given = {}, stageOptions = {}) =>
      come(
        {
          name,
          key: `SHA256:key of ${name}`,
          address: '192.168.1.31',
          remembered: false,
          code: plan.code,
          ...given,
        },
        false,
        stageOptions,
      ),
    async pass(ms) {
      for (let left = ms; left > 0; left -= 250) {
        clock.forward(Math.min(250, left));
        await settled();
      }
    },
    async again() {
      tables.close();
      await settled();
      return evening({ ...options, folder });
    },
  };
}

async function reopened(tables: Tables): Promise<Table> {
  const table = await tables.reopen(null);
  if ('rule' in table) throw new Error(table.sentence);
  return table;
}
