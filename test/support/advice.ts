import type { Adviser } from '../../src/ai/adviser/judge.ts';
import { adviseOn } from '../../src/ai/question.ts';
import { partsOf } from '../../src/games.ts';
import type { AskAdviser } from '../../src/tui/match/bots.ts';

/** The adviser as it is, but that few imagined deals choose the move. */
export const quickAdviser: AskAdviser = async (question) => {
  await new Promise((resolve) => setImmediate(resolve));
  const entry = partsOf(question.game) as Adviser;
  return adviseOn({ ...entry, plan: { ...entry.plan, rollouts: () => 16 } }, question);
};
