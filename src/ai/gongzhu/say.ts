import { SEATS } from '../../engine/gongzhu/state.ts';
import { bySeat, mean, type Often, share } from '../adviser/sayings.ts';
import type { Comparison, Saying, Wording } from '../adviser/wording.ts';
import { planOf } from './fates.ts';
import type { Fact, Part } from './parts.ts';
import { clauses, partWords, plainClauses } from './words.ts';

type GongzhuComparison = Comparison<Fact>;

export const gongzhuWording: Wording<Part, Fact> = {
  part: (part, { speaker }) => partWords[part](speaker.card('TC')),
  sayings: (part, about) => SAYINGS[part](about),
  plain: (part, { speaker }) => plainClauses[part](speaker.card('TC')),
  plan: planOf,
  isChoice: (move) => move.startsWith('pass '),
};

/**
 * The most that it can be worth to win something always instead of never, in points. The Pig or the Goat comes from another seat, doubled. The 10♣
 * doubles a usual score. A moon is doubled, and replaces the points of all hearts.
 */
const WORTH = { pig: (100 * 8) / 3, goat: (100 * 8) / 3, ten: 400, moon: 600 } as const;
/** The cost of one point of hearts: against the player alone, or with its share of the others' gain. */
const HEART_POINT = [1, 4 / 3] as const;

const SAYINGS: { readonly [part in Part]: (about: GongzhuComparison) => Saying[] } = {
  moon: (about) => byTaker(about, 'moon', ['more', 'less'], clauses.youShoot, clauses.shoots),
  pig: (about) => byTaker(about, 'pig', ['less', 'more'], clauses.youTakePig, clauses.takesPig),
  goat: (about) => byTaker(about, 'goat', ['more', 'less'], clauses.youGetGoat, clauses.getsGoat),
  hearts: (about) => [mean(about, 'hearts', 'less', clauses.yourHearts, HEART_POINT)],
  ten(about) {
    const ten = about.speaker.card('TC');
    return byTaker(
      about,
      'ten',
      ['less', 'more'],
      (often) => clauses.youAreDoubled(ten, often),
      (name, often) => clauses.isDoubled(name, ten, often),
    );
  },
};

/** Says how often a card or the moon goes to a seat: the player first, then others by change. The two `good`: for the player, and for another. */
function byTaker(
  about: GongzhuComparison,
  fact: keyof typeof WORTH,
  [own, others]: readonly [Saying['good'], Saying['good']],
  you: Often,
  somebody: (name: string, often: string) => string,
): Saying[] {
  const { seat: me, speaker } = about;
  const worth = [0, WORTH[fact]] as const;
  return bySeat(SEATS, me, (seat) =>
    seat === me
      ? share(about, fact, seat, own, you, worth)
      : share(about, fact, seat, others, (often) => somebody(speaker.seat(seat), often), worth),
  );
}
