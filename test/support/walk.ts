import { randomMove } from '../../src/ai/random.ts';
import {
  type AnyGame,
  isRefusal,
  type Json,
  type OpaqueTypes,
  type OptionSpec,
  type Seat,
} from '../../src/engine/game.ts';
import { pick, randomFor } from '../../src/engine/random.ts';
import { freshSeedOf } from '../../src/engine/seed.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import fc from './fc.ts';

type State = OpaqueTypes['state'];

/** One step of a random walk through a match. `seat` and `move` are null where a deal arrives. */
export interface WalkStep {
  readonly before: State;
  readonly seat: Seat | null;
  readonly move: OpaqueTypes['move'] | null;
  readonly after: State;
}

/** Up to `length` random legal steps from the beginning of a match; the same setup gives the same walk. */
export function* walk(game: AnyGame, setup: Setup, length: number): Generator<WalkStep> {
  const random = randomFor(setup.seed, 'walk');
  let state = game.start(setup);
  let deals = 0;
  for (let i = 0; i < length; i++) {
    const seats = game.toAct(state);
    const before = state;
    if (seats.length > 0) {
      const seat = pick(seats, random);
      const move = randomMove(game, before, seat, random);
      state = game.play(before, seat, move);
      yield { before, seat, move, after: state };
    } else {
      if (game.status(state).winners !== null) return;
      deals++;
      state = game.deal(before, game.shuffle(setup, randomFor(setup.seed, 'deal', deals)));
      yield { before, seat: null, move: null, after: state };
    }
  }
}

const optionValue = (spec: OptionSpec): fc.Arbitrary<Json> => {
  const values: fc.Arbitrary<Json> =
    spec.type === 'boolean'
      ? fc.boolean()
      : spec.type === 'choice'
        ? fc.constantFrom(...spec.choices)
        : fc
            .integer({ min: 0, max: (spec.max - spec.min) / (spec.step ?? 1) })
            .map((n) => spec.min + n * (spec.step ?? 1));
  const words = (spec.type === 'number' && spec.words) || [];
  return fc.oneof(...[spec.default, ...words].map((value) => fc.constant(value)), values);
};

/** Any table at which the game can be played: seats, house rules and seed. */
export const anySetup = (game: AnyGame): fc.Arbitrary<Setup> =>
  fc
    .record({
      seats: fc.constantFrom(...game.seatCounts),
      options: fc.record(Object.fromEntries(game.options.map((spec) => [spec.name, optionValue(spec)]))),
      seed: fc.oneof(
        fc.string({ minLength: 1 }),
        fc.uint8Array({ minLength: 16, maxLength: 16 }).map(freshSeedOf),
      ),
    })
    .map((request) => readSetup(game, request, ''))
    .filter((setup): setup is Setup => !isRefusal(setup));
