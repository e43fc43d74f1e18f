import { isRefusal, type Speaker } from '../../engine/game.ts';
import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard, KINDS_OF_CARD } from '../../engine/kings-court/cards.ts';
import { parse } from '../../engine/kings-court/text.ts';
import { type Amount, bySeat, mean, share, shares } from '../adviser/sayings.ts';
import type { Comparison, Findings, Saying, Wording } from '../adviser/wording.ts';
import { codeOf, planOf, spaceOf } from './fates.ts';
import { type Fact, NONE, type Part } from './parts.ts';
import { SPREAD } from './plan.ts';
import { clauses, partWords, placementText, plainClauses } from './words.ts';

type CourtComparison = Comparison<Fact>;

export const kingsCourtWording: Wording<Part, Fact> = {
  part(part, about) {
    if (part === 'reply') return partWords.reply(replierIn(about));
    if (part !== 'others') return partWords[part]();
    const opponent = opponentIn(about);
    return opponent === null ? partWords.othersLater() : partWords.opponentLater(opponent);
  },
  sayings: (part, about) => SAYINGS[part](about),
  plain(part, about) {
    if (part === 'reply') return plainClauses.reply(replierIn(about));
    if (part !== 'others') return plainClauses[part];
    const opponent = opponentIn(about);
    return opponent === null ? plainClauses.othersLater : plainClauses.opponentLater(opponent);
  },
  move: moveText,
  plan: planOf,
};

/** Writes a placement for a sentence, "R2 on f4". */
function moveText(text: string, speaker: Speaker): string {
  const move = parse(text);
  return isRefusal(move) || move.kind === 'pass'
    ? text
    : placementText(speaker.card(formatCard(move.card)), formatSpace(move.space));
}

const nameOf = (fact: 'replier' | 'opponent', { best, other, speaker }: CourtComparison): string | null => {
  const seat = Math.max(best.usual(fact), other.usual(fact));
  return seat === NONE ? null : speaker.seat(seat);
};
const replierIn = (about: CourtComparison): string => nameOf('replier', about) ?? '';
/** Returns the name of the only opponent; null if there are several. */
const opponentIn = (about: CourtComparison): string | null => nameOf('opponent', about);

const MOST_SEATS = 4;

/** The most points of a placement. */
const A_PLACEMENT = 60;
/** Least share of the deals in which a placement is named. */
const MOSTLY = 0.4;

const SAYINGS: { readonly [part in Part]: (about: CourtComparison) => Saying[] } = {
  now: (about) => [points('now', 'more', about, clauses.scores)],
  later: (about) => [
    ...stillYours(about),
    points('next', 'more', about, clauses.yourNext),
    points('later', 'more', about, clauses.yourLater),
  ],
  reply(about) {
    const name = replierIn(about);
    const space = usualSpace(about.other);
    return [
      points('reply', 'less', about, space === null ? clauses.replies(name) : clauses.repliesOn(name, space)),
    ];
  },
  others(about) {
    const opponent = opponentIn(about);
    return [
      points(
        'others',
        'less',
        about,
        opponent === null ? clauses.othersLater : clauses.opponentLater(opponent),
      ),
    ];
  },
  win: winners,
};

/** The most that a point changes a chance to win: the steepest slope of `chancesAt`. */
const POINT = 1 / (4 * SPREAD);

/** Compares a fact in points. The value of a move is in points with two players; with more it is the chance to win. */
const points = (fact: Fact, good: Saying['good'], about: CourtComparison, amount: Amount): Saying =>
  mean(about, fact, good, amount, opponentIn(about) === null ? [0, POINT] : 1);

/** Says that the other placement usually remains possible; empty if it does not. */
function stillYours(about: CourtComparison): Saying[] {
  const { best, other, speaker } = about;
  const move = parse(other.move);
  if (isRefusal(move) || move.kind === 'pass') return [];
  const worth = A_PLACEMENT * (opponentIn(about) === null ? POINT : 1);
  const share = best.share('nextPlace', codeOf(move));
  if (share < MOSTLY) return [];
  const text = moveText(other.move, speaker);
  return [
    {
      ...shares(share, 0, 'more', (often) => clauses.stillYours(text, often), [0, worth]),
      clause: clauses.stillYours(text, clauses.mostly),
      say: (n) => clauses.stillYours(text, clauses.inHundred(n)),
    },
  ];
}

/** Returns the space where the next player mostly places a card; null if none is clear. */
function usualSpace(after: Findings<Fact>): string | null {
  const usual = after.usual('replyPlace');
  if (usual === NONE) return null;
  const space = spaceOf(usual);
  const share = KINDS_OF_CARD.reduce(
    (sum, card) => sum + after.share('replyPlace', codeOf({ card, space })),
    0,
  );
  return share >= MOSTLY ? formatSpace(space) : null;
}

/** Says how often a seat wins the match: the player first, then the others, the largest change first. */
function winners(about: CourtComparison): Saying[] {
  const { seat: me, speaker } = about;
  const isChance = opponentIn(about) === null;
  return bySeat(MOST_SEATS, me, (seat) =>
    seat === me
      ? share(about, 'winner', seat, 'more', clauses.youWin, isChance ? 1 : [0, A_PLACEMENT])
      : share(about, 'winner', seat, 'less', (often) => clauses.wins(speaker.seat(seat), often), [
          0,
          isChance ? 1 : A_PLACEMENT,
        ]),
  );
}
