import { describe, expect, test } from 'vitest';
import { panelOf } from '../../../src/ai/adviser/panel.ts';
import { namedBeside } from '../../../src/ai/adviser/sentences.ts';
import { eventOf, planOf } from '../../../src/ai/five-hundred/fates.ts';
import { fiveHundredPolicy } from '../../../src/ai/five-hundred/index.ts';
import {
  bidNamed,
  type Fact,
  fiveHundredTelling,
  OUTCOME,
  type Part,
} from '../../../src/ai/five-hundred/parts.ts';
import { fiveHundredPlan } from '../../../src/ai/five-hundred/plan.ts';
import { fiveHundredWording } from '../../../src/ai/five-hundred/say.ts';
import { BIDS, type BidName, bidOf, NO_TRUMP } from '../../../src/engine/five-hundred/bids.ts';
import { has, JACK, PACKS, parseCard, rankOf } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { type Move, type State, teamOf } from '../../../src/engine/five-hundred/state.ts';
import { suitIn } from '../../../src/engine/five-hundred/trumps.ts';
import { defineGame } from '../../../src/engine/game.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import { decisionsOf } from '../../support/decisions.ts';
import { judged, judgement } from '../../support/judgement.ts';
import { type Found, saidOf } from '../../support/said.ts';

const statesOf = (seats: number) =>
  [...decisionsOf(partsOf('500')!, 'recount', 3, seats)]
    .filter((_, place) => place % 4 === 0)
    .map(({ state, seat }) => ({ state: state as unknown as State, seat }));

/** Every state of a deal from a move on, as the engine plays it and the policy chooses. */
function statesAfter(state: State, seat: number, first: Move): State[] {
  const states = [fiveHundred.play(state, seat, first)];
  for (;;) {
    const last = states.at(-1)!;
    const turn = fiveHundred.toAct(last)[0];
    if (turn === undefined) return states;
    const { move } = fiveHundredPolicy.choose(fiveHundred.view(last, turn), turn, null as never);
    states.push(fiveHundred.play(last, turn, move));
  }
}

test.each([4, 6])('with %i players, every fact and part is what the engine counts', (seats) => {
  for (const { state, seat } of statesOf(seats)) {
    const tell = fiveHundredTelling.tell(state, seat, 0);
    for (const move of fiveHundredPlan.candidates(fiveHundred.view(state, seat), seat).slice(0, 2)) {
      const { facts, parts, kind } = tell(move);
      const fact = (name: Fact): number => facts[fiveHundredTelling.facts.indexOf(name)]!;
      const part = (name: Part): number => parts[fiveHundredTelling.parts.indexOf(name)]!;
      const states = statesAfter(state, seat, move);
      const { results, winners } = states.at(-1)!.standing;
      const { contract, contractor, took, points } = results.at(-1)!;
      const own = teamOf(seat);
      const won = winners === null ? 0 : teamOf(winners[0]!) === own ? 1 : -1;
      expect([fact('match'), part('match')]).toStrictEqual([won, 100 * won]);
      if (contract === null || contractor === null) {
        expect([kind, fact('bid'), part('height'), part('against')].map(Math.abs)).toStrictEqual([
          0, 0, 0, 0,
        ]);
        continue;
      }
      const ours = teamOf(contractor) === own;
      expect(bidNamed(fact('bid'))).toBe(contract);
      expect(fact('bid') > 0).toBe(ours);
      expect(fact('tricks')).toBe(took.reduce((sum, n, one) => sum + (teamOf(one) === own ? n : 0), 0));
      const made = points[contractor]! > 0;
      expect(kind).toBe(
        ours ? (made ? OUTCOME.oursMade : OUTCOME.oursSet) : made ? OUTCOME.theirsMade : OUTCOME.theirsSet,
      );
      expect(fact('height')).toBe(points[contractor]! * (ours ? 1 : -1));
      expect(part('height') + part('against')).toBe(points[seat]! - points[(seat + 1) % seats]!);
      if (state.phase !== 'play') continue;
      const done = states.find((one) => one.phase === 'play' && one.tricks.length > state.tricks.length);
      if (done?.phase === 'play') expect(fact('taker')).toBe(done.tricks[state.tricks.length]!.winner);
    }
  }
});

