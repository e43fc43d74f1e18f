import { decisionStream } from '../ai/bot.ts';
import type { Unit } from '../ai/yardstick.ts';
import { type BySeat, isRefusal, type OpaqueTypes, type Seat, type Status } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import type { Setup } from '../engine/setup.ts';
import { plainSpeaker } from '../engine/words.ts';
import type { GameParts } from '../games.ts';
import { Forfeit } from '../workers/program.ts';
import type { Contest, UnitOutcome } from './contest.ts';
import { meanOf } from './estimate.ts';
import { bestOf, seatingsOf } from './seatings.ts';
import type { Side, SideChoice } from './side.ts';
import type { Sides } from './sides.ts';

/** Plays one unit of a contest in every seating, with the same cards. Throws a Forfeit if a side cannot go on. */
export async function playUnit(
  entry: GameParts,
  contest: Contest,
  sides: Sides,
  unit: number,
): Promise<UnitOutcome> {
  const setup = { ...contest.setup, seed: `${contest.setup.seed}/${unit}` };
  const times: number[] = [];
  const searching = { decisions: 0, rollouts: 0, worlds: 0, ms: 0 };
  const note = ({ search }: SideChoice, ms: number): void => {
    times.push(Math.round(1e3 * ms) / 1e3);
    if (!search || search.rollouts === 0) return;
    searching.decisions++;
    searching.rollouts += search.rollouts;
    searching.worlds += search.findings[0]!.worlds;
    searching.ms += ms;
  };
  const { difference, wins } = await compare(entry, contest, setup, sides.a, sides.b, note);
  const clairvoyant = sides.clairvoyant
    ? (await compare(entry, contest, setup, sides.clairvoyant, sides.b, () => {})).difference
    : null;
  return { unit, difference, wins, clairvoyant, times, searching };
}

type Note = (played: SideChoice, ms: number) => void;

async function compare(
  entry: GameParts,
  { mode, unit }: Contest,
  setup: Setup,
  a: Side,
  b: Side,
  note: Note,
): Promise<{ readonly difference: number; readonly wins: number }> {
  const { yardstick } = entry;
  const play = async (
    sideA: readonly Seat[],
  ): Promise<{ gains: BySeat<number>; winners: readonly Seat[] }> => {
    const at = Array.from({ length: setup.seats }, (_, seat) => (sideA.includes(seat) ? a : b));
    const status = await playOut(entry, setup, unit, at, (seat, played, ms) => {
      if (sideA.includes(seat)) note(played, ms);
    });
    if (unit === 'match') return { gains: yardstick.matchGains(status), winners: status.winners! };
    const gains = yardstick.gains(status);
    return { gains, winners: bestOf(gains) };
  };
  const unchanged = mode === 'seat' ? await play([]) : null;
  const differences: number[] = [];
  const wins: number[] = [];
  for (const sideA of seatingsOf(mode, setup.seats)) {
    const { gains, winners } = await play(sideA);
    const ofA = meanOf(gains.filter((_, seat) => sideA.includes(seat)));
    const ofB = unchanged
      ? meanOf(unchanged.gains.filter((_, seat) => sideA.includes(seat)))
      : meanOf(gains.filter((_, seat) => !sideA.includes(seat)));
    differences.push(ofA - ofB);
    wins.push(winners.filter((seat) => sideA.includes(seat)).length / winners.length);
  }
  return { difference: meanOf(differences), wins: meanOf(wins) };
}

/** Plays a deal, or a whole match, with a side in each seat, and returns its last status. */
async function playOut(
  { game }: GameParts,
  setup: Setup,
  unit: Unit,
  at: BySeat<Side>,
  onDecision: (seat: Seat, played: SideChoice, ms: number) => void,
): Promise<Status> {
  let state = game.start(setup);
  let moves = 0;
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat !== undefined) {
      const random = decisionStream(setup.seed, seat, moves++);
      const begun = performance.now();
      const answer = at[seat]!.choose({ state, view: game.view(state, seat), seat, random });
      const played = answer instanceof Promise ? await answer : answer;
      if (hasChoice(game.moves(state, seat))) onDecision(seat, played, performance.now() - begun);
      const refusal = isRefusal(played.move) ? played.move : game.check(state, seat, played.move);
      if (refusal) {
        const why = game.refusalText(refusal, plainSpeaker);
        throw new Forfeit(`${at[seat]!.name} broke the rules at seat ${seat} with "${played.text}": ${why}`);
      }
      state = game.play(state, seat, played.move as OpaqueTypes['move']);
      continue;
    }
    const status = game.status(state);
    if (status.winners !== null || (unit === 'deal' && status.results.length > 0)) return status;
    const deal = status.results.length + 1;
    state = game.deal(state, game.shuffle(setup, randomFor(setup.seed, 'deal', deal)));
  }
}

function hasChoice(moves: Iterable<unknown>): boolean {
  let n = 0;
  for (const _ of moves) if (++n === 2) return true;
  return false;
}
