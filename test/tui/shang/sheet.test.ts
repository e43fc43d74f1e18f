import { expect, test } from 'vitest';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { sheet } from '../../../src/tui/shang/sheet.ts';
import type { SheetBlock } from '../../../src/tui/sheet/page.ts';
import { afterMove, holding, STANDING } from '../../engine/shang/position.ts';
import { positionOf } from './table.ts';

const LAST = holding(['KS', '3S 4D JD', '5C', '2H 6C 8D KH'], {
  standing: { ...STANDING, deals: 2, scores: [5, 9, 3, 0] },
});

function pageOf(state: State) {
  const { view, speaker } = positionOf(state, 0, 'unicode');
  return sheet.page({ view, status: shang.status(state), speaker, columns: 78 });
}

/** Names, texts and values of the lines of a block. */
const linesOf = (block: SheetBlock | undefined): string[] =>
  block?.kind === 'lines' ? block.rows.map(({ name, text, value }) => `${name}: ${text} ${value}`) : [];

test('how a deal came about: with what somebody went out, what the others were left with, who leads next', () => {
  const page = pageOf(afterMove(LAST, 'KS'));
  expect(page.blocks.at(-1)).toMatchObject({
    title: 'HOW DEAL 2 CAME ABOUT',
    note: 'a card left in hand costs 1',
  });
  expect(linesOf(page.blocks.at(-1))).toEqual([
    'You: went out with K♠ and lead deal 3 0',
    'Bo: 3♠ 4♦ J♦ 3',
    'Cat: 5♣ 1',
    'Dan: 2♥ 6♣ 8♦ K♥ 4',
  ]);
  expect(page.verdict).toEqual(['Nobody has 26: deal 3 follows.', 'You lead it, with anything.']);
});

test('nobody has a place before a deal is over', () => {
  const page = pageOf(
    holding(['KS', '3S', '5C', '2H'], { standing: { ...STANDING, deals: 1, results: [] } }),
  );
  const rows = page.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const places = rows.find(({ cells }) => cells[0]!.startsWith('place'))!;
  expect(places.cells.slice(1)).toEqual(['–', '–', '–', '–']);
});

test('the end says who wins with what, and who reached how much of what', () => {
  const scores = [9, 22, 16, 4];
  const page = pageOf(afterMove({ ...LAST, standing: { ...LAST.standing, scores, limit: 25 } }, 'KS'));
  expect(linesOf(page.blocks.at(-1))[0]).toBe('You: went out with K♠ 0');
  expect(page.verdict).toEqual([
    'Dan wins with 8, the lowest total.',
    'It ends because Bo reached 25 of 25 (22 + 3).',
  ]);
});

test('several may reach the limit at once', () => {
  const scores = [0, 10, 0, 10];
  const page = pageOf(afterMove({ ...LAST, standing: { ...LAST.standing, scores, limit: 12 } }, 'KS'));
  expect(page.verdict[1]).toBe(
    'It ends because Bo reached 13 of 12 (10 + 3) and Dan reached 14 of 12 (10 + 4).',
  );
});