type EventKind = Parameters<typeof eventOf>[0];

/** Events of the tricks that the engine completes after a move, but the last one, which leaves no state of play. */
function eventsAfter(state: State & { phase: 'play' }, seat: number, states: readonly State[]): number[] {
  const events: number[] = [];
  const note = (kind: EventKind, what: number) => events.push(eventOf(kind, what));
  const { trump } = state.contract;
  const isOurs = (one: number): boolean => teamOf(one) === teamOf(seat);
  let closed = 0;
  for (const [place, after] of states.entries()) {
    const before = place === 0 ? state : states[place - 1]!;
    if (after.phase !== 'play' || before.phase !== 'play' || after.tricks.length === before.tricks.length)
      continue;
    const { plays, winner, named } = after.tricks.at(-1)!;
    const led = named ?? suitIn(plays[0]!.card, trump);
    const best = suitIn(plays.find((one) => one.seat === winner)!.card, trump);
    const isRuff = trump !== NO_TRUMP && best === trump && led !== trump;
    const own = plays.find((one) => one.seat === seat)?.card;
    closed++;
    if (closed === 1) note('next', winner);
    if (own !== undefined && winner === seat) {
      note('takes', own);
      if (isRuff) note('ruffs', led);
      if (plays[0]!.seat === seat && led < NO_TRUMP && led !== trump && rankOf(own) < JACK)
        note('small', led);
    } else if (own !== undefined && suitIn(own, trump) !== led) note('thrown', own);
    else if (own !== undefined && !isOurs(winner)) note(isRuff ? 'ruffed' : 'lost', own);
    if (winner !== seat && isOurs(winner) && isRuff) note('partnerRuffs', led);
    else if (
      winner !== seat &&
      isOurs(winner) &&
      plays[0]!.seat === winner &&
      led < NO_TRUMP &&
      led !== trump
    )
      note('partnerCashes', led);
    const holders = after.hands.flatMap((hand, one) =>
      PACKS[6].some((card) => has(hand, card) && suitIn(card, trump) === trump) ? [one] : [],
    );
    if (trump === NO_TRUMP || holders.length === 0 || !holders.every(isOurs)) continue;
    if (events.includes(eventOf('drawn', 0))) continue;
    if (closed <= 4) note('drawn', 4);
    note('drawn', 0);
  }
  return events;
}

test.each([4, 6])('with %i players, the fates of cards and trumps are those of the engine', (seats) => {
  const kinds = new Set<number>();
  for (const { state, seat } of statesOf(seats)) {
    if (state.phase !== 'play' || state.contract.bid === 'nello') continue;
    const [move] = fiveHundredPlan.candidates(fiveHundred.view(state, seat), seat);
    if (!move) continue;
    const told = fiveHundredTelling.tell(state, seat, 0)(move).events!;
    const counted = eventsAfter(state, seat, statesAfter(state, seat, move));
    // What more is told is of the last trick.
    expect(told.slice(0, counted.length)).toEqual(counted);
    expect(told.length - counted.length).toBeLessThanOrEqual(3);
    for (const event of counted) kinds.add(Math.floor(event / eventOf('small', 0)));
  }
  expect(kinds.size).toBeGreaterThan(9);
});

test('an auction ends in the bid that the fates name', () => {
  let auctions = 0;
  for (const { state, seat } of statesOf(4)) {
    if (state.phase !== 'bid') continue;
    for (const move of fiveHundredPlan.candidates(fiveHundred.view(state, seat), seat).slice(0, 2)) {
      const { facts, events } = fiveHundredTelling.tell(state, seat, 0)(move);
      const [outcome, bid] = facts as [number, number];
      const kind = (Object.keys(OUTCOME) as (keyof typeof OUTCOME)[])[outcome]!;
      expect(events).toEqual(kind === 'passed' ? [] : [eventOf(kind, Math.abs(bid) - 1)]);
      auctions++;
    }
  }
  expect(auctions).toBeGreaterThan(0);
});

