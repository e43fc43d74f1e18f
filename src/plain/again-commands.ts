import type { DealOrMatch } from '../again/again.ts';
import { isRefusal } from '../engine/game.ts';
import type { Seen } from '../tui/match/seen.ts';
import { type AgainActions, againOffers, friendKeys } from '../tui/screens/again/actions.ts';
import { friendTexts } from '../tui/screens/again/words.ts';
import type { House } from './house.ts';
import type { Command } from './talk.ts';
import { matchTexts } from './words.ts';

/** The head of a sheet: "After deal 3; unaided; seed x". */
export const sheetHead = (of: string, help: string | null, { seed, game }: Seen): string =>
  matchTexts.head([game.title, of, help ?? '', seed === null ? '' : `seed ${seed}`].filter(Boolean));

/** Commands to play the deal or the match again, and to print lines by which a friend can. */
export function againCommandsFor(
  house: House,
  again: AgainActions,
  seen: Seen,
  go: (run: () => void) => void | Promise<void>,
): Command[] {
  const { talk } = house;
  return [
    ...againOffers(again, seen).map(
      ({ key, label, help, ask, run }): Command => ({
        word: key === 'y' ? 'same' : 'same-match',
        letter: key,
        help: help || label,
        run: async () => {
          if (await talk.agrees(ask)) await go(run);
        },
      }),
    ),
    ...friendKeys(seen, (part) => tellFriend(house, again, part)).map(
      ({ keys: [key = ''], help = '', run }): Command => ({
        word: key === 'f' ? 'friend' : 'friend-match',
        letter: key,
        help,
        run: () => run(key),
      }),
    ),
  ];
}

function tellFriend({ talk }: House, again: AgainActions, part: DealOrMatch): void {
  const words = again.words(part);
  if (isRefusal(words)) {
    talk.say(words.sentence);
    return;
  }
  talk.say(friendTexts.use(again.shell.name), (words as readonly string[]).join(' '));
  if (again.id !== '') talk.say(friendTexts.prints(again.id, part));
}
