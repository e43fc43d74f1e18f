import { LEVELS } from '../../ai/bot.ts';
import type { Player } from '../../ai/player.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { deckOf, type Match } from '../../engine/match.ts';
import { printable } from '../../printable.ts';

/** The first line of a match as text; it names the form of the others. */
export const FIRST_LINE = 'cardroom match 2';

/** An earlier form that is still read: without fresh seeds, guests, programs and help. */
export const EARLIER_LINE = 'cardroom match 1';

/** Kinds of players, without names. */
export const KINDS: readonly Omit<Player, 'name'>[] = [
  { bot: null },
  { bot: null, guest: true },
  { bot: 'normal', program: true },
  ...LEVELS.map((bot) => ({ bot })),
];

/** The word before a player's name. */
export const wordFor = ({ bot, program, guest }: Omit<Player, 'name'>): string =>
  program ? 'program' : guest ? 'guest' : bot === null ? 'person' : `${bot} bot`;

/** Separator between the moves of a line. */
export const BETWEEN = ' | ';

/** Header fields that the text has in words of its own. All others are JSON in it. */
export const WORDED: readonly string[] = [
  'cardroom',
  'game',
  'revision',
  'version',
  'imported',
  'seats',
  'seed',
  'options',
  'decks',
  'players',
];

/** JSON without characters that a terminal would obey. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** A text as the value of a line: as it is, or as JSON if reading it would change it. */
export const quoted = (text: string): string =>
  text !== '' && text.trim() === text && printable(text) === text && !text.startsWith('"')
    ? text
    : asJson(text);

/** Undoes `quoted`; null if `quoted` cannot have written this. */
export function unquoted(text: string): string | null {
  if (!text.startsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Names of the seats in lines of moves: the players' names if they differ and are clear, else "seat 0", "seat 1" … */
export function labelsOf(players: BySeat<Player>): BySeat<string> {
  const names = players.map(({ name }) => name);
  const clear = new Set(names).size === names.length && names.every((name) => CLEAR.test(name));
  return clear ? names : names.map((_, seat) => `seat ${seat}`);
}

/** Matches names that cannot be taken for a deal's heading or a separator. */
const CLEAR = /^(?!deal \d|deck$)[\p{L}\p{N}][^:,|]*$/u;

/** The cards of a deal, in the order in which they left the deck. */
export const deckText = ({ game, setup }: Match, deal: number): string[] =>
  deckOf(game, setup, deal).map((card) => game.formatCard(card));

/** Names of the header lines about a match's end. */
export const ENDING = { scores: 'scores', winners: 'won by', points: 'points' } as const;

/** The names of the winners. Earlier versions wrote "nobody" for a match of one deal. */
export const winnersText = (winners: readonly Seat[], labels: BySeat<string>): string =>
  winners.map((seat) => labels[seat]).join(', ') || 'nobody';
