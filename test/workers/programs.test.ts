import { expect, onTestFinished, test } from 'vitest';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { Programs } from '../../src/workers/programs.ts';

const { game } = partsOf('gongzhu')!;

test('a program that was silent at one seat is skipped at another', async () => {
  const match = new Match(game, readSetup(game, { seed: 'programs' }, '') as Match['setup']);
  const programs = new Programs(game, 20);
  onTestFinished(() => programs.close());
  const command = `"${process.execPath}" -e "process.stdin.resume()"`;
  const answer = (seat: number) =>
    programs.choose(command, {
      ...{ game: game.id, view: match.view(seat), seat },
      ...{ seed: 'programs', moveCount: 0 },
    });
  const why = `exec:${command} gave no answer for 0.02 seconds`;
  expect(await answer(0)).toEqual({ why });
  expect(await answer(1)).toEqual({ why: `${why} at another seat` });
});
