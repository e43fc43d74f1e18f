import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAll, differencesOf, examplesIn } from '../../src/cli/conformance.ts';
import { Protocol } from '../../src/cli/protocol.ts';
import type { JsonObject } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';
import { examplesPage } from '../../src/rules-page.ts';
import { Program } from '../../src/workers/program.ts';
import { programPath } from '../support/built.ts';
import { carriedOut, started } from '../support/command.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-conformance-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The examples of a game are asked of a program. */
const askedOf = (game: string, ...program: string[]) =>
  carriedOut(home, ['conformance', game, '--', process.execPath, ...program]);

describe.each(catalogue.map(({ game }) => game))('the rules of $title by example', (game) => {
  const examples = examplesIn(examplesPage(game.id), game.title);

  test('number at least 200, each with its own name', () => {
    expect(examples.length).toBeGreaterThanOrEqual(200);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  test('hold for cardroom', () => {
    const protocol = new Protocol(catalogue, () => 'examples');
    const differing = examples.flatMap(({ name, ask, expect }) => {
      const answer = JSON.parse(protocol.answer(JSON.stringify(ask))) as JsonObject;
      return differencesOf(expect, answer).map((difference) => `${name}: ${difference}`);
    });
    expect(differing).toStrictEqual([]);
  });

  test('cover every option and every named refusal', () => {
    const page = examplesPage(game.id);
    const untried = game.options.filter(({ name }) => !page.includes(`"${name}":`)).map(({ name }) => name);
    expect(untried).toStrictEqual([]);
    const section = readFileSync('docs/protocol.md', 'utf8')
      .split(/^### /m)
      .find((part) => part.split('\n')[0]!.includes(`\`${game.id}\``))!;
    const rules = section.slice(section.search(/Rules/)).matchAll(/^\|((?: ?`[a-z0-9-]+`,?)+) \|/gm);
    const unasked = [...rules]
      .flatMap(([, cell]) => [...cell!.matchAll(/`([a-z0-9-]+)`/g)].map(([, rule]) => rule!))
      .filter((rule) => !ELSEWHERE.includes(rule) && !page.includes(`"rule":"${rule}"`));
    expect(unasked).toStrictEqual([]);
  });
});

/** The seat to act is known in a position, and a deck, an option or a table is refused without a rule. */
const ELSEWHERE = ['not-your-turn', 'wrong-deck', 'levels-order', 'king-first', 'no-such-seat'];

test('every game has examples, and every page of examples has its game', () => {
  expect(readdirSync('docs/conformance').toSorted()).toStrictEqual(
    catalogue.map(({ game }) => `${game.id}.ndjson`).toSorted(),
  );
});

test('the built cardroom passes its own examples', () => {
  const program = [process.execPath, programPath('cardroom'), 'engine'];
  const { status, stdout, stderr } = started(home, ['conformance', 'shang', '--', ...program]);
  expect([status, stderr]).toStrictEqual([0, '']);
  expect(stdout).toMatch(/^\d+ examples tried, no answer differs\.\n$/);
});

test.each([
  ['shengji', /^score: /, 'score: 160: the Players go up 1'],
  ['shang', /^straights never wrap: /, 'straights never wrap: A♠ 2♦ 3♣ 4♥ 5♠ is refused'],
  ['gongzhu', /^hearts unbroken: /, 'hearts unbroken: 2♥ may not be led from 2♣ 3♣ 4♣ 9♣ 2♥'],
  ['500', /Joker/, 'Nello: the Joker waits until its holder cannot follow'],
  ['kings-court', / scores /, 'score: worked example, 2 2 and 6: breaking 14: Y5 on f6 scores −10'],
])('a program for %s with one wrong rule reads its name', async (game, about, example) => {
  const { status, stdout, stderr } = await askedOf(game, programPath('spoiler'));
  expect([status, stderr]).toStrictEqual([1, '']);
  const names = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
  expect(names.pop()).toBe(
    `${examplesIn(examplesPage(game), game).length} examples tried, ${names.length} answers differ.`,
  );
  expect(names).toContain(example);
  expect(names.filter((name) => !about.test(name))).toStrictEqual([]);
});

describe('the report of differences', () => {
  test.each([
    [{ ok: true }, { ok: true, more: 1 }, []],
    [{ ok: true }, { ok: false }, ['ok is false, expected true']],
    [{ rule: 'a' }, {}, ['rule is missing, expected "a"']],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3], c: 0 } }, ['a.b.1 is 3, expected 2']],
    [{ turn: [1] }, { turn: [1, 2] }, ['turn is [1,2], expected [1]']],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }, []],
    [{ a: null }, { a: 0 }, ['a is 0, expected null']],
    [{ a: null }, {}, ['a is missing, expected null']],
    [{ a: {} }, { a: [] }, ['a is [], expected {}']],
  ])('compares %j with %j', (expected, given, differences) => {
    expect(differencesOf(expected, given)).toStrictEqual(differences);
  });
});

