import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../../../src/tui/terminal/clock.ts';
import { type InputEvent, readInput } from '../../../src/tui/terminal/input.ts';
import fc from '../../support/fc.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The keys (and `<…>` for pastes, `@row,column` for cursor reports) that bytes are read as. */
function listen() {
  const stdin = new EventEmitter();
  const heard: string[] = [];
  const word = (event: InputEvent) =>
    event.kind === 'key'
      ? event.key
      : event.kind === 'paste'
        ? `<${event.text}>`
        : event.kind === 'ground'
          ? event.colour
          : event.kind === 'touch'
            ? `${event.by}@${event.x},${event.y}`
            : `@${event.row},${event.column}`;
  const stop = readInput(stdin, (events) => heard.push(...events.map(word)), clock);
  return { heard, stop, send: (bytes: string | Buffer) => stdin.emit('data', Buffer.from(bytes)) };
}

function read(bytes: string): string {
  const { heard, send } = listen();
  send(bytes);
  vi.runAllTimers();
  return heard.join(' ');
}

describe('the input', () => {
  it.each([
    ['34\x1b[C5\r', '3 4 Right 5 Enter'],
    ['  \r', 'Space Space Enter'],
    ['jj', 'j j'],
    ['\r\t\x1b[Z', 'Enter Tab Shift-Tab'],
    ['\x7f\b', 'Backspace Backspace'],
    ['\x03\x0c\x1a\x1c\0', 'Ctrl-C Ctrl-L Ctrl-Z Ctrl-\\ Ctrl-Space'],
    ['\x1b[A\x1bOB\x1b[1;5D\x1b[1;2C', 'Up Down Ctrl-Left Shift-Right'],
    ['\x1b[H\x1b[F\x1b[1~\x1b[8~\x1b[5~\x1b[6~\x1b[2~\x1b[3~', 'Home End Home End PgUp PgDn Insert Delete'],
    ['\x1bOP\x1b[[B\x1b[13~\x1b[15~\x1b[24~\x1b[3;5~', 'F1 F2 F3 F5 F12 Ctrl-Delete'],
    ['Aé♠😀', 'A é ♠ 😀'],
    ['\x1b', 'Esc'],
    ['\x1b\x1b', 'Esc Esc'],
    ['\x1bq', 'Esc q'],
    ['\x1b\x1b[A', 'Esc Up'],
    ['\x1b\r', 'Esc Enter'],
    ['\x1bO', 'Esc O'],
    ['\x1b[', 'Esc ['],
  ])('reads %j as %s', (bytes, keys) => expect(read(bytes)).toBe(keys));

  it.each([
    ['a release', 'a\x1b[<0;10;10m\x1b[<2;10;10mb'],
    ['a drag, the middle button, a wheel to the side', 'a\x1b[<32;1;1M\x1b[<1;1;1M\x1b[<66;1;1Mb'],
    ['a button with a key held', 'a\x1b[<4;1;1M\x1b[<16;1;1Mb'],
    ['a malformed report', 'a\x1b[<0;1M\x1b[<;;M\x1b[<0;1;1;1M\x1b[<M\x1b[0;1;1Mb'],
    ['a window of a million columns', 'a\x1b[<0;1000000;1M\x1b[<0;1;99999999999999999999M\x1b[<128;1;1Mb'],
    ['old mouse', 'a\x1b[M !!b'],
    ['rxvt mouse', 'a\x1b[32;10;10Mb'],
    ['focus', 'a\x1b[I\x1b[Ob'],
    ['device attributes', 'a\x1b[?62;1;4cb'],
    ['title report', 'a\x1b]lcardroom\x07b'],
    ['terminal name', 'a\x1bP>|tmux 3.3\x1b\\b'],
    ['unknown sequence', 'a\x1b[99~\x1b[1;2;3xb'],
    ['a C1 control', 'a\u0085b'],
  ])('ignores %s', (_, bytes) => expect(read(bytes)).toBe('a b'));

  it('drops half a sequence that never ends', () => expect(read('a\x1b[1;')).toBe('a'));
  it('drops half a sequence that another breaks into', () =>
    expect(read('a\x1b[1;\x1b[Bb')).toBe('a Down b'));
  it('hears the colour of the background', () =>
    expect(read('a\x1b]11;rgb:0000/0000/0000\x07b')).toBe('a #000000 b'));
  it('hears the place of the cursor', () => expect(read('\x1b[1;2R')).toBe('@1,2'));
});

describe('a mouse', () => {
  it.each([
    ['\x1b[<0;1;1M\x1b[<0;1;1m', 'press@0,0'],
    ['\x1b[<2;80;24M', 'back@79,23'],
    ['\x1b[<64;3;4M\x1b[<65;3;4M', 'up@2,3 down@2,3'],
    ['\x1b[<0;0;0M', 'press@-1,-1'],
    ['\x1b[<0;99999;99999M', 'press@99998,99998'],
  ])('sends %j as %s', (bytes, touches) => expect(read(bytes)).toBe(touches));

  it('has all the time it needs: a report in two pieces types no key', () => {
    const { heard, send } = listen();
    send('\x1b[<0;1');
    vi.advanceTimersByTime(1000);
    send('0;5M');
    expect(heard).toEqual(['press@9,4']);
  });
});

describe('pastes', () => {
  it('arrive whole, on one line, without acting as keys', () => {
    expect(read('a\x1b[200~5♠ x2\r\n\tq\x1b[A\x1b[201~b')).toBe('a <5♠ x2 q[A> b');
  });
  it('end after a while even if their end is lost', () => expect(read('\x1b[200~QS')).toBe('<QS>'));
});

describe('the wait for more bytes', () => {
  it.each([3, 30, 100])('joins an arrow split by %i ms', (delay) => {
    const { heard, send } = listen();
    send('\x1b');
    vi.advanceTimersByTime(delay);
    send('[');
    vi.advanceTimersByTime(delay);
    send('A');
    expect(heard).toEqual(['Up']);
  });
  it('takes an Esc for a key if nothing follows', () => {
    const { heard, send } = listen();
    send('\x1b');
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(heard).toEqual(['Esc']);
    send('[A');
    expect(heard).toEqual(['Esc', '[', 'A']);
  });
  it('ends with the listening', () => {
    const { heard, send, stop } = listen();
    send('\x1b');
    stop();
    send('a');
    vi.runAllTimers();
    expect(heard).toEqual([]);
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    '\x1b',
    '\x1b[A',
    '\x1bOA',
    '\x1b[1;5C',
    '\x1b[[A',
    '\x1b[M',
    '\x1b[200~',
    '\x1b[201~',
    '\x1b]0;',
    '\x07',
  ),
  fc.constantFrom(
    '\x1b[3~',
    '\x1b[<1;2;3M',
    '\x1bP',
    '\x1b\\',
    '\r',
    '\t',
    ' ',
    '[',
    'O',
    ';',
    '~',
    '1',
    'R',
    '♠',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

it('input reads the same however its bytes are spread over chunks', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.array(fc.nat(12), { maxLength: 40 }),
      (pieces, steps) => {
        const bytes = Buffer.from(pieces.join(''));
        const whole = listen();
        whole.send(bytes);
        vi.runAllTimers();

        const split = listen();
        let from = 0;
        for (const step of [...steps, bytes.length]) {
          if (from < bytes.length) split.send(bytes.subarray(from, from + step));
          from += step;
        }
        vi.runAllTimers();
        expect(split.heard).toEqual(whole.heard);
      },
    ),
    { numRuns: 2000 },
  );
});
