import { type Card, formatCard, HEARTS, SPADES, suitOf } from '../../engine/card.ts';
import { has, intersection, remove, setOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { ALL_HEARTS, CARD_POINTS, GOAT, PIG, pointsOf, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { PastTrick } from '../../engine/gongzhu/state.ts';
import { cardNames, type Meanings, names, unwanted, vocabulary, wanted } from '../adviser/vocabulary.ts';
import { planWords } from './words.ts';

/** Kinds of events, with a card of the player's own or a seat. */
type GongzhuEvent =
  /** The card wins a trick: any trick, or one with the Pig, costly hearts, the Goat, or the 10♣. */
  | 'takes'
  | 'takesPig'
  | 'takesHearts'
  | 'takesGoat'
  | 'takesTen'
  /** The player discards the card. */
  | 'thrown'
  /** The card has points, and goes to another seat. */
  | 'gives'
  /** The card stays low in a trick of spades in which the Pig is played. */
  | 'underPig'
  /** The Pig goes to the seat after the player led a spade. */
  | 'hunted'
  /** The seat shoots the moon. */
  | 'moon';

const nameOf = cardNames(formatCard);

const MEANINGS: Meanings<GongzhuEvent> = {
  takes: (card, about) => unwanted(1, (often) => planWords.takes(nameOf(card, about), often), []),
  takesPig: (card, about) =>
    unwanted(
      0,
      (often) =>
        card === PIG
          ? planWords.ownWins(often, planWords.pig)
          : planWords.takesPig(nameOf(card, about), often),
      ['pig'],
    ),
  takesHearts: (card, about) =>
    unwanted(0.5, (often) => planWords.takesHearts(nameOf(card, about), often), ['hearts']),
  takesGoat: (card, about) =>
    wanted(
      0,
      (often) =>
        card === GOAT
          ? planWords.goatWins(often)
          : names(about.other, formatCard(card))
            ? planWords.isKeptForGoat(nameOf(card, about), often)
            : planWords.catchesGoat(nameOf(card, about), often),
      ['goat'],
    ),
  takesTen: (card, about) =>
    unwanted(
      0,
      (often) =>
        card === TEN_OF_CLUBS
          ? planWords.ownWins(often, nameOf(card, about))
          : planWords.takesTen(nameOf(card, about), often, nameOf(TEN_OF_CLUBS, about)),
      ['ten'],
    ),
  thrown: (card, about) =>
    names(about.best, formatCard(card))
      ? null
      : wanted(1, (often) => planWords.thrown(nameOf(card, about), often), []),
  gives(card, about) {
    if (card === GOAT) return unwanted(0.5, planWords.goatLost, ['goat']);
    const name = card === PIG ? planWords.thePig : nameOf(card, about);
    const isHeart = suitOf(card) === HEARTS;
    const part = isHeart ? 'hearts' : card === PIG ? 'pig' : 'ten';
    return wanted(isHeart ? 1 : 0, (often) => planWords.gives(name, often), [part]);
  },
  underPig: (card, about) => wanted(0, (often) => planWords.underPig(nameOf(card, about), often), ['pig']),
  hunted: (seat, { speaker }) => wanted(0, (often) => planWords.hunted(often, speaker.seat(seat)), ['pig']),
  moon: (seat, { seat: me, speaker }) =>
    seat === me
      ? wanted(0, planWords.youShoot, ['moon'])
      : unwanted(0, (often) => planWords.shoots(often, speaker.seat(seat)), ['moon']),
};

export const { eventOf, planOf } = vocabulary(MEANINGS);

/** Returns the events of a complete trick for a player. */
export function eventsIn({ leader, cards, winner }: PastTrick, me: Seat): number[] {
  const [mine, led] = [cards[me]!, cards[leader]!];
  const table = setOf(cards as readonly Card[]);
  const hasPig = has(table, PIG);
  if (winner === me) {
    const taken: GongzhuEvent[] = ['takes'];
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
