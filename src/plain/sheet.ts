import { lastDeal } from '../engine/game.ts';
import { aidText } from '../front/aid.ts';
import { reasonOf } from '../store/errors.ts';
import { sheetTexts } from '../tui/pages/words.ts';
import { comparedText } from '../tui/screens/again/compared.ts';
import { pledgeText } from '../tui/screens/lobby/words.ts';
import { sheetTitle } from '../tui/screens/match/words.ts';
import { sheetFile } from '../tui/sheet/file.ts';
import { stageText } from '../tui/sheet/told.ts';
import { againCommandsFor, sheetHead } from './again-commands.ts';
import { speakerOf } from './cards.ts';
import { playedIn } from './finished.ts';
import { lookCommands } from './look.ts';
import { openReplay } from './replay.ts';
import type { Sitting } from './sitting.ts';
import type { Asking, Command } from './talk.ts';
import { leaveCommands, leaving } from './unsaved.ts';
import { commandTexts, companyTexts, matchTexts } from './words.ts';

/** Says the sheet of a finished deal or match, and asks how to go on. */
export function dealAsking(sitting: Sitting, over: boolean): Asking {
  const { session } = sitting;
  if (sitting.sheet !== session.scene) {
    sitting.sheet = session.scene;
    tellSheet(sitting, over);
  }
  const next: Command = { word: 'next', help: commandTexts.next, run: () => session.proceed() };
  return {
    lines: [over ? overText(sitting) : matchTexts.asked.sheet],
    commands: [
      ...(over ? [] : [next]),
      ...handsCommands(sitting),
      replayCommand(sitting),
      ...againCommands(sitting),
      ...writeCommands(sitting),
      ...(over ? anewCommands(sitting) : []),
      ...lookCommands(sitting),
      ...leaveCommands(sitting),
    ],
    choices: over ? [] : [() => session.proceed()],
    enter: () => session.proceed(),
  };
}

const overText = ({ home, reviews }: Sitting): string =>
  home === null ? companyTexts.over(reviews !== null) : matchTexts.asked.over;

/** Says the result of the deal, and compares it with its reference. */
function tellSheet(sitting: Sitting, over: boolean): void {
  const { session, house, home, hosted, speaker } = sitting;
  const { status } = session.scene;
  const { people, seen } = session;
  const deal = lastDeal(status);
  const again = home?.house.door.again(home.page.kept);
  house.talk.say(
    sheetHead(
      stageText(status, matchTexts.after(deal)),
      again && people.length > 0 ? aidText(again.aid(over ? 'match' : deal)) : null,
      seen,
    ),
  );
  sitting.tellScore(false);
  house.talk.say((again && over && comparedText(again, seen, people, speaker)) || '');
  const opened = hosted?.get().pledge.opened;
  if (opened) house.talk.say(pledgeText(opened.salt));
}

/** The command that lists everybody's cards in the deal. */
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
  const { home, session } = sitting;
  if (home === null) return [];
  const { house, page } = home;
  return againCommandsFor(house, house.door.again(page.kept), session.seen, (run) => leaving(sitting, run));
};

/** The command for the replay of finished deals. */
function replayCommand(sitting: Sitting): Command {
  const { house, reviews } = sitting;
  const run = () => openReplay(house, { ...playedIn(sitting), marks: reviews?.marks ?? [] });
  return { word: 'replay', letter: 'p', help: commandTexts.replay, run };
}

/** The command that writes the sheet to a file. */
function writeCommands({ home, session, speaker }: Sitting): Command[] {
  if (home === null) return [];
  const { house, page } = home;
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

function anewCommands(sitting: Sitting): Command[] {
  const { home } = sitting;
  if (home === null) return [];
  const run = () => leaving(sitting, () => home.house.door.anew(home.page.kept));
  return [{ word: 'new', letter: 'n', help: commandTexts.anew, run }];
}
