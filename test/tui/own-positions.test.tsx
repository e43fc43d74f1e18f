import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Room } from '../../src/front/room.ts';
import { catalogue } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import type { AskAdviser } from '../../src/tui/match/bots.ts';
import { chargeOf } from '../support/charge.ts';
import { settled } from '../support/lesson.tsx';
import { ownChoice, plant } from '../support/mistakes.ts';
import { played, saveIn } from '../support/played.ts';
import { press } from '../support/press.ts';
import { silentReview } from '../support/reviews.ts';
import { roomIn } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

const match = played({ game: 'gongzhu', seed: 'one', options: { limit: 100 }, deals: 9 });
const choice = ownChoice(match.match, 2);
const KEY = `gongzhu-1 1 0 ${choice.move} ${choice.played}`;

interface Opening {
  readonly askAdviser?: AskAdviser;
  readonly kind?: 'again' | 'learn';
  /** So many matches, each with one. */
  readonly positions?: number;
  /** The revision of the bots that have judged; left out: today's. */
  readonly bots?: number;
}

async function open({ askAdviser, kind = 'again', positions = 1, bots = match.about.bots! }: Opening = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const room = roomIn(folder);
  for (let number = 1; number <= positions; number++) {
    const numbered = { ...match, id: `gongzhu-${number}` };
    saveIn(folder, numbered);
    plant(room, { ...numbered, about: { bots } }, [{ place: 2, kind: `kind ${number}` }]);
  }
  const spies = { list: vi.spyOn(room.matches, 'list'), read: vi.spyOn(room.matches, 'read') };
  const start =
    kind === 'again'
      ? ({ kind, game: 'gongzhu' } as const)
      : ({ kind, game: 'gongzhu', lesson: null } as const);
  const clock = {
    now: () => Date.now() * 1000,
    after: (_: number, then: () => void) => {
      const timer = setImmediate(then);
      return () => clearImmediate(timer);
    },
  };
  const stage = await openStage(
    <App
      room={room}
      catalogue={catalogue}
      start={start}
      askAdviser={askAdviser}
      beginReview={silentReview}
    />,
    { clock },
  );
  return { stage, room, folder, spies };
}

const isAsked =
  /lesson · \d of \d · your match of \d{4}-\d\d-\d\d, deal 1, trick 5[\s\S]*Another move was worth more/;
const wordsOf = (stage: Stage): string => stage.lines().slice(-3, -1).join(' ');

/** A move that no review has looked at. */
const otherMove = (): string =>
  [...match.match.game.moves(choice.before, 0)]
    .map((move) => match.match.game.format(move))
    .find((move) => move !== choice.played && move !== choice.better)!;

async function answer(stage: Stage, move: string): Promise<void> {
  await stage.waitFor(isAsked);
  await press(stage, ':');
  await press(stage, `${move}\r`);
  await settled(stage);
}

test('the best move is recognised, beside the cost of the move played then, and the position comes back tomorrow', async () => {
  const { stage, room } = await open();
  await answer(stage, choice.better);
  expect(wordsOf(stage)).toMatch(/as good as the best\. Then: .* costs 6\d points/);
  expect(room.practised.read().positions).toMatchObject({ [KEY]: { box: 1, due: '2026-11-21' } });
  await press(stage, '\r');
  await stage.waitFor(/Solved: it comes back later\./);
  await press(stage, '\x1b');
  await stage.waitFor(/Nothing is due; the next position comes back on 2026-11-21\./);
});

test.each(['u', '\r'])(
  'the move played then shows its cost and begins anew; %j tries again, and changes no score',
  async (key) => {
    const { stage, room } = await open();
    await answer(stage, choice.played);
    expect(wordsOf(stage)).toMatch(/costs 6\d points.*You +played +the +same +then\./);
    const poor = { [KEY]: { box: 0, due: '2026-11-21', answered: '2026-11-20', atOnce: false } };
    expect(room.practised.read().positions).toEqual(poor);
    expect(stage.lines().at(-1)).toContain('Enter:try again');
    await press(stage, key);
    await answer(stage, choice.better);
    expect(room.practised.read().positions).toEqual(poor);
    await press(stage, '\r');
    await stage.waitFor(/Not solved yet: it comes back tomorrow\./);
  },
);

