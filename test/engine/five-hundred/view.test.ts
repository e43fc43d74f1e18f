import { describe, expect, test } from 'vitest';
import { playRandomDeals } from '../../../bench/five-hundred.ts';
import { cardsOf, has, NONE, setOf, size, textsOf } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { sample } from '../../../src/engine/five-hundred/moves.ts';
import type { State } from '../../../src/engine/five-hundred/state.ts';
import { shownVoids } from '../../../src/engine/five-hundred/view.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards } from './cards.ts';
import { dealt, moveOf, played, playing, table } from './positions.ts';

const nelloPlay = (): State => {
  const given = played(dealt({ scores: [-40, 0] }), 'nello', 'pass', 'pass', 'pass');
  const [gift] = fiveHundred.moves(given, 2);
  const burying = fiveHundred.play(given, 2, gift!);
  const [burial] = fiveHundred.moves(burying, 0);
  return fiveHundred.play(burying, 0, burial!);
};

describe('views', () => {
  test('only the contractor sees the widow and the buried cards', () => {
    const state = nelloPlay();
    if (state.phase !== 'play') throw new Error(state.phase);
    const seen = (seat: Seat | 'table') => {
      const view = fiveHundred.view(state, seat);
      if (view.phase !== 'play') throw new Error(view.phase);
      return view;
    };
    expect(seen(0).aside).toStrictEqual({ ...state.aside, given: null });
    for (const seat of [1, 3, 'table'] as const) {
      expect(seen(seat).aside).toStrictEqual({ widow: null, given: null, buried: null });
    }
    // The giver keeps its laid-aside hand in view and knows what it gave.
    expect(seen(2).aside).toStrictEqual({ widow: null, given: state.aside.given, buried: null });
    expect(seen(2).hands).toStrictEqual([null, null, state.hands[2], null]);
    expect(size(state.hands[2]!)).toBe(9);
  });

  test('the contractor of a Nello sees the widow only after the gift of its partner', () => {
    const state = played(dealt({ scores: [-40, 0] }), 'nello', 'pass', 'pass', 'pass');
    const view = fiveHundred.view(state, 0);
    expect(view.phase === 'give' && view.widow).toBeNull();
    expect(JSON.stringify(fiveHundred.describe(view))).not.toContain('widow');
  });

  test('voids come from play, and count the left bower and Joker as trumps', () => {
    const state = playing({ bid: '7H', hands: ['4S', '4C', '5S', '6S'], trick: ['JD', '9C', '8H', 'QD'] });
    expect(shownVoids(state)).toStrictEqual([0, 0b0100, 0, 0b0100]);
  });

  test.each([
    ['follow', 0b0001],
    ['anytime', 0],
  ] as const)('a Joker on clubs without trumps, option %s: void %i', (jokerNoTrump, expected) => {
    const state = playing({
      bid: '7NT',
      hands: ['4S', '4H', '5S', '6S'],
      trick: ['AC', 'JK'],
      changed: { jokerNoTrump },
    });
    expect(shownVoids(state)[1]).toBe(expected);
  });

  test('describe shows the viewer’s cards as text, the auction, the contract and the number of hidden cards', () => {
    const state = played(dealt(), 'bid 6S', 'pass', 'inkle C', 'pass');
    const shown = fiveHundred.describe(fiveHundred.view(state, 1));
    expect(shown).toMatchObject({
      seat: 1,
      phase: 'bury',
      dealer: 3,
      turn: [2],
      cardsLeft: [10, 10, 15, 10],
      auction: [
        { seat: 0, call: '6S' },
        { seat: 1, call: 'pass' },
        { seat: 2, call: 'inkle C' },
        { seat: 3, call: 'pass' },
      ],
      contract: 'inkle C',
      contractor: 2,
      trump: 'C',
      needed: 6,
      widow: null,
    });
    expect(fiveHundred.describe(fiveHundred.view(state, 2)).widow).toHaveLength(5);
    expect(fiveHundred.describe(fiveHundred.view(state, 'table')).hand).toBeNull();
  });
});

