import type { Level } from '../ai/bot.ts';
import { seatsOfPeople } from '../ai/player.ts';
import type { AnyPolicy } from '../ai/policy.ts';
import type { Aid } from '../engine/aid.ts';
import type { AnyGame, Seat } from '../engine/game.ts';
import { formatOption, type Setup } from '../engine/setup.ts';
import { list } from '../engine/words.ts';
import { printable } from '../printable.ts';
import { type DealOrMatch, firstTime, type GoesOn, type NotedMatch, setupOf, tellsMore } from './again.ts';
import type { Shell } from './shell.ts';

/** A sentence on why a deal or a match cannot be sent to a friend as a line. */
export interface NoChallenge {
  readonly rule: 'no-challenge';
  readonly sentence: string;
}

const none = (sentence: string): NoChallenge => ({ rule: 'no-challenge', sentence });

/** The revisions of rules and bots that a challenge is made with. */
export const revisionText = (game: AnyGame, policy: Pick<AnyPolicy, 'revision'>): string =>
  `${game.revision}.${policy.revision}`;

/**
 * The command by which a friend plays a finished part of a match, quoted for a shell: `cardroom play gongzhu --seed … --beat -40 …`. Omits
 * defaults of the table. `goesOn`: as for `tellsMore`.
 */
export function challenge(
  played: NotedMatch,
  part: DealOrMatch,
  policy: Pick<AnyPolicy, 'revision'>,
  goesOn: GoesOn,
  shell: Shell,
): readonly string[] | NoChallenge {
  const { match, players, about } = played;
  const { game } = match;
  const people = seatsOfPeople(players);
  const levels = [...new Set(players.flatMap(({ bot }) => bot ?? []))];
  const [seat] = people;
  if (seat === undefined) return none('Only bots play here; a challenge needs a person to beat.');
  if (people.length > 1) return none('A challenge needs a match with one person; several play here.');
  if (about.origin?.kind === 'from')
    return none('This match continues another one, so a friend cannot begin where you did.');
  const first = firstTime(played, part);
  if (!first) return none('A challenge needs a finished match or deal.');
  const { brought, aid } = first;
  if ((aid ?? match.aid()).unrated.length > 0)
    return none('No challenge from an unrated match: a decision was undone after hidden cards were shown.');
  const setup = setupOf(match, part);
  if (isStacked(setup)) return none('The cards of this match were stacked by hand: no line can deal them.');
  if (printable(setup.seed) !== setup.seed) return none('The seed of this match cannot be typed.');
  if (!shell.carries(setup.seed))
    return none(`${shell.name} takes no seed with a double quotation mark, or a \\ at its end.`);
  if (setup.seed.length > LONGEST_SEED) return none('The seed of this match is too long for a line.');
  if (levels.length > 1) return none(`A challenge needs bots of one level; these are ${list(levels)}.`);
  if (players.some(({ program }) => program))
    return none('A program played here, and a friend does not have it.');
  if (about.bots !== policy.revision)
    return none('The bots have changed since this match began. A friend would meet other bots.');
  if (tellsMore(played, part, goesOn))
    return none('The typed seed deals all cards of the match. Finish the match first.');
  const options: readonly Option[] = [
    ...tableWords(game, setup, seat, levels[0] ?? 'normal'),
    ...partWords(setup),
    ['beat', `${brought[seat]!}`],
    ...(aid ? [['aid', aidWord(aid)] as const] : []),
    ['revision', revisionText(game, policy)],
  ];
  return [`cardroom play ${game.id}`, ...options.map(([name, value]) => `--${name} ${shell.quoted(value)}`)];
}

/** Help as a word of the command: `2-hints,1-taken-back`, `unaided`. */
function aidWord({ hints, told = 0, takenBack }: Aid): string {
  const parts = [
    ...(hints > 0 ? [`${hints}-${hints === 1 ? 'hint' : 'hints'}`] : []),
    ...(told > 0 ? [`${told}-told`] : []),
    ...(takenBack > 0 ? [`${takenBack}-taken-back`] : []),
  ];
  return parts.join(',') || 'unaided';
}

/** Undoes `aidWord`; null if it cannot have written this. */
export function readAidWord(word: string): Aid | null {
  const found =
    /^(?:unaided|(?=.)(?:([1-9]\d{0,4})-hints?(?:,(?=.)|$))?(?:([1-9]\d{0,4})-told(?:,(?=.)|$))?(?:([1-9]\d{0,4})-taken-back)?)$/.exec(
      word,
    );
  if (!found) return null;
  const [, hints = 0, told, takenBack = 0] = found;
  return {
    hints: Number(hints),
    ...(told !== undefined && { told: Number(told) }),
    takenBack: Number(takenBack),
    unrated: [],
  };
}

/** Most characters of a seed, so that it fits a terminal's line with its quotation marks. */
const LONGEST_SEED = 60;

/** Is a deck of this part stacked rather than shuffled from the seed? */
const isStacked = ({ decks, only }: Setup): boolean =>
  only ? (decks[only.deal - 1] ?? null) !== null : decks.some((deck) => deck !== null);

/** An option of `cardroom play` without its dashes, and its value. */
type Option = readonly [name: string, value: string];

function tableWords(game: AnyGame, { seats, options, seed }: Setup, seat: Seat, level: Level): Option[] {
  return [
    ['seed', seed],
    ...(seats === game.defaultSeats ? [] : [['players', `${seats}`] as const]),
    ...(seat === 0 ? [] : [['seats', `${seat}`] as const]),
    ...(level === 'normal' ? [] : [['bots', level] as const]),
    ...game.options.flatMap((spec): Option[] => {
      const value = options[spec.name]!;
      return value === spec.default ? [] : [['option', `${spec.name}=${formatOption(value)}`]];
    }),
  ];
}

const partWords = ({ only }: Setup): Option[] => {
  if (!only) return [];
  const { deal, moves, standing } = only;
  return [['deal', `${deal}`], ...(deal === 1 ? [] : [['from', `${moves}:${standing}`] as const])];
};
