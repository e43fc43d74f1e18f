import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { catalogue } from '../../../src/games.ts';
import { rulesPage } from '../../../src/rules-page.ts';
import { rulesPageOf } from '../../../src/tui/rules/page.ts';
import { widthOf, wrap } from '../../../src/width.ts';

const engine = (path: string) => new URL(`../../../src/engine/${path}`, import.meta.url);
const FOLDERS: { readonly [id: string]: string } = { 500: 'five-hundred' };
/** Refusals of decks and of unread texts come before any game's own. */
const COMMON = ['not-now', 'not-your-turn', 'match-over', 'not-held', 'unreadable'];

const textOf = (line: ReturnType<typeof rulesPageOf>['lines'][number]) =>
  typeof line === 'string' ? line : line.text;
const textsOf = (markdown: string, width: number) => rulesPageOf(markdown, width).lines.map(textOf);

/** The ids of all rules that a game's engine names. */
function rulesOf(id: string): string[] {
  const folder = FOLDERS[id] ?? id;
  const source = readdirSync(engine(folder)).map((file) => readFileSync(engine(`${folder}/${file}`), 'utf8'));
  return [
    ...new Set([...COMMON, ...[...source.join('').matchAll(/rule: '([\w-]+)'/g)].map(([, rule]) => rule!)]),
  ];
}

describe.each(catalogue.map(({ game }) => game.id))('the page of %s', (id) => {
  const page = rulesPage(id);

  it('explains every rule that a refusal may name', () => {
    const { places } = rulesPageOf(page, 76);
    const rules = rulesOf(id);
    expect(rules.length).toBeGreaterThan(COMMON.length);
    expect(rules.filter((rule) => !places.has(rule))).toEqual([]);
  });

  it.each([40, 76, 96, 140])('is at most %i columns wide, with code intact and no marks left', (width) => {
    const lines = textsOf(page, width);
    expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/<!--|\*\*|^\||^#|```/m);
    if (width < 76) return;
    for (const [, code = ''] of page.matchAll(/\n\n((?: {4}\S.*\n)+)/g))
      expect(lines).toEqual(expect.arrayContaining(code.trimEnd().split('\n')));
  });

  it('counts seats from 1', () => {
    expect(page).not.toMatch(/\bseats? 0\b/i);
  });
});

test('code too wide for the page is wrapped, and keeps every word', () => {
  const cards = 'JK  JH  JD  AH KH QH TH 9H 8H 7H 6H 5H 4H';
  const page = `Trumps:\n\n    ${cards}\n`;
  expect(textsOf(page, 76)).toEqual(['Trumps:', '', `    ${cards}`]);
  expect(textsOf(page, 30)).toEqual(['Trumps:', '', '    JK JH JD AH KH QH TH 9H 8H', '    7H 6H 5H 4H']);
});

test('tables stay tables at every width', () => {
  const table =
    '| card | points |\n| --- | ---: |\n| Q♠ the Pig | +100 |\n| J♦ the Goat of all goats | -100 |\n';
  expect(textsOf(table, 76)).toEqual([
    'card                       points',
    '────────────────────────   ──────',
    'Q♠ the Pig                   +100',
    'J♦ the Goat of all goats     -100',
  ]);
  expect(textsOf(table, 24)).toEqual([
    'card              points',
    '───────────────   ──────',
    'Q♠ the Pig          +100',
    'J♦ the Goat of      -100',
    'all goats',
  ]);
});

test('a rule is found at the list item or the paragraph that explains it', () => {
  const { lines, places } = rulesPageOf(
    'One.\n\n- a\n- b **c**\n  <!-- rules: b, bb -->\n\n<!-- rules: two -->\nTwo.\n',
    40,
  );
  expect(lines).toEqual(['One.', '', '- a', '- b c', '', 'Two.']);
  expect([...places]).toEqual([
    ['b', 3],
    ['bb', 3],
    ['two', 5],
  ]);
});

test('text is wrapped by columns, not by characters', () => {
  const lines = wrap('王小明 和 李小红 在 打牌 '.repeat(6), 20);
  expect(lines.every((line) => widthOf(line) <= 20)).toBe(true);
  expect(wrap('王'.repeat(15), 9)).toEqual(['王王王王', '王王王王', '王王王王', '王王王']);
  expect(wrap('e\u0301'.repeat(10), 10)).toEqual(['e\u0301'.repeat(10)]);
});
