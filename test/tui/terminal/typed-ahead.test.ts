import { expect, test } from 'vitest';
import type { InputEvent } from '../../../src/tui/terminal/input.ts';
import { TypedAhead } from '../../../src/tui/terminal/typed-ahead.ts';

const key = (text: string): InputEvent => ({ kind: 'key', key: text }) as InputEvent;

/** What is taken of these chunks, which all come before the second event is taken. */
async function taken(chunks: readonly (readonly InputEvent[])[]): Promise<InputEvent[]> {
  const events: InputEvent[] = [];
  let now = 0;
  const take = (event: InputEvent) => void events.push(event);
  // Each event takes longer than a stretch.
  const typed = new TypedAhead({ take, settle: () => {}, show: () => {}, now: () => (now += 100) });
  typed.add([key('a'), key('b')]);
  for (const chunk of chunks) typed.add(chunk);
  for (let turn = 0; turn < 1100; turn++) await new Promise((resolve) => setImmediate(resolve));
  return events;
}

const page = Array.from({ length: 5000 }, () => key('x'));

test('an unmarked paste is cut at a thousand keys, and the screen hears of it once', async () => {
  const events = await taken([page, page, page]);
  expect(events.length).toBeLessThan(1100);
  expect(events.filter(({ kind }) => kind === 'paste')).toHaveLength(1);
  expect(events.at(-1)).toEqual({ kind: 'paste', text: '' });
});

test('a key that ends the program is heard behind such a paste', async () => {
  const events = await taken([page, [...page, key('Ctrl-C')], page]);
  expect(events).toContainEqual(key('Ctrl-C'));
});
