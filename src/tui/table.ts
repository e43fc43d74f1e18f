import type {
  Fact,
  GameTypes,
  OpaqueTypes,
  OptionValue,
  Result,
  Seat,
  Speaker,
  Status,
  Viewer,
} from '../engine/game.ts';
import type { Players } from '../front/room.ts';
import type { Pointer, Shows, TablePart } from '../lessons/lesson.ts';
import type { AllHands } from './drawing/all-hands.ts';
import type { Canvas } from './drawing/canvas.tsx';
import type { Binding } from './keys.ts';
import type { Account, AccountPosition } from './sheet/account.ts';
import type { Key } from './terminal/keys.ts';
import type { Size } from './terminal/screen.ts';
import type { Theme } from './theme.ts';

/** A position as its viewer may know it, with the words for it. Tables draw from this alone. */
export interface Position<G extends GameTypes, View extends G['view'] = G['view']> {
  readonly view: View;
  /** The view to draw the table from: `view` or, while a step lingers, the view before that step cleared the table. */
  readonly onTable: G['view'];
  readonly status: Status;
  /** The viewer: a seat, or a spectator while hands are hidden. */
  readonly viewer: Viewer;
  /** The person to move now (always the viewer); null while others move. */
  readonly mover: Seat | null;
  readonly turn: readonly Seat[];
  /** The latest step; null after loading or undo. */
  readonly shown: {
    /** The seat that moved; null when cards were dealt. */
    readonly seat: Seat | null;
    readonly facts: readonly G['fact'][];
    /** Did `lingers` return true? Then a finished trick or the like is still drawn, from `onTable` and these facts. */
    readonly lingering: boolean;
  } | null;
  /** Facts that the viewer has learnt lately, the latest step last. */
  readonly recent: readonly G['fact'][];
  readonly players: Players;
  readonly speaker: Speaker;
  readonly theme: Theme;
  /** Should help beyond the rules be shown, such as cards still out, or the score of a placement? */
  readonly assist: boolean;
  /** Cards and seats that a lesson names, to be marked; empty in a match. */
  readonly marked: ReadonlySet<Pointer>;
  /** Everybody's cards, drawn in place of the players and the viewer's hand. Left out: hidden cards stay hidden. */
  readonly allHands?: AllHands;
  /** Parts that a lesson has named; a calm table draws no others. Left out or null: all. */
  readonly shows?: ReadonlySet<TablePart> | null;
  /** Does the table draw only what the next move needs? Left out: every panel. */
  readonly calm?: boolean;
  /** Is the table only looked at, as in a replay, so that its keys do not work? */
  readonly keyless?: boolean;
}

/** Has a lesson named this part, or does no lesson hide any? */
export const isShown = ({ shows }: Pick<AnyPosition, 'shows'>, part: TablePart): boolean =>
  !shows || shows.has(part);

/** The marks of a position without marks. */
export const NOTHING_MARKED: ReadonlySet<Pointer> = new Set();

/** Names a key in a panel, e.g. " (v)"; '' if the key would do nothing. */
export const keyName = ({ keyless }: Pick<AnyPosition, 'keyless'>, name: string): string =>
  keyless ? '' : name;

/**
 * The mover: a bot; the only person at the keyboard (`alone`); one of several there (`shared`), so that being asked may tell the others something; or
 * one with a screen of their own (`apart`), who can choose ahead at any time.
 */
export type Mover = 'bot' | 'alone' | 'shared' | 'apart';

/** The effect of a table's key: it changes the selection, or plays a move, which `Game.check` judges first. */
export type Act<G extends GameTypes, Selection> =
  | { readonly select: Selection }
  | { readonly play: G['move'] }
  /** Does nothing, and says why in a sentence. */
  | { readonly say: string };

/** A key of a table: like `Binding`, but pure. */
export interface TableKey<G extends GameTypes, Selection> extends Omit<Binding, 'run'> {
  act(key: Key): Act<G, Selection>;
}

/** A selection in words. */
export interface Verdict {
  /** The selected cards or space: "6♥". */
  readonly selected: string;
  /** The move as a hint names it. Left out: like `selected`. */
  readonly move?: string;
  /** The effect of the move, shown after LEGAL: "takes the trick so far". */
  readonly worth?: string;
  /** A further text that helps to decide. */
  readonly note?: string;
}

/** A seat's state in a deal. */
export interface Standing {
  /** A text after the number of its cards; '' for none. */
  readonly note: string;
  readonly isWinning: boolean;
}

/**
 * The table of one game. `Selection` holds the player's picks and the cursor. It is no part of the match, so undo does not restore it. All functions
 * are pure. The frame around the table has the other keys (Enter plays the `chosen` move, Esc begins anew, `:` takes a typed move, `i` asks for a
 * hint …) and judges moves by `Game.check`.
 */
