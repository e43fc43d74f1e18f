import { describe, expect, it, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { canCall, drawMakesCall, possibleCalls } from '../../../src/engine/shengji/calling.ts';
import { format } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { BuryPhase, DrawPhase, State } from '../../../src/engine/shengji/state.ts';
import { deckWith, move, options, playAll, sentence, stayAll } from './helpers.ts';

const NT = { noTrumpCalls: true };

/** A first deal in which each seat first draws the cards given. */
const dealt = (hands: readonly string[], changes = {}, kitty = ''): State =>
  shengji.deal(shengji.start(options(changes)), deckWith(hands, { kitty }));

/** `rounds` whole rounds of drawing in which nobody calls. */
const rounds = (state: State, n: number): State =>
  playAll(state, ...Array.from({ length: 6 * n }, () => 'stay'));

const bury = (state: State): BuryPhase => stayAll(state) as BuryPhase;
const called = (state: State, seat: number, text: string): string | null =>
  sentence(shengji.check({ ...(state as DrawPhase), turn: seat }, seat, move(text)));

describe('calls', () => {
  const state = rounds(
    dealt(['2S 2S 2S RJ RJ', '2H 2H 2H 2H 3C', '2D 2D BJ BJ RJ', '3D 3D 4D 4D 5D', '3H 3S', '3H 3S'], NT),
    5,
  );
  const following = (...texts: string[]): State => playAll(state, ...texts);

  // calls and stays after five rounds, the next seat's call, null or the refusal
  test.each([
    [[], 'call 2S', null],
    [[], 'call 2S 2S', null],
    [[], 'call 2S 2S 2S 2S', 'You do not hold 2S.'],
    [[], 'call 2H', 'You do not hold 2H.'],
    [[], 'call RJ RJ', null],
    [[], 'call RJ', 'No-Trump is called with two or more identical jokers.'],
    [[], 'call 2S RJ', 'A call shows identical cards: copies of one card.'],
    [['call 2S'], 'call 2H 2H', null],
    [['call 2S 2S'], 'call 2H 2H', 'Too weak: Seat 0 has called with 2S 2S; it takes 3 cards to beat that.'],
    [['call 2S 2S'], 'call 2H 2H 2H', null],
    [['call 2S 2S'], 'call 3C', 'Trumps are called with cards of the trump rank, 2, No-Trump with jokers.'],
    [['stay', 'call 2H 2H'], 'call BJ BJ', null],
    [
      ['stay', 'call 2H 2H 2H'],
      'call BJ BJ',
      'Too weak: Seat 1 has called with 2H 2H 2H; it takes 3 cards to beat that.',
    ],
    [
      ['call RJ RJ', 'stay'],
      'call BJ BJ',
      'Too weak: Seat 0 has called with RJ RJ; it takes 3 cards to beat that.',
    ],
    [
      ['call RJ RJ', 'stay'],
      'call 2D 2D',
      'Too weak: Seat 0 has called with RJ RJ; it takes 3 cards to beat that.',
    ],
    [['call RJ RJ'], 'call 2H 2H 2H', null],
    [
      ['stay', 'call 2H 2H 2H 2H'],
      'call 2D 2D',
      'Too weak: Seat 1 has called with 2H 2H 2H 2H; nothing beats that.',
    ],
  ])('%j, then %s: %s', (before, text, expected) => {
    const now = following(...before);
    expect(called(now, shengji.toAct(now)[0]!, text)).toBe(expected);
  });

  // Ruling 3: only the standing call binds its caller.
  test.each([
    ['call 2S', 'call 2S 2S', null],
    ['call 2S 2S', 'call 2S 2S', 'Too weak: Seat 0 has called with 2S 2S; it takes 3 cards to beat that.'],
    ['call 2S', 'call RJ RJ', 'The standing call is yours: you may only add 2S to it.'],
  ])('Seat 0 has the standing call %s and says %s: %s', (first, second, expected) => {
    const again = playAll(following(first), 'stay', 'stay', 'stay', 'stay', 'stay');
    expect(called(again, 0, second)).toBe(expected);
  });

  it('free a caller whose call has been replaced', () => {
    const again = playAll(following('call 2S'), 'call 2H 2H', 'stay', 'stay', 'stay', 'stay');
    expect(called(again, 0, 'call RJ RJ')).toBeNull();
    expect(called(again, 0, 'call 2S 2S 2S')).toBeNull();
  });

  it('exclude jokers unless the option is on', () => {
    const plain = rounds(dealt(['RJ RJ 2S']), 3);
    expect(called(plain, 0, 'call RJ RJ')).toBe('Trumps are called with cards of the trump rank, 2.');
  });

  it('are listed from the cards held, before staying', () => {
    expect([...shengji.moves(state, 0)].map(shengji.format)).toEqual([
      'call 2S',
      'call 2S 2S',
      'call 2S 2S 2S',
      'call RJ RJ',
      'stay',
    ]);
    expect(canCall(state as DrawPhase, 0)).toBe(true);
  });

  it('may use the card drawn last only if it is one of theirs', () => {
    const early = dealt(['3C 2S 4C 2S']) as DrawPhase;
    const asked = [0, 1, 2, 3].map((n) => drawMakesCall(rounds(early, n) as DrawPhase, 0));
    expect(asked).toEqual([false, true, false, true]);
    const view = shengji.view(rounds(early, 1), 0);
    expect(view.phase === 'draw' && drawMakesCall(view, 0)).toBe(true);
    expect(view.phase === 'draw' && view.drew).toEqual([card('2S'), null, null, null, null, null]);
    expect(possibleCalls(rounds(early, 2) as DrawPhase, 0)).toHaveLength(1);
  });

  it('name only drawn cards', () => {
    expect(called(rounds(dealt(['3C 2S']), 0), 0, 'call 2S')).toBe('You do not hold 2S.');
  });
});

describe('the end of the drawing', () => {
  it('comes once all six have stayed in a row after the last card', () => {
    let state = dealt(['2S', '2H 2H']);
    for (let i = 0; i < 210; i++) state = playAll(state, 'stay');
    expect(state).toMatchObject({ phase: 'draw', drawn: 210, stays: 0, turn: 0 });
    state = playAll(state, 'stay', 'call 2H 2H', 'stay', 'stay', 'stay', 'stay', 'stay');
    expect(state).toMatchObject({ phase: 'draw', turn: 1, stays: 5 });
    state = playAll(state, 'stay');
    expect(state).toMatchObject({ phase: 'bury', deal: { dealer: 1, trumps: { rank: 0, suit: 2 } } });
  });

  it('makes the caller Dealer in the first deal and gives that seat the kitty', () => {
    const state = dealt(['3C', '2H'], {}, '9S 9S 9S 9S 8S 8S');
    const after = bury(playAll(state, 'stay', 'call 2H'));
    expect(after.deal).toMatchObject({ dealer: 1, call: { seat: 1, count: 1 } });
    expect(after.hands.map((hand) => hand.reduce((sum, n) => sum + n, 0))).toEqual([35, 41, 35, 35, 35, 35]);
    expect(after.kitty.map(format).join(' ')).toBe('9S 9S 9S 9S 8S 8S');
  });

  // Ruling 2.
  test.each([
    ['3C 2D 4H 2S 5S 6S', 1, '3C 2D'],
    ['3C 5D KH KS QC JC', 2, '3C 5D KH KS QC JC'],
    ['RJ RJ 3C RJ BJ BJ', 0, 'RJ RJ 3C RJ BJ BJ'],
    ['RJ RJ RJ BJ BJ BJ', null, 'RJ RJ RJ BJ BJ BJ'],
    ['RJ 2H 3C 4C 5C 6C', 2, 'RJ 2H'],
  ])('without a call the kitty %s makes suit %s trumps', (kitty, suit, turnedUp) => {
    const after = bury(dealt([], {}, kitty));
    expect(after.deal.trumps).toEqual({ rank: 0, suit });
    expect(after.deal.dealer).toBe(0); // ruling 1
    expect(after.deal.turnedUp.map(format).join(' ')).toBe(turnedUp);
    const view = shengji.describe(shengji.view(after, 3));
    expect(view.turnedUp).toEqual(turnedUp.split(' '));
    expect(view.kitty).toBeNull();
  });
});
