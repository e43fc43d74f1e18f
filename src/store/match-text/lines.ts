/** A line of the text, joined with its continuation lines. */
export interface NumberedLine {
  /** Number of its first line, from 1. */
  readonly number: number;
  readonly text: string;
}

/** An error of the text, caught by its reader. The message is a sentence; the reader puts "Line 3: " before it. */
export class Wrong extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.line = line;
  }
}

/** Splits a text into lines. Skips empty lines and remarks; a line that begins with a space continues the one before. */
export function linesIn(text: string): NumberedLine[] {
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

/** Name and value of a line such as `seed: friday`; null if the line has no colon. */
export function fieldIn({ text }: NumberedLine): { readonly name: string; readonly value: string } | null {
  const [, name, value] = /^([^:]+):(?:\s+(.*))?$/s.exec(text) ?? [];
  return name === undefined ? null : { name: name.trim(), value: value ?? '' };
}
