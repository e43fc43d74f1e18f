import type { Seat } from '../../engine/game.ts';
import type { Match, Step } from '../../engine/match.ts';

/** The decisions of the only person at the keyboard, which can be taken back. Several people at one keyboard take nothing back. */
export class Decisions {
  readonly #match: Match;
  readonly #isAlone: boolean;
  /** The number of moves before each decision. */
  readonly #at: number[];
  /** Decisions taken back, the last one last: the number of moves before it, and when it was taken back. */
  readonly #back: { readonly from: number; readonly to: number }[] = [];

  /** `wasAsked`: was a seat asked for the move after this step (null: before the first)? Used for decisions before loading. */
  constructor(match: Match, people: readonly Seat[], wasAsked: (seat: Seat, before: Step | null) => boolean) {
    this.#match = match;
    this.#isAlone = people.length === 1;
    this.#at = this.#isAlone ? pastDecisions(match, people[0]!, wasAsked) : [];
  }

  /** Notes that a person has decided something after this many moves. */
  note(moves: number): void {
    if (this.#isAlone) this.#at.push(moves);
  }

  get canUndo(): boolean {
    return this.#at.length > 0;
  }

  /** The deals that become unrated if the last decision is taken back, as hidden cards have been shown since; see `shownSince`. */
  get unrates(): readonly number[] {
    const moves = this.#at.at(-1);
    if (moves === undefined) return [];
    const { unrated } = this.#match.aid();
    return this.#match.unratedBy(this.#match.moveCount - moves).filter((deal) => !unrated.includes(deal));
  }

  /** Takes back everything to the last decision. Returns false if there is none. */
  undo(): boolean {
    const moves = this.#at.pop();
    if (moves === undefined) return false;
    this.#back.push({ from: moves, to: this.#match.moveCount });
    return this.#match.undo(this.#match.moveCount - moves);
  }

  /**
   * Forgets the decision that was taken back last, as it is made again. Returns the number of moves afterwards, since a claim makes several; null if
   * it was taken back before the match was loaded.
   */
  redone(): number | null {
    const { from, to } = this.#back.pop() ?? {};
    return from === this.#match.moveCount ? (to ?? null) : null;
  }
}

function pastDecisions(
  { history }: Match,
  seat: Seat,
  wasAsked: (seat: Seat, before: Step | null) => boolean,
): number[] {
  const decisions: number[] = [];
  let moves = 0;
  history.forEach((step, at) => {
    if (step.seat === null) return;
    if (step.seat === seat && wasAsked(seat, history[at - 1] ?? null)) decisions.push(moves);
    moves++;
  });
  return decisions;
}
