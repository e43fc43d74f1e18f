import { Chalk, type ChalkInstance } from 'chalk';
import type { Bits, Colour, Style } from './cells.ts';

/** The window that frames are drawn on. */
export interface Slate {
  readonly columns: number;
  /** Without colour only bold, dim and inverse remain. */
  readonly hasColour: boolean;
  /** The style of cells without one of their own. */
  readonly base: Style;
  /** Can the terminal erase cells in the middle of a row, and keep the present background there? */
  readonly erases: boolean;
}

/** The codes of a style; '' for the terminal's own. */
interface Codes {
  /** The codes of bold and dim: `1`, `2`, `1;2`. */
  readonly weight: string;
  readonly inverse: string;
  /** Such as `38;5;196`. */
  readonly color: string;
  readonly background: string;
}

const NONE: Codes = { weight: '', inverse: '', color: '', background: '' };

/** More blanks than this at the end of a part are erased, which takes four bytes. */
const WORTH_ERASING = 4;
/** More blanks than this before a text are erased: moving the cursor over them takes five bytes more. */
const WORTH_ERASING_BEFORE = 9;

/** The pen of a terminal for one frame. It writes only changes of its place and style, and begins and ends with the terminal's own style. */
export class Pen {
  /** The text written so far. */
  text = '';
  readonly #slate: Slate;
  #codes = NONE;
  /** Column and row of the cursor; −1: unknown. */
  #x = -1;
  #y = -1;
  /** The last style, and its codes. */
  #style: Style = {};
  #styleCodes: Codes;

  constructor(slate: Slate) {
    this.#slate = slate;
    this.#styleCodes = this.#codesOf(this.#style);
  }

  /** Do erased cells look like the base? */
  get canErase(): boolean {
    return this.#slate.erases || this.#codesOf(this.#slate.base).background === '';
  }

  /** Sets the terminal's own style, if the present one is unknown. */
  reset(): void {
    this.text += begin('');
  }

  /** Clears the window. */
  clear(): void {
    this.#ground(this.#slate.base);
    this.text += '\x1b[2J';
  }

  /** Writes a character of `columns` columns. If terminals differ about its width, the cursor is then moved. */
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
    // Terminals differ about the cursor at the end of a row.
    if (this.#x >= this.#slate.columns) this.#x = -1;
  }

  /** Writes blanks of one style. `isLast`: no text follows directly. */
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

  /** Returns codes that draw blanks in this style. The pen's colour and weight stay, as they do not show on blanks. */
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

/** Moves the cursor within its row. */
const column = (x: number): string => `\x1b[${x + 1}G`;

/** Sets the style of the following text; no codes for the terminal's own. */
const begin = (codes: string): string => `\x1b[${codes}m`;

/** Returns the shortest codes that turn one style into another; null if they are alike. */
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

/** Colours are requested only if the terminal has them. */
const chalk = new Chalk({ level: 3 });

/** A text for finding out a style's codes: chalk writes nothing around an empty one. */
const INK = '.';

/** Returns the code with which chalk begins a colour: `38;5;196`. */
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
