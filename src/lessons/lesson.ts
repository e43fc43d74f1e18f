import type { Json, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { OnlyDeal, SetupRequest } from '../engine/setup.ts';

/**
 * Moves in order. `1 QS`: a seat and its move. `0 4C/7C`: the first legal one. `* stay`: any seat to act stays until the next entry fits,
 * or at the end as long as that is legal. `*18 stay`: eighteen times.
 */
export type Script = readonly string[];

/** Accepted moves in the game's notation: a list, a test of the canonical text, or all. */
export type Accept = readonly string[] | ((move: string) => boolean) | 'any legal';

/** Texts fit two lines of 54 columns, and three of 38, unless one line of 78 is required. */
interface LessonText {
  /**
   * Values that a test of the lesson expects when these words appear, by their path in the protocol's view of the learner (`scores`), or in
   * the last deal's result (`result.points`).
   */
  readonly expect?: { readonly [path: string]: Json };
}

/** The answer to a move that was not asked for. */
interface Wrong extends LessonText {
  readonly on: Accept;
  /** `good`: as good here, but not the point of the task. The answer begins with "As good". */
  readonly as?: 'good';
  /** Moves after the wrong one, until the learner undoes them all. */
  readonly show?: Script;
  readonly say: string;
}

/**
 * Something to mark on the table: a card in the learner's hand or open on the table, in the game's notation; a seat; a panel's row about a
 * card; a space of a board.
 */
export type Pointer = `card ${string}` | `seat ${number}` | `row ${string}` | `space ${string}`;

/** A part of a table that a lesson may hide until it names it. */
export type TablePart =
  | 'seats'
  | 'hand'
  | 'trick'
  | 'levels'
  | 'parties'
  | 'dealer'
  /** Trumps, the contract, the kind of play to beat, the prime suit: the right of the top line. */
  | 'stakes'
  | 'tickets'
  /** The cards or points each player has won, or the cards left. */
  | 'taken'
  /** A side's progress. */
  | 'bar'
  /** The colours of the court. */
  | 'court'
  /** Help beyond the rules: cards that others may still hold, the score of a space. */
  | 'out';

/** Has a lesson named this part of the table? */
export type Shows = (part: TablePart) => boolean;

/** Shows every part: the table outside lessons. */
export const SHOWS_ALL: Shows = () => true;

interface Common {
  /** Parts of the table that appear with this task and stay, in later lessons, too. */
  readonly shows?: readonly TablePart[];
  /** Moves of the others before the task. */
  readonly auto?: Script;
  /** Text of the task. */
  readonly say: string;
  /** Things in the task's text to mark during the task. A question marks no card of the hand, as that would be advice. */
  readonly mark?: readonly Pointer[];
}

/** A task that asks for a move. */
export interface AskTask extends Common, LessonText {
  readonly ask: readonly string[];
  /** Why the first of these moves is right, in one line, for a learner who gives in. */
  readonly why: string;
  /** Why the task asks for a move that is not the best one here. Shown after `why`, on the same line. */
  readonly because?: string;
  /** Move picked at the beginning of the task, if finding the keys is not its point. */
  readonly picked?: string;
  /** Answers to other moves: the first entry that fits counts. Together they fit every legal move that was not asked for. */
  readonly no: readonly Wrong[];
  /** Moves after any of those asked for. */
  readonly after?: Script;
  /** Text after them. */
  readonly done?: string;
}

/** The answer to a free decision. */
export interface Branch extends LessonText {
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

/** Words about the table, at the beginning of a lesson, or about the sheet at its end; Enter goes on. */
export interface ReadTask extends Common, LessonText {
  /** `sheet`: the score sheet of the deal, which is over. */
  readonly read: 'table' | 'sheet';
}

/** A free decision that a judge values after it is made. */
export interface JudgedTask extends Common {
  /** The best move, and the reason. */
  readonly best: string;
  readonly why: string;
  /** Judges a legal move in canonical text; null if its worth is known already. */
  judge(move: string): Promise<unknown> | null;
  /** The sentence on a judged move; a poor move is undone and asked again. `isShown`: the best one was shown before. */
  answer(move: string, isShown: boolean): { readonly isPoor: boolean; readonly say: string };
}

export type Task = AskTask | DecideTask | ReadTask;

/** Tasks in a match that has been played up to the first of them. */
export interface PlacedTasks {
  readonly seat: Seat;
  readonly match: Match;
  readonly tasks: readonly JudgedTask[];
}

/** A stacked deal with tasks. Learners sit at seat 0. */
export interface Exercise extends Pick<SetupRequest, 'seats' | 'options'> {
  readonly seat?: Seat;
  /** The deal is one of a longer match: its dealer and the match's standing. Left out: the first deal. */
  readonly only?: OnlyDeal;
  /** The deck in the order in which the game deals it. */
  readonly deck: readonly string[];
  /** Played before the first task, without being shown. */
  readonly before?: Script | undefined;
  readonly tasks: readonly Task[];
}

export interface Lesson {
  /** The game and the lesson's number from 1: `gongzhu/1`. */
  readonly id: string;
  readonly title: string;
  /** The skill to learn, in a sentence. */
  readonly goal: string;
  readonly minutes: number;
  readonly exercises: readonly Exercise[];
  /** The last words: the learner's new skill, and the next lesson. */
  readonly known: string;
}

/** The parts of the table named up to a step, counted from 0; null if the tasks name none, so that all is shown. */
export function shownBy(tasks: readonly Common[], step: number): ReadonlySet<TablePart> | null {
  if (tasks.every(({ shows }) => shows === undefined)) return null;
  return new Set(tasks.slice(0, step + 1).flatMap(({ shows = [] }) => shows));
}

/** Replaces cards, bids and suits in braces, `{QS}`, `{S}`, by `card` of them. */
export const spoken = (text: string, card: (name: string) => string): string =>
  text.replace(/\{([^}]+)\}/g, (_, name: string) => card(name));
