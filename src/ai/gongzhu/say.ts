import { SEATS } from '../../engine/gongzhu/state.ts';
import { bySeat, mean, share } from '../adviser/sayings.ts';
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
  hearts: (about) => [mean(about, 'hearts', 'less', clauses.yourHearts, { digits: 1 })],
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
  about: About,
  fact: Fact,
  [own, others]: readonly [Saying['good'], Saying['good']],
  you: Saying['say'],
  somebody: (name: string, best: string, other: string) => string,
): Saying[] {
  const { seat: me, speaker } = about;
  return bySeat(SEATS, me, (seat) =>
    seat === me
      ? share(about, fact, seat, own, you)
      : share(about, fact, seat, others, (one, two) => somebody(speaker.seat(seat), one, two)),
  );
}
