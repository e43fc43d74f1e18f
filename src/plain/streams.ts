/** Most bytes of a line. A longer one is reported and dropped. */
const LONGEST = 1000;

const LINE_FEED = 0x0a;

/** A typed line without its end; null if it was too long. */
export type Typed = string | null;

/** Bytes in, text out. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  write(text: string): void;
  /** True if typed lines are written once more, since input is no terminal that shows them. */
  readonly isEchoing: boolean;
}

/** The lines of a stream of bytes, in whatever pieces it delivers. Bytes that are not UTF-8 become `�`. */
export async function* linesIn(input: AsyncIterable<Uint8Array>): AsyncGenerator<Typed> {
  let begun: Uint8Array[] = [];
  let length = 0;
  const line = (): Typed => {
    const typed = length > LONGEST ? null : textOf(begun);
    begun = [];
    length = 0;
    return typed;
  };
  const add = (bytes: Uint8Array): void => {
    if (length <= LONGEST) begun.push(bytes);
    length += bytes.length;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    if (from < chunk.length) add(chunk.slice(from));
  }
  if (length > 0) yield line();
}

const textOf = (pieces: readonly Uint8Array[]): string =>
  Buffer.concat(pieces).toString('utf8').replace(/\r$/, '');
