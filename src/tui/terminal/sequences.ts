/**
 * Cuts what a terminal sends into whole pieces: characters, control sequences, pasted text.
 *
 * The cut depends only on the characters, never on how they were spread over reads, so a piece whose end
 * has not come yet waits in the buffer. Only time can tell a lone Esc from the start of a sequence: `settle`
 * is for the caller to call when nothing has followed for a while.
 */

export type Piece =
  /** One code point; control characters too, and a lone Esc as `\x1b`. */
  | { kind: 'character'; text: string }
  /** `ESC [ params final`, or `ESC O final` (which arrow and function keys may use as well). */
  | { kind: 'sequence'; params: string; final: string }
  /** What a bracketed paste held. */
  | { kind: 'paste'; text: string }
  /** `ESC ] text`, an answer to a question of ours. */
  | { kind: 'answer'; text: string };

export interface Splitter {
  push(text: string): Piece[];
  /** What the unfinished rest of the input holds up: nothing, keys, or the end of a paste or of a mouse's report, which may take long. */
  readonly waiting: 'nothing' | 'keys' | 'long';
  /** Gives up waiting: a lone Esc is the Esc key, half a sequence is dropped. */
  settle(): Piece[];
}

const pasteStart = '\x1b[200~';
const pasteEnd = '\x1b[201~';
/** How the report of a mouse begins. */
const reportStart = '\x1b[<';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are what is read here
const controlSequence = /^\x1b\[([0-?]*[ -/]*)([@-~])/;
const linuxFunctionKey = /^\x1b\[\[([A-E])/;
/** Single shift three, `ESC O`: keys in application mode. */
const singleShift = /^\x1bO([A-Za-z])/;
/** Answers to questions (title, colours): whole, and still open. */
const controlString = /^\x1b([\]PX^_])([^\x07\x1b]*)(?:\x07|\x1b\\)/;
/** The beginning of a sequence that something else broke into. */
const brokenOff = /^\x1b\[[0-?]+[ -/]*/;
const openEnd = /^\x1b(?:$|O$|\[[0-?]*[ -/]*$|\[\[$|[\]PX^_][^\x07\x1b]*\x1b?$)/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: as above

interface Cut {
  pieces: Piece[];
  length: number;
}

const character = (text: string): Piece => ({ kind: 'character', text });

/** The first piece of a buffer that is not empty; nothing when its end is still to come. */
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
  // The oldest mouse report carries three characters after its end.
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

  // Not a sequence after all: Esc was pressed, and another key right after it.
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
      // Esc, or Esc and a key that could have begun a sequence: those were typed. More is half a sequence.
      return rest.length <= 2 ? [...rest].map(character) : [];
    },
  };
}
