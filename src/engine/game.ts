import type { Card } from './card.ts';
import type { Random } from './random.ts';

/** A place at the table: 0 … seats − 1, in order of play. */
export type Seat = number;
/** One value a seat; index = seat. */
export type BySeat<T> = readonly T[];
/** Who looks: a seat, or a spectator who sees what lies open on the table and no more. */
export type Viewer = Seat | 'table';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Why something is not allowed: the short id of the rule, and what a sentence about it needs. */
export interface Refusal {
  readonly rule: string;
}
/** Something that happened, as far as the one who is told may know it. */
export interface Fact {
  readonly kind: string;
}

/** How a sentence names things for the one who reads it: seats by name or "You", cards with glyphs or letters. */
export interface Speaker {
  /** The seat that is spoken to, or null for a spectator. */
  readonly you: Seat | null;
  /** "You", or the seat's name. */
  seat(seat: Seat): string;
  /** A card's canonical text as the reader sees cards: `Q♠` or `QS`. */
  card(text: string): string;
  /** Cards that are played together, from high to low. Left out: copies of a card share their suit, `KK♥`. */
  cards?(texts: readonly string[]): string;
  /** A suit's letter as the reader sees suits: `♠` or `S`. */
  suit(letter: string): string;
  /** A number of points as the reader sees numbers below zero: `−8` or `-8`. */
  number(value: number): string;
}

/** A declared house rule. `null` as a value means "none" and is allowed only where the default is null. */
export type OptionSpec = {
  readonly name: string;
  /** Its name for people, at most 22 columns; `name` is the code's. */
  readonly label: string;
  /** One line for the help. */
  readonly description: string;
} & (
  | { readonly type: 'boolean'; readonly default: boolean }
  | {
      readonly type: 'number';
      readonly default: number | null;
      readonly min: number;
      readonly max: number;
      /** Allowed values are min, min + step … (default 1). */
      readonly step?: number;
      /** Words that are allowed besides numbers, e.g. `all`. */
      readonly words?: readonly string[];
    }
  | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
);
export type OptionValue = boolean | number | string | null;
/** Every declared option with its value. */
export type Options = { readonly [name: string]: OptionValue };

/** The seats and house rules of a match: what is settled before its first deal. */
export interface TableSetup {
  readonly seats: number;
  readonly options: Options;
}

/** What a finished deal added, one number a seat, and what else the game has to tell of it. */
export type Result = JsonObject & { readonly points: BySeat<number> };

export interface Status {
  /** The game's own word for what is going on; `over` when the match is. */
  readonly phase: string;
  /** Deals begun, from 1. */
  readonly deal: number;
  readonly scores: BySeat<number>;
  /** One for each finished deal that was played in this match, see `firstDeal`. */
  readonly results: readonly Result[];
  /** Seats in ascending order when the match is over, else null. Nobody in a match of one deal, unless that ended the longer match, too. */
  readonly winners: readonly Seat[] | null;
  /** The match is one deal out of a longer one: what that deal brings is its result, and nobody wins a match. */
  readonly only?: true;
}

/** The totals that decide: of the match, or where it is one deal what that brought, 0 until it is over. */
export const decidingTotals = ({
  scores,
  results,
  only,
}: Pick<Status, 'scores' | 'results' | 'only'>): BySeat<number> =>
  only ? (results[0]?.points ?? scores.map(() => 0)) : scores;

/** The number of the deal that the first result belongs to. It is 1, except where a match was taken up at a later deal. */
export function firstDeal({ phase, deal, results }: Pick<Status, 'phase' | 'deal' | 'results'>): number {
  const finished = phase === 'deal' || phase === 'over' ? deal : deal - 1;
  return finished - results.length + 1;
}

/** The number of the latest finished deal, 0 where there is none. */
export const lastDeal = (status: Status): number => firstDeal(status) + status.results.length - 1;

/** Something that a game counts for each player beside points, e.g. moons shot. Over many matches it tells how they play. */
export interface TallySpec {
  /** As programs read it, e.g. `moons`. */
  readonly name: string;
  /** For people, at most 22 columns: "moons shot". */
  readonly label: string;
  /** The kinds that are counted apart, in the order in which they are shown. */
  readonly parts?: readonly string[];
}

/** What one fact adds to what is counted for a player. */
export interface Tally {
  /** The `name` of a `TallySpec`. */
  readonly name: string;
  readonly seat: Seat;
  /** One of that spec's `parts`, in canonical text: the bid of a contract. */
  readonly part?: string;
  readonly times: number;
  /** How many attempts there were: contracts bid, of which `times` were made. Left out where attempts are not counted. */
  readonly tries?: number;
}

/** What happened in one step of a match: a move, or the cards of a deal arriving. */
export type Event<Move> =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly kind: 'deal' };

/** What a deal depends on of those before it. */
export interface Carried {
  /** Scores before the deal: one a seat, or one a team where teams score together. */
  readonly totals: BySeat<number>;
  /** Who deals it, or leads to it, where that depends on earlier deals; else null. */
  readonly seat: Seat | null;
}

/** The types that make up a game. All are plain data that survives JSON: no undefined, no classes. */
export interface GameTypes {
  state: unknown;
  move: unknown;
  view: unknown;
  refusal: Refusal;
  fact: Fact;
}

/**
 * A card game: pure functions over plain data. A state is never changed; `play` and `deal` return a new one.
 *
 * Legality reads only what the mover's view has, so the functions on a position take a state or a view of the mover.
 */
