import { join } from 'node:path';
import { answerQuestion } from '../../ai/question.ts';
import { catalogue, partsOf } from '../../games.ts';
import { CodeLock } from '../../host/codes.ts';
import { Door } from '../../host/door.ts';
import { drawnOn } from '../../host/guest.tsx';
import type { Hosting } from '../../host/hosting.ts';
import { toldOn } from '../../host/in-lines.ts';
import type { Table } from '../../host/table.ts';
import { Tables } from '../../host/tables.ts';
import { ENDINGS, endBy } from '../../store/ways-out.ts';
import { SMALL_WINDOWS } from '../../tui/drawing/size.ts';
import { clock } from '../../tui/terminal/clock.ts';
import { type Host, hungUp, stopText } from '../../tui/terminal/lifecycle.ts';
import { openTerminal } from '../../tui/terminal/open.ts';
import { thinkingBots } from '../../workers/bots.ts';
import { threadedReview } from '../../workers/reviews.ts';
import { opened } from '../asking.ts';
import { complain, Misuse } from '../misuse.ts';
import { leaveOutputToScreen } from '../output.ts';
import { openRoom } from '../room.ts';
import type { HostOptions, Plan } from './plan.ts';
import { addressesFor, ownName } from './this-machine.ts';
import { hostTexts, whyNotOpen } from './words.ts';

/** An evening of cards: the tables, the door to them, and the host's own screen at the first, if there is one. */
export class Evening {
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
    this.#room.matches.onProblem = (sentence) => sentence !== '' && this.#tell(sentence);
    const bots = thinkingBots();
    this.#tables = new Tables({
      room: this.#room,
      catalogue,
      guests: hosting.guests,
      invitation: this.#invitation,
      skeleton: hosting.skeleton,
      places: join(folder, 'tables.json'),
      // The quick levels answer at once, without a thread.
      askBot: async (question) =>
        question.level === 'hard' ? bots.ask(question) : answerQuestion(partsOf(question.game)!, question),
      askAdviser: bots.advise,
      beginReview: threadedReview,
      tell: this.#tell,
      fail: this.#fail,
    });
  }

  /** Opens the tables of `plans`, or saved ones if there are none, and the door; resolves when the host has closed them. */
  async run(port: number, plans: readonly Plan[]): Promise<void> {
    const tables = plans.length > 0 ? await this.#opened(plans) : await this.#reopened();
    const door = this.#door(tables);
    this.#invitation.port = await this.#listen(door, port);
    const [first] = tables as [Table];
    const alone = this.#options.screen ? tables.slice(1) : tables;
    for (const table of alone) beginsByItself(table);
    if (this.#options.screen) await this.#preside(first);
    else await this.#standBy(tables);
    this.#tables.close();
    await door.close();
    for (const sentence of this.#room.matches.leave()) complain(sentence);
    if (this.#status === hungUp) endBy('SIGHUP');
    process.exit(this.#status);
  }

  async #opened(plans: readonly Plan[]): Promise<Table[]> {
    const tables: Table[] = [];
    for (const { game, table } of plans) tables.push(await this.#tables.open(game, table));
    return tables;
  }

  async #reopened(): Promise<Table[]> {
    const { resume, anyway } = this.#options;
    const tables: Table[] = [];
    for (const id of Array.isArray(resume) ? resume : [null])
      tables.push(
        await opened(
          (locked) => this.#tables.reopen(id, locked),
          (match) => `cardroom host --resume ${match}`,
          anyway,
        ),
      );
    return tables;
  }

  #door(tables: readonly Table[]): Door {
    const { guests, hostKey, speakSsh } = this.#hosting;
    return new Door({
      guests,
      hostKey,
      speakSsh,
      lock: new CodeLock(() => this.#tables.codes(), clock),
      isOpen: () => tables.every(({ code }) => code === null),
      welcome: (visitor, terminal, gone) => this.#tables.welcome(visitor, drawnOn(terminal), gone),
      talk: (visitor, lines) => this.#tables.welcome(visitor, toldOn(lines), lines.gone),
      tell: this.#tell,
      tables: tables.length,
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
    const { color, symbols, ascii, mouse, name } = this.#options;
    leaveOutputToScreen();
    const terminal = await openTerminal({
      colour: color,
      mouse,
      symbols: symbols ? 'unicode' : ascii ? 'ascii' : undefined,
      host: this.#process(),
      smallest: SMALL_WINDOWS,
    });
    this.#closeOnSignals();
    await this.#tables.preside(table, name ?? ownName(), terminal, this.#gone.signal);
  }

  /** Stands by without a screen, printing each event on a line. */
  #standBy(tables: readonly Table[]): Promise<void> {
    const { addresses, port, fingerprint } = this.#invitation;
    process.on('uncaughtException', this.#fail);
    process.on('unhandledRejection', this.#fail);
    const gone = new Promise<void>((resolve) => this.#gone.signal.addEventListener('abort', () => resolve()));
    this.#closeOnSignals();
    for (const { entry, code } of tables)
      complain(hostTexts.isOpen(entry.game.title, port, addresses[0]!, code, fingerprint));
    return gone;
  }

  /** Keeps its listeners until the program ends: without a listener, a signal would end it before the guests are told. */
  #closeOnSignals(): void {
    for (const signal of ENDINGS)
      process.on(signal, () => {
        if (signal === 'SIGHUP') this.#status = hungUp;
        this.#gone.abort();
      });
  }

  /** The process as the host's terminal knows it: its exit first closes the tables. */
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

  /** Ends the evening for a fault of the program. Every match is saved, and everybody is told. */
  readonly #fail = (error: unknown): void => {
    this.#status = 1;
    this.#gone.abort();
    complain(stopText(error));
  };
}

/** Deals at a table without a host as soon as all who are there are ready. */
function beginsByItself(table: Table): void {
  table.subscribe(() => {
    if (table.phase === 'lobby' && table.people.length > 0 && table.isEverybodyReady) table.begin();
  });
}
