import type { Seat } from '../../engine/game.ts';
import type { Match, Step } from '../../engine/match.ts';

/** Decisions of the only person at the keyboard, who can take them back. Several people at one keyboard take nothing back. */
export class Decisions {
  readonly #match: Match;
  readonly #isAlone: boolean;
  /** How many moves had been made at each decision. */
  readonly #at: number[];
  /** Of those taken back, the last one last: how many moves had been made at it, and when it was taken back. */
  readonly #back: { readonly from: number; readonly to: number }[] = [];

  /** `wasAsked`: whether a seat was asked for the move that followed a step, null before the first; for what was decided before loading. */
  constructor(match: Match, people: readonly Seat[], wasAsked: (seat: Seat, before: Step | null) => boolean) {
    this.#match = match;
    this.#isAlone = people.length === 1;
    this.#at = this.#isAlone ? pastDecisions(match, people[0]!, wasAsked) : [];
  }

  /** A person has decided something when so many moves had been made. */
  note(moves: number): void {
    if (this.#isAlone) this.#at.push(moves);
  }

  get canUndo(): boolean {
    return this.#at.length > 0;
  }

  /** The deals that become unrated when the last decision is taken back: hidden cards have been shown since, see `shownSince`. */
  get unrates(): readonly number[] {
    const moves = this.#at.at(-1);
    if (moves === undefined) return [];
    const { unrated } = this.#match.aid();
    return this.#match.unratedBy(this.#match.moveCount - moves).filter((deal) => !unrated.includes(deal));
  }

  /** Takes back everything down to the last decision. False if there is none. */
  undo(): boolean {
    const moves = this.#at.pop();
    if (moves === undefined) return false;
    this.#back.push({ from: moves, to: this.#match.moveCount });
    return this.#match.undo(this.#match.moveCount - moves);
  }

  /**
   * Forgets the decision that was taken back last, for it is made once more. Returns how many moves there will be then: a claim is several.
   * Null where it was taken back before the match was loaded.
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
