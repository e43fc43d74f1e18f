import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { format } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { gridOf, neighbour } from '../../../src/tui/shengji/grid.ts';
import { playOffers } from '../../../src/tui/shengji/offers.ts';
import { begin, chosen, type Selection, select } from '../../../src/tui/shengji/selection.ts';
import { unasked } from '../../../src/tui/shengji/unasked.ts';
import { verdict } from '../../../src/tui/shengji/verdict.ts';
import { deckWith, move, options, playAll, playing, stayAll, trumps } from '../../engine/shengji/helpers.ts';
import { positionOf, typed } from './table.ts';

/** The move that keys select, as text, or what they are answered with. */
function moved(state: State, viewer: number, keys: string): string | null {
  const position = positionOf(state, viewer);
  const selection = typed(position, keys);
  if (typeof selection === 'string') return selection;
  const choice = chosen(position, selection);
  return choice && shengji.format(choice);
}

describe('picking cards to lead', () => {
  // Level 4, spades trump. The cursor begins on the highest card of the longest plain suit: A♥.
  const HAND = 'AH KH KH 5H 5H 5H 3H 3H 4H 4D QS QS 5S 3S RJ BJ BJ 7D';
  const state = playing([HAND], { trump: '4S' });
  test.each([
    ['nothing yet', '', null],
    ['a rank key takes that rank in the row', 'K', 'KH'],
    ['again: the next copy', 'K K', 'KH KH'],
    ['no more than are held', 'K K K', 'Every KH that you hold is taken.'],
    ['none held', 'Q', 'You hold no QH.'],
    ['the trump rank of this suit, whose column is taken out', '4', '4H'],
    ['zero is the ten', '0', 'You hold no 10H.'],
    ['Space takes the card under the cursor', 'Right Space Space', 'KH KH'],
    ['Backspace puts one back', 'K K Backspace', 'KH'],
    ['Backspace on a card that is not taken', 'Backspace', 'No AH is taken.'],
    ['the cursor goes round its row', 'Left Space', '3H'],
    ['p: a pair', 'l p', 'KH KH'],
    ['p again: three of a kind', 'l l p p', '5H 5H 5H'],
    ['p once more: a pair again', 'l l p p p', '5H 5H'],
    ['p on a single card', 'p', 'You hold one AH: no pair.'],
    ['x makes a pair, then a Tolaji over the gap of the trump rank', 'h x x', '3H 3H 5H 5H'],
    [
      'x goes on in threes only where there are three',
      '5 5 5 x',
      'You hold no three of a kind next to these.',
    ],
    ['down to another suit', 'Down Space', '7D'],
    ['up to the trumps, nearest column', 'Up Space', 'QS'],
    ['jokers have a row and keys of their own', 'B B', 'BJ BJ'],
    ['from the jokers a rank is the trump suit’s', 'R Q', 'QS RJ'],
    ['a Tolaji of trumps is not extended past a gap', 'R x', 'A Tolaji is made of pairs, threes or fours.'],
    ['Tab: the longest Tolaji first', 'Tab', '3H 3H 5H 5H'],
  ])('%s', (_, keys, expected) => expect(moved(state, 0, keys)).toBe(expected));

  test('Tab comes round to where it began', () => {
    const { list } = playOffers(shengji.view(state, 0) as never);
    const position = positionOf(state);
    const round = typed(position, 'Tab '.repeat(list.length + 1));
    expect(round).toEqual(typed(position, 'Tab'));
    expect(list).toHaveLength([...shengji.moves(state, 0)].length);
    expect(typed(position, 'Shift-Tab')).toEqual(typed(position, 'Tab '.repeat(list.length)));
  });
});

