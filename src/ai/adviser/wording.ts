import type { GameTypes, OpaqueTypes, Seat, Speaker } from '../../engine/game.ts';
import type { Fate } from './fates.ts';
import type { Sense, Telling } from './telling.ts';

/** The facts found of one of two compared moves. `Fact` is the union of the game's facts. */
export interface Findings<Fact extends string = string> {
  /** Canonical text. */
  readonly move: string;
  mean(fact: Fact): number;
  /** The share of the deals, from 0 to 1, in which the fact has this value. */
  share(fact: Fact, value: number): number;
  /** The most frequent value of the fact. */
  usual(fact: Fact): number;
}

/** Two moves, of which `best` is the better one, and how its player reads them. */
export interface Comparison<Fact extends string = string> {
  readonly best: Findings<Fact>;
  readonly other: Findings<Fact>;
  /** The seat of the player; sentences call it "you". */
  readonly seat: Seat;
  readonly speaker: Speaker;
}

/** Explains a part by a fact that differs. Unless the fact points the same way as the part, it is not used, so a game need not check. */
export interface Saying {
  /** The fact after the best move, and after the other one. */
  readonly best: number;
  readonly other: number;
  /** `share`: from 0 to 1, printed as n of 100. `number`: printed with `digits`. */
  readonly as: 'share' | 'number';
  /** Digits after the point of a number. Left out: 0. */
  readonly digits?: 0 | 1;
  /** Is more of it good, or less? */
  readonly good: 'more' | 'less';
  /**
   * Value of one more of it, 0 or more, or the least and the most. For a share: of an event that always comes about, against one that never does. The
   * fact is used only if its change is worth about as much as the part, see `EXPLAINS`.
   */
  readonly worth: number | readonly [least: number, most: number];
  /** The clause without figures, in the direction of the change: "you take the Pig less often". */
  readonly clause: string;
  /** The clause with both figures as printed, 6 and 18: "you take the Pig in 6 of 100, not 18". */
  say(best: string, other: string): string;
}

/** A plan behind a difference, as a clause. */
export interface Plan {
  readonly clause: string;
  /** The move after which the clause is true, or true more often. */
  readonly after: 'best' | 'other';
  /** Plans of lower rank say more to a player. 0 or more. */
  readonly rank: number;
  /** The parts of the result that the plan is about. Empty: none in particular, so it gives way to a part that brings most. Left out: any part. */
  readonly parts?: readonly string[];
}

/** A game's words for judgements. */
export interface Wording<Part extends string = string, Fact extends string = string> {
  /** The name of a part in front of its figure: "Pig", "Cat's cards". */
  part(part: Part, about: Comparison<Fact>): string;
  /** Sayings that explain a part in favour of the best move, the most telling first. */
  sayings(part: Part, about: Comparison<Fact>): readonly Saying[];
  /** The clause for a part without a saying: "later tricks bring your side more". */
  plain(part: Part, about: Comparison<Fact>): string;
  /** Names a move in a sentence. Left out: its canonical text, cards as the reader sees them, without a verb such as `pass`, `bid` or `bury`. */
  move?(move: string, speaker: Speaker): string;
  /** Warns of an effect of the best move that newcomers do not expect, in a line of the panel: a bid that is mostly set. Left out, or null: none. */
  warning?(best: Findings<Fact>): string | null;
  /** The plan behind a fate; null if it is no plan. Left out: none is. */
  plan?(fate: Fate, about: Comparison<Fact>): Plan | null;
  /** A shorter name of a move: "the straight". Null or left out: there is none. */
  short?(move: string, speaker: Speaker): string | null;
  /** Is the move a choice of several cards, of which only the differing ones are named? Left out: no. */
  isChoice?(move: string): boolean;
}

/** How much to compare moves, in budgets of a search. */
export interface Budgets {
  /** The most rollouts. */
  readonly telling: number;
  /** How many of these budgets may include moves other than the first and its rival. */
  readonly others: number;
}

/** A game's own part of the adviser. */
export interface AdviserPlan<
  G extends GameTypes,
  Part extends string = string,
  Fact extends string = string,
> {
  readonly telling: Telling<G, Part, Fact>;
  readonly wording: Wording<Part, Fact>;
  /** The most effort for a hint. Left out: that of most games. */
  readonly hint?: Budgets;
  /** Moves to compare with the best one in any case, such as a pass. Left out: none. */
  always?(view: G['view'], seat: Seat): readonly G['move'][];
  /** Does the move say something untrue of the hand, so that it pays only while the partner believes it? A hint never advises it. Left out: none does. */
  misleads?(view: G['view'], seat: Seat, move: G['move']): boolean;
  /** Left out: the policy plays on for the player. */
  readonly sense?: Sense<G>;
  /** Changes what a hint counts if no move changes the chance to win. Left out: nothing changes. */
  readonly aim?: Sense<G>;
  /** Moves that are equal to this one in all that counts, so that only one of them is tried. Left out: none are. */
  alike?(view: G['view'], seat: Seat, move: G['move']): readonly G['move'][];
}

export type AnyAdviserPlan = AdviserPlan<OpaqueTypes>;
