import type { Player } from '../../../ai/player.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { count, list, sentences } from '../../../engine/words.ts';
import { notPartnersText } from '../../../front/partners.ts';
import { standingText } from '../../../front/standing.ts';
import type { GameParts } from '../../../games.ts';
import type { OpenMatch } from '../../../store/saved.ts';
import type { Standing } from '../../../store/standing.ts';

/** An open match in the menu. */
export interface ListedMatch extends OpenMatch {
  /** How it stands; null if its log does not say so. */
  readonly standing: Standing | null;
  /** Is another cardroom playing it now? */
  readonly busy: boolean;
}

/** Says what Enter does in the menu. */
export function intentionText(
  resuming: ListedMatch | undefined,
  game: Pick<AnyGame, 'title' | 'partners'>,
  players: readonly Player[],
  catalogue: readonly GameParts[],
): string {
  if (resuming) return `Enter goes on with ${matchText(resuming, catalogue)}.`;
  const people = players.filter(({ bot }) => bot === null).map(({ name }) => name);
  if (people.length === 0) return `Enter lets the bots play ${game.title}; you look on.`;
  if (people.length === 1) return `Enter starts ${game.title} against ${players.length - 1} bots.`;
  return sentences(
    `Enter starts ${game.title} for ${list(people)}: pass the keyboard.`,
    notPartnersText(game, players),
  );
}

/** Tells a new player how to learn the chosen game. */
export const invitationText = ({ title }: Pick<AnyGame, 'title'>, hasLessons: boolean): string =>
  `New here? ${hasLessons ? `g teaches ${title}` : 'r shows the rules'}; Enter deals you in at once.`;

/** Texts of the menu and its keys. */
export const menuTexts = {
  settings: (palette: string, pace: string): string => `suits: ${palette}   pace: ${pace}`,
  choose: { name: '↑↓', label: 'choose', help: 'a match or a game' },
  day: {
    label: "day's deal",
    help: 'the day’s deal of the chosen game: the same cards for everybody, and the first start counts',
  },
  onwards: { label: 'continue', help: 'the match at the top' },
  lessons: { label: 'lessons', help: 'the chosen game, learnt by playing' },
  /** `more`: the number of open matches that the menu does not list. */
  matches: (more: number) => ({
    label: more > 0 ? `matches, ${more} more` : 'matches',
    help: 'every match: go on, see its sheet, remove it, bring it back',
  }),
  quit: { label: 'quit', help: 'quit; open matches are kept' },
  seat: { name: '←→', label: 'seat' },
  person: { label: 'person/bot', help: 'seats a person or a bot' },
  name: { label: 'name', help: 'names the person at the seat' },
  seats: { name: '+-', label: 'seats', help: 'more seats, fewer seats' },
  bots: { label: 'bots', help: 'how well the bots play' },
  seed: { label: 'seed', help: 'a seed deals the same cards again' },
  rules: { label: 'house rules' },
  aside: { label: 'off the list', help: 'takes this match off the list' },
};

/** Texts about taking a match off the list. */
export const offListTexts = {
  ask: 'Press x again to take this match off the list; its file is kept.',
  done: (id: string) => `${id} is off the list; its file is kept.`,
};

/** Asks before the start that counts. */
export const askDayText = ({ title }: Pick<AnyGame, 'title'>): string =>
  `Press d again to start today’s deal of ${title}. The first start counts.`;

/** Labels of texts typed below the menu. */
export const promptTexts = {
  name: (seat: number) => `Name of seat ${seat + 1}: `,
  seed: 'Seed (empty: a new one): ',
};

/** Describes the level of the bots, the seed, and the changed house rules of a match; the longest text first. */
export function ownTexts(level: string, seed: string, rules: number): readonly string[] {
  const own = [seed === '' ? '' : `seed ${seed}`, rules === 0 ? '' : count(rules, 'house rule')];
  return [[...own, `< ${level} >`].filter(Boolean).join('   '), `< ${level} >`, level];
}

const titleOf = (match: Pick<OpenMatch, 'game'>, catalogue: readonly GameParts[]): string =>
  catalogue.find(({ game }) => game.id === match.game)?.game.title ?? match.game;

/** Says how a match stands: "Shengji, deal 4, trick 9, your turn"; or that something is wrong with it. */
export function matchText(match: ListedMatch, catalogue: readonly GameParts[]): string {
  const { standing, players } = match;
  const title = titleOf(match, catalogue);
  if (standing === null) return `${title}, damaged`;
  return `${title}, ${standingText(standing, players)}`;
}

/** Says whether an open match can be continued, and how old it is; in two lengths, the longer first. */
export function keptTexts(match: ListedMatch): [string, string] {
  if (match.busy) return ['open elsewhere', 'open elsewhere'];
  const left = ago(Date.now() - match.left);
  return [`autosaved ${left}`, left];
}

/** Writes a time span in words, e.g. "2 min ago". `ms`: milliseconds. */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

/** Writes the number of players, e.g. "4 or 6". */
export function seatsText({ seatCounts }: Pick<AnyGame, 'seatCounts'>): string {
  const [fewest = 0, ...more] = seatCounts;
  const most = seatCounts.at(-1)!;
  const unbroken = most - fewest === more.length;
  return more.length === 0 ? `${fewest} seats` : unbroken ? `${fewest}-${most}` : seatCounts.join(' or ');
}
