import { type CardSet, FULL, minus } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { NO_PLAY, type Rating, sizeOf } from '../../engine/shang/combination.ts';
import { isOpening, NOBODY, nextToAct } from '../../engine/shang/rules.ts';
import type { Hidden, PlayPhase } from '../../engine/shang/state.ts';
import { type Holding, holdingOf, type Play, playsOfRanks, without } from './holding.ts';

/** A deal in play, changed in place: the basis of decisions and of imagined play. */
export interface ShangSim {
  /** Null for an unknown hand. */
  readonly holdings: (Holding | null)[];
  /** The number of cards in each hand. */
  readonly cardsLeft: number[];
  /** All cards that have not been played. */
  unplayed: CardSet;
  /** The seats that have checked, and are out until the table is fresh. */
  checked: BySeat<boolean>;
  /** The play to beat, `NO_PLAY` on a fresh table, and its player. */
  top: Rating;
  maker: Seat;
  turn: Seat;
  /** Is this the first play of a match, which must contain the 2♣? */
  opening: boolean;
}

export function simOf(position: PlayPhase<Hidden>, cardsLeft: BySeat<number>): ShangSim {
  const { hands, played, checked, top, turn } = position;
  return {
    holdings: hands.map((hand) => hand && holdingOf(hand)),
    cardsLeft: cardsLeft.slice(),
    unplayed: minus(FULL, played),
    checked,
    top: top?.rating ?? NO_PLAY,
    maker: top?.seat ?? turn,
    turn,
    opening: isOpening(position),
  };
}

/** Makes a legal play, or a check (null), for the seat to act. The deal is over once a hand is empty. */
export function applyMove(sim: ShangSim, play: Play | null): void {
  const { turn, holdings } = sim;
  sim.opening = false;
  if (play === null) sim.checked = sim.checked.with(turn, true);
  else {
    const holding = holdings[turn];
    if (holding) holdings[turn] = without(holding, play);
    sim.cardsLeft[turn]! -= sizeOf(play.rating);
    sim.unplayed = minus(sim.unplayed, play.cards);
    sim.top = play.rating;
    sim.maker = turn;
  }
  sim.turn = nextToAct(sim.checked, turn);
  if (play === null && sim.turn === sim.maker) {
    sim.top = NO_PLAY;
    sim.checked = NOBODY;
  }
}

/** Returns the legal plays of the seat to act. A check is legal too, except on a fresh table. */
export function playsFor({ holdings, turn, top, opening }: ShangSim): Play[] {
  const { cards, fivers } = holdings[turn]!;
  if (top !== NO_PLAY) {
    const size = sizeOf(top);
    return size === 5 ? fivers.filter(({ rating }) => rating > top) : playsOfRanks(cards, size, top);
  }
  const all = [1, 2, 3].flatMap((size) => playsOfRanks(cards, size, NO_PLAY)).concat(fivers);
  return opening ? all.filter((play) => (play.cards.low & 1) !== 0) : all;
}
