import { describe, expect, test } from 'vitest';
import { chooseMove, decisionStream } from '../../src/ai/bot.ts';
import { declaring, nelloChance, opposing } from '../../src/ai/five-hundred/estimate.ts';
import { likelihood } from '../../src/ai/five-hundred/history.ts';
import { isHonest, shownBy } from '../../src/ai/five-hundred/honest.ts';
import { fiveHundredPolicy } from '../../src/ai/five-hundred/index.ts';
import { fiveHundredPlan } from '../../src/ai/five-hundred/plan.ts';
import { type BidName, bidOf, trumpOf } from '../../src/engine/five-hundred/bids.ts';
import { cardsOf, has, JOKER } from '../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../src/engine/five-hundred/index.ts';
import { sample } from '../../src/engine/five-hundred/moves.ts';
import type { BidPhase, Call, DealResult, Hidden, Move, State } from '../../src/engine/five-hundred/state.ts';
import { strengthIn, suitIn } from '../../src/engine/five-hundred/trumps.ts';
import { unseenBy } from '../../src/engine/five-hundred/view.ts';
import { Match } from '../../src/engine/match.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { cards } from '../engine/five-hundred/cards.ts';
import { deckWith, played, playing, table } from '../engine/five-hundred/positions.ts';

const choose = (state: State) => {
  const seat = fiveHundred.toAct(state)[0]!;
  return fiveHundredPolicy.choose(fiveHundred.view(state, seat), seat, randomFor('bot'));
};
const chosen = (state: State): string => fiveHundred.format(choose(state).move);

const parts = partsOf('500')!;

/** The calls of a deal that the policy plays in all seats, and how it ends. */
function playedOut(deal: number): { readonly calls: readonly Call[]; readonly result: DealResult } {
  const at = table();
  let calls: readonly Call[] = [];
  let state = fiveHundred.deal(fiveHundred.start(at), fiveHundred.shuffle(at, randomFor('played out', deal)));
  while (fiveHundred.toAct(state).length > 0) {
    if (state.phase === 'play') calls = state.contract.calls;
    state = fiveHundred.play(state, fiveHundred.toAct(state)[0]!, choose(state).move);
  }
  return { calls, result: state.standing.results.at(-1)! };
}

/** Seat 0 to call with this hand. */
const toCall = (hand: string, scores: readonly [number, number] = [0, 0]): State => {
  const start = fiveHundred.start(table());
  return fiveHundred.deal({ ...start, standing: { ...start.standing, scores } } as State, deckWith([hand]));
};

test('every choice is legal, in matches between bots and chance', () => {
  for (const seats of [4, 6]) {
    for (const nello of ['in-the-hole', 'always'] as const) {
      const at = table(seats, { nello, jokerNoTrump: nello === 'always' ? 'anytime' : 'follow' });
      const random = randomFor('sampled', seats, nello);
      let state = fiveHundred.start(at);
      for (let i = 0; i < 1000; i++) {
        if (state.phase === 'over') state = fiveHundred.start(at);
        if (state.phase === 'deal') state = fiveHundred.deal(state, fiveHundred.shuffle(at, random));
        const seat = fiveHundred.toAct(state)[0]!;
        const view = fiveHundred.view(state, seat);
        const { move } = fiveHundredPolicy.choose(view, seat, randomFor('bot', i));
        expect(fiveHundred.check(state, seat, move)).toBeNull();
        const careless = state.phase !== 'bid' && random.below(3) === 0;
        state = fiveHundred.play(state, seat, careless ? sample(state, seat, random) : move);
      }
    }
  }
});

