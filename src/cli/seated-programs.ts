import type { BotMove, BotQuestion } from '../ai/question.ts';
import { partsOf } from '../games.ts';
import { type ProgramAnswer, Programs } from '../workers/programs.ts';

type AskBot = (question: BotQuestion) => Promise<BotMove>;

interface SeatedPrograms {
  readonly ask: AskBot;
  /** Ends the programs, which keep this one running. The exit of this one ends them, too. */
  readonly end: () => void;
}

/**
 * Asks programs where they have a seat, each by the same command; where one fails, or there is no command, as in a match that is gone on with,
 * a bot of the house from then on.
 */
export function withPrograms(command: string | undefined, askHouse: AskBot): SeatedPrograms {
  const running = new Map<string, Programs>();
  /** Why the program of a game's seat was given up, and the seed of the deal in which that was last told. */
  const failed = new Map<string, { readonly why: string; told: string }>();
  // Their ends are seen to before this program's own, however it ends.
  const end = () => {
    for (const programs of running.values()) programs.close();
  };
  process.once('exit', end);

  async function askProgram(question: BotQuestion): Promise<ProgramAnswer> {
    if (command === undefined) return { why: 'The program that played here is not at hand' };
    const { game } = partsOf(question.game)!;
    const programs = running.get(game.id) ?? new Programs(game);
    running.set(game.id, programs);
    return programs.choose(command, question);
  }

  const ask: AskBot = async (question) => {
    if (!question.program) return askHouse(question);
    const place = `${question.game} ${question.seat}`;
    const before = failed.get(place);
    // A program that hangs would be waited for in each deal, so it is not asked again. That is told in each.
    if (before?.told === question.seed) return askHouse(question);
    const answer = before ?? (await askProgram(question));
    if ('move' in answer) return { ...answer, capped: false };
    failed.set(place, { why: answer.why, told: question.seed });
    return { ...(await askHouse(question)), replaced: answer.why };
  };
  return { ask, end };
}
