import { type Card, formatCard, HEARTS, SPADES, suitOf } from '../../engine/card.ts';
import { has, intersection, remove, setOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { ALL_HEARTS, CARD_POINTS, GOAT, PIG, pointsOf, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { PastTrick } from '../../engine/gongzhu/state.ts';
import type { Fate } from '../adviser/fates.ts';
import type { Comparison, Plan } from '../adviser/wording.ts';
import { oftenText, planWords } from './words.ts';

/** Kinds of events: with a card of the player's own, or a seat. */
const KINDS = [
  /** The card wins a trick; a trick with the Pig, costly hearts, the Goat, or the 10♣ in it. */
  'takes',
  'takesPig',
  'takesHearts',
  'takesGoat',
  'takesTen',
  /** The card is thrown on another suit. */
  'thrown',
  /** The card counts, and goes on another seat's trick. */
  'gives',
  /** The card stays under in a trick of spades in which the Pig falls. */
  'underPig',
  /** The Pig falls to the seat on the player's lead of a spade. */
  'hunted',
  /** The seat shoots the moon. */
  'moon',
] as const;
type Kind = (typeof KINDS)[number];

/** Cards and seats are below this. */
const SPAN = 64;
/** An event as a number. */
export const eventOf = (kind: Kind, what: Card | Seat): number => KINDS.indexOf(kind) * SPAN + what;

/** The events of a complete trick for a player. */
export function eventsIn({ leader, cards, winner }: PastTrick, me: Seat): number[] {
  const [mine, led] = [cards[me]!, cards[leader]!];
  const table = setOf(cards as readonly Card[]);
  const hasPig = has(table, PIG);
  if (winner === me) {
    const taken: Kind[] = ['takes'];
    if (hasPig) taken.push('takesPig');
    if (pointsOf(intersection(table, ALL_HEARTS)) > 0) taken.push('takesHearts');
    if (has(table, GOAT)) taken.push('takesGoat');
    if (has(table, TEN_OF_CLUBS)) taken.push('takesTen');
    return taken.map((kind) => eventOf(kind, mine));
  }
  const events: number[] = [];
  if (suitOf(mine) !== suitOf(led)) events.push(eventOf('thrown', mine));
  else if (suitOf(led) === SPADES && has(remove(table, mine), PIG)) events.push(eventOf('underPig', mine));
  if (CARD_POINTS[mine] !== 0 || mine === TEN_OF_CLUBS) events.push(eventOf('gives', mine));
  if (hasPig && leader === me && suitOf(led) === SPADES) events.push(eventOf('hunted', winner));
  return events;
}

/** A part of the result that a plan is about, see `PARTS`. */
type Part = 'pig' | 'goat' | 'hearts' | 'ten' | 'moon';
type About = Comparison;

/** The plan behind a fate; null if it is none, or if it moved against its plan. */
export function planOf({ event, best, other }: Fate, about: About): Plan | null {
  const kind = KINDS[Math.floor(event / SPAN)]!;
  const what = event % SPAN;
  const isMore = best > other;
  const often = isMore ? oftenText(best, other) : oftenText(other, best);
  if (kind === 'moon') return moonPlan(what, isMore, often, about);
  if (kind === 'hunted')
    return isMore
      ? { rank: 0, part: 'pig', clause: planWords.hunted(often, about.speaker.seat(what)) }
      : null;
  return cardPlan(kind, what, isMore, often, about);
}

function moonPlan(seat: Seat, isMore: boolean, often: string, { seat: me, speaker }: About): Plan | null {
  if ((seat === me) !== isMore) return null;
  const clause = seat === me ? planWords.youShoot(often) : planWords.shoots(often, speaker.seat(seat));
  return { rank: 0, part: 'moon', clause };
}

function cardPlan(
  kind: Exclude<Kind, 'moon' | 'hunted'>,
  card: Card,
  isMore: boolean,
  often: string,
  { best, other, speaker }: About,
): Plan | null {
  const text = formatCard(card);
  const name = speaker.card(text);
  const isPlayed = best.move.split(' ').includes(text);
  // Without the best move the card would be kept; with the other one it would be played now.
  const kept = isPlayed ? planWords.kept(name) : name;
  const bad = (rank: number, part: Part | undefined, clause: string): Plan | null =>
    isMore ? null : { rank, clause, ...(part && { part }) };
  const good = (rank: number, part: Part | undefined, clause: string): Plan | null =>
    isMore ? { rank, clause, ...(part && { part }) } : null;
  switch (kind) {
    case 'takesPig':
      return bad(
        0,
        'pig',
        card === PIG ? planWords.ownWins(often, planWords.pig) : planWords.takesPig(kept, often),
      );
    case 'takesHearts':
      return bad(0.5, 'hearts', planWords.takesHearts(kept, often));
    case 'takesTen':
      return bad(
        0,
        'ten',
        card === TEN_OF_CLUBS
          ? planWords.ownWins(often, name)
          : planWords.takesTen(kept, often, speaker.card(formatCard(TEN_OF_CLUBS))),
      );
    case 'takesGoat':
      return card === GOAT
        ? good(0, 'goat', planWords.goatWins(often))
        : good(
            0,
            'goat',
            planWords.catchesGoat(other.move.split(' ').includes(text) ? planWords.kept(name) : name, often),
          );
    case 'underPig':
      return good(0, 'pig', planWords.underPig(name, often));
    case 'gives':
      if (card === GOAT) return bad(0.5, 'goat', planWords.goatLost(often));
      if (suitOf(card) === HEARTS) return good(1, 'hearts', planWords.gives(name, often));
      return good(
        0,
        card === PIG ? 'pig' : 'ten',
        planWords.gives(card === PIG ? planWords.thePig : name, often),
      );
    case 'takes':
      return bad(1, undefined, planWords.takes(kept, often));
    case 'thrown':
      return isPlayed ? null : good(1, undefined, planWords.thrown(name, often));
  }
}
