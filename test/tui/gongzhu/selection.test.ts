import { describe, expect, test } from 'vitest';
import { card, formatCard } from '../../../src/engine/card.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import type { State } from '../../../src/engine/gongzhu/state.ts';
import { begin, handOf, legalIn, type Selection } from '../../../src/tui/gongzhu/hand.ts';
import { table, ui } from '../../../src/tui/gongzhu/index.ts';
import { lyingOf } from '../../../src/tui/gongzhu/lying.ts';
import type { AnyPosition } from '../../../src/tui/table.ts';
import { deckOf, playOn, position, tableOf } from '../../engine/gongzhu/help.ts';
import { positionOf, typed } from '../../support/table.ts';
import { firstTrick, on } from './seventh.ts';

const { keys, chosen, select, verdict } = ui;

const passing: State = gongzhu.deal(
  gongzhu.start(tableOf()),
  deckOf('3C 5C 9C KC 2D JD 4S TS QS KS 3H 8H AH'),
);
const leading = position(['3C 9C 2D 4S 8H AH', '5C', '6D', '7S'], { leader: 0 });
const following = position(['3C 9C 2D 4S 8H AH', '5C', '6D', '7S'], {
  leader: 3,
  cards: [null, null, null, 'TC'],
});

const texts = (cards: readonly number[]): string => cards.map(formatCard).join(' ');

test('a hand has suits of alternating colour, low to high', () => {
  expect(texts(handOf(positionOf(gongzhu, passing)))).toBe('3C 5C 9C KC 2D JD 4S TS QS KS 3H 8H AH');
  expect(handOf(positionOf(gongzhu, passing, 'table'))).toEqual([]);
});

test('only legal cards count as such, and all of them while passing', () => {
  const legal = (state: State) => {
    const at = positionOf(gongzhu, state);
    const hand = handOf(at);
    return texts(hand.filter((_, place) => legalIn(at, hand)[place]));
  };
  expect(legal(following)).toBe('3C 9C');
  expect(legal(leading)).toBe('3C 9C 2D 4S 8H AH');
  expect(legal(passing).split(' ')).toHaveLength(13);
});

describe('passing', () => {
  const at = positionOf(gongzhu, passing);
  test.each<[string, string, string]>([
    ['no card is picked at first', '', ''],
    ['Space picks the card of the cursor', 'Space', '3C'],
    ['Space again puts it back', 'Space Space', ''],
    ['numbers pick cards', '9 0 1', 'QS KS 3C'],
    ['the same numbers put them back', '9 0 1 9', 'KS 3C'],
    ['letters pick the last three', 'a b c', '3H 8H AH'],
    ['arrows go round', 'Left Space', 'AH'],
    ['h, l, Home and End', 'End Space Home l Space h Space', 'AH 5C 3C'],
  ])('%s', (_, pressed, picked) => {
    const selection = typed({ keys }, at, begin(at, null), pressed) as Selection;
    expect(texts(selection.picked)).toBe(picked);
  });

  test('makes a move of three picked cards in fixed order, and refuses a fourth', () => {
    const two = typed({ keys }, at, begin(at, null), '9 1') as Selection;
    expect(chosen(at, two)).toBeNull();
    const three = typed({ keys }, at, two, '2') as Selection;
    expect(gongzhu.format(chosen(at, three)!)).toMatch(/^pass 3C \w\w QS$/);
    const [take] = keys(at, three).filter((key) => key.keys.includes('3'));
    expect(take!.act('3')).toEqual({
      say: 'Three are picked: the key of one, or Space on it, puts it back.',
    });
    expect(verdict(at, two)).toEqual({
      selected: 'To Bo: QS 3C. Space: one more card.',
      note: '1-9 0 a b c pick the card with that key, or put it back.',
    });
  });

  test('picks the cards of a hint', () => {
    const move = gongzhu.parse('pass AH QS KS') as Parameters<typeof select>[2];
    expect(texts(select(at, begin(at, null), move).picked)).toBe('AH QS KS');
  });
});

