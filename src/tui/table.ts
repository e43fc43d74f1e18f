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
import type { Pointer, TablePart } from '../lessons/lesson.ts';
import type { Banner } from './drawing/banner.ts';
import type { Canvas } from './drawing/canvas.tsx';
import type { AllHands } from './drawing/compass.ts';
import type { RuleWords } from './drawing/rule.ts';
import type { TableSize } from './drawing/size.ts';
import type { Binding } from './keys.ts';
import type { Account, AccountPosition } from './sheet/account.ts';
import type { Key } from './terminal/keys.ts';
import type { Size } from './terminal/screen.ts';
import type { Theme } from './theme.ts';

/** Everything that a table draws from: the position as the viewer may know it, and how to speak of it. */
export interface Position<G extends GameTypes, View extends G['view'] = G['view']> {
  readonly view: View;
  /** The view to draw the table from: `view`, or while a step lingers the view before that step swept the table. */
  readonly onTable: G['view'];
  readonly status: Status;
  /** Whose eyes look: a seat, or a spectator while hands are hidden. */
  readonly viewer: Viewer;
  /** The person who is to move now (always the viewer), or null while others move. */
  readonly mover: Seat | null;
  readonly turn: readonly Seat[];
  /** The latest step, or null after loading or undo. */
  readonly shown: {
    /** The seat that moved; null when cards were dealt. */
    readonly seat: Seat | null;
    readonly facts: readonly G['fact'][];
    /** `lingers` answered true: a finished trick and the like is drawn as it lay, from `onTable` and these facts. */
    readonly lingering: boolean;
  } | null;
  /** Facts that the viewer was told lately, the latest step last. */
  readonly recent: readonly G['fact'][];
  readonly players: Players;
  readonly speaker: Speaker;
  readonly theme: Theme;
  /** Help beyond the rules is wanted: what is still out, what a placement would score. */
  readonly assist: boolean;
  /** Cards and seats that a lesson speaks of, to be drawn marked; empty in a match. */
  readonly marked: ReadonlySet<Pointer>;
  /** Everybody's cards, drawn in place of the players and the viewer's hand; left out: what is hidden stays so. */
  readonly allHands?: AllHands;
  /** Parts that a lesson has named, so that a calm table draws no others; left out or null: all. */
  readonly shows?: ReadonlySet<TablePart> | null;
  /** Only what the next move needs is drawn; left out: all that is known. */
  readonly calm?: boolean;
  /** Set where the table is only looked at, as in a replay: its keys do not work there. */
  readonly keyless?: boolean;
}

/** Has a lesson named this part, or is there no lesson that hides any? */
export const isShown = ({ shows }: Pick<AnyPosition, 'shows'>, part: TablePart): boolean =>
  !shows || shows.has(part);

/** For positions in which nothing is marked. */
export const NOTHING_MARKED: ReadonlySet<Pointer> = new Set();

/** A key that a panel names, e.g. " (v)"; '' where it would do nothing. */
export const keyName = ({ keyless }: Pick<AnyPosition, 'keyless'>, name: string): string =>
  keyless ? '' : name;

/**
 * Who moves: a bot, the only person at the keyboard, or one of several there, so that being asked may tell the others something; `apart`:
 * one of several at screens of their own, who can choose before their turn whenever they like.
 */
export type Mover = 'bot' | 'alone' | 'shared' | 'apart';

/** The effect of a key of a table. It changes the selection, or plays a move, which `Game.check` judges first. */
export type Act<G extends GameTypes, Selection> =
  | { readonly select: Selection }
  | { readonly play: G['move'] }
  /** Nothing can be done; a sentence says why. */
  | { readonly say: string };

/** A key of a table: as `Binding`, but pure. */
export interface TableKey<G extends GameTypes, Selection> extends Omit<Binding, 'run'> {
  act(key: Key): Act<G, Selection>;
}

/** A selection in words. */
export interface Verdict {
  /** The cards or the space: "6♥". */
  readonly selected: string;
  /** The move as a hint names it, where `selected` says more than that. */
  readonly move?: string;
  /** The effect of the move, shown behind LEGAL: "takes the trick so far". */
  readonly worth?: string;
  /** Anything else that helps to decide. */
  readonly note?: string;
}

/** How a seat stands in a deal. */
export interface Standing {
  /** Behind the number of its cards; '' for nothing. */
  readonly note: string;
  readonly isWinning: boolean;
}

/**
 * The table of one game. `Selection` is what the player has picked so far and where the cursor stands; it is no part of the
 * match, so undo does not restore it. All functions are pure. The frame around the table has the other keys (Enter plays what
 * is `chosen`, Esc begins anew, `:` takes a typed move, `i` asks for a hint …) and judges moves by `Game.check`.
 */
