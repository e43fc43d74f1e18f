import { StringDecoder } from 'node:string_decoder';
import type { Bits, Gesture } from './cells.ts';
import type { Clock } from './clock.ts';
import { colourIn } from './ground.ts';
import { type Key, keyOf } from './keys.ts';
import { createSplitter, type Piece } from './sequences.ts';

export type InputEvent =
  | { kind: 'key'; key: Key }
  /** Pasted text on one line: line breaks and tabs as spaces, without other control characters. */
  | { kind: 'paste'; text: string }
  /** The terminal's answer to "where is the cursor?"; row and column from 1. */
  | { kind: 'cursor'; row: number; column: number }
  /** A gesture of the mouse over a cell; x and y from 0. `back`: its right button. */
  | { kind: 'touch'; by: Gesture | 'back'; x: number; y: number }
  /** The terminal's answer to "what is your background?". */
  | { kind: 'ground'; colour: Bits };

/** How long an Esc waits for the rest of a sequence, in ms. A slow link may spread one arrow key over 100 ms, and Esc is never urgent. */
const escapeDelay = 200;
/** How long the end of a paste or of a mouse's report may take, in ms. Nobody types their beginnings. */
const longDelay = 2000;

/** Matches `<button;column;row`, from 1. A release ends differently. More digits are no window. */
const REPORT = /^<(\d{1,2});(\d{1,5});(\d{1,5})$/;
/** The buttons with an effect. */
const BUTTONS: { readonly [button: string]: Gesture | 'back' } = {
  0: 'press',
  2: 'back',
  64: 'up',
  65: 'down',
};

function touchOf(params: string): InputEvent | undefined {
  const [, button = '', column, row] = REPORT.exec(params) ?? [];
  const by = BUTTONS[button];
  return by && { kind: 'touch', by, x: Number(column) - 1, y: Number(row) - 1 };
}

function onOneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').replace(/\p{Cc}/gu, '');
}

function eventOf(piece: Piece): InputEvent | undefined {
  if (piece.kind === 'paste') return { kind: 'paste', text: onOneLine(piece.text) };
  if (piece.kind === 'sequence' && piece.final === 'R') {
    const place = /^(\d+);(\d+)$/.exec(piece.params);
    if (place) return { kind: 'cursor', row: Number(place[1]), column: Number(place[2]) };
  }
  if (piece.kind === 'sequence' && piece.final === 'M' && piece.params.startsWith('<'))
    return touchOf(piece.params);
  if (piece.kind === 'answer') {
    const colour = colourIn(piece.text);
    return colour === null ? undefined : { kind: 'ground', colour };
  }
  const key = keyOf(piece);
  return key === undefined ? undefined : { kind: 'key', key };
}

/** Reads raw bytes, and reports the events of each chunk. The returned function stops it. */
export function readInput(
  stdin: NodeJS.EventEmitter,
  report: (events: InputEvent[]) => void,
  { after }: Clock,
): () => void {
  const decoder = new StringDecoder('utf8');
  const splitter = createSplitter();
  let callOff = () => {};

  const pass = (pieces: Piece[]) => {
    const events = pieces.map(eventOf).filter((event) => event !== undefined);
    if (events.length > 0) report(events);
  };
  const listen = (chunk: Buffer | string) => {
    callOff();
    const pieces = splitter.push(typeof chunk === 'string' ? chunk : decoder.write(chunk));
    if (splitter.waiting !== 'nothing') {
      const delay = splitter.waiting === 'long' ? longDelay : escapeDelay;
      callOff = after(delay, () => pass(splitter.settle()));
    }
    pass(pieces);
  };

  stdin.on('data', listen);
  return () => {
    callOff();
    stdin.off('data', listen);
  };
}
