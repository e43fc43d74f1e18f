import { type CardSet, equals, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_PLAY } from '../../engine/shang/combination.ts';
import { beginPlay } from '../../engine/shang/rules.ts';
import { HAND, type State, type Turn } from '../../engine/shang/state.ts';
import { STRANGEST } from '../history.ts';
import { holdingOf, type Play, without } from './holding.ts';
import { judgeBy } from './judge.ts';
import { applyMove, playsFor, type ShangSim, simOf } from './sim.ts';
import { WEIGHTS } from './weights.ts';

const judge = judgeBy(WEIGHTS);

/** A deal at one turn, with the play; null for a check. */
interface Moment {
  readonly sim: ShangSim;
  readonly made: CardSet | null;
}

/** Each seat's turns, by the list of turns. All worlds of a view have the same turns, only with other hands. */
const pasts = new WeakMap<readonly Turn[], readonly Moment[][]>();

/** Returns the cards dealt to each seat. */
function dealtIn({ hands, turns }: State): CardSet[] {
  const dealt: CardSet[] = hands.slice();
  for (const { seat, move } of turns) if (move.kind === 'play') dealt[seat] = union(dealt[seat]!, move.cards);
  return dealt;
}

function pastOf({ standing, turns }: State, dealt: readonly CardSet[]): readonly Moment[][] {
  const found = pasts.get(turns);
  if (found) return found;
  const past = dealt.map((): Moment[] => []);
  const sim = simOf(
    beginPlay(standing, dealt, turns[0]!.seat),
    dealt.map(() => HAND),
  );
  for (const { seat, move } of turns) {
    const made = move.kind === 'play' ? move.cards : null;
    const { holdings, cardsLeft } = sim;
    past[seat]!.push({ sim: { ...sim, holdings: holdings.slice(), cardsLeft: cardsLeft.slice() }, made });
    applyMove(sim, made && playOf(playsFor(sim), made));
  }
  pasts.set(turns, past);
  return past;
}

const playOf = (plays: readonly Play[], made: CardSet): Play =>
  plays.find(({ cards }) => equals(cards, made))!;

/**
 * Returns how well an imagined deal explains the moves of the other seats, above 0, at most 1. A turn, above all a check, is as strange as the number
 * of turns by which the judge finds it worse than the best move.
 */
export function likelihood(world: State, me: Seat): number {
  if (world.turns.length === 0) return 1;
  const dealt = dealtIn(world);
  let strange = 0;
  for (const [seat, moments] of pastOf(world, dealt).entries())
    if (seat !== me) strange += strangenessOf(moments, seat, dealt[seat]!);
  return Math.exp(-strange);
}

/** Returns how strange a seat's turns would be with these cards dealt to it. All else that it saw is known. */
function strangenessOf(moments: readonly Moment[], seat: Seat, dealt: CardSet): number {
  let holding = holdingOf(dealt);
  let strange = 0;
  for (const { sim, made } of moments) {
    sim.holdings[seat] = holding;
    const plays = playsFor(sim);
    const play = made && playOf(plays, made);
    strange += Math.min(STRANGEST, strangeness(sim, plays, play));
    if (play) holding = without(holding, play);
  }
  return strange;
}

/** Returns how much worse a move looks to the seat to act than the best one, in turns. */
function strangeness(sim: ShangSim, plays: readonly Play[], made: Play | null): number {
  if (plays.length === 0) return 0;
  judge.readDecision(sim);
  let best = sim.top === NO_PLAY ? Number.NEGATIVE_INFINITY : judge.verdictOn(null).value;
  for (const play of plays) best = Math.max(best, judge.verdictOn(play).value);
  return best - judge.verdictOn(made).value;
}
