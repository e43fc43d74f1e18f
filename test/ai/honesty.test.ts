import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isAdviser, judge } from '../../src/ai/adviser/judge.ts';
import { withSense } from '../../src/ai/adviser/sense.ts';
import { type Bot, chooseMove, decisionStream, LEVELS, type Level } from '../../src/ai/bot.ts';
import type { Card } from '../../src/engine/card.ts';
import type { AnyGame, OpaqueTypes, Seat } from '../../src/engine/game.ts';
import { pick, randomFor, shuffled } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { take } from '../../src/engine/take.ts';
import { catalogue, type GameParts } from '../../src/games.ts';
import { template } from '../template/index.ts';

type State = OpaqueTypes['state'];
type View = OpaqueTypes['view'];

interface Decision {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** What led here from the beginning of the match: its first deck, and then its moves. */
  readonly deck: readonly Card[];
  readonly moves: readonly { readonly seat: Seat; readonly move: OpaqueTypes['move'] }[];
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly phase: string;
}

/** The state after these moves on that deck, or null where a move is not legal there. */
function replay({ game, setup, moves }: Decision, deck: readonly Card[]): State | null {
  let state = game.deal(game.start(setup), deck);
  for (const { seat, move } of moves) {
    if (!game.toAct(state).includes(seat) || game.check(state, seat, move) !== null) return null;
    state = game.play(state, seat, move);
  }
  return state;
}

/** Every decision of a first deal between policies, some of the moves at random. */
function decisionsOf({ game, policy }: GameParts, setup: Setup): Decision[] {
  const random = randomFor(setup.seed, 'honesty');
  const deck = game.shuffle(setup, random);
  const found: Decision[] = [];
  const moves: Decision['moves'][number][] = [];
  let state = game.deal(game.start(setup), deck);
  for (;;) {
    const turn = game.toAct(state);
    if (turn.length === 0) return found;
    const seat = pick(turn, random);
    const view = game.view(state, seat);
    const phase = game.status(state).phase;
    found.push({ game, setup, deck, moves: moves.slice(), state, view, seat, phase });
    const { move } = policy.choose(view, seat, random);
    moves.push({ seat, move });
    state = game.play(state, seat, move);
  }
}

const TRIES = 300;

/**
 * Other states that share the view, found without `imagine`: two or more cards of the deck change places, the same moves are played
 * again, and what the seat sees must be the very same.
 */
function twinsOf(decision: Decision, wanted: number): State[] {
  const { game, deck, view, seat, state, setup, moves } = decision;
  const random = randomFor(setup.seed, 'twins', moves.length);
  const same = JSON.stringify(view);
  const own = JSON.stringify(state);
  const twins: State[] = [];
  for (let attempt = 0; attempt < TRIES && twins.length < wanted; attempt++) {
    const other = deck.slice();
    const places = shuffled(
      deck.map((_, place) => place),
      random,
    ).slice(0, 2 + random.below(3));
    places.forEach((place, i) => {
      other[place] = deck[places[(i + 1) % places.length]!]!;
    });
    const twin = replay(decision, other);
    if (twin && JSON.stringify(game.view(twin, seat)) === same && JSON.stringify(twin) !== own)
      twins.push(twin);
  }
  return twins;
}

/** What a bot plays in each of these states; one string where it is honest. */
function answers(
  choose: (state: State) => OpaqueTypes['move'],
  game: AnyGame,
  states: readonly State[],
): string[] {
  return [...new Set(states.map((state) => game.format(choose(state))))];
}

/** Few rollouts: this asks what a search looks at, not how well it plays. */
const quick = (entry: GameParts): Bot => ({
  ...entry,
  ...(entry.plan && { plan: { ...entry.plan, rollouts: () => 12 } }),
});

/** Some decisions of each phase, spread over the deal. */
function sample(decisions: readonly Decision[], each: number): Decision[] {
  const phases = [...new Set(decisions.map(({ phase }) => phase))];
  return phases.flatMap((name) => {
    const inPhase = decisions.filter(({ phase }) => phase === name);
    const stride = Math.max(1, Math.floor(inPhase.length / each));
    return inPhase.filter((_, i) => i % stride === 0);
  });
}

/** The template is a game without a plan to search by. */
const entries: readonly GameParts[] = [...catalogue, template];

const setupOf = (game: AnyGame, seed: string): Setup => readSetup(game, {}, seed) as Setup;

