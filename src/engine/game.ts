import type { Card } from './card.ts';
import type { Random } from './random.ts';

/** A place at the table: 0 … seats − 1, in order of play. */
export type Seat = number;
/** One value a seat; index = seat. */
export type BySeat<T> = readonly T[];
/** The viewer of a state: a seat, or a spectator who sees only open cards. */
export type Viewer = Seat | 'table';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A refusal: the short id of the broken rule, and the facts for a sentence about it. */
export interface Refusal {
  readonly rule: string;
}
/** An event, as far as its viewer may know it. */
export interface Fact {
  readonly kind: string;
}

/** How sentences name things for their reader: seats by name or "You", cards with glyphs or letters. */
export interface Speaker {
  /** The reader's seat; null for a spectator. */
  readonly you: Seat | null;
  /** "You", or the seat's name. */
  seat(seat: Seat): string;
  /** A card's canonical text as this reader reads it: `Q♠` or `QS`. */
  card(text: string): string;
  /** A suit's letter as this reader reads it: `♠` or `S`. */
  suit(letter: string): string;
  /** Points as this reader reads negative numbers: `−8` or `-8`. */
  number(value: number): string;
}

/** A declared house rule. The value `null` means "none" and is allowed only if the default is null. */
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
      /** Allowed values are min, min + step …; left out: 1. */
      readonly step?: number;
      /** Words allowed besides numbers, e.g. `all`. */
      readonly words?: readonly string[];
    }
  | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
);
export type OptionValue = boolean | number | string | null;
/** The value of every declared option. */
export type Options = { readonly [name: string]: OptionValue };

/** The seats and house rules of a match, settled before its first deal. */
export interface TableSetup {
  readonly seats: number;
  readonly options: Options;
}

/** The result of a finished deal: points a seat, and the game's own facts. */
export type Result = JsonObject & { readonly points: BySeat<number> };

export interface Status {
  /** The game's own name for the phase; `over` when the match is. */
  readonly phase: string;
  /** Number of deals begun. */
  readonly deal: number;
  readonly scores: BySeat<number>;
  /** A result for each finished deal of this match, see `firstDeal`. */
  readonly results: readonly Result[];
  /** Seats in ascending order when the match is over, else null. Empty in a match of one deal, unless that deal ends the longer match. */
  readonly winners: readonly Seat[] | null;
  /** True if the match is one deal of a longer one: the deal's points are its result, and nobody wins a match. */
  readonly only?: true;
}

/** The totals that decide: those of the match or, if it is one deal, that deal's points, 0 until it is over. */
export const decidingTotals = ({
  scores,
  results,
  only,
}: Pick<Status, 'scores' | 'results' | 'only'>): BySeat<number> =>
  only ? (results[0]?.points ?? scores.map(() => 0)) : scores;

/** The number of the first result's deal: 1, unless the match began at a later deal. */
export function firstDeal({ phase, deal, results }: Pick<Status, 'phase' | 'deal' | 'results'>): number {
  const finished = phase === 'deal' || phase === 'over' ? deal : deal - 1;
  return finished - results.length + 1;
}

/** The number of the latest finished deal; 0 if there is none. */
export const lastDeal = (status: Status): number => firstDeal(status) + status.results.length - 1;

/** An achievement that a game counts for each player besides points, e.g. moons shot. */
export interface TallySpec {
  /** Its name for programs, e.g. `moons`. */
  readonly name: string;
  /** Its name for people, at most 22 columns: "moons shot". */
  readonly label: string;
  /** The kinds counted apart, in the order of display. */
  readonly parts?: readonly string[];
}

/** The part of one fact in a player's tallies. */
export interface Tally {
  /** The `name` of a `TallySpec`. */
  readonly name: string;
  readonly seat: Seat;
  /** One of that spec's `parts`, in canonical text: the bid of a contract. */
  readonly part?: string;
  readonly times: number;
  /** Number of attempts: contracts bid, of which `times` were made. Left out if attempts are not counted. */
  readonly tries?: number;
}

/** A step of a match: a move, or the cards of a deal arriving. */
export type Event<Move> =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly kind: 'deal' };

/** The facts of earlier deals that a deal depends on. */
export interface Carried {
  /** Scores before the deal: one a seat, or one a team in games of teams. */
  readonly totals: BySeat<number>;
  /** The seat that deals it or leads to it, if that depends on earlier deals; else null. */
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
 * Legality depends only on the mover's view, so functions on a position take a state or the mover's view.
 */
export interface Game<G extends GameTypes, Id extends string = string> {
  /** Its name on the command line. */
  readonly id: Id;
  readonly title: string;
  /** A few words for the menu. */
  readonly tagline: string;
  readonly seatCounts: readonly number[];
  readonly defaultSeats: number;
  /** True if a match is one deal: its screens never speak of deals. */
  readonly oneDeal?: boolean;
  /** Raise it when an old log would replay differently, or when an option's default changes (a challenge line omits defaults). */
  readonly revision: number;
  /** Raise it when a field of a view is added, removed or changes its type: bots of another release cannot read it then. */
  readonly viewShape: number;
  readonly options: readonly OptionSpec[];
  /** The total that wins. */
  readonly best: 'highest' | 'lowest';
  /** True if even seats play together against odd ones; each side has one total. */
  readonly partners?: true;
  /** The achievements counted for players, in the order of display. */
  readonly tallies?: readonly TallySpec[];
  /** Checks several options together, or against the number of seats. Each value is already in its own range. */
  checkTable?(table: TableSetup): G['refusal'] | null;

