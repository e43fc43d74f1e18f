import type { Days } from '../../../again/day.ts';
import type { Aid } from '../../../engine/aid.ts';
import type { AnyGame, BySeat, Seat, Speaker } from '../../../engine/game.ts';
import type { Origin } from '../../../engine/origin.ts';
import { count } from '../../../engine/words.ts';
import { broughtText } from '../../../front/aid.ts';
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
  /** What helped; null where that is not known. */
  readonly aid: Aid | null;
  /** Under which the match is kept; '' where it is not. */
  readonly id: string;
  /** See `AgainActions`. */
  day(date: string): Days;
}

/** What came of it, beside what it is measured against; null where there is nothing to compare. */
export function comparedText(
  { game, people, brought, aid, id, day }: Outcome,
  origin: Origin | undefined,
  speaker: Speaker,
): string | null {
  const [seat] = people;
  if (seat === undefined || !origin) return null;
  const now = brought[seat]!;
  const nowText = broughtText(minus(now), aid);
  switch (origin.kind) {
    case 'from':
      return null;
    case 'again':
      return people.length === 1
        ? `The first time ${broughtText(minus(origin.first[seat]!), origin.aid)}, now ${nowText}: ${againstText(game, now, origin.first[seat]!)}.`
        : `${people.map((one) => `${speaker.seat(one)} ${minus(origin.first[one]!)}, now ${minus(brought[one]!)}`).join(' · ')}.`;
    case 'challenge':
      return `${nowText} against ${broughtText(minus(origin.beat), origin.aid)}: ${challengeText(game, now, origin.beat)}.`;
    case 'day': {
      const { counted, streak } = day(origin.date);
      const isCounted = !origin.practice && (counted === null || counted.id === id);
      return isCounted
        ? `The deal of ${origin.date}: ${nowText}. ${count(streak, 'day')} in a row.`
        : `Practice: ${nowText}. What counts is what the first time brought.`;
    }
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
