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

/** One entry of a match's log: the cards of a deal, what a player did, or how it ended. */
export type LogEntry =
  /** `seed`: the deal's own, see `dealSeed`. Left out where the match has one for all. */
  | { readonly deal: number; readonly deck: string; readonly seed?: string }
  /** `by`: who moved in place of the seat's owner, e.g. `normal`. */
  | { readonly seat: Seat; readonly move: string; readonly by?: string }
  /** The move advised to a seat before its own decision; null: none was named, but the seat sees at once what its own move costs. */
  | { readonly seat: Seat; readonly hint: string | null }
  /** How many moves were taken back at once, from 1. */
  | { readonly undo: number }
  | { readonly redo: true }
  | { readonly result: JsonObject };

/** The game's status. A match of a single deal ends with that deal. */
function statusIn(game: AnyGame, setup: Setup, state: State): Status {
  const status = game.status(state);
  if (!setup.only) return status;
  const ends = status.winners === null && status.results.length > 0;
  return { ...status, only: true, ...(ends && { phase: 'over', winners: [] }) };
}

/** One step that a match took. It holds the true state, and shows of it what a viewer may know. */
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

  /** The seat that moved; null when cards were dealt. */
  get seat(): Seat | null {
    return this.#event.kind === 'move' ? this.#event.seat : null;
  }
  /** The status after the step. */
  get status(): Status {
    return statusIn(this.#game, this.#setup, this.#after);
  }
  /** The seats that may act after the step; none while a deal's end is on the table. */
  get turn(): readonly Seat[] {
    return this.#game.toAct(this.#after);
  }
  /** The view of this viewer after the step. */
  view(viewer: Viewer): View {
    return this.#game.view(this.#after, viewer);
  }
  /** The facts of the step that the viewer may know. A match of one deal does not speak of the end of the longer match. */
  facts(viewer: Viewer): readonly Fact[] {
    const facts = this.#game.tell(this.#before, this.#event, this.#after, viewer);
    return this.#setup.only ? facts.filter(({ kind }) => kind !== 'match-over') : facts;
  }
  /** The facts of the step that the viewer may know, as sentences. */
  sentences(viewer: Viewer, speaker: Speaker): string[] {
    return this.facts(viewer).map((fact) => this.#game.factText(fact, speaker));
  }

  /** The referee's own knowledge: nothing that is shown to a player may come from it. */
  static stateAfter(step: Step): State {
    return step.#after;
  }
  /** The move itself, where it was one: the referee's own knowledge too, for moves may be hidden. */
  static moveOf(step: Step): OpaqueTypes['move'] | null {
    return step.#event.kind === 'move' ? step.#event.move : null;
  }
}

/** The deck of a deal, counted from 1: the one that was stacked, or shuffled from the seed. */
export const deckOf = (game: AnyGame, setup: Setup, deal: number): readonly Card[] =>
  setup.decks[deal - 1] ?? game.shuffle(setup, randomFor(dealSeed(setup.seed, deal), 'deal', deal));

/** The moves of a match that were not taken back, as text, each with its step. */
export const movesMade = ({ game, history }: Match) =>
  history.flatMap((step) => {
    const move = Step.moveOf(step);
    return move === null ? [] : [{ seat: step.seat!, move: game.format(move), step }];
  });

/** A position that undo can come back to: the steps that led here from the one before. */
interface Moment {
  readonly state: State;
  readonly steps: readonly Step[];
  /** The hints that seats have been given here; null: what their own move costs. */
  readonly hints: Map<Seat, string | null>;
}

/** A match being played: the only holder of the true state, and so the referee. Its state is the fold of its log. */
export class Match {
  readonly game: AnyGame;
  readonly setup: Setup;
  #record: (entry: LogEntry) => void = () => {};
  readonly #entries: LogEntry[] = [];
  /** The moments so far: the first is the beginning of the first deal, and each later one was reached by a move. */
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

  /** From now on `record` gets every entry, before anybody can see the change that it stands for. */
  recordTo(record: (entry: LogEntry) => void): void {
    this.#record = record;
  }

  /** Every entry since the beginning, taken back ones included. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }
  /** Moves made and not taken back. */
  get moveCount(): number {
    return this.#past.length - 1;
  }
  /** Moves since the original match began, those before a replayed single deal included. Seeds the bots' luck. */
  get decision(): number {
    return (this.setup.only?.moves ?? 0) + this.moveCount;
  }
  get status(): Status {
    return statusIn(this.game, this.setup, this.#state);
  }
  /** The seed of the running deal: it shuffles the deal's cards and gives its bots their luck. */
  get dealSeed(): string {
    return dealSeed(this.setup.seed, this.status.deal);
  }
  /** Help in a deal, counted from 1; null: in the whole match. */
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
  /** All steps from the first deal on, without those taken back. It grows and shrinks with the match. */
  get history(): readonly Step[] {
    return this.#history;
  }
  /** The steps of the latest move: the move itself, and the next deal where the move ended one. */
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

  /** Is this move legal for this seat now? Null, or why not. */
  check(seat: Seat, text: string): Refusal | null {
    const move = this.#read(seat, text);
    return isRefusal(move) ? move : null;
  }

  /**
   * Plays a move. Returns its steps (the move, and the next deal when one was due), or why it is not allowed. `by`: who moves in
   * place of the seat's owner, 1 to 60 characters.
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
   * Notes that a seat is given this move as a hint, or with null that it is told what its own move costs before anything follows. Each
   * once for a position, null only before a hint. Null, or why the move is not allowed.
   */
  hint(seat: Seat, text: string | null): Refusal | null {
    const move = text === null ? null : this.#read(seat, text);
    if (isRefusal(move)) return move;
    const notNow: CommonRefusal<never> = { rule: 'not-your-turn', turn: this.turn };
    if (!this.turn.includes(seat)) return notNow;
    const { hints } = this.#past.at(-1)!;
    const known = hints.get(seat);
    // A hint may still be asked for where a move was judged and taken back.
    if (known !== undefined && (known !== null || move === null)) return null;
    const hint = move === null ? null : this.game.format(move);
    this.#write({ seat, hint });
    hints.set(seat, hint);
    this.#helps[hint === null ? 'tell' : 'hint'](this.status.deal);
    return null;
  }

  /** The hint that a seat was given before a move, counted from 0; null if none. */
  hintAt(move: number, seat: Seat): string | null {
    return this.#past[move]?.hints.get(seat) ?? null;
  }

  /** Takes back the last `moves` moves, across deals and after the end too. Returns false, and changes nothing, if there are fewer. */
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

  /** The deals that would become unrated if so many moves were taken back, because hidden cards have been shown since (`shownSince`). */
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

  /** Makes the last move taken back again. False if there is none. */
  redo(): boolean {
    const moment = this.#future.at(-1);
    if (!moment) return false;
    this.#write({ redo: true });
    this.#future.pop();
    this.#reach(moment);
    return true;
  }

  /** Everything needed to play one deal of this match once more. Null if it was not dealt, or if the match is a single deal already. */
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

  /** Deals when a deal is due; writes the result when the match is over. */
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
