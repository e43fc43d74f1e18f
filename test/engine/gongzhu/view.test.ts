import { describe, expect, test } from 'vitest';
import { card, formatCard } from '../../../src/engine/card.ts';
import {
  cardsOf,
  EMPTY,
  FULL,
  has,
  includes,
  minus,
  setOf,
  size,
  union,
} from '../../../src/engine/card-set.ts';
import { combinations } from '../../../src/engine/combinations.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { couldHold, mayHold } from '../../../src/engine/gongzhu/knowledge.ts';
import { type DealView, heldBy, type PlayPhase, type State } from '../../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { cards } from '../../support/cards.ts';
import { deckOf, playOn, position, randomStates, tableOf } from './help.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'table'];
const HANDS = [
  '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC',
  '2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD',
  '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH',
  '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS',
];
const dealt = gongzhu.deal(gongzhu.start(tableOf()), deckOf(...HANDS));
const passed = playOn(dealt, 'pass 2C 3C 4C', 'pass 2D 3D 4D', 'pass 2H 3H 4H', 'pass QS KS AS');

/** Every card that a described view names anywhere. */
const cardsNamed = (value: unknown): string[] =>
  JSON.stringify(value)
    .match(/"[2-9TJQKA][CDHS]"/g)
    ?.map((text) => text.slice(1, 3)) ?? [];

describe('a view', () => {
  test('names only cards whose place its viewer knows', () => {
    for (const state of randomStates('secrets', 3)) {
      if (state.phase !== 'pass' && state.phase !== 'play') continue;
      for (const viewer of VIEWERS) {
        const open = state.phase === 'play' ? cardsOf(state.played) : [];
        const own = viewer === 'table' ? [] : cardsOf(state.deal.hands[viewer]!);
        const gift = viewer === 'table' ? null : state.deal.gifts[viewer];
        const known = setOf([...open, ...own, ...(gift ? cardsOf(gift) : [])]);
        for (const text of cardsNamed(gongzhu.describe(gongzhu.view(state, viewer))))
          expect([text, has(known, card(text))]).toStrictEqual([text, true]);
      }
    }
  });

  test('shows while passing which seats are done, without their cards', () => {
    const state = playOn(dealt, 'pass 2C 3C 4C');
    expect(gongzhu.describe(gongzhu.view(state, 1))).toMatchObject({
      seat: 1,
      phase: 'pass',
      waiting: [1, 2, 3],
      passing: { direction: 'left', receiver: 2, giver: 0, given: null, received: null },
      hand: HANDS[1]!.split(' '),
      trick: null,
    });
    expect(gongzhu.describe(gongzhu.view(state, 0))).toMatchObject({
      passing: { given: ['2C', '3C', '4C'] },
    });
  });

  test("shows after passing the viewer's cards given and received, with both players", () => {
    expect(gongzhu.describe(gongzhu.view(passed, 1))).toMatchObject({
      phase: 'play',
      turn: 1,
      passing: {
        direction: 'left',
        receiver: 2,
        giver: 0,
        given: ['2D', '3D', '4D'],
        received: ['2C', '3C', '4C'],
      },
    });
    expect(gongzhu.describe(gongzhu.view(passed, 'table'))).toMatchObject({
      seat: null,
      hand: null,
      passing: { given: null, received: null },
    });
  });

  test('shows during play the trick, the tricks won, cards left, captured cards, points and voids', () => {
    const state = playOn(passed, '2C', '2D', '5S', '5C', '6C', '3C', '5H');
    expect(gongzhu.describe(gongzhu.view(state, 'table'))).toMatchObject({
      turn: 3,
      trick: { leader: 0, cards: ['6C', '3C', '5H'] },
      tricks: [{ leader: 1, cards: ['2C', '2D', '5S', '5C'], winner: 0 }],
      cardsLeft: [11, 11, 11, 12],
      taken: [[], [], [], []],
      points: [0, 0, 0, 0],
      heartsBroken: true,
      voids: [[], [], ['C'], ['C']],
    });
    const next = playOn(state, '6S');
    expect(gongzhu.describe(gongzhu.view(next, 2))).toMatchObject({
      taken: [['5H'], [], [], []],
      points: [5, 0, 0, 0],
    });
  });
});