export interface TableUi<G extends GameTypes, Selection> {
  /**
   * The selection at the beginning of a decision, and when it is cleared; `previous` is what the same seat had selected last.
   * Called with a `mover`.
   */
  begin(position: Position<G>, previous: Selection | null): Selection;
  /** The move that the selection stands for, legal or not; null while it stands for none. */
  chosen(position: Position<G>, selection: Selection): G['move'] | null;
  /** The selection that stands for a legal move: for hints. */
  select(position: Position<G>, selection: Selection, move: G['move']): Selection;
  /** The keys that work now, in the order of the key bar. Called with a `mover`. */
  keys(position: Position<G>, selection: Selection): readonly TableKey<G, Selection>[];
  /** A word for what Enter does with the selection: e.g. "bury"; without it, "play". Called with a `mover`. */
  enter?(position: Position<G>, selection: Selection): string;
  /** What is at stake, for the top line after the title and the number of the deal: e.g. "hearts not broken". */
  banner(position: Position<G>): Stakes;
  /** Up to two lines above the key bar. Called with a `mover`. */
  verdict(position: Position<G>, selection: Selection): Verdict;
  /** What is said while others move and the latest step tells nothing, such as a card drawn; and what can be done meanwhile. */
  watching?(position: Position<G>): readonly [string, string];
  /** The words in the rule above the board. `selection` is null while nobody is to move here. */
  rule?(position: Position<G>, selection: Selection | null, size: TableSize): readonly RuleWords[];
  /** The column where a line comes down from the rule above the board, if any. */
  tee?(position: Position<G>, size: TableSize): number | undefined;
  /** Draws the table. `selection` is null while nobody is to move here. */
  paint(board: BoardProps<G, Selection>): Canvas;
  /** The smallest windows of the calm table: any of them will do. Left out: the game has none. */
  readonly calm?: readonly Size[];
  /** The largest room that its cards grow with; left out: as the frame has it. */
  readonly calmest?: Size;
  /** Steps after which the table is left as it is until a pause is over, such as the end of a trick. */
  lingers?(facts: readonly G['fact'][]): boolean;
  /** Steps of others that have to be seen, such as a bid: with the pace `key` they stay until a key is pressed. */
  stops?(facts: readonly G['fact'][]): boolean;
  /**
   * The move of a seat that need not be asked for it, e.g. staying where no call is possible; null where there is something to
   * decide. It is made at once, for bots too. `since`: what the seat was told since its own last move, where that is known.
   */
  unasked?(view: G['view'], seat: Seat, mover: Mover, since?: () => readonly G['fact'][]): G['move'] | null;
  /**
   * At a hosted table: the view of a person as if it were their turn, if they may choose now what to do when it comes, such as a call
   * while cards are drawn; else null. The others do not wait.
   */
  early?(view: G['view'], seat: Seat): G['view'] | null;
  /**
   * The view of a seat that is not to move as if it were, where it may choose cards before its turn; else null. What lies there by
   * then may forbid what was chosen.
   */
  ahead?(view: G['view'], seat: Seat): G['view'] | null;
  /**
   * The move that a seat makes next where the rest of the deal is certain to be its own whatever others hold, e.g. all tricks left; else
   * null. The only person may claim the rest then: it is played out, move by move, without asking.
   */
  claim?(view: G['view'], seat: Seat): G['move'] | null;
  /**
   * The log of the match in the game's own manner: for each step its lines, from the facts that the viewer was told. Left out: a line for
   * each fact.
   */
  log?(steps: readonly (readonly G['fact'][])[], speaker: Speaker): readonly (readonly string[])[];
  /** The seat's cards in their order, from its own view; where hands may be shown to all once a deal is over. */
  hand?(view: G['view'], seat: Seat, speaker: Speaker): readonly string[];
  /** The cards of `held` in the groups in which they are played; left out: neighbours of a suit. */
  groups?(view: G['view'], seat: Seat, speaker: Speaker): readonly (readonly string[])[];
  /** Cards of a finished deal that were in nobody's hand, or not to the end: shown with the hands. */
  apart?(
    result: Result,
    speaker: Speaker,
  ): readonly { readonly name: string; readonly cards: readonly string[] }[];
  /** The seat's cards at any moment, from its own view; left out: as `hand`. */
  held?(view: G['view'], seat: Seat, speaker: Speaker): readonly string[];
  /** How a seat stands in the deal, or how it stood when the deal had ended, from its own view; and whether what lies before it wins so far: told where all hands are. */
  stands?(view: G['view'], seat: Seat, speaker: Speaker): Standing | null;
  /** What the play of a deal is made of; left out: tricks. */
  readonly rounds?: Rounds<G>;
  /** What the finished deals and the match came to, at their ends and on request in between. */
  account(position: AccountPosition<G>): Account;
  /** Every sign on the table that is neither card nor word, for the help; the help adds those of the frame. */
  readonly marks?: readonly Mark[];
  /** What the value of a house rule looks like, in at most so many columns and 9 rows; null where it is told in words alone. */
  picture?(option: string, value: OptionValue, columns: number, theme: Theme): Canvas | null;
}

/** What the play of a deal is made of: tricks, or what the game has in their place. */
export interface Rounds<G extends GameTypes> {
  /** In a word: e.g. "trick". */
  readonly name: string;
  /** Does a move complete one? `facts` are those of the move, `moves` counts the moves of play in the deal. */
  ends(facts: readonly G['fact'][], moves: number, seats: number): boolean;
}

export const TRICKS: Rounds<GameTypes> = {
  name: 'trick',
  ends: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
};

/** A sign and what it means, e.g. `*`: "counts for the card under the cursor". */
export interface Mark {
  readonly sign: string;
  readonly means: string;
}

export interface BoardProps<G extends GameTypes, Selection> {
  readonly position: Position<G>;
  readonly selection: Selection | null;
  /** The viewer's selection when it last was their turn, if any: e.g. how they sort their hand. */
  readonly last: Selection | null;
  /** The space to draw in, which grows by window classes. */
  readonly size: TableSize;
}

/** What the top line tells of a table, beside its title. */
export type Stakes = Omit<Banner, 'title'>;

export type AnyTable = TableUi<OpaqueTypes, unknown>;
export type AnyPosition = Position<OpaqueTypes>;

/** Closes over a table's types, so that the frame can treat all tables alike. */
export const defineTable = <G extends GameTypes, Selection>(table: TableUi<G, Selection>): AnyTable =>
  table as unknown as AnyTable;

/** The sentences of the latest step. */
export const sentencesOf = (
  factText: (fact: Fact, speaker: Speaker) => string,
  { shown, speaker }: Pick<AnyPosition, 'shown' | 'speaker'>,
): string[] => shown?.facts.map((fact) => factText(fact, speaker)) ?? [];
