import { describe, expect, it } from 'vitest';
import { shengjiPolicy } from '../../src/ai/shengji/index.ts';
import { playerAt, quickPlay } from '../../src/ai/shengji/sketch/choose.ts';
import { playerPoints, putDown, type Table, tableOf } from '../../src/ai/shengji/sketch/table.ts';
import { type Random, randomFor } from '../../src/engine/random.ts';
import { shengji } from '../../src/engine/shengji/index.ts';
import type { Move, PlayPhase, State } from '../../src/engine/shengji/state.ts';
import { options } from '../engine/shengji/helpers.ts';

const policyMove = (state: State, seat: number, random: Random): Move =>
  shengjiPolicy.choose(shengji.view(state, seat), seat, random).move;

/** Plays a deal; `onPlay` is told of every play before it is made. */
function playDeal(
  seed: string,
  moveOf: (state: State, seat: number, random: Random) => Move,
  onPlay: (state: PlayPhase, seat: number, move: Move) => void,
): State {
  const table = options();
  const random = randomFor(seed);
  let state = shengji.deal(shengji.start(table), shengji.shuffle(table, random));
  for (let seat = shengji.toAct(state)[0]; seat !== undefined; seat = shengji.toAct(state)[0]) {
    const move = moveOf(state, seat, random);
    if (state.phase === 'play') onPlay(state, seat, move);
    state = shengji.play(state, seat, move);
  }
  return state;
}

describe('the sketch of a deal', () => {
  it('keeps the table and the score as the engine does', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      let table: Table | null = null;
      const end = playDeal(
        seed,
        (state, seat, random) =>
          seat % 2 === 0 && state.phase === 'play'
            ? shengji.sample!(state, seat, random)
            : policyMove(state, seat, random),
        (state, seat, move) => {
          table ??= tableOf(state);
          const { points, house, gone, hands, lengths, stake, played, left, winner, best, lead } =
            tableOf(state);
          expect(table).toMatchObject({ turn: seat, points, house, gone, hands, lengths, played, left });
          if (state.trick) expect(table).toMatchObject({ stake, winner, best, lead });
          const { kind, ...rest } = shengji.canonical!(state, move);
          if (kind === 'play' && 'cards' in rest) putDown(table, rest.cards);
        },
      );
      const [result] = shengji.status(end).results;
      expect(playerPoints(table!)).toBe(result!.playerPoints);
      expect([0, 1, 2, 3, 4, 5].filter((seat) => table!.house[seat])).toEqual(result!.house);
    }
  });

  it('plays legal cards, nearly always those of the policy', () => {
    let plays = 0;
    let alike = 0;
    for (const seed of ['g', 'h', 'i', 'j', 'k', 'l']) {
      playDeal(seed, policyMove, (state, seat, move) => {
        const table = tableOf(state);
        const sketched: Move = { kind: 'play', cards: quickPlay(playerAt(table)) };
        expect(shengji.check(state, seat, sketched)).toBeNull();
        plays++;
        if (shengji.format(sketched) === shengji.format(move)) alike++;
      });
    }
    expect(plays).toBeGreaterThan(600);
    expect(alike / plays).toBeGreaterThan(0.95);
  });
});
