import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Budget } from '../../src/host/budget.ts';
import { LIMITS } from '../../src/host/limits.ts';
import { type Evening, evening, type Guest } from './evening.ts';

/** The numbers of docs/friends.md in their order. */
const [page] = [readFileSync('docs/friends.md', 'utf8')].map(
  (text) => /<!-- costs -->([\s\S]*)<!-- \/costs -->/.exec(text)![1]!,
);
const numbers = [...page!.matchAll(/\d+/g)].map(([number]) => Number(number));
const [lines, everyLine, acts, actsPerSecond, questions, answerWithin, wishes, frames, bytes] = numbers as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const MANNERS = { wait: 10, clock: 12, watchers: 4 };
/** How often is looked at the table, in ms, and how long either half of an evening takes. */
const STEP = 500;
const HALF = 90_000;

/** Measures of each step of an evening. */
interface Measured {
  said: number;
  readonly asked: Map<number, Set<string>>;
  longestQuestion: number;
  longestTurn: number;
}

/** Plays for half an evening. `act` is what the guest at the second seat does in each step. */
async function play({ table, pass, clock }: Evening, others: readonly Guest[], act: () => Promise<void>) {
  const measured: Measured = {
    said: 0,
    asked: new Map(),
    longestQuestion: 0,
    longestTurn: 0,
  };
  const kims = () => table.people.filter(({ name }) => name.startsWith('kim'));
  const told = new Set<object>();
  let turnSince: number | null = null;
  for (let ms = 0; ms < HALF; ms += STEP) {
    for (const other of others) other.keys('\r');
    await act();
    await pass(STEP);
    for (const line of table.lines.all) if (line.name.startsWith('kim')) told.add(line);
    const { match } = table.kept!;
    const { asking } = table.consent;
    if (asking && kims().some(({ id }) => id === asking.asker)) {
      const { deal } = match.status;
      measured.asked.set(deal, (measured.asked.get(deal) ?? new Set()).add(`${asking.until}`));
      measured.longestQuestion = Math.max(measured.longestQuestion, asking.until - clock.now());
    }
    turnSince = match.turn.includes(1) ? (turnSince ?? clock.now()) : null;
    if (turnSince !== null) measured.longestTurn = Math.max(measured.longestTurn, clock.now() - turnSince);
  }
  measured.said = told.size;
  return measured;
}

/** Counts the frames and bytes drawn on a screen so far. */
const drawn = ({ raw }: Guest) => ({
  frames: raw.split('\x1b[?2026h').length - 1,
  bytes: Buffer.byteLength(raw),
});

/** An evening with a guest at the second seat who acts like this; answers what it cost. */
async function withGuest(act: (there: Evening, kim: Guest) => Promise<Guest>) {
  const there = await evening({
    setup: { options: { passing: 'none', limit: 1000 } },
    manners: MANNERS,
  });
  const ann = await there.host();
  let kim = await there.guest('kim');
  const li = await there.guest('li');
  there.table.begin();
  await there.pass(500);
  const before = drawn(li);
  const measured = await play(there, [ann, li], async () => {
    kim = await act(there, kim);
  });
  const after = drawn(li);
  return { measured, frames: after.frames - before.frames, bytes: after.bytes - before.bytes };
}

/** Answers in time, and does nothing else. */
const polite = async ({ table, clock }: Evening, kim: Guest): Promise<Guest> => {
  const since = table.waiting.since(1);
  if (since !== null && clock.now() - since > 5000) kim.keys('\r');
  return kim;
};

test('a malicious guest within all rules costs the others no more in an evening than docs/friends.md says', async () => {
  const usual = await withGuest(polite);
  // There: says as much as they may, asks back, answers late, and changes their window.
  let size = 0;
  const there = await withGuest(async (table, kim) => {
    await polite(table, kim);
    kim.keys('/5\x1buY\x1b');
    kim.resize({ columns: 80 + (size++ % 40), rows: 24 + (size % 10) });
    return kim;
  });
  // Away and back, as often as the door lets them in, and never answers.
  let comings: Budget | null = null;
  const coming = await withGuest(async ({ clock, guest }, kim) => {
    comings ??= new Budget(LIMITS.comings, clock);
    kim.keys('/1\x1b');
    kim.cut();
    return comings.take(1) === 1 ? await guest('kim') : kim;
  });
  const seconds = HALF / 1000;
  for (const { measured, ...seen } of [there, coming]) {
    expect(measured.said).toBeLessThanOrEqual(lines + seconds / everyLine);
    for (const asked of measured.asked.values()) expect(asked.size).toBeLessThanOrEqual(questions);
    expect(measured.longestQuestion).toBeLessThanOrEqual(answerWithin * 1000);
    expect(measured.longestTurn).toBeLessThanOrEqual((MANNERS.clock + 2) * 1000);
    expect((seen.frames - usual.frames) / seconds).toBeLessThanOrEqual(frames);
    expect((seen.bytes - usual.bytes) / seconds).toBeLessThanOrEqual(bytes);
  }
  // It comes close to what the page says: fewer would be too much said.
  expect(there.measured.said).toBeGreaterThanOrEqual(Math.floor(lines + seconds / everyLine) - 2);
  expect(Math.max(...[...there.measured.asked.values()].map(({ size }) => size))).toBe(questions);
  expect(there.measured.longestQuestion).toBeGreaterThan((answerWithin - 1) * 1000);
});

test('a guest in the lobby can redraw all screens as often as docs/friends.md says', async () => {
  const { host, guest, table, pass } = await evening();
  await host();
  const kim = await guest('kim');
  await pass(5000);
  let changes = 0;
  table.subscribe(() => {
    changes++;
  });
  for (let n = 0; n < 100; n++) kim.keys('\r');
  await pass(0);
  expect(changes).toBe(acts);
  await pass(250);
  for (let ms = 250; ms < 10_000; ms += 250) {
    kim.keys('\r\x1b[B ');
    await pass(250);
  }
  expect(changes - acts).toBeLessThanOrEqual(actsPerSecond * 10);
  expect(changes - acts).toBeGreaterThan(actsPerSecond * 9);
});

test('a guest can ask the host for as many seats as docs/friends.md says', async () => {
  const { host, guest, table, pass } = await evening();
  await host();
  table.begin();
  await guest('kim');
  await pass(500);
  for (let seat = 1; seat < 4; seat++) table.sit(table.people[1]!, seat);
  expect(table.wants).toHaveLength(wishes);
});
