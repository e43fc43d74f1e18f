import { LONGEST_NAME } from '../ai/player.ts';
import { printable } from '../printable.ts';

// Who is called how at a table: the one place that decides whether two names are one.

/** What is the same for all texts that look alike; '' where nothing is to be seen. */
export type Skeleton = (text: string) => string;

/** Words by which the program means somebody, with or without a number behind them. Nobody is called so. */
const RESERVED = [
  ...[
    'You',
    'Seat',
    'Seat I',
    'Player',
    'Player I',
    'Host',
    'The host',
    'Bot',
    'A bot',
    'Program',
    'A program',
    'cardroom',
    'The table',
  ],
  ...['Dealer', 'The Dealer', 'Declarer', 'Partner', 'Nobody', 'Somebody', 'Everybody', 'We', 'They'],
];
/** Words that stand behind a name on the screens: no name has one within it. */
const MARKS_OF_NAMES = ['you', 'host'];
/** The name of whoever brings none that can be used. */
const NAMELESS = 'guest';
/** What nobody reads as part of a name: punctuation, symbols, small raised strokes, and the line that stretches an Arabic word. */
const TRIMMINGS = /[\p{P}\p{S}\u02b0-\u02ff\u0640]/gu;
const withoutTrimmings = (text: string): string => text.replace(TRIMMINGS, '');

/** The first characters of a text, as many as a name has. */
const cutTo = (text: string, length: number): string => [...text].slice(0, length).join('').trim();

/**
 * The name before the `@`, as it may be shown: it begins with no mark that would stand on what is before it, its characters have three marks at most, which no
 * script goes beyond, and there is one blank at a time.
 */
export const calledBy = (user: string): string => {
  const name = printable(user)
    .replace(/^[\p{M}\s]+/u, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ');
  return cutTo(name, LONGEST_NAME) || NAMELESS;
};

/** The names at a table. */
export class Names {
  readonly #skeleton: Skeleton;
  readonly #reserved: ReadonlySet<string>;

  constructor(skeleton: Skeleton) {
    this.#skeleton = skeleton;
    this.#reserved = new Set(RESERVED.map(skeleton));
  }

  /** Is one name taken for the other? Small letters may look like others than their capitals do, so both are looked at. */
  isAlike(one: string, other: string): boolean {
    const [marks, others] = [one, other].map((name) => this.#marks(name)) as [string[], string[]];
    return marks.some((mark) => others.includes(mark));
  }

  /** The name by which a visitor sits at a table where others have these names: their own, or with a number behind it. */
  among(wanted: string, others: readonly string[]): string {
    const taken = new Set(others.flatMap((name) => this.#marks(name)));
    const name = this.#isUsable(wanted) ? wanted : NAMELESS;
    for (let number = 1; ; number++) {
      const end = number === 1 ? '' : ` ${number}`;
      const called = cutTo(name, LONGEST_NAME - end.length) + end;
      if (!this.#marks(called).some((mark) => taken.has(mark))) return called;
    }
  }

  /** What a name is compared by: how it looks, as it is and in small letters, each with its trimmings and, where anything is left, without them. */
  #marks(name: string): string[] {
    const whole = [name, name.toLowerCase()].map(this.#skeleton);
    return [...whole, ...whole.map(withoutTrimmings).filter(Boolean)];
  }

  #isUsable(name: string): boolean {
    const [marks, bare] = [name, withoutTrimmings(name)].map((text) =>
      this.#marks(text.replace(/[\p{N}\p{Z}]+$/u, '')),
    ) as [string[], string[]];
    const words = name.split(/[\p{Z}\p{P}\p{S}]+/u).flatMap((word) => this.#marks(word));
    return (
      !marks.includes('') &&
      ![...marks, ...bare].some((mark) => this.#reserved.has(mark)) &&
      !MARKS_OF_NAMES.some((mark) => words.includes(this.#skeleton(mark)))
    );
  }
}
