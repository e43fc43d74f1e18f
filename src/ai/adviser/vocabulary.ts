import type { Fate } from './fates.ts';
import type { Comparison, Findings, Plan } from './wording.ts';
import { words } from './words.ts';

/** The meaning of an event to the player. */
export interface Meaning extends Omit<Plan, 'clause' | 'after'> {
  /** Is it good for the player that the event comes about more often, or less often? */
  readonly good: 'more' | 'less';
  /** `often`: an adverb from `oftenText` for how often it comes about. */
  clause(often: string): string;
}

/** A plan that wants the event to come about. */
export const wanted = (rank: number, clause: Meaning['clause'], parts?: Plan['parts']): Meaning => ({
  good: 'more',
  rank,
  clause,
  ...(parts && { parts }),
});

/** A plan that wants to avoid the event. */
export const unwanted: typeof wanted = (...plan) => ({ ...wanted(...plan), good: 'less' });

/** A function for each kind of event that returns its meaning; null if it is no plan, or is the move itself. `what`: its card, seat or suit. */
export type Meanings<Kind extends string> = {
  readonly [kind in Kind]: (what: number, about: Comparison) => Meaning | null;
};

/** An event is one number: the place of its kind times this, plus its card, suit or seat, which is smaller than this. */
const SPAN = 2048;

/** Returns a game's vocabulary of plans: turns events into numbers, and fates into plans. */
export function vocabulary<Kind extends string>(meanings: Meanings<Kind>) {
  const kinds = Object.keys(meanings) as Kind[];
  const codes = Object.fromEntries(kinds.map((kind, place) => [kind, place * SPAN]));
  return {
    eventOf: (kind: Kind, what: number): number => codes[kind]! + what,
    /** Returns the plan behind a fate; null if it is no plan, or if it went against the plan. */
    planOf({ event, best, other }: Fate, about: Comparison): Plan | null {
      const kind = kinds[Math.floor(event / SPAN)];
      const meaning = kind === undefined ? null : meanings[kind](event % SPAN, about);
      if (meaning === null || (meaning.good === 'more') !== best > other) return null;
      const { rank, parts, clause } = meaning;
      const text = clause(oftenText(Math.max(best, other), Math.min(best, other)));
      const after = meaning.good === 'more' ? 'best' : 'other';
      return { rank, clause: text, after, ...(parts && { parts }) };
    },
  };
}

/** If the event comes about after the other move in more than this share of the cases, the word is "more often". */
const ALSO = 1 / 4;

/** Returns an adverb for how often an event came about after the move with more of it; '' for almost always. Shares from 0 to 1. */
export function oftenText(more: number, less: number): string {
  if (less > ALSO * more) return words.oftenMore;
  return more >= 0.9 ? '' : more > 0.5 ? words.mostly : more >= 0.2 ? words.often : words.atTimes;
}

/** Does the move name this card, in canonical text? */
export const names = ({ move }: Findings, card: string): boolean => move.split(' ').includes(card);

/** Returns a function that names cards for a game's plans. */
export const cardNames =
  (format: (card: number) => string) =>
  (card: number, { speaker }: Comparison): string =>
    speaker.card(format(card));
