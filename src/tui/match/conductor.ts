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

type View = OpaqueTypes['view'];

/** Moves a match on, as its screens know it. */
export interface Conductor {
  readonly entry: GameParts;
  readonly table: AnyTable;
  /** The player at each seat now. */
  readonly players: Players;
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[];
  /** Bots think as long as their budget takes, whatever the clock says. */
  readonly untimed: boolean;
  /** The rest of the conductor at one keyboard; null at a hosted table. */
  readonly keyboard: KeyboardConductor | null;
  /** From now on this onlooker is told of moves. The answer ends that. */
  join(onlooker: Onlooker): () => void;
  /** The match as those at these seats know it. */
  seenBy(seats: readonly Seat[]): SeenMatch;
  /** Called by whoever has seen all that was made. Answers what comes next; where moves were made for it, all but the caller are told. */
  goOn(caller: Onlooker): Next;
  /** Plays for a person, and tells all onlookers but the caller, who goes on by itself. Answers why that is not allowed, or null. */
  play(seat: Seat, move: string, caller: Onlooker): Refusal | null;
  /** The view from which a person may choose before their turn (`TableUi.early`); null while they have to wait. Left out at one keyboard. */
  earlyView?(seat: Seat): View | null;
  /** The move that a person has chosen for their next turn; null: none. */
  wishOf?(seat: Seat): string | null;
  /** Keeps a move for a person's next turn, or forgets it if they would make that one unasked. Answers why it is not allowed, or null. */
  wish?(seat: Seat, view: View, move: string): Refusal | null;
  /** The move that the adviser holds best at a seat that is to move, and why; null if it failed. */
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
  /** Several people share one keyboard; left out: all do. */
  readonly isShared?: boolean;
  /** Moves without a choice that the only person is not asked for; left out: none. */
  readonly forced?: Forced;
  /** When people are told of their moves that cost much; left out: never. */
  readonly answers?: Answers;
  /** Bots think as long as their budget takes, whatever the clock says; left out: no longer than the time of `Bots`. */
  readonly untimed?: boolean;
  /** There is exactly one person then. Left out: a match like any other. */
  readonly guide?: Guide;
  /** Somebody at the keyboard has moved, asked for a hint or taken something back, or has seen a deal end. */
  readonly onAct?: () => void;
  /** A bot or the disk failed in a way that no player can put right. */
  readonly fail?: (error: unknown) => void;
  readonly clock?: Clock;
}

/**
 * Moves the match at one keyboard on: makes the moves of people and those that are made for them, asks bots, takes back. It knows nothing of
 * screens: whoever looks on calls `goOn` as soon as they have seen all that was made, and the quickest of them sets the pace.
 */
export class KeyboardConductor implements Conductor {
  readonly entry: GameParts;
  readonly players: Players;
  readonly table: AnyTable;
  readonly guide: Guide | null;
  readonly untimed: boolean;
  readonly people: readonly Seat[];
  readonly keyboard = this;
  /** Moves without a choice that the only person is not asked for. */
  forced: Forced;
  /** When people are told of their moves that cost much. */
  answers: Answers;
  readonly #match: Match;
  readonly #isShared: boolean;
  readonly #onAct: () => void;
  readonly #fail: (error: unknown) => void;
  readonly #bots: Bots;
  readonly #notices: CostNotices;
  readonly #decisions: Decisions;
  readonly #onlookers = new Onlookers();
  /** By the first step of a move. */
  readonly #makings = new WeakMap<Step, Making>();
  /** The only person has claimed the rest of the deal, which is being played out. */
  #isClaiming = false;
  #claimable: { readonly at: Step; readonly can: boolean } | null = null;
  /** The bot that is asked for a move, and which question that is: an answer to an earlier one is dropped. */
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
    this.#isShared = options.isShared ?? this.people.length > 1;
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

