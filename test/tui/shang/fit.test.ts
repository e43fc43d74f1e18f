import fc from 'fast-check';
import { expect, test } from 'vitest';
import { has } from '../../../src/engine/card-set.ts';
import { defineGame } from '../../../src/engine/game.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { banner } from '../../../src/tui/shang/index.ts';
import { keys } from '../../../src/tui/shang/keys.ts';
import { lastDeed, layoutOf } from '../../../src/tui/shang/layout.ts';
import { playLines } from '../../../src/tui/shang/panel.tsx';
import { begin, chosen, type Selection } from '../../../src/tui/shang/selection.ts';
import { verdict } from '../../../src/tui/shang/verdict.ts';
import { afterMoves, holding } from '../../engine/shang/position.ts';
import { anySetup, walk } from '../../support/walk.ts';
import { positionOf } from './table.ts';

const game = defineGame(shang);
const LONG = ['Maximiliana1', 'Maximiliana2', 'Maximiliana3', 'Maximiliana4'];

/** A position of a random match in which somebody is to move. */
const somewhere = fc
  .tuple(anySetup(game), fc.nat(200))
  .map(([setup, length]) => [...walk(game, setup, length)].map(({ after }) => after as unknown as State))
  .map((states) => states.findLast((state) => state.phase === 'play'))
  .filter((state) => state !== undefined);

test('the longest banner fits', () => {
  const flush = '3C 4C 5C 6C 7C';
  const state = afterMoves(holding([`${flush} 2C`, '3D', '4D', '5D']), flush);
  const position = positionOf({ ...state, standing: { ...state.standing, limit: 100 } }, state.turn);
  const speaker = { ...position.speaker, seat: (seat: number) => LONG[seat]! };
  expect(`SHANG deal 12 | ${banner({ ...position, speaker })}`).toHaveLength(78);
});

test('whatever is pressed, the cards taken are held, and all lines fit', () => {
  fc.assert(
    fc.property(somewhere, fc.array(fc.nat(60), { maxLength: 12 }), (state, presses) => {
      const plain = positionOf(state, state.turn);
      const position = { ...plain, speaker: { ...plain.speaker, seat: (seat: number) => LONG[seat]! } };
      const hand = state.hands[state.turn]!;
      expect(`SHANG deal 12 | ${banner(position)}`.length).toBeLessThanOrEqual(78);
      let selection = begin(position, null);
      for (const press of presses) {
        selection = pressed(keys(position, selection), press, selection);
        expect([selection.cursor, ...selection.taken].every((card) => has(hand, card))).toBe(true);
        expect(new Set(selection.taken).size).toBe(selection.taken.length);
        const { selected, note = '' } = verdict(position, selection);
        const move = chosen(position, selection);
        const refusal = move && shang.check(position.view, state.turn, move);
        const answer = refusal ? shang.refusalText(refusal, position.speaker) : 'LEGAL';
        expect(`${selected}  ${move ? answer : ''}`.trim().length).toBeLessThanOrEqual(78);
        expect(note.length).toBeLessThanOrEqual(78);
        for (const line of playLines(position, selection, 12)) expect(line.length).toBeLessThanOrEqual(25);
      }
      for (const seat of [0, 1, 2, 3])
        expect(lastDeed(seat, layoutOf(position), position).length).toBeLessThanOrEqual(12);
    }),
    { numRuns: 300 },
  );
});

/** What the nth key of the map does to the selection; a move is not made. */
function pressed(map: ReturnType<typeof keys>, nth: number, selection: Selection): Selection {
  const all = map.flatMap((binding) => binding.keys.map((key) => ({ binding, key })));
  const { binding, key } = all[nth % all.length]!;
  const done = binding.act(key);
  return 'select' in done ? done.select : selection;
}