test('a player who asks for the move has not solved the position', async () => {
  const { stage, room } = await open();
  await stage.waitFor(isAsked);
  await press(stage, 'i');
  await press(stage, '\r');
  await settled(stage);
  expect(room.practised.read().positions[KEY]).toMatchObject({ box: 0 });
});

test.each([
  ['half right', 12, 1, /costs 12 points/],
  ['too close to the best', 30, 16, /Half right: \S+ and the best, \S+, are too close to call\./],
])(
  'a move outside the review is judged at once, and its verdict appears when ready: %s',
  async (_, cost, error, told) => {
    const other = otherMove();
    let done = () => {};
    const asked: unknown[] = [];
    const { stage, room } = await open({
      async askAdviser(question) {
        asked.push(question.compared);
        await new Promise<void>((resolve) => {
          done = resolve;
        });
        return chargeOf({ played: other, better: [choice.better], cost, error }).why;
      },
    });
    await stage.waitFor(isAsked);
    await press(stage, ':');
    await press(stage, `${other}\r`);
    await stage.waitFor(/Judging your move/);
    await press(stage, '\r');
    done();
    await settled(stage);
    expect(asked).toEqual([[choice.better, other]]);
    await stage.waitFor(() => told.test(wordsOf(stage)));
    expect(stage.lines().join()).not.toContain('Judging your move');
    expect(room.practised.read().positions).toMatchObject({ [KEY]: { box: 0, due: '2026-11-21' } });
  },
);

test.each([
  ['u', /Another move was worth more/],
  ['q\r', /1 position of your own is due\./],
])('%j takes back a move that is being judged, and the move counts as no answer', async (keys, then) => {
  const other = otherMove();
  let done = () => {};
  const judged = new Promise<void>((resolve) => {
    done = resolve;
  });
  const { stage, room } = await open({
    askAdviser: () => judged.then(() => chargeOf({ played: other, better: [choice.better] }).why),
  });
  await stage.waitFor(isAsked);
  await press(stage, ':');
  await press(stage, `${other}\r`);
  await stage.waitFor(/Judging your move/);
  for (const key of keys) await press(stage, key);
  done();
  await press(stage, '\x0c');
  expect(stage.lines().join(' ')).toMatch(then);
  expect(room.practised.read().positions).toEqual({});
});

test('the program reports a failed write, and repeats it with the next answer', async () => {
  const { stage, room } = await open({ positions: 2 });
  const file = join((room.matches as MatchStore).folder, 'practice.json');
  symlinkSync(join(file, 'nowhere'), file);
  await answer(stage, choice.better);
  expect(stage.lines().join(' ')).toMatch(
    /The day it comes back cannot be saved: its link leads in a circle\./,
  );
  rmSync(file);
  await press(stage, '\r');
  await answer(stage, choice.better);
  expect(stage.lines().join(' ')).not.toContain('cannot be kept');
  expect(Object.keys(room.practised.read().positions)).toHaveLength(2);
});

test('the review shows the past move, shows the better one and plays on from there, but only after the answer', async () => {
  const { stage, room } = await open();
  await stage.waitFor(isAsked);
  for (const key of ['e', 's', 'y']) await press(stage, key);
  expect(stage.lines().join('\n')).toMatch(isAsked);
  await answer(stage, choice.better);
  await press(stage, 'e');
  await stage.waitFor(
    /review of your play[\s\S]*▎ +\?\? [\s\S]*1 position of this match comes back[\s\S]*In hand:/,
  );
  await press(stage, 'q');
  await stage.waitFor(/as good as the best\./);
  await press(stage, 's');
  await stage.waitFor(/ in place of .*, the cards as they lay/);
  await press(stage, 'q');
  await press(stage, 'q');
  await stage.waitFor(/as good as the best\./);
  await press(stage, 'y');
  await stage.waitFor(/Play on from here/);
  await press(stage, '\r');
  await stage.waitFor(/Played on from gongzhu-1/);
  expect(room.match.moveCount).toBe(choice.move);
});

