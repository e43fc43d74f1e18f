import type { BotMove, BotQuestion } from '../ai/question.ts';
import { partsOf } from '../games.ts';
import type { ProgramAnswer, Programs } from '../workers/programs.ts';

type AskBot = (question: BotQuestion) => Promise<BotMove>;

interface SeatedPrograms {
  readonly ask: AskBot;
  /** Ends the programs, which would keep this one running. They also end when this one exits. */
  readonly end: () => void;
}

/**
 * Asks a program at each of its seats, all by the same command. A bot of the house takes over when it fails, and in a continued match,
 * which has no command.
 */
export function withPrograms(command: string | undefined, askHouse: AskBot): SeatedPrograms {
  const running = new Map<string, Programs>();
  /** For each game the reason its program was given up, and the seed of the deal in which that was last told. */
  const failed = new Map<string, { readonly why: string; told: string }>();
  // Each program's end, before this program's own, however it ends.
  const end = () => {
    for (const programs of running.values()) programs.close();
  };
  process.once('exit', end);

  async function askProgram(question: BotQuestion): Promise<ProgramAnswer> {
    if (command === undefined) return { why: 'The program that played here is not at hand' };
    const { Programs } = await import('../workers/programs.ts');
    const { game } = partsOf(question.game)!;
    const programs = running.get(game.id) ?? new Programs(game);
    running.set(game.id, programs);
    return programs.choose(command, question);
  }

  const ask: AskBot = async (question) => {
    if (!question.program) return askHouse(question);
    const place = `${question.game} ${question.seat}`;
    const before = failed.get(place);
    // A failed program is not asked again: if it hangs, each deal would wait. Each deal tells the reason once.
    if (before?.told === question.seed) return askHouse(question);
    const answer = before ?? (await askProgram(question));
    if ('move' in answer) return { ...answer, capped: false };
    failed.set(place, { why: answer.why, told: question.seed });
    return { ...(await askHouse(question)), replaced: answer.why };
  };
  return { ask, end };
}
