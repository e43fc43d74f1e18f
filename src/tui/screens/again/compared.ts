import { broughtBy } from '../../../again/again.ts';
import type { AnyGame, Seat, Speaker } from '../../../engine/game.ts';
import type { Origin } from '../../../engine/origin.ts';
import { count } from '../../../engine/words.ts';
import { broughtText } from '../../../front/aid.ts';
import { minus } from '../../../front/number.ts';
import type { Seen } from '../../match/seen.ts';
import type { AgainActions } from './actions.ts';

/** Does this match count for the day's deal? Yes if no earlier start of that deal is saved. */
export function isCountedStart({ origin, id, day }: AgainActions): boolean {
  if (origin?.kind !== 'day' || origin.practice) return false;
  const { first } = day(origin.date);
  return first === null || first.id === id;
}

/** Returns a word or two on how a match began, for the top line; null for an ordinary start. `isCounted`: does it count for the day's deal? */
export function originWord(origin: Origin | undefined, isCounted: boolean): string | null {
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
      return isCounted ? 'the day’s deal' : 'practice';
  }
}

/** Compares the result of a match with its target; null if it has none. */
export function comparedText(
  again: AgainActions,
  seen: Seen,
  people: readonly Seat[],
  speaker: Speaker,
): string | null {
  const { origin, aid: aidOf } = again;
  const [seat] = people;
  const brought = broughtBy(seen, 'match');
  if (seat === undefined || !origin || !brought) return null;
  const { game } = seen;
  const now = brought[seat]!;
  const nowText = broughtText(minus(now), aidOf('match'));
  switch (origin.kind) {
    case 'from':
      return null;
    case 'again':
      return people.length === 1
        ? `The first time ${broughtText(minus(origin.first[seat]!), origin.aid)}, now ${nowText}: ${againstText(game, now, origin.first[seat]!)}.`
        : `${people.map((one) => `${speaker.seat(one)} ${minus(origin.first[one]!)}, now ${minus(brought[one]!)}`).join(' · ')}.`;
    case 'challenge':
      return `${nowText} against ${broughtText(minus(origin.beat), origin.aid)}: ${challengeText(game, now, origin.beat)}.`;
    case 'day':
      return isCountedStart(again)
        ? `The deal of ${origin.date}: ${nowText}. ${count(again.day(origin.date).streak, 'day')} in a row.`
        : `Practice: ${nowText}. What counts is what the first time brought.`;
  }
}

/** Compares one result with another: "the same", "12 better". */
export const againstText = (game: AnyGame, now: number, then: number): string =>
  now === then ? 'the same' : `${Math.abs(now - then)} ${isBetter(game, now, then) ? 'better' : 'worse'}`;

const challengeText = (game: AnyGame, now: number, beat: number): string =>
  now === beat
    ? 'both did equally well'
    : isBetter(game, now, beat)
      ? 'you did better than your friend'
      : 'your friend did better';

const isBetter = ({ best }: AnyGame, one: number, other: number): boolean =>
  best === 'lowest' ? one < other : one > other;