describe('play so far shows', () => {
  const shown = (state: State, seat: number): string[] =>
    cardsOf(mayHold(state as PlayPhase)[seat]!).map(formatCard);

  test('that a seat that did not follow is out of that suit', () => {
    const state = position(['2C 2D', '3C 3D', '4S 4D', '5C 5D'], {
      leader: 0,
      cards: ['6C', '7C', '9S', null],
    });
    expect(shown(state, 2)).toStrictEqual(['2D', '3D', '4D', '5D', '4S']);
    expect(shown(state, 1)).toStrictEqual(['2C', '3C', '5C', '2D', '3D', '4D', '5D', '4S']);
  });

  test('that a heart led before hearts were broken comes from a hand of hearts', () => {
    const before = position(['2H 3H 9H', '4C 5C', '6C 7C', '8C 9C'], { leader: 0 }, { played: EMPTY });
    const state = playOn(before, '9H');
    expect(shown(state, 0).every((text) => text.endsWith('H'))).toBe(true);
  });

  test('that a pointed card on the first trick comes from a hand of pointed cards', () => {
    const state = position(
      ['4C 5C', 'JD 3H', '6C 7C', '8C 9C'],
      { leader: 0, cards: ['2C', 'QS', null, null] },
      { first: true },
    );
    expect(shown(state, 1)).toContain('JD');
    expect(shown(state, 1)).not.toContain('KS');
  });

  test('that the leader of the first trick holds the 2♣', () => {
    const viewOf3 = gongzhu.view(passed, 3) as DealView;
    expect(couldHold(viewOf3).map((set) => has(set, card('2C')))).toStrictEqual([false, true, false, false]);
  });

  test('that passed cards are with their receiver', () => {
    const viewOf0 = gongzhu.view(passed, 0) as DealView;
    expect(couldHold(viewOf0).map((set) => has(set, card('3C')))).toStrictEqual([false, true, false, false]);
  });

  test('only facts that are true of every hand in random deals', () => {
    for (const state of randomStates('shown', 5)) {
      if (state.phase !== 'play') continue;
      for (const viewer of VIEWERS) {
        const may = couldHold(gongzhu.view(state, viewer) as DealView);
        for (const seat of [0, 1, 2, 3]) expect(includes(may[seat]!, heldBy(state, seat))).toBe(true);
      }
    }
  });
});

describe('imagine', () => {
  test('gives a state with the same view, hands of the right size and no card twice', () => {
    const random = randomFor('imagine');
    for (const state of randomStates('worlds', 4)) {
      for (const viewer of [0, 1, 2, 3]) {
        const view = gongzhu.view(state, viewer);
        const world = gongzhu.imagine(view, random);
        expect(gongzhu.view(world, viewer)).toStrictEqual(view);
        if (world.phase !== 'play' && world.phase !== 'pass') continue;
        expect(world.deal.hands.map(size)).toStrictEqual([13, 13, 13, 13]);
        expect(size(setOf(world.deal.hands.flatMap(cardsOf)))).toBe(52);
        for (const [giver, gift] of world.deal.gifts.entries())
          expect([giver, gift && size(gift)]).toStrictEqual([
            giver,
            state.phase === world.phase && 'deal' in state && state.deal.gifts[giver] ? 3 : null,
          ]);
      }
    }
  });

  test('gives every possible deal of an ending and no impossible one', () => {
    const random = randomFor('endings');
    let restricted = 0;
    for (const state of randomStates('endings', 12)) {
      // Two cards each, and seat 0 to lead.
      if (state.phase !== 'play' || size(state.played) !== 44 || state.turn !== 0) continue;
      const view = gongzhu.view(state, 0) as DealView;
      const may = couldHold(view);
      const unseen = cardsOf(minus(FULL, union(state.played, heldBy(state, 0))));
      const possible = [...combinations(unseen, 2)].flatMap((first) => {
        const rest = unseen.filter((c) => !first.includes(c));
        return [...combinations(rest, 2)]
          .map((second) => [setOf(first), setOf(second), setOf(rest.filter((c) => !second.includes(c)))])
          .filter((hands) => hands.every((hand, i) => includes(may[i + 1]!, hand)));
      });
      if (possible.length < 90) restricted++;
      const seen = new Set<string>();
      for (let n = 0; n < 3000; n++) {
        const world = gongzhu.imagine(view, random) as PlayPhase;
        seen.add(JSON.stringify([1, 2, 3].map((seat) => heldBy(world, seat))));
      }
      expect([...seen].sort()).toStrictEqual(possible.map((hands) => JSON.stringify(hands)).sort());
    }
    expect(restricted).toBeGreaterThan(2);
  });

  test('gives all possible deals equally often if some cards are known to be in one hand', () => {
    const hand = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QS KS AS';
    const start = gongzhu.deal(gongzhu.start(tableOf()), deckOf(hand));
    const state = playOn(start, 'pass QS KS AS', 'pass 3C 4C 5C', 'pass 2D 3D 4D', 'pass QH KH AH');
    const view = gongzhu.view(state, 0);
    const random = randomFor('equally');
    const N = 3000;
    const held: number[] = Array(52).fill(0);
    for (let n = 0; n < N; n++)
      for (const c of cardsOf((gongzhu.imagine(view, random) as PlayPhase).deal.hands[1]!)) held[c]!++;
    for (const text of ['QS', 'KS', 'AS', '2C']) expect(held[card(text)]).toBe(N);
    // Nine more cards of the 35 that anybody else may hold.
    for (const text of ['3C', 'AC', '2D', 'AD', '2S', 'JS'])
      expect(Math.abs(held[card(text)]! / N - 9 / 35)).toBeLessThan(0.03);
  });
});

