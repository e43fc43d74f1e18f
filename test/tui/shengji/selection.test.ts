import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { countsOf, format } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { PlayPhase, State } from '../../../src/engine/shengji/state.ts';
import { groupsOf, kindBeside } from '../../../src/tui/shengji/groups.ts';
import type { Selection } from '../../../src/tui/shengji/hand.ts';
import { ui } from '../../../src/tui/shengji/index.ts';
import { owedIn, playOffers } from '../../../src/tui/shengji/owed.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { deckWith, move, options, playAll, playing, stayAll, trumps } from '../../engine/shengji/helpers.ts';
import { positionOf, typed } from './table.ts';

/** The move that keys select, as text, or what they are answered with. */
function moved(state: State, viewer: number, keys: string): string | null {
  const position = positionOf(state, viewer);
  const selection = typed(position, keys);
  if (typeof selection === 'string') return selection;
  const choice = ui.chosen(position, selection);
  return choice && shengji.format(choice);
}

describe('picking cards to lead', () => {
  // Level 4, spades trump. The cursor begins on the highest card of the longest plain suit: A♥.
  const HAND = 'AH KH KH 5H 5H 5H 3H 3H 4H 4D QS QS 5S 3S RJ BJ BJ 7D';
  const state = playing([HAND], { trump: '4S' });
  test.each([
    ['at first', '', null],
    ['a rank key picks that rank in the suit of the cursor', 'K', 'KH'],
    ['again: the next copy', 'K K', 'KH KH'],
    ['no more copies than are held', 'K K K', 'You have picked both KH.'],
    ['none held', 'Q', 'You hold no QH.'],
    ['the trump rank is among the trumps', '4', 'The fours are trumps: up and down go there.'],
    ['a rank key among trumps picks from high to low', 'S 4 A', 'You hold no AS.'],
    ['with the hand’s only four', 'S 4', '4H'],
    ['zero is the ten', '0', 'You hold no 10H.'],
    ['T is the ten as well', 'T', 'You hold no 10H.'],
    ['Space picks the card under the cursor', 'Right Space Space', 'KH KH'],
    ['Space puts it back once every copy is picked', 'K K Space', null],
    [
      'Backspace on a card beside those picked',
      'K K Left Backspace',
      'AH is not picked: Backspace puts back the card under the cursor.',
    ],
    ['Backspace puts one back', 'K K Backspace', 'KH'],
    [
      'Backspace on a card that is not picked',
      'Backspace',
      'AH is not picked: Backspace puts back the card under the cursor.',
    ],
    ['the cursor goes on to the suit before', 'Left Space', '3S'],
    ['the cursor goes on to the next suit', 'Right Right Right Right Space', '7D'],
    ['p: a pair', 'l p', 'KH KH'],
    ['p again: three of a kind', 'l l p p', '5H 5H 5H'],
    ['p once more: a pair again', 'l l p p p', '5H 5H'],
    ['p on a single card', 'p', 'You hold one AH: no pair.'],
    ['x makes a pair, then a Tolaji over the gap of the trump rank', 'l l l x x', '3H 3H 5H 5H'],
    ['x goes on in threes only if there are three', '5 5 5 x', 'You hold no three of a kind next to these.'],
    ['down to another suit', 'Down Space', '7D'],
    ['up to the trumps, the highest', 'Up Space', 'RJ'],
    ['a suit’s key goes to its first card', 'D Space', '7D'],
    ['the trump suit’s key goes to its first trump', 'S Space', 'QS'],
    ['again: to the tops', 'S S Space', 'RJ'],
    ['a suit that is not held', 'C', 'You hold no clubs.'],
    ['jokers have keys of their own', 'B B', 'BJ BJ'],
    ['from the jokers a rank is the trump suit’s', 'R Q', 'QS RJ'],
    ['a Tolaji of trumps is not extended past a gap', 'R x', 'A Tolaji is made of pairs, threes or fours.'],
    ['Tab: the longest Tolaji first', 'Tab', '3H 3H 5H 5H'],
  ])('%s', (_, keys, expected) => expect(moved(state, 0, keys)).toBe(expected));

  test('Tab comes round to its start', () => {
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
  const choice = playAll(playing(['AH AH 2S', '9H 9H KH KH 2H 3C'], { trump: '4S' }), 'AH AH');
  const single = playAll(playing(['AH 2S', 'KH 9H 2H 3C'], { trump: '4S' }), 'AH');
  const short = playAll(playing(['AH AH AH 2S', '9H 2H 3C 5C'], { trump: '4S' }), 'AH AH AH');
  test.each([
    ['the owed pair is picked already', nines, '', '9H 9H'],
    ['an illegal card can be picked and is judged', nines, 'Backspace 2', '2H 9H'],
    [
      'no more cards than are due',
      nines,
      '2',
      'Two at most: Backspace on a card puts it back, Esc begins anew.',
    ],
    ['a pick replaces another if one card is due', single, 'C 3 H K', 'KH'],
    ['an illegal card replaces another as well', single, 'K C 3', '3C'],
    ['the cursor is the pick if one card is due', single, '', 'KH'],
    ['the arrows move that pick', single, 'Right', '9H'],
    ['Space says so', single, 'Space', 'The card under the cursor is your pick: Enter plays it.'],
    ['both kings are picked, one more is free', kings, '', null],
    ['one more card completes both kings', kings, '9', '9H KH KH'],
    ['1 names the key of the ten', kings, '1', 'The ten has the key 0, or T.'],
    ['Tab: the cheapest', kings, 'Tab', '2H KH KH'],
    ['a forced Tolaji is picked already', forced, '', '8H 8H 9H 9H'],
    ['the only play again', forced, 'Tab Tab', '8H 8H 9H 9H'],
    ['neither of two pairs is picked', choice, '', null],
    ['the cursor is on the first of two pairs', choice, 'p', 'KH KH'],
    ['the arrows go to legal cards', choice, 'Right p', '9H 9H'],
    ['a short suit is picked already', short, '', null],
    ['any other card completes a short suit', short, 'C 5', '5C 2H 9H'],
    ['the cheapest first', ruff, 'Tab', '3C 6S'],
    ['then the lowest that wins', ruff, 'Tab Tab', '4C 4C'],
    ['then the most points', ruff, 'Tab Tab Tab', 'KC KC'],
  ])('%s', (_, state, keys, expected) => expect(moved(state, 1, keys)).toBe(expected));

  test.each([
    ['', '9H 9H', 'Ann stays ahead with AH AH.', /^Nothing else is possible: Enter plays it\.$/],
    ['Backspace 2', '9H 2H', undefined, /^Ann led a pair of hearts\. Play a pair, two hearts in all\.$/],
    [
      'Backspace',
      'Picked 1 of 2: 9H. Space: one more card.',
      undefined,
      /^Ann led a pair of hearts\. Play a pair/,
    ],
  ])('the verdict on %s', (keys, selected, worth, note) => {
    const position = positionOf(nines, 1);
    const said = ui.verdict(position, typed(position, keys) as Selection);
    expect(said).toMatchObject({ selected, note: expect.stringMatching(note) });
    expect(said.worth).toBe(worth);
  });

  test('the verdict says how many cards are free if a part is owed', () => {
    const position = positionOf(kings, 1);
    expect(ui.verdict(position, ui.begin(position)).selected).toBe('You must play KH KH and one more card.');
    expect(ui.verdict(position, typed(position, 'Right') as Selection).selected).toBe(
      'You must play KH KH. Space: one more card.',
    );
  });

  test('the first follow of a match says what cards without a lower edge mean, if there are any', () => {
    const seen = (state: State, theme = positionOf(state).theme) => {
      const position = { ...positionOf(state, 1), calm: true, theme };
      return ui.verdict(position, ui.begin(position)).selected;
    };
    const first = choice as PlayPhase;
    expect(seen(first)).toMatch(/ Cards without a lower edge may not be played now\.$/);
    expect(seen(first, makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' }))).not.toContain('edge');
    const again = { ...first, standing: { ...first.standing, deals: 2 } };
    expect(seen(again)).not.toContain('edge');
    expect(seen({ ...first, tricks: [first.trick!] })).not.toContain('edge');
    // Picked cards do not hide it.
    expect(seen(kings)).toMatch(/^You must play KH KH and one more card\. Cards without a lower edge/);
    const position = { ...positionOf(single, 1), calm: true };
    expect(ui.verdict(position, ui.begin(position)).worth).toMatch(/ Cards without a lower edge/);
  });

  test('owed and playable cards follow from the legal plays alone', () => {
    for (const state of [nines, kings, forced, ruff, choice, short]) {
      const view = shengji.view(state, 1) as never;
      const plays = [...shengji.moves(state, 1)].map((play) =>
        countsOf((play as { readonly cards: readonly number[] }).cards),
      );
      const { least, most } = owedIn(view);
      for (let kind = 0; kind < 54; kind++) {
        expect(least[kind]).toBe(Math.min(...plays.map((play) => play[kind]!)));
        expect(most[kind]).toBe(Math.max(...plays.map((play) => play[kind]!)));
      }
    }
  });

  test('the verdict warns of points given away and a ticket met', () => {
    const state = playAll(playing(['AC AC 2S', 'KC KC 3C 2C'], { trump: '4S', tickets: '4KC 1AD' }), 'AC AC');
    const position = positionOf(state, 1);
    const { worth, note } = ui.verdict(position, ui.begin(position));
    expect(worth).toBe('It is the 4th KC: you join the House.');
    expect(note).toBe(
      'Ann stays ahead with AC AC. Ann would get 20 from you. Nothing else is possible: Enter plays it.',
    );
  });

  test('the verdict names the lead and the owed cards', () => {
    const taken0 = (state: State) => {
      const position = positionOf(state, 1);
      return ui.verdict(position, ui.begin(position)).note;
    };
    expect(taken0(kings)).toBe(
      'Ann led three of a kind of hearts. Play a pair, three hearts in all. Cards without a lower edge may not be played now. All four KH seen.',
    );
    const noPair = playAll(playing(['9D 9D 8D 8D 2S', 'AD KD JD 6D 5D 4D'], { trump: '4S' }), '9D 9D 8D 8D');
    expect(taken0(noPair)).toBe(
      'Ann led a Tolaji of 2 pairs of diamonds. You have no pair of diamonds, so any four diamonds will do. Cards without a lower edge may not be played now.',
    );
  });
});

describe('the draw', () => {
  const dealt = (hands: readonly string[]) => shengji.deal(shengji.start(options()), deckWith(hands));
  const twoTwos = dealt(['2S 2H 2H', '3C', '3C', '3C', '3C', '3C']);

  test('asks a lone person only if the drawn card makes a call possible', () => {
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
      const silent = ui.unasked(shengji.view(state, seat), seat, 'alone');
      if (!silent) asked.push(draw);
      // Seat 1 calls with its first card; then one copy is too few.
      state = playAll(state, draw === 1 ? 'call 2C' : 'stay');
    }
    expect(asked).toEqual([1, 18]);
  });

  test('asks each of several people after every seventh card of their own, and all in the last calls', () => {
    let state: State = twoTwos;
    const looks = new Map<number, number[]>();
    for (let draw = 0; draw < 210; draw++) {
      const seat = shengji.toAct(state)[0]!;
      if (ui.unasked(shengji.view(state, seat), seat, 'shared') === null)
        looks.set(seat, [...(looks.get(seat) ?? []), Math.floor(draw / 6) + 1]);
      state = playAll(state, 'stay');
    }
    expect([...looks.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
    for (const cards of looks.values()) expect(cards).toEqual([7, 14, 21, 28]);
    expect(ui.unasked(shengji.view(state, 0), 0, 'shared')).toBeNull();
  });

  test('asks the others after a call, whether or not their hands could beat it', () => {
    const called = playAll(twoTwos, 'call 2S');
    const fact = { kind: 'call', seat: 0, card: '2S', count: 1 } as const;
    expect(ui.unasked(shengji.view(called, 1), 1, 'shared', () => [fact])).toBeNull();
    expect(ui.unasked(shengji.view(called, 1), 1, 'shared', () => [])).toEqual({ kind: 'stay' });
    expect(ui.unasked(shengji.view(called, 1), 1, 'alone', () => [fact])).toEqual({ kind: 'stay' });
  });

  test.each([
    ['', 'stay'],
    ['c', 'play call 2S'],
    ['Tab', 'call 2S'],
    ['Tab Tab', 'stay'],
    ['Shift-Tab', 'call 2S'],
    ['1', 'call 2S'],
    ['4', 'There is no call number 4.'],
  ])('answers the keys "%s" by %s', (keys, expected) => expect(moved(twoTwos, 0, keys)).toBe(expected));
});

describe('burying and tickets', () => {
  const deck = deckWith(['AC KC QC JC TC 9C 8C 7C 6C AD KD 2S'], { kitty: '5C 5C 3D 3D 4D AS' });
  const bury = stayAll(shengji.deal(shengji.start(options()), deck));
  const tickets = playAll(bury, 'bury 3D 3D 4D 5C 5C AC');

  test('keys bury six cards', () => {
    expect(moved(bury, 0, '5 5 7 8 9 K')).toBe('bury 5C 5C 7C 8C 9C KC');
    expect(moved(bury, 0, '5 5 7 8 9')).toBeNull();
    expect(moved(bury, 0, '5 5 7 8 9 K Q')).toBe(
      'Six at most: Backspace on a card puts it back, Esc begins anew.',
    );
    const position = positionOf(bury);
    const { selected, note } = ui.verdict(position, typed(position, '5 5 0') as Selection);
    expect(selected).toBe('Picked 3 of 6: 10C 5C 5C. Space puts 10C back.');
    expect(note).toBe('20 points in the kitty so far: safe unless a Player wins the last trick.');
    const back = (keys: string) => ui.verdict(position, typed(position, keys) as Selection).selected;
    expect(back('C Space')).toBe('Picked 1 of 6: AC. Space puts AC back.');
    expect(back('5 5')).toBe('Picked 2 of 6: 5C 5C. Space puts both 5C back.');
    const none = ui.verdict(position, typed(position, '9 C 6 Right') as Selection);
    expect(none.note).toBe('No points in the kitty so far; 5C would add 5.');
    expect(shengji.check(bury, 0, move(moved(bury, 0, 'Tab')!))).toBeNull();
  });

  test.each([
    ['at first', '', null],
    ['one is not enough', 'A 1', null],
    ['a card that is not held can be named', 'A 1 2', 'tickets 1AH 2AH'],
    ['the same key takes a ticket back', 'A 1 2 1', null],
  ])('tickets: %s', (_, keys, named) => expect(moved(tickets, 0, keys)).toBe(named));

  test('the cursor of tickets begins on the first plain card of the hand, whatever Tab proposes', () => {
    const { cursor } = ui.begin(positionOf(tickets));
    const proposed = typed(positionOf(tickets), 'Tab') as Selection;
    expect([format(cursor), format(proposed.cursor)]).toEqual(['AH', 'AC']);
  });

  test('a third ticket asks which of the two it replaces', () => {
    const two = moved(tickets, 0, 'A 1 2')!;
    const [, card] = /^tickets 1(A.) 2\1$/.exec(two)!;
    expect(moved(tickets, 0, 'A 1 2 3')).toBe(two);
    const position = positionOf(tickets);
    const waiting = ui.verdict(position, typed(position, 'A 1 2 3') as Selection);
    expect(waiting.selected).toBe(`A third ticket, 3rd ${card}: which does it replace?`);
    expect(waiting.note).toBe(`1: 1st ${card}. 2: 2nd ${card}. Esc: keep both as they are.`);
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

  test('the note after one ticket says how to name the second', () => {
    const position = positionOf(tickets);
    expect(ui.verdict(position, typed(position, 'A 1') as Selection).note).toMatch(
      /the others \d\. Arrows move; 1 to 4 names a copy\.$/,
    );
  });

  test('the note says how many copies the Dealer holds and has buried', () => {
    const position = positionOf(tickets);
    const on = { ...ui.begin(position), cursor: card('AC') };
    expect(ui.verdict(position, on).note).toMatch(/^AC: you hold \d, buried 1, the others \d\./);
  });
});

test('a selection from a hint or a typed move gives that move', () => {
  const state = playing(['AH AH 5S 7D'], { trump: '4S' });
  const position = positionOf(state);
  for (const legal of shengji.moves(state, 0)) {
    expect(ui.chosen(position, ui.select(position, ui.begin(position), legal))).toEqual(legal);
  }
});

test.each(['2S', '4S', 'AH', 'K-', '7C'])(
  'every kind is in one group with %s, with black and red in turn',
  (text) => {
    const groups = groupsOf(trumps(text));
    expect(groups.flatMap(({ kinds }) => kinds).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 54 }, (_, kind) => kind),
    );
    const { suit } = trumps(text);
    const colours = [...(suit === null ? [] : [suit]), ...groups.slice(1).map((group) => group.suit)].map(
      (one) => one === 1 || one === 2,
    );
    expect(colours.every((red, at) => at === 0 || red !== colours[at - 1])).toBe(true);
  },
);

test('neighbours in a Tolaji are side by side across the gap of the trump rank', () => {
  expect(format(kindBeside(groupsOf(trumps('4S')), () => true, card('5H'), 1))).toBe('3H');
});
