import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { Picture } from '../../../src/tui/drawing/picture.tsx';
import { useKeys, useOwnMouse } from '../../../src/tui/terminal/hooks.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { openStage, type Stage } from '../../support/stage.ts';
import { click } from '../../support/touch.ts';

const HEED = '\x1b[?1000h\x1b[?1006h';
const LEAVE = '\x1b[?1006l\x1b[?1000l';

/** Whether the terminal reports the mouse, by what it was told last. */
const isHeeding = ({ raw }: Stage): boolean => raw.lastIndexOf(HEED) > raw.lastIndexOf(LEAVE);

/** Tells the keys that it has heard. `t` leaves the mouse alone, or takes it again; `x` moves the area by a row. */
function Heard() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isOwn, setOwn] = useState(false);
  useOwnMouse(isOwn);
  useKeys((key) => {
    setKeys((before) => [...before, key]);
    if (key === 't') setOwn(!isOwn);
  });
  const canvas = new Canvas(20, 3, makeTheme({ depth: 2, symbols: 'unicode' }));
  const row = keys.includes('x') ? 1 : 0;
  canvas.plain(0, row, '[area]');
  canvas.touch({ x: 0, y: row, columns: 6, rows: 1 }, 'Enter');
  canvas.touch({ x: 0, y: 0, columns: 20, rows: 3 }, 'Down', 'down');
  canvas.plain(0, 2, keys.join(' '));
  return <Picture canvas={canvas} />;
}

describe('a touch', () => {
  test('is the key of its area, if it hits one; the right button is Esc, and the wheel a key of its own', async () => {
    const stage = await openStage(<Heard />);
    click(stage, 0, 0);
    click(stage, 5, 0);
    click(stage, 6, 0);
    click(stage, 0, 1);
    click(stage, 0, 0, 2);
    click(stage, 3, 1, 65);
    click(stage, 3, 1, 64);
    click(stage, 9000, 9000);
    await stage.waitFor(/^Enter Enter Esc Down$/m);
  });

  test('means the screen at its time, not the screen after the keys before it', async () => {
    const stage = await openStage(<Heard />);
    stage.keys('x\x1b[<0;1;1M');
    await stage.waitFor(/^x Enter$/m);
    click(stage, 0, 0);
    click(stage, 0, 1);
    await stage.waitFor(/^x Enter Enter$/m);
  });
});

describe('the program listens to the mouse', () => {
  test('while the terminal is drawn on, and no longer on the way out', async () => {
    const stage = await openStage(<Heard />);
    expect(isHeeding(stage)).toBe(true);
    stage.terminal.close();
    expect(isHeeding(stage)).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'uncaughtException'])('until %s', async (signal) => {
    const stage = await openStage(<Heard />);
    stage.signal(signal, new Error('a fault'));
    expect(isHeeding(stage)).toBe(false);
  });

  test('until the program stops, and again when it goes on', async () => {
    const stage = await openStage(<Heard />);
    stage.keys('\x1a');
    expect(isHeeding(stage)).toBe(false);
    stage.signal('SIGCONT');
    expect(isHeeding(stage)).toBe(true);
  });

  test('again after a stop that was not heard, as a shell may have used the terminal', async () => {
    const stage = await openStage(<Heard />);
    const before = stage.raw.length;
    stage.signal('SIGCONT');
    expect(stage.raw.slice(before)).toContain(HEED);
  });

  test('except on parts of the screen that leave it to the user', async () => {
    const stage = await openStage(<Heard />);
    stage.keys('t');
    await stage.waitFor(/^t$/m);
    expect(isHeeding(stage)).toBe(false);
    click(stage, 0, 0);
    stage.keys('t');
    await stage.waitFor(/^t t$/m);
    expect(isHeeding(stage)).toBe(true);
  });

  test.each([
    ['the flag', { mouse: false }],
    ['TERM=linux', { env: { TERM: 'linux' } }],
    ['TERM=dumb', { env: { TERM: 'dumb' } }],
  ])('except with %s', async (_, options) => {
    const stage = await openStage(<Heard />, options);
    stage.keys('t');
    stage.keys('t');
    stage.terminal.close();
    expect(stage.raw).not.toContain('?1000');
  });
});
