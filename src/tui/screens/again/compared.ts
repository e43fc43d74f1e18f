import type { AnyGame, BySeat, Seat, Speaker } from '../../../engine/game.ts';
import type { Origin } from '../../../engine/origin.ts';
import { count } from '../../../engine/words.ts';
import { minus } from '../../../front/number.ts';

/** How a match came about, in a word or two for the top line; null where it simply began. */
export function originWord(origin: Origin | undefined): string | null {
  switch (origin?.kind) {
    case undefined:
      return null;
    case 'again':
      return 'again';
    case 'from':
      return 'played on';
    case 'challenge':
      return `challenge ${minus(origin.beat)}`;
    case 'day':
      return origin.practice ? 'practice' : 'the day’s deal';
  }
}

/** What a finished match is measured against: who sits there, and what their part brought, one number a seat. */
export interface Outcome {
  readonly game: AnyGame;
  readonly people: readonly Seat[];
  readonly brought: BySeat<number>;
  /** See `AgainDesk`. */
  streak(date: string): number;
}

/** What came of it, beside what it is measured against; null where there is nothing to compare. */
export function comparedText(
  { game, people, brought, streak }: Outcome,
  origin: Origin | undefined,
  speaker: Speaker,
): string | null {
  const [seat] = people;
  if (seat === undefined || !origin) return null;
  const now = brought[seat]!;
  switch (origin.kind) {
    case 'from':
      return null;
    case 'again':
      return people.length === 1
        ? `The first time ${minus(origin.first[seat]!)}, now ${minus(now)}: ${againstText(game, now, origin.first[seat]!)}.`
        : `${people.map((one) => `${speaker.seat(one)} ${minus(origin.first[one]!)}, now ${minus(brought[one]!)}`).join(' · ')}.`;
    case 'challenge':
      return `${minus(now)} against ${minus(origin.beat)}: ${challengeText(game, now, origin.beat)}.`;
    case 'day':
      return origin.practice
        ? `Practice: ${minus(now)}. What counts is what the first time brought.`
        : `The deal of ${origin.date}: ${minus(now)}. ${count(streak(origin.date), 'day')} in a row.`;
  }
}

const againstText = (game: AnyGame, now: number, then: number): string =>
  now === then ? 'the same' : `${Math.abs(now - then)} ${isBetter(game, now, then) ? 'better' : 'worse'}`;

const challengeText = (game: AnyGame, now: number, beat: number): string =>
  now === beat
    ? 'both did equally well'
    : isBetter(game, now, beat)
      ? 'you did better than your friend'
      : 'your friend did better';

const isBetter = ({ best }: AnyGame, one: number, other: number): boolean =>
  best === 'lowest' ? one < other : one > other;
