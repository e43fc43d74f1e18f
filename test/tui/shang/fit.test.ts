import { expect, test } from 'vitest';
import { has } from '../../../src/engine/card-set.ts';
import { defineGame } from '../../../src/engine/game.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import { begin, type Selection } from '../../../src/tui/shang/hand.ts';
import { banner, paint, ui } from '../../../src/tui/shang/index.ts';
import { afterMoves, holding } from '../../engine/shang/position.ts';
import fc from '../../support/fc.ts';
import { anySetup, walk } from '../../support/walk.ts';
import { writtenOver } from '../../support/written-over.ts';
import { positionOf } from './table.ts';

const { chosen, keys, verdict } = ui;

const game = defineGame(shang);
const LONG = ['Maximiliana1', 'Maximiliana2', 'Maximiliana3', 'Maximiliana4'];

const SIZES = [
  [80, 24],
  [80, 21],
  [100, 30],
  [120, 40],
  [160, 50],
].map(([columns, rows]) => tableRoomIn({ columns: columns!, rows: rows! }, false));

/** A position of a random match in which somebody is to move. */
const somewhere = fc
  .tuple(anySetup(game), fc.nat(200))
  .map(([setup, length]) => [...walk(game, setup, length)].map(({ after }) => after as unknown as State))
  .map((states) => states.findLast((state) => state.phase === 'play'))
  .filter((state) => state !== undefined);

/** What the top line says at the left; how the match ends may give way. */
const topLine = (position: Parameters<typeof banner>[0]): string => {
  const { parts = [] } = banner(position);
  return ['SHANG  deal 12', ...parts].join(' · ');
};

test('the longest banner fits', () => {
  const flush = '3C 4C 5C 6C 7C';
  const state = afterMoves(holding([`${flush} 2C`, '3D', '4D', '5D']), flush);
  const position = positionOf({ ...state, standing: { ...state.standing, limit: 100 } }, state.turn);
  const speaker = { ...position.speaker, seat: (seat: number) => LONG[seat]! };
  expect(topLine({ ...position, speaker }).length).toBeLessThanOrEqual(78);
});

test('one line names the only straight flush that beats another', () => {
  const flush = '3C 4C 5C 6C 7C';
  const state = afterMoves(holding([`${flush} 2C`, '5S 6S 7S 8S 9S 4D', '4H', '5D']), flush);
  const position = positionOf(state, state.turn);
  const tab = keys(position, begin(position, null)).find((key) => key.keys.includes('Tab'))!;
  const done = tab.act('Tab');
  if (!('select' in done)) throw new Error('Tab selects nothing');
  const { selected, worth } = verdict(position, done.select);
  expect(`${selected}  LEGAL   ${worth}`).toBe(
    'straight flush 5S6S7S8S9S  LEGAL   beats 3C4C5C6C7C: your only one that does.',
  );
});

test('any keys pick only held cards, and all lines fit', () => {
  fc.assert(
    fc.property(somewhere, fc.array(fc.nat(60), { maxLength: 12 }), (state, presses) => {
      const plain = positionOf(state, state.turn);
      const position = { ...plain, speaker: { ...plain.speaker, seat: (seat: number) => LONG[seat]! } };
      const hand = state.hands[state.turn]!;
      expect(topLine(position).length).toBeLessThanOrEqual(78);
      let selection = begin(position, null);
      for (const press of presses) {
        selection = pressed(keys(position, selection), press, selection);
        expect([selection.cursor, ...selection.picked].every((card) => has(hand, card))).toBe(true);
        expect(new Set(selection.picked).size).toBe(selection.picked.length);
        const { selected, worth = '', note = '' } = verdict(position, selection);
        const move = chosen(position, selection);
        const refusal = move && shang.check(position.view, state.turn, move);
        const answer = refusal ? shang.refusalText(refusal, position.speaker) : `LEGAL   ${worth}`;
        expect(`${selected}  ${move ? answer : ''}`.trim().length).toBeLessThanOrEqual(78);
        expect(note.length).toBeLessThanOrEqual(78);
      }
      for (const size of SIZES) {
        const draw = () => paint({ position, selection, last: null, size });
        const canvas = draw();
        // Large cards of a play cover each other.
        const lies = canvas.pieces.map(({ area }) => area);
        const isCovered = (text: string) => {
          const [x, y] = text
            .match(/(\d+) of row (\d+)$/)!
            .slice(1)
            .map(Number) as [number, number];
          return lies.some((at) => x >= at.x && x < at.x + at.columns && y >= at.y && y < at.y + at.rows);
        };
        expect(writtenOver(draw).filter((text) => !isCovered(text))).toEqual([]);
        expect(canvas.texts().join('\n')).not.toMatch(/[2-9TJQKA][SHDC]?(?:…|\.\.\.)/);
      }
    }),
    { numRuns: 100 },
  );
});

/** What the nth key of the map does to the selection; a move is not made. */
function pressed(map: ReturnType<typeof keys>, nth: number, selection: Selection): Selection {
  const all = map.flatMap((binding) => binding.keys.map((key) => ({ binding, key })));
  const { binding, key } = all[nth % all.length]!;
  const done = binding.act(key);
  return 'select' in done ? done.select : selection;
}
