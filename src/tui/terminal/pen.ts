import { Chalk, type ChalkInstance } from 'chalk';
import type { Bits, Colour, Style } from './cells.ts';

/** The window that frames are drawn on. */
export interface Slate {
  readonly columns: number;
  /** Without colour bold, dim and inverse are left, and no backgrounds. */
  readonly hasColour: boolean;
  /** How a cell looks whose style says nothing else. */
  readonly base: Style;
  /** The terminal can erase cells in the middle of a row, and what it erases keeps the background that is drawn with. */
  readonly erases: boolean;
}

/** The codes of a style, each '' where the terminal draws by itself. */
interface Codes {
  /** `1` bold, `2` dim, `1;2`. */
  readonly weight: string;
  readonly inverse: string;
  /** Such as `38;5;196`. */
  readonly color: string;
  readonly background: string;
}

const NONE: Codes = { weight: '', inverse: '', color: '', background: '' };

/** More blanks than this at the end of a part are erased: that takes four bytes. */
const WORTH_ERASING = 4;
/** Before a text the cursor is moved over what was erased, which takes five more. */
const WORTH_ERASING_BEFORE = 9;

/**
 * The pen of a terminal through one frame: it knows where it stands and what it draws with, and writes only what changes of both. It
 * begins and ends as the terminal draws by itself.
 */
export class Pen {
  /** All that was written. */
  text = '';
  readonly #slate: Slate;
  #codes = NONE;
  /** Column and row of the cursor; −1: unknown. */
  #x = -1;
  #y = -1;
  /** The last style that was asked for, and its codes. */
  #style: Style = {};
  #styleCodes: Codes;

  constructor(slate: Slate) {
    this.#slate = slate;
    this.#styleCodes = this.#codesOf(this.#style);
  }

  /** Whether what is erased looks like the base. */
  get canErase(): boolean {
    return this.#slate.erases || this.#codesOf(this.#slate.base).background === '';
  }

  /** Draws as the terminal does by itself, where that is not known. */
  reset(): void {
    this.text += begin('');
  }

  /** Clears the window. */
  clear(): void {
    this.#ground(this.#slate.base);
    this.text += '\x1b[2J';
  }

  /** Writes a character of so many columns. The cursor is moved to the column after one of which terminals differ how wide it is. */
  put(
    x: number,
    y: number,
    text: string,
    { columns, isSure }: { columns: number; isSure: boolean },
    style: Style,
  ): void {
    this.#move(x, y);
    this.#draw(this.#wanted(style));
    this.text += text;
    this.#x += columns;
    if (!isSure) this.text += column(this.#x);
    // At the end of a row terminals differ in where the cursor stands.
    if (this.#x >= this.#slate.columns) this.#x = -1;
  }

  /** Writes blanks of one style; `isLast`: no text follows them directly. */
  blanks(x: number, y: number, count: number, style: Style, isLast: boolean): void {
    this.#move(x, y);
    const isErased = this.#ground(style).inverse === '' && this.#slate.erases;
    if (isErased && count > (isLast ? WORTH_ERASING : WORTH_ERASING_BEFORE)) {
      this.text += `\x1b[${count}X`;
      return;
    }
    this.text += ' '.repeat(count);
    this.#x += count;
    if (this.#x >= this.#slate.columns) this.#x = -1;
  }

  /** Erases the rest of a row from column x on. */
  eraseRow(x: number, y: number): void {
    this.#move(x, y);
    this.#ground(this.#slate.base);
    this.text += '\x1b[K';
  }

  /** Ends the frame. */
  end(): void {
    this.#draw(NONE);
  }

  #move(x: number, y: number): void {
    if (y !== this.#y) this.text += `\x1b[${y + 1};${x + 1}H`;
    else if (x !== this.#x) this.text += column(x);
    this.#x = x;
    this.#y = y;
  }

  /** Has blanks drawn as this style draws them. What colour and weight the pen has does not show on them. */
  #ground(style: Style): Codes {
    const { inverse, background } = this.#wanted(style);
    const isAlike = inverse === '' && this.#codes.inverse === '' && background === this.#codes.background;
    if (!isAlike) this.#draw(inverse === '' ? { ...this.#codes, inverse, background } : this.#wanted(style));
    return this.#codes;
  }

  #draw(next: Codes): void {
    if (next === this.#codes) return;
    const change = changeOf(this.#codes, next);
    if (change !== null) this.text += begin(change);
    this.#codes = next;
  }

  #wanted(style: Style): Codes {
    if (style !== this.#style) {
      this.#style = style;
      this.#styleCodes = this.#codesOf(style);
    }
    return this.#styleCodes;
  }

  #codesOf({ bold, dimColor, inverse, ...style }: Style): Codes {
    const { hasColour, base } = this.#slate;
    const { color, background } = hasColour ? { ...base, ...style } : NO_COLOURS;
    return {
      weight: [bold && '1', dimColor && '2'].filter(Boolean).join(';'),
      inverse: inverse ? '7' : '',
      color: color === undefined ? '' : foregroundCode(color),
      background: background === undefined ? '' : backgroundCode(background),
    };
  }
}

const NO_COLOURS: Style = {};

/** Moves the cursor in its row. */
const column = (x: number): string => `\x1b[${x + 1}G`;

/** Sets how is drawn what follows; by no code at all to how the terminal draws by itself. */
const begin = (codes: string): string => `\x1b[${codes}m`;

/** The shortest codes that turn one pen into another; null: they are alike. */
function changeOf(from: Codes, to: Codes): string | null {
  const changes: string[] = [];
  if (from.weight !== to.weight) changes.push(from.weight && '22', to.weight);
  if (from.inverse !== to.inverse) changes.push(to.inverse || '27');
  if (from.color !== to.color) changes.push(to.color || '39');
  if (from.background !== to.background) changes.push(to.background || '49');
  if (changes.length === 0) return null;
  const change = changes.filter(Boolean).join(';');
  const whole = [to.weight, to.inverse, to.color, to.background].filter(Boolean).join(';');
  if (whole === '') return '';
  return whole.length + 2 < change.length ? `0;${whole}` : change;
}

/** A colour is asked for only where the terminal has it. */
const chalk = new Chalk({ level: 3 });

/** A text to see how a style begins: chalk draws nothing around an empty one. */
const INK = '.';

/** The code that chalk begins a colour with: `38;5;196`. */
const kept = (toolOf: (colour: Colour) => ChalkInstance) => {
  const known = new Map<Colour, string>();
  return (colour: Colour): string => {
    const code = known.get(colour) ?? toolOf(colour)(INK).split(INK)[0]!.slice(2, -1);
    known.set(colour, code);
    return code;
  };
};

const isBits = (colour: Colour): colour is Bits => typeof colour === 'string' && colour.startsWith('#');

const foregroundCode = kept((colour) =>
  typeof colour === 'number' ? chalk.ansi256(colour) : isBits(colour) ? chalk.hex(colour) : chalk[colour],
);
const backgroundCode = kept((colour) =>
  typeof colour === 'number' ? chalk.bgAnsi256(colour) : chalk.bgHex(colour),
);
