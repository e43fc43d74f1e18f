import type { Answer, BotQuestion } from '../ai/question.ts';
import { partsOf } from '../games.ts';
import { type ProgramAnswer, Programs } from '../workers/programs.ts';

type AskBot = (question: BotQuestion) => Promise<Answer>;

/**
 * Asks programs where they have a seat, each by the same command; where one fails, or there is no command, as in a match that is gone on with,
 * a bot of the house from then on.
 */
export function withPrograms(command: string | undefined, askHouse: AskBot): AskBot {
  const running = new Map<string, Programs>();
  const replaced = new Set<string>();
  // Their ends are seen to before this program's own, however it ends.
  process.once('exit', () => {
    for (const programs of running.values()) programs.close();
  });

  async function askProgram(question: BotQuestion): Promise<ProgramAnswer> {
    if (command === undefined) return { why: 'The program that played here is not at hand' };
    const { game } = partsOf(question.game)!;
    const programs = running.get(game.id) ?? new Programs(game);
    running.set(game.id, programs);
    return programs.choose(command, question);
  }

  return async (question) => {
    // Each deal has a seed of its own, so a program is tried again when the next cards are dealt.
    const place = `${question.seed} ${question.seat}`;
    if (!question.program || replaced.has(place)) return askHouse(question);
    const answer = await askProgram(question);
    if ('move' in answer) return { ...answer, capped: false };
    replaced.add(place);
    return { ...(await askHouse(question)), replaced: answer.why };
  };
}
