import { type Adviser, compare, type Decision } from '../../src/ai/adviser/judge.ts';
import { isWorse, type Judged, type Judgement, SURE } from '../../src/ai/adviser/judgement.ts';
import type { OpaqueTypes } from '../../src/engine/game.ts';

/** How many times as many deals a judgement is compared with. */
const MORE = 6;

/** What a judgement tells of its rival, looked for in six times as many fresh deals. */
export interface JudgedAgain {
  /** The part that speaks most for the best move. */
  readonly part: string;
  /** Does that part speak for it there, too? */
  readonly isPartKept: boolean;
  /** Does the gain lie within both errors? */
  readonly isWithin: boolean;
}

/** Looks for what is told of the rival in many more deals. Null where the rival is not worse for sure. */
export function judgedAgain(bot: Adviser, decision: Decision, judgement: Judgement): JudgedAgain | null {
  const told = judgement.moves.find(({ move }) => move === judgement.rival);
  if (!told || !isWorse(judgement, told)) return null;
  const moves = [judgement.best, told.move].map((move) => bot.game.parse(move) as OpaqueTypes['move']);
  const found = Array.from({ length: MORE }, (_, turn) =>
    compare(bot, { ...decision, seed: `${decision.seed} again ${turn}` }, moves),
  ).map(({ moves: [, other] }) => other!);
  const mean = (of: (judged: Judged) => number): number =>
    found.reduce((sum, judged) => sum + of(judged), 0) / MORE;
  const error = Math.sqrt(mean((judged) => judged.error ** 2) / MORE);
  const { part } = told.parts.reduce((most, share) => (share.mean < most.mean ? share : most));
  return {
    part,
    isPartKept: mean(({ parts }) => parts.find((share) => share.part === part)!.mean) < 0,
    isWithin: Math.abs(mean(({ gain }) => gain) - told.gain) <= SURE * (error + told.error),
  };
}
