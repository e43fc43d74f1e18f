import { describe, expect, test } from 'vitest';
import { union } from '../../../src/engine/card-set.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import type { PlayPhase } from '../../../src/engine/gongzhu/state.ts';
import { table, ui } from '../../../src/tui/gongzhu/index.ts';
import type { AnyPosition } from '../../../src/tui/table.ts';
import { position } from '../../engine/gongzhu/help.ts';
import { cards } from '../../support/cards.ts';
import { positionOf } from '../../support/table.ts';
import { on, seen, seventhTrick } from './seventh.ts';

const NONE = cards('');

/** What the verdict says of a card of the first seat, in letters. */
const said = (state: PlayPhase, text: string) => ui.verdict(positionOf(gongzhu, state), on(text));

const last = (hand: string, trick: readonly [string, string, string], taken = [NONE, NONE, NONE, NONE]) =>
  position([hand, '', '', ''], { leader: 1, cards: [null, ...trick] }, { taken });

describe('the last player learns who wins the trick and its points', () => {
  test.each<[string, PlayPhase, string, string]>([
    [
      'its number',
      last('3C KC', ['5C', '7H', 'TC']),
      '3C',
      'Dan wins the trick with 10C: +14 for Dan, doubled by 10C.',
    ],
    ['the player', last('3C KC', ['5C', '7H', '6D']), 'KC', 'You win the trick: +7.'],
    ['the Pig', last('3S KS', ['5S', 'QS', '6D']), 'KS', 'You win the trick: +100, the Pig.'],
    ['the Goat', last('3D KD', ['5D', 'JD', '6D']), 'KD', 'You win the trick: −100, the Goat.'],
    ['a trick without points', last('3D KD', ['5D', '2D', '6D']), 'KD', 'You win the trick: 0.'],
    [
      'earlier cards are doubled as well',
      last('3C KC', ['5C', '7C', 'TC'], [cards('AH'), NONE, NONE, NONE]),
      'KC',
      'You win the trick: +50, doubled by 10C.',
    ],
    [
      'an earlier 10 of clubs doubles',
      last('3S KS', ['5S', 'QS', '6D'], [cards('TC'), NONE, NONE, NONE]),
      'KS',
      'You win the trick: +200, the Pig, doubled by 10C.',
    ],
  ])('%s', (_, state, text, worth) => {
    expect(said(state, text).worth).toBe(worth);
  });

  test('in the seventh trick', () => {
    expect(ui.verdict(seen(seventhTrick), on('7H'))).toEqual({
      selected: '7♥',
      worth: 'Bo wins the trick with 10♥: +30 for Bo.',
      note: 'The trick is worth 30 with your 7♥. You play last.',
    });
  });
});

test('the verdict in the middle of a trick says who is highest, how many are to play, and what may still beat it', () => {
  const state = position(['3C 9C', '5D', 'AC', ''], { leader: 3, cards: [null, null, null, '7C'] });
  expect(said(state, '3C').worth).toBe('Dan stays highest with 7C. 2 still to play.');
  expect(said(state, '9C')).toMatchObject({ worth: 'Highest so far; 2 still to play.' });
  expect(said(state, '9C').note).toMatch(/^If you win it: 0 so far\. 1 higher C still out\.$/);
  const sure = position(['3C 9C', '5D', '6D', ''], { leader: 3, cards: [null, null, null, '7C'] });
  expect(said(sure, '9C')).toMatchObject({
    worth: 'You win the trick: nobody can beat it.',
    note: '2 still to play; so far 0.',
  });
});

test('the verdict before a lead says how many cards of the suit are higher, and what there is to catch', () => {
  const lead = (hand: string) => position([hand, 'KS QS', '4D', 'JD'], { leader: 0 });
  const { worth, note } = said(lead('AS 3S 2D'), '3S');
  expect(worth).toBe('You lead; the highest S wins the trick.');
  expect(note).toBe('All 2 S still out are higher. QS is still out.');
  expect(said(lead('AS 3S 2D'), 'AS').note).toBe('No higher S is out. QS is still out.');
  expect(said(lead('AS 3H 2C'), '2C').note).toBe('No C is out: it wins the trick.');
});

describe('the moon', () => {
  const near = [NONE, NONE, cards('2H 3H 4H 5H 6H 7H'), NONE];
  const state = last('3C KC', ['5C', '9H', '6D'], near);

  test('is ended by a trick whose verdict says so', () => {
    expect(said(state, 'KC').note).toMatch(/^Ends Cat's moon \(6 hearts\)\./);
  });

  test('is made by a trick that counts as one, and the Pig adds nothing to it', () => {
    const most = cards('2H 3H 4H 5H 6H 7H 8H TH JH QH KH AH');
    const shooting = (more: string, trick: [string, string, string]) =>
      last('3C KC', trick, [union(most, cards(more)), NONE, NONE, NONE]);
    expect(said(shooting('QS', ['5C', '9H', '6D']), 'KC').worth).toBe('You win the trick: −285, the moon.');
    expect(said(shooting('TC', ['5C', '9H', '6D']), 'KC').worth).toBe('You win the trick: −370, the moon.');
    expect(said(shooting('9H TC', ['5C', 'QS', '6D']), 'KC').worth).toBe('You win the trick: 0, the Pig.');
  });

  test('has its possible shooter in the top line', () => {
    const parts = (taken: PlayPhase['taken']) =>
      table.banner(positionOf(gongzhu, { ...state, taken }) as unknown as AnyPosition).parts?.at(-1);
    expect(parts(near)).toMatch(/^all hearts so far: Cat, \d+ of 13$/);
    expect(parts([NONE, NONE, cards('2H 3H'), cards('4H')])).toBe('hearts broken');
  });

  test('counts in the deal as in the score once it is shot', () => {
    const all = cards('2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH');
    const taken = [NONE, NONE, all, cards('QS')];
    const shot = positionOf(gongzhu, { ...state, taken }) as unknown as AnyPosition;
    expect(table.banner(shot).parts?.at(-1)).toBe('the moon: all 13 hearts, Cat');
    const notes = [0, 1, 2, 3].map((seat) => table.stands!(shot.onTable, seat, shot.speaker)?.note);
    expect(notes).toEqual(['+200', '+200', '0', '+300'].map((points) => expect.stringContaining(points)));
  });
});