const cardNamed = (text: string): number => parseCard(text)!;

test.each([
  ['takes', cardNamed('KD'), 0.6, 0, 'KD is kept and mostly wins a trick later'],
  ['takes', cardNamed('9D'), 1, 0, '9D wins a trick'],
  ['takes', cardNamed('QH'), 0.37, 0.17, 'QH more often wins a trick'],
  ['takes', cardNamed('KD'), 0, 0.6, null],
  ['small', 3, 0.3, 0, 'your small S often win tricks'],
  ['ruffed', cardNamed('QH'), 0, 0.3, 'QH is often trumped'],
  ['lost', cardNamed('QH'), 0, 0.3, 'QH often falls to a higher card'],
  ['lost', cardNamed('KD'), 0, 0.3, null],
  ['lost', cardNamed('7H'), 0, 0.3, null],
  ['thrown', cardNamed('AS'), 0, 0.3, 'AS often has to be thrown away'],
  ['ruffs', 0, 0.3, 0, 'you often trump C'],
  ['partnerRuffs', 0, 0.3, 0, 'your partner often trumps C'],
  ['drawn', 0, 0.6, 0, 'their trumps are mostly drawn while you have some'],
  ['next', 2, 0.6, 0, 'your partner mostly wins this trick'],
  ['next', 1, 0, 0.6, 'Seat 1 mostly wins this trick'],
  ['next', 1, 0.6, 0, null],
  ['caught', cardNamed('9D'), 0, 0.6, '9D mostly wins a trick'],
  ['theirsMade', 0, 0, 0.6, `the opponents mostly make ${BIDS[0]!.name.replace('inkle', 'Inkle')}`],
] as const)('the fate %s of %d, at %d and then %d, becomes a plan', (kind, what, best, other, clause) => {
  const fate = { event: eventOf(kind, what), best, other, explained: 1, moved: 0.2 };
  const move = (text: string) => ({ move: text }) as never;
  const about = { best: move('9D'), other: move('KD'), seat: 0, speaker: plainSpeaker };
  expect(planOf(fate, about)?.clause ?? null).toBe(clause);
});

const audience = {
  game: defineGame(fiveHundred),
  wording: fiveHundredWording,
  speaker: plainSpeaker,
} as never;

test('a comparison of two burials names only the cards that differ, however many', () => {
  const [one, other] = ['bury 5C 7D 7H 8C 9D', 'bury 5C 6S QC 8C AS'];
  expect(namedBeside(one, other, audience)).toBe('7D 9D 7H for QC 6S AS');
  expect(namedBeside('bury 5C 7D 7H 8C 9D', 'bury 5C 7D 7H 8C AS', audience)).toBe('9D for AS');
});

test('an advised bid says how often it is played, and that it is mostly set', () => {
  const told = (move: string, made: number, set: number) => {
    const shares = [[OUTCOME.oursMade, made] as const, [OUTCOME.oursSet, set] as const];
    const bids = [[1 + BIDS.indexOf(bidOf('7C')), 0.23] as const];
    const facts = [
      { fact: 'outcome', mean: 0, shares },
      { fact: 'bid', mean: 0, shares: bids },
    ];
    const best = judged(move, 0, {}, { facts });
    return panelOf(judgement([best], { best: move }), [], audience).below;
  };
  expect(told('bid 7C', 0.31, 0.6)).toStrictEqual([
    'This bid itself is played in 23 of 100. Your side makes its bid in 31, is set in 60.',
  ]);
  expect(told('bid 7C', 0.6, 0.31)).toStrictEqual(['This bid itself is played in 23 of 100.']);
  expect(told('pass', 0.31, 0.6)).toStrictEqual([]);
});

