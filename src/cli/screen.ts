import { answerQuestion } from '../ai/question.ts';
import { catalogue, findEntry } from '../catalogue.ts';
import type { Room, Start } from '../tui/room.ts';
import { whyNoScreen } from '../tui/terminal/capabilities.ts';
import { thinkingBots } from '../workers/bots.ts';
import { threadedReview } from '../workers/reviews.ts';
import { WARM } from './compiled-code.ts';
import { Misuse } from './misuse.ts';
import { leaveOutputToScreen } from './output.ts';
import { openRoom } from './room.ts';

/** The options of every command that draws. */
export interface ScreenOptions {
  readonly color?: boolean;
  readonly ascii?: boolean;
}

/**
 * Frames leave much behind. V8 would rather take new memory than look through what it has: a fifth more in play. Code that it compiled
 * before it was told so, it takes only from one that was not told yet: so not before such code is kept.
 */
function keepHeapSmall(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--optimize-for-size');
}

/** Shows the screen. Throws a Misuse where there is no terminal to show it on. */
export async function showScreen(
  start: Start,
  { color, ascii }: ScreenOptions,
  room: Room = openRoom(process.env),
): Promise<void> {
  const obstacle = whyNoScreen(process);
  if (obstacle) throw new Misuse(obstacle);
  leaveOutputToScreen();
  setTimeout(keepHeapSmall, WARM + 1000).unref();
  const { startApp } = await import('../tui/main.tsx');
  const bots = thinkingBots();
  await startApp({
    room,
    catalogue,
    start,
    // The quick levels answer at once.
    askBot: async (question) =>
      question.level === 'hard' ? bots.ask(question) : answerQuestion(findEntry(question.game)!, question),
    warmBots: bots.warm,
    beginReview: ({ game }) => threadedReview(game.id),
    terminal: { colour: color, ascii, afterword: () => room.matches.leave().join('\n') },
  });
}
