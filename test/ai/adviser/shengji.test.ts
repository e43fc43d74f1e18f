import { describe, expect, test } from 'vitest';
import { endsFrom, type Listener } from '../../../src/ai/shengji/end.ts';
import { eventOf, planOf } from '../../../src/ai/shengji/fates.ts';
import { type Fact, isIn, laterOf, type Part, shengjiTelling } from '../../../src/ai/shengji/parts.ts';
import { shengjiPlan } from '../../../src/ai/shengji/plan.ts';
import { shengjiWording } from '../../../src/ai/shengji/say.ts';
import { cardsOf, simOf } from '../../../src/ai/shengji/sim.ts';
import { parse, pointsOf } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { DealResult, Move, PlayPhase, State } from '../../../src/engine/shengji/state.ts';
import { TRUMPS } from '../../../src/engine/shengji/trumps.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import { decisionsOf } from '../../support/decisions.ts';

const SEATS = [0, 1, 2, 3, 4, 5];

const plays = [...decisionsOf(partsOf('shengji')!, 'recount', 2)]
  .map(({ state }) => state as unknown as State)
  .filter((state) => state.phase === 'play')
  // Behind the last trick there is no state of play.
  .filter(({ left }) => left > 6)
  .filter((_, place) => place % 14 === 0);

/** The states of a deal that the policy plays on after these cards, as the engine counts them; the last one is scored. */
function statesAfter(from: PlayPhase, move: Move & { readonly kind: 'play' }): State[] {
  const moves: Move[] = [move];
  const listener: Listener = {
    played: (sim, cards) => moves.push({ kind: 'play', cards: cardsOf(sim, cards) }),
    taken: () => {},
  };
  endsFrom(from)(move.cards, listener);
  const states: State[] = [from];
  for (const next of moves) {
    const state = states.at(-1) as PlayPhase;
    states.push(shengji.play(state, state.turn, next));
  }
  return states;
}

test('every fact and part is what the engine counts', () => {
  for (const state of plays) {
    const seat = state.turn;
    for (const move of shengjiPlan.candidates(shengji.view(state, seat), seat).slice(0, 2)) {
      if (move.kind !== 'play') throw new Error('a play is expected');
      const { facts, parts } = shengjiTelling.tell(state, seat, 0)(move);
      const fact = (name: Fact): number => facts[shengjiTelling.facts.indexOf(name)]!;
      const states = statesAfter(state, move);
      const result = states.at(-1)!.standing.results.at(-1) as DealResult;
      const inHouse = (one: number): boolean => result.house.includes(one);
      expect(SEATS.map((one) => isIn(fact('house'), one))).toStrictEqual(SEATS.map(inHouse));
      expect(fact('kitty')).toBe(result.kittyPoints);
      expect(fact('takesLast')).toBe(Number(inHouse(result.last.seat) === inHouse(seat)));
      // The trick of the move is complete in the first state that has one more.
      const done = states.find(
        (one) => one.phase === 'play' && one.tricks.length > state.tricks.length,
      ) as PlayPhase;
      expect(fact('taker')).toBe(done.turn);
      const sign = inHouse(seat) ? -1 : 1;
      const ofPlayers = ({ points }: PlayPhase): number =>
        points.reduce((sum, n, one) => sum + (inHouse(one) ? 0 : n), 0);
      expect(fact('trick') * sign).toBe(ofPlayers(done) - ofPlayers(state));
      const later = (states.at(-7) as PlayPhase).points;
      expect(SEATS.map((one) => fact(laterOf(one)))).toStrictEqual(
        SEATS.map((one) => later[one]! - done.points[one]!),
      );
      const [trick, after, last, sides] = parts.map((points) => points * sign) as [
        number,
        number,
        number,
        number,
      ];
      expect(trick).toBe(fact('trick') * sign);
      expect(sides).toBe(ofPlayers(state) - 160);
      expect(trick + after + last + sides).toBe(result.playerPoints - 160);
      expect(last).toBeGreaterThanOrEqual(result.kittyPoints);
    }
  }
});

