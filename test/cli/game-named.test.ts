import { expect, test } from 'vitest';
import { gameNamed, nearest } from '../../src/cli/game-named.ts';
import { Misuse } from '../../src/cli/misuse.ts';
import { catalogue } from '../../src/games.ts';

const idOf = (name: string) => gameNamed(name).game.id;

test.each([
  ['Chinese Hearts', 'gongzhu'],
  ['chinese-hearts', 'gongzhu'],
  ['gong-zhu', 'gongzhu'],
  ['five-hundred', '500'],
  ['tractor', 'shengji'],
  ['Kings Court', 'kings-court'],
])('%s means %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test('every game goes by its id and its title', () => {
  for (const { game } of catalogue)
    expect([idOf(game.id), idOf(game.title)]).toStrictEqual([game.id, game.id]);
});

test.each([
  ['gonzhu', 'There is no game "gonzhu"; did you mean gongzhu (Chinese Hearts)?'],
  ['hearts', 'There is no game "hearts"; did you mean gongzhu (Chinese Hearts)?'],
  ['shnegji', 'There is no game "shnegji"; did you mean shengji?'],
  ['50', 'There is no game "50"; there are gongzhu, shang, 500, kings-court and shengji.'],
  ['', 'There is no game ""; there are gongzhu, shang, 500, kings-court and shengji.'],
  ['whist', 'There is no game "whist"; there are gongzhu, shang, 500, kings-court and shengji.'],
])('the refusal of %j suggests games', (name, sentence) => {
  expect(() => idOf(name)).toThrow(new Misuse(sentence));
});

test('a word of three letters may have one wrong letter, but not two', () => {
  expect(nearest('lst', ['bot', 'list'])).toBe('list');
  expect(nearest('bit', ['bot', 'list'])).toBe('bot');
  expect(nearest('foo', ['bot', 'list'])).toBeUndefined();
});
