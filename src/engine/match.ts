import { type Aid, Helps, shownSince } from './aid.ts';
import type { Card } from './card.ts';
import {
  type AnyGame,
  type Event,
  type Fact,
  isRefusal,
  type JsonObject,
  lastDeal,
  type OpaqueTypes,
  type Refusal,
  type Seat,
  type Speaker,
  type Status,
  type Viewer,
} from './game.ts';
import { randomFor } from './random.ts';
import { dealSeed, isFresh } from './seed.ts';
import { type OnlyDeal, type Setup, standingBefore, startOf } from './setup.ts';
import type { CommonRefusal } from './words.ts';

type State = OpaqueTypes['state'];
type View = OpaqueTypes['view'];

/** An entry of a match's log: a deal's cards, a player's act, or the end. */
export type LogEntry =
  /** `seed`: the deal's own, see `dealSeed`; left out if one seed serves all deals. */
  | { readonly deal: number; readonly deck: string; readonly seed?: string }
  /** `by`: the mover in place of the seat's owner, e.g. `normal`. */
  | { readonly seat: Seat; readonly move: string; readonly by?: string }
  /** The move advised to a seat before its decision; null if no move was named but the seat sees at once what its own move costs. */
  | { readonly seat: Seat; readonly hint: string | null }
  /** Number of moves undone at once, from 1. */
  | { readonly undo: number }
  | { readonly redo: true }
  | { readonly result: JsonObject };

/** The game's status, except that a match of a single deal ends with that deal. */
function statusIn(game: AnyGame, setup: Setup, state: State): Status {
  const status = game.status(state);
  if (!setup.only) return status;
  const ends = status.winners === null && status.results.length > 0;
  return { ...status, only: true, ...(ends && { phase: 'over', winners: [] }) };
}

/** A step of a match. It holds the true state, and shows a viewer the permitted part of it. */
export class Step {
  readonly #game: AnyGame;
  readonly #setup: Setup;
  readonly #before: State;
  readonly #after: State;
  readonly #event: Event<OpaqueTypes['move']>;
  /** The mover in place of the seat's owner, e.g. `normal`; null if nobody stood in. */
  readonly by: string | null;

  constructor(
    game: AnyGame,
    setup: Setup,
    before: State,
    event: Event<OpaqueTypes['move']>,
    after: State,
    by: string | null = null,
  ) {
    this.#game = game;
    this.#setup = setup;
    this.#before = before;
    this.#event = event;
    this.#after = after;
    this.by = by;
  }