  parseCard(text: string): Card | undefined;
  formatCard(card: Card): string;
  /** The cards of one deal in the order in which they leave the deck. */
  shuffle(table: TableSetup, random: Random): readonly Card[];
  /** Is this exactly a deck that `shuffle` could give? Returns null, or why not. */
  checkDeck(table: TableSetup, deck: readonly Card[]): Refusal | null;

  /** A match before its first deal, with nobody to act. */
  start(table: TableSetup): G['state'];
  /** Reads a position written by hand (docs/conformance.md) in a match that has not begun. Returns a sentence if it is impossible. */
  layOut?(start: G['state'], position: Json): G['state'] | string;
  /** The facts that the next deal depends on. Expects a state with nobody to act that is not over. Left out with `oneDeal`. */
  carried?(state: G['state']): Carried;
  /** A match before deal number `deal`, 2 or more, with these carried facts and no earlier results; null if they are impossible. */
  carryOn?(table: TableSetup, deal: number, carried: Carried): G['state'] | null;
  /** Begins the next deal, the only entry of luck. Expects a state with nobody to act that is not over, and a checked deck. */
  deal(state: G['state'], deck: readonly Card[]): G['state'];
  /** The seats that may act now, ascending: several if choices are simultaneous, none if the next deal is due or the match is over. */
  toAct(position: G['state'] | G['view']): readonly Seat[];
  /** The authority on legality: the rule that forbids the move to this seat now, or null. */
  check(position: G['state'] | G['view'], seat: Seat, move: G['move']): G['refusal'] | null;
  /** All legal moves in canonical order, lazily, since there may be millions. Empty for a seat that is not to act. */
  moves(position: G['state'] | G['view'], seat: Seat): Iterable<G['move']>;
  /** Draws a legal move for a seat that is to act; for games with too many moves to list. */
  sample?(position: G['state'] | G['view'], seat: Seat, random: Random): G['move'];
  /** Makes a move that `check` allows. */
  play(state: G['state'], seat: Seat, move: G['move']): G['state'];
  status(state: G['state'] | G['view']): Status;

  /** The viewer's knowledge of a state, built up field by field, never by blanking a copy. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** The view in the protocol's form: cards as text, with documented field names. */
  describe(view: G['view']): JsonObject;
  /** The facts of a step that the viewer may know, in order. */
  tell(before: G['state'], event: Event<G['move']>, after: G['state'], viewer: Viewer): readonly G['fact'][];
  /** The tallies of a fact that everybody knows. */
  tally?(fact: G['fact']): readonly Tally[];
  /** Draws a full state that this seat's view cannot rule out. */
  imagine(view: G['view'], random: Random): G['state'];

  /** Canonical text of a move. */
  format(move: G['move']): string;
  /** Puts a legal move's cards in the order of `moves`. Only for games whose order depends on the position, as on trumps. */
  canonical?(position: G['state'] | G['view'], move: G['move']): G['move'];
  /** Reads a move as typed, in any case and any order of cards. Does not check legality. */
  parse(text: string): G['move'] | Refusal;

  /** The sentence of a refusal, e.g. "You still hold spades." */
  refusalText(refusal: G['refusal'], speaker: Speaker): string;
  /** The sentence of a fact, e.g. "Bo wins the trick with the Pig." */
  factText(fact: G['fact'], speaker: Speaker): string;
}

declare const opaque: unique symbol;
/** A game with hidden types: only the game itself can read its states, moves and views. */
export interface OpaqueTypes extends GameTypes {
  state: { readonly [opaque]: 'state' };
  move: { readonly [opaque]: 'move' };
  view: { readonly [opaque]: 'view' };
}
export type AnyGame = Game<OpaqueTypes>;

/** Finds the game with this id, e.g. `gongzhu`; undefined if there is none. */
export type FindGame = (id: string) => AnyGame | undefined;

/** Hides a game's types, so that match, protocol and arena can treat all games alike. */
export const defineGame = <G extends GameTypes, Id extends string>(
  game: Game<G, Id>,
): Game<OpaqueTypes, Id> => game as unknown as Game<OpaqueTypes, Id>;

/** Is an answer a refusal? */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'rule' in answer;
