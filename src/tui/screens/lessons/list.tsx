import { useState } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import type { Progress } from '../../../front/progress.ts';
import { lessonsOf } from '../../../lessons/index.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { wrap } from '../../../width.ts';
import { placeAround } from '../../around.ts';
import { Canvas, Picture } from '../../drawing/canvas.tsx';
import { type Binding, offeredIf } from '../../keys.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { stepKey } from '../../parts/list-keys.ts';
import { useTheme } from '../../theme.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';

interface LessonListProps {
  readonly games: readonly AnyGame[];
  /** The game to begin with, its place in `games`. */
  readonly game: number;
  /** The id of the lesson to begin at; null: the first. */
  readonly left: string | null;
  readonly progress: Progress;
  onLearn(lesson: Lesson, from: number): void;
  onClose(): void;
}

/** Rows that the goal of the chosen lesson takes, with the one left free below it. */
const GOAL = 3;

/** The lessons of a game, a line each, and the goal of the chosen one. */
export function LessonList({ games, game: first, left, progress, onLearn, onClose }: LessonListProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [shown, setShown] = useState(first);
  const [at, setAt] = useState(
    Math.max(
      0,
      lessonsOf(games[first]!.id).findIndex(({ id }) => id === left),
    ),
  );
  const game = games[shown]!;
  const lessons = lessonsOf(game.id);
  const here = lessons[at]!;
  const done = progress.at[here.id] ?? 0;
  const own: Binding[] = [
    stepKey({ at, count: lessons.length, choose: setAt }),
    { keys: ['Enter'], label: done > 0 ? 'go on' : 'begin', group: 'play', run: () => onLearn(here, done) },
    ...offeredIf(done > 0, {
      keys: ['Home'],
      label: 'begin anew',
      group: 'play',
      run: () => onLearn(here, 0),
    }),
    {
      keys: ['g'],
      label: 'next game',
      group: 'select',
      run() {
        setShown(placeAround(shown, 1, games.length));
        setAt(0);
      },
    },
    { keys: ['Esc', 'q'], name: 'Esc', label: 'menu', group: 'match', run: onClose },
  ];
  const banner = { title: 'CARDROOM', parts: ['lessons'], right: game.title.toUpperCase() };
  const { bindings, help, said } = useScreenKeys(banner, own);
  if (help) return help;

  const canvas = new Canvas(columns, rows, theme);
  lessons.forEach((lesson, place) => {
    const isHere = place === at;
    const y = 1 + place + (place > at ? GOAL : 0);
    const mark = lesson.id in progress.done ? '✓' : ' ';
    const text = `${isHere ? theme.lines.pointer : ' '} ${mark} ${place + 1}  ${lesson.title}`;
    canvas.plain(1, y, text, isHere ? theme.strong : {});
    canvas.writeRight(columns - 1, y, `${lesson.minutes} min`);
    if (!isHere) return;
    wrap(lesson.goal, columns - 9).forEach((line, row) => {
      canvas.plain(8, y + 1 + row, line);
    });
  });
  const task =
    done > 0 ? `Enter goes on at step ${done + 1}; Home begins it anew.` : `Enter begins "${here.title}".`;
  return (
    <Frame banner={banner} bindings={bindings} said={said} verdict={[task]}>
      <Picture canvas={canvas} />
    </Frame>
  );
}
