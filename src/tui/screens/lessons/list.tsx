import { useMemo, useState } from 'react';
import { type Again, againId, againIn } from '../../../front/again.ts';
import { tallyOf } from '../../../front/progress.ts';
import type { GameParts } from '../../../games.ts';
import { lessonsOf } from '../../../lessons/index.ts';
import { practicesOf } from '../../../lessons/practices.ts';
import { cut, widthOf, wrap } from '../../../width.ts';
import { placeAround } from '../../around.ts';
import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { Picture } from '../../drawing/picture.tsx';
import { type House, useHouse } from '../../house.ts';
import { type Binding, closeKey, offeredIf } from '../../keys.ts';
import { firstShown, rowKey, stepKey, touchRow } from '../../parts/list-keys.ts';
import { pitchIn, useContentSize } from '../../parts/room.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { useTheme } from '../../themed.tsx';
import { Screen } from '../screen.tsx';
import { againTexts, lessonListTexts, practiceTexts } from './words.ts';

interface LessonListProps {
  /** The game shown first. It must have lessons. */
  readonly first: GameParts;
  /** The id of the entry shown first; null for the first entry. */
  readonly left: string | null;
  onClose(): void;
}

/** The fewest rows for the goal of the chosen entry, with a free one below it; and the goal's column. */
const GOAL = 3;
const GOAL_AT = 8;

/** An entry of the list, and the action of Enter. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  /** The mark before the title: done or not, and the number. */
  readonly mark: string;
  /** The text at the end of the line. */
  readonly right: string;
  /** The text above the keys and beside Enter. */
  readonly task: string;
  /** The line below `task`. Left out: none. */
  readonly more?: string;
  readonly label: string;
  /** The step to continue with, from 0. */
  readonly at: number;
  begin(from: number): void;
}

/** Lists the lessons of a game, its practices and the player's own positions, with the goal of the chosen one. */
export function LessonList({ first, left, onClose }: LessonListProps) {
  const theme = useTheme();
  const size = useContentSize();
  const house = useHouse();
  const taught = house.catalogue.filter(({ game }) => lessonsOf(game.id).length > 0);
  const [list] = useState(() => house.room.matches.list());
  const [shown, setShown] = useState(() => taught.indexOf(first));
  const entry = taught[shown]!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the matches are read once a game
  const own = useMemo(() => againIn(house, entry, list), [entry]);
  const entries = entriesOf(entry, house, own);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      entries.findIndex(({ id }) => id === left),
    ),
  );
  const here = entries[at]!;
  const keys: Binding[] = [
    stepKey({ at, count: entries.length, choose: setAt }),
    rowKey(0, entries.length, setAt),
    { keys: ['Enter'], label: here.label, group: 'play', run: () => here.begin(here.at) },
    ...offeredIf(here.at > 0, {
      keys: ['Home'],
      label: lessonListTexts.anew,
      group: 'play',
      run: () => here.begin(0),
    }),
    {
      keys: ['g'],
      label: lessonListTexts.nextGame,
      group: 'select',
      run() {
        setShown(placeAround(shown, 1, taught.length));
        setAt(0);
      },
    },
    { ...closeKey(onClose), label: 'menu' },
  ];
  const banner = { title: 'CARDROOM', parts: ['lessons'], right: entry.game.title.toUpperCase() };
  return (
    <Screen banner={banner} keys={keys} verdict={[here.task, here.more ?? '']}>
      <Picture canvas={drawEntries(entries, at, size, theme)} />
    </Screen>
  );
}

/** Draws one line an entry, and the goal below the chosen one. A low window shows the lines around it. */
function drawEntries(entries: readonly Entry[], at: number, { columns, rows }: Size, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const pitch = pitchIn(canvas);
  const goal = wrap(entries[at]!.goal, columns - GOAL_AT - 1);
  const goalRows = Math.max(GOAL, Math.ceil((goal.length + 1) / pitch) * pitch);
  const top = entries.length * pitch + goalRows < rows ? 1 : 0;
  const listed = Math.min(entries.length, Math.floor((rows - top - goalRows) / pitch));
  const first = firstShown(at, entries.length, listed);
  entries.slice(first, first + listed).forEach((entry, row) => {
    const place = first + row;
    const isHere = place === at;
    const y = top + row * pitch + (place > at ? goalRows : 0);
    const text = `${entry.mark}  ${entry.title}`;
    const right = columns - 1 - widthOf(entry.right);
    canvas.plain(3, y, cut(text, right - 4));
    canvas.writeRight(columns - 1, y, entry.right);
    if (isHere) goal.forEach((line, below) => void canvas.plain(GOAL_AT, y + 1 + below, line));
    touchRow(canvas, area(0, y, columns, isHere ? 1 + goalRows : pitch), place, at);
  });
  return canvas;
}

function entriesOf(parts: GameParts, { progress, learn, practise, again }: House, own: Again): Entry[] {
  const { game } = parts;
  const lessons = lessonsOf(game.id).map((lesson, place): Entry => {
    const { id, title, goal, minutes } = lesson;
    const at = progress.at[id] ?? 0;
    return {
      ...{ id, title, goal, at },
      mark: `${id in progress.done ? '✓' : ' '} ${place + 1}`,
      right: lessonListTexts.minutes(minutes),
      ...lessonListTexts.enter(title, at),
      begin: (from) => learn(lesson, from),
    };
  });
  const practices = practicesOf(game.id).map((practice): Entry => {
    const { id, title, goal } = practice;
    const tally = tallyOf(progress, id);
    return {
      ...{ id, title, goal },
      mark: '  +',
      right: tally.asked === 0 ? '' : practiceTexts.tally(tally),
      ...lessonListTexts.enter(title, 0),
      at: 0,
      begin: () => practise(practice),
    };
  });
  const { due, sitting, sentence, standing } = own;
  const positions: Entry = {
    ...{ id: againId(game), title: againTexts.title, goal: againTexts.goal },
    mark: '  +',
    right: due.length > 0 ? againTexts.due(due.length) : '',
    task: sentence,
    more: standing,
    label: 'begin',
    at: 0,
    begin: () => sitting.length > 0 && again(parts),
  };
  return [...lessons, ...practices, positions];
}
