import { join } from 'node:path';
import { answerQuestion } from '../../ai/question.ts';
import { catalogue, partsOf } from '../../games.ts';
import { CodeLock } from '../../host/codes.ts';
import { Door } from '../../host/door.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { Table } from '../../host/table.ts';
import { Tables } from '../../host/tables.ts';
import { clock } from '../../tui/terminal/clock.ts';
import type { Host } from '../../tui/terminal/lifecycle.ts';
import { openTerminal } from '../../tui/terminal/open.ts';
import { thinkingBots } from '../../workers/bots.ts';
import { answered, complain, Misuse } from '../misuse.ts';
import { leaveOutputToScreen } from '../output.ts';
import { openRoom } from '../room.ts';
import type { HostOptions, Plan } from './plan.ts';
import { addressesFor, ownName } from './this-machine.ts';
import { hostTexts, whyNotOpen } from './words.ts';

/** An evening of cards: a table, the door to it, and the host's own screen, if there is one. */
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
    complain(hostTexts.isOpen(port, addresses[0]!, table.plan.code, fingerprint));
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
    complain(hostTexts.fault(error));
  };
}
