import { size } from '../../engine/card-set.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Move, Shang, View } from '../../engine/shang/state.ts';
import { tipsFor } from './tip.ts';

const leads = ({ phase, top }: View): boolean => phase === 'play' && top === null;

/** Can so many cards be played at once? */
function canPlay(moves: Iterable<Move>, cards: number): boolean {
  for (const move of moves) if (move.kind === 'play' && size(move.cards) === cards) return true;
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
      canPlay(moves(), 2),
  },
  {
    id: 'shang/fives',
    say: 'Five cards at once: Tab goes through what you can lead.',
    when: (view, _seat, moves) => leads(view) && !isOpening(view) && canPlay(moves(), 5),
  },
  {
    id: 'shang/check',
    say: 'Nothing you hold beats it: . checks, and costs you nothing.',
    when: (view, _seat, moves) => view.top !== null && mustCheck(moves()),
  },
]);
