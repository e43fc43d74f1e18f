import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { until } from '../../support/display.ts';
import { openPty } from '../../support/pty.ts';
import { childOf, commandLine, expectRestored, inShell } from '../../support/shell.ts';

const demo = () => openPty({ program: 'demo' });
const demoLine = commandLine('demo');

describe.skipIf(process.platform !== 'linux')('the terminal is as before', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('after %s, and the status is %i', async (signal, status) => {
    const pty = inShell(demoLine);
    await pty.waitFor(/DEMO 80x24 unicode/);
    process.kill(childOf(pty.pid), signal);
    await pty.exit;
    expect(pty.lines().join('\n')).toContain(`status ${status}`);
    expect(pty.lines().join('\n')).toContain('The match is kept.');
    expectRestored(pty, 'DEMO');
  });

  it.each([
    ['q', 'q', 0],
    ['Ctrl-C', '\x03', 130],
    ['Ctrl-\\', '\x1c', 131],
  ])('after the key %s', async (_, key, status) => {
    const pty = inShell(demoLine);
    await pty.waitFor(/DEMO/);
    pty.keys(key);
    await pty.exit;
    expect(pty.lines().join('\n')).toContain(`status ${status}`);
    expectRestored(pty, 'DEMO');
  });

  it.each([
    ['drawing', '\x1bOP', /drawing went wrong/],
    ['a key', '\x1bOQ', /a key went wrong/],
    ['a timer', '\x1bOR', /JSON/],
    ['a promise', '\x1bOS', /a promise went wrong/],
  ])('after an error in %s, with one sentence', async (_, key, reason) => {
    const pty = inShell(demoLine);
    await pty.waitFor(/DEMO/);
    pty.keys(key);
    await pty.exit;
    const text = pty.lines().join('\n');
    expect(text).toMatch(reason);
    expect(text).toMatch(/^The match is kept\.$/m);
    expect(text).toContain('status 1');
    expect(text).not.toMatch(/^ +at /m);
    expectRestored(pty, 'DEMO');
  });

  it('when a player stops the program, and coming back finds the curtain and the new size', async () => {
    const pty = openPty({ command: ['/bin/bash', '--norc', '-i'], env: { PS1: 'prompt> ' } });
    await pty.waitFor(/prompt>/);
    pty.keys(`stty -g >before; ${demoLine}\r`);
    await pty.waitFor(/SECRET HAND/);
    pty.keys('ab');
    await pty.waitFor(/keys: a b/);
    pty.keys('\x1a');
    await pty.waitFor(/Stopped/);
    expect(pty.isAlternate).toBe(false);
    pty.keys('stty -g >stopped; echo so""far\r');
    await pty.waitFor(/sofar/);
    pty.resize({ columns: 100, rows: 30 });
    const stopped = pty.raw.length;
    pty.keys('fg\r');
    await pty.waitFor(/DEMO 100x30.*CURTAIN.*keys: a b/s);
    expect(pty.raw.slice(stopped)).not.toContain('SECRET');
    pty.keys('q');
    await pty.waitFor((lines) => !pty.isAlternate && /prompt>$/m.test(lines.join('\n')));
    pty.keys('stty -g >after; exit\r');
    await pty.exit;
    const [before, ...others] = ['before', 'stopped', 'after'].map((name) =>
      readFileSync(`${pty.home}/${name}`, 'utf8'),
    );
    expect(others).toEqual([before, before]);
  });
});

it('the program goes on when no shell could wake it up', async () => {
  // The program leads its session here: no shell, and stopping has no effect.
  const pty = demo();
  await pty.waitFor(/SECRET/);
  pty.keys('\x1a');
  await pty.waitFor(/CURTAIN/);
  pty.keys('x');
  await pty.waitFor(/keys: x/);
});