describe('a failed run gives one sentence with the number of examples tried', () => {
  const example = (name: string) => JSON.stringify({ name, ask: { do: 'games' }, expect: { ok: true } });
  const answering = (last: string) =>
    `let n = 0; process.stdin.on('data', (data) => { for (const line of String(data).trim().split('\\n')) if (n++ < 2) console.log('{"ok":true}'); else ${last}; });`;

  test.each([
    ['dies', 'process.exit(3)', / ended without an answer \(exit status 3\); 2 of 3 examples /],
    ['answers what is not JSON', "console.log('hm')", /^The answer to "c" is not a JSON object: hm; 2 of 3 /],
    ['answers a number', "console.log('7')", /^The answer to "c" is not a JSON object: 7; 2 of 3 /],
  ])('if a program %s', async (_, last, sentence) => {
    const file = join(home, 'three.ndjson');
    writeFileSync(file, ['a', 'b', 'c'].map((name) => `${example(name)}\n`).join(''));
    const words = ['conformance', 'shang', '--examples', file, '--', process.execPath, '-e', answering(last)];
    const { status, stdout, stderr } = await carriedOut(home, words);
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^.* were tried, 0 failed\.\n$/);
    expect([status, stdout]).toStrictEqual([2, '']);
  });

  test('if a program hangs', async () => {
    const examples = examplesIn(['a', 'b', 'c'].map(example).join('\n'), 'three');
    const program = new Program('hanging', [process.execPath, '-e', answering('0')]);
    await expect(askAll(program, examples, 10)).rejects.toThrow(
      /^hanging gave no answer for 0\.01 seconds; [012] of 3 examples were tried, 0 failed\.$/,
    );
  });

  test.each([
    ['conformance chess -- true', /^There is no game "chess"; /],
    ['conformance', /^`cardroom conformance` needs a game, /],
    ['conformance shang', /^`cardroom conformance` needs a program /],
    [
      'conformance shang -- no-such-program',
      /^no-such-program cannot be started \(.*ENOENT\); check its path; 0 of /,
    ],
    ['conformance shang --examples none.ndjson -- true', /^The file none\.ndjson cannot be read: /],
  ])('for cardroom %s', async (line, sentence) => {
    const { status, stdout, stderr } = await carriedOut(home, line.split(' '));
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([status, stdout]).toStrictEqual([2, '']);
  });

  test.each([
    ['a line that is not JSON', `${example('a')}\nhello\n`, 'Line 2 of x.ndjson is not an example'],
    ['a line without a name', '{"ask":{},"expect":{}}\n', 'Line 1 of x.ndjson is not an example'],
    [
      'a line with a field too many',
      '{"name":"a","ask":{},"expect":{},"more":1}\n',
      'Line 1 of x.ndjson is not',
    ],
    ['an empty line', `${example('a')}\n\n${example('b')}\n`, 'Line 2 of x.ndjson is not an example'],
    ['an empty file', '', 'x.ndjson has no examples.'],
  ])('for %s', async (_, text, sentence) => {
    writeFileSync(join(home, 'x.ndjson'), text);
    const words = 'conformance shang --examples x.ndjson -- true'.split(' ');
    const { status, stdout, stderr } = await carriedOut(home, words);
    expect(stderr.startsWith(sentence)).toBe(true);
    expect([status, stdout]).toStrictEqual([2, '']);
  });
});