export interface Game<G extends GameTypes, Id extends string = string> {
  /** As on the command line. */
  readonly id: Id;
  readonly title: string;
  /** A few words for the menu. */
  readonly tagline: string;
  readonly seatCounts: readonly number[];
  readonly defaultSeats: number;
  /** True where a match is one deal: its screens never speak of deals. */
  readonly oneDeal?: boolean;
  /** Increase when an old log would replay differently, or when an option's default changes (a challenge line omits defaults). */
  readonly revision: number;
  /** Increase when a field of a view is added, removed or changes its type: bots of another release cannot read it then. */
  readonly viewShape: number;
  readonly options: readonly OptionSpec[];
  /** Whether the highest or the lowest total wins. */
  readonly best: 'highest' | 'lowest';
  /** Even seats play together against odd ones, and each side has one total. */
  readonly partners?: true;
  /** What is counted for players, in the order in which it is shown. */
  readonly tallies?: readonly TallySpec[];
  /** Checks that need several options or the number of seats. Each value is already known to be in its own range. */
  checkTable?(table: TableSetup): G['refusal'] | null;

  parseCard(text: string): Card | undefined;
  formatCard(card: Card): string;
  /** The cards of one deal in the order in which they leave the deck. */
  shuffle(table: TableSetup, random: Random): readonly Card[];
  /** Is this exactly a deck that `shuffle` could give? */
  checkDeck(table: TableSetup, deck: readonly Card[]): Refusal | null;

  /** A match before its first deal: nobody to act, not over. */
  start(table: TableSetup): G['state'];
  /**
   * A position that is written by hand, docs/conformance.md says how, in a match that has not begun; a sentence where it cannot be
   * one.
   */
  layOut?(start: G['state'], position: Json): G['state'] | string;
  /** What a deal depends on of those before it. Expects a state with nobody to act that is not over. Left out with `oneDeal`. */
  carried?(state: G['state']): Carried;
  /**
   * A match that stands before its deal number `deal`, 2 or more, with what is carried to it and no earlier results. Null where
   * no match can stand so.
   */
  carryOn?(table: TableSetup, deal: number, carried: Carried): G['state'] | null;
  /** Luck enters a match here and nowhere else. Expects a state with nobody to act that is not over, and a checked deck. */
  deal(state: G['state'], deck: readonly Card[]): G['state'];
  /** Who may act now, ascending; several when choices are simultaneous; none: the next deal is due, or the match is over. */
  toAct(position: G['state'] | G['view']): readonly Seat[];
  /** The authority on legality: null, or the rule that forbids the move to this seat now. */
  check(position: G['state'] | G['view'], seat: Seat, move: G['move']): G['refusal'] | null;
  /** All legal moves in canonical order, lazily: there may be millions. Empty for a seat that is not to act. */
  moves(position: G['state'] | G['view'], seat: Seat): Iterable<G['move']>;
  /** A legal move drawn at random for a seat that is to act; for games whose lists of moves can be too long to draw from. */
  sample?(position: G['state'] | G['view'], seat: Seat, random: Random): G['move'];
  /** Expects a move that `check` lets pass. */
  play(state: G['state'], seat: Seat, move: G['move']): G['state'];
  status(state: G['state'] | G['view']): Status;

  /** What this viewer may know, built up field by field, never by blanking a copy. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** The view as the protocol shows it: cards as text, field names documented. */
  describe(view: G['view']): JsonObject;
  /** What the viewer may be told of a step, in order of happening. */
  tell(before: G['state'], event: Event<G['move']>, after: G['state'], viewer: Viewer): readonly G['fact'][];
  /** What a fact that all are told adds to the tallies. */
  tally?(fact: G['fact']): readonly Tally[];
  /** A full state that this seat's view cannot rule out, drawn at random. */
  imagine(view: G['view'], random: Random): G['state'];

  /** Canonical text of a move. */
  format(move: G['move']): string;
  /**
   * Puts a legal move's cards in the order in which `moves` has them. Only for games where that order depends on the position, as
   * on trumps.
   */
  canonical?(position: G['state'] | G['view'], move: G['move']): G['move'];
  /** A move as typed: any case, any order of cards. Says nothing about legality. */
  parse(text: string): G['move'] | Refusal;

  /** The sentence of a refusal, e.g. "You still hold spades." */
  refusalText(refusal: G['refusal'], speaker: Speaker): string;
  /** The sentence of a fact, e.g. "Bo takes the trick with the Pig." */
  factText(fact: G['fact'], speaker: Speaker): string;
}

declare const opaque: unique symbol;
/** A game whose types are closed over: its states, moves and views can only be handed back to it. */
export interface OpaqueTypes extends GameTypes {
  state: { readonly [opaque]: 'state' };
  move: { readonly [opaque]: 'move' };
  view: { readonly [opaque]: 'view' };
}
export type AnyGame = Game<OpaqueTypes>;

/** The game with this id, e.g. `gongzhu`; undefined where there is none. */
export type FindGame = (id: string) => AnyGame | undefined;

/** Closes over a game's types, so that match, protocol and arena can treat all games alike. */
export const defineGame = <G extends GameTypes, Id extends string>(
  game: Game<G, Id>,
): Game<OpaqueTypes, Id> => game as unknown as Game<OpaqueTypes, Id>;

/** Tells a refusal from anything else that a parser may answer. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'rule' in answer;
