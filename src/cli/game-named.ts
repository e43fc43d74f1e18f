import { closestMatch } from 'leven';
import type { GameId } from '../engine/games.ts';
import { list } from '../engine/words.ts';
import { catalogue, type GameParts, partsOf } from '../games.ts';
import { Misuse } from './misuse.ts';

/** Further names of the games, besides ids and titles. Capitals, spaces and signs do not matter. */
const OTHER_NAMES: { readonly [id in GameId]: readonly string[] } = {
  shengji: ['tractor', 'tuolaji', 'finding friends'],
  shang: [],
  gongzhu: ['chase the pig'],
  '500': ['five hundred'],
  'kings-court': [],
};

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const NAMES: ReadonlyMap<string, GameParts> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([id, others]) => {
    const parts = partsOf(id)!;
    return [id, parts.game.title, ...others].map((name) => [plain(name), parts]);
  }),
);

/** Finds the game with this name, e.g. `gongzhu`, `Chinese Hearts` or `five-hundred`. */
export const findNamed = (name: string): GameParts | undefined => NAMES.get(plain(name));

/** As `findNamed`, but throws a Misuse if there is none, with a guess. */
export function gameNamed(name: string): GameParts {
  const parts = findNamed(name);
  if (parts) return parts;
  const meant = gameMeant(name)?.game;
  const help = meant
    ? `did you mean ${meant.id}${plain(meant.title) === plain(meant.id) ? '' : ` (${meant.title})`}?`
    : `there are ${list(catalogue.map(({ game }) => game.id))}.`;
  throw new Misuse(`There is no game "${name}"; ${help}`);
}

/** Guesses a game: its name contains this text, or nearly equals it. */
export function gameMeant(name: string): GameParts | undefined {
  const typed = plain(name);
  const longer = typed.length < 4 ? undefined : [...NAMES.keys()].find((known) => known.includes(typed));
  const meant = longer ?? nearest(typed, [...NAMES.keys()]);
  return meant === undefined ? undefined : NAMES.get(meant);
}

/** Guesses a word by its wrong letters: one in a word of three, three in a long one, else two. Undefined if no word is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < 3) return undefined;
  return closestMatch(typed, words, { maxDistance: typed.length === 3 ? 1 : typed.length < 8 ? 2 : 3 });
}
