import { describe, expect, it } from 'vitest';
import { randomFor } from '../../../src/engine/random.ts';
import { cardsIn, format, PACK } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { PlayPhase, State } from '../../../src/engine/shengji/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards, deckWith, move, options, playAll, playing, stayAll } from './helpers.ts';

const kinds = [...new Set(PACK)];
const holding = (state: State, seat: number): string =>
  cardsIn((state as PlayPhase).hands[seat]!, kinds)
    .map(format)
    .join(' ');

/** Collects the hands of a seat in `n` imagined states of this view. */
const imagined = (state: State, viewer: number, seat: number, n = 200): Set<string> => {
  const random = randomFor('imagined');
  const view = shengji.view(state, viewer);
  return new Set(Array.from({ length: n }, () => holding(shengji.imagine(view, random), seat)));
};

describe('imagined deals', () => {
  it('reach every possible hand and no other', () => {
    const hands = ['2H 3H', '9H TC', 'TH JC', '4C 4C', '4C 4C', '4D 4D'];
    const state = playAll(playing(hands), '2H');
    const seen = imagined(state, 0, 1, 4000);
    expect(seen).toContain('TC 9H');
    expect(seen).toContain('4D 4D');
    // Two of the ten cards that the Dealer, who has seen the kitty, does not see: two of six kinds, or a pair of two of them.
    expect(seen.size).toBe(17);
  });

  it('give each seat only suits and groups that it may still hold', () => {
    const state = playing(
      ['5H 5H 2C 2C', '9H 8H 3C 4C', '9C 8D 3D 4D', 'TH TH 2H 6C', '7H 6H 6D 7D', 'JH QH 8C 9D'],
      { trump: '4S' },
    );
    const after = playAll(state, '5H 5H', '9H 8H', '9C 8D', 'TH TH', '7H 6H', 'JH QH') as PlayPhase;
    const view = shengji.view(after, 4);
    const random = randomFor('voids');
    const hearts = cards('2H 3H 5H 6H 7H 8H 9H TH JH QH KH AH');
    for (let i = 0; i < 200; i++) {
      const world = shengji.imagine(view, random) as PlayPhase;
      expect(hearts.every((card) => world.hands[2]![card] === 0)).toBe(true);
      expect(hearts.every((card) => world.hands[1]![card]! <= 1)).toBe(true);
      expect(world.hands[1]![cards('9H')[0]!]).toBe(0);
      expect(shengji.view(world, 4)).toEqual(view);
    }
  });

  it('never give a Tolaji to a seat that had none to follow with', () => {
    const hands = [
      '5H 5H 6H 6H 2C 2C',
      'KH KH 9H 9H QH 3C',
      '7H 7H 3D 3D QH QH',
      '2H 2H 3H 3H 8C 8C',
      'JH JH TH TH 9C 9C',
      '6C 6C 7C 7C 8D 8D',
    ];
    const state = playing(hands, { trump: '4S' });
    const after = playAll(state, '5H 5H 6H 6H', '9H 9H KH KH') as PlayPhase;
    expect(after.gaps).toHaveLength(1);
    const random = randomFor('gaps');
    const [queen, ten] = cards('QH TH');
    for (let i = 0; i < 200; i++) {
      const world = shengji.imagine(shengji.view(after, 0), random) as PlayPhase;
      // With 9H 9H and KH KH just played, a pair of queens or tens would have made a Tolaji.
      expect(world.hands[1]![queen!]! < 2 && world.hands[1]![ten!]! < 2).toBe(true);
    }
  });

  it('leave shown cards in their place: in hand, or with the Dealer in hand or buried', () => {
    const dealt = shengji.deal(
      shengji.start(options()),
      deckWith(['2S 2S', '2H 2H', '3C'], { kitty: '9C 9C 9D 9D KC 5D' }),
    );
    let state = playAll(dealt, 'stay', 'call 2H', 'stay', 'stay', 'stay', 'stay', 'call 2S 2S');
    state = stayAll(state);
    const random = randomFor('shown');
    const [heart, spade] = cards('2H 2S');
    const check = (): void => {
      for (let i = 0; i < 50; i++) {
        const world = shengji.imagine(shengji.view(state, 3), random) as PlayPhase;
        expect(world.hands[1]![heart!]).toBeGreaterThanOrEqual(1);
        const buried = world.phase === 'play' ? world.kitty.filter((card) => card === spade).length : 0;
        expect(world.hands[0]![spade!]! + buried).toBeGreaterThanOrEqual(2);
      }
    };
    check();
    state = playAll(state, 'bury 9C 9C 9D 9D 2S KC', 'tickets 1AH 1AC');
    check();
    const other = shengji.view(state, 3);
    const burials = new Set(
      Array.from({ length: 400 }, () => (shengji.imagine(other, random) as PlayPhase).kitty.includes(spade!)),
    );
    expect(burials.size).toBe(2);
  });
});