describe('following', () => {
  const nines = playAll(playing(['AH AH 2S', '9H 9H 9H 2H 3C'], { trump: '4S' }), 'AH AH');
  const kings = playAll(playing(['6H 6H 6H 2S', 'KH KH 9H 2H 3C'], { trump: '4S' }), '6H 6H 6H');
  const forced = playAll(playing(['3H 3H 5H 5H 2S', '8H 8H 9H 9H 2H'], { trump: '4S' }), '3H 3H 5H 5H');
  const ruff = playAll(playing(['AD AD 2S', '4C 4C 6S KC KC 3C'], { trump: '4S' }), 'AD AD');
  test.each([
    ['the cursor begins on a group that serves', nines, 'p', '9H 9H'],
    ['what is not allowed can be picked and is judged', nines, '9 2', '2H 9H'],
    ['both kings and one more', kings, 'Tab', '2H KH KH'],
    ['a forced Tolaji', forced, 'Tab', '8H 8H 9H 9H'],
    ['the only play again', forced, 'Tab Tab', '8H 8H 9H 9H'],
    ['the cheapest first', ruff, 'Tab', '3C 6S'],
    ['then the lowest that wins', ruff, 'Tab Tab', '4C 4C'],
    ['then the most points', ruff, 'Tab Tab Tab', 'KC KC'],
  ])('%s', (_, state, keys, expected) => expect(moved(state, 1, keys)).toBe(expected));

  test.each([
    ['9 2', 'Taken 2 of 2: 92H', undefined, /^Ann led a pair of hearts\. Play 2 cards of it, with a pair\.$/],
    ['9', 'Taken 1 of 2: 9H', undefined, /^Ann led a pair of hearts\. Play 2 cards of it, with a pair\.$/],
    ['p', 'Taken 2 of 2: 99H pair', 'Ann stays ahead with AAH.', /^Play 2 cards of it, with a pair\./],
    ['Tab', 'Taken 2 of 2: 99H pair', 'Ann stays ahead with AAH.', /^Tab 1 of 1, forced\. /],
  ])('the verdict on %s', (keys, selected, worth, note) => {
    const position = positionOf(nines, 1);
    const said = verdict(position, typed(position, keys) as Selection);
    expect(said).toMatchObject({ selected, note: expect.stringMatching(note) });
    expect(said.worth).toBe(worth);
  });

  test('points given away and a ticket met are told beforehand', () => {
    const state = playAll(playing(['AC AC 2S', 'KC KC 3C 2C'], { trump: '4S', tickets: '4KC 1AD' }), 'AC AC');
    const position = positionOf(state, 1);
    const { worth, note } = verdict(position, typed(position, 'p') as Selection);
    expect(worth).toBe('It is the 4th KC: you join the House.');
    expect(note).toBe('Ann stays ahead with AAC. Ann would get 20 from you. KC: none unseen.');
  });

  test('what is led is told with what is owed; where both have no room, what is owed', () => {
    const taken0 = (state: State) => {
      const position = positionOf(state, 1);
      return verdict(position, begin(position)).note;
    };
    expect(taken0(nines)).toBe('Ann led a pair of hearts. Play 2 cards of it, with a pair. 9H: none unseen.');
    const noPair = playAll(playing(['9D 9D 8D 8D 2S', 'AD KD JD 6D 5D 4D'], { trump: '4S' }), '9D 9D 8D 8D');
    expect(taken0(noPair)).toBe('You have no pair of diamonds, so any four follow. AD: none unseen.');
  });
});

describe('drawing', () => {
  const dealt = (hands: readonly string[]) => shengji.deal(shengji.start(options()), deckWith(hands));
  const twoTwos = dealt(['2S 2H 2H', '3C', '3C', '3C', '3C', '3C']);

  test('a person is asked only when the card drawn makes a call possible', () => {
    const asked: number[] = [];
    let state = dealt([
      '3S 2H 4S 2H',
      '2C 5C 6C 7C',
      '3C 5C 6C 7C',
      '3C 5C 6C 7C',
      '3C 5C 6C 7C',
      '3C 8C 8C 8C',
    ]);
    for (let draw = 0; draw < 24; draw++) {
      const seat = shengji.toAct(state)[0]!;
      const silent = unasked(shengji.view(state, seat), seat, 'alone');
      if (!silent) asked.push(draw);
      // Seat 1 calls with its first card; then one copy is too few.
      state = playAll(state, draw === 1 ? 'call 2C' : 'stay');
    }
    expect(asked).toEqual([1, 18]);
  });

  test('with several people the draw goes through, and everybody is asked in the last calls', () => {
    let state: State = twoTwos;
    for (let draw = 0; draw < 210; draw++) {
      const seat = shengji.toAct(state)[0]!;
      expect(unasked(shengji.view(state, seat), seat, 'shared')).toEqual({ kind: 'stay' });
      state = playAll(state, 'stay');
    }
    expect(unasked(shengji.view(state, 0), 0, 'shared')).toBeNull();
  });

  test.each([
    ['', 'stay'],
    ['c', 'play call 2S'],
    ['Tab', 'call 2S'],
    ['Tab Tab', 'stay'],
    ['Shift-Tab', 'call 2S'],
    ['1', 'call 2S'],
    ['4', 'There is no call number 4.'],
  ])('%s: %s', (keys, expected) => expect(moved(twoTwos, 0, keys)).toBe(expected));
});

