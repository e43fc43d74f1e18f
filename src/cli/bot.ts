import { chooseMove, LEVELS, type Level } from '../ai/bot.ts';
import { answerLine } from '../workers/exec-format.ts';
import { oneOf } from './flags.ts';
import { gameNamed } from './game-named.ts';
import { linesIn, print, STDIN } from './pipes.ts';

interface BotOptions {
  readonly level: string;
}

/** `cardroom bot GAME --level L`: answers each question on standard input with a move, until the input ends. */
export function bot(id: string, options: BotOptions): void {
  const parts = gameNamed(id);
  const level: Level = oneOf('--level', LEVELS, options.level);
  for (const line of linesIn(STDIN)) {
    const answer = answerLine(
      parts.game,
      (view, seat, random) => chooseMove(parts, level, view, seat, random).move,
      line,
    );
    print(`${answer}\n`);
  }
}
