import { networkInterfaces, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { LEVELS } from '../ai/bot.ts';
import { answerQuestion } from '../ai/question.ts';
import { whyNoScreen } from '../capabilities.ts';
import { catalogue, partsOf } from '../games.ts';
import type { SeatPlan } from '../host/chairs.ts';
import { CodeLock, codeOf, essence } from '../host/codes.ts';
import { calledBy, Door } from '../host/door.ts';
import { type Hosting, openHosting } from '../host/hosting.ts';
import { type Guest, Guests } from '../host/keys.ts';
import type { Table, TablePlan } from '../host/table.ts';
import { Tables } from '../host/tables.ts';
import { printableLines } from '../printable.ts';
import { reasonOf } from '../store/errors.ts';
import { storePaths } from '../store/paths.ts';
import type { Manners } from '../tui/screens/lobby/hosted.ts';
import { clock } from '../tui/terminal/clock.ts';
import type { Host } from '../tui/terminal/lifecycle.ts';
import { openTerminal } from '../tui/terminal/open.ts';
import { thinkingBots } from '../workers/bots.ts';
import { oneOf, wholeNumber } from './flags.ts';
import { freshSeed } from './fresh-seed.ts';
import { type PlayOptions, readInvitation, readLevel } from './invitation.ts';
import { answered, complain, Misuse } from './misuse.ts';
import { leaveOutputToScreen } from './output.ts';
import { print } from './pipes.ts';
import { openRoom } from './room.ts';
import type { ScreenOptions } from './screen.ts';

/** What `cardroom host` was asked for, as typed. */
export interface HostOptions extends PlayOptions, ScreenOptions {
  readonly port: string;
  readonly listen?: string;
  readonly code?: string;
  readonly open?: boolean;
  readonly name?: string;
  /** False: the host has no screen. */
  readonly screen: boolean;
  readonly seat?: readonly string[];
  readonly watchers: string;
  readonly wait: string;
  readonly clock: string;
  readonly takebacks: string;
  readonly chat: string;
  readonly hints?: boolean;
  /** An id, or true for the latest table. */
  readonly resume?: string | true;
  readonly guests?: boolean;
  readonly forget?: string;
  readonly forgetAll?: boolean;
}

/** Letters and digits of a code at least. */
const SHORTEST_CODE = 4;

/** `cardroom host GAME`: a table for friends, who come in by ssh, until the host closes it. */
export async function host(id: string | undefined, options: HostOptions): Promise<void> {
  const folder = storePaths(process.env).hosting;
  if (options.guests || options.forget !== undefined || options.forgetAll) {
    manageGuests(new Guests(folder, complain), options);
    return;
  }
  if (options.resume === undefined && id === undefined)
    throw new Misuse('`cardroom host` needs a game, such as gongzhu, or --resume.');
  if (options.resume !== undefined && id !== undefined)
    throw new Misuse('`cardroom host --resume` goes on with a table as it was: leave out the game.');
  const port = wholeNumber('--port', options.port, 1);
  if (port > 65_535) throw new Misuse(`--port takes a number from 1 to 65535, not ${port}.`);
  const plan = id === undefined ? null : readPlan(id, options);
  const obstacle = options.screen ? whyNoScreen(process) : undefined;
  if (obstacle) throw new Misuse(`${obstacle} With --no-screen a table needs none.`);
  if (plan?.table.code === null) await makeSure(options);
  const hosting = await openHosting(folder, complain).catch((error: Error) => {
    throw new Misuse(error.message);
  });
  await new Evening(hosting, folder, options).run(port, plan);
}

interface Plan {
  readonly game: string;
  readonly table: TablePlan;
}

/** An evening of cards: a table, the door to it, and the host's own screen, if there is one. */
class Evening {
  readonly #options: HostOptions;
  readonly #hosting: Hosting;
  readonly #room = openRoom(process.env);
  readonly #invitation: { addresses: readonly string[]; port: number; fingerprint: string };
  readonly #tables: Tables;
  readonly #gone = new AbortController();
  #status = 0;

  constructor(hosting: Hosting, folder: string, options: HostOptions) {
    this.#options = options;
    this.#hosting = hosting;
    const { fingerprint } = hosting.hostKey;
    this.#invitation = { addresses: addressesFor(options.listen), port: 0, fingerprint };
    const bots = thinkingBots();
    this.#tables = new Tables({
      room: this.#room,
      catalogue,
      guests: hosting.guests,
      invitation: this.#invitation,
      places: join(folder, 'tables.json'),
      // The quick levels answer at once.
      askBot: async (question) =>
        question.level === 'hard' ? bots.ask(question) : answerQuestion(partsOf(question.game)!, question),
      askAdviser: bots.advise,
      tell: this.#tell,
      fail: this.#fail,
    });
  }

  /** Opens the table and the door; resolves when the host has closed them. */
  async run(port: number, plan: Plan | null): Promise<void> {
    const { resume, screen } = this.#options;
    const table = plan
      ? await this.#tables.open(plan.game, plan.table)
      : answered(await this.#tables.reopen(typeof resume === 'string' ? resume : null));
    const door = this.#door(table);
    this.#invitation.port = await this.#listen(door, port);
    if (screen) await this.#preside(table);
    else await this.#standBy(table);
    this.#tables.close();
    await door.close();
    for (const sentence of this.#room.matches.leave()) complain(sentence);
    process.exit(this.#status);
  }

  #door(table: Table): Door {
    const { guests, hostKey, speakSsh } = this.#hosting;
    return new Door({
      guests,
      hostKey,
      speakSsh,
      lock: new CodeLock(() => this.#tables.codes(), clock),
      isOpen: () => table.plan.code === null,
      welcome: (visitor, terminal, gone) => this.#tables.welcome(visitor, terminal, gone),
      tell: this.#tell,
    });
  }

  async #listen(door: Door, port: number): Promise<number> {
    try {
      return await door.open(port, this.#options.listen);
    } catch (error) {
      throw new Misuse(whyNotOpen(error, port, this.#options.listen));
    }
  }

  /** The host's own screen, until they leave it. */
  async #preside(table: Table): Promise<void> {
    const { color, symbols, ascii, name } = this.#options;
    leaveOutputToScreen();
    const terminal = await openTerminal({
      colour: color,
      symbols: symbols ? 'unicode' : ascii ? 'ascii' : undefined,
      host: this.#process(),
    });
    await this.#tables.preside(table, name ?? ownName(), terminal, this.#gone.signal);
  }

  /** No screen: what happens is told in lines, and the cards are dealt when everybody who is here is ready. */
  #standBy(table: Table): Promise<void> {
    const { addresses, port, fingerprint } = this.#invitation;
    const code = table.plan.code === null ? 'no code' : `code ${table.plan.code}`;
    complain(`The table is open: \`ssh -p ${port} NAME@${addresses[0]}\`, ${code}, host key ${fingerprint}.`);
    table.subscribe(() => {
      const { people, phase } = table;
      if (phase === 'lobby' && people.length > 0 && people.every(({ isReady }) => isReady)) table.begin();
    });
    process.on('uncaughtException', this.#fail);
    process.on('unhandledRejection', this.#fail);
    return new Promise((resolve) => {
      this.#gone.signal.addEventListener('abort', () => resolve());
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.on(signal, () => this.#gone.abort());
    });
  }

  /** The process as the host's terminal knows it: before it ends, everybody is told. */
  #process(): Host {
    const exit = (status: number): void => {
      this.#status = status;
      this.#gone.abort();
    };
    const { pid, platform, env, stderr } = process;
    const [on, off, emit, kill] = [process.on, process.off, process.emit, process.kill].map((method) =>
      (method as (...all: unknown[]) => unknown).bind(process),
    );
    return { pid, platform, env, stderr, on, off, emit, kill, exit } as unknown as Host;
  }

  readonly #tell = (sentence: string): void => {
    if (!this.#options.screen) complain(sentence);
  };

  /** A fault of the program: every match is on the disk, and everybody is told. */
  readonly #fail = (error: unknown): void => {
    this.#status = 1;
    this.#gone.abort();
    complain(`cardroom had to stop because of a fault of its own: ${reasonOf(error)}.`);
  };
}

/** Why the door cannot be opened, in a sentence. */
function whyNotOpen(error: unknown, port: number, address: string | undefined): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use, by another cardroom perhaps; --port takes another one.`;
    case 'EACCES':
      return `The system keeps port ${port} for itself; --port takes one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${address}"; without --listen friends may use any that it has.`;
    default:
      return `Port ${port} cannot be opened: ${reasonOf(error)}.`;
  }
}

/** The addresses under which this machine may be reached, those of version 4 first; or the one that is listened on. */
function addressesFor(listen: string | undefined): readonly string[] {
  if (listen !== undefined && listen !== '0.0.0.0' && listen !== '::') return [listen];
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const reachable = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80'));
  const addresses = ['IPv4', 'IPv6'].flatMap((version) =>
    reachable.flatMap(({ family, address }) => (family === version ? [address] : [])),
  );
  return addresses.length > 0 ? addresses : ['127.0.0.1'];
}

function ownName(): string {
  try {
    return calledBy(userInfo().username);
  } catch {
    // A user whom the system has no name for.
    return calledBy('');
  }
}

/** The table that was asked for. Throws a Misuse where there can be none. */
function readPlan(id: string, options: HostOptions): Plan {
  const { players, bots, seed, option } = options;
  const asked = { ...(players !== undefined && { players }), ...(bots !== undefined && { bots }) };
  const { entry, setup } = readInvitation(
    id,
    { ...asked, ...(seed !== undefined && { seed }), ...(option && { option }) },
    freshSeed(),
  );
  const seats = readSeats(options.seat ?? [], setup.seats);
  const table = {
    setup,
    seats,
    level: readLevel(bots),
    manners: readManners(options),
    code: readCode(options),
  };
  return { game: entry.game.id, table };
}

function readManners({ wait, clock, takebacks, chat, hints = false, watchers }: HostOptions): Manners {
  return {
    wait: wholeNumber('--wait', wait),
    clock: wholeNumber('--clock', clock),
    takebacks: oneOf('--takebacks', ['agreed', 'off'], takebacks),
    chat: oneOf('--chat', ['calls', 'free', 'off'], chat),
    hints,
    watchers: wholeNumber('--watchers', watchers),
  };
}

function readCode({ code, open = false }: HostOptions): string | null {
  if (open && code !== undefined) throw new Misuse('With --open there is no --code.');
  if (open) return null;
  if (code === undefined) return codeOf(crypto.getRandomValues(new Uint8Array(6)));
  if (essence(code).length >= SHORTEST_CODE) return code;
  throw new Misuse(`--code takes ${SHORTEST_CODE} letters and digits or more, not "${code}".`);
}

/** Who is to have a seat, as `3=exec:./bot`, `3=hard` or `3=closed`; all others are open. Seats count from 1, as in the lobby. */
function readSeats(texts: readonly string[], count: number): SeatPlan[] {
  const plans = Array.from({ length: count }, (): SeatPlan => ({ kind: 'open' }));
  for (const text of texts) {
    const [, number, who] = /^(\d+)=(.+)$/.exec(text) ?? [];
    const plan = who === undefined ? null : seatPlan(who);
    if (!plan || Number(number) < 1 || Number(number) > count) {
      throw new Misuse(
        `--seat takes a seat from 1 to ${count} and who has it, such as 3=hard, 3=closed or 3=exec:./bot, not "${text}".`,
      );
    }
    plans[Number(number) - 1] = plan;
  }
  return plans;
}

function seatPlan(who: string): SeatPlan | null {
  if (who === 'closed') return { kind: 'closed' };
  if (/^exec:./.test(who)) return { kind: 'program', command: who.slice('exec:'.length) };
  const level = LEVELS.find((known) => known === who);
  return level ? { kind: 'bot', level } : null;
}

/** A table without a code is asked for twice. Throws a Misuse where nobody says so again. */
async function makeSure({ listen }: HostOptions): Promise<void> {
  if (listen === '127.0.0.1' || listen === '::1' || listen === 'localhost') return;
  if (!process.stdin.isTTY)
    throw new Misuse('--open lets in everybody who reaches this machine; it needs --listen 127.0.0.1 here.');
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asked.question('Everybody who reaches this machine may come in. Are you sure? (y/n) ');
  asked.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Misuse('No table was opened.');
}

/** `--guests`, `--forget` and `--forget-all`. */
function manageGuests(guests: Guests, { forget, forgetAll }: HostOptions): void {
  const all = guests.all;
  if (forget === undefined && !forgetAll) {
    const line = ({ name, key, isKeptOut }: Guest) =>
      `${name || 'nobody'}  ${key}${isKeptOut ? '  kept out' : ''}\n`;
    print(all.length === 0 ? 'Nobody is remembered.\n' : all.map(line).map(printableLines).join(''));
    return;
  }
  const meant = forgetAll ? all : all.filter(({ name }) => name === forget);
  if (meant.length === 0 && !forgetAll) throw new Misuse(`Nobody is remembered as "${forget}".`);
  for (const { key } of meant) guests.forget(key);
  print(`${meant.length} forgotten.\n`);
}
