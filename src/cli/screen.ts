import { answerQuestion } from '../ai/question.ts';
import { plainBy, whyNoScreen } from '../capabilities.ts';
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
  /** `symbols`: suit symbols whatever the locale and the terminal say. `ascii`: letters. */
  readonly symbols?: boolean;
  readonly ascii?: boolean;
  /** False leaves the mouse to the terminal. */
  readonly mouse?: boolean;
  /** Command of the program for its seats. */
  readonly program?: string;
  /** `plain` and `accessible` ask for lines of text instead of a screen. */
  readonly plain?: boolean;
  readonly accessible?: boolean;
}

/** Shows the screen, or plays in lines of text. Throws a Misuse if there is neither a terminal nor a first line. */
export async function showScreen(
  start: Start,
  options: ScreenOptions,
  room: Room = openRoom(process.env),
): Promise<void> {
  const plain = plainBy(process, options.plain || options.accessible || room.settings.plain === 'on');
  if (plain) await playPlainly(start, options, room, plain === 'left');
  else await draw(start, options, room);
}

/** The threads and programs that play and judge. */
function thinking(program: string | undefined) {
  const bots = thinkingBots();
  // The quick levels answer at once, without a thread.
  const programs = withPrograms(program, async (question) =>
    question.level === 'hard' ? bots.ask(question) : answerQuestion(partsOf(question.game)!, question),
  );
  return {
    askBot: programs.ask,
    endPrograms: programs.end,
    askAdviser: bots.advise,
    warmBots: bots.warm,
    dealHand: bots.dealHand,
    beginReview: threadedReview,
  };
}

/**
 * Plays in lines of text. `isLeft`: nobody asked for them, there just is no terminal. Then the bare menu is refused, and so is an input
 * that ends before its first line.
 */
async function playPlainly(
  start: Start,
  { program }: ScreenOptions,
  room: Room,
  isLeft: boolean,
): Promise<void> {
  const { stdin, stdout } = process;
  const refuse = () => {
    tellNotice(room);
    return new Misuse(whyNoScreen(process)!);
  };
  if (isLeft && start.kind === 'menu') throw refuse();
  const bytes = stdin[Symbol.asyncIterator]();
  const first = isLeft && !stdin.isTTY ? await bytes.next() : null;
  if (first?.done) throw refuse();
  const { startPlain } = await import('../plain/main.ts');
  // Keeps the program running: the thread of a bot does not, and the input may have ended.
  const staying = setInterval(() => {}, LONG);
  const { endPrograms, ...thinkers } = thinking(program);
  await startPlain({
    ...{ room, catalogue, start },
    ...thinkers,
    streams: {
      input: first ? resumed(first.value, bytes) : stdin,
      write: (text) => void stdout.write(text),
      isEchoing: !stdin.isTTY,
    },
  });
  clearInterval(staying);
  endPrograms();
}

/** A day in ms. */
const LONG = 86_400_000;

/** Puts back the first piece of a stream. */
async function* resumed<T>(first: T, others: AsyncIterableIterator<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

async function draw(
  start: Start,
  { color, symbols, ascii, mouse, program }: ScreenOptions,
  room: Room,
): Promise<void> {
  leaveOutputToScreen();
  // Complains about problems on the way out first, when the screen is gone.
  process.prependOnceListener('exit', () => room.listen(complain));
  const { startApp } = await import('../tui/main.tsx');
  await startApp({
    ...{ room, catalogue, start },
    ...thinking(program),
    terminal: {
      colour: color,
      mouse,
      symbols: symbols ? 'unicode' : ascii ? 'ascii' : undefined,
      afterword: () => room.matches.leave().join('\n'),
    },
  });
}
