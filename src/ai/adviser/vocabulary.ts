import type { Fate } from './fates.ts';
import type { Comparison, Findings, Plan } from './wording.ts';
import { words } from './words.ts';

/** The meaning of an event to the player. */
export interface Meaning extends Omit<Plan, 'clause'> {
  /** Does it speak for a move after which it comes about more often, or less often? */
  readonly good: 'more' | 'less';
  /** `often`: how often it comes about after the move after which it is more frequent, see `oftenText`. */
  clause(often: string): string;
}

/** A plan if the event comes about more often after the best move. */
export const wanted = (rank: number, clause: Meaning['clause'], parts?: Plan['parts']): Meaning => ({
  good: 'more',
  rank,
  clause,
  ...(parts && { parts }),
});

/** A plan if the event comes about less often after the best move. */
export const unwanted: typeof wanted = (...plan) => ({ ...wanted(...plan), good: 'less' });

/** The meaning of each kind of event with what it is about: a card, a seat, a suit. Null if the event is no plan, or is the move itself. */
export type Meanings<Kind extends string> = {
  readonly [kind in Kind]: (what: number, about: Comparison) => Meaning | null;
};

/** The number of the card, suit or seat that an event is about is below this. */
const SPAN = 2048;

/** A game's vocabulary of plans: its events as numbers, and the plans behind their fates. */
export function vocabulary<Kind extends string>(meanings: Meanings<Kind>) {
  const kinds = Object.keys(meanings) as Kind[];
  const codes = Object.fromEntries(kinds.map((kind, place) => [kind, place * SPAN]));
  return {
    eventOf: (kind: Kind, what: number): number => codes[kind]! + what,
    /** The plan behind a fate; null if it is none, or if it moved against its plan. */
    planOf({ event, best, other }: Fate, about: Comparison): Plan | null {
      const kind = kinds[Math.floor(event / SPAN)];
      const meaning = kind === undefined ? null : meanings[kind](event % SPAN, about);
      if (meaning === null || (meaning.good === 'more') !== best > other) return null;
      const { rank, parts, clause } = meaning;
      const text = clause(oftenText(Math.max(best, other), Math.min(best, other)));
      return { rank, clause: text, ...(parts && { parts }) };
    },
  };
}

/** More of a fate comes about after one move alone than this share of it comes about after the other: then it is "more often". */
const ALSO = 1 / 4;

/** How often an event came about after the move after which it is more frequent, in a word; '' for almost always. Shares from 0 to 1. */
export function oftenText(more: number, less: number): string {
  if (less > ALSO * more) return words.oftenMore;
  return more >= 0.9 ? '' : more > 0.5 ? words.mostly : more >= 0.2 ? words.often : words.atTimes;
}

/** Does the move name this card, in canonical text? */
export const names = ({ move }: Findings, card: string): boolean => move.split(' ').includes(card);

/** How a game's plans name cards, by its `formatCard`. */
export const cardNames = (format: (card: number) => string) => ({
  nameOf: (card: number, { speaker }: Comparison): string => speaker.card(format(card)),
  /** The name of a card that the best move may play, and the other one keep: then it says so. */
  unplayed: (card: number, about: Comparison, move = about.best): string => {
    const name = about.speaker.card(format(card));
    return names(move, format(card)) ? words.kept(name) : name;
  },
});
