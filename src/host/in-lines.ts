import { sitAsGuest } from '../plain/guest.ts';
import { Ended, numbered, Talk } from '../plain/talk.ts';
import { rulesOf, type Showing } from './guest.tsx';
import { ownReviews } from './reviews.ts';
import { sightOf } from './sight.ts';
import type { Table } from './table.ts';
import type { GuestLines } from './wire.ts';
import { choiceTexts } from './words.ts';

/** Shows tables in lines of text. A fault ends the connection of this guest alone. */
export function toldOn({ streams, fail }: Pick<GuestLines, 'streams' | 'fail'>): Showing {
  const talk = new Talk(streams);
  return {
    choose: (tables, gone) =>
      new Promise((resolve, reject) => {
        gone.addEventListener('abort', () => resolve(null));
        chooseInLines(talk, tables).then(resolve, reject);
      }),
    show(table, presence, room) {
      sitAsGuest({
        ...{ talk, room, hosted: sightOf(table, presence.person), rules: rulesOf(table) },
        session: () => presence.session,
        reviews: () => ownReviews(table, presence.person),
      }).catch(fail);
    },
    close: () => void talk.close(),
  };
}

async function chooseInLines(talk: Talk, tables: readonly Table[]): Promise<Table | null> {
  let chosen: Table | null = null;
  const rows = tables.map(({ entry, people }) =>
    choiceTexts.row(
      entry.game.title,
      people.map(({ name }) => name),
    ),
  );
  try {
    await talk.converse(() =>
      chosen
        ? null
        : {
            list: numbered(rows),
            lines: [choiceTexts.asked],
            choices: tables.map((table) => () => {
              chosen = table;
            }),
            commands: [],
          },
    );
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  return chosen;
}
