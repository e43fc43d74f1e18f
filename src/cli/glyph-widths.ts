import type { ReadStream, WriteStream } from 'node:tty';

/** Characters that tables are drawn with, and a wide one for comparison. */
const GLYPHS = [
  '♠',
  '♥',
  '♦',
  '♣',
  '─',
  '╭',
  '━',
  '▸',
  '▄',
  '▁',
  '░',
  '→',
  '·',
  '┈',
  '⠤',
  '⏎',
  '±',
  '王',
] as const;

/** Time for the terminal's answer, in ms. */
const PATIENCE = 500;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the answer is a control sequence
const POSITION = /\x1b\[\d+;(\d+)R/;

/** Asks the terminal for the width of each character, in columns; null if it does not answer. Leaves the line blank. */
export async function glyphWidths(
  input: ReadStream,
  output: WriteStream,
): Promise<ReadonlyMap<string, number> | null> {
  const widths = new Map<string, number>();
  input.setRawMode(true);
  input.resume();
  try {
    for (const glyph of GLYPHS) {
      const column = await columnAfter(glyph, input, output);
      if (column === null) return null;
      widths.set(glyph, column - 1);
    }
    return widths;
  } finally {
    output.write('\r\x1b[K');
    input.setRawMode(false);
    input.pause();
  }
}

/** Writes a text at the beginning of the line and asks for the cursor's column, from 1. Null if the terminal does not answer. */
const columnAfter = (text: string, input: ReadStream, output: WriteStream): Promise<number | null> =>
  new Promise((resolve) => {
    let heard = '';
    const done = (column: number | null) => {
      clearTimeout(timer);
      input.off('data', hear);
      resolve(column);
    };
    const hear = (data: Buffer) => {
      heard += data.toString('latin1');
      const answer = POSITION.exec(heard);
      if (answer) done(Number(answer[1]));
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    input.on('data', hear);
    output.write(`\r${text}\x1b[6n`);
  });