export interface TableUi<G extends GameTypes, Selection> {
  /** Returns the selection at the beginning of a decision, or when cleared. `previous`: the seat's last selection, or null. Called with a `mover`. */
  begin(position: Position<G>, previous: Selection | null): Selection;
  /** Returns the move of the selection, legal or not; null if it is no move yet. */
  chosen(position: Position<G>, selection: Selection): G['move'] | null;
  /** Returns the selection of a legal move, for hints. */
  select(position: Position<G>, selection: Selection, move: G['move']): Selection;
  /** The keys that work now, in the order of the key bar. Called with a `mover`. */
  keys(position: Position<G>, selection: Selection): readonly TableKey<G, Selection>[];
  /** Returns a word for what Enter does with the selection, e.g. "bury". Left out: "play". Called with a `mover`. */
  enter?(position: Position<G>, selection: Selection): string;
  /** Returns the contract or state of the deal, for the top line after title and deal: e.g. "hearts not broken". */
  banner(position: Position<G>): Stakes;
  /** Returns up to two lines above the key bar. Called with a `mover`. */
  verdict(position: Position<G>, selection: Selection): Verdict;
  /** Returns texts for steps of others that say nothing, such as a card drawn: what is happening, and what can be done. Left out: none. */
  watching?(position: Position<G>): readonly [string, string];
  /**
   * Returns a line a player, by seats: what they have shown, won and lack. Reads the view as the protocol describes it, which has nothing hidden.
   * Left out: the touch of a name tells nothing.
   */
  players?(view: object, speaker: Speaker, shows: Shows): readonly string[];
  /** Draws the table. `selection`: null while nobody is to move here. */
  paint(board: BoardProps<G, Selection>): Canvas;
  /** The largest room in which its cards grow. Left out: that of the frame. */
  readonly largest?: Size;
  /** Does the table stay as it is for a pause after these facts, such as the end of a trick? */
  lingers?(facts: readonly G['fact'][]): boolean;
  /** Must this step of another player be seen, such as a bid? With the pace `key` it stays until a key. */
  stops?(facts: readonly G['fact'][]): boolean;
  /**
   * Returns the move of a seat that need not be asked, e.g. staying if no call is possible; null if there is a choice. It is made at once, for bots
   * too. `since`: facts that the seat has learnt since its own last move, if known.
   */
  unasked?(view: G['view'], seat: Seat, mover: Mover, since?: () => readonly G['fact'][]): G['move'] | null;
  /** At a hosted table: returns a person's view as in their turn, if they may choose ahead now, such as a call during the draw; else null. */
  early?(view: G['view'], seat: Seat): G['view'] | null;
  /** Returns the view of a seat as if it were its turn, if it may choose cards ahead; else null. Later plays may make that choice illegal. */
  ahead?(view: G['view'], seat: Seat): G['view'] | null;
  /** Returns the next move of a seat that will surely win the rest of the deal; else null. The only person at a table may then claim the rest. */
  claim?(view: G['view'], seat: Seat): G['move'] | null;
  /** Returns the log in the game's own manner: the lines of each step, from facts that the viewer has learnt. Left out: a line for each fact. */
  log?(steps: readonly (readonly G['fact'][])[], speaker: Speaker): readonly (readonly string[])[];
  /** Returns the seat's cards in order, from its own view. For games whose hands may be shown after a deal. */
  hand?(view: G['view'], seat: Seat, speaker: Speaker): readonly string[];
  /** Returns the cards of `held` in the groups in which they are played. Left out: neighbours of a suit. */
  groups?(view: G['view'], seat: Seat, speaker: Speaker): readonly (readonly string[])[];
  /** Returns the cards of a finished deal that were in nobody's hand at its end, to show beside the hands. */
  apart?(
    result: Result,
    speaker: Speaker,
  ): readonly { readonly name: string; readonly cards: readonly string[] }[];
  /** Returns the seat's cards at any moment, from its own view. Left out: those of `hand`. */
  held?(view: G['view'], seat: Seat, speaker: Speaker): readonly string[];
  /** Returns a seat's state in the deal or at its end, from its own view, and whether its play is winning, for all hands at once. Null: none. */
  stands?(view: G['view'], seat: Seat, speaker: Speaker): Standing | null;
  /** The parts of a deal's play. Left out: tricks. */
  readonly rounds?: Rounds<G>;
  /** Returns the results of finished deals and of the match, for their ends and on request in between. */
  account(position: AccountPosition<G>): Account;
  /** The signs on the table that are neither card nor word, for the help. The help adds those of the frame. */
  readonly marks?: readonly Mark[];
  /** Draws the value of a house rule, in at most `columns` columns and 9 rows; null if words are enough. */
  picture?(option: string, value: OptionValue, columns: number, theme: Theme): Canvas | null;
}

/** The parts of a deal's play: tricks, or the game's own kind of round. */
export interface Rounds<G extends GameTypes> {
  /** Its name in a word, e.g. "trick". */
  readonly name: string;
  /** Does a move complete one? `facts`: of the move. `moves`: the number of moves of play in the deal. */
  ends(facts: readonly G['fact'][], moves: number, seats: number): boolean;
}

export const TRICKS: Rounds<GameTypes> = {
  name: 'trick',
  ends: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
};

/** A sign with its meaning, e.g. `*`: "counts for the card under the cursor". */
export interface Mark {
  readonly sign: string;
  readonly means: string;
}

export interface BoardProps<G extends GameTypes, Selection> {
  readonly position: Position<G>;
  readonly selection: Selection | null;
  /** The viewer's selection in their last turn, e.g. with the order of their hand; null if there was none. */
  readonly last: Selection | null;
  /** The space to draw in. */
  readonly size: Size;
}

/** The top line: the title in bold, the present parts, and a text at the right end. */
export interface Banner {
  readonly title: string;
  /** The most important first. Parts that do not fit are left out from the end. */
  readonly parts?: readonly string[];
  /** Left out first if there is no room. */
  readonly right?: string;
}

/** A table's part of the top line. */
export type Stakes = Omit<Banner, 'title'>;

export type AnyTable = TableUi<OpaqueTypes, unknown>;
export type AnyPosition = Position<OpaqueTypes>;

/** Hides a table's types, so that the frame treats all tables alike. */
export const defineTable = <G extends GameTypes, Selection>(table: TableUi<G, Selection>): AnyTable =>
  table as unknown as AnyTable;

/** Returns the sentences of the latest step. */
export const sentencesOf = (
  factText: (fact: Fact, speaker: Speaker) => string,
  { shown, speaker }: Pick<AnyPosition, 'shown' | 'speaker'>,
): string[] => shown?.facts.map((fact) => factText(fact, speaker)) ?? [];