describe.each(entries.map((entry) => [entry.game.title, entry] as const))('%s', (_, entry) => {
  const { game } = entry;
  const decisions = ['one', 'two'].flatMap((seed) => sample(decisionsOf(entry, setupOf(game, seed)), 3));
  const twins = decisions.map((decision) => twinsOf(decision, 3));

  test('a position of every phase has twins', () => {
    const phases = new Set(decisions.map(({ phase }) => phase));
    const twinned = decisions.filter((_, i) => twins[i]!.length > 0).map(({ phase }) => phase);
    expect(new Set(twinned)).toStrictEqual(phases);
  });

  test.each(LEVELS)('a bot of level %s moves by its own view alone', (level: Level) => {
    const bot = quick(entry);
    decisions.forEach(({ state, seat, setup, moves }, i) => {
      const choose = (from: State) =>
        chooseMove(bot, level, game.view(from, seat), seat, decisionStream(setup.seed, seat, moves.length))
          .move;
      const seen = answers(choose, game, [state, ...twins[i]!]);
      expect(seen).toHaveLength(1);
      expect(game.check(state, seat, game.parse(seen[0]!) as OpaqueTypes['move'])).toBeNull();
    });
  });

  test('a bot that peeks is caught', () => {
    const bot = quick(entry);
    const peeking = decisions.some(({ seat, state, setup, moves }, i) => {
      const choose = (from: State) => {
        const view = game.view(from, seat);
        // A game that is not searched: its peeker draws by what it does not see.
        if (!bot.plan) return chooseMove(bot, 'random', view, seat, randomFor(JSON.stringify(from))).move;
        const random = decisionStream(setup.seed, seat, moves.length);
        return chooseMove(bot, 'hard', view, seat, random, { imagine: () => from }).move;
      };
      return answers(choose, game, [state, ...twins[i]!]).length > 1;
    });
    expect(peeking).toBe(true);
  });
});

describe.each(catalogue.filter(isAdviser).map((entry) => [entry.game.title, entry] as const))(
  'the adviser of %s',
  (_, entry) => {
    const { game } = entry;
    const decisions = sample(decisionsOf(entry, setupOf(game, 'advice')), 12).flatMap((decision) => {
      const twin = twinsOf(decision, 1)[0];
      return twin ? [{ ...decision, twin }] : [];
    });
    const plan = { ...entry.plan, rollouts: () => 12 };
    type Judged = (typeof decisions)[number];
    const told = ({ seat, setup, moves }: Judged, from: State, peeks: boolean): string => {
      const decision = { view: game.view(from, seat), seat, seed: setup.seed, moveCount: moves.length };
      const asked = { ...entry, plan: peeks ? { ...plan, imagine: () => from } : plan };
      return JSON.stringify(judge(withSense(asked, decision), decision));
    };

    test('says the same, to the letter, about any deal that the player cannot tell from another', () => {
      // A judgement is costly: one in the middle of a deal, and one twin, tell as much.
      const free = decisions.filter(({ view, seat }) => take(game.moves(view, seat), 2).length > 1);
      const decision = free[free.length >> 1]!;
      const here = told(decision, decision.state, false);
      expect(JSON.parse(here).moves.length).toBeGreaterThan(1);
      expect(told(decision, decision.twin, false)).toBe(here);
    });

    test.runIf(entry.adviser.sense)('knows nothing hidden when it plans the player’s next moves', () => {
      const late = decisions.filter(({ view, seat }) => take(game.moves(view, seat), 2).length > 1).at(-1)!;
      const decision = { view: late.view, seat: late.seat, seed: 'late', moveCount: late.moves.length };
      expect(withSense(entry, decision)).not.toBe(entry);
      expect(told(late, late.twin, false)).toBe(told(late, late.state, false));
    });

    test('is caught if it peeks', () => {
      expect(
        decisions.some(
          (decision) => told(decision, decision.twin, true) !== told(decision, decision.state, true),
        ),
      ).toBe(true);
    });
  },
);

/** Where gifts are passed, which cards they were is guessed too: too many ways for a sampler to come by. */
const FEWER_WAYS: { readonly [game: string]: { readonly [option: string]: string } } = {
  gongzhu: { passing: 'none' },
};

/** Late in a deal there are few deals left that a view allows: the true one must come up. */
test.each(entries.map((entry) => [entry.game.title, entry] as const))(
  'the bot of %s sometimes imagines the true deal',
  (_, entry) => {
    const { game } = entry;
    const random = randomFor('imagine');
    const isHit = ['a', 'b', 'c'].some((seed) => {
      const setup = readSetup(game, { options: FEWER_WAYS[game.id] ?? {} }, seed) as Setup;
      return decisionsOf(entry, setup)
        .slice(-6)
        .some(({ view, state }) =>
          // The order of a state's fields says nothing.
          Array.from({ length: 1000 }).some(() => isDeepStrictEqual(game.imagine(view, random), state)),
        );
    });
    expect(isHit).toBe(true);
  },
);
