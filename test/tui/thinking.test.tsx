import { describe, expect, test, vi } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { type AskAdviser, type AskBot, botOfHouse } from '../../src/tui/match/bots.ts';
import { quickAdviser } from '../support/advice.ts';
import { numberOf, openApp } from '../support/app.tsx';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

/** An adviser that answers when the test says so. */
function slowAdviser(): { readonly askAdviser: AskAdviser; answer(): void } {
  let answer = () => {};
  const askAdviser: AskAdviser = async (question) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return quickAdviser(question);
  };
  return { askAdviser, answer: () => answer() };
}

describe('while a bot thinks', () => {
  const never: AskBot = () => new Promise(() => {});

  test('the table answers keys', async () => {
    const stage = await openApp(makeRoom(), {}, never);
    await press(stage, `${numberOf('shang')}\r`);
    for (const [key, shown] of [
      ['?', 'The keys that work now'],
      ['m', 'what happened'],
      ['s', 'No deal is finished yet'],
      ['o', 'CARDROOM  options'],
    ] as const) {
      await stage.waitFor(/is thinking\./);
      await press(stage, key);
      expect(text(stage)).toContain(shown);
      stage.keys('\x1b');
    }
    await stage.waitFor(/is thinking\./);
    expect(await press(stage, '-')).toContain('Pace:');
    expect(await press(stage, 'i')).toContain('i gives a hint once it is your turn.');
    expect(await press(stage, 'qy')).toContain('q:quit');
  });

  test('the table waits for a hint, and Enter plays no card before the hint is there', async () => {
    const { askAdviser, answer } = slowAdviser();
    const room = makeRoom();
    const stage = await openApp(room, {}, undefined, askAdviser);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three to the left/);
    expect(await press(stage, 'i')).toContain('Thinking about a hint');
    expect(await press(stage, '\r')).toContain('Wait for the hint, or pick a move first.');
    expect(room.match.moveCount).toBe(0);
    answer();
    await stage.waitFor(/Hint: /);
    await press(stage, '\r');
    expect(room.match.moveCount).toBeGreaterThan(0);
  });

  test('Enter gives the hint up, and the next Enter plays the selected cards', async () => {
    const { askAdviser } = slowAdviser();
    const room = makeRoom();
    const stage = await openApp(room, {}, undefined, askAdviser);
    stage.keys(`${numberOf('kings-court')}\r`);
    await stage.waitFor(/Enter:place/);
    stage.keys('n');
    await stage.waitFor(/LEGAL/);
    const before = room.match.moveCount;
    await press(stage, 'i');
    expect(await press(stage, '\r')).toContain('No hint, then: Enter once more to place; i asks again.');
    expect(room.match.moveCount).toBe(before);
    await press(stage, '\r');
    expect(room.match.moveCount).toBeGreaterThan(before);
  });

  test('a hint stays in the foot after a key that does nothing, and so does its second i', async () => {
    const { askAdviser, answer } = slowAdviser();
    const stage = await openApp(makeRoom(), {}, undefined, askAdviser);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three to the left/);
    await press(stage, 'i');
    answer();
    await stage.waitFor(/Hint: /);
    for (const key of ['F', 'G']) {
      const shown = await press(stage, key);
      expect(shown).toContain(`${key} does nothing here`);
      expect(shown).toContain('Hint: ');
    }
    expect(await press(stage, 'i')).toContain('play the hint');
  });

  test('a second i waits on; Esc gives the hint up, and the next Esc does nothing', async () => {
    const { askAdviser, answer } = slowAdviser();
    const stage = await openApp(makeRoom(), {}, undefined, askAdviser);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three to the left/);
    const thinking = await press(stage, 'i');
    expect(await press(stage, 'i')).toBe(thinking);
    stage.keys('\x1b');
    await stage.waitFor(/No hint, then; i asks again\./);
    answer();
    expect(await press(stage, '')).not.toContain('Hint:');
    stage.keys('\x1b');
    await stage.waitFor(/Nothing is picked/);
  });

  test('a selection meanwhile keeps the hint off', async () => {
    const { askAdviser, answer } = slowAdviser();
    const stage = await openApp(makeRoom(), {}, undefined, askAdviser);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three to the left/);
    await press(stage, 'i');
    const before = await press(stage, '123');
    answer();
    expect(await press(stage, '')).toBe(before);
  });
});

test('a thread starts before bots that think long, and only then', async () => {
  for (const level of ['normal', 'hard'] as const) {
    const { game } = partsOf('shang')!;
    const setup = readSetup(game, {}, 'warm') as Setup;
    const start = {
      kind: 'play',
      game: game.id,
      setup,
      players: seatPlayers(setup.seats, [0], level),
    } as const;
    const warmBots = vi.fn();
    const bots = { askBot: () => new Promise<never>(() => {}), warmBots };
    const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={start} {...bots} />);
    await stage.waitFor(/deal 1/);
    expect(warmBots.mock.calls).toStrictEqual(level === 'hard' ? [['shang']] : []);
    stage.keys('q');
  }
});

test('the log, not the table, says that thinking was cut short, also for a hint', async () => {
  const askBot: AskBot = async (question) => ({
    ...(await botOfHouse(partsOf('kings-court')!)({ ...question, level: 'normal' })),
    capped: true,
  });
  const askAdviser: AskAdviser = async (question) => ({ ...(await quickAdviser(question)), capped: true });
  const stage = await openApp(makeRoom(), {}, askBot, askAdviser);
  stage.keys(`${numberOf('kings-court')}\r`);
  await stage.waitFor(/Enter:place/);
  await press(stage, 'n\r');
  await stage.waitFor(/ 32 cards to place[\s\S]*Enter:place/);
  const first = await press(stage, 'i');
  expect(first).toMatch(/Hint: .* \(Enter: place\)/);
  expect(first).not.toContain('cut short');
  const log = await press(stage, 'm');
  expect(log.match(/thinking was cut short/g)).toHaveLength(3);
  expect(log).toContain('A hint was cut short after 6 seconds.');
  const newest = stage.lines().findIndex((line) => line.includes('A hint was cut short'));
  expect([newest - 1, newest].map((row) => stage.cell(row, 1).bold)).toStrictEqual([false, true]);
});

test('a hint names its move, not the table’s words for a selection', async () => {
  const stage = await openApp(makeRoom());
  stage.keys(`${numberOf('shang')}\r`);
  await stage.waitFor(/Space:pick/);
  expect(await press(stage, 'i')).toMatch(/Hint: (?!TAKEN).* \(Enter: \w+\)/);
});
