import { tipsFor } from './tip.ts';

interface Seen {
  readonly seat: number;
  readonly phase: string;
  readonly hand: readonly string[];
  readonly cardsLeft: readonly number[];
  readonly opening: boolean;
  readonly toBeat: object | null;
}

const leads = ({ phase, toBeat }: Seen): boolean => phase === 'play' && toBeat === null;
const some = (moves: Iterable<string>, holds: (move: string) => boolean): boolean => {
  for (const move of moves) if (holds(move)) return true;
  return false;
};

export const shangTips = tipsFor<Seen>([
  {
    id: 'shang/near-out',
    say: 'Someone is nearly out: lead pairs or fives, not singles.',
    when: (seen, moves) =>
      leads(seen) &&
      seen.hand.length > 2 &&
      seen.cardsLeft.some((left, seat) => seat !== seen.seat && left <= 2) &&
      some(moves(), (move) => move.split(' ').length === 2),
  },
  {
    id: 'shang/fives',
    say: 'Five cards at once: Tab goes through what you can lead.',
    when: (seen, moves) =>
      leads(seen) && !seen.opening && some(moves(), (move) => move.split(' ').length === 5),
  },
  {
    id: 'shang/check',
    say: 'Nothing you hold beats it: . checks, and costs you nothing.',
    when: ({ toBeat }, moves) => toBeat !== null && !some(moves(), (move) => move !== 'check'),
  },
]);