describe('a sentence for a part names', () => {
  const said = (part: Part, best: Found<Fact>, other: Found<Fact>) =>
    saidOf(fiveHundredWording, part, best, other);
  const bid = (name: BidName): number => 1 + BIDS.indexOf(bidOf(name));
  const outcomes = (shares: { readonly [outcome in keyof typeof OUTCOME]?: number }) =>
    Object.entries(shares).map(
      ([outcome, share]) => [OUTCOME[outcome as keyof typeof OUTCOME], share] as const,
    );

  test('the bid that is played, if that is certain', () => {
    const ours: Found<Fact> = { bid: [[bid('8H'), 1]] };
    expect(
      said(
        'outcome',
        { ...ours, outcome: outcomes({ oursMade: 0.96, oursSet: 0.04 }) },
        { ...ours, outcome: outcomes({ oursMade: 0.87, oursSet: 0.13 }) },
      ),
    ).toStrictEqual(['your 8H is made in 96 of 100, not 87']);
    const theirs: Found<Fact> = { bid: [[-bid('7NT'), 1]] };
    expect(
      said(
        'outcome',
        { ...theirs, outcome: outcomes({ theirsSet: 0.34 }) },
        { ...theirs, outcome: outcomes({ theirsSet: 0.07 }) },
      ),
    ).toStrictEqual(['their 7 No-Trump is set in 34 of 100, not 7']);
  });

  test('how the auction ends, the largest change first, with the opponents’ bid if one is most frequent', () => {
    const best = outcomes({ oursMade: 0.3, oursSet: 0.05, theirsMade: 0.5, theirsSet: 0.15 });
    const other = outcomes({ oursMade: 0.2, oursSet: 0.09, theirsMade: 0.57, theirsSet: 0.14 });
    const mostly = (name: BidName) => ({ bid: [[-bid(name), 0.6] as const] });
    expect(
      said('outcome', { outcome: best, ...mostly('8H') }, { outcome: other, ...mostly('8H') }),
    ).toStrictEqual([
      'your side makes its bid in 30 of 100, not 20',
      'the opponents make their bid (mostly 8H) in 50 of 100, not 57',
      'your side is set in 5 of 100, not 9',
      'the opponents are set (mostly in 8H) in 15 of 100, not 14',
    ]);
    expect(
      said('outcome', { outcome: best, ...mostly('8H') }, { outcome: other, ...mostly('9C') }),
    ).toStrictEqual([
      'your side makes its bid in 30 of 100, not 20',
      'the opponents make their bid in 50 of 100, not 57',
      'your side is set in 5 of 100, not 9',
      'the opponents are set in 15 of 100, not 14',
    ]);
  });

  test('the points of the bid, the tricks, and the match', () => {
    expect(said('height', { height: [[206, 1]] }, { height: [[173, 1]] })).toStrictEqual([
      'the bid brings your side 206, not 173',
    ]);
    expect(said('against', { tricks: [[4, 1]] }, { tricks: [[3, 1]] })).toStrictEqual([
      'your side wins 4 tricks, not 3',
    ]);
    expect(
      said(
        'match',
        {
          match: [
            [1, 0.6],
            [-1, 0.1],
          ],
        },
        {
          match: [
            [1, 0.4],
            [-1, 0.2],
          ],
        },
      ),
    ).toStrictEqual([
      'your side wins the match in 60 of 100, not 40',
      'your side loses the match in 10 of 100, not 20',
    ]);
  });

  test.each([
    ['bid 7H', '7H'],
    ['inkle C', 'Inkle C'],
    ['bid 8NT', '8 No-Trump'],
    ['nello', 'Nello'],
    ['pass', 'pass'],
    ['give 4C', '4C'],
    ['JK:H', 'JK naming H'],
    ['TD', 'TD'],
  ])('the move %s has the name %s', (move, name) => {
    expect(fiveHundredWording.move!(move, plainSpeaker)).toBe(name);
  });
});