describe('imagine', () => {
  /** Positions of random matches under all options, with a seat each. */
  function* positions(count: number): Generator<State> {
    const random = randomFor('imagine-positions');
    let found = 0;
    while (found < count) {
      const seats = random.below(2) === 0 ? 4 : 6;
      const jokerNoTrump = random.below(2) === 0 ? 'follow' : 'anytime';
      const at = table(seats, { jokerNoTrump, nello: 'always' });
      let state = fiveHundred.deal(fiveHundred.start(at), fiveHundred.shuffle(at, random));
      while (fiveHundred.toAct(state).length > 0) {
        if (random.below(6) === 0) {
          yield state;
          found++;
        }
        const seat = fiveHundred.toAct(state)[0]!;
        state = fiveHundred.play(state, seat, sample(state, seat, random));
      }
    }
  }

  test('gives a state with the same view, every card once, and hands that fit the play so far', () => {
    const random = randomFor('imagine');
    for (const state of positions(200)) {
      for (let seat = 0; seat < state.standing.seats; seat++) {
        const view = fiveHundred.view(state, seat);
        const imagined = fiveHundred.imagine(view, random);
        expect(fiveHundred.view(imagined, seat)).toStrictEqual(view);
        if (imagined.phase !== 'play') continue;
        const played = [...imagined.tricks, imagined.trick].flatMap(({ plays }) =>
          plays.map(({ card }) => card),
        );
        const everything = [...imagined.hands.flatMap(cardsOf), ...cardsOf(imagined.aside.buried), ...played];
        expect(everything.length).toBe(seatsPack(state));
        expect(new Set(everything).size).toBe(everything.length);
        // The widow and the gift lie where the contractor has had them.
        const contractors = [
          ...cardsOf(imagined.hands[imagined.contract.seat]!),
          ...cardsOf(imagined.aside.buried),
          ...[...imagined.tricks, imagined.trick]
            .flatMap(({ plays }) => plays)
            .filter((play) => play.seat === imagined.contract.seat)
            .map(({ card }) => card),
        ];
        for (const card of cardsOf(imagined.aside.widow)) expect(contractors).toContain(card);
        if (imagined.aside.given !== null) expect(has(imagined.aside.widow, imagined.aside.given)).toBe(true);
        expect(size(imagined.aside.widow)).toBe(size(state.phase === 'play' ? state.aside.widow : NONE));
      }
    }
  });

  const seatsPack = (state: State): number => (state.standing.seats === 6 ? 63 : 45);

  test('never deals a suit to a hand out of it, and can deal every card to every other place', () => {
    // Hearts are trumps. Seat 1 showed no clubs, so the club ace is with seat 2, with seat 3 or buried.
    const state = playing({
      bid: '7H',
      contractor: 3,
      hands: ['4S TS', '5S 9S', 'AC 6S', '7S 8S'],
      trick: ['4C', '5D', '6C', '7C'],
    });
    const turned: State = {
      ...state,
      tricks: [{ ...state.trick, winner: 3 }],
      trick: { plays: [], named: null },
      turn: 3,
    };
    // The test position has short hands; make it consistent with one trick played out of ten.
    const hands = turned.hands.map((hand) => cardsOf(hand));
    const spare = cardsOf(state.aside.buried);
    const full = hands.map((hand, seat) => {
      while (hand.length < 9) {
        const place = spare.findIndex((card) => seat !== 1 || Math.floor(card / 16) !== 0);
        hand.push(...spare.splice(place, 1));
      }
      return setOf(hand);
    });
    const whole: State = {
      ...turned,
      hands: full,
      aside: { widow: NONE, given: null, buried: setOf(spare) },
    };
    const random = randomFor('voids');
    const where = new Set<string>();
    const view = fiveHundred.view(whole, 0);
    for (let i = 0; i < 300; i++) {
      const imagined = fiveHundred.imagine(view, random);
      if (imagined.phase !== 'play') throw new Error(imagined.phase);
      expect(textsOf(imagined.hands[1]!).filter((text) => text.endsWith('C'))).toStrictEqual([]);
      const holder = imagined.hands.findIndex((hand) => has(hand, cardsOf(cards('AC'))[0]!));
      where.add(holder < 0 ? 'buried' : String(holder));
    }
    expect([...where].toSorted()).toStrictEqual(['2', '3', 'buried']);
  });

  test('refuses a spectator', () => {
    expect(() => fiveHundred.imagine(fiveHundred.view(dealt(), 'table'), randomFor('x'))).toThrow(RangeError);
  });
});