describe('the auction', () => {
  test.each([
    // Joker, both bowers and length in hearts, with an ace.
    ['JK JH JD AH KH QH TH AC 4S 4D', /^bid (8|9|10)H$/],
    ['JS JC AS KS 9S 8S AD AC 4H 5D', /^bid [78]S$/],
  ])('%s is worth a bid', (hand, expected) => {
    expect(chosen(toCall(hand))).toMatch(expected);
  });

  test('a bid of hearts makes hearts likely, and a pass makes them unlikely', () => {
    const called = (call: Move, hand: string): number => {
      const bid = fiveHundred.play(toCall(hand), 0, call);
      return likelihood(bid, fiveHundred.toAct(bid)[0]!);
    };
    const hearts = 'JK JH JD AH KH QH TH AC 4S 4D';
    const nothing = '4S 5S 6S 4C 5C 6C 4D 5D 6D 7D';
    const bid: Move = { kind: 'bid', bid: '8H' };
    expect(called(bid, hearts)).toBeGreaterThan(called(bid, nothing));
    expect(called({ kind: 'pass' }, nothing)).toBeGreaterThan(called({ kind: 'pass' }, hearts));
  });

  test('the policy bids ten tricks only with the Joker', () => {
    const strong = 'JH JD AH KH QH TH 9H AC AS AD';
    expect(chosen(toCall(strong))).not.toMatch(/^bid 10/);
    const random = randomFor('tens');
    const at = table();
    for (let i = 0; i < 300; i++) {
      const state = fiveHundred.deal(fiveHundred.start(at), fiveHundred.shuffle(at, random));
      const bid = chosen(state);
      if (bid.startsWith('bid 10')) expect(state.phase === 'bid' && has(state.hands[0]!, JOKER)).toBe(true);
    }
  });

  test('the policy varies its strains', () => {
    const random = randomFor('strains');
    const at = table();
    const calls = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const text = chosen(fiveHundred.deal(fiveHundred.start(at), fiveHundred.shuffle(at, random)));
      calls.add(text.replace(/^(bid \d+|inkle ?)/, '').trim());
    }
    expect([...calls]).toEqual(expect.arrayContaining(['S', 'C', 'D', 'H', 'NT']));
  });

  test('the policy and a search bid a suit only with three trumps, if it is about their best one', () => {
    const at = table();
    for (let i = 0; i < 500; i++) {
      const state = fiveHundred.deal(
        fiveHundred.start(at),
        fiveHundred.shuffle(at, randomFor('honest', i)),
      ) as BidPhase;
      const moves = [choose(state).move, ...fiveHundredPlan.candidates(fiveHundred.view(state, 0), 0)];
      for (const move of moves) {
        if (move.kind !== 'bid' || move.bid === 'nello') continue;
        const { strain } = bidOf(move.bid);
        expect(isHonest(state, 0, bidOf(move.bid)), fiveHundred.format(move)).toBe(true);
        const trumps = cardsOf(state.hands[0]!).filter(
          (card) => suitIn(card, trumpOf(bidOf(move.bid as BidName))) === trumpOf(bidOf(move.bid as BidName)),
        );
        if (strain !== 'NT') expect(trumps.length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  // 6♥ looked better in both, with two hearts and with none: a lie that works on whoever believes it.
  test.each(['a3', 'bb640b99'])(
    'the search of the first hand of seed %s bids the clubs that it has',
    (seed) => {
      const { game } = parts;
      const match = new Match(game, readSetup(game, { seed }, '') as Setup);
      const view = match.view(0);
      const random = decisionStream(seed, 0, 0);
      expect(isHonest(view as unknown as BidPhase<Hidden>, 0, bidOf('6H'))).toBe(false);
      expect(game.format(chooseMove(parts, 'hard', view, 0, random).move)).toBe('bid 7C');
    },
  );

  test('a suit that the partner has named needs fewer trumps', () => {
    const hand = 'JK JH AS 5S 6S 4C 5C 4D 5D 6D';
    expect(isHonest(toCallLast(hand, [0, 0], [null, null, null]) as BidPhase, 0, bidOf('8H'))).toBe(false);
    expect(isHonest(toCallLast(hand, [0, 0], [null, '7H', null]) as BidPhase, 0, bidOf('8H'))).toBe(true);
  });

  test('a bid shows three trumps and a trick less than it names, and a raise shows the tricks of both partners', () => {
    const bo: Call = { seat: 1, bid: '6H' };
    const shown = (name: BidName, calls: readonly Call[] = [bo], seats = 4) =>
      shownBy(bidOf(name), 3, calls, seats);
    expect(shown('7S')).toEqual({ strain: 'S', trumps: 3, tricks: 6, raises: false, weak: false });
    expect(shown('7S', [], 6).tricks).toBe(5);
    expect(shown('8H')).toEqual({ strain: 'H', trumps: 0, tricks: 8, raises: true, weak: false });
    expect(shown('8H', [{ seat: 0, bid: '6H' }])).toMatchObject({ trumps: 3, raises: false });
    expect(shown('7NT')).toMatchObject({ trumps: 0, tricks: 6 });
    expect(shown('inkle S', [])).toMatchObject({ trumps: 3, tricks: 5, weak: true });
    expect(shown('nello')).toMatchObject({ strain: null, trumps: 0, tricks: 0 });
  });

  test('a contractor wins about as many tricks as the bid showed, and a raised team as many as it named', () => {
    const off = { alone: [] as number[], raised: [] as number[] };
    for (let deal = 0; deal < 250; deal++) {
      const { calls, result } = playedOut(deal);
      const { contract, contractor, took } = result;
      if (contract === null || contract === 'nello' || contractor === null) continue;
      const shown = shownBy(bidOf(contract), contractor, calls.slice(0, contractor), 4);
      const team = took[contractor]! + took[(contractor + 2) % 4]!;
      if (shown.raises) off.raised.push(team - shown.tricks);
      else off.alone.push(took[contractor]! - shown.tricks);
    }
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(off.raised.length).toBeGreaterThan(40);
    expect(Math.abs(mean(off.alone))).toBeLessThan(0.5);
    expect(Math.abs(mean(off.raised))).toBeLessThan(0.7);
  });

  test('the policy bids Nello with low cards if the team is in the hole, and only then', () => {
    const low = '4C 5C 7C 4D 6D 5H 7H 8H 4S 6S';
    expect(chosen(toCall(low, [-150, 0]))).toBe('nello');
    expect(chosen(toCall(low, [0, 0]))).not.toBe('nello');
    expect(nelloChance(cards(low), 4)).toBeGreaterThan(
      nelloChance(cards('AC KC AD KD AH KH AS KS QS QH'), 4) + 0.3,
    );
  });

  test('a bower, an ace and a partner’s bid are worth tricks', () => {
    const bid = bidOf('6H');
    const worth = (hand: string, calls: Parameters<typeof declaring>[2] = []): number =>
      declaring(cards(hand), bid, calls, 2, 4).tricks;
    const hand = 'QH TH 9H 8H 4C 5C 6D 7D 4S 5S';
    expect(worth('JH TH 9H 8H 4C 5C 6D 7D 4S 5S')).toBeGreaterThan(worth(hand) + 0.2);
    expect(worth('QH TH 9H 8H 4C AC 6D 7D 4S 5S')).toBeGreaterThan(worth(hand) + 0.2);
    expect(worth(hand, [{ seat: 0, bid: '7H' }])).toBeGreaterThan(worth(hand) + 0.5);
    expect(worth(hand, [{ seat: 1, bid: '6H' }])).toBeLessThan(worth(hand) - 0.5);
  });
});

test('candidates are in the order of the policy, with its own choice or an equal card first', () => {
  const random = randomFor('ranked');
  for (let deal = 0; deal < 12; deal++) {
    const at = table(deal % 2 === 0 ? 4 : 6, { nello: 'always' });
    let state = fiveHundred.deal(fiveHundred.start(at), fiveHundred.shuffle(at, random));
    if (deal > 7 && state.phase === 'bid') state = { ...state, calls: [{ seat: 0, bid: 'nello' }] };
    while (fiveHundred.toAct(state).length > 0) {
      const seat = fiveHundred.toAct(state)[0]!;
      const { move } = choose(state);
      const [first] = fiveHundredPlan.candidates(fiveHundred.view(state, seat), seat);
      if (state.phase !== 'play' || move.kind !== 'play' || first?.kind !== 'play')
        expect(first).toEqual(state.phase === 'bid' ? expect.anything() : move);
      else {
        const { trump } = state.contract;
        const [low, high] = [first.card, move.card].map((card) => strengthIn(card, trump)) as [
          number,
          number,
        ];
        const between = cardsOf(unseenBy(state, seat)).filter(
          (card) =>
            suitIn(card, trump) === suitIn(first.card, trump) &&
            strengthIn(card, trump) > low &&
            strengthIn(card, trump) < high,
        );
        expect([suitIn(first.card, trump), first.suit, between]).toEqual([
          suitIn(move.card, trump),
          move.suit,
          [],
        ]);
      }
      state = fiveHundred.play(state, seat, move);
    }
  }
});

test('opponents’ bids are worth less to them against trumps and aces', () => {
  const bid = bidOf('8H');
  const worth = (hand: string): number => opposing(cards(hand), bid, 4).tricks;
  expect(worth('JK JH AH KH 4C 5C AC AD 4S 5S')).toBeLessThan(worth('4C 5C 6C 7C 4D 5D 6D 4S 5S 6S') - 3);
});

describe('the widow', () => {
  test('the policy keeps trumps, the Joker, bowers and aces', () => {
    const deck = deckWith(['JK JH JD AH KH 4C 5C 6C 7D AS'], 4, '9H AD 8C 9C 5D');
    const state = played(
      fiveHundred.deal(fiveHundred.start(table()), deck),
      'bid 8H',
      'pass',
      'pass',
      'pass',
    );
    const buried = chosen(state).split(' ').slice(1);
    expect(buried).toHaveLength(5);
    for (const card of ['JK', 'JH', 'JD', 'AH', 'KH', '9H', 'AS', 'AD']) expect(buried).not.toContain(card);
  });

  test('a Nello partner gives a low card, and the contractor buries the Joker and high cards', () => {
    const start = fiveHundred.start(table());
    const state = fiveHundred.deal(
      { ...start, standing: { ...start.standing, scores: [-100, 0] } } as State,
      deckWith(['4C 5C 6C 4D 5D 6D 4H 5H AH AS', '', '7C 4S KC KD KH KS QC QD QH QS'], 4, 'JK AD JC 5S 6S'),
    );
    const giving = played(state, 'nello', 'pass', 'pass', 'pass');
    expect(chosen(giving)).toBe('give 4S');
    const buried = chosen(played(giving, 'give 4S')).split(' ').slice(1);
    expect(buried).toEqual(expect.arrayContaining(['JK', 'AD', 'AH', 'AS']));
  });
});

describe('play', () => {
  test('the contractor draws trumps from the top', () => {
    const state = playing({ bid: '8H', hands: ['JK JH AH KH 4H AC 4C', '9H 8H', '9D 8D', '9S 8S'] });
    expect(chosen(state)).toBe('JK');
  });

  test('a player does not ruff a partner’s winner', () => {
    const state = playing({ bid: '7H', hands: ['7H 5D', '5C 7C', '4H 6D', '8C 9C'], trick: ['AC', '4C'] });
    expect(chosen(state)).toBe('6D');
  });

  test('the last player wins as cheaply as possible', () => {
    const state = playing({
      bid: '7H',
      hands: ['7S 8S', '5S 6S', '9S 9D', 'QC KC AC 4C'],
      trick: ['TC', '5C', '9C'],
    });
    expect(chosen(state)).toBe('QC');
  });

  test('the last player plays the lowest card if beaten', () => {
    const state = playing({
      bid: '7H',
      hands: ['7S 8S', '5S 6S', '9S 9D', 'QC KC 4C'],
      trick: ['AC', '5C', '9C'],
    });
    expect(chosen(state)).toBe('4C');
  });

  test('a player saves the Joker if the partner is winning', () => {
    const state = playing({ bid: '7H', hands: ['7S 8S', '5S 6S', 'JK 9H', '4D 5D'], trick: ['AH', '4H'] });
    expect(chosen(state)).toBe('9H');
  });

  test('a defender ruffs with a low trump, not the Joker', () => {
    const state = playing({ bid: '7H', hands: ['7S 8S', '4H JK 9D', '9S 5D', '4D 6D'], trick: ['AC'] });
    expect(chosen(state)).toBe('4H');
  });

  test('second hand plays low', () => {
    const state = playing({ bid: '7NT', hands: ['7S 8S', 'QC 5C 9D', '9S 5D', '4D 6D'], trick: ['4C'] });
    expect(chosen(state)).toBe('5C');
  });

  test('without trumps a player runs a long suit while winners remain to return with', () => {
    const state = playing({ bid: '7NT', hands: ['JK AH KC QC 7C 4C AS', 'AC 9H', '9D 8D', '9S 8S'] });
    expect(chosen(state)).toBe('4C');
  });

  test('without trumps a player leads other winners before the Joker', () => {
    const state = playing({ bid: '7NT', hands: ['JK AC KC QC 4H', '9H 8H', '9D 8D', '9S 8S'] });
    expect(chosen(state)).toMatch(/^[AKQ]C$/);
  });
});

describe('Nello', () => {
  test('the contractor ducks with the highest card that loses', () => {
    const state = playing({
      bid: 'nello',
      hands: ['4C 8C TC', '9C 9D', '5H', '7S 8S'],
      trick: ['9C'],
      leader: 3,
    });
    expect(
      chosen({ ...state, hands: [cards('4C 8C TC'), cards('9D'), cards('5H'), cards('7S')] } as State),
    ).toBe('8C');
  });

  test('the contractor throws its most dangerous card at the first chance', () => {
    const state = playing({
      bid: 'nello',
      hands: ['JK 4H AH TS', '9D', '5H', '7S'],
      trick: ['9C'],
      leader: 3,
    });
    // Not the Joker: it would win the trick.
    expect(chosen(state)).toBe('AH');
  });

  test('a defender keeps the Joker off a trick that the contractor is winning', () => {
    const state = playing({ bid: 'nello', hands: ['4H', 'JK 9D', '5H', '7S'], trick: ['9C'] });
    expect(chosen(state)).toBe('9D');
  });

  test('a defender throws the Joker once the contractor can no longer win', () => {
    const state = playing({ bid: 'nello', hands: ['4H', 'AD 8D', '5H', 'JK 9D'], trick: ['9C', 'AC'] });
    expect(chosen(state)).toBe('JK');
  });

  test('a defender leads low', () => {
    const state = playing({ bid: 'nello', hands: ['5C 6C', 'AC KD 4H', '5H', '7S'], leader: 1 });
    expect(chosen({ ...state, turn: 1 } as State)).toBe('4H');
  });
});

/** Seat 0 speaks last, of the others' calls and at these scores. */
const toCallLast = (
  hand: string,
  scores: readonly [number, number],
  bids: readonly (BidName | null)[],
): State => {
  const state = toCall(hand, scores) as BidPhase;
  const calls = bids.map((bid, i) => ({ seat: i + 1, bid }));
  return { ...state, standing: { ...state.standing, dealer: 0 }, calls };
};

test('the policy raises a partner only if one trick more wins the match', () => {
  const hand = '4C 6C KC 8D AD 8H TH JH AH 8S';
  expect(chosen(toCallLast(hand, [220, 0], [null, '7H', null]))).toBe('bid 8H');
  expect(chosen(toCallLast(hand, [320, 0], [null, '7H', null]))).toBe('pass');
});

test('the contractor draws trumps from A K Q 10 while Joker and bowers are out', () => {
  const hands = [
    '6D TD QD KD AD QH 7S JS QS AS',
    'JK 4D 5D 4C 5C 6C 7C 8C 9C TC',
    'JD 7D KH 4H 5H 6H 7H 8H 9H TH',
    'JH 8D 9D KS 4S 5S 6S 8S 9S TS',
  ];
  const position = playing({ bid: '8D', hands });
  expect(chosen(position)).toBe('AD');
});
