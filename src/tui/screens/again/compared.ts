import { broughtBy } from '../../../again/again.ts';
import type { Seat, Speaker } from '../../../engine/game.ts';
import { broughtText } from '../../../front/aid.ts';
import { minus } from '../../../front/number.ts';
import type { Seen } from '../../match/seen.ts';
import type { AgainActions } from './actions.ts';
import { againstText, challengeText, comparedTexts } from './words.ts';

/** Does this match count for the day's deal? Yes if no earlier start of that deal is saved. */
export function isCountedStart({ origin, id, day }: AgainActions): boolean {
  if (origin?.kind !== 'day' || origin.practice) return false;
  const { first } = day(origin.date);
  return first === null || first.id === id;
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
        ? comparedTexts.again(
            broughtText(minus(origin.first[seat]!), origin.aid),
            nowText,
            againstText(game, now, origin.first[seat]!),
          )
        : comparedTexts.all(
            people.map((one) => ({
              name: speaker.seat(one),
              first: minus(origin.first[one]!),
              now: minus(brought[one]!),
            })),
          );
    case 'challenge':
      return comparedTexts.challenge(
        nowText,
        broughtText(minus(origin.beat), origin.aid),
        challengeText(game, now, origin.beat),
      );
    case 'day':
      return isCountedStart(again)
        ? comparedTexts.day(origin.date, nowText, again.day(origin.date).streak)
        : comparedTexts.practice(nowText);
  }
}
