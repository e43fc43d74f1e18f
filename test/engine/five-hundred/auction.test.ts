import { describe, expect, test } from 'vitest';
import { judgedBids } from '../../../src/engine/five-hundred/auction.ts';
import { BIDS, bidOf } from '../../../src/engine/five-hundred/bids.ts';
import { size, textsOf } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { dealt, played, refused, rule } from './positions.ts';

describe('bids', () => {
  test.each([
    ['6S', 40],
    ['6C', 60],
    ['6D', 80],
    ['6H', 100],
    ['6NT', 120],
    ['7S', 140],
    ['7H', 200],
    ['8S', 240],
    ['8C', 260],
    ['9H', 400],
    ['9NT', 420],
    ['10S', 440],
    ['10H', 500],
    ['10NT', 520],
    ['inkle S', 40],
    ['inkle NT', 120],
    ['nello', 250],
  ] as const)('%s is worth %i', (name, points) => {
    expect(bidOf(name).points).toBe(points);
  });

  test('go from low to high as in the table, with Nello between 7NT and 8S', () => {
    const order = BIDS.filter(({ inkle }) => !inkle)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ name }) => name);
    expect(order).toStrictEqual(
      '6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT nello 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT'.split(' '),
    );
  });
});

describe('the auction', () => {
  test.each([
    // Standing bid, next call, why not.
    ['bid 6S', 'bid 6C', null],
    ['bid 6S', 'bid 6S', 'Seat 0 has bid 6S already: bid higher or pass.'],
    ['bid 7S', 'bid 6NT', '6 No-Trump does not beat 7S: bid higher or pass.'],
    ['bid 6NT', 'bid 7S', null],
    ['bid 9NT', 'bid 10S', null],
    ['inkle S', 'bid 6S', '6S does not beat Inkle S: bid higher or pass.'],
    ['inkle S', 'inkle S', 'Seat 0 has bid Inkle S already: bid higher or pass.'],
    ['bid 6S', 'inkle S', 'Inkle S does not beat 6S: bid higher or pass.'],
    ['inkle S', 'inkle C', null],
    ['inkle NT', 'bid 6H', '6H does not beat Inkle No-Trump: bid higher or pass.'],
    ['bid 7NT', 'nello', null],
    ['bid 8S', 'nello', 'Nello does not beat 8S: bid higher or pass.'],
    ['nello', 'nello', 'Seat 0 has bid Nello already: bid higher or pass.'],
    ['nello', 'bid 7NT', '7 No-Trump does not beat Nello: bid higher or pass.'],
    ['nello', 'bid 8S', null],
    ['bid 10NT', 'pass', null],
  ])('after %s, %s: %s', (highest, next, sentence) => {
    const state = played(dealt({ scores: [-10, -10] }), highest);
    expect(refused(state, next)).toBe(sentence);
    expect(rule(state, next)).toBe(sentence === null ? null : 'bid-too-low');
  });

  test('a pass leaves the bid to beat as it was', () => {
    expect(rule(played(dealt(), 'bid 7H', 'pass'), 'bid 7D')).toBe('bid-too-low');
  });

  test.each([
    [-10, null],
    [0, 'Nello is only for a team below zero; yours has 0.'],
    [40, 'Nello is only for a team below zero; yours has 40.'],
  ])('Nello at a score of %i: %s', (score, sentence) => {
    const state = dealt({ scores: [score, -100] });
    expect(refused(state, 'nello')).toBe(sentence);
    expect(rule(state, 'nello')).toBe(sentence === null ? null : 'nello-in-the-hole');
  });

  test.each([
    ['always', 300, null],
    ['never', -300, 'Nello is switched off at this table.'],
  ] as const)('option nello %s at %i: %s', (nello, score, sentence) => {
    const state = dealt({ changed: { nello }, scores: [score, 0] });
    expect(refused(state, 'nello')).toBe(sentence);
    expect(rule(state, 'nello')).toBe(sentence === null ? null : 'nello-off');
  });

  test('each seat bids once, from seat 0 to the dealer, as in the auction of the rules page', () => {
    const state = dealt();
    expect(state.standing.dealer).toBe(3);
    expect(fiveHundred.toAct(state)).toStrictEqual([0]);
    const end = played(state, 'inkle C', 'pass', 'bid 7C', 'bid 7D');
    expect(end.phase).toBe('bury');
    expect(fiveHundred.toAct(end)).toStrictEqual([3]);
    expect(end.phase === 'bury' && end.contract.bid).toBe('7D');
  });

  test('only the next seat in turn may call', () => {
    expect(refused(dealt(), 'pass', 2)).toBe('It is not your turn: Seat 0 to act.');
    expect(rule(dealt(), 'pass', 9)).toBe('not-your-turn');
  });

  test.each([
    ['AH', 'Not now: bid, or pass.'],
    ['give 4C', 'Not now: bid, or pass.'],
    ['bury 4C', 'Not now: bid, or pass.'],
  ])('%s is no call', (text, sentence) => {
    expect(refused(dealt(), text)).toBe(sentence);
    expect(rule(dealt(), text)).toBe('not-now');
  });

  test('if all pass, the deal has no contract and no score, and the same dealer deals again', () => {
    const start = dealt();
    const end = played(start, 'pass', 'pass', 'pass', 'pass');
    expect(fiveHundred.toAct(end)).toStrictEqual([]);
    expect(fiveHundred.status(end)).toStrictEqual({
      phase: 'deal',
      deal: 1,
      scores: [0, 0, 0, 0],
      results: [
        {
          points: [0, 0, 0, 0],
          contract: null,
          contractor: null,
          tricks: 0,
          took: [0, 0, 0, 0],
          widow: textsOf(start.widow),
          buried: [],
        },
      ],
      winners: null,
    });
    expect(end.standing.dealer).toBe(3);
    expect(fiveHundred.check(end, 0, { kind: 'pass' })?.rule).toBe('not-now');
  });

  test('moves are listed from low to high: tricks, Inkles, Nello, pass', () => {
    const state = played(dealt({ scores: [0, -10] }), 'bid 9NT');
    const listed = [...fiveHundred.moves(state, 1)].map(fiveHundred.format);
    expect(listed).toStrictEqual(['bid 10S', 'bid 10C', 'bid 10D', 'bid 10H', 'bid 10NT', 'pass']);
    const first = [...fiveHundred.moves(dealt({ scores: [-10, 0] }), 0)].map(fiveHundred.format);
    expect(first.length).toBe(25 + 5 + 1 + 1);
    expect(first.slice(24)).toStrictEqual([
      'bid 10NT',
      'inkle S',
      'inkle C',
      'inkle D',
      'inkle H',
      'inkle NT',
      'nello',
      'pass',
    ]);
  });

  test('every bid is listed with its points, and with its refusal if it is not allowed', () => {
    const after = played(dealt(), 'bid 7NT');
    if (after.phase !== 'bid') throw new Error(after.phase);
    const judged = judgedBids(after, 1);
    expect(judged.length).toBe(BIDS.length);
    const of = (name: string) => judged.find(({ bid }) => bid.name === name)!;
    expect(of('8S')).toStrictEqual({ bid: bidOf('8S'), refusal: null });
    expect(of('nello').refusal).toStrictEqual({ rule: 'nello-in-the-hole', score: 0 });
    expect(of('6H').refusal?.rule).toBe('bid-too-low');
  });
});

