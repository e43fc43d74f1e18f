import type { AnyGame } from '../engine/game.ts';
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
  uncountedText,
  worstText,
} from '../front/records.ts';
import { UNICODE_GLYPHS } from '../front/speaker.ts';
import { catalogue, type GameParts } from '../games.ts';
import { printable } from '../printable.ts';
import { isCounted, type PlayerRecord, recordsOf } from '../store/statistics.ts';
import { gameNamed } from './game-named.ts';
import { asJson } from './json.ts';
import { answered, complain } from './misuse.ts';
import { openPractising } from './room.ts';
import { table } from './table.ts';
import { tellUnreadable } from './unreadable.ts';

interface StatsOptions {
  readonly json?: boolean;
}

/** `cardroom stats [GAME]`: prints the records of this computer's players, by game, table and bots. */
export function stats(id: string | undefined, { json = false }: StatsOptions): void {
  const entries = id === undefined ? catalogue : [gameNamed(id)];
  const games = entries.map(({ game }) => game);
  const practising = openPractising(process.env);
  const { room } = practising;
  const finished = answered(historyOf(room, catalogue)).filter((match) =>
    games.some((game) => game.id === match.game),
  );
  tellUnreadable(answered(room.matches.list({ finished: false })));
  for (const { id, fault } of finished) if (fault !== undefined) complain(`${id} does not count: ${fault}`);
  const records = recordsOf(finished, games);
  const uncounted = uncountedText(finished.length, finished.filter(isCounted).length);
  const practice = (entry: GameParts) => againIn(practising, entry, finished).standing;
  process.stdout.write(json ? asJson(records) : page(records, entries, practice, uncounted));
}

function page(
  records: readonly PlayerRecord[],
  entries: readonly GameParts[],
  practice: (entry: GameParts) => string,
  uncounted: string,
): string {
  const pages = entries.flatMap((entry) => {
    const { game } = entry;
    const own = records.filter((record) => record.game === game.id);
    return own.length === 0 ? [] : [gamePage(game, own, practice(entry))];
  });
  if (pages.length === 0) pages.push(`${NOTHING_COUNTED}\n`);
  return [...pages, ...(uncounted ? [`${uncounted}\n`] : [])].join('\n');
}

/** A game's records as a table, with notes below it and the standing of its practice. */
function gamePage(game: AnyGame, records: readonly PlayerRecord[], practice: string): string {
  const rows = [RECORD_HEADS, ...records.map(cellsOf)].map((cells) =>
    RECORD_COLUMNS.map((name) => cells[name]),
  );
  const suit = (letter: string) => UNICODE_GLYPHS[letter] ?? letter;
  const told = records.flatMap((record) => {
    const { who, table: at } = cellsOf(record);
    return [
      `${who}, ${at}: ${placesText(record)}; ${worstText(record)}`,
      ...detailLines(record, game, { suit }).map((line) => `  ${line}`),
    ];
  });
  if (practice) told.push(practiceLine(practice));
  return `${game.title}\n${table(rows)}${told.map((line) => `${printable(line)}\n`).join('')}`;
}
