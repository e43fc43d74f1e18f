import { expect, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { loadLog, saveLog } from '../../../src/engine/save.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { take } from '../../../src/engine/take.ts';
import type { Settings } from '../../../src/front/settings.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import type { AskAdviser } from '../../../src/tui/match/bots.ts';
import { costing } from '../../support/costly.ts';
import { text } from '../../support/press.ts';
import { makeRoom } from '../../support/room.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const { game } = partsOf('gongzhu')!;

/** In Chinese Hearts 20 points matter. */
const COSTS = /\S+ costs 42 points\. Better \S+: .*\.\n u takes it back; Enter goes on\./;

/** A match of Chinese Hearts in which nothing is passed. */
async function open({
  people = [0],
  settings = { answers: 'at-once' },
  ask = async (question) => costing(42, question),
}: {
  readonly people?: readonly number[];
  readonly settings?: Partial<Settings>;
  readonly ask?: AskAdviser;
} = {}) {
  const setup = readSetup(game, { seed: 'answers', options: { passing: 'none' } }, '') as Setup;
  const room = makeRoom(settings);
  const start = { kind: 'play', game: game.id, setup, players: seatPlayers(4, people, 'easy') } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} askAdviser={ask} />);
  await stage.waitFor(people.length > 1 ? /Pass the keyboard/ : /i:hint/);
  return { stage, room };
}

async function playFirst(stage: Stage) {
  stage.keys('1\r');
  await stage.drawn();
}

test('a costly move gets an answer before the next card, until a key is pressed', async () => {
  const { stage, room } = await open();
  const before = room.match.moveCount;
  await playFirst(stage);
  await stage.waitFor(COSTS);
  expect(room.match.moveCount).toBe(before + 1);
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
  expect(room.match.moveCount).toBeGreaterThan(before + 1);
});

test('u takes the move back, and another one is judged anew', async () => {
  let asked = 0;
  const { stage, room } = await open({
    ask: async (question) => costing(asked++ === 0 ? 42 : 3, question),
  });
  const before = room.match.moveCount;
  await playFirst(stage);
  await stage.waitFor(COSTS);
  stage.keys('u');
  await stage.waitFor(/i:hint/);
  expect(room.match.moveCount).toBe(before);
  await playFirst(stage);
  await stage.waitFor(/i:hint/);
  expect(asked).toBe(2);
  expect(room.match.moveCount).toBeGreaterThan(before + 1);
  expect(room.match.aid()).toStrictEqual({ hints: 0, told: 1, takenBack: 1, unrated: [] });
});

test('the log records every judged decision once, even after silence', async () => {
  const { stage, room } = await open({ ask: async (question) => costing(19, question) });
  await playFirst(stage);
  await stage.waitFor(/i:hint/);
  expect(room.match.entries.filter((entry) => 'hint' in entry)).toStrictEqual([{ seat: 0, hint: null }]);
  expect(loadLog(saveLog(room.match), () => game)).toMatchObject({ moveCount: room.match.moveCount });
});

test('the log counts requested hints and judged moves apart, even for a move taken back', async () => {
  const { stage, room } = await open({
    async ask(question) {
      const [first] = take(game.moves(question.view, question.seat), 1);
      return costing(42, { played: game.format(first!), ...question });
    },
  });
  await playFirst(stage);
  await stage.waitFor(COSTS);
  stage.keys('u');
  await stage.waitFor(/i:hint/);
  stage.keys('i');
  await stage.waitFor(/\(\+42/);
  expect(room.match.entries.filter((entry) => 'hint' in entry)).toHaveLength(2);
  expect(room.match.aid()).toMatchObject({ hints: 1, told: 1 });
  expect(loadLog(saveLog(room.match), () => game)).toMatchObject({ moveCount: room.match.moveCount });
  stage.keys('q');
  await stage.waitFor(/c {2}Chinese Hearts/);
  stage.keys('m');
  await stage.waitFor(/1 hint, costly moves told,\s+1 taken back/);
});

test('moves are judged only while the option is on', async () => {
  const { stage, room } = await open({ settings: {}, ask: () => Promise.reject(new Error('asked')) });
  await playFirst(stage);
  await stage.waitFor(/i:hint/);
  expect(room.match.aid().hints).toBe(0);
});

test('the table answers keys while a move is judged, and after four seconds the game goes on and says so', async () => {
  const { stage, room } = await open({ ask: () => new Promise(() => {}) });
  const before = room.match.moveCount;
  await playFirst(stage);
  await stage.waitFor(/Judging your move/);
  expect(stage.lines().at(-1)).not.toContain('Enter');
  stage.keys('m');
  await stage.waitFor(/what happened/);
  stage.keys('\x1b');
  await stage.waitFor(/Judging your move/);
  stage.keys('u');
  await stage.waitFor(/i:hint/);
  expect(room.match.moveCount).toBe(before);
  await playFirst(stage);
  await stage.waitFor(/Judging your move/);
  stage.forward(4000);
  await stage.waitFor(/There was no time to judge your move/);
  stage.forward(2000);
  await stage.waitFor(/i:hint/);
});

test('a judgement that comes after the match was left is dropped, and the match goes on without it', async () => {
  let answer = () => {};
  const { stage, room } = await open({
    ask: async (question) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return costing(42, question);
    },
  });
  await playFirst(stage);
  await stage.waitFor(/Judging your move/);
  const { moveCount } = room.match;
  stage.keys('qy');
  await stage.waitFor(/Enter goes on with/);
  answer();
  await stage.drawn();
  expect(room.match.moveCount).toBe(moveCount);
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
});

test('only the player of a move sees its cost if people share the keyboard, and the move stays', async () => {
  const { stage } = await open({ people: [0, 1, 2, 3] });
  const lift = async () => {
    await stage.waitFor(/Pass the keyboard/);
    const seat = /press (\d), then Enter/.exec(text(stage))![1]!;
    stage.forward(1000);
    stage.keys(`${seat}\r`);
    await stage.waitFor(/i:hint/);
  };
  await lift();
  // The lead of 2♣ is no choice.
  await playFirst(stage);
  await lift();
  await playFirst(stage);
  await stage.waitFor(/costs 42 points[\s\S]*\n Enter goes on\./);
  stage.signal('SIGCONT');
  await stage.waitFor(/Press a key to go on/);
  expect(text(stage)).not.toContain('costs');
  stage.keys('\r');
  await stage.waitFor(/Pass the keyboard/);
  expect(text(stage)).not.toContain('costs');
  await lift();
  stage.keys('m');
  await stage.waitFor(/what happened/);
  expect(text(stage)).not.toContain('costs');
});

test('the option is missing if results are compared with others’', async () => {
  const room = makeRoom({ answers: 'at-once' });
  const askAdviser = () => Promise.reject(new Error('asked'));
  const start = { kind: 'menu' } as const;
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={start} askAdviser={askAdviser} />,
  );
  await stage.waitFor(/CARDROOM/);
  stage.keys('o');
  await stage.waitFor(/Costly moves +off +after-deal +\[at-once\]/);
  stage.keys('\x1b');
  await stage.waitFor(/CARDROOM/);
  stage.keys('2d');
  await stage.waitFor(/Press d again/);
  stage.keys('d');
  await stage.waitFor(/i:hint/);
  stage.keys('o');
  await stage.waitFor(/Forced moves/);
  expect(text(stage)).not.toContain('Costly moves');
  stage.keys('\x1b');
  await stage.waitFor(/i:hint/);
  const before = room.match.moveCount;
  stage.keys('\t\r');
  await stage.waitFor(() => room.match.moveCount > before);
  expect(room.match.aid().hints).toBe(0);
});
