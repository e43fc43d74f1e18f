import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellingOf } from '../../src/games.ts';
import { ReviewStore } from '../../src/store/reviews.ts';
import { carriedOut } from '../support/command.ts';
import { plant } from '../support/mistakes.ts';
import { played, saveIn } from '../support/played.ts';
import { keepSettings } from '../support/pty.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-again-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('`learn GAME again` without a terminal lists due positions, or says why there are none', async () => {
  const learn = (...more: string[]) => carriedOut(home, ['learn', 'gongzhu', 'again', ...more]);
  expect((await learn()).stdout).toMatch(/^Nothing to practise yet: .*\.\n$/);
  expect((await learn('--json')).stdout).toBe('[]\n');

  const match = played({ game: 'gongzhu', seed: 'one', options: { limit: 100 }, deals: 9 });
  saveIn(join(home, 'matches'), match);
  plant({ reviews: new ReviewStore(join(home, 'reviews'), tellingOf) }, match, [{ place: 2 }]);
  expect((await learn('--list')).stdout).toBe(
    '1 position of your own is due.\n  gongzhu-1, deal 1: lead\n1 position, 1 due, 0 solved.\n',
  );
  expect(JSON.parse((await learn('--json')).stdout)).toEqual([
    { game: 'gongzhu', match: 'gongzhu-1', deal: 1, kind: 'lead' },
  ]);
  expect((await carriedOut(home, ['stats', 'gongzhu'])).stdout).toContain(
    'practice: 1 position, 1 due, 0 solved\n',
  );

  keepSettings(home, { practice: false });
  expect((await learn()).stdout).toMatch(/^Practice is off: .*\.\n$/);
});