describe('playing', () => {
  const lead = positionOf(gongzhu, leading);
  const follow = positionOf(gongzhu, following);
  test.each<[string, typeof lead, string, string]>([
    ['the cursor begins on the lowest legal card', follow, '', '3C'],
    ['numbers pick legal cards only', follow, '2', '9C'],
    ['a number without a card', follow, '3', 'No card has the number 3.'],
    ['arrows go over illegal cards too', follow, 'Right Right', '2D'],
    ['Tab over legal ones only', follow, 'Tab Tab Tab', '9C'],
    ['Shift-Tab goes back', lead, 'Shift-Tab', 'AH'],
  ])('%s', (_, at, pressed, wanted) => {
    const done = typed({ keys }, at, begin(at, null), pressed);
    expect(typeof done === 'string' ? done : formatCard(done.cursor)).toBe(wanted);
  });

  test('the cursor stays on a card that is still legal, otherwise it goes to the first', () => {
    const on = (text: string) => ({ cursor: card(text), picked: [], back: 3 });
    expect(formatCard(begin(follow, on('9C')).cursor)).toBe('9C');
    expect(formatCard(begin(follow, on('4S')).cursor)).toBe('3C');
    expect(begin(follow, on('9C')).back).toBe(0);
  });

  test('the verdict on an illegal card names the led card first', () => {
    expect(verdict(follow, on('4S'))).toEqual({
      selected: '4S',
      note: 'Dan led 10C. Numbered cards may be played; Tab goes to the next.',
    });
  });

  test('Tab says if there is no other card to go to', () => {
    const at = positionOf(
      gongzhu,
      position(['9C 2D', '', '', ''], { leader: 3, cards: [null, null, null, 'TC'] }),
    );
    expect(typed({ keys }, at, begin(at, null), 'Tab')).toBe('No other card may be played.');
  });

  test('v says if there is no trick to look back at', () => {
    const at = positionOf(gongzhu, firstTrick);
    expect(typed({ keys }, at, begin(at, null), 'v')).toBe('No trick of this deal is over yet.');
  });
});

test('a finished trick is drawn as it was, with its points for its winner', () => {
  const before = position(['3C', '4D', '5D', '6D'], { leader: 1, cards: [null, '5C', 'JD', 'TC'] });
  const after = playOn({ ...before, turn: 0 }, '3C');
  const event = { kind: 'move', seat: 0, move: gongzhu.parse('3C') as never } as const;
  const facts = gongzhu.tell(before, event, after, 0);
  const lying = lyingOf({
    ...positionOf(gongzhu, after),
    onTable: gongzhu.view(before, 0),
    shown: { seat: 0, facts, lingering: true },
  });
  expect(lying.trick.cards.map((c) => c !== null && formatCard(c))).toEqual(['3C', '5C', 'JD', 'TC']);
  expect(lying.winner).toBe(3);
  expect(lyingOf(positionOf(gongzhu, after)).trick.cards).toEqual([null, null, null, null]);
  // The goat, doubled by the 10♣.
  expect(lying.taken[3]).toEqual(lyingOf(positionOf(gongzhu, after)).taken[3]);
  expect(lying.taken[3]).not.toEqual(lying.taken[0]);
});

test('the totals are those before the deal while its last trick is on the table', () => {
  const last = position(['3H', '', '', ''], { leader: 1, cards: [null, '5C', '6D', '7S'] });
  const before: State = { ...last, standing: { ...last.standing, scores: [10, 20, 30, 40] } };
  const after = playOn(before, '3H');
  const event = { kind: 'move', seat: 0, move: gongzhu.parse('3H') as never } as const;
  const facts = gongzhu.tell(before, event, after, 0);
  const lingering = { onTable: gongzhu.view(before, 0), shown: { seat: 0, facts, lingering: true } };
  expect(gongzhu.status(after).scores).toEqual([10, 23, 30, 40]);
  expect(lyingOf({ ...positionOf(gongzhu, after), ...lingering }).totals).toEqual([10, 20, 30, 40]);
  expect(lyingOf(positionOf(gongzhu, after)).totals).toEqual([10, 23, 30, 40]);
  const { parts } = table.banner({ ...positionOf(gongzhu, after), ...lingering } as unknown as AnyPosition);
  expect(parts?.at(-1)).toMatch(/^hearts (not )?broken$/);
});
