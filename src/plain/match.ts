import { costOf } from '../ai/adviser/sentences.ts';
import { audienceOf } from '../tui/audience.ts';
import type { Mode } from '../tui/match/scene.ts';
import type { PageOf } from '../tui/pages/use-pages.ts';
import { cameSentence } from '../tui/pages/words.ts';
import { reviewsOf } from '../tui/reviews.ts';
import { footTexts } from '../tui/screens/match/words.ts';
import { decisionAsking } from './decision.ts';
import type { House } from './house.ts';
import { lookCommands } from './look.ts';
import { settled } from './settled.ts';
import { dealAsking } from './sheet.ts';
import { Sitting } from './sitting.ts';
import type { Asking } from './talk.ts';
import { leaveCommands } from './unsaved.ts';
import { curtainTexts, matchTexts } from './words.ts';

/** Plays a match, new or continued, until its people leave. */
export async function playMatch(house: House, page: PageOf<'match'>): Promise<void> {
  const { kept, session } = page;
  const { talk, room } = house;
  const { entry, players } = session;
  const sitting = new Sitting(house, session, {
    home: { house, page },
    reviews: reviewsOf(house.reviews, entry, kept),
  });
  room.matches.onProblem = (problem) => talk.say(problem);
  const others = players.flatMap(({ name }, seat) =>
    session.isAlone && seat === session.people[0] ? [] : [name],
  );
  talk.say(matchTexts.welcome(entry.game.title, others));
  talk.say(kept.notice ?? cameSentence(kept) ?? '');
  if (session.hotSeat) talk.say(curtainTexts.scrollback);
  session.start();
  try {
    await talk.converse(() => next(sitting));
    // At the end of the input the store says what is saved.
    talk.say(kept.release() ?? '');
  } finally {
    session.close();
    room.matches.onProblem = () => {};
  }
}

/** Waits for the next question, and says the news until then; null once the match is left. */
async function next(sitting: Sitting): Promise<Asking | null> {
  const { house, session } = sitting;
  if (house.isLeaving) return null;
  const tell = () => house.talk.say(...sitting.news.take());
  await settled(session, tell);
  tell();
  return askingIn(sitting, session.scene.mode);
}

function askingIn(sitting: Sitting, mode: Mode): Asking | Promise<Asking> {
  switch (mode.kind) {
    case 'turn':
      return decisionAsking(sitting, mode);
    case 'curtain':
      return curtainAsking(sitting, mode.seat);
    case 'sheet':
      return dealAsking(sitting, mode.over);
    default:
      return answerAsking(sitting, mode);
  }
}

/** Says the cost of the move just made, before anything follows. */
function answerAsking(sitting: Sitting, mode: Mode): Asking {
  const { session, speaker } = sitting;
  const found = mode.kind === 'watch' ? mode.notice?.found : null;
  const audience = audienceOf(session.entry, speaker);
  return {
    lines: found
      ? [costOf(found.judgement, found.judged, audience), matchTexts.asked.answer]
      : [footTexts.goOn, matchTexts.goOn],
    commands: [...lookCommands(sitting), ...leaveCommands(sitting)],
    enter: () => session.proceed(),
  };
}

/** Hides all hands until the next player has the keyboard. */
function curtainAsking(sitting: Sitting, seat: number): Asking {
  const { session, house } = sitting;
  const { name } = session.players[seat]!;
  if (sitting.curtain !== session.scene) {
    sitting.curtain = session.scene;
    house.talk.clear(BLANK);
  }
  const choices = Array.from({ length: seat + 1 }, (_, place) => () => {
    if (place !== seat) return house.talk.say(curtainTexts.nobody(seat + 1));
    const speaker = sitting.speakerFor(seat);
    const since = session.transcript.since(seat, speaker);
    house.talk.say(...(session.transcript.hasMoved(seat) ? since : []));
    session.lift();
    sitting.handTold = [];
    sitting.news.skip();
  });
  return {
    lines: [curtainTexts.pass(name), curtainTexts.press(name, seat + 1)],
    choices,
    commands: [
      { word: 'score', letter: 's', help: 'the score sheet', run: () => sitting.tellScore() },
      ...leaveCommands(sitting),
    ],
  };
}

/** Number of blank lines that put the last player's hand out of sight. */
const BLANK = 60;
