import type { Beginning } from '../again/again.ts';
import { LEVELS, type Level } from '../ai/bot.ts';
import { LONGEST_NAME, type Player, seatPlayers } from '../ai/player.ts';
import { type AnyGame, isRefusal, type Json, type Seat } from '../engine/game.ts';
import { readOptionText, readSetup } from '../engine/setup.ts';
import { setupRefusalText } from '../engine/text.ts';
import { count, list } from '../engine/words.ts';
import type { GameParts } from '../games.ts';
import { type ChallengeOptions, readChallenge } from './challenge.ts';
import { wholeNumber } from './flags.ts';
import { gameNamed } from './game-named.ts';
import { bytesOf } from './given-file.ts';
import { Misuse } from './misuse.ts';

/** The options of `cardroom play`, as typed. */
export interface PlayOptions extends ChallengeOptions {
  readonly players?: string;
  readonly humans?: string | undefined;
  readonly seats?: string | undefined;
  readonly names?: string;
  readonly bots?: string;
  readonly option?: readonly string[];
}

/** A match to begin. */
interface Invitation extends Beginning {
  readonly entry: GameParts;
  /** Command of the program for the bots' seats; null for bots of the house. */
  readonly program: string | null;
}

/** Reads the options of `cardroom play`. Throws a Misuse if they do not make a match. */
export function readInvitation(id: string, options: PlayOptions, freshSeed: string): Invitation {
  const entry = gameNamed(id);
  const challenge = readChallenge(entry, options);
  const request = {
    seats: options.players === undefined ? undefined : wholeNumber('--players', options.players),
    seed: options.seed,
    options: readOptionTexts(entry.game, options.option ?? []),
    decks: options.deck === undefined ? undefined : readDeckFile(options.deck),
    only: challenge?.only,
  };
  const setup = readSetup(entry.game, request, freshSeed);
  if (isRefusal(setup)) throw new Misuse(setupRefusalText(entry.game, setup));
  const names = readNames(options.names);
  const people = readPeople(options, setup.seats, names.length);
  if (challenge && people.length > 1) throw new Misuse('A challenge is for one player.');
  const program = commandIn(options.bots ?? '');
  if (challenge && program !== null)
    throw new Misuse('A challenge is played against its own bots, not a program.');
  const level = program === null ? readLevel(options.bots, [...LEVELS, 'exec:COMMAND']) : 'normal';
  const seated = seatPlayers(setup.seats, people, level, names);
  const players = program === null ? seated : seated.map(asProgram);
  return { entry, setup, players, program, ...(challenge && { origin: challenge.origin }) };
}

function readOptionTexts(game: AnyGame, texts: readonly string[]): { [name: string]: Json } {
  const options = texts.map((text): [string, Json] => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new Misuse(
        `--option takes name=value, not "${text}"; ${game.title} has ${list(game.options.map((spec) => spec.name))}.`,
      );
    }
    const spec = game.options.find((known) => known.name === name);
    return [name, spec ? readOptionText(spec, value) : value];
  });
  // Any name may come through, `__proto__` included; the game refuses unknown options.
  return Object.fromEntries(options);
}

/** The people's seats: those in `--seats`, or the first `--humans`, or one for each name, or seat 0. */
function readPeople({ seats, humans }: PlayOptions, table: number, names: number): readonly Seat[] {
  const people = namedSeats({ seats, humans }, table, names);
  if (names <= people.length) return people;
  throw new Misuse(
    `--names has ${count(names, 'name')} for ${count(people.length, 'person', 'people')} at the table.`,
  );
}

function namedSeats(
  { seats, humans }: Pick<PlayOptions, 'seats' | 'humans'>,
  count: number,
  names: number,
): readonly Seat[] {
  const number = humans === undefined ? undefined : wholeNumber('--humans', humans, 1);
  if (number !== undefined && number > count) {
    throw new Misuse(`--humans takes a number from 1 to ${count}, not ${number}.`);
  }
  if (seats === undefined) {
    const people = number ?? Math.max(1, Math.min(names, count));
    return Array.from({ length: people }, (_, seat) => seat);
  }
  const named = seats.split(',').map((text) => wholeNumber('--seats', text.trim()));
  const wrong = named.find((seat, place) => seat >= count || named.indexOf(seat) < place);
  if (wrong !== undefined) {
    throw new Misuse(
      `--seats takes different seats from 0 to ${count - 1}, separated by commas, not "${seats}".`,
    );
  }
  if (number !== undefined && number !== named.length) {
    throw new Misuse(`--seats names ${named.length} seats, and --humans ${number} people.`);
  }
  return named;
}

function readNames(text: string | undefined): string[] {
  const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
  const wrong = names.find(
    (name, place) =>
      !/^[\p{L}\p{M}\p{N} '.-]+$/u.test(name) ||
      [...name].length > LONGEST_NAME ||
      names.indexOf(name) < place,
  );
  if (wrong !== undefined) {
    throw new Misuse(
      `--names takes different names of 1 to ${LONGEST_NAME} letters, separated by commas, not "${wrong}".`,
    );
  }
  return names;
}

const asProgram = (player: Player): Player => (player.bot === null ? player : { ...player, program: true });

/** The command in `exec:COMMAND`; null for other texts. */
const commandIn = (text: string): string | null =>
  /^exec:./s.test(text) ? text.slice('exec:'.length) : null;

/** The level of bots with this name. Throws a Misuse that lists `names` if there is none. */
export function readLevel(text = 'normal', names: readonly string[] = LEVELS): Level {
  const level = LEVELS.find((known) => known === text);
  if (level) return level;
  throw new Misuse(`There are no bots "${text}"; choose ${list(names, 'or')}.`);
}

/** Most bytes of a deck file: a thousand deals of four packs. */
const LONGEST_DECKS = 1 << 20;

/** Reads a deck file: a deal a line, its cards separated by spaces. */
function readDeckFile(path: string): Json {
  const text = bytesOf(path, `The deck file ${path}`, LONGEST_DECKS).toString();
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0)
    throw new Misuse(`The deck file ${path} is empty; write a deal a line, cards separated by spaces.`);
  return lines.map((line) => line.trim().split(/\s+/));
}
