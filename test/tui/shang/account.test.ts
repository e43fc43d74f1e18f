import { expect, test } from 'vitest';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { account } from '../../../src/tui/shang/account.ts';
import { afterMove, holding, STANDING } from '../../engine/shang/position.ts';
import { positionOf } from './table.ts';

const LAST = holding(['KS', '3S 4D JD', '5C', '2H 6C 8D KH'], {
  standing: { ...STANDING, deals: 2, scores: [5, 9, 3, 0] },
});

function accountIn(state: State) {
  const { view, speaker } = positionOf(state, 0, 'unicode');
  return account({ view, status: shang.status(state), speaker });
}

test('a deal shows the cards left to each player, the winner’s last play, and the next leader', () => {
  const { deals, verdict } = accountIn(afterMove(LAST, 'KS'));
  const deal = deals.at(-1)!;
  expect([deal.title, deal.note]).toEqual(['You went out with K♠.', 'You out']);
  expect(deal.rows.map(({ name, text, values }) => `${name}: ${text} | ${values.join(' ')}`)).toEqual([
    'You: went out with K♠ | 0 5 3rd',
    'Bo: 3♠ 4♦ J♦ | +3 12 4th',
    'Cat: 5♣ | +1 4 1st',
    'Dan: 2♥ 6♣ 8♦ K♥ | +4 4 1st',
  ]);
  expect(deal.rows[3]!.cards).toEqual(['K♥', '8♦', '6♣', '2♥']);
  expect(verdict).toEqual(['Nobody has 26: deal 3 follows.', 'You lead it, with anything.']);
});

test('the end says who wins with which total, and who reached the limit', () => {
  const scores = [9, 22, 16, 4];
  const page = accountIn(afterMove({ ...LAST, standing: { ...LAST.standing, scores, limit: 25 } }, 'KS'));
  expect(page.verdict).toEqual([
    'Dan wins with 8, the lowest total.',
    'It ends because Bo reached 25 of 25 (22 + 3).',
  ]);
});

test('several players may reach the limit at once', () => {
  const scores = [0, 10, 0, 10];
  const page = accountIn(afterMove({ ...LAST, standing: { ...LAST.standing, scores, limit: 12 } }, 'KS'));
  expect(page.verdict[1]).toBe(
    'It ends because Bo reached 13 of 12 (10 + 3) and Dan reached 14 of 12 (10 + 4).',
  );
});
