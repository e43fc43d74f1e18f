import { compare, isAdviser } from '../../src/ai/adviser/judge.ts';
import type { Judgement } from '../../src/ai/adviser/judgement.ts';
import type { AdviceQuestion } from '../../src/ai/question.ts';
import type { OpaqueTypes } from '../../src/engine/game.ts';
import { take } from '../../src/engine/take.ts';
import { partsOf } from '../../src/games.ts';

/** What an adviser says that finds a move that was played to cost so much beside another legal one. */
export function costing(cost: number, { played, game: id, ...decision }: AdviceQuestion): Judgement {
  const entry = partsOf(id)!;
  if (!isAdviser(entry) || played === undefined) throw new Error('Only a move that was played is judged.');
  const { game } = entry;
  const other = take(game.moves(decision.view, decision.seat), 2).find(
    (move) => game.format(move) !== played,
  )!;
  const few = { ...entry, plan: { ...entry.plan, rollouts: () => 1 } };
  const judgement = compare(few, decision, [other, game.parse(played) as OpaqueTypes['move']]);
  return {
    ...judgement,
    moves: judgement.moves.map((judged) => {
      if (judged.move !== played) return judged;
      const parts = judged.parts.map((share, place) => ({ ...share, mean: place === 0 ? -cost : 0 }));
      return { ...judged, gain: -cost, error: 0, parts };
    }),
  };
}
