import { lastDeal } from '../engine/game.ts';
import { comingBack } from '../front/again.ts';
import { aidText } from '../front/aid.ts';
import { lessonsOf } from '../lessons/index.ts';
import { reasonOf } from '../store/errors.ts';
import type { ReplayPosition } from '../tui/match/replay.ts';
import { sheetTexts } from '../tui/pages/words.ts';
import { comparedText } from '../tui/screens/again/compared.ts';
import { sheetTitle } from '../tui/screens/match/words.ts';
import { sheetFile } from '../tui/sheet/file.ts';
import { stageText } from '../tui/sheet/told.ts';
import { againCommandsFor, sheetHead } from './again-commands.ts';
import { speakerOf } from './cards.ts';
import { lookCommands } from './look.ts';
import { openReplay } from './replay.ts';
import { openReview } from './review.ts';
import type { Sitting } from './sitting.ts';
import type { Asking, Command } from './talk.ts';
import { leaveCommand, leaving } from './unsaved.ts';
import { commandTexts, matchTexts } from './words.ts';

/** Tells the sheet of a deal that is over, or with it the match, and asks how to go on. */
export function dealAsking(sitting: Sitting, over: boolean): Asking {
  const { session } = sitting;
  if (sitting.sheet !== session.scene) {
    sitting.sheet = session.scene;
    tellSheet(sitting, over);
  }
  const next: Command = { word: 'next', help: commandTexts.next, run: () => session.proceed() };
  return {
    lines: [over ? matchTexts.asked.over : matchTexts.asked.sheet],
    commands: [
      ...(over ? [] : [next]),
      ...handsCommands(sitting),
      ...playedCommands(sitting),
      ...againCommands(sitting),
      ...writeCommands(sitting),
      ...(over ? [anewCommand(sitting)] : []),
      ...learnCommands(sitting),
      ...lookCommands(sitting),
      leaveCommand(sitting),
    ],
    choices: over ? [] : [() => session.proceed()],
    enter: () => session.proceed(),
  };
}

/** Tells what came of the deal, and how it compares with what it is measured against. */
function tellSheet(sitting: Sitting, over: boolean): void {
  const { session, house, page, speaker } = sitting;
  const { status } = session.scene;
  const { people, seen } = session;
  const deal = lastDeal(status);
  const again = page && house.door.again(page.kept);
  house.talk.say(
    sheetHead(
      stageText(status, matchTexts.after(deal)),
      again && people.length > 0 ? aidText(again.aid(over ? 'match' : deal)) : null,
      seen,
    ),
  );
  sitting.tellScore(false);
  house.talk.say((again && over && comparedText(again, seen, people, speaker)) || '');
}

/** The cards that everybody held in the deal. */
function handsCommands({ session, house }: Sitting): Command[] {
  const { table, transcript, players } = session;
  const { hand, apart } = table;
  if (!hand) return [];
  return [
    {
      word: 'hands',
      letter: 'a',
      help: commandTexts.hands,
      run() {
        const { status } = session.scene;
        const speaker = speakerOf(players, session.people.length === 1 ? session.people[0]! : 'table');
        const groups = table.groups ?? ((view, seat) => [hand(view, seat, speaker)]);
        const hands = transcript.fullestHands(lastDeal(status), (view, seat) => groups(view, seat, speaker));
        house.talk.say(
          ...hands.map((held, seat) => matchTexts.hands(speaker.seat(seat), held.flat().join(' '))),
          ...(apart?.(status.results.at(-1)!, speaker) ?? []).map(({ name, cards }) =>
            matchTexts.hands(name, cards.join(' ')),
          ),
        );
      },
    },
  ];
}

const againCommands = (sitting: Sitting): Command[] => {
  const { page, house, session } = sitting;
  if (!page) return [];
  return againCommandsFor(house, house.door.again(page.kept), session.seen, (run) => leaving(sitting, run));
};

/** The review and the replay of the deals that are over. */
function playedCommands(sitting: Sitting): Command[] {
  const { house, session, page, reviews } = sitting;
  const { seen, players, table, entry } = session;
  const deal = lastDeal(session.scene.status);
  const shared = {
    ...{ seen, players, table, deal },
    ...(page && {
      onPlayOn: (there: ReplayPosition) => leaving(sitting, () => house.door.playOn(page.kept, there)),
    }),
  };
  const replay: Command = {
    word: 'replay',
    letter: 'p',
    help: commandTexts.replay,
    run: () => openReplay(house, { ...shared, marks: reviews?.marks ?? [] }),
  };
  if (!reviews) return [replay];
  const back = () => comingBack(house, entry, page?.kept.id ?? '');
  const run = () => openReview(house, { ...shared, reviews, comingBack: back });
  return [{ word: 'examine', letter: 'e', help: commandTexts.examine, run }, replay];
}

/** Writes the sheet into a file. */
function writeCommands({ house, session, page, speaker }: Sitting): Command[] {
  if (!page) return [];
  const { entry, table, scene, seen } = session;
  const { view, status } = scene;
  const run = () => {
    const help = aidText(house.door.again(page.kept).aid('match'));
    const title = sheetTitle(entry.game.title, seen.seed, help);
    const text = sheetFile(title, entry.game, { view, status, speaker }, table);
    try {
      house.talk.say(sheetTexts.kept(house.room.keepSheet(page.kept.id || entry.game.id, text)));
    } catch (error) {
      house.talk.say(sheetTexts.failed(reasonOf(error)));
    }
  };
  return [{ word: 'write', letter: 'w', help: commandTexts.write, run }];
}

function anewCommand(sitting: Sitting): Command {
  const { house, page, session } = sitting;
  return {
    word: 'new',
    letter: 'n',
    help: commandTexts.anew,
    run: () => leaving(sitting, () => (page ? house.door.anew(page.kept) : house.door.usual(session.entry))),
  };
}

function learnCommands(sitting: Sitting): Command[] {
  const { house, session } = sitting;
  if (lessonsOf(session.entry.game.id).length === 0) return [];
  const run = () => leaving(sitting, () => house.toLessons(session.entry));
  return [{ word: 'lessons', letter: 'L', help: commandTexts.lessons, run }];
}
