import { expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { SUIT_SETS, setOf, union } from '../../../src/engine/card-set.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import type { Gongzhu, State } from '../../../src/engine/gongzhu/state.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../../src/front/speaker.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import type { Selection } from '../../../src/tui/gongzhu/hand.ts';
import { paint } from '../../../src/tui/gongzhu/index.ts';
import type { Position } from '../../../src/tui/table.ts';
import { widthOf } from '../../../src/width.ts';
import { playOn } from '../../engine/gongzhu/help.ts';
import { positionOf } from '../../support/table.ts';
import { firstTrick, on, seen, seventhTrick, thirdDeal } from './seventh.ts';

const WINDOWS = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;

const rowsOf = (position: Position<Gongzhu>, selection: Selection | null, columns = 80, rows = 24) =>
  paint({ position, selection, last: null, size: tableSizeIn({ columns, rows }) }).texts();

test('the seventh trick fits at 80×24', () => {
  expect(rowsOf(seen(seventhTrick), on('7H'))).toEqual([
    '           Cat  6 left · deal +50 · match −200         │ THIS TRICK        +23',
    '                          A♥                           │   10♥ 10  4♥ 4  9♥ 9',
    '                         ╭───╮                         │',
    '   Bo  6 left            │4 ♥│         Dan  6 left     │ LAST TRICK (v)    +21',
    '   deal   +21     ┏━━━┓  ╰───╯  ╭───╮  deal     0      │   You 2♥ · Bo  8♥*',
    '   match  231     ┃10♥┃         │9 ♥│  match  341      │   Cat 6♥ · Dan 5♥',
    '   ♥2 5 6 8       ┗led┛  ╭   ╮  ╰───╯                  │ VALUES and where',
    '                                                       │ Q♠ pig     +100   out',
    '                         ╰   ╯                         │ J♦ goat    −100   You',
    '         ▸ You  7 left · deal −70 · match 544          │ 10♣ doubles      hand',
    '                         J♦ Q♥                         │ ♥ A50 K40 Q30 J20',
    '                                                       │ OUT ♠3 ♥2 ♦9 ♣4',
    '                                               ┏━━━┓',
    '                    ╭───╮╭───╮╭───╮ ╭───╮╭───╮ ┃7 ♥┃╭───╮',
    '                    │4 ♣││7 ♣││10♣│ │6 ♠││8 ♠│ ┗━1━┛│K ♥│',
    '                    ╰───╯╰───╯╰───╯ ╰───╯╰───╯   ↑  ╰─2─╯',
    '',
  ]);
});

test('the passed cards are whole at 100×30, with less beside them', () => {
  const rows = rowsOf(seen(seventhTrick), on('7H'), 100, 30).join('\n');
  expect(rows).toContain('│ You passed to Cat  K♣10♠Q♠  │');
});

test('the table at 120×40 shows cards in full, the worth of each chip, all tricks and the passed cards', () => {
  const rows = rowsOf(seen(seventhTrick), on('7H'), 120, 40);
  expect(rows.slice(8, 14).map((row) => row.slice(0, 82))).toEqual([
    ' │         Bo   6 left                │    4│             Dan   6 left          │ ',
    ' │         deal   +21       ┏━━━━━┓   ╰─────╯   ╭─────╮   deal     0            │ ',
    ' │         match  231       ┃10   ┃             │9    │   match  341            │ ',
    ' │         ♥ 2 5 6 8 = 21   ┃  ♥  ┃             │  ♥  │                         │ ',
    ' │                          ┃   10┃  trick +23  │    9│                         │ ',
    ' │                          ┗━led━┛   ╭     ╮   ╰─────╯                         │ ',
  ]);
  expect(rows.slice(1, 24).map((row) => row.slice(83))).toEqual([
    '╭─ Values ──────────────── where ─╮',
    '│ Q♠ the pig    +100     not seen │',
    '│ J♦ the goat   −100          You │',
    '│ 10♣ doubles its taker your hand │',
    '│ ♥ A50 K40 Q30 J20         2 out │',
    '│ ♥ 10 9 … 2  their number        │',
    '│ Moon: all 13 ♥   nobody can now │',
    '╰─────────────────────────────────╯',
    '╭─ Still out ────────── 18 cards ─╮',
    '│ ♠ Q 10 7        ♥ J3            │',
    '│ ♦ AK 10 876542  ♣ AKQ9          │',
    '╰─────────────────────────────────╯',
    '╭─ Tricks of this deal ─────── v ─╮',
    '│  1 You 2♣  5♣  6♣* A♠  Cat    0 │',
    '│  2 Cat 2♠  K♠* 9♠  J♠  Dan    0 │',
    '│  3 Dan 3♦  Q♦* J♦  9♦  You −100 │',
    '│  4 You 3♣  8♣  J♣* A♥  Cat  +50 │',
    '│  5 Cat 4♠  Q♥  5♠* 3♠  You  +30 │',
    '│  6 You 2♥  8♥* 6♥  5♥  Bo   +21 │',
    '│                                 │',
    '│ You passed to Cat  K♣ 10♠ Q♠    │',
    '│ Cat passed you     7♥ K♥ 6♠     │',
    '╰─────────────────────────────────╯',
  ]);
});

test('passing shows who has chosen, the cards to pass, the worth of cards, and a key for each of thirteen cards', () => {
  const picked = [card('KC'), card('QS')];
  expect(rowsOf(seen(thirdDeal), { cursor: card('QS'), picked, back: 0 })).toEqual([
    '                                                       │ VALUES  low wins',
    '    Bo    13 left · match 231     not yet              │ Q♠ the pig       +100',
    '    Cat   13 left · match −200    not yet              │ J♦ the goat      −100',
    '    Dan   13 left · match 341     not yet              │ 10♣ doubles its taker',
    '                                                       │ A♥ 50  K♥ 40',
    '    TO CAT  2 of 3              FROM CAT  face down    │ Q♥ 30  J♥ 20',
    '    ╭───╮╭───╮╭───╮             ╭───╮╭───╮╭───╮        │ 10♥ … 2♥ their number',
    '    │K ♣││Q ♠││   │   ·  ·  ·   │░░░││░░░││░░░│        │',
    '    ╰───╯╰───╯╰───╯             ╰───╯╰───╯╰───╯        │ All 13 hearts, the',
    '                                                       │ moon: you 0, the',
    '    The next deals pass not at all, left and right.    │ others +200 each',
    '                                                       │ (10♣ too: +400)',
    '                              ┏━━━┓                           ┏━━━┓',
    '     ╭───╮╭───╮╭───╮╭───╮╭───╮┃K ♣┃ ╭───╮ ╭───╮╭───╮╭───╮╭───╮┃Q ♠┃ ╭───╮',
    '     │2 ♣││3 ♣││4 ♣││7 ♣││10♣│┗━6━┛ │Q ♦│ │5 ♠││8 ♠││9 ♠││10♠│┗━b━┛ │2 ♥│',
    '     ╰─1─╯╰─2─╯╰─3─╯╰─4─╯╰─5─╯      ╰─7─╯ ╰─8─╯╰─9─╯╰─0─╯╰─a─╯  ↑   ╰─c─╯',
    '',
  ]);
});

test('the chosen cards stay in sight out of the hand while the others choose', () => {
  const chosen = playOn(thirdDeal, 'pass QS TS KC');
  const rows = rowsOf(seen(chosen), null);
  expect(rows[5]).toMatch(/TO CAT {2}3 of 3/);
  expect(rows[7]).toContain('│K ♣││10♠││Q ♠│');
  expect(rows[14]).not.toContain('Q ♠');
});

test('the note below names the received cards in the first trick', () => {
  expect(rowsOf(seen(firstTrick), on('2C'))[10]).toMatch(/^ +Cat passed you 7♥ K♥ 6♠ +│/);
});

test('v turns the panel back a trick at every size', () => {
  const back = { ...on('7H'), back: 2 };
  expect(rowsOf(seen(seventhTrick), back)[3]).toMatch(/TRICK 4 \(v\) +\+50$/);
  expect(rowsOf(seen(seventhTrick), back, 120, 40)[17]).toContain('│  4 You 3♣');
  expect(rowsOf(seen(seventhTrick), back, 120, 40).join('\n')).not.toContain('5 Cat 4♠');
});

test('a finished trick stays, with the name of its winner and its points', () => {
  const after = playOn(seventhTrick, '7H');
  const event = { kind: 'move', seat: 0, move: gongzhu.parse('7H') as never } as const;
  const facts = gongzhu.tell(seventhTrick, event, after, 0);
  const shown = { seat: 0, facts, lingering: true };
  const position = { ...seen(after), onTable: gongzhu.view(seventhTrick, 0), shown };
  const rows = rowsOf(position, null);
  expect(rows[3]).toMatch(/^ {3}Bo {2}takes \+30 /);
  expect(rows[7]).toContain('│7 ♥│');
  expect(rows[0]).toMatch(/THIS TRICK +\+30$/);
});

/** As full as a deal can be: long names, wide names, thirteen hearts and the rest with one player, scores of four digits. */
const fullest = (name: string, viewer: 0 | 'table'): Position<Gongzhu> => {
  const hearts = union(SUIT_SETS[2]!, setOf(['QS', 'JD', 'TC'].map(card)));
  const state = {
    ...seventhTrick,
    standing: { ...(seventhTrick as State).standing, scores: [-1234, -1234, -1234, -1234] },
    taken: [hearts, hearts, hearts, hearts],
  } as State;
  const position = positionOf(gongzhu, state, viewer, 'unicode');
  const players = position.players.map((player) => ({ ...player, name }));
  return { ...position, players, speaker: makeSpeaker(players, viewer, UNICODE_GLYPHS) };
};

test.each(WINDOWS)('%i×%i fits the fullest table, with whole frames', (columns, rows) => {
  const size = tableSizeIn({ columns, rows });
  for (const name of ['Maximilianus', '王小明王小明王小明王小明', 'Bo'])
    for (const viewer of [0, 'table'] as const) {
      const drawn = rowsOf(fullest(name, viewer), viewer === 'table' ? null : on('7H'), columns, rows);
      expect(drawn).toHaveLength(size.rows);
      for (const row of drawn) expect(widthOf(row)).toBeLessThanOrEqual(size.columns);
      const text = drawn.join('\n');
      // Box by box, what is opened is closed; cards of a hand may share edges.
      const boxes = columns < 160 ? text : drawn.slice(0, size.rows - 11).join('\n');
      expect(boxes.split('╭').length).toBe(boxes.split('╯').length);
      expect(boxes.split('╮').length).toBe(boxes.split('╰').length);
      expect(text.match(/−1234/g)).toHaveLength(4);
      expect(text.match(/♥ ?2–A/g)?.length).toBe(4);
      if (columns >= 100) for (const row of drawn.slice(2, 17)) expect(row).toMatch(/[│╯╮]$/);
    }
});

test('the others’ cards appear only when played', () => {
  const held = ['A♦', 'K♦', 'J♥', '9♣'];
  for (const [columns, rows] of WINDOWS) {
    const plain = rowsOf({ ...seen(seventhTrick), assist: false }, on('7H'), columns, rows).join('\n');
    for (const text of held) expect(plain).not.toContain(text);
  }
});
