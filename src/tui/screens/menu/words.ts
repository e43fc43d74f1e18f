import type { Player } from '../../../ai/player.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { count, sentences } from '../../../engine/words.ts';
import { notPartnersText } from '../../../front/partners.ts';
import { standingText } from '../../../front/standing.ts';
import type { GameParts } from '../../../games.ts';
import type { OpenMatch } from '../../../store/saved.ts';
import type { Standing } from '../../../store/standing.ts';

/** An open match that the menu lists. */
export interface ListedMatch extends OpenMatch {
  /** Where it stands; null where its log does not tell. */
  readonly standing: Standing | null;
  /** Another cardroom is playing it now. */
  readonly busy: boolean;
}

/** What Enter does in the menu, as a sentence. */
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
    `Enter starts ${game.title} for ${people.join(', ')}, passing the keyboard.`,
    notPartnersText(game, players),
  );
}

/** For whoever has played nothing yet: how the chosen game is learnt. */
export const invitationText = ({ title }: Pick<AnyGame, 'title'>, hasLessons: boolean): string =>
  `New here? ${hasLessons ? `g teaches ${title}` : 'r shows the rules'}; Enter deals you in at once.`;

/** What is said when a match is taken off the list. */
export const offListTexts = {
  ask: 'Press x again to take this match off the list; its file is kept.',
  done: (id: string) => `${id} is off the list; its file is kept.`,
};

/** Asks before the start that counts. */
export const askDayText = ({ title }: Pick<AnyGame, 'title'>): string =>
  `Press d again to start today’s deal of ${title}. The first start counts.`;

/** What stands before a text that is typed below the menu. */
export const promptTexts = {
  name: (seat: number) => `Name of seat ${seat + 1}: `,
  seed: 'Seed (nothing: a new one): ',
};

/** How well the bots of a match play, with the seed and the house rules that it has of its own; the longest first. */
export function ownTexts(level: string, seed: string, rules: number): readonly string[] {
  const own = [seed === '' ? '' : `seed ${seed}`, rules === 0 ? '' : count(rules, 'house rule')];
  return [[...own, `< ${level} >`].filter(Boolean).join('   '), `< ${level} >`, level];
}

const titleOf = (match: Pick<OpenMatch, 'game'>, catalogue: readonly GameParts[]): string =>
  catalogue.find(({ game }) => game.id === match.game)?.game.title ?? match.game;

/** "Shengji, deal 4, trick 9, your turn", or that there is something wrong with the match. */
export function matchText(match: ListedMatch, catalogue: readonly GameParts[]): string {
  const { standing, players } = match;
  const title = titleOf(match, catalogue);
  if (standing === null) return `${title}, damaged`;
  return `${title}, ${standingText(standing, players)}`;
}

/** Whether a kept match can be gone on with, and since when it has lain; in two lengths, the longer first. */
export function keptTexts(match: ListedMatch): [string, string] {
  if (match.busy) return ['open elsewhere', 'open elsewhere'];
  const left = ago(Date.now() - match.left);
  return [`autosaved ${left}`, left];
}

/** A time span in words, e.g. "2 min ago". */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

/** How many can sit down, e.g. "4 or 6". */
export function seatsText({ seatCounts }: Pick<AnyGame, 'seatCounts'>): string {
  const [fewest = 0, ...more] = seatCounts;
  const most = seatCounts.at(-1)!;
  const unbroken = most - fewest === more.length;
  return more.length === 0 ? `${fewest} seats` : unbroken ? `${fewest}-${most}` : seatCounts.join(' or ');
}
