import type { DealOrMatch } from '../../../again/again.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Origin } from '../../../engine/origin.ts';
import { capital, count } from '../../../engine/words.ts';
import { minus } from '../../../front/number.ts';
import { dealName } from '../words.ts';

const partName = (part: DealOrMatch, isWhole: boolean): string =>
  isWhole ? friendTexts.whole : part === 'match' ? 'this match' : dealName(part);

/** Texts of a key that plays a part again. `isWhole`: a match of several deals. `waits`: is the present match not over? */
export function offerTexts(part: DealOrMatch, isWhole: boolean, waits: boolean) {
  const name = partName(part, isWhole);
  return {
    label: part === 'match' ? 'same match' : 'same deal',
    help: `${name} once more, with the same cards, and compared with this time`,
    ask: `${capital(name)} once more, with the same cards and bots?${waits ? ' This match waits in the menu.' : ''}`,
  };
}

/** Texts of keys that ask first, and then begin another match. */
export const askTexts = {
  help: (help: string, key: string): string => `${help}: ${key}, then Enter`,
  begin: 'begin it',
  asked: 'Enter begins it; any other key does not.',
};

/** Texts about a friend's challenge. */
export const friendTexts = {
  title: 'for a friend',
  whole: 'the whole match',
  key: (part: DealOrMatch, isWhole: boolean) => ({
    label: isWhole ? 'match for a friend' : friendTexts.title,
    help: `a line that lets a friend play ${partName(part, isWhole)} with the same cards`,
  }),
  use: (shell: string) =>
    `A friend who pastes this into ${shell} plays the same cards from your seat against the same bots, and sees at the end who did better.`,
  prints: (id: string, part: DealOrMatch) =>
    `In a shell \`cardroom challenge ${id}${part === 'match' ? '' : ` --deal ${part}`}\` prints the line.`,
};

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

/** Sentences that compare a result with its target. Results are texts, such as "−12 (with hints)". */
export const comparedTexts = {
  again: (first: string, now: string, against: string): string =>
    `The first time ${first}, now ${now}: ${against}.`,
  all: (people: readonly { readonly name: string; readonly first: string; readonly now: string }[]): string =>
    `${people.map(({ name, first, now }) => `${name} ${first}, now ${now}`).join(' · ')}.`,
  challenge: (now: string, beat: string, who: string): string => `${now} against ${beat}: ${who}.`,
  day: (date: string, now: string, streak: number): string =>
    `The deal of ${date}: ${now}. ${count(streak, 'day')} in a row.`,
  practice: (now: string): string => `Practice: ${now}. What counts is what the first time brought.`,
};

/** Compares one result with another: "the same", "12 better". */
export const againstText = (game: AnyGame, now: number, then: number): string =>
  now === then ? 'the same' : `${Math.abs(now - then)} ${isBetter(game, now, then) ? 'better' : 'worse'}`;

export const challengeText = (game: AnyGame, now: number, beat: number): string =>
  now === beat
    ? 'both did equally well'
    : isBetter(game, now, beat)
      ? 'you did better than your friend'
      : 'your friend did better';

const isBetter = ({ best }: AnyGame, one: number, other: number): boolean =>
  best === 'lowest' ? one < other : one > other;