it('the program plays on a terminal with CI set', async () => {
  const pty = openPty({ program: 'demo', env: { CI: '1' } });
  await pty.waitFor(/SECRET/);
  pty.keys('a');
  await pty.waitFor(/keys: a/);
  expect(pty.cell(2, 1)).toMatchObject({ text: '♥', colour: 196 });
});

it('the program ignores DEV and INK_SCREEN_READER, which mean something to Ink', async () => {
  const pty = openPty({ program: 'demo', env: { DEV: 'true', INK_SCREEN_READER: 'true' } });
  await pty.waitFor(/♠♥♦♣.*keys:/s);
});

it.each([
  [{ NO_COLOR: '1' }, []],
  [{}, ['--no-color']],
  [{ FORCE_COLOR: '3' }, ['--no-color']],
  [{ FORCE_COLOR: '0' }, []],
])('the program sends no colour with %j %j', async (env, args) => {
  const pty = openPty({ program: 'demo', env, args });
  await pty.waitFor(/♠♥♦♣.*keys:/s);
  expect(pty.raw).not.toMatch(/\[(3\d|4\d|9\d|10[0-7])[;m]/);
  expect(pty.cell(2, 0)).toMatchObject({ text: '♠', bold: true });
  expect(pty.cell(2, 7)).toMatchObject({ text: 'i', inverse: true });
});

it('the program joins keys that come byte by byte', async () => {
  const pty = demo();
  await pty.waitFor(/keys:/);
  for (const byte of 'a\x1b[C\x1b[1;5Cb') pty.keys(byte);
  await pty.waitFor(/keys: a Right Ctrl-Right b/);
});

it('the program sends only the changes of keys, and never clears the scrollback', async () => {
  const pty = demo();
  await pty.waitFor(/keys:/);
  pty.keys('a');
  await pty.waitFor(/keys: a/);
  const before = pty.raw.length;
  pty.keys('b');
  await pty.waitFor(/keys: a b/);
  expect(pty.raw.slice(before)).toBe('\x1b[?2026h\x1b[4;9Hb\x1b[?2026l');
  for (const size of [
    { columns: 40, rows: 10 },
    { columns: 120, rows: 40 },
  ]) {
    pty.resize(size);
    await pty.waitFor(new RegExp(`${size.columns}x${size.rows}`));
  }
  expect(pty.raw).not.toContain('\x1b[3J');
});

it.skipIf(process.platform !== 'linux')('the program ends quietly when the window is closed', async () => {
  const pty = openPty({
    command: ['/bin/sh', '-c', `trap '' HUP; ${demoLine} 2>noise; echo $? >status`],
  });
  await pty.waitFor(/SECRET/);
  pty.hangUp();
  await until(() => existsSync(`${pty.home}/status`) && readFileSync(`${pty.home}/status`, 'utf8') !== '');
  expect(readFileSync(`${pty.home}/status`, 'utf8')).toBe('129\n');
  // "Hangup" is the shell's own remark.
  expect(readFileSync(`${pty.home}/noise`, 'utf8').replace('Hangup\n', '')).toBe('The match is kept.\n');
});

describe('without a screen', () => {
  it.each([
    ['output is piped', '| cat', /output is not one/],
    ['input is piped', '</dev/null', /input is not one/],
  ])('cardroom says so when %s, and sends no escape codes', async (_, redirection, reason) => {
    const pty = openPty({
      command: ['/bin/bash', '-c', `set -o pipefail; ${commandLine('cardroom')} ${redirection}`],
    });
    expect((await pty.exit).status).toBe(2);
    expect(pty.raw).toMatch(reason);
    expect(pty.raw).not.toContain('\x1b');
  });

  it('cardroom plays in lines, without escape codes, if TERM is dumb', async () => {
    const pty = openPty({ env: { TERM: 'dumb' } });
    await pty.waitFor(/Type a number/);
    pty.keys('quit\r');
    expect((await pty.exit).status).toBe(0);
    expect(pty.raw).not.toContain('\x1b');
  });
});
