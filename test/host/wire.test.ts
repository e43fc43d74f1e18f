import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { confine } from '../../src/host/door.ts';
import { throttle } from '../../src/host/throttle.ts';
import { useSize } from '../../src/tui/terminal/hooks.ts';
import { type Paint, Painted } from '../../src/tui/terminal/painted.tsx';
import { simulatedClock } from '../support/clock.ts';
import { settled } from './evening.ts';
import { openLine } from './line.ts';

/** A guest whose window is filled. */
async function guest() {
  const line = await openLine();
  line.terminal.render(createElement(Wall));
  await settled();
  line.sent.length = 0;
  return line;
}

/** Fills the window, and says how large it is. */
function Wall() {
  const { columns, rows } = useSize();
  return createElement(Painted, {
    rows,
    paint: (frame, x, y) => {
      for (let row = 0; row < rows; row++) frame.plain(x, y + row, `${columns}x${rows} `.repeat(columns));
    },
  });
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

test('a guest who does not read gets one frame during any changes, and the latest one at the end', async () => {
  const deaf = await guest();
  deaf.listen(false);
  for (let n = 0; n < 20 * 48; n++) {
    deaf.resize(200 + (n % 2), 60 + (n % 3));
    deaf.clock.forward(1000 / 48);
    await settled();
  }
  expect(deaf.sent).toHaveLength(1);
  expect(lengthOf(deaf.sent)).toBeLessThan(100_000);
  deaf.clock.forward(100);
  deaf.listen(true);
  await settled();
  expect(deaf.sent).toHaveLength(2);
  expect(deaf.sent[1]).toContain('201x62');
  deaf.terminal.close();
});

test('a guest who reads no output for a minute is disconnected, even while typing', async () => {
  const deaf = await guest();
  deaf.listen(false);
  deaf.resize(100, 30);
  for (let second = 0; second < 59; second++) {
    deaf.type('x');
    deaf.clock.forward(1000);
    await settled();
  }
  expect(deaf.isDestroyed()).toBe(false);
  deaf.clock.forward(1000);
  await settled();
  expect(deaf.isDestroyed()).toBe(true);
  expect(deaf.gone.aborted).toBe(true);
});

test('a changing window is drawn ten times a second at most, and finally in its last size', async () => {
  const wild = await guest();
  for (let n = 0; n < 1000; n++) {
    wild.resize(80 + (n % 50), 24 + (n % 20));
    wild.clock.forward(1);
    await settled();
  }
  expect(wild.sent.length).toBeLessThanOrEqual(11);
  wild.clock.forward(100);
  await settled();
  expect(wild.terminal.size).toStrictEqual({ columns: 129, rows: 43 });
  wild.terminal.close();
});

test('a flood of 20,000 keys a second counts at the speed of a person, and ends the connection after ten seconds', async () => {
  const wild = await guest();
  let taken = 0;
  wild.terminal.onKey(() => taken++);
  let ms = 0;
  for (; !wild.isDestroyed(); ms += 50) {
    for (let n = 0; n < 1000; n++) wild.type('x');
    await settled();
    wild.clock.forward(50);
  }
  expect(Math.round(ms / 1000)).toBe(10);
  // A page at once, then 256 a second.
  expect(taken).toBeGreaterThan(1000);
  expect(taken).toBeLessThan(4096 + 256 * 11);
});

test('an arrow held down for half a minute is no flood, and neither is a page pasted now and then', async () => {
  const kim = await guest();
  let taken = 0;
  kim.terminal.onKey(() => taken++);
  for (let n = 0; n < 30 * 30; n++) {
    kim.type('\x1b[A');
    await settled();
    kim.clock.forward(1000 / 30);
  }
  expect(taken).toBe(30 * 30);
  for (let n = 0; n < 5; n++) {
    kim.type(`\x1b[200~${'x'.repeat(6000)}`);
    await settled();
    kim.clock.forward(16_000);
  }
  expect(kim.isDestroyed()).toBe(false);
  kim.terminal.close();
});

/** A socket that is read as long as it is not paused, and answers whatever it is told. */
function wildSocket() {
  const clock = simulatedClock();
  const socket = Object.assign(new EventEmitter(), {
    isPaused: false,
    destroyed: false,
    writableLength: 0,
    pause: () => Object.assign(socket, { isPaused: true }),
    resume: () => Object.assign(socket, { isPaused: false }),
    destroy: () => Object.assign(socket, { destroyed: true }),
  });
  throttle(socket as unknown as Socket, clock);
  return { clock, socket };
}

test('a connection is read at 64 kB a second at most', () => {
  const { clock, socket } = wildSocket();
  let read = 0;
  for (let ms = 0; ms < 60_000; ms += 10) {
    for (let n = 0; n < 10 && !socket.isPaused; n++) {
      socket.emit('data', Buffer.alloc(65_536));
      read += 65_536;
    }
    clock.forward(10);
  }
  expect(read).toBeLessThan(128 * 1024 + 61 * 65_536);
  expect(read).toBeGreaterThan(50 * 65_536);
});

test('a fault in reading a connection ends that connection alone', () => {
  const { socket } = wildSocket();
  const told: unknown[] = [];
  confine(socket as unknown as Socket, (fault) => told.push(fault));
  const fault = new Error('a packet that nobody thought of');
  socket.on('data', () => {
    throw fault;
  });
  socket.emit('data', Buffer.alloc(1));
  expect([socket.destroyed, told]).toStrictEqual([true, [fault]]);
});

test('a guest who sends without reading is disconnected before their output fills the memory', () => {
  const { socket } = wildSocket();
  socket.writableLength = 1 << 20;
  socket.emit('data', Buffer.alloc(100));
  expect(socket.destroyed).toBe(false);
  socket.writableLength += 1;
  socket.emit('data', Buffer.alloc(100));
  expect(socket.destroyed).toBe(true);
});

test('a guest can touch the screen: their terminal reports the mouse until it closes', async () => {
  const line = await openLine();
  const heard: string[] = [];
  line.terminal.onKey((key) => heard.push(key));
  const paint: Paint = (frame) => frame.touch({ x: 0, y: 0, columns: 5, rows: 1 }, 'Enter');
  line.terminal.render(createElement(Painted, { rows: 1, paint }));
  await settled();
  expect(line.sent.join('')).toContain('\x1b[?1000h\x1b[?1006h');
  line.type('\x1b[<0;3;1M\x1b[<0;3;1m\x1b[<0;9;9M');
  await settled();
  expect(heard).toEqual(['Enter']);
  line.terminal.close();
  expect(line.sent.join('')).toContain('\x1b[?1006l\x1b[?1000l');
});