describe('facts for each viewer', () => {
  const told = (before: State, seat: number, text: string, viewer: Viewer) => {
    const move = gongzhu.parse(text) as never;
    return gongzhu.tell(before, { kind: 'move', seat, move }, gongzhu.play(before, seat, move), viewer);
  };

  test('report a deal', () => {
    expect(gongzhu.tell(gongzhu.start(tableOf()), { kind: 'deal' }, dealt, 'table')).toStrictEqual([
      { kind: 'dealt', deal: 1, to: 1 },
    ]);
  });

  test('show passed cards to their giver alone', () => {
    expect(told(dealt, 0, 'pass 2C 3C 4C', 0)).toMatchObject([{ kind: 'passed', cards: ['2C', '3C', '4C'] }]);
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(told(dealt, 0, 'pass 2C 3C 4C', viewer)).toStrictEqual([
        { kind: 'passed', seat: 0, receiver: 1, cards: null },
      ]);
  });

  test('show after the last pass the cards received and the first leader', () => {
    const three = playOn(dealt, 'pass 2C 3C 4C', 'pass 2D 3D 4D', 'pass 2H 3H 4H');
    expect(told(three, 3, 'pass QS KS AS', 1)).toStrictEqual([
      { kind: 'passed', seat: 3, receiver: 0, cards: null },
      { kind: 'received', seat: 1, giver: 0, cards: ['2C', '3C', '4C'] },
      { kind: 'begins', seat: 1 },
    ]);
    expect(told(three, 3, 'pass QS KS AS', 'table').map(({ kind }) => kind)).toStrictEqual([
      'passed',
      'begins',
    ]);
  });

  test("do not call the points of another player's moon doubled", () => {
    const taken = [EMPTY, EMPTY, cards(HANDS[2]!), EMPTY];
    const last = position(['AC', '', '', ''], { leader: 1, cards: [null, 'TC', '2C', '3C'] }, { taken });
    expect(told(last, 0, 'AC', 'table')[1]).toMatchObject({ points: 200, doubled: false, moon: false });
  });

  test('report the moon with the trick that makes it, not with later tricks', () => {
    const hearts = (from: string) =>
      cards(
        from
          .split(' ')
          .map((rank) => `${rank}H`)
          .join(' '),
      );
    const most = hearts('2 3 4 5 6 7 8 9 T J Q K');
    const taker = (taken: typeof most, thrown: string) => {
      const piles = [taken, EMPTY, EMPTY, EMPTY];
      const last = position(
        ['AC', '', '', ''],
        { leader: 1, cards: [null, '2C', thrown, '3C'] },
        { taken: piles },
      );
      return told(last, 0, 'AC', 'table')[1];
    };
    expect(taker(most, 'AH')).toMatchObject({ pointed: ['AH'], moon: true });
    expect(taker(union(most, cards('AH')), 'QS')).toMatchObject({ pointed: ['QS'], points: 0, moon: false });
  });

  test('report a trick, broken hearts, and the ends of deal and match', () => {
    const state = position(['AD', '3D', 'KS', '9H'], { leader: 1 });
    const broken = { ...state, played: setOf(cardsOf(state.played).filter((c) => formatCard(c)[1] !== 'H')) };
    const late = playOn(broken, '3D', 'KS') as PlayPhase;
    expect(told(late, 3, '9H', 0).map(({ kind }) => kind)).toStrictEqual(['played', 'hearts-broken']);

    const last = playOn(
      { ...state, standing: { ...state.standing, scores: [995, 0, 0, 0] } },
      '3D',
      'KS',
      '9H',
    );
    expect(told(last, 0, 'AD', 'table')).toStrictEqual([
      { kind: 'played', seat: 0, card: 'AD', lead: false },
      {
        kind: 'trick-taken',
        seat: 0,
        plays: [
          { seat: 1, cards: ['3D'] },
          { seat: 2, cards: ['KS'] },
          { seat: 3, cards: ['9H'] },
          { seat: 0, cards: ['AD'] },
        ],
        pointed: ['9H'],
        points: 9,
        doubled: false,
        moon: false,
      },
      {
        kind: 'deal-scored',
        deal: 0,
        points: [9, 0, 0, 0],
        scores: [1004, 0, 0, 0],
        shooter: null,
        forOthers: 0,
      },
      { kind: 'match-over', winners: [1, 2, 3], scores: [1004, 0, 0, 0] },
    ]);
  });
});
