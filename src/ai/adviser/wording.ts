import type { GameTypes, OpaqueTypes, Seat, Speaker } from '../../engine/game.ts';
import type { Fate } from './fates.ts';
import type { Sense, Telling } from './telling.ts';

/** What is known of one of two moves that are compared. `Fact` is the union of the game's facts. */
export interface Findings<Fact extends string = string> {
  /** Canonical text. */
  readonly move: string;
  mean(fact: Fact): number;
  /** In what share of the deals, from 0 to 1, the fact has this value. */
  share(fact: Fact, value: number): number;
  /** Its most frequent value. */
  usual(fact: Fact): number;
}

/** Two moves, of which the best is known to be better, and for whom that is said. */
export interface Comparison<Fact extends string = string> {
  readonly best: Findings<Fact>;
  readonly other: Findings<Fact>;
  /** Whose move it is: the sentences call this seat "you". */
  readonly seat: Seat;
  readonly speaker: Speaker;
}

/**
 * A way to tell a part by a fact that moved. It is used only if the fact moved in the part's favour and differs as printed; so a
 * game lists sayings without asking that.
 */
export interface Saying {
  /** The fact after the best move and after the other one. */
  readonly best: number;
  readonly other: number;
  /** `share`: from 0 to 1, printed as n of 100. `number`: printed with so many `digits`. */
  readonly as: 'share' | 'number';
  /** Digits behind the point of a number. Left out: 0. */
  readonly digits?: 0 | 1;
  /** Whether more of it speaks for a move or against it. */
  readonly good: 'more' | 'less';
  /**
   * How much one more of it adds to the value or takes from it, or the least and the most. Of a share that is what happens always worth beside
   * what happens never. A fact is told only if its change is worth at least half of the part, and not much more than the part.
   */
  readonly worth: number | readonly [least: number, most: number];
  /** The clause without a figure, as the fact moved: "you take the Pig less often". */
  readonly clause: string;
  /** The clause with both figures as printed, 6 and 18: "you take the Pig in 6 of 100, not 18". */
  say(best: string, other: string): string;
}

/** A plan behind a difference, as a clause. */
export interface Plan {
  readonly clause: string;
  /** The less, the more the plan says to a player; 0 or more. */
  readonly rank: number;
  /** The parts of the result that it is about. Empty: none alone, so it gives way to one that brings most. Left out: any. */
  readonly parts?: readonly string[];
}

/** What a game adds so that a judgement can be said. */
export interface Wording<Part extends string = string, Fact extends string = string> {
  /** A part in a sum, in front of its figure: "Pig", "Cat's cards". */
  part(part: Part, about: Comparison<Fact>): string;
  /** Ways to tell a part that speaks for the best move, the most telling first. */
  sayings(part: Part, about: Comparison<Fact>): readonly Saying[];
  /** The clause where no saying holds: "later tricks bring your side more". */
  plain(part: Part, about: Comparison<Fact>): string;
  /** A move in a sentence. Left out: its canonical text with cards as the reader sees them, without a verb such as `pass`, `bid` or `bury`. */
  move?(move: string, speaker: Speaker): string;
  /** What a newcomer would not expect of the best move, in a line of the panel: a bid that is mostly set. Left out, or null: nothing. */
  warning?(best: Findings<Fact>): string | null;
  /** The plan behind a fate, null if it is none. Left out: none is. */
  plan?(fate: Fate, about: Comparison<Fact>): Plan | null;
  /** A shorter name for where there is no room: "the straight". Left out: none. */
  short?(move: string, speaker: Speaker): string | null;
  /** Is it a choice of several cards, of which only those that differ are named? Left out: no. */
  isChoice?(move: string): boolean;
}

/** What a game adds to the adviser. */
export interface AdviserPlan<
  G extends GameTypes,
  Part extends string = string,
  Fact extends string = string,
> {
  readonly telling: Telling<G, Part, Fact>;
  readonly wording: Wording<Part, Fact>;
  /** Moves that are compared with the best one in any case, such as a pass. Left out: none are. */
  always?(view: G['view'], seat: Seat): readonly G['move'][];
  /** Does the move say something untrue of the hand, so that it pays only while the player's partner believes it? No hint names it. Left out: none does. */
  misleads?(view: G['view'], seat: Seat, move: G['move']): boolean;
  /** Left out: the policy plays on for the player. */
  readonly sense?: Sense<G>;
  /** The measure of a hint in place of a chance that no move changes. Left out: nothing. */
  readonly aim?: Sense<G>;
  /** Moves that differ from this one in nothing that counts, so that one of them is tried for all. Left out: none do. */
  alike?(view: G['view'], seat: Seat, move: G['move']): readonly G['move'][];
}

export type AnyAdviserPlan = AdviserPlan<OpaqueTypes>;
