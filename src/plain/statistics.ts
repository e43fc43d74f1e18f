import { isRefusal } from '../engine/game.ts';
import { againIn } from '../front/again.ts';
import { historyOf } from '../front/history.ts';
import {
  cellsOf,
  detailLines,
  NOTHING_COUNTED,
  placesText,
  practiceLine,
  RECORD_COLUMNS,
  RECORD_HEADS,
  streakText,
  uncountedText,
  worstText,
} from '../front/records.ts';
import { isCounted, type PlayerRecord, recordsOf } from '../store/statistics.ts';
import { speakerOf } from './cards.ts';
import type { House } from './house.ts';
import { openMatches } from './matches.ts';
import { numbered } from './talk.ts';
import { draftTexts, statisticsTexts as texts } from './words.ts';

/** Lists the records of the players. A number shows all of one. */
export async function openStatistics(house: House): Promise<void> {
  const { talk, room, catalogue } = house;
  const history = historyOf(room, catalogue);
  if (isRefusal(history)) return talk.say(history.sentence);
  const games = catalogue.map(({ game }) => game);
  const records = recordsOf(history, games);
  const uncounted = uncountedText(history.length, history.filter(isCounted).length);
  await talk.open(
    (close) => {
      return {
        list: [
          ...(records.length === 0
            ? [NOTHING_COUNTED]
            : numbered(records.map((record) => rowText(house, record)))),
          uncounted,
        ],
        lines: [texts.choose],
        choices: records.map((record) => () => {
          const { game } = house.entryOf(record.game);
          const { standing } = againIn(house, house.entryOf(record.game), history);
          talk.say(
            placesText(record),
            worstText(record),
            streakText(record),
            ...detailLines(record, game, speakerOf([], 'table')),
            record.name === null ? practiceLine(standing) : '',
          );
        }),
        commands: [
          {
            word: 'matches',
            letter: 'm',
            rest: 'game',
            help: texts.help.matches,
            run: (rest) => {
              const ids = games.map(({ id }) => id as string);
              if (ids.includes(rest)) return openMatches(house, rest);
              talk.say(draftTexts.oneOf('matches', ids));
            },
          },
          { word: 'close', letter: 'q', help: texts.help.close, run: close },
        ],
      };
    },
    () => house.isLeaving,
  );
}

function rowText({ catalogue }: House, record: PlayerRecord): string {
  const cells = cellsOf(record);
  const title = catalogue.find(({ game }) => game.id === record.game)?.game.title ?? record.game;
  return texts.row(
    title,
    RECORD_COLUMNS.map((column) => `${RECORD_HEADS[column]} ${cells[column]}`),
  );
}
