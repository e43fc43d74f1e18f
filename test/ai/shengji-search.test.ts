// Of many thousands of comparisons Vitest's own take longer than the deals.
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { shengjiPolicy } from '../../src/ai/shengji/index.ts';
import { bestPlay } from '../../src/ai/shengji/play.ts';
import { type Player, playerAt } from '../../src/ai/shengji/player.ts';
import {
  applyMove,
  cardsOf,
  playerPoints,
  playOf,
  type ShengjiSim,
  simOf,
} from '../../src/ai/shengji/sim.ts';
import type { Card } from '../../src/engine/card.ts';
import { type Random, randomFor } from '../../src/engine/random.ts';
import { shengji } from '../../src/engine/shengji/index.ts';
import type { DealResult, Move, PlayPhase, State } from '../../src/engine/shengji/state.ts';
import { options } from '../engine/shengji/helpers.ts';

const policyMove = (state: State, seat: number, random: Random): Move =>
  shengjiPolicy.choose(shengji.view(state, seat), seat, random).move;

/** Plays a deal under rules and levels that differ with its number; `onPlay` is told of every play before it is made. */
function playDeal(
  seed: string,
  number: number,
  moveOf: (state: State, seat: number, random: Random) => Move,
  onPlay: (state: PlayPhase, seat: number, move: Move) => void,
): State {
  const table = options({ noTrumpCalls: number % 2 === 0, from: '2345689TJQKA'[number % 12]! });
  const random = randomFor(seed, number);
  let state = shengji.deal(shengji.start(table), shengji.shuffle(table, random));
  for (let seat = shengji.toAct(state)[0]; seat !== undefined; seat = shengji.toAct(state)[0]) {
    const move = moveOf(state, seat, random);
    if (state.phase === 'play') onPlay(state, seat, move);
    state = shengji.play(state, seat, move);
  }
  return state;
}

/** The fields that mean something: of tickets the open ones, and of a trick none between two. */
const kept = ({ suit, size, length, winner, best, stake, ordinals, ...sim }: ShengjiSim) => ({
  ...sim,
  wanted: Array.from(sim.wanted.slice(0, sim.open), (place, i) => [place, ordinals[i]]).sort(),
  ...(sim.played > 0 && { suit, size, length, winner, best, stake }),
});

const played = (move: Move): Card[] => (move.kind === 'play' ? [...move.cards] : []);

describe('a deal in arrays', () => {
  it('keeps the same deal and score as the engine, whatever the plays', () => {
    for (let number = 0; number < 12; number++) {
      let sim: ShengjiSim | null = null;
      const end = playDeal(
        'kept',
        number,
        (state, seat, random) =>
          seat % 2 === 0 && state.phase === 'play'
            ? shengji.sample!(state, seat, random)
            : policyMove(state, seat, random),
        (state, _, move) => {
          sim ??= simOf(state);
          assert.deepEqual(kept(sim), kept(simOf(state)));
          applyMove(sim, playOf(sim, played(shengji.canonical!(state, move))));
        },
      );
      const [result] = shengji.status(end).results;
      expect(playerPoints(sim!)).toBe(result!.playerPoints);
      expect([0, 1, 2, 3, 4, 5].filter((seat) => sim!.house[seat])).toEqual(result!.house);
    }
  });

  it('plays legal cards in any position, and ends as the engine does', () => {
    for (let number = 0; number < 60; number++) {
      let table: { readonly sim: ShengjiSim; readonly player: Player } | null = null;
      const end = playDeal(
        'legal',
        number,
        (state, seat, random) => {
          if (state.phase !== 'play') return policyMove(state, seat, random);
          if (table === null) {
            const sim = simOf(state);
            table = { sim, player: playerAt(sim) };
          }
          // Half of the seats play at random in half of the deals, so that odd positions come up.
          const cards = cardsOf(table.sim, bestPlay(table.player));
          const move: Move =
            number % 2 === 0 && seat % 2 === 0
              ? shengji.sample!(state, seat, random)
              : { kind: 'play', cards };
          assert.equal(shengji.check(state, seat, { kind: 'play', cards }), null);
          applyMove(table.sim, playOf(table.sim, played(shengji.canonical!(state, move))));
          return move;
        },
        () => {},
      );
      const { playerPoints: points, house } = shengji.status(end).results[0] as unknown as DealResult;
      const { sim } = table!;
      expect(playerPoints(sim)).toBe(points);
      expect([0, 1, 2, 3, 4, 5].filter((seat) => sim.house[seat])).toEqual(house);
    }
  });

  it('plays the choices of each seat from its view', () => {
    let plays = 0;
    for (let number = 0; number < 12; number++) {
      playDeal('alike', number, policyMove, (state, _, move) => {
        const sim = simOf(state);
        assert.deepEqual(cardsOf(sim, bestPlay(playerAt(sim))), played(move));
        plays++;
      });
    }
    expect(plays).toBeGreaterThan(1200);
  });
});
