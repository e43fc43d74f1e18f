import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Habits of the source that docs/style.md asks to drop. Some are counted: lower the figure with the count. */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

/** Names that every game has for something of its own, so that they have as many meanings as there are games. */
const VOCABULARY = new Set(
  (
    'State View Position Move Fact Refusal Phrase Trick PastTrick Deal DealPhase DealView PlayPhase OverPhase Hidden Standing ' +
    'DealResult Tally HouseRules Weights Part Selection Lying Call Play PlayView PlayersView TrickTaken Board'
  ).split(' '),
);

/** The top-level types and classes of a file. */
const typesOf = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm), ([, name]) => name!));

/** The comments of a file that have lines of their own, of each the first line. */
function commentsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) => {
    if (line.startsWith('//')) return lines[at - 1]?.startsWith('//') ? [] : [line.slice(3)];
    if (line === '/**') return [lines[at + 1]!.slice(2)];
    return line.startsWith('/** ') ? [line.slice(4)] : [];
  });
}

const RIDDLE = /^(?:What|Who|Whoever|Where|Of|So many|So much|The same|For whom)\b/;

test('the patterns find their subjects', () => {
  expect([...typesOf('type A = 1;\nexport interface B {}\n  type Inner = 2;\nclass C {}')]).toEqual([
    'A',
    'B',
    'C',
  ]);
  const text =
    '/** One. */\n/**\n * Two\n * and on.\n */\n  // Three\n  // and on.\nconst four = 1; // Of it.';
  expect(commentsOf(text)).toEqual(['One. */', 'Two', 'Three']);
  expect(
    ['Where it is.', 'So many of it.', 'Offers it.', 'Whole rows.'].map((one) => RIDDLE.test(one)),
  ).toEqual([true, true, false, false]);
});

test('a type has a name of its own: no name is declared in three files', () => {
  const counts = new Map<string, number>();
  for (const name of files.flatMap((text) => [...typesOf(text)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  expect([...counts].filter(([name, count]) => count >= 3 && !VOCABULARY.has(name))).toEqual([]);
});

test('a comment begins with its subject or a verb', () => {
  const riddles = files.flatMap(commentsOf).filter((words) => RIDDLE.test(words));
  expect(riddles).toEqual([]);
});

/** Files that draw: all of the screen but its words, its posters and the terminal. */
const drawing = readdirSync('src/tui', { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    /\.tsx?$/.test(name) && !/(?:^|\/)(?:words|poster)\.ts$/.test(name) && !name.startsWith('terminal/'),
);

/** The texts in code: strings with a word of two letters or more and a blank; comments, imports and places (`card QS`) are none. */
function textsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/^(?:import|export)[^;]*? from '[^']*';$/gm, '')
    .replace(/`(?:card|seat|row|space) \$\{[^`]*\}`/g, '');
  const strings = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings.filter((one) => one.includes(' ') && /\p{L}{2,}/u.test(one.replace(/\$\{[^}]*\}/g, ' ')));
}

test('texts are in words.ts, and code that draws gets fewer', () => {
  expect(textsIn("import { a } from './a b.ts';\n// 'a text'\nf('a text', 'word', `of it`)")).toEqual([
    "'a text'",
    '`of it`',
  ]);
  const counts = drawing
    .map((name) => ({ name, texts: textsIn(readFileSync(join('src/tui', name), 'utf8')).length }))
    .sort((a, b) => b.texts - a.texts);
  const sum = counts.reduce((total, { texts }) => total + texts, 0);
  const most = counts.slice(0, 5).map(({ name, texts }) => `${name} ${texts}`);
  expect(sum, most.join(', ')).toBe(0);
});
