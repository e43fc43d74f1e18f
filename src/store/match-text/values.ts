import { LEVELS } from '../../ai/bot.ts';
import type { Player } from '../../ai/player.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { deckOf, type Match } from '../../engine/match.ts';
import { printable } from '../../printable.ts';

/** What the first line of a match as text says: the form in which the others are written. */
export const FIRST_LINE = 'cardroom match 2';

/** An earlier form that is read, too: it has neither fresh seeds nor guests, programs and help. */
export const EARLIER_LINE = 'cardroom match 1';

/** Whoever may sit at a table, but for the name. */
export const KINDS: readonly Omit<Player, 'name'>[] = [
  { bot: null },
  { bot: null, guest: true },
  { bot: 'normal', program: true },
  ...LEVELS.map((bot) => ({ bot })),
];

/** What stands before the name of a player. */
export const wordFor = ({ bot, program, guest }: Omit<Player, 'name'>): string =>
  program ? 'program' : guest ? 'guest' : bot === null ? 'person' : `${bot} bot`;

/** Between the moves of a line. */
export const BETWEEN = ' | ';

/** The fields of a log's header that the text writes in words of its own; all others stand in it as JSON. */
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

/** JSON in which nothing stands that a terminal would obey. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** A text as the value of a line: as it is, or as JSON where that would not read back as the same. */
export const quoted = (text: string): string =>
  text !== '' && text.trim() === text && printable(text) === text && !text.startsWith('"')
    ? text
    : asJson(text);

/** What `quoted` wrote, or null where it cannot have written that. */
export function unquoted(text: string): string | null {
  if (!text.startsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** What the seats are called in lines of moves: by their names where these tell them apart, else "seat 0", "seat 1" … */
export function labelsOf(players: BySeat<Player>): BySeat<string> {
  const names = players.map(({ name }) => name);
  const clear = new Set(names).size === names.length && names.every((name) => CLEAR.test(name));
  return clear ? names : names.map((_, seat) => `seat ${seat}`);
}

/** No heading of a deal, and nothing that stands between seats and moves. */
const CLEAR = /^(?!deal \d|deck$)[\p{L}\p{N}][^:,|]*$/u;

/** The cards of a deal, in the order in which they left the deck. */
export const deckText = ({ game, setup }: Match, deal: number): string[] =>
  deckOf(game, setup, deal).map((card) => game.formatCard(card));

/** The names of the lines of a header that tell how the match ended. */
export const ENDING = { scores: 'scores', winners: 'won by', points: 'points' } as const;

/** Who won. Texts of earlier versions say that nobody won a match of one deal. */
export const winnersText = (winners: readonly Seat[], labels: BySeat<string>): string =>
  winners.map((seat) => labels[seat]).join(', ') || 'nobody';
