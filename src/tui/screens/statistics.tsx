import { useMemo, useState } from 'react';
import { type AnyGame, isRefusal } from '../../engine/game.ts';
import { NOTHING_COUNTED, practiceLine, uncountedText } from '../../front/records.ts';
import type { PlayedMatch } from '../../store/history.ts';
import type { StoreRefusal } from '../../store/refusal.ts';
import { isCounted, type PlayerRecord, recordsOf } from '../../store/statistics.ts';
import { linesIn } from '../../width.ts';
import { valueAround } from '../around.ts';
import { Picture } from '../drawing/picture.tsx';
import { type Binding, closeKey, pairKey } from '../keys.ts';
import { pageKeys, rowKey, stepKey } from '../parts/list-keys.ts';
import { useContentSize } from '../parts/room.ts';
import { useTheme } from '../themed.tsx';
import { drawRecords } from './records-board.ts';
import { Screen } from './screen.tsx';
import { useSpeaker } from './use-speaker.ts';
import { ofText, recordTexts } from './words.ts';

interface StatisticsProps {
  readonly games: readonly AnyGame[];
  /** Every finished match, the earliest first; or the reason why they cannot be read. */
  readonly history: readonly PlayedMatch[] | StoreRefusal;
  /** The game of the first record to show. */
  readonly game: string;
  /** Says how many of the player's positions in a game come back, and when; '' if none. */
  practice(game: string): string;
  /** Lists the finished matches of a game. */
  onMatches(game: string): void;
  onClose(): void;
}

/** Shows the records of players by game, table and bots, with all facts on the chosen one. */
export function Statistics({ games, history, game, onMatches, onClose, ...more }: StatisticsProps) {
  const theme = useTheme();
  const size = useContentSize();
  const speaker = useSpeaker([], 'table');
  const [{ records, uncounted }] = useState(() => {
    if (isRefusal(history)) return { records: [], uncounted: history.sentence };
    const counted = history.filter(isCounted).length;
    return { records: recordsOf(history, games), uncounted: uncountedText(history.length, counted) };
  });
  const [at, setAt] = useState(() => Math.max(0, firstOf(records, game)));
  const here = records[at];
  const of = here?.name === null ? here.game : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the matches are read once a game
  const practice = useMemo(() => practiceLine(of === null ? '' : more.practice(of)), [of]);
  const list = { at, count: records.length, choose: setAt };

  /** Goes to the next game with a record. */
  const nextGame = (step: number) => {
    const played = games.map(({ id }) => id).filter((id) => firstOf(records, id) >= 0);
    setAt(firstOf(records, valueAround(played, here!.game, step)));
  };

  const chosen: Binding[] = [
    stepKey(list),
    rowKey(0, records.length, setAt),
    pairKey(['Shift-Tab'], ['Tab'], { ...recordTexts.game, group: 'select' }, nextGame),
    ...pageKeys(list, 5),
    { keys: ['Enter', 'm'], ...recordTexts.matches, group: 'look', run: () => onMatches(here!.game) },
  ];
  const own: Binding[] = [...(here ? chosen : []), closeKey(onClose, 't')];
  const banner = {
    title: 'CARDROOM',
    parts: ['statistics', ...(here ? [titleOf(here.game)] : [])],
    right: here ? ofText(at + 1, records.length) : '',
  };
  return (
    <Screen
      banner={banner}
      keys={own}
      verdict={
        here
          ? [...linesIn(uncounted || recordTexts.played, size.columns), practice]
          : [NOTHING_COUNTED, uncounted]
      }
    >
      <Picture canvas={drawRecords({ records, at, games, speaker }, size, theme)} />
    </Screen>
  );

  function titleOf(id: string): string {
    return games.find((known) => known.id === id)?.title ?? id;
  }
}

/** Returns the index of a game's first record; −1 if there is none. */
const firstOf = (records: readonly PlayerRecord[], game: string): number =>
  records.findIndex((record) => record.game === game);
