import { isAdviser } from '../../ai/adviser/judge.ts';
import type { Judgement } from '../../ai/adviser/judgement.ts';
import { seatsOfPeople } from '../../ai/player.ts';
import { isRefusal, type OpaqueTypes, type Refusal, type Seat, type Speaker } from '../../engine/game.ts';
import { type Match, Step } from '../../engine/match.ts';
import { take } from '../../engine/take.ts';
import type { Players } from '../../front/room.ts';
import type { Answers, Forced } from '../../front/settings.ts';
import type { GameParts } from '../../games.ts';
import type { AnyTable } from '../table.ts';
import { type Clock, clock } from '../terminal/clock.ts';
import { Bots, type Hint, type Thinkers } from './bots.ts';
import { CostNotices } from './cost-notices.ts';
import { handSize } from './forced.ts';
import { factsSince, type Guide, isAsked, type Next, type Now, nextOf, type Origin } from './next.ts';
import { type Onlooker, Onlookers } from './onlookers.ts';
import { type Making, SeenMatch } from './seen.ts';
import { Decisions } from './undo.ts';
import { faultTexts } from './words.ts';

type View = OpaqueTypes['view'];

/** Moves a match on. Screens know the match only by this. */
export interface Conductor {
  readonly entry: GameParts;
  readonly table: AnyTable;
  /** The player at each seat now. */
  readonly players: Players;
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[];
  /** Do bots think without a time limit? */
  readonly untimed: boolean;
  /** The other functions of the conductor at one keyboard; null at a hosted table. */
  readonly keyboard: KeyboardConductor | null;
  /** Tells this onlooker about moves from now on. The returned function ends that. */
  join(onlooker: Onlooker): () => void;
  /** Returns the match as these seats know it. */
  seenBy(seats: readonly Seat[]): SeenMatch;
  /** Called by an onlooker that has seen all moves so far. Returns what comes next. If that makes moves, tells all onlookers but the caller. */
  goOn(caller: Onlooker): Next;
  /** Plays for a person, and tells all onlookers but the caller, who goes on by itself. Returns the reason why the move is refused, or null. */
  play(seat: Seat, move: string, caller: Onlooker): Refusal | null;
  /** Returns the view from which a person may choose ahead of their turn (`TableUi.early`); null if they must wait. Left out at one keyboard. */
  earlyView?(seat: Seat): View | null;
  /** Returns the move chosen for a person's next turn; null if none is. */
  wishOf?(seat: Seat): string | null;
  /** Keeps a move for a person's next turn, or forgets it if they would make that move anyway. Returns the reason why it is refused, or null. */
  wish?(seat: Seat, view: View, move: string): Refusal | null;
  /** Returns the best move at a seat to move, with the reason; null if that failed. */
  hint(seat: Seat, speaker: Speaker): Promise<Hint | null>;
  /** Compares another legal move with the best one; null if that failed or is not shown here. */
  compare(seat: Seat, best: string, other: string): Promise<Judgement | null>;
  /** Notes in the log that a hint is given, before anybody sees it. Once for each position. */
  noteHint(seat: Seat, hint: Hint): void;
}

export interface KeyboardOptions extends Thinkers {
  readonly entry: GameParts;
  readonly match: Match;
  readonly players: Players;
  readonly table: AnyTable;
  /** Moves without a choice that are made for the only person. Left out: none. */
  readonly forced?: Forced;
  /** When to show people their costly moves. Left out: never. */
  readonly answers?: Answers;
  /** Do bots think without a time limit? Left out: they have that of `Bots`. */
  readonly untimed?: boolean;
  /** The guide of a lesson, with exactly one person. Left out: an ordinary match. */
  readonly guide?: Guide;
  /** Called when somebody at the keyboard moves, asks for a hint, takes something back, or sees a deal end. */
  readonly onAct?: () => void;
  /** Called after a failure of a bot or the disk that no player can repair. */
  readonly fail?: (error: unknown) => void;
  readonly clock?: Clock;
}

/**
 * Moves the match on at one keyboard: makes moves of people and for them, asks bots, takes back. It knows nothing of screens. An onlooker calls
 * `goOn` once it has seen all moves, so the quickest one sets the pace.
 */