describe('facts for each viewer', () => {
  const told = (before: State, text: string, viewer: Seat | 'table'): string[] => {
    const seat = fiveHundred.toAct(before)[0]!;
    const move = moveOf(text);
    const after = fiveHundred.play(before, seat, move);
    return fiveHundred
      .tell(before, { kind: 'move', seat, move }, after, viewer)
      .map((fact) => fiveHundred.factText(fact, plainSpeaker));
  };

  test('show a gift to its giver alone', () => {
    const state = played(dealt({ scores: [-40, 0] }), 'nello', 'pass', 'pass', 'pass');
    const [gift] = fiveHundred.moves(state, 2);
    const text = fiveHundred.format(gift!);
    expect(told(state, text, 2)).toStrictEqual([
      `Seat 2 gives ${text.slice(5)} to the widow.`,
      'Seat 0 takes the widow: 6 cards.',
    ]);
    for (const viewer of [1, 3, 'table'] as const) {
      expect(told(state, text, viewer)[0]).toBe('Seat 2 gives a card to the widow.');
    }
    expect(told(state, text, 0)[1]).toMatch(/^Seat 0 takes the widow: (\S+ ){5}\S+\.$/);
  });

  test('show a burial to the contractor alone', () => {
    const state = played(dealt(), 'bid 6S', 'pass', 'pass', 'pass');
    const text = fiveHundred.format([...fiveHundred.moves(state, 0)][7]!);
    expect(told(state, text, 0)).toStrictEqual([`Seat 0 buries ${text.slice(5)}.`]);
    expect(told(state, text, 1)).toStrictEqual(['Seat 0 buries 5 cards.']);
  });

  test('give the contract after the last call', () => {
    expect(told(played(dealt(), 'bid 7H', 'pass', 'pass'), 'pass', 1)).toStrictEqual([
      'Seat 3 passes.',
      'Seat 0 has the contract: 7H, 7 tricks for 200.',
      'Seat 0 takes the widow: 5 cards.',
    ]);
    expect(told(played(dealt(), 'pass', 'pass', 'pass'), 'pass', 'table')).toStrictEqual([
      'Seat 3 passes.',
      'All pass: no score, and Seat 3 deals again.',
    ]);
  });

  test('give a trick whole: its plays in order and the named suit', () => {
    const state = playing({
      bid: '7NT',
      contractor: 1,
      hands: ['7H 4D', '8H 5D', 'AH 6D', 'JK KS'],
      leader: 3,
      trick: ['JK:H', '7H', '8H'],
    });
    const move = moveOf('AH');
    const facts = fiveHundred.tell(
      state,
      { kind: 'move', seat: 2, move },
      fiveHundred.play(state, 2, move),
      'table',
    );
    expect(facts).toStrictEqual([
      { kind: 'played', seat: 2, card: 'AH', lead: false, named: null },
      {
        kind: 'trick-taken',
        seat: 3,
        plays: [
          { seat: 3, cards: ['JK'] },
          { seat: 0, cards: ['7H'] },
          { seat: 1, cards: ['8H'] },
          { seat: 2, cards: ['AH'] },
        ],
        named: 'H',
        contractors: 1,
        defenders: 0,
      },
    ]);
  });

  test('put a trick, a Joker with its suit, and the score of a deal into sentences', () => {
    const state = playing({ bid: '7NT', hands: ['JK', '5H', '6H', '7H'] });
    expect(told(state, 'JK:H', 1)).toStrictEqual(['Seat 0 leads the Joker and names H.']);
    const last = played(
      { ...state, tricks: Array(9).fill({ plays: [], named: null, winner: 0 }), taken: 6 } as State,
      'JK:H',
      '5H',
      '6H',
    );
    expect(told(last, '7H', 1)).toStrictEqual([
      'Seat 3 plays 7H.',
      'Seat 0 wins the trick with the Joker (contractors 7, defenders 3).',
      'Seat 0 makes 7 No-Trump with 7 tricks: contractors +220, defenders 0. Scores: 220 to 0.',
    ]);
  });
});

test('a thousand random deals of each table pass the check at every move', () => {
  expect(playRandomDeals(1000, 4, 'test').deals).toBe(1000);
  expect(playRandomDeals(300, 6, 'test').moves).toBeGreaterThan(300 * 6);
});
