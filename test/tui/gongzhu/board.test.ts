import { expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { SUIT_SETS, setOf, union } from '../../../src/engine/card-set.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import type { Gongzhu, State } from '../../../src/engine/gongzhu/state.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../../src/front/speaker.ts';
import type { Selection } from '../../../src/tui/gongzhu/hand.ts';
import { paint } from '../../../src/tui/gongzhu/index.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
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
  paint({ position, selection, last: null, size: tableRoomIn({ columns, rows }, false) }).texts();

test('the seventh trick fits at 80×24', () => {
  expect(rowsOf(seen(seventhTrick), on('7H'))).toEqual([
    '                  Cat +50 A♥ match −200                  last trick (v)    +21',
    '                                                         You 2♥     Bo  8♥*',
    '                         ╭───╮                           Cat 6♥     Dan 5♥',
    '                         │4 ♥│',
    '     Bo         ┏━━━┓    ╰───╯    ╭───╮  Dan             values',
    '     +21        ┃10♥┃             │9 ♥│  match 341       Q♠ pig     +100   out',
    '     ♥2 5 6 8   ┗led┛    ╭   ╮    ╰───╯                  J♦ goat    −100   You',
    '     match 231                                           10♣ doubles      hand',
    '                         ╰   ╯                           ♥ A50 K40 Q30 J20',
    '                                                         out ♠3 ♥2 ♦9 ♣4',
    '               ▸ You −70 J♦ Q♥ match 544                 this trick',
    '                                                         +23',
    '                                               ┏━━━┓',
    '                    ╭───╮╭───╮╭───╮ ╭───╮╭───╮ ┃7 ♥┃╭───╮',
    '                    │4 ♣││7 ♣││10♣│ │6 ♠││8 ♠│ ┗━1━┛│K ♥│',
    '                    ╰───╯╰───╯╰───╯ ╰───╯╰───╯   ↑  ╰─2─╯',
    '',
  ]);
});

test('the passed cards are whole at 100×30', () => {
  const rows = rowsOf(seen(seventhTrick), on('7H'), 100, 30).join('\n');
  expect(rows).toContain('You passed to Cat  K♣ 10♠ Q♠');
});

test('a wide table shows cards in full, the cards still out, all tricks and the passed cards', () => {
  const rows = rowsOf(seen(seventhTrick), on('7H'), 120, 40);
  expect(rows.slice(0, 24).map((row) => row.slice(83))).toEqual([
    'values',
    'Q♠ pig     +100                 out',
    'J♦ goat    −100                 You',
    '10♣ doubles                    hand',
    '♥ A50 K40 Q30 J20',
    'moon: all 13 ♥       nobody can now',
    '',
    'still out                  18 cards',
    '♠ Q 10 7          ♥ J3',
    '♦ AK 10 876542    ♣ AKQ9',
    '',
    'tricks of this deal (v)',
    ' 1 You 2♣  5♣  6♣* A♠  Cat        0',
    ' 2 Cat 2♠  K♠* 9♠  J♠  Dan        0',
    ' 3 Dan 3♦  Q♦* J♦  9♦  You     −100',
    ' 4 You 3♣  8♣  J♣* A♥  Cat      +50',
    ' 5 Cat 4♠  Q♥  5♠* 3♠  You      +30',
    ' 6 You 2♥  8♥* 6♥  5♥  Bo       +21',
    '',
    'You passed to Cat  K♣ 10♠ Q♠',
    'Cat passed you     7♥ K♥ 6♠',
    '',
    '',
    '',
  ]);
});

test('passing shows the cards to pass, the worth of cards, the match, and a key for each of thirteen cards', () => {
  const picked = [card('KC'), card('QS')];
  expect(rowsOf(seen(thirdDeal), { cursor: card('QS'), picked, back: 0 })).toEqual([
    '                                                         values       low wins',
    '                                                         Q♠ the pig       +100',
    '                        to Cat                           J♦ the goat      −100',
    '                                                         10♣ doubles its taker',
    '               ╭─────╮  ╭─────╮  ╭     ╮                 ♥ A50 K40 Q30 J20',
    '               │K    │  │Q    │                          10♥ … 2♥ their number',
    '               │  ♣  │  │  ♠  │',
    '               │    K│  │    Q│                          the moon',
    '               ╰─────╯  ╰─────╯  ╰     ╯                 All 13 hearts: 0 for',
    '                                                         you, +200 for each of',
    '                  three come from Cat                    the others (with 10♣:',
    '                                                         +400).',
    '                              ┏━━━┓                           ┏━━━┓',
    '     ╭───╮╭───╮╭───╮╭───╮╭───╮┃K ♣┃ ╭───╮ ╭───╮╭───╮╭───╮╭───╮┃Q ♠┃ ╭───╮',
    '     │2 ♣││3 ♣││4 ♣││7 ♣││10♣│┗━6━┛ │Q ♦│ │5 ♠││8 ♠││9 ♠││10♠│┗━b━┛ │2 ♥│',
    '     ╰─1─╯╰─2─╯╰─3─╯╰─4─╯╰─5─╯      ╰─7─╯ ╰─8─╯╰─9─╯╰─0─╯╰─a─╯  ↑   ╰─c─╯',
    '',
  ]);
  const wide = rowsOf(seen(thirdDeal), { cursor: card('QS'), picked, back: 0 }, 120, 40).join('\n');
  expect(wide).toMatch(/Cat +−200/);
  expect(wide).toContain('They pass not at all, left and');
});

test('the chosen cards stay in sight out of the hand while the others choose', () => {
  const rows = rowsOf(seen(playOn(thirdDeal, 'pass QS TS KC')), null);
  expect(rows.slice(0, 12).join('\n')).toMatch(/│K .*│10 .*│Q/);
  expect(rows.slice(12).join('\n')).not.toContain('Q ♠');
});

test('the plate of the viewer names the received cards in the first trick', () => {
  expect(rowsOf(seen(firstTrick), on('2C')).join('\n')).toContain('▸ You 7♥ K♥ 6♠ from Cat match 544');
});

test('v turns the panel back a trick at every size', () => {
  const back = { ...on('7H'), back: 2 };
  expect(rowsOf(seen(seventhTrick), back)[0]).toMatch(/trick 4 \(v\) +\+50$/);
  const wide = rowsOf(seen(seventhTrick), back, 120, 40).join('\n');
  expect(wide).toContain(' 4 You 3♣');
  expect(wide).not.toContain('5 Cat 4♠');
});

test('a finished trick stays, with the name of its winner and its points', () => {
  const after = playOn(seventhTrick, '7H');
  const event = { kind: 'move', seat: 0, move: gongzhu.parse('7H') as never } as const;
  const facts = gongzhu.tell(seventhTrick, event, after, 0);
  const shown = { seat: 0, facts, lingering: true };
  const position = { ...seen(after), onTable: gongzhu.view(seventhTrick, 0), shown };
  const rows = rowsOf(position, null).join('\n');
  expect(rows).toMatch(/ Bo .*\n? +takes \+30 |takes \+30/);
  expect(rows).toContain('│7 ♥│');
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

test.each(WINDOWS)('%i×%i fits the fullest table', (columns, rows) => {
  const size = tableRoomIn({ columns, rows }, false);
  for (const name of ['Maximilianus', '王小明王小明王小明王小明', 'Bo'])
    for (const viewer of [0, 'table'] as const) {
      const drawn = rowsOf(fullest(name, viewer), viewer === 'table' ? null : on('7H'), columns, rows);
      expect(drawn).toHaveLength(size.rows);
      for (const row of drawn) expect(widthOf(row)).toBeLessThanOrEqual(size.columns);
      const text = drawn.join('\n');
      // The widest name leaves no room for two of the totals at 80 columns.
      expect(text.match(/−1234/g)?.length).toBeGreaterThanOrEqual(columns === 80 ? 2 : 4);
      expect(text.match(/♥ ?2–A/g)?.length).toBe(4);
    }
});

test('the others’ cards appear only when played', () => {
  const held = ['A♦', 'K♦', 'J♥', '9♣'];
  for (const [columns, rows] of WINDOWS) {
    const plain = rowsOf({ ...seen(seventhTrick), assist: false }, on('7H'), columns, rows).join('\n');
    for (const text of held) expect(plain).not.toContain(text);
  }
});
