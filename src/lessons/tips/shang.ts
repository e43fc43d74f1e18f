import { type CardSet, size } from '../../engine/card-set.ts';
import { kindOf, rate } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Move, Shang, View } from '../../engine/shang/state.ts';
import { tipsFor } from './tip.ts';

const leads = ({ phase, top }: View): boolean => phase === 'play' && top === null;

/** Is there a play whose cards pass this test? */
function canPlay(moves: Iterable<Move>, isMeant: (cards: CardSet) => boolean): boolean {
  for (const move of moves) if (move.kind === 'play' && isMeant(move.cards)) return true;
  return false;
}

const mustCheck = (moves: Iterable<Move>): boolean => {
  for (const move of moves) if (move.kind !== 'check') return false;
  return true;
};

export const shangTips = tipsFor<Shang>([
  {
    id: 'shang/near-out',
    say: 'Someone is nearly out: lead pairs or fives, not singles.',
    when: (view, seat, moves) =>
      leads(view) &&
      view.cardsLeft[seat]! > 2 &&
      view.cardsLeft.some((left, other) => other !== seat && left <= 2) &&
      canPlay(moves(), (cards) => size(cards) === 2),
  },
  {
    id: 'shang/fives',
    say: 'Five ranks in a row go at once: Tab goes through what you can lead.',
    // Other fives get no tip: a flush tears pairs, and a full house of high cards is often better kept.
    when: (view, _seat, moves) =>
      leads(view) && !isOpening(view) && canPlay(moves(), (cards) => kindOf(rate(cards)) === 'straight'),
  },
  {
    id: 'shang/check',
    say: 'Nothing you hold beats it: [.] checks, and costs you nothing.',
    when: (view, _seat, moves) => view.top !== null && mustCheck(moves()),
  },
]);