test.each([
  ['cut', (folder: string) => saveIn(folder, match, 60)],
  ['removed', (_: string, { matches }: Room) => matches.remove(match.id)],
])('a match is read once a sitting: a log that is %s meanwhile leaves it unchanged', async (_, change) => {
  const { stage, room, folder, spies } = await open();
  await stage.waitFor(isAsked);
  expect(spies.read).toHaveBeenCalledTimes(1);
  change(folder, room);
  await answer(stage, choice.better);
  await press(stage, 'e');
  await stage.waitFor(/review of your play[\s\S]*▎ +\?\? /);
  await press(stage, 'q');
  await press(stage, '\r');
  await stage.waitFor(/Solved: it comes back later\./);
});

test.each([
  ['best', 'still a mistake', 40, /as good as the best\. Then: .* costs 40 points/, 1],
  ['best', 'a mistake no longer', 2, /Judged again, your move then was no mistake\./, 1],
  ['played', 'a mistake no longer', 2, /Judged again, your move then was no mistake\./, 1],
  ['played', 'still a mistake', 40, /costs 40 points.*You +played +the +same +then\./, 0],
])(
  'the answer is judged anew if the bots have changed since the review: the %s move, %s',
  async (which, _, cost, told, box) => {
    const asked: unknown[] = [];
    const { stage, room } = await open({
      bots: match.about.bots! - 1,
      async askAdviser(question) {
        asked.push(question.compared);
        return chargeOf({ played: choice.played, better: [choice.better], cost }).why;
      },
    });
    await answer(stage, which === 'best' ? choice.better : choice.played);
    await stage.waitFor(() => told.test(wordsOf(stage)));
    expect(asked).toEqual([[choice.better, choice.played]]);
    expect(room.practised.read().positions).toMatchObject({ [KEY]: { box } });
  },
);

test('the list of matches is read once for the positions of all games', async () => {
  const { stage, spies } = await open({ kind: 'learn' });
  await stage.waitFor(/Your own positions +1 due/);
  spies.list.mockClear();
  for (let game = 0; game < catalogue.length; game++) await press(stage, 'g');
  await stage.waitFor(/Your own positions +1 due/);
  expect(spies.list).not.toHaveBeenCalled();
});

test('the list leaves out positions of a removed match, and says so', async () => {
  const { stage, room } = await open({ kind: 'learn' });
  for (let key = 0; key < 5; key++) await press(stage, '\x1b[B');
  await stage.waitFor(/1 position of your own is due\./);
  room.matches.remove('gongzhu-1');
  await press(stage, '\r');
  await stage.waitFor(/▎ +\+ +Your own positions[\s\S]*Nothing to practise yet/);
});

test('Esc in the middle asks first, and unanswered positions stay due', async () => {
  const { stage } = await open();
  await stage.waitFor(isAsked);
  await press(stage, '\x1b');
  await stage.waitFor(/Leave\? 0 of 1 position answered\./);
  await press(stage, '\r');
  await stage.waitFor(/1 position of your own is due\.\s+1 position, 1 due, 0 solved/);
});

test('the list of lessons says how many positions are due, and Enter opens them', async () => {
  const { stage } = await open({ kind: 'learn' });
  await stage.waitFor(/Your own positions +1 due/);
  for (let key = 0; key < 5; key++) await press(stage, '\x1b[B');
  await stage.waitFor(/1 position of your own is due\./);
  await press(stage, '\r');
  await stage.waitFor(isAsked);
});
