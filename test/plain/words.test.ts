import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRefusal } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';
import { tips } from '../../src/lessons/tips/index.ts';
import { matchTexts, tipTexts } from '../../src/plain/words.ts';
import type { BeginReview } from '../../src/review/question.ts';
import { quickAdviser } from '../support/advice.ts';
import { MENU, numberOf, openApp } from '../support/app.tsx';
import { chargeOf } from '../support/charge.ts';
import { lines, plainly } from '../support/plain.ts';
import { played, saveIn } from '../support/played.ts';
import { press } from '../support/press.ts';
import { roomIn } from '../support/room.ts';

/** A room with a finished match, so that no page is empty. `isBegun`: with another one before the last card of a deal. */
function ownRoom(isBegun: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  saveIn(folder, PLAYED);
  if (isBegun) saveIn(folder, OPEN, 1);
  return roomIn(folder);
}
const PLAYED = played({ game: 'gongzhu', deals: 9, options: { limit: 200 } });
const OPEN = { ...played({ game: 'gongzhu' }), id: 'gongzhu-2' };

/** Finds one mistake in each deal: the first move of the match. */
const beginReview: BeginReview = (_, { deal, seat }, hear) => {
  const charges = [chargeOf({ move: 0, played: FIRST, better: ['pass AS KC KD'] })];
  const review = {
    deal,
    seat,
    par: [12, 7, 40, -100],
    line: LINE,
    charges,
    costs: [],
    decisions: 14,
    judged: 14,
  };
  queueMicrotask(() => hear(review));
  return () => {};
};
const LINE = {
  result: -5,
  cards: 20.4,
  you: -30.4,
  error: 14.2,
  others: 5.4,
  fortune: -0.4,
  after: [1, 2, 3].map((move) => ({ move, worth: move })),
};
const FIRST = PLAYED.match.entries.flatMap((entry) => ('move' in entry ? [entry.move] : []))[0]!;

/** Letters and words that `?` lists on a page of lines, reached by these. */
async function commandsAfter(
  typed: readonly string[],
  isBegun = false,
): Promise<{ letters: string[]; words: string[] }> {
  const said = await plainly(ownRoom(isBegun), MENU, lines(...typed, '?'), { beginReview });
  const help = said.slice(said.lastIndexOf('> ?\n') + 4).split('\n');
  const found = help.flatMap((line) => {
    const [, word = '', letter] = /^([a-zA-Z-]+)(?: [^,:]*)?(?:, (\S))?: /.exec(line) ?? [];
    return word === '' ? [] : [{ word, letter: letter ?? word }];
  });
  return { letters: found.map(({ letter }) => letter), words: found.map(({ word }) => word) };
}

/** The keys that `?` lists on a page of the screen, reached by these, of each line the first. */
async function keysAfter(keys: readonly string[], open = /\?:help/, isBegun = false): Promise<string[]> {
  const stage = await openApp(
    ownRoom(isBegun),
    { size: { columns: 160, rows: 60 } },
    undefined,
    quickAdviser,
    beginReview,
  );
  for (const key of keys) await press(stage, key);
  await stage.waitFor(open);
  await press(stage, '?');
  await stage.waitFor(/Esc:close/);
  // Between the rules at the top and at the bottom.
  const all = stage.lines();
  const rows = all.slice(
    all.findIndex((row) => row.includes('───')) + 1,
    all.findLastIndex((row) => row.includes('───')),
  );
  const headings = rows.find((row) => /^ *(SELECT|PLAY|LOOK|MATCH)/.test(row)) ?? '';
  // Each column has its keys one to the right of its headings.
  const columns = [...headings.matchAll(/[A-Z]+/g)].map(({ index }) => index + 1);
  return columns.flatMap((from) =>
    rows.flatMap((row) => /^ (\S+)(?: \S+)* *$/.exec(row.slice(from - 1, from + KEYS))?.[1] ?? []),
  );
}

/** Columns of the names of keys in a help. */
const KEYS = 9;

/** Letters of the screen that lines need no command for, and what serves there. */
const NOT_IN_LINES: { readonly [key: string]: string } = {
  z: 'a hand is hidden by not asking for it',
  c: 'nothing is picked before it is typed',
  K: 'words are not keys',
};

/** Letters of one table, and the command or the typed move that does the same. */
const OF_TABLE: { readonly [game: string]: { readonly [key: string]: string } } = {
  shengji: { n: 'out' },
  shang: { p: 'legal' },
  '500': { p: 'pass', I: 'inkle H', L: 'nello' },
  'kings-court': { N: 'best', w: 'try', b: 'try' },
};

/** A key of one letter or sign. Cursors, Enter and ranges of digits pick what lines name. */
const isLetter = (key: string): boolean => /^[a-zA-Z[\]!]$/.test(key);

interface Helped {
  readonly page: string;
  readonly keys: readonly string[];
  /** Shows that the page is open, where it takes its time; left out: any page. */
  readonly open?: RegExp;
  readonly typed: readonly string[];
  /** Does it need a begun match? */
  readonly isBegun?: boolean;
  readonly serves?: { readonly [key: string]: string };
  /** Letters that only draw something, and the reason why lines need none. */
  readonly draws?: { readonly [key: string]: string };
}

