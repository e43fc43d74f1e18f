import type { Seat, Speaker } from '../../engine/game.ts';
import { isFiver, kindOf, rate } from '../../engine/shang/combination.ts';
import { SEATS } from '../../engine/shang/state.ts';
import { parse } from '../../engine/shang/text.ts';
import { bySeat, mean, share } from '../adviser/sayings.ts';
import type { Comparison, Saying, Wording } from '../adviser/wording.ts';
import { planOf } from './fates.ts';
import type { Fact, Part } from './parts.ts';
import { clauses, partWords, plainClauses, shortNames } from './words.ts';

type ShangComparison = Comparison<Fact>;
type Other = 'left' | 'across' | 'right';

/** The most that the next lead can be worth, in cards. */
const A_LEAD = 5;
/** The most that going out first can be worth, in cards: a whole hand, and as many that the others keep. */
const OUT = 26;

/** The distance of each other player, in seats to the left. */
const PLACES: { readonly [other in Other]: number } = { left: 1, across: 2, right: 3 };

export const shangWording: Wording<Part, Fact> = {
  part: (part, about) =>
    part === 'out' || part === 'own' ? partWords[part] : partWords.theirs(nameOf(part, about)),
  sayings(part, about) {
    if (part === 'out') return whoGoesOut(about);
    return part === 'own' ? ownCards(about) : theirCards(part, about);
  },
  plain: (part, about) =>
    part === 'out' || part === 'own' ? plainClauses[part] : plainClauses.theirs(nameOf(part, about)),
  short: shortName,
  plan: planOf,
};

const seatOf = (other: Other, me: Seat): Seat => (me + PLACES[other]) % SEATS;
const nameOf = (other: Other, { seat, speaker }: ShangComparison): string =>
  speaker.seat(seatOf(other, seat));

/** Says how often a seat goes out first: the player first, then the others, the largest change first. */
function whoGoesOut(about: ShangComparison): Saying[] {
  const { seat: me, speaker } = about;
  return bySeat(SEATS, me, (seat) =>
    seat === me
      ? share(about, 'out', seat, 'more', clauses.youGoOut, [0, OUT])
      : share(about, 'out', seat, 'less', (often) => clauses.goesOut(speaker.seat(seat), often), [0, OUT]),
  );
}

const ownCards = (about: ShangComparison): Saying[] => [
  mean(about, 'own', 'less', clauses.yourCards, 1, 1),
  share(about, 'leader', about.seat, 'more', clauses.youLead, [0, A_LEAD]),
];

const theirCards = (place: Other, about: ShangComparison): Saying[] => [
  mean(about, place, 'more', clauses.theirCards(nameOf(place, about)), 1 / (SEATS - 1), 1),
];

/** Returns a short name such as "the straight" for a play of five cards; null for others, which are short already. */
function shortName(move: string, _: Speaker): string | null {
  const parsed = parse(move);
  if (!('cards' in parsed) || parsed.kind !== 'play') return null;
  const rating = rate(parsed.cards);
  return isFiver(rating) ? shortNames[kindOf(rating)]! : null;
}
