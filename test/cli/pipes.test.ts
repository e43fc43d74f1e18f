import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LONGEST_LINE, linesIn, writeTo } from '../../src/cli/pipes.ts';
import { Protocol } from '../../src/cli/protocol.ts';
import { catalogue } from '../../src/games.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-pipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function linesOf(text: string): string[] {
  const path = join(newFolder(), 'text');
  writeFileSync(path, text);
  const file = openSync(path, 'r');
  onTestFinished(() => closeSync(file));
  return [...linesIn(file)];
}

test.each([
  ['', []],
  ['\n', ['']],
  ['one', ['one']],
  ['one\n\ntwo\n', ['one', '', 'two']],
  ['one\r\ntwo\r\n\r\nthree', ['one', 'two', '', 'three']],
  ['{"a":"\u2028"}\n', ['{"a":"\u2028"}']],
])('%j splits into its lines', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('a failure to read gives a sentence', () => {
  const file = openSync(newFolder(), 'r');
  onTestFinished(() => closeSync(file));
  expect(() => linesIn(file).next()).toThrow('The input cannot be read: a folder is in the way.');
});

test('lines longer than one read stay whole, and so do their characters', () => {
  const lines = Array.from({ length: 40 }, (_, place) => '♠é😀x'.repeat(place ** 3));
  expect(linesOf(lines.join('\n'))).toEqual(lines);
});

test('a line beyond the limit is left out, and the next one is whole', () => {
  const [long, after, last] = linesOf(
    `${'x'.repeat(3 * LONGEST_LINE)}\n{"do":"games"}\n${'y'.repeat(2 * LONGEST_LINE)}`,
  );
  expect([long?.length, after, last?.length]).toEqual([LONGEST_LINE + 1, '{"do":"games"}', LONGEST_LINE + 1]);
  const answer = new Protocol(catalogue, () => 'seed').answer(long!);
  expect(JSON.parse(answer)).toEqual({ ok: false, error: 'A request has at most 16 MB.' });
});

/** A pipe whose ends do not wait, as another program that has it too may have made them. */
function openPipe() {
  const path = join(newFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const read = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const write = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  return { path, read, write };
}

test.skipIf(process.platform === 'win32')('reading waits for a pipe that does not block', async () => {
  const { path, read, write } = openPipe();
  const lines = linesIn(read);
  const slow = spawn('/bin/sh', ['-c', `exec >'${path}'; sleep 0.2; echo one`]);
  expect(lines.next().value).toBe('one');
  writeSync(write, 'two\r\nthr');
  expect(lines.next().value).toBe('two');
  writeSync(write, 'ee');
  closeSync(write);
  expect(lines.next().value).toBe('three');
  expect(lines.next().done).toBe(true);
  closeSync(read);
  await new Promise((resolve) => (slow.exitCode === null ? slow.on('exit', resolve) : resolve(null)));
});

test.skipIf(process.platform === 'win32')(
  'writing reaches the end even if the pipe fills at times',
  async () => {
    const { path, read, write } = openPipe();
    const copy = `${path}.copy`;
    const text = 'many lines\n'.repeat(50_000);
    const slow = spawn('/bin/sh', ['-c', `sleep 0.2; exec cat >'${copy}'`], {
      stdio: [read, 'ignore', 'inherit'],
    });
    writeTo(write, text);
    closeSync(write);
    closeSync(read);
    await new Promise((resolve) => slow.on('exit', resolve));
    expect(readFileSync(copy, 'utf8')).toBe(text);
  },
);

test.skipIf(process.platform === 'win32')('a failure to write gives an error', () => {
  const { read, write } = openPipe();
  closeSync(read);
  expect(() => writeTo(write, 'nobody reads')).toThrow(/EPIPE/);
  closeSync(write);
});
