import { expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { savedIn } from '../../src/front/saved.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { played, saveIn } from '../support/played.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

async function typed(stage: Stage, move: string) {
  stage.keys(':');
  await stage.waitFor(/Esc:close/);
  stage.keys(`${move}\r`);
}

test('u asks first after the end of a match, then the match is unrated, and every page shows hints and take-backs', async () => {
  const room = makeRoom();
  const match = played({ game: 'kings-court' });
  saveIn((room.matches as MatchStore).folder, match, 1);
  const { move } = match.match.entries.findLast((entry) => 'move' in entry && entry.seat === 0) as {
    move: string;
  };
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />, {});
  await stage.waitFor(/Enter goes on with/);
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
  await typed(stage, move);
  await stage.waitFor(/is over · unaided/);
  const { moveCount } = room.match;

  stage.keys('u');
  await stage.waitFor(/Hidden cards have been shown since: the match would be unrated\. u again/);
  stage.keys('x');
  await stage.waitFor(/x does nothing here/);
  stage.keys('u');
  await stage.waitFor(/Hidden cards have been shown/);
  expect(room.match.moveCount).toBe(moveCount);
  stage.keys('u');
  await stage.waitFor(/i:hint/);
  expect(room.match.entries.at(-1)).toMatchObject({ undo: expect.any(Number) });

  stage.keys('i');
  await stage.waitFor(/Hint:/);
  expect(room.match.entries.at(-1)).toMatchObject({ seat: 0, hint: expect.any(String) });
  stage.keys('i');
  await typed(stage, move);
  await stage.waitFor(/is over · 1 hint, 1 taken back, unrated/);
  stage.keys('f');
  await stage.waitFor(/No challenge from an unrated match/);
  stage.keys('q');
  await stage.waitFor(/is over/);
  stage.keys('q');
  await stage.waitFor(/CARDROOM/);
  stage.keys('m');
  await stage.waitFor(/where it stands/);
  stage.keys('\t');
  await stage.waitFor(/won by .*1 hint, 1 taken back,\s+unrated/);
  expect(savedIn(room.matches).kept[0]).toMatchObject({
    state: 'finished',
    aid: { hints: 1, takenBack: 1, unrated: [1] },
  });
});

test('u asks first after an exchange, and takes a played card back at once', async () => {
  const { game } = partsOf('gongzhu')!;
  const setup = readSetup(game, { seed: 'exchange' }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const room = makeRoom();
  const players = seatPlayers(4, [0], 'normal');
  const start = { kind: 'play', game: 'gongzhu', setup, players } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />, {});
  await stage.waitFor(/i:hint/);
  await typed(stage, [...room.match.moves(0)][0]!);
  await stage.waitFor(/LEGAL|Only numbered|Play|lead/i);
  for (
    let turn = 0;
    turn < 100 && !(room.match.turn.includes(0) && room.match.status.phase === 'play');
    turn++
  )
    await stage.drawn();
  await stage.waitFor(/i:hint/);
  const { moveCount } = room.match;
  await typed(stage, [...room.match.moves(0)][0]!);
  for (let turn = 0; turn < 100 && !(room.match.turn.includes(0) && room.match.moveCount > moveCount); turn++)
    await stage.drawn();
  await stage.waitFor(/i:hint/);
  stage.keys('u');
  for (let turn = 0; turn < 100 && room.match.moveCount > moveCount; turn++) await stage.drawn();
  expect(room.match.moveCount).toBe(moveCount);
  stage.keys('u');
  await stage.waitFor(/Hidden cards have been shown since: deal 1 would be unrated\./);
  expect(room.match.moveCount).toBe(moveCount);
  stage.keys('u');
  for (let turn = 0; turn < 100 && room.match.moveCount > 0; turn++) await stage.drawn();
  expect(room.match.status.phase).toBe('pass');
  expect(room.match.aid()).toStrictEqual({ hints: 0, takenBack: 2, unrated: [1] });
});