describe('burying and tickets', () => {
  const deck = deckWith(['AC KC QC JC TC 9C 8C 7C 6C AD KD 2S'], { kitty: '5C 5C 3D 3D 4D AS' });
  const bury = stayAll(shengji.deal(shengji.start(options()), deck));
  const tickets = playAll(bury, 'bury 3D 3D 4D 5C 5C AC');

  test('a burial by keys', () => {
    expect(moved(bury, 0, '5 5')).toBe('bury 5C 5C');
    const position = positionOf(bury);
    const { selected } = verdict(position, typed(position, '5 5 T'.replace('T', '0')) as Selection);
    expect(selected).toBe('Buried 3 of 6: 10C 55C');
    expect(shengji.check(bury, 0, move(moved(bury, 0, 'Tab')!))).toBeNull();
  });

  test.each([
    ['nothing yet', '', null],
    ['a card that is not held can be named', 'A 1', null],
    ['again takes it back', '1 1', null],
  ])('tickets: %s', (_, keys) => {
    const named = moved(tickets, 0, keys);
    if (keys === 'A 1') expect(named).toMatch(/^tickets 1A[CDHS]$/);
    else expect(named).toBeNull();
  });

  test('a third ticket asks which of the two it replaces', () => {
    const two = moved(tickets, 0, 'A 1 2')!;
    const [, card] = /^tickets 1(A.) 2\1$/.exec(two)!;
    expect(moved(tickets, 0, 'A 1 2 3')).toBe(two);
    const position = positionOf(tickets);
    const waiting = verdict(position, typed(position, 'A 1 2 3') as Selection);
    expect(waiting.selected).toBe(`A third ticket, 3rd ${card}: which does it replace?`);
    expect(waiting.note).toBe(`1: 1st ${card}   2: 2nd ${card}   Esc: keep both as they are`);
    expect(moved(tickets, 0, 'A 1 2 3 1')).toBe(`tickets 2${card} 3${card}`);
    expect(moved(tickets, 0, 'A 1 2 3 2')).toBe(`tickets 1${card} 3${card}`);
    expect(moved(tickets, 0, 'A 1 2 3 Esc')).toBe(two);
    expect(moved(tickets, 0, 'A 1 2 3 Enter')).toMatch(/^First say which of the two/);
  });

  test('proposals are legal and name copies that can appear', () => {
    for (let presses = 1; presses < 12; presses++) {
      const proposal = moved(tickets, 0, 'Tab '.repeat(presses))!;
      expect(shengji.check(tickets, 0, move(proposal))).toBeNull();
    }
  });

  test('the note says how many copies the Dealer holds and has buried', () => {
    const position = positionOf(tickets);
    const on = { ...begin(position), cursor: card('AC') };
    expect(verdict(position, on).note).toMatch(/^AC: you hold \d, buried 1, the others \d\./);
  });
});

test('what a hint or a typed move selects stands for that move', () => {
  const state = playing(['AH AH 5S 7D'], { trump: '4S' });
  const position = positionOf(state);
  for (const legal of shengji.moves(state, 0)) {
    expect(chosen(position, select(position, begin(position), legal))).toEqual(legal);
  }
});

test('in every grid a Tolaji lies in adjacent columns', () => {
  for (const text of ['2S', '4S', 'AH', 'K-', '7C']) {
    const grid = gridOf(trumps(text));
    expect(grid.flatMap(({ kinds }) => kinds).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 54 }, (_, kind) => kind),
    );
    for (const { kinds } of grid.slice(1)) expect(kinds).toHaveLength(12);
  }
  const four = gridOf(trumps('4S'));
  expect(format(neighbour(four, () => true, card('5H'), 'right'))).toBe('3H');
});
