/**
 * Cuts terminal input into whole pieces: characters, control sequences, pasted text. The cut depends only on the characters, never on how they are
 * spread over reads. A piece without its end waits in the buffer. Only time can tell a lone Esc from the start of a sequence: the caller calls
 * `settle` when nothing has followed for a while.
 */

export type Piece =
  /** One code point, including control characters, and `\x1b` for a lone Esc. */
  | { kind: 'character'; text: string }
  /** `ESC [ params final`, or `ESC O final` (also for some arrow and function keys). */
  | { kind: 'sequence'; params: string; final: string }
  /** The text of a bracketed paste. */
  | { kind: 'paste'; text: string }
  /** `ESC ] text`, an answer to one of our questions. */
  | { kind: 'answer'; text: string };

export interface Splitter {
  push(text: string): Piece[];
  /** The unfinished rest of the input: none, keys, or a paste or a mouse's report, whose end may take long. */
  readonly waiting: 'nothing' | 'keys' | 'long';
  /** Stops waiting: a lone Esc is the Esc key, half a sequence is dropped. */
  settle(): Piece[];
}

const pasteStart = '\x1b[200~';
const pasteEnd = '\x1b[201~';
/** The beginning of a mouse's report. */
const reportStart = '\x1b[<';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are what is read here
const controlSequence = /^\x1b\[([0-?]*[ -/]*)([@-~])/;
const linuxFunctionKey = /^\x1b\[\[([A-E])/;
/** Matches single shift three, `ESC O`: keys in application mode. */
const singleShift = /^\x1bO([A-Za-z])/;
/** Matches answers to questions (title, colours): complete, and unfinished. */
const controlString = /^\x1b([\]PX^_])([^\x07\x1b]*)(?:\x07|\x1b\\)/;
/** Matches the beginning of a sequence that was interrupted. */
const brokenOff = /^\x1b\[[0-?]+[ -/]*/;
const openEnd = /^\x1b(?:$|O$|\[[0-?]*[ -/]*$|\[\[$|[\]PX^_][^\x07\x1b]*\x1b?$)/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: as above

interface Cut {
  pieces: Piece[];
  length: number;
}

const character = (text: string): Piece => ({ kind: 'character', text });

/** Cuts the first piece off a non-empty buffer; undefined if its end has not come. */
function cut(buffer: string): Cut | undefined {
  if (!buffer.startsWith('\x1b')) {
    const text = String.fromCodePoint(buffer.codePointAt(0)!);
    return { pieces: [character(text)], length: text.length };
  }
  if (buffer.startsWith(pasteStart)) {
    const end = buffer.indexOf(pasteEnd, pasteStart.length);
    if (end < 0) return undefined;
    return {
      pieces: [{ kind: 'paste', text: buffer.slice(pasteStart.length, end) }],
      length: end + pasteEnd.length,
    };
  }
  // The oldest mouse report has three characters after its end.
  if (buffer.startsWith('\x1b[M')) return buffer.length < 6 ? undefined : { pieces: [], length: 6 };

  const sequence = linuxFunctionKey.exec(buffer) ?? singleShift.exec(buffer);
  if (sequence) {
    const params = sequence[0].startsWith('\x1b[[') ? '[' : '';
    return { pieces: [{ kind: 'sequence', params, final: sequence[1]! }], length: sequence[0].length };
  }
  if (openEnd.test(buffer)) return undefined;

  const control = controlSequence.exec(buffer);
  if (control) {
    const [whole, params, final] = control;
    return { pieces: [{ kind: 'sequence', params: params!, final: final! }], length: whole.length };
  }
  const string = controlString.exec(buffer);
  if (string) {
    const [whole, kind, text] = string;
    return { pieces: kind === ']' ? [{ kind: 'answer', text: text! }] : [], length: whole.length };
  }

  const broken = brokenOff.exec(buffer);
  if (broken) return { pieces: [], length: broken[0].length };

  // No sequence after all: Esc was pressed, and another key right after it.
  return { pieces: [character('\x1b')], length: 1 };
}

export function createSplitter(): Splitter {
  let buffer = '';
  return {
    push(text) {
      buffer += text;
      const pieces: Piece[] = [];
      while (buffer !== '') {
        const next = cut(buffer);
        if (!next) break;
        pieces.push(...next.pieces);
        buffer = buffer.slice(next.length);
      }
      return pieces;
    },
    get waiting() {
      if (buffer === '') return 'nothing';
      return [pasteStart, reportStart].some((start) => buffer.startsWith(start)) ? 'long' : 'keys';
    },
    settle() {
      const rest = buffer;
      buffer = '';
      if (rest.startsWith(pasteStart)) return [{ kind: 'paste', text: rest.slice(pasteStart.length) }];
      // Esc, or Esc and a key that could have begun a sequence, was typed. More is half a sequence.
      return rest.length <= 2 ? [...rest].map(character) : [];
    },
  };
}
