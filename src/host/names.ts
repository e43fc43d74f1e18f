import { LONGEST_NAME } from '../ai/player.ts';
import { printable } from '../printable.ts';

// The names at a table. Only this file decides whether two names count as one.

/** Maps texts that look alike to one text; '' if nothing can be seen. */
export type Skeleton = (text: string) => string;

/** Words by which the program means somebody, with or without a number. Nobody may be called so. */
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
/** Words that screens put behind a name. No name may contain them. */
const MARKS_OF_NAMES = ['you', 'host'];
/** The name of a visitor without a usable one. */
const NAMELESS = 'guest';
/** Marks that readers do not take for part of a name: punctuation, symbols, small raised strokes, the line that stretches Arabic words. */
const TRIMMINGS = /[\p{P}\p{S}\u02b0-\u02ff\u0640]/gu;
const withoutTrimmings = (text: string): string => text.replace(TRIMMINGS, '');

/** The first `length` characters of a text. */
const cutTo = (text: string, length: number): string => [...text].slice(0, length).join('').trim();

/**
 * Makes the user name before the `@` fit to show. No mark stands first, where it would combine with the text before it. A character has
 * three marks at most, as in all scripts. Blanks are single.
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

  /** Could one name be mistaken for the other? Compares small letters as well, since they may look alike where capitals do not. */
  isAlike(one: string, other: string): boolean {
    const [marks, others] = [one, other].map((name) => this.#marks(name)) as [string[], string[]];
    return marks.some((mark) => others.includes(mark));
  }

  /** The name for a visitor beside these others: their own, or one with a number. */
  among(wanted: string, others: readonly string[]): string {
    const taken = new Set(others.flatMap((name) => this.#marks(name)));
    const name = this.#isUsable(wanted) ? wanted : NAMELESS;
    for (let number = 1; ; number++) {
      const end = number === 1 ? '' : ` ${number}`;
      const called = cutTo(name, LONGEST_NAME - end.length) + end;
      if (!this.#marks(called).some((mark) => taken.has(mark))) return called;
    }
  }

  /** Keys for comparing a name: its look, as it is and in small letters, each with and without trimmings. */
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
