import * as v from 'valibot';
import type { AnyGame, JsonObject, OpaqueTypes, Seat } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';

/** A question to a program that plays, as JSON on a line. It answers `{"move": "…"}` or `{"error": "…"}` on a line. */
interface Question {
  readonly do: 'choose';
  /** The game's id, e.g. `gongzhu`. */
  readonly game: string;
  /** See `revisionOf`. */
  readonly revision: string;
  readonly seat: Seat;
  /** The seat's view as the protocol describes it. */
  readonly view: JsonObject;
  /** The view itself, for a cardroom of the same revision; other programs read `view`. */
  readonly raw: unknown;
  /** A number for this decision, from 0 to 2^21 − 1. A program that takes its luck from it plays the same again. */
  readonly luck: number;
  /** Legal moves as text; `complete` is false if there are more than these. */
  readonly moves: readonly string[];
  readonly complete: boolean;
}

const MOST_MOVES = 1000;
const MOST_LUCK = 2 ** 21;

/** The revision of rules and view, as `4.1`. A bot of another release plays on only if both are the same. */
export const revisionOf = ({ revision, viewShape }: AnyGame): string => `${revision}.${viewShape}`;

/** A decision for a program. */
interface ProgramTurn {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly random: Random;
}

export function questionOf(game: AnyGame, { view, seat, random }: ProgramTurn): Question {
  const moves: string[] = [];
  let complete = true;
  for (const move of game.moves(view, seat)) {
    complete = moves.length < MOST_MOVES;
    if (!complete) break;
    moves.push(game.format(move));
  }
  const { id, describe } = game;
  const luck = random.below(MOST_LUCK);
  return {
    do: 'choose',
    game: id,
    revision: revisionOf(game),
    seat,
    view: describe(view),
    raw: view,
    luck,
    moves,
    complete,
  };
}

/** The part of a question that a bot of the house reads. */
const QUESTION = v.object({
  do: v.literal('choose'),
  game: v.string(),
  revision: v.string(),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  raw: v.record(v.string(), v.unknown()),
  luck: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Largest number in a view; the largest are scores. */
const MOST = 10_000;
/** Longest list of one value a seat. A longer list has cards, or copies of each card. */
const MOST_SEATS = 6;
/** Largest number in a list of cards. */
const MOST_OF_CARDS = 64;
/** The two halves of a set of cards: they are bits, so their size does not matter. */
const HALVES = ['low', 'high'];

/** Do all numbers in a view keep within bounds? With more cards than exist the game's functions would make endless lists. */
function isWithinBounds(part: unknown, most = MOST): boolean {
  // A text counts as well: the game may take it for a number.
  if (typeof part !== 'object' || part === null) return !(Math.abs(Number(part)) > most);
  const inside = Array.isArray(part) && part.length > MOST_SEATS ? MOST_OF_CARDS : MOST;
  return Object.entries(part).every(([name, each]) => HALVES.includes(name) || isWithinBounds(each, inside));
}

type Chooser = (view: OpaqueTypes['view'], seat: Seat, random: Random) => OpaqueTypes['move'];

/** The answer to a line, as JSON: a move, or a sentence on why this bot has none. */
export const answerLine = (game: AnyGame, choose: Chooser, line: string): string =>
  JSON.stringify(answerTo(game, choose, line));

function answerTo(
  game: AnyGame,
  choose: Chooser,
  line: string,
): { readonly move: string } | { readonly error: string } {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), QUESTION), line);
  if (!read.success) {
    return {
      error:
        'A question is one line of JSON: {"do":"choose","game":…,"revision":…,"seat":…,"raw":{…},"luck":…}.',
    };
  }
  const { output: question } = read;
  if (question.game !== game.id) {
    return { error: `This bot plays ${game.id}; the question is of ${question.game}.` };
  }
  const own = revisionOf(game);
  if (question.revision !== own) {
    return {
      error: `This cardroom plays revision ${own} of ${game.id}; the question is of ${question.revision}.`,
    };
  }
  const view = question.raw as unknown as OpaqueTypes['view'];
  try {
    if (isWithinBounds(view) && game.toAct(view).includes(question.seat)) {
      return { move: game.format(choose(view, question.seat, randomFor('luck', question.luck))) };
    }
  } catch {
    // Data that is no view may make the game's functions throw anything.
  }
  return { error: `"raw" is no view of ${game.id} in which seat ${question.seat} is to act.` };
}
