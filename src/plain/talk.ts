import { plainly } from './said.ts';
import { linesIn, type Streams, type Typed } from './streams.ts';
import { talkTexts } from './words.ts';

/** Input has ended, or `quit` was typed: the program is left, and all that was played is kept. */
export class Ended extends Error {}

/** A word that does something, and the key that does it on the screen. */
export interface Command {
  readonly word: string;
  /** Left out: the word alone. */
  readonly letter?: string;
  /** Its line in `help`, without a full stop. */
  readonly help: string;
  /** Words that may follow it, as `help` writes them. */
  readonly rest?: string;
  /** `rest`: the text behind the word. */
  run(rest: string): void | Promise<void>;
}

/** A question, and the answers that it takes. */
export interface Asking {
  /** A list that is said when it is new or has changed, before the lines. */
  readonly list?: readonly string[];
  /** The last lines before an answer is read. */
  readonly lines: readonly string[];
  /** The answers by numbers from 1 on; the lines name them. */
  readonly choices?: readonly (() => void | Promise<void>)[];
  readonly commands: readonly Command[];
  /** An empty line; left out: it is asked again. */
  readonly enter?: () => void | Promise<void>;
  /** Takes a line that is no number and no command. Returns false if it understands nothing of it. */
  readonly other?: (typed: string) => boolean | Promise<boolean>;
}

/** Lines out, lines in. */
export class Talk {
  readonly #streams: Streams;
  readonly #lines: AsyncGenerator<Typed>;
  /** The line that is being read. */
  #coming: ReturnType<AsyncGenerator<Typed>['next']> | null = null;
  #isClosed = false;
  #end = (): void => {};
  readonly #ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  /** Texts that were said so far. */
  #said = 0;
  #isWoken = false;
  #wake = (): void => {};

  constructor(streams: Streams) {
    this.#streams = streams;
    this.#lines = linesIn(streams.input);
  }

  /** Says nothing more and reads no further: a question that waits for a line ends with `Ended`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end();
    await this.#lines.return(undefined);
  }
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Something has happened while a line is waited for: `converse` makes its question anew. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Says each text on a line of its own; empty ones are left out. */
  say(...texts: readonly string[]): void {
    const said = texts.map(plainly).filter((text) => text !== '');
    if (said.length === 0 || this.#isClosed) return;
    this.#said += said.length;
    this.#streams.write(`${said.join('\n')}\n`);
  }

  /** Leaves blank lines, so that earlier lines are out of sight on a terminal. */
  clear(lines: number): void {
    if (!this.#streams.isEchoing) this.#streams.write('\n'.repeat(lines));
  }

  get isPiped(): boolean {
    return this.#streams.isEchoing;
  }

  /** Reads a line. Throws `Ended` at the end of input. */
  async line(): Promise<Typed> {
    this.#coming ??= this.#lines.next();
    const read = await Promise.race([this.#coming, this.#ended]);
    this.#coming = null;
    if (!read || read.done || this.#isClosed) throw new Ended();
    const { value } = read;
    const typed = value === null ? null : plainTyped(value);
    if (this.#streams.isEchoing) this.#streams.write(`> ${plainly(typed ?? talkTexts.long)}\n`);
    return typed;
  }

  /** Waits until a line has come, or something else has happened. */
  async #lineOrNews(): Promise<'line' | 'news'> {
    if (this.#isWoken) return 'news';
    const woken = new Promise<'news'>((resolve) => {
      this.#wake = () => resolve('news');
    });
    this.#coming ??= this.#lines.next();
    const line = Promise.race([this.#coming, this.#ended]).then(() => 'line' as const);
    return Promise.race([line, woken]);
  }

  /** Asks for a text, such as a name; '' for none. */
  async text(question: string): Promise<string> {
    for (;;) {
      this.say(question);
      const typed = await this.line();
      if (typed !== null) return typed;
      this.say(talkTexts.tooLong);
    }
  }

  /** Asks whether something be done, until the answer is yes or no; an empty line is a no. */
  async agrees(question: string): Promise<boolean> {
    const typed = await this.text(talkTexts.yesOrNo(question));
    if (typed === 'quit') throw new Ended();
    if (/^(y|yes|1)$/i.test(typed)) return true;
    return /^(n|no|)$/i.test(typed) ? false : this.agrees('');
  }

  /** Asks until there is nothing more to ask, which `make` says with null. After news it asks once more only if they have said or changed something. */
  async converse(make: () => Asking | null | Promise<Asking | null>): Promise<void> {
    let shown: string | undefined;
    let asked: string | null = null;
    let heard = 0;
    for (let asking = await this.#made(make); asking !== null; asking = await this.#made(make)) {
      const list = asking.list?.join('\n');
      if (list !== shown) this.say(...(asking.list ?? []));
      shown = list;
      const lines = asking.lines.join('\n');
      if (lines !== asked || this.#said !== heard) this.say(...asking.lines);
      asked = lines;
      heard = this.#said;
      if ((await this.#lineOrNews()) === 'news') continue;
      asked = null;
      const typed = await this.line();
      if (typed === null) this.say(talkTexts.tooLong);
      else if (list !== undefined && typed === 'list') shown = undefined;
      else await this.#answer(asking, typed);
    }
  }

  #made<T>(make: () => T): T {
    this.#isWoken = false;
    return make();
  }

  /** Asks until `close` is called, or `isOver` says that another page was opened. */
  async open(make: (close: () => void) => Asking | Promise<Asking>, isOver = () => false): Promise<void> {
    let isOpen = true;
    const close = () => {
      isOpen = false;
    };
    await this.converse(() => (isOpen && !isOver() ? make(close) : null));
  }

  async #answer({ choices = [], commands, enter, other }: Asking, typed: string): Promise<void> {
    if (typed === '') return enter?.();
    const choice = /^\d{1,3}$/.test(typed) ? choices[Number(typed) - 1] : undefined;
    if (choice) return choice();
    const [word = '', ...rest] = typed.split(/\s+/);
    if (word === 'quit') throw new Ended();
    if (word === '?' || word.toLowerCase() === 'help') return this.say(...helpLines(commands));
    const command = commandNamed(commands, word);
    if (command) return command.run(rest.join(' '));
    if (!(await other?.(typed))) this.say(talkTexts.unknown(typed));
  }
}

/** A word counts in any case, a letter as it is: `u` and `U` differ. */
const commandNamed = (commands: readonly Command[], typed: string): Command | undefined =>
  commands.find(({ letter }) => letter === typed) ??
  commands.find(({ word }) => word.toLowerCase() === typed.toLowerCase());

const helpLines = (commands: readonly Command[]): string[] => [
  ...commands.map(({ word, letter, rest, help }) =>
    talkTexts.command([word, ...(rest === undefined ? [] : [rest])].join(' '), letter, help),
  ),
  talkTexts.always,
];

/** Full-width characters as plain ones, and no blanks around the line. */
const plainTyped = (typed: string): string =>
  typed
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/　/g, ' ')
    .trim();

/** Numbers the choices of a list, a line each. */
export const numbered = (texts: readonly string[]): string[] =>
  texts.map((text, place) => talkTexts.numbered(place + 1, text));
