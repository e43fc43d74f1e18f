import { answerQuestion } from '../ai/question.ts';
import { whyNoScreen } from '../capabilities.ts';
import type { Room, Start } from '../front/room.ts';
import { catalogue, partsOf } from '../games.ts';
import { thinkingBots } from '../workers/bots.ts';
import { threadedReview } from '../workers/reviews.ts';
import { complain, Misuse } from './misuse.ts';
import { leaveOutputToScreen } from './output.ts';
import { openRoom, tellNotice } from './room.ts';
import { withPrograms } from './seated-programs.ts';

/** The options of every command that draws. */
export interface ScreenOptions {
  readonly color?: boolean;
  /** Suit symbols whatever the locale and the terminal say, or letters. */
  readonly symbols?: boolean;
  readonly ascii?: boolean;
  /** The command of the program that plays where programs have seats. */
  readonly program?: string;
}

/** Shows the screen. Throws a Misuse where there is no terminal to show it on. */
export async function showScreen(
  start: Start,
  { color, symbols, ascii, program }: ScreenOptions,
  room: Room = openRoom(process.env),
): Promise<void> {
  const obstacle = whyNoScreen(process);
  if (obstacle) {
    tellNotice(room);
    throw new Misuse(obstacle);
  }
  leaveOutputToScreen();
  // What is noticed on the way out, before all else that is done there: the screen is gone by then.
  process.prependOnceListener('exit', () => room.listen(complain));
  const { startApp } = await import('../tui/main.tsx');
  const bots = thinkingBots();
  await startApp({
    room,
    catalogue,
    start,
    // The quick levels answer at once.
    askBot: withPrograms(program, async (question) =>
      question.level === 'hard' ? bots.ask(question) : answerQuestion(partsOf(question.game)!, question),
    ),
    askAdviser: bots.advise,
    warmBots: bots.warm,
    dealHand: bots.dealHand,
    beginReview: threadedReview,
    terminal: {
      colour: color,
      symbols: symbols ? 'unicode' : ascii ? 'ascii' : undefined,
      afterword: () => room.matches.leave().join('\n'),
    },
  });
}