  /** From now on this onlooker is told of moves. The answer ends that. Once nobody looks on, no bot's answer is awaited. */
  join(onlooker: Onlooker): () => void {
    this.#onlookers.join(onlooker);
    return () => {
      this.#onlookers.leave(onlooker);
      if (!this.#onlookers.isEmpty) return;
      this.#dropQuestion();
      this.#notices.drop();
    };
  }

  /** The match as those at these seats know it. */
  seenBy(seats: readonly Seat[]): SeenMatch {
    return new SeenMatch(this.#match, seats, this.#makings);
  }

  /** One person plays, in no lesson. */
  get isAlone(): boolean {
    return this.people.length === 1 && this.guide === null;
  }

  /**
   * Does what is next: makes a move for somebody, or asks a bot, unless one is being asked. Answers what it was; all onlookers but the
   * caller are told of a move. Called by whoever has seen all that was made.
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

  /** Plays for a person. Answers why that is not allowed, or null. A move that the disk refuses is made, and the screen says so. */
  play(seat: Seat, move: string, caller?: Onlooker): Refusal | null {
    return this.#make({ seat, move, origin: 'person' }, caller);
  }

  /** The rest of the deal is certain to be the only person's, who is to move: more than one card of it. */
  get canClaim(): boolean {
    const [seat] = this.people;
    if (!this.isAlone || seat === undefined || !this.#match.turn.includes(seat)) return false;
    // Asked at every key.
    const at = this.#match.history.at(-1)!;
    if (this.#claimable?.at !== at) {
      const view = this.#match.view(seat);
      const can = handSize(this.table, view, seat) > 1 && (this.table.claim?.(view, seat) ?? null) !== null;
      this.#claimable = { at, can };
    }
    return this.#claimable.can;
  }

  /** The rest of the deal is played out for the only person. It is one decision, which can be taken back. */
  claim(): void {
    if (!this.canClaim) return;
    this.#onAct();
    this.#decisions.note(this.#match.moveCount);
    this.#isClaiming = true;
  }

  get canUndo(): boolean {
    return this.#decisions.canUndo;
  }

  /** The deals that `undo` makes unrated, because hidden cards have been shown since. */
  get undoUnrates(): readonly number[] {
    return this.#decisions.unrates;
  }

  /** Takes back everything down to the only person's last decision. All onlookers are told. */
  undo(): void {
    if (!this.#decisions.undo()) return;
    this.#onAct();
    this.#dropQuestion();
    this.#notices.drop();
    this.#isClaiming = false;
    this.#onlookers.rewound();
  }

  /** The only person is to decide something, and has taken a decision back here. */
  get canRedo(): boolean {
    return this.guide === null && this.#match.canRedo && this.#isDecision;
  }

  /** Makes the last decision that was taken back once more, with all that followed up to the next one. */
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

  /** The move that the adviser holds best at a seat that is to move, and why; null if it failed. */
  hint(seat: Seat, speaker: Speaker): Promise<Hint | null> {
    this.#onAct();
    return this.#bots.hintFor(seat, speaker).catch(this.#failed);
  }

  compare(seat: Seat, best: string, other: string): Promise<Judgement | null> {
    return this.#bots.compare(seat, best, other).catch(this.#failed);
  }

  /** Are costly moves shown at once? Not where results are compared with others, and in no lesson. */
  get #tellsCosts(): boolean {
    return this.answers === 'at-once' && !this.untimed && this.guide === null && isAdviser(this.entry);
  }

  /** Readies the judgement of a move that is about to be made, and notes it in the log; null where nothing is told of it. */
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

  /** Notes in the log that a hint is given, before anybody sees it. Once for each position. */
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
      isShared: this.#isShared,
      forced: this.forced,
      isClaiming: this.#isClaiming,
      guide: this.guide,
      view: (seat) => match.view(seat),
      since: (seat) => factsSince(match.history, seat),
    };
  }

  /** The only person is to move, and is asked for it. */
  get #isDecision(): boolean {
    const [seat, another] = this.people;
    if (seat === undefined || another !== undefined || !this.#match.turn.includes(seat)) return false;
    return isAsked(this.#now, this.#match.view(seat), seat);
  }

  /** Forgets the bot that is being asked; the next `goOn` asks anew. */
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

  /** The only place where a move is made. Answers why a person's move is refused, or null; throws if any other move is. */
  #make({ seat, move, origin, cutShort = false, replaced }: Move, caller?: Onlooker): Refusal | null {
    const match = this.#match;
    const { moveCount, status } = match;
    const isDecided = origin === 'person';
    const judge = isDecided ? this.#judging(seat, move) : null;
    const steps = match.play(seat, move);
    if (isRefusal(steps)) {
      if (isDecided) return steps;
      throw new Error(`The ${origin} move ${move} at seat ${seat} is refused: ${steps.rule}.`);
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
  /** The bot's time ran out before its budget; left out: it did not. */
  readonly cutShort?: boolean;
  /** See `BotMove`. */
  readonly replaced?: string;
}

function rethrow(error: unknown): never {
  throw error;
}
