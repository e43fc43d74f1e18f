/** A line of a match as text that says something, with those that go on with it. */
export interface Line {
  /** Of the first of them, from 1. */
  readonly number: number;
  readonly text: string;
}

/** Thrown where a text is no match; caught where it is read. The message is a sentence without its beginning, "Line 3: ". */
export class Wrong extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.line = line;
  }
}

/** The lines of a text that say something: no empty ones, no remarks; one that begins with a space goes on with the one before. */
export function linesIn(text: string): Line[] {
  const lines: { number: number; text: string }[] = [];
  for (const [place, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const said = line.trim();
    if (said === '' || said.startsWith('#')) continue;
    const last = lines.at(-1);
    if (/^\s/.test(line) && last) last.text += ` ${said}`;
    else lines.push({ number: place + 1, text: said });
  }
  return lines;
}

/** A line's name and value, e.g. of `seed: friday`; null where it is no such line. */
export function fieldIn({ text }: Line): { readonly name: string; readonly value: string } | null {
  const [, name, value] = /^([^:]+):(?:\s+(.*))?$/s.exec(text) ?? [];
  return name === undefined ? null : { name: name.trim(), value: value ?? '' };
}