const gongzhu = numberOf('gongzhu');
/** Lines that choose the finished match. */
const FINISHED = ['t', 'matches gongzhu', '1'];
const helped: readonly Helped[] = [
  { page: 'the menu', keys: [], typed: [] },
  // A value is typed behind the name of its rule.
  { page: 'house rules', keys: [gongzhu, 'h'], typed: [gongzhu, 'h'], serves: { e: 'limit' } },
  { page: 'options', keys: ['o'], typed: ['o'] },
  { page: 'the lessons', keys: ['g'], typed: ['g'] },
  { page: 'the finished matches', keys: ['t', '\r'], open: /finished ones/, typed: FINISHED },
  { page: 'a replay', keys: ['t', '\r', 'p'], open: /replay · /, typed: [...FINISHED, 'p'] },
  { page: 'the sheet of a match', keys: ['t', '\r', 's'], typed: [...FINISHED, 's'] },
  { page: 'the sheet of a deal', keys: ['c', '\r'], open: /next deal/, typed: ['c', '1'], isBegun: true },
  {
    page: 'a review',
    keys: ['t', '\r', 's', 'e'],
    open: /review of/,
    typed: [...FINISHED, 's', 'e', '1'],
    draws: { l: 'the graph draws figures that lines say' },
  },
  // These pages are told at the table. Lines have no ends, and a search is a word.
  {
    page: 'the score so far',
    keys: ['c', '\r', '\r', 's'],
    open: /score after/,
    typed: ['c', '1', ''],
    isBegun: true,
  },
  {
    page: 'the rules',
    keys: ['r'],
    open: /Lines 1/,
    typed: [],
    serves: { g: 'rules', n: 'rules', L: 'lessons' },
  },
  {
    page: 'the rules at a table',
    keys: ['c', 'r'],
    open: /Lines 1/,
    typed: ['c'],
    isBegun: true,
    serves: { g: 'rules', n: 'rules', L: 'lessons' },
  },
  {
    page: 'the log',
    keys: ['c', 'm'],
    open: /what happened/,
    typed: ['c'],
    isBegun: true,
    serves: { g: 'log', n: 'log' },
  },
  ...catalogue.map(({ game: { id, title } }) => ({
    page: `the table of ${title}`,
    keys: [numberOf(id), '\r'],
    typed: [numberOf(id), ''],
    serves: OF_TABLE[id] ?? {},
  })),
];

test.each(helped)(
  '$page has a command for every entry of its help',
  async ({ keys, open, typed, isBegun, serves = {}, draws = {} }) => {
    const [shown, { letters, words }] = await Promise.all([
      keysAfter(keys, open, isBegun),
      commandsAfter(typed, isBegun),
    ]);
    expect(shown).toContain('?');
    expect(shown.filter(isLetter)).not.toEqual([]);
    expect(shown).toEqual(expect.arrayContaining(Object.keys(draws)));
    const missing = shown.filter(
      (key) => isLetter(key) && !(key in { ...NOT_IN_LINES, ...draws, ...serves }) && !letters.includes(key),
    );
    expect(missing).toEqual([]);
    // The replacement of a letter is a command of the page or a typed move.
    for (const word of Object.values(serves))
      expect(words.includes(word) || catalogue.some(({ game }) => !isRefusal(game.parse(word)))).toBe(true);
  },
);

test('a review goes a deal back and on', async () => {
  const said = await plainly(ownRoom(false), MENU, lines(...FINISHED, 's', 'e', '[', ']'), { beginReview });
  const last = PLAYED.match.status.results.length;
  expect(last).toBeGreaterThan(1);
  const deals = [...said.matchAll(/^Review of your play, deal (\d)/gm)].map(([, deal]) => Number(deal));
  expect(deals).toEqual([last, last - 1, last]);
});

test('a command never looks like a move of a game', async () => {
  const pages = await Promise.all([
    commandsAfter([]),
    ...catalogue.map(({ game }) => commandsAfter([numberOf(game.id), ''])),
    commandsAfter(['o']),
  ]);
  const words = new Set(pages.flatMap(({ letters, words }) => [...letters, ...words]));
  expect(words.size).toBeGreaterThan(30);
  for (const { game } of catalogue)
    for (const word of words) expect(isRefusal(game.parse(word)), `${word} in ${game.id}`).toBe(true);
});

test.each([
  ['the hint', '', 'QS: the hint.'],
  ['+3 ±5', 'no sure gain   hearts +5, JD +1', 'QS: +3 ±5: no sure gain; hearts +5, JD +1.'],
  ['0 ±1', 'no sure gain   ', 'QS: 0 ±1: no sure gain.'],
])('signs separate the reasons of a move that costs %s', (cost, why, sentence) => {
  expect(matchTexts.judged('QS', cost, why)).toBe(sentence);
});

test('an unasked sentence names a command by its word', () => {
  const texts = Object.values(matchTexts).filter((text) => typeof text === 'string');
  const told = [...texts, ...Object.values(matchTexts.asked)];
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((text) => /(?:^|[;:] )[a-z] /.test(text))).toEqual([]);
});

test('tips in lines leave out keys of the screen', () => {
  const texts = tips.map(({ id, say }) => tipTexts[id] ?? say);
  expect(
    texts.filter((text) => /`/.test(text) || /\b(?:Tab|Enter|Space|Esc|Backspace)\b/.test(text)),
  ).toEqual([]);
  const ids = tips.map(({ id }) => id);
  expect(Object.keys(tipTexts).filter((id) => !ids.includes(id))).toEqual([]);
});