describe('the facts of a deal', () => {
  const dealt = shengji.deal(shengji.start(options()), deckWith(['2S'], { kitty: '9C 9C 9D 9D KC 5D' }));
  const last = (viewer: number | 'table'): string[] => {
    let state = playAll(dealt, 'call 2S');
    for (;;) {
      const next = shengji.play(state, shengji.toAct(state)[0]!, move('stay'));
      if (next.phase === 'draw') {
        state = next;
        continue;
      }
      const event = { kind: 'move', seat: shengji.toAct(state)[0]!, move: move('stay') } as const;
      return shengji.tell(state, event, next, viewer).map((fact) => shengji.factText(fact, plainSpeaker));
    }
  };

  it('name the kitty to the Dealer alone', () => {
    expect(last(0)).toEqual([
      'Trumps: spades, rank 2. Seat 0 is Dealer.',
      'Seat 0 takes the kitty: 9C 9C 9D 9D KC 5D.',
    ]);
    expect(last(1)).toEqual(['Trumps: spades, rank 2. Seat 0 is Dealer.', 'Seat 0 takes the kitty.']);
    expect(last('table')).toEqual(last(1));
  });

  it('name every card of a play, from high to low', () => {
    const told = (cards: readonly string[]) =>
      shengji.factText({ kind: 'played', seat: 1, cards, lead: true, tolaji: true }, plainSpeaker);
    expect(told(['JS', 'JS', 'QS', 'QS'])).toBe('Seat 1 leads QS QS JS JS, a Tolaji.');
    expect(told(['AC', 'AC', '2H', '2H', '2C', '2C'])).toBe('Seat 1 leads 2C 2C 2H 2H AC AC, a Tolaji.');
    expect(told(['TD', 'TD', 'BJ', 'BJ'])).toBe('Seat 1 leads BJ BJ TD TD, a Tolaji.');
  });

  it('follow a trick to its end', () => {
    const hands = ['5H 2C', 'AH 2C', 'KH 2C', '4C 2C', '3H 2C', '2H 2C'];
    const state = playing(hands, { tickets: '4AH 1AD', trump: '4S' });
    const told: string[] = [];
    let whole: unknown = null;
    let now: State = state;
    for (const text of ['5H', 'AH', 'KH', '4C', '3H', '2H']) {
      const seat = shengji.toAct(now)[0]!;
      const next = playAll(now, text);
      const facts = shengji.tell(now, { kind: 'move', seat, move: move(text) }, next, 'table');
      told.push(...facts.map((fact) => shengji.factText(fact, plainSpeaker)));
      whole = facts.find((fact) => fact.kind === 'trick-taken')?.plays;
      now = next;
    }
    expect(whole).toEqual([
      { seat: 0, cards: ['5H'] },
      { seat: 1, cards: ['AH'] },
      { seat: 2, cards: ['KH'] },
      { seat: 3, cards: ['4C'] },
      { seat: 4, cards: ['3H'] },
      { seat: 5, cards: ['2H'] },
    ]);
    expect(told).toEqual([
      'Seat 0 leads 5H.',
      'Seat 1 plays AH.',
      'Seat 1 plays the fourth AH and joins the House.',
      'Seat 2 plays KH.',
      'Seat 3 plays 4C.',
      'Seat 4 plays 3H.',
      'Seat 5 plays 2H.',
      'Seat 3 wins the trick with 4C: 15 points.',
    ]);
  });
});

describe('a view described', () => {
  it("shows the table in texts, and only the viewer's hand", () => {
    const state = playing(['5H 2C', 'AH 2C', 'KH 2C', '4C 2C', '3H 2C', '2H AD'], {
      tickets: '4AH 4AD',
      kitty: '9C',
    });
    const now = playAll(state, '5H', 'AH');
    expect(shengji.describe(shengji.view(now, 2))).toEqual({
      phase: 'play',
      seat: 2,
      deal: 1,
      levels: ['2', '2', '2', '2', '2', '2'],
      dealer: 0,
      trumpRank: '4',
      trumpSuit: 'S',
      call: null,
      turnedUp: [],
      turn: 2,
      hand: ['2C', 'KH'],
      cardsLeft: [1, 1, 2, 2, 2, 2],
      tickets: [
        { ordinal: 4, card: 'AH', toCome: 0, met: 1 },
        { ordinal: 4, card: 'AD', toCome: 1, met: null },
      ],
      parties: ['house', 'house', null, null, null, null],
      points: [0, 0, 0, 0, 0, 0],
      trick: {
        plays: [
          { seat: 0, cards: ['5H'] },
          { seat: 1, cards: ['AH'] },
        ],
        winner: 1,
      },
      tricks: [],
      buried: null,
      shown: [[], [], [], [], [], []],
      voids: [[], [], [], [], [], []],
    });
  });
});