export class KeyboardConductor implements Conductor {
  readonly entry: GameParts;
  readonly players: Players;
  readonly table: AnyTable;
  readonly guide: Guide | null;
  readonly untimed: boolean;
  readonly people: readonly Seat[];
  readonly keyboard = this;
  /** Moves without a choice that are made for the only person. */
  forced: Forced;
  /** When people are shown their costly moves. */
  answers: Answers;
  readonly #match: Match;
  readonly #onAct: () => void;
  readonly #fail: (error: unknown) => void;
  readonly #bots: Bots;
  readonly #notices: CostNotices;
  readonly #decisions: Decisions;
  readonly #onlookers = new Onlookers();
  /** How a move was made, by its first step. */
  readonly #makings = new WeakMap<Step, Making>();
  /** Has the only person claimed the remaining tricks, which are being played out? */
  #isClaiming = false;
  #claimable: { readonly at: Step; readonly can: boolean } | null = null;
  /** The bot that is thinking, and the number of its question. An answer to an earlier question is dropped. */
  #thinking: Seat | null = null;
  #question = 0;

  constructor(options: KeyboardOptions) {
    const { entry, match, players, table, untimed = false } = options;
    this.entry = entry;
    this.players = players;
    this.table = table;
    this.guide = options.guide ?? null;
    this.untimed = untimed;
    this.people = seatsOfPeople(players);
    this.forced = options.forced ?? 'asked';
    this.answers = options.answers ?? 'off';
    this.#match = match;
    this.#onAct = options.onAct ?? (() => {});
    this.#fail = options.fail ?? rethrow;
    this.#bots = new Bots(options);
    this.#notices = new CostNotices(options.clock ?? clock);
    this.#decisions = new Decisions(
      match,
      this.people,
      (seat, before) => before === null || isAsked(this.#now, before.view(seat), seat),
    );
  }

