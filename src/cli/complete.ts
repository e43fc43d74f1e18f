import type { Command, Option } from 'commander';
import { LEVELS } from '../ai/bot.ts';
import { MODES, UNITS } from '../ai/yardstick.ts';
import { isRefusal, type OptionSpec } from '../engine/game.ts';
import { formatOption } from '../engine/setup.ts';
import { catalogue, type GameParts } from '../games.ts';
import { lessonsOf } from '../lessons/index.ts';
import { nameOf, practicesOf } from '../lessons/practices.ts';
import type { SavedMatch } from '../store/saved.ts';
import { findNamed } from './game-named.ts';
import { openStores } from './room.ts';

/** A word to type, and its meaning, '' if the word is clear. */
type Completion = readonly [word: string, meaning: string];

/** A place of the command line. */
interface WordPlace {
  /** Offers for it. `words`: the arguments on the line so far. */
  readonly offers?: (words: readonly string[]) => readonly Completion[];
  /** True if names of files fit, which the shell knows. */
  readonly files?: true;
}

/** The answer to the shell: words that can be typed next. */
interface Completions {
  readonly offers: readonly Completion[];
  /** True if the shell should add names of files. */
  readonly files: boolean;
}

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

const FILES: WordPlace = { files: true };
const oneOf = (words: readonly string[]): WordPlace => ({ offers: () => words.map((word) => [word, '']) });
const saved =
  (isMeant: (match: SavedMatch) => boolean, from: { removed: boolean } = { removed: false }) =>
  (): Completion[] => {
    const matches = openStores(process.env).matches.list(from);
    return isRefusal(matches) ? [] : matches.filter(isMeant).map(({ id, state }) => [id, state]);
  };
const isOpen = ({ state }: SavedMatch) => state === 'open';
const isFinished = ({ state }: SavedMatch) => state === 'finished';
const isPlayed = (match: SavedMatch) => isOpen(match) || isFinished(match);

/** By command and argument or option, or by the name alone if it means the same in all commands. */
const PLACES: { readonly [place: string]: WordPlace } = {
  game: { offers: () => catalogue.map(({ game }) => [game.id, game.title]) },
  'learn lesson': { offers: lessonNumbers },
  'resume id': { offers: saved(isOpen) },
  'challenge id': { offers: saved(isPlayed) },
  'remove id': { offers: saved(() => true) },
  'restore id': { offers: saved(() => true, { removed: true }) },
  'replay match': { offers: saved(isPlayed), files: true },
  'export match': { offers: saved(isFinished), files: true },
  'import file': FILES,
  'completion shell': oneOf(SHELLS),
  'conformance program': FILES,
  '--examples': FILES,
  '--deck': FILES,
  '--output': FILES,
  '--merge': FILES,
  '--option': { offers: houseRules },
  '--players': { offers: seatCounts },
  '--bots': oneOf(LEVELS),
  '--level': oneOf(LEVELS),
  '--a': oneOf(LEVELS),
  '--b': oneOf(LEVELS),
  '--mode': oneOf(MODES),
  '--unit': oneOf(UNITS),
};

/** Completes a line of `cardroom`. The last word is the one being typed, '' if none is begun. */
export function completionsOf(program: Command, typed: readonly string[]): Completions {
  const word = typed.at(-1) ?? '';
  const line = readLine(program, typed.slice(0, -1));
  if (!line) return { offers: [], files: false };
  const { command, args, awaited } = line;
  const [, flag, value] = /^(--[^=]+)=(.*)$/.exec(word) ?? [];
  const given = flag === undefined ? undefined : optionOf(program, command, flag);
  if (given && value !== undefined) return answerAt(placeOf(command, given.long!), args, value, `${flag}=`);
  if (awaited) return answerAt(placeOf(command, awaited.long!), args, word);
  if (word.startsWith('-')) return answerAt({ offers: () => flagsOf(program, command) }, args, word);
  if (command === program) return answerAt({ offers: () => firstWords(program) }, args, word);
  if (command.name() === 'help') return answerAt({ offers: () => commandsOf(program) }, args, word);
  const last = command.registeredArguments.at(-1);
  const argument = command.registeredArguments[args.length] ?? (last?.variadic ? last : undefined);
  return answerAt(argument && placeOf(command, argument.name()), args, word);
}