describe('the widow', () => {
  test('the contractor takes five cards and buries any five', () => {
    const state = played(dealt(), 'bid 6S', 'pass', 'pass', 'pass');
    if (state.phase !== 'bury') throw new Error(state.phase);
    expect(size(state.hands[0]!)).toBe(15);
    const moves = [...fiveHundred.moves(state, 0)];
    expect(moves.length).toBe(3003);
    const after = fiveHundred.play(state, 0, moves[1500]!);
    expect(after.phase === 'play' && size(after.hands[0]!)).toBe(10);
    expect(fiveHundred.toAct(after)).toStrictEqual([0]);
  });

  test('burials are listed by card in canonical order', () => {
    const state = played(dealt(), 'bid 6S', 'pass', 'pass', 'pass');
    const listed = [...fiveHundred.moves(state, 0)].map((move) => (move.kind === 'bury' ? move.cards : []));
    for (let i = 1; i < listed.length; i++) {
      const [a, b] = [listed[i - 1]!, listed[i]!];
      const differs = a.findIndex((card, place) => card !== b[place]);
      expect(a[differs]!).toBeLessThan(b[differs]!);
    }
  });

  test('a burial of four or six cards, of one card twice, or of a card not held is refused', () => {
    const state = played(dealt(), 'bid 6S', 'pass', 'pass', 'pass');
    const [move] = fiveHundred.moves(state, 0);
    const [, a, b, c, d, e] = fiveHundred.format(move!).split(' ') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    expect(refused(state, `bury ${a} ${b} ${c} ${d}`)).toBe('Bury exactly 5 cards, not 4.');
    expect(rule(state, `bury ${a} ${b} ${c} ${d}`)).toBe('bury-count');
    expect(rule(state, `bury ${a} ${b} ${c} ${d} ${d}`)).toBe('same-card-twice');
    expect(refused(state, `bury ${a} ${b} ${c} ${d} 2C`)).toBe('You do not hold 2C.');
    expect(refused(state, `bury ${a} ${b} ${c} ${d} ${e}`)).toBe(null);
    expect(refused(state, a)).toBe('Not now: bury 5 cards.');
    expect(refused(state, 'pass')).toBe('Not now: bury 5 cards.');
  });
});

describe('Nello', () => {
  const bid = () => played(dealt({ scores: [-40, 0] }), 'nello', 'pass', 'pass', 'pass');

  test('the partner gives one card, then the contractor takes six and buries six', () => {
    const giving = bid();
    expect(giving.phase).toBe('give');
    expect(fiveHundred.toAct(giving)).toStrictEqual([2]);
    const gifts = [...fiveHundred.moves(giving, 2)];
    expect(gifts.length).toBe(10);
    const burying = fiveHundred.play(giving, 2, gifts[3]!);
    if (burying.phase !== 'bury') throw new Error(burying.phase);
    expect(size(burying.widow)).toBe(6);
    expect(size(burying.hands[0]!)).toBe(16);
    expect(size(burying.hands[2]!)).toBe(9);
    expect([...fiveHundred.moves(burying, 0)].length).toBe(8008);
    const ten = fiveHundred.play(burying, 0, fiveHundred.sample!(burying, 0, { below: () => 0 }));
    if (ten.phase !== 'play') throw new Error(ten.phase);
    expect(size(ten.hands[0]!)).toBe(10);
    expect(size(ten.aside.buried)).toBe(6);
  });

  test('the partner can only give a card from its own hand', () => {
    expect(rule(bid(), 'give 2C')).toBe('not-held');
    expect(refused(bid(), 'pass')).toBe('Not now: give one card to the widow.');
    expect(rule(bid(), 'give 4C', 0)).toBe('not-your-turn');
  });
});
