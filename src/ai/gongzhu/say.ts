import type { Seat } from '../../engine/game.ts';
import type { Comparison, Saying, Wording } from '../adviser/wording.ts';
import type { Fact, Part } from './parts.ts';
import { clauses, partWords, plainClauses } from './words.ts';

type About = Comparison<Fact>;

export const gongzhuWording: Wording<Part, Fact> = {
  part: (part, { speaker }) => partWords[part](speaker.card('TC')),
  sayings: (part, about) => SAYINGS[part](about),
  plain: (part, amount, { speaker }) => plainClauses[part](amount, speaker.card('TC')),
  isChoice: (move) => move.startsWith('pass '),
};

const SAYINGS: { readonly [part in Part]: (about: About) => Saying[] } = {
  moon: (about) => byTaker(about, 'moon', ['more', 'less'], clauses.youShoot, clauses.shoots),
  pig: (about) => byTaker(about, 'pig', ['less', 'more'], clauses.youTakePig, clauses.takesPig),
  goat: (about) => byTaker(about, 'goat', ['more', 'less'], clauses.youGetGoat, clauses.getsGoat),
  hearts: ({ best, other }) => [
    {
      best: best.mean('hearts'),
      other: other.mean('hearts'),
      as: 'number',
      digits: 1,
      good: 'less',
      say: clauses.yourHearts,
    },
  ],
  ten(about) {
    const ten = about.speaker.card('TC');
    return byTaker(
      about,
      'ten',
      ['less', 'more'],
      (best, other) => clauses.youAreDoubled(ten, best, other),
      (name, best, other) => clauses.isDoubled(name, ten, best, other),
    );
  },
};

/**
 * How often a card or the moon is taken: by the player, then by each other seat, those where it changed most first. `good`: whether
 * the player likes it more or less often, and of the others.
 */
function byTaker(
  { best, other, seat: me, speaker }: About,
  fact: Fact,
  [own, others]: readonly [Saying['good'], Saying['good']],
  you: Saying['say'],
  somebody: (name: string, best: string, other: string) => string,
): Saying[] {
  const saying = (seat: Seat): Saying => ({
    best: best.share(fact, seat),
    other: other.share(fact, seat),
    as: 'share',
    good: seat === me ? own : others,
    say: seat === me ? you : (one, two) => somebody(speaker.seat(seat), one, two),
  });
  const change = (told: Saying): number => Math.abs(told.best - told.other);
  const rest = [0, 1, 2, 3].filter((seat) => seat !== me).map(saying);
  return [saying(me), ...rest.toSorted((a, b) => change(b) - change(a))];
}
