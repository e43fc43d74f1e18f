import { unsavedTexts as screenTexts } from '../tui/screens/match/words.ts';
import type { Sitting } from './sitting.ts';
import { type Command, numbered } from './talk.ts';
import { commandTexts, unsavedTexts } from './words.ts';

/** The commands from the player's own match to the menu. */
export const leaveCommands = (sitting: Sitting): Command[] =>
  sitting.home === null
    ? []
    : [
        {
          word: 'leave',
          letter: 'q',
          help: commandTexts.leave,
          run: () => leaving(sitting, () => sitting.home?.house.toMenu()),
        },
      ];

/** Leaves the table by `go`; if moves are unsaved, asks first what to do with them. */
export async function leaving({ home, house }: Sitting, go: () => void): Promise<void> {
  const { talk } = house;
  const keeping = home?.page.kept;
  keeping?.retry();
  let isDone = !keeping?.unsaved;
  if (isDone) return go();
  const { moves, reason } = keeping!.unsaved!;
  talk.say(screenTexts.what(moves, reason));
  const leave = () => {
    isDone = true;
    go();
  };
  await talk.converse(() => {
    if (isDone) return null;
    return {
      lines: [screenTexts.ask, ...numbered(unsavedTexts.choices(moves))],
      choices: [
        () => {
          keeping!.retry();
          if (keeping!.unsaved) talk.say(screenTexts.still(keeping!.unsaved.reason));
          else leave();
        },
        async () => {
          const path = await talk.text(unsavedTexts.path);
          const why = path ? keeping!.saveTo(path) : screenTexts.noPath;
          if (why === null) leave();
          else talk.say(screenTexts.notThere(why));
        },
        leave,
        () => {
          isDone = true;
        },
      ],
      commands: [],
    };
  });
}
