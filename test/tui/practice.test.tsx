import { expect, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import { practicesOf } from '../../src/lessons/practices.ts';
import type { AuctionHand } from '../../src/practice/auction.ts';
import { App } from '../../src/tui/app.tsx';
import { barOf, quickClock, settled } from '../support/lesson.tsx';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

/** Hands as a dealer would send them: auctions of the lessons, so that nobody has to judge. */
const EXERCISES = lessonsOf('500')
  .slice(4, 6)
  .flatMap(({ exercises }) => exercises)
  .filter(({ tasks: [task] }) => task && 'decide' in task);

function handFrom(from: number): AuctionHand {
  const exercise = EXERCISES[from % EXERCISES.length]!;
  const [task] = exercise.tasks;
  const best = task && 'decide' in task ? (task.decide[0]!.on as string[]) : [];
  // Two numbers are skipped: not every hand is worth a question.
  return { number: from + 2, kind: 'partner', exercise, best };
}

async function open(room = makeRoom(), deal = async (from: number) => handFrom(from)) {
  const [practice] = practicesOf('500');
  const start = { kind: 'learn', game: '500', lesson: null, practice: practice! } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} dealHand={deal} />, {
    clock: quickClock(),
  });
  return { room, stage };
}

test('a call is answered and counted once, the next hand comes, and the list counts the best answers', async () => {
  const { room, stage } = await open();
  await stage.waitFor(/ lesson · hand 1 · Practice auctions[\s\S]*i:show me/);
  const first = handFrom(1);
  await press(stage, ':');
  await press(stage, 'bid 10NT\r');
  await settled(stage);
  if (/Enter:go on/.test(barOf(stage))) await stage.waitFor(/Enter:try again/);
  const counted = { '500/auction': { next: first.number + 1, kinds: { partner: { asked: 1, good: 0 } } } };
  expect(room.learnt.practice).toEqual(counted);
  // Tried again, it is not counted again.
  await press(stage, 'u');
  await stage.waitFor(/i:show me/);
  await press(stage, ':');
  await press(stage, `${first.best[0]}\r`);
  await settled(stage);
  expect(room.learnt.practice).toEqual(counted);
  await press(stage, '\r');
  await stage.waitFor(/hand 2[\s\S]*i:show me/);
  const second = handFrom(first.number + 1);
  await press(stage, ':');
  await press(stage, `${second.best[0]}\r`);
  await settled(stage);
  await press(stage, '\r');
  await stage.waitFor(/hand 3[\s\S]*i:show me/);
  // What is shown is not counted.
  await press(stage, 'i\r');
  await settled(stage);
  expect(room.learnt.practice['500/auction']!.kinds).toEqual({ partner: { asked: 2, good: 1 } });
  await press(stage, 'q');
  await stage.waitFor(/Leave\? 2 calls, 1 as good as best\. Enter: yes, Esc: no\./);
  await press(stage, '\r');
  await stage.waitFor(/Practice auctions +2 calls, 1 as good as best/);
});

test('u at the first step of a hand says so, and Esc at once keeps no record', async () => {
  const { room, stage } = await open();
  await stage.waitFor(/hand 1[\s\S]*i:show me/);
  await press(stage, 'u');
  await stage.waitFor(/This is the first step\./);
  await press(stage, '\x1b');
  await stage.waitFor(/Leave\? Enter: yes, Esc: no\./);
  await press(stage, '\r');
  await stage.waitFor(/CARDROOM {2}lessons/);
  expect(room.learnt.practice).toEqual({});
});

test('Esc leaves while a hand is dealt, and a late hand stays hidden', async () => {
  let deal: (hand: AuctionHand) => void = () => {};
  const { stage } = await open(
    makeRoom(),
    () =>
      new Promise((resolve) => {
        deal = resolve;
      }),
  );
  await stage.waitFor(/Dealing and judging a hand\./);
  await press(stage, '\x1b');
  await stage.waitFor(/CARDROOM {2}lessons/);
  deal(handFrom(1));
  await press(stage, '');
  expect(stage.lines().join('\n')).toMatch(/CARDROOM {2}lessons/);
});

test('the list of lessons leads to the practice', async () => {
  const room = makeRoom();
  const stage = await openStage(
    <App
      room={room}
      catalogue={catalogue}
      start={{ kind: 'learn', game: '500', lesson: null }}
      dealHand={async (from) => handFrom(from)}
    />,
    { clock: quickClock() },
  );
  await stage.waitFor(/8 {2}Six at the table/);
  for (let row = 0; row < 8; row++) await press(stage, '\x1b[B');
  await stage.waitFor(/▎ +\+ {2}Practice auctions/);
  await press(stage, '\r');
  await stage.waitFor(/hand 1 · Practice auctions[\s\S]*i:show me/);
});