  /** The seat that moved; null if cards were dealt. */
  get seat(): Seat | null {
    return this.#event.kind === 'move' ? this.#event.seat : null;
  }
  /** The status after the step. */
  get status(): Status {
    return statusIn(this.#game, this.#setup, this.#after);
  }
  /** The seats that may act after the step; none at the end of a deal. */
  get turn(): readonly Seat[] {
    return this.#game.toAct(this.#after);
  }
  /** The view of this viewer after the step. */
  view(viewer: Viewer): View {
    return this.#game.view(this.#after, viewer);
  }
  /** The facts of the step that the viewer may know. A match of one deal omits the end of the longer match. */
  facts(viewer: Viewer): readonly Fact[] {
    const facts = this.#game.tell(this.#before, this.#event, this.#after, viewer);
    return this.#setup.only ? facts.filter(({ kind }) => kind !== 'match-over') : facts;
  }
  /** The facts that the viewer may know, as sentences. */
  sentences(viewer: Viewer, speaker: Speaker): string[] {
    return this.facts(viewer).map((fact) => this.#game.factText(fact, speaker));
  }

  /** The true state, for the referee alone: nothing shown to a player may come from it. */
  static stateAfter(step: Step): State {
    return step.#after;
  }
  /** The move, or null, for the referee alone: moves may be hidden. */
  static moveOf(step: Step): OpaqueTypes['move'] | null {
    return step.#event.kind === 'move' ? step.#event.move : null;
  }
}

/** The deck of a deal, counted from 1: the stacked one, or one shuffled from the seed. */
export const deckOf = (game: AnyGame, setup: Setup, deal: number): readonly Card[] =>
  setup.decks[deal - 1] ?? game.shuffle(setup, randomFor(dealSeed(setup.seed, deal), 'deal', deal));

/** The moves of a match as text, each with its step, without undone ones. */
export const movesMade = ({ game, history }: Match) =>
  history.flatMap((step) => {
    const move = Step.moveOf(step);
    return move === null ? [] : [{ seat: step.seat!, move: game.format(move), step }];
  });

/** A position that undo can return to, with the steps that led here from the one before. */
interface Moment {
  readonly state: State;
  readonly steps: readonly Step[];
  /** Hints given to seats here; null: the cost of their own move. */
  readonly hints: Map<Seat, string | null>;
}

/** A match in play: the only holder of the true state, and so the referee. Its state is the fold of its log. */
export class Match {
  readonly game: AnyGame;
  readonly setup: Setup;
  #record: (entry: LogEntry) => void = () => {};
  readonly #entries: LogEntry[] = [];
  /** The moments so far: the first is the beginning of the first deal, and a move led to each later one. */
  #past: Moment[];
  #future: Moment[] = [];
  /** The steps of all moments of the past. */
  readonly #history: Step[] = [];
  readonly #helps = new Helps();

  /** A match at its first move. Expects a setup from `readSetup`. */
  constructor(game: AnyGame, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.#past = [];
    this.#reach(this.#settle(startOf(game, setup), []));
  }

  get #state(): State {
    return this.#past.at(-1)!.state;
  }

  /** Sends every further entry to `record`, before anybody can see its effect. */
  recordTo(record: (entry: LogEntry) => void): void {
    this.#record = record;
  }

  /** Every entry since the beginning, undone ones included. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }
  /** Number of moves, without undone ones. */
  get moveCount(): number {
    return this.#past.length - 1;
  }
  /** Number of moves since the original match began, those before a replayed single deal included. Seeds the bots' luck. */
  get decision(): number {
    return (this.setup.only?.moves ?? 0) + this.moveCount;
  }
  get status(): Status {
    return statusIn(this.game, this.setup, this.#state);
  }
  /** The seed of the present deal, for its cards and for its bots' luck. */
  get dealSeed(): string {
    return dealSeed(this.setup.seed, this.status.deal);
  }
  /** Help used in a deal, counted from 1, or for null in the whole match. */
  aid(deal: number | null = null): Aid {
    return this.#helps.aid(deal);
  }
  get over(): boolean {
    return this.status.winners !== null;
  }
  /** The seats that may act now, ascending; none when the match is over. */
  get turn(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }
  /** All steps from the first deal on, without undone ones. The list grows and shrinks with the match. */
  get history(): readonly Step[] {
    return this.#history;
  }
  /** The steps of the latest move: the move, and the next deal if it ended one. */
  get latest(): readonly Step[] {
    return this.#past.at(-1)!.steps;
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }

  /** The legal moves of a seat as text, lazily, in canonical order. */
  *moves(seat: Seat): Generator<string> {
    for (const move of this.game.moves(this.#state, seat)) yield this.game.format(move);
  }

  /** Why this move is not legal for this seat now; null if it is. */
  check(seat: Seat, text: string): Refusal | null {
    const move = this.#read(seat, text);
    return isRefusal(move) ? move : null;
  }

  /**
   * Plays a move. Returns its steps (the move, and the next deal if one was due), or a refusal. `by`: the mover in place of the seat's
   * owner, 1 to 60 characters.
   */
  play(seat: Seat, text: string, by: string | null = null): readonly Step[] | Refusal {
    const move = this.#read(seat, text);
    if (isRefusal(move)) return move;
    this.#write({ seat, move: this.game.format(move), ...(by !== null && { by }) });
    const after = this.game.play(this.#state, seat, move);
    const event = { kind: 'move', seat, move } as const;
    const moment = this.#settle(after, [new Step(this.game, this.setup, this.#state, event, after, by)]);
    this.#reach(moment);
    this.#future = [];
    return moment.steps;
  }

  /**
   * Notes that a seat got this move as a hint or, for null, that it learns its own move's cost before anything follows. Noted once a
   * position; null only before a hint. Returns null, or why the move is not allowed.
   */
  hint(seat: Seat, text: string | null): Refusal | null {
    const move = text === null ? null : this.#read(seat, text);
    if (isRefusal(move)) return move;
    const notNow: CommonRefusal<never> = { rule: 'not-your-turn', turn: this.turn };
    if (!this.turn.includes(seat)) return notNow;
    const { hints } = this.#past.at(-1)!;
    const known = hints.get(seat);
    // After a move was judged and undone, a hint may still follow.
    if (known !== undefined && (known !== null || move === null)) return null;
    const hint = move === null ? null : this.game.format(move);
    this.#write({ seat, hint });
    hints.set(seat, hint);
    this.#helps[hint === null ? 'tell' : 'hint'](this.status.deal);
    return null;
  }

  /** The hint that a seat got before a move, counted from 0; null if none. */
  hintAt(move: number, seat: Seat): string | null {
    return this.#past[move]?.hints.get(seat) ?? null;
  }

  /** Undoes the last `moves` moves, even across deals and after the end. Returns false, and changes nothing, if there are fewer. */
  undo(moves = 1): boolean {
    if (moves < 1 || moves > this.moveCount) return false;
    const unrated = this.unratedBy(moves);
    this.#write({ undo: moves });
    for (let undone = 0; undone < moves; undone++) {
      const moment = this.#past.pop()!;
      this.#history.length -= moment.steps.length;
      this.#future.push(moment);
    }
    this.#helps.takeBack(this.status.deal);
    this.#helps.unrate(unrated);
    return true;
  }

  /** The deals that undoing this many moves would make unrated, because hidden cards were shown since (`shownSince`). */
  unratedBy(moves: number): readonly number[] {
    const { state } = this.#past.at(-1 - moves)!;
    const since = this.#past.slice(this.#past.length - moves);
    return shownSince(
      this.game,
      since[0]!.steps[0]!.seat!,
      state,
      since.map((moment) => moment.state),
    );
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Makes the last undone move again. False if there is none. */
  redo(): boolean {
    const moment = this.#future.at(-1);
    if (!moment) return false;
    this.#write({ redo: true });
    this.#future.pop();
    this.#reach(moment);
    return true;
  }

  /** The data for playing one deal of this match again. Null if it was not dealt, or if the match is a single deal already. */
  onlyDeal(deal: number): OnlyDeal | null {
    if (!this.game.carried) return null;
    const { history } = this;
    const at = history.findIndex((step) => step.seat === null && step.status.deal === deal);
    if (at < 0 || deal === 1) return at < 0 ? null : { deal, moves: 0, standing: '' };
    if (at === 0) return this.setup.only ?? null;
    const before = history.slice(0, at);
    return {
      deal,
      moves: (this.setup.only?.moves ?? 0) + before.filter(({ seat }) => seat !== null).length,
      standing: standingBefore(this.game, Step.stateAfter(before.at(-1)!)),
    };
  }

  #read(seat: Seat, text: string): OpaqueTypes['move'] | Refusal {
    if (this.over) return { rule: 'match-over' };
    const move = this.game.parse(text);
    if (isRefusal(move)) return move;
    return this.game.check(this.#state, seat, move) ?? this.game.canonical?.(this.#state, move) ?? move;
  }

  /** Deals if a deal is due; writes the result if the match is over. */
  #settle(state: State, steps: readonly Step[]): Moment {
    if (this.game.toAct(state).length > 0) return { state, steps, hints: new Map() };
    const { game, setup } = this;
    const status = statusIn(game, setup, state);
    const { scores, winners, results } = status;
    if (winners !== null) {
      const points = setup.only && { points: results[0]!.points };
      this.#write({ result: { scores, winners, deals: results.length, ...points, aid: this.aid() } });
      return { state, steps, hints: new Map() };
    }
    const number = lastDeal(status) + 1;
    const deck = deckOf(game, setup, number);
    const own = isFresh(setup.seed) && { seed: dealSeed(setup.seed, number) };
    this.#write({ deal: number, deck: deck.map((card) => game.formatCard(card)).join(' '), ...own });
    const dealt = game.deal(state, deck);
    return this.#settle(dealt, [...steps, new Step(game, setup, state, { kind: 'deal' }, dealt)]);
  }

  #reach(moment: Moment): void {
    this.#past.push(moment);
    this.#history.push(...moment.steps);
  }

  #write(entry: LogEntry): void {
    this.#record(entry);
    this.#entries.push(entry);
  }
}