/** Events after a play, from the tricks that the engine has and from its result; the last trick is left out. */
function eventsAfter(world: PlayPhase, states: readonly State[]): number[] {
  const events: number[] = [];
  const me = world.turn;
  const result = states.at(-1)!.standing.results.at(-1) as DealResult;
  const inHouse = (one: number): boolean => result.house.includes(one);
  const isOurs = (one: number): boolean => inHouse(one) === inHouse(me);
  const { lie } = simOf(world).order;
  const last = states.findLast((state) => state.phase === 'play') as PlayPhase;
  for (const { plays, winner, lead } of last.tricks.slice(world.tricks.length)) {
    const points = plays.reduce((sum, { cards }) => sum + pointsOf(cards), 0);
    const cardsOf = (seat: number) => plays.find((one) => one.seat === seat)!.cards;
    const best = cardsOf(winner)
      .toSorted((a, b) => lie.places[a]! - lie.places[b]!)
      .at(-1)!;
    if (winner === me) {
      if (points > 0) events.push(eventOf('wins', best));
      if (lead.size * lead.length > 1) events.push(eventOf('together', best));
      if (points > 0 && lie.suits[best] === TRUMPS && lead.suit !== TRUMPS)
        events.push(eventOf('ruffs', lead.suit));
    } else
      for (const card of new Set(cardsOf(me)))
        if (pointsOf([card]) > 0) events.push(eventOf(isOurs(winner) ? 'feeds' : 'gives', card));
  }
  for (const seat of SEATS) events.push(eventOf(inHouse(seat) ? 'joins' : 'apart', seat));
  if (isOurs(result.last.seat)) events.push(eventOf('last', 0));
  const now = last.tricks[world.tricks.length];
  if (now && isOurs(now.winner)) events.push(eventOf('now', 0));
  return events;
}

test('the fates of cards and sides are those of the engine', () => {
  const kinds = new Set<number>();
  for (const state of plays) {
    for (const move of shengjiPlan.candidates(shengji.view(state, state.turn), state.turn).slice(0, 2)) {
      if (move.kind !== 'play') throw new Error('a play is expected');
      const counted = eventsAfter(state, statesAfter(state, move));
      const told = shengjiTelling.tell(state, state.turn, 0)(move).events!;
      // What more is told is of the last trick.
      expect(told).toEqual(expect.arrayContaining(counted));
      expect(told.length - counted.length).toBeGreaterThanOrEqual(0);
      expect(told.length - counted.length).toBeLessThanOrEqual(3);
      for (const event of counted) kinds.add(Math.floor(event / eventOf('together', 0)));
    }
  }
  expect(kinds.size).toBe(9);
});

test('sentences on tickets and calls name only sides and the last trick', () => {
  const state = [...decisionsOf(partsOf('shengji')!, 'recount', 1)]
    .map((decision) => decision.state as unknown as State)
    .find(({ phase }) => phase === 'tickets') as State & { phase: 'tickets' };
  const { dealer } = state.deal;
  const [move] = shengjiPlan.candidates(shengji.view(state, dealer), dealer);
  const { events } = shengjiTelling.tell(state, dealer, 0)(move!);
  const kinds = new Set(events!.map((event) => Math.floor(event / eventOf('together', 0))));
  const known = (['last', 'joins', 'apart'] as const).map(
    (kind) => eventOf(kind, 0) / eventOf('together', 0),
  );
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  expect(kinds.size).toBeGreaterThan(1);
});

const cardNamed = (text: string): number => parse(text)!;

test.each([
  ['wins', cardNamed('KS'), 0.6, 0.1, 'KS is kept and mostly wins points later'],
  ['wins', cardNamed('AH'), 0.6, 0.3, 'AH more often wins points'],
  ['together', cardNamed('5D'), 0.4, 0, 'your 5Ds often win together'],
  ['together', cardNamed('AH'), 0.4, 0, null],
  ['ruffs', 2, 0.4, 0, 'you often trump H for points'],
  ['feeds', cardNamed('TD'), 0.4, 0, 'TD often goes on a trick of your side'],
  ['gives', cardNamed('TD'), 0, 0.4, 'TD often goes to the other side'],
  ['gives', cardNamed('AH'), 0, 0.4, 'AH often goes to the other side'],
  ['joins', 0, 0.9, 0.3, 'you more often join the House'],
  ['apart', 0, 0.9, 0.1, 'you stay out of the House'],
  ['joins', 2, 0.1, 0.9, null],
  ['apart', 2, 0.9, 0.1, 'Seat 2 stays out of the House'],
  ['last', 0, 0.6, 0.1, 'your side mostly wins the last trick'],
] as const)('the fate %s of %d, at %d and then %d, becomes a plan', (kind, what, best, other, clause) => {
  const fate = { event: eventOf(kind, what), best, other, explained: 1, moved: 0.2 };
  const move = (text: string) => ({ move: text }) as never;
  const about = { best: move('AH'), other: move('KS'), seat: 0, speaker: plainSpeaker };
  expect(planOf(fate, about)?.clause ?? null).toBe(clause);
});

