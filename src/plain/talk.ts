import { plainly } from './said.ts';
import { linesIn, type Streams, type Typed } from './streams.ts';
import { talkTexts } from './words.ts';

/** The input has ended, or the player typed `quit`. The program ends, and the match is saved. */
export class Ended extends Error {}

/** A word that does something, with its key on the screen. */
export interface Command {
  readonly word: string;
  /** Left out if only the word does it. */
  readonly letter?: string;
  /** Its line in `help`, without a full stop. */
  readonly help: string;
  /** Words that may follow it, for `help`. */
  readonly rest?: string;
  /** `rest`: the text after the word. */
  run(rest: string): void | Promise<void>;
}

/** A question, with its answers. */
export interface Asking {
  /** A list said when it is new or has changed, before the lines. */
  readonly list?: readonly string[];
  /** The last lines before an answer is read. */
  readonly lines: readonly string[];
  /** Answers by their numbers from 1; the lines name them. */
  readonly choices?: readonly (() => void | Promise<void>)[];
  readonly commands: readonly Command[];
  /** Answers an empty line; left out: the question is repeated. */
  readonly enter?: () => void | Promise<void>;
  /** Takes a line that is neither a number nor a command. Returns false if it cannot. */
  readonly other?: (typed: string) => boolean | Promise<boolean>;
}

/** Lines out, lines in. */
export class Talk {
  readonly #streams: Streams;
  readonly #lines: AsyncGenerator<Typed>;
  /** The line under way; null if none is awaited. */
  #coming: ReturnType<AsyncGenerator<Typed>['next']> | null = null;
  #isClosed = false;
  #end = (): void => {};
  readonly #ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  /** Number of texts said so far. */
  #said = 0;
  #isWoken = false;
  #wake = (): void => {};

  constructor(streams: Streams) {
    this.#streams = streams;
    this.#lines = linesIn(streams.input);
  }

  /** Says and reads nothing more: a question that waits for a line ends with `Ended`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end();
    await this.#lines.return(undefined);
  }
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Reports news while a line is awaited: `converse` makes its question anew. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Says each text on a line of its own, without empty ones. */
  say(...texts: readonly string[]): void {
    const said = texts.map(plainly).filter((text) => text !== '');
    if (said.length === 0 || this.#isClosed) return;
    this.#said += said.length;
    this.#streams.write(`${said.join('\n')}\n`);
  }

  /** Writes blank lines, so that a terminal shows no earlier ones. */
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

  /** Waits for a line or for news. */
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

  /** Asks a yes-or-no question until the answer is one of them; an empty line is a no. Throws `Ended` for `quit`. */
  async agrees(question: string): Promise<boolean> {
    const typed = await this.text(talkTexts.yesOrNo(question));
    if (typed === 'quit') throw new Ended();
    if (/^(y|yes|1)$/i.test(typed)) return true;
    return /^(n|no|)$/i.test(typed) ? false : this.agrees('');
  }

  /** Asks one question after another until `make` returns null. After news it repeats a question only if they said or changed something. */
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

/** Finds a command: by its word in any case, or by its exact letter, since `u` and `U` differ. */
const commandNamed = (commands: readonly Command[], typed: string): Command | undefined =>
  commands.find(({ letter }) => letter === typed) ??
  commands.find(({ word }) => word.toLowerCase() === typed.toLowerCase());

const helpLines = (commands: readonly Command[]): string[] => [
  ...commands.map(({ word, letter, rest, help }) =>
    talkTexts.command([word, ...(rest === undefined ? [] : [rest])].join(' '), letter, help),
  ),
  talkTexts.always,
];

/** Replaces full-width characters, and trims the line. */
const plainTyped = (typed: string): string =>
  typed
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/　/g, ' ')
    .trim();

/** Numbers the choices of a list, a line each. */
export const numbered = (texts: readonly string[]): string[] =>
  texts.map((text, place) => talkTexts.numbered(place + 1, text));
