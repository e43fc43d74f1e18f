import type { Json, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { OnlyDeal, SetupRequest } from '../engine/setup.ts';

/**
 * Moves in their order: `1 QS` is a seat and its move; of `0 4C/7C` the first that is legal; `* stay`: whoever is to act stays until the
 * next entry fits, or at the end as long as that is legal; `*18 stay`: eighteen times.
 */
export type Script = readonly string[];

/** Moves in the notation of the game: a list, those of which something holds as they are written canonically, or all. */
export type Accept = readonly string[] | ((move: string) => boolean) | 'any legal';

/** Texts fit two lines of 78 columns, unless one line is asked for. */
interface Told {
  /**
   * Values that the test of the lesson expects when these words are said, by their path in the learner's view as the protocol describes it
   * (`scores`), or in the last deal's result (`result.points`).
   */
  readonly expect?: { readonly [path: string]: Json };
}

/** What is said of a move that was not asked for. */
interface Wrong extends Told {
  readonly on: Accept;
  /** `good`: it would be as good here, and is not what the task is about. The answer begins with "As good". */
  readonly as?: 'good';
  /** What follows the wrong move, until the learner takes all back. */
  readonly show?: Script;
  readonly say: string;
}

/**
 * Something on the table: a card in the learner's hand or lying open, in the notation of the game; what belongs to a seat; the row of a
 * panel that tells of a card; a space of a board.
 */
export type Pointer = `card ${string}` | `seat ${number}` | `row ${string}` | `space ${string}`;

/** A part of a table that a lesson can keep hidden until it has named it. */
export type TablePart =
  | 'seats'
  | 'hand'
  | 'trick'
  | 'levels'
  | 'parties'
  | 'dealer'
  /** Trumps or the contract, in the top line. */
  | 'trumps'
  | 'tickets'
  /** What each player has won so far. */
  | 'taken'
  /** How far a side has come. */
  | 'bar'
  /** Cards that others may still hold. */
  | 'out';

interface Common {
  /** Parts of the table that appear with this task and stay. */
  readonly shows?: readonly TablePart[];
  /** What the others do first. */
  readonly auto?: Script;
  /** The task. */
  readonly say: string;
  /** What the task speaks of, marked during the task where the game's table can mark it. */
  readonly mark?: readonly Pointer[];
}

/** A move is asked for. */
export interface AskTask extends Common, Told {
  readonly ask: readonly string[];
  /** Why the first of these moves is right, in one line, for a learner who gives in. */
  readonly why: string;
  /** Why a move is asked for that is not the best one here. Told after `why`, on the same line. */
  readonly because?: string;
  /** The move that is picked when the task begins, where finding the keys is not the point of the task. */
  readonly picked?: string;
  /** The first entry that fits a move answers it. Together they answer every legal move that was not asked for. */
  readonly no: readonly Wrong[];
  /** What follows any of the moves asked for. */
  readonly after?: Script;
  /** What is said then. */
  readonly done?: string;
}

/** What is said of a free decision. */
export interface Branch extends Told {
  readonly on: Accept;
  /** A poor move is taken back, and asked again. */
  readonly rank: 'best' | 'good' | 'poor';
  readonly after?: Script;
  readonly say: string;
}

/** A free decision: a move that is best or good stays. */
export interface DecideTask extends Common {
  /** The first entry that fits the move counts. Together they fit every legal move, and at least one is best. */
  readonly decide: readonly Branch[];
}

/** Words on what lies there; Enter goes on. */
export interface ReadTask extends Common, Told {
  /** What is looked at; `sheet`: the score sheet of the deal, which is over. */
  readonly read: 'table' | 'sheet';
}

/** A free decision of which a judge says what it is worth, once it was made. */
export interface JudgedTask extends Common {
  /** The best move, and why it is. */
  readonly best: string;
  readonly why: string;
  /** Has a legal move judged, as the game writes it; null where that is known already. */
  judge(move: string): Promise<unknown> | null;
  /** The sentence on a judged move; a poor move is taken back and asked again. `isShown`: the best one had been shown before. */
  answer(move: string, isShown: boolean): { readonly isPoor: boolean; readonly say: string };
}

export type Task = AskTask | DecideTask | ReadTask;

/** Tasks in a match that has been played as far as the first of them. */
export interface Placed {
  readonly seat: Seat;
  readonly match: Match;
  readonly tasks: readonly JudgedTask[];
}

/** A stacked deal with tasks. Learners sit at seat 0. */
export interface Exercise extends Pick<SetupRequest, 'seats' | 'options'> {
  readonly seat?: Seat;
  /** The deal is one out of a longer match: who deals, and how the match stands. Left out: the first. */
  readonly only?: OnlyDeal;
  /** The deck in the order in which the game deals it. */
  readonly deck: readonly string[];
  /** Played before the first task, unseen. */
  readonly before?: Script | undefined;
  readonly tasks: readonly Task[];
}

export interface Lesson {
  /** The game and the lesson's number from 1: `gongzhu/1`. */
  readonly id: string;
  readonly title: string;
  /** What is learnt, in a sentence. */
  readonly goal: string;
  readonly minutes: number;
  readonly exercises: readonly Exercise[];
  /** The last words: what the learner can do now, and what is next. */
  readonly known: string;
}

/** The parts of the table that these tasks have named by a step, counted from 0; null if they name none, so that all is shown. */
export function shownBy(tasks: readonly Common[], step: number): ReadonlySet<TablePart> | null {
  if (tasks.every(({ shows }) => shows === undefined)) return null;
  return new Set(tasks.slice(0, step + 1).flatMap(({ shows = [] }) => shows));
}

/** Replaces the cards, bids and suits that texts of lessons have in braces, `{QS}`, `{S}`, by what `card` makes of them. */
export const spoken = (text: string, card: (name: string) => string): string =>
  text.replace(/\{([^}]+)\}/g, (_, name: string) => card(name));
