import type { Speaker } from '../engine/game.ts';
import { spoken } from '../lessons/lesson.ts';
import type { Session } from '../tui/match/session.ts';
import type { Tutor } from '../tui/screens/match/tutor.ts';
import { lessonTexts, notAllowedText } from '../tui/screens/match/words.ts';
import type { ReviewStart } from '../tui/screens/review/review.tsx';
import { moveText } from './cards.ts';
import { decisionAsking } from './decision.ts';
import type { House } from './house.ts';
import { lookCommands } from './look.ts';
import { settled } from './settled.ts';
import { Sitting } from './sitting.ts';
import type { Asking, Command } from './talk.ts';
import { matchTexts, taughtTexts as texts } from './words.ts';

/** An exercise on the table. */
export interface OnTable {
  readonly session: Session;
  readonly tutor: Tutor;
}

/** The page around exercises. */
export interface Teaching {
  readonly house: House;
  /** The present exercise; a later call may return the next one. */
  shown(): OnTable | Promise<OnTable>;
  /** Called before each question, to save the progress. */
  onStep?(): void;
  /** Opens the next lesson; left out if there is none. */
  readonly onNext?: (() => void) | undefined;
  /** Shows the position in its match. Left out if it belongs to none. */
  onReview?(by: ReviewStart['by']): void | Promise<void>;
}

/** Teaches exercises one after another, until they are over or left. */
export async function teach(teaching: Teaching): Promise<void> {
  const { house } = teaching;
  let sitting: Sitting | null = null;
  let told = '';
  await house.talk.converse(async () => {
    if (house.isLeaving) return null;
    const { session, tutor } = await teaching.shown();
    if (sitting?.session !== session) {
      sitting = new Sitting(house, session);
      sitting.isMidway = true;
    }
    const here = sitting;
    here.shows = (part) => tutor.shows?.has(part) ?? true;
    await settled(session, () => house.talk.say(...here.news.take()));
    house.talk.say(...here.news.take());
    teaching.onStep?.();
    const step = tutor.parts.join(', ');
    if (step !== told) house.talk.say(step);
    told = step;
    const { mode } = session.scene;
    return mode.kind === 'turn' ? taskAsking(here, tutor, house) : readAsking(here, tutor, teaching);
  });
}

/** Asks for the move of a task. */
function taskAsking(sitting: Sitting, tutor: Tutor, house: House): Asking {
  const { session, speaker } = sitting;
  const { mode } = session.scene;
  const { game } = session.entry;
  const { picked } = tutor;
  if (picked !== null) sitting.hinted = { decision: session.scene.decision, move: picked };
  const asking = decisionAsking(sitting, mode as Extract<typeof mode, { kind: 'turn' }>, (move) =>
    choose(sitting, tutor, move),
  );
  return {
    ...asking,
    lines: [
      tutor.wordsFor(speaker),
      tutor.isStuck ? lessonTexts.shows('hint') : '',
      texts.marked(markedIn(tutor, speaker)),
      picked === null ? '' : texts.picked(moveText(game, picked, speaker)),
      ...asking.lines,
    ],
    commands: [
      { word: 'hint', letter: 'i', help: texts.help.hint, run: () => giveIn(sitting, tutor) },
      backCommand(sitting, tutor),
      ...asking.commands.filter(({ word }) => !NOT_TAUGHT.has(word)),
      leaveCommand(house, sitting, tutor),
    ],
  };
}

/** Returns the names of the cards, seats and spaces that the screen marks. */
const markedIn = ({ marked }: Tutor, { card, seat }: Speaker): string[] =>
  [...marked].map((pointer) => {
    const [kind, name = ''] = pointer.split(' ');
    return kind === 'card' ? card(name) : kind === 'seat' ? seat(Number(name)) : name;
  });

/** Commands of a match that a lesson lacks or replaces. */
const NOT_TAUGHT: ReadonlySet<string> = new Set(['hint', 'compare', 'undo', 'redo', 'options', 'score']);

/** Hands a move to the tutor, and says the outcome. */
async function choose(sitting: Sitting, tutor: Tutor, move: string): Promise<void> {
  const { session, house, speaker } = sitting;
  const { scene } = session;
  const answer = tutor.choose(move);
  if (answer.kind === 'refused') {
    sitting.refused = answer.refusal;
    house.talk.say(notAllowedText(session.entry.game.refusalText(answer.refusal, speaker)));
  }
  if (answer.kind === 'judging' && session.scene === scene)
    await new Promise<void>((resolve) => {
      const stop = session.subscribe(() => {
        stop();
        resolve();
      });
    });
}

/** Shows the right move and the reason; an empty line plays it. */
function giveIn(sitting: Sitting, tutor: Tutor): void {
  const { session, house, speaker } = sitting;
  const { move, why } = tutor.giveIn();
  sitting.hinted = { decision: session.scene.decision, move };
  house.talk.say(matchTexts.hint(moveText(session.entry.game, move, speaker)), spoken(why, speaker.card));
}

const backCommand = ({ house }: Sitting, tutor: Tutor): Command => ({
  word: 'back',
  letter: 'u',
  help: texts.help.back,
  run() {
    if (!tutor.withdraw() && !tutor.back()) house.talk.say(lessonTexts.first);
  },
});

const leaveCommand = (house: House, { session }: Sitting, tutor: Tutor): Command => ({
  word: 'leave',
  letter: 'q',
  help: texts.help.leave,
  run() {
    if (!tutor.isOver) house.talk.say(tutor.leaving[1]);
    house.toLessons(session.entry);
  },
});

/** Words to read; an empty line goes on. */
function readAsking(sitting: Sitting, tutor: Tutor, { house, onNext, onReview }: Teaching): Asking {
  const { session, speaker } = sitting;
  if (tutor.showsSheet) sitting.tellScore();
  const match = () => house.door.usual(session.entry);
  const ends: Command[] = tutor.isOver
    ? [
        ...(onNext ? [{ word: 'next', help: texts.help.next, run: onNext }] : []),
        { word: 'match', letter: 'n', help: texts.help.match, run: match },
      ]
    : [];
  return {
    lines: [
      tutor.wordsFor(speaker),
      tutor.isOver ? texts.over(onNext !== undefined) : tutor.isWrong ? texts.wrong : matchTexts.goOn,
    ],
    commands: [
      ...ends,
      ...(onReview && !tutor.isOver ? reviewCommands(onReview) : []),
      backCommand(sitting, tutor),
      ...lookCommands(sitting).filter(({ word }) => !NOT_TAUGHT.has(word)),
      leaveCommand(house, sitting, tutor),
    ],
    enter: () => (tutor.isOver ? (onNext ?? match)() : tutor.goOn()),
  };
}

/** Commands that show a position's outcome in its match, and other possibilities. */
const reviewCommands = (open: NonNullable<Teaching['onReview']>): Command[] => [
  { word: 'examine', letter: 'e', help: texts.help.examine, run: () => open('look') },
  { word: 'better', letter: 's', help: texts.help.better, run: () => open('better') },
  { word: 'on', letter: 'y', help: texts.help.on, run: () => open('play') },
];