function answerAt(place: WordPlace = {}, args: readonly string[], begun: string, before = ''): Completions {
  const offers = (place.offers?.(args) ?? []).filter(([word]) => word.startsWith(begun));
  return { offers: offers.map(([word, meaning]) => [before + word, meaning]), files: place.files === true };
}

const placeOf = (command: Command, name: string): WordPlace | undefined =>
  PLACES[`${command.name()} ${name}`] ?? PLACES[name];

interface TypedLine {
  readonly command: Command;
  readonly args: readonly string[];
  /** The option whose value comes next; null if none. */
  readonly awaited: Option | null;
}

/** Parses the finished words of a line. Null if the first is neither a command nor a game. */
function readLine(program: Command, words: readonly string[]): TypedLine | null {
  let command = program;
  let awaited: Option | null = null;
  const args: string[] = [];
  for (const word of words) {
    if (awaited && !(awaited.variadic && word.startsWith('-'))) {
      if (!awaited.variadic) awaited = null;
    } else if (word.startsWith('-')) {
      const option = optionOf(program, command, word);
      awaited = option && (option.required || option.optional) ? option : null;
    } else if (command === program) {
      const named = program.commands.find((one) => one.name() === word);
      if (!named && !findNamed(word)) return null;
      command = named ?? program.commands.find((one) => one.name() === 'play')!;
      if (!named) args.push(word);
    } else {
      args.push(word);
    }
  }
  return { command, args, awaited };
}

const optionOf = (program: Command, command: Command, flag: string): Option | undefined =>
  [...command.options, ...program.options].find(({ long, short }) => flag === long || flag === short);

const flagsOf = (program: Command, command: Command): Completion[] => [
  ...[...new Set([...command.options, ...program.options])].map(
    (option): Completion => [option.long!, option.description],
  ),
  ['--help', 'how it is used'],
];

const commandsOf = (program: Command): Completion[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((command) => [command.name(), command.description()]);

const firstWords = (program: Command): Completion[] => [
  ...commandsOf(program),
  ...catalogue.map(({ game }): Completion => [game.id, game.title]),
];

/** The games named on the line, or all. */
const gamesOn = (words: readonly string[]): readonly GameParts[] => {
  const named = words.flatMap((word) => findNamed(word) ?? []);
  return named.length > 0 ? named : catalogue;
};

function lessonNumbers([name = '']: readonly string[]): Completion[] {
  const parts = findNamed(name);
  if (!parts) return [];
  const { id } = parts.game;
  return [
    ...lessonsOf(id).map(({ title }, place): Completion => [String(place + 1), title]),
    ...practicesOf(id).map((practice): Completion => [nameOf(practice), practice.title]),
    ['again', 'your own positions that are due'],
  ];
}

function seatCounts(words: readonly string[]): Completion[] {
  return [...new Set(gamesOn(words).flatMap(({ game }) => game.seatCounts))].map((seats) => [
    String(seats),
    '',
  ]);
}

function houseRules(words: readonly string[]): Completion[] {
  return gamesOn(words).flatMap(({ game }) =>
    game.options.flatMap((spec) =>
      valuesOf(spec).map((value): Completion => [`${spec.name}=${value}`, spec.description]),
    ),
  );
}

/** Offers for an option: all its values or, of a number, the default and both ends. */
function valuesOf(spec: OptionSpec): string[] {
  if (spec.type === 'boolean') return ['on', 'off'];
  if (spec.type === 'choice') return [...spec.choices];
  return [...new Set([spec.default, spec.min, spec.max, ...(spec.words ?? [])].map(formatOption))];
}