describe('a sentence for a part names', () => {
  const speaker = {
    ...plainSpeaker,
    you: 0,
    seat: (seat: number) => ['you', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'][seat]!,
  };
  type Found = { readonly [fact in Fact]?: readonly (readonly [value: number, share: number])[] };
  const findings = (found: Found) => ({
    move: '',
    mean: (fact: Fact) => (found[fact] ?? []).reduce((sum, [value, share]) => sum + value * share, 0),
    share: (fact: Fact, value: number) => (found[fact] ?? []).find(([one]) => one === value)?.[1] ?? 0,
    usual: (fact: Fact) => found[fact]?.[0]?.[0] ?? 0,
  });
  const said = (part: Part, best: Found, other: Found): string[] =>
    shengjiWording
      .sayings(part, { best: findings(best), other: findings(other), seat: 0, speaker })
      .filter((saying) => saying.best !== saying.other)
      .map((saying) =>
        saying.say(
          ...([saying.best, saying.other].map((n) =>
            String(saying.as === 'share' ? Math.round(100 * n) : n),
          ) as [string, string]),
        ),
      );
  const mixed = (value: number): (readonly [number, number])[] => [
    [1, value],
    [0, 1 - value],
  ];

  test('the winner of this trick if that changes much, otherwise the points in it', () => {
    expect(
      said('trick', { takes: mixed(1), trick: [[15, 1]] }, { takes: mixed(0.37), trick: [[6, 1]] }),
    ).toStrictEqual([
      'your side wins this trick in 100 of 100, not 37',
      'this trick brings your side 15, not 6',
    ]);
    expect(
      said('trick', { takes: mixed(0.05), trick: [[-5, 1]] }, { takes: mixed(0.03), trick: [[-10, 1]] })[0],
    ).toBe('this trick costs your side 5, not 10');
  });

  test('the player as winner of the trick, if no partner wins it more often', () => {
    const taken = (side: number, own: number): Found => ({
      takes: mixed(side),
      taker: [
        [0, own],
        [1, 1 - own],
      ],
      trick: [[15 * side, 1]],
    });
    expect(said('trick', taken(1, 1), taken(0.37, 0.37))[0]).toBe('you win this trick in 100 of 100, not 37');
    expect(said('trick', taken(1, 1), taken(0.37, 0.9))[0]).toBe(
      'your side wins this trick in 100 of 100, not 37',
    );
  });

  test('the players who join the House, the viewer first', () => {
    expect(
      said(
        'sides',
        { house: [[3, 1]] },
        {
          house: [
            [2, 0.6],
            [3, 0.4],
          ],
        },
      ),
    ).toStrictEqual(['you join the House in 100 of 100, not 40']);
    expect(
      said(
        'sides',
        {
          house: [
            [34, 0.17],
            [2, 0.83],
          ],
        },
        {
          house: [
            [34, 0.22],
            [2, 0.78],
          ],
        },
      ),
    ).toStrictEqual(['Fay joins the House in 17 of 100, not 22']);
  });

  test('the points that friends win later and enemies do not', () => {
    // The House is Bo; Cat is as the player is.
    const house: Found = { house: [[2, 1]] };
    expect(
      said(
        'later',
        { ...house, later1: [[20, 1]], later2: [[30, 1]] },
        { ...house, later1: [[27, 1]], later2: [[28, 1]] },
      ),
    ).toStrictEqual(['Bo wins 20 points later, not 27', 'Cat wins 30 points later, not 28']);
    expect(said('later', { ...house, later1: [[1, 1]] }, { ...house, later1: [[11, 1]] })).toStrictEqual([
      'Bo wins 1 point later, not 11',
    ]);
  });

  test('moves have names that distinguish the choices', () => {
    const names = ['5H 5H', 'call 2S 2S', 'stay', 'tickets 1AH 3KS', 'bury 3C 3C 4D 7D 8H 9H'];
    expect(names.map((move) => shengjiWording.move!(move, speaker))).toStrictEqual([
      '5H 5H',
      'call 2S 2S',
      'stay',
      '1st AH, 3rd KS',
      '3C 3C 4D 7D 8H 9H',
    ]);
  });
});