  /** Without onlookers no bot's answer is awaited. */
  join(onlooker: Onlooker): () => void {
    this.#onlookers.join(onlooker);
    return () => {
      this.#onlookers.leave(onlooker);
      if (!this.#onlookers.isEmpty) return;
      this.#dropQuestion();
      this.#notices.drop();
    };
  }

  seenBy(seats: readonly Seat[]): SeenMatch {
    return new SeenMatch(this.#match, seats, this.#makings);
  }

  /** Does one person play, outside a lesson? */
  get isAlone(): boolean {
    return this.people.length === 1 && this.guide === null;
  }

  /**
   * Does the next thing: makes a move, or asks a bot unless one is thinking. Returns what it was. Tells all onlookers but the caller about a move.
   * Called by an onlooker that has seen all moves so far.
   */
  goOn(caller?: Onlooker): Next {
    if (this.#notices.isJudging) return { kind: 'judge' };
    const notice = this.#notices.take();
    if (notice) return { kind: 'notice', notice };
    if (this.#thinking !== null) return { kind: 'think', seat: this.#thinking };
    try {
      const next = nextOf(this.#now);
      if (next.kind === 'make') this.#make(next, caller);
      if (next.kind === 'think' && next.seat !== null) this.#ask(next.seat);
      if (next.kind === 'ask') this.#isClaiming = false;
      return next;
    } catch (error) {
      this.#fail(error);
      return { kind: 'rest' };
    }
  }

  /** Plays for a person. Returns the reason why it is refused, or null. A move that cannot be saved is made, and the screen says so. */
  play(seat: Seat, move: string, caller?: Onlooker): Refusal | null {
    return this.#make({ seat, move, origin: 'person' }, caller);
  }

  /** Will the only person, who is to move, surely win all remaining tricks, of which there are at least two? */
  get canClaim(): boolean {
    const [seat] = this.people;
    if (!this.isAlone || seat === undefined || !this.#match.turn.includes(seat)) return false;
    // Every key asks this, so the answer is kept for the position.
    const at = this.#match.history.at(-1)!;
    if (this.#claimable?.at !== at) {
      const view = this.#match.view(seat);
      const can = handSize(this.table, view, seat) > 1 && (this.table.claim?.(view, seat) ?? null) !== null;
      this.#claimable = { at, can };
    }
    return this.#claimable.can;
  }

  /** Plays out the remaining tricks for the only person. It counts as one decision, and can be taken back. */
  claim(): void {
    if (!this.canClaim) return;
    this.#onAct();
    this.#decisions.note(this.#match.moveCount);
    this.#isClaiming = true;
  }

  get canUndo(): boolean {
    return this.#decisions.canUndo;
  }

  /** The deals that `undo` makes unrated, as hidden cards have been shown since. */
  get undoUnrates(): readonly number[] {
    return this.#decisions.unrates;
  }

  /** Takes back everything to the only person's last decision. Tells all onlookers. */
  undo(): void {
    if (!this.#decisions.undo()) return;
    this.#onAct();
    this.#dropQuestion();
    this.#notices.drop();
    this.#isClaiming = false;
    this.#onlookers.rewound();
  }

  /** Did the only person take a decision back, and is it their turn to decide? */
  get canRedo(): boolean {
    return this.guide === null && this.#match.canRedo && this.#isDecision;
  }

  /** Makes the last decision that was taken back again, with all moves up to the next one. */
  redo(caller?: Onlooker): void {
    if (!this.canRedo) return;
    this.#onAct();
    const match = this.#match;
    const end = this.#decisions.redone();
    this.#decisions.note(match.moveCount);
    do match.redo();
    while (match.canRedo && (end === null ? !this.#isDecision : match.moveCount < end));
    this.#onlookers.told(caller);
  }

  hint(seat: Seat, speaker: Speaker): Promise<Hint | null> {
    this.#onAct();
    return this.#bots.hintFor(seat, speaker).catch(this.#failed);
  }

  compare(seat: Seat, best: string, other: string): Promise<Judgement | null> {
    return this.#bots.compare(seat, best, other).catch(this.#failed);
  }

  /** Are costly moves shown at once? Never in lessons, or where results are compared with others'. */
  get #tellsCosts(): boolean {
    return this.answers === 'at-once' && !this.untimed && this.guide === null && isAdviser(this.entry);
  }

  /** Prepares the judgement of a move, and logs that its player will see it. Returns a function that begins it; null if nothing is shown. */
  #judging(seat: Seat, move: string): ((made: Step) => void) | null {
    const match = this.#match;
    if (!this.#tellsCosts || match.check(seat, move) !== null) return null;
    if (take(match.moves(seat), 2).length < 2) return null;
    match.hint(seat, null);
    const judge = this.#bots.judging(seat);
    return (made) => {
      const played = match.game.format(Step.moveOf(made)!);
      this.#notices.ask(seat, played, judge(played).catch(this.#failed), () => this.#onlookers.told());
    };
  }

  noteHint(seat: Seat, { move }: Hint): void {
    this.#match.hint(seat, this.#match.game.format(move));
  }

  readonly #failed = (error: unknown): null => {
    this.#fail(error);
    return null;
  };

  get #now(): Now {
    const match = this.#match;
    return {
      game: match.game,
      table: this.table,
      turn: match.turn,
      people: this.people,
      isShared: this.people.length > 1,
      forced: this.forced,
      isClaiming: this.#isClaiming,
      guide: this.guide,
      view: (seat) => match.view(seat),
      since: (seat) => factsSince(match.history, seat),
    };
  }

  /** Is it the turn of the only person, and do they have a choice? False with several people. */
  get #isDecision(): boolean {
    const [seat, another] = this.people;
    if (seat === undefined || another !== undefined || !this.#match.turn.includes(seat)) return false;
    return isAsked(this.#now, this.#match.view(seat), seat);
  }

  /** Forgets the bot that is thinking; the next `goOn` asks anew. */
  #dropQuestion(): void {
    this.#question++;
    this.#thinking = null;
  }

  #ask(seat: Seat): void {
    const question = ++this.#question;
    this.#thinking = seat;
    const { bot, program } = this.players[seat]!;
    this.#bots
      .moveFor(seat, bot!, program)
      .then(({ move, capped, replaced }) => {
        if (question !== this.#question) return;
        this.#make({
          seat,
          move,
          origin: 'bot',
          cutShort: capped,
          ...(replaced !== undefined && { replaced }),
        });
      })
      .catch(this.#fail);
  }

  /** Makes every move of the match. Returns the reason why a person's move is refused, or null; throws if another move is. */
  #make({ seat, move, origin, cutShort = false, replaced }: Move, caller?: Onlooker): Refusal | null {
    const match = this.#match;
    const { moveCount, status } = match;
    const isDecided = origin === 'person';
    const judge = isDecided ? this.#judging(seat, move) : null;
    const steps = match.play(seat, move);
    if (isRefusal(steps)) {
      if (isDecided) return steps;
      throw new Error(faultTexts.refused(origin, move, seat, steps.rule));
    }
    this.#dropQuestion();
    if (isDecided) {
      this.#onAct();
      this.#decisions.note(moveCount);
    }
    this.#makings.set(steps[0]!, { origin, cutShort, ...(replaced !== undefined && { replaced }) });
    if (match.status.results.length > status.results.length) {
      this.#isClaiming = false;
      if (this.people.length > 0) this.#onAct();
    } else judge?.(steps[0]!);
    this.#onlookers.told(caller);
    return null;
  }
}

interface Move {
  readonly seat: Seat;
  readonly move: string;
  readonly origin: Origin;
  /** Did the bot's time run out before its budget? Left out: no. */
  readonly cutShort?: boolean;
  /** See `BotMove`. */
  readonly replaced?: string;
}

function rethrow(error: unknown): never {
  throw error;
}
