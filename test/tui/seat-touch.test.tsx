import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { numberOf, openApp } from '../support/app.tsx';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { click } from '../support/touch.ts';

const SIZES = [
  [40, 22],
  [56, 20],
  [72, 15],
  [80, 24],
  [120, 40],
] as const;

const NAME = /\bBo\b/;

/** What is told of the player whom the name stands for. */
const TOLD: { readonly [game: string]: RegExp } = {
  gongzhu: /Bo: 1[23] left, 0 points this deal, no scoring cards\./,
  shang: /Bo: \d+ left, score 0/,
  '500': /Bo: \d+ left/,
  'kings-court': /Bo: score \S+, 6 left\./,
  shengji: /Bo: \d+ left/,
};

describe.each(SIZES)('in a window of %i×%i', (columns, rows) => {
  test.each(catalogue.map(({ game }) => [game.title, game.id] as const))(
    'the touch of a name at %s tells what that player has shown',
    async (_, id) => {
      const room = makeRoom({ tables: { [id]: 'calm' } });
      const stage = await openApp(room, { size: { columns, rows } });
      await press(stage, `${numberOf(id)}\r`);
      await stage.waitFor(/hint/);
      // Names of Chinese Hearts stand at the table once cards are passed, those of 500 are told of behind the auction.
      if (id === 'gongzhu') await press(stage, '123\r');
      if (id === '500') await press(stage, 'p\r');
      if (id === 'gongzhu' || id === '500') await stage.waitFor(/trick 1/);
      // The banner may name him, too.
      const row = stage.lines().findIndex((line, y) => y > 0 && NAME.test(line));
      click(stage, stage.lines()[row]!.search(NAME), row);
      await press(stage, '');
      expect(text(stage).replace(/\s+/g, ' ')).toMatch(TOLD[id]!);
    },
  );
});
