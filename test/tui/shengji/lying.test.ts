import { expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { ui } from '../../../src/tui/shengji/index.ts';
import { log, lyingOf } from '../../../src/tui/shengji/lying.ts';
import type { ShengjiPosition } from '../../../src/tui/shengji/words.ts';
import { move, playAll, playing } from '../../engine/shengji/helpers.ts';
import { positionOf } from './table.ts';

/** What the viewer is given while the step of this move stays on the screen. */
function lingering(before: State, text: string, viewer = 0): ShengjiPosition {
  const seat = shengji.toAct(before)[0]!;
  const after = playAll(before, text);
  const facts = shengji.tell(before, { kind: 'move', seat, move: move(text) }, after, viewer);
  const shown = { seat, facts, lingering: true };
  return { ...positionOf(after, viewer), onTable: shengji.view(before, viewer), shown };
}

const HANDS = ['5H 2C', 'AH 2C', 'KH 2C', '4C 2C', '3H 2C', '2H 2C'];
const five = playAll(playing(HANDS, { trump: '4S' }), '5H', 'AH', 'KH', '4C', '3H');

test('a finished trick stays whole, with its winner, even while the next lead is due', () => {
  const lying = lyingOf(lingering(five, '2H'))!;
  expect(lying).toMatchObject({ taken: true, past: [], trick: { winner: 3, lead: { size: 1, length: 1 } } });
  expect(lying.trick!.plays.map(({ seat, cards }) => [seat, ...cards])).toEqual(
    ['5H', 'AH', 'KH', '4C', '3H', '2H'].map((text, seat) => [seat, card(text)]),
  );
  expect(lying.view).toMatchObject({ phase: 'play', trick: null, turn: 3 });
});

test('the last trick of a deal stays on the table after the view has lost it', () => {
  const lead = playAll(five, '2H');
  const lying = lyingOf(lingering(playAll(lead, '2C', '2C', '2C', '2C', '2C'), '2C'))!;
  expect(lying).toMatchObject({ taken: true, trick: { winner: 3 }, view: { phase: 'play' } });
  expect(lying.trick!.plays).toHaveLength(6);
  expect(lying.past).toHaveLength(1);
  expect(lying.hand!.every((n) => n === 0)).toBe(true);
});

test('the log has a whole trick in a line, and the present one play by play', () => {
  const texts = ['5H', 'AH', 'KH', '4C', '3H', '2H', '2C'];
  let state: State = playing(HANDS, { trump: '4S' });
  const steps = [
    [{ kind: 'dealt', deal: 1, dealer: 0, level: 4 } as const],
    [{ kind: 'trumps', dealer: 0, level: 4, suit: 3 } as const],
    ...texts.map((text) => {
      const before = state;
      const seat = shengji.toAct(before)[0]!;
      state = playAll(before, text);
      return shengji.tell(before, { kind: 'move', seat, move: move(text) }, state, 0);
    }),
  ];
  const { speaker } = positionOf(state);
  expect(log(steps, speaker).flat()).toEqual([
    'Deal 1: the trump rank is 4. You are Dealer.',
    'Trumps: spades, rank 4. You are Dealer.',
    'Trick 1: You 5H · Bo AH · Cat KH · Dan 4C won · Eli 3H · Fay 2H, 15 points.',
    'Dan leads 2C.',
  ]);
});

test('the panel beside the table counts a trick that is still shown as won', () => {
  const position = lingering(five, '2H');
  const size = { columns: 148, rows: 43 } as const;
  const lines = ui.paint({ position, selection: null, last: null, size }).texts();
  expect(lines.join('\n')).toMatch(/this deal \(m\)\n.* 1 You led 5H, Dan took 15/);
});
