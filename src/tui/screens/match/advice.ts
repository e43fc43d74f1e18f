import { useState } from 'react';
import type { Judged, Judgement } from '../../../ai/adviser/judgement.ts';
import { type Panel, panelOf } from '../../../ai/adviser/panel.ts';
import type { OpaqueTypes } from '../../../engine/game.ts';
import { take } from '../../../engine/take.ts';
import { keysOf } from '../../../front/own-keys.ts';
import { cut, linesIn, padded, widthOf } from '../../../width.ts';
import { audienceOf } from '../../audience.ts';
import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { type Binding, dispatch, keyMeant, pairKey } from '../../keys.ts';
import { rowKey, touchRow } from '../../parts/list-keys.ts';
import { pitchIn } from '../../parts/room.ts';
import { useKeys } from '../../terminal/hooks.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { scaleText } from '../review/words.ts';
import type { MatchActions } from './actions.ts';
import { adviceTexts } from './words.ts';

/** The most columns of a move's name. */
const NAME = 24;

/** The most legal moves that can be compared with the hint, in canonical order. */
const MOVES = 200;

/** A full hint below the table or over its lower rows, with its keys. */
export interface Advice {
  readonly canvas: Canvas;
  readonly bindings: readonly Binding[];
}

/** How far the player has looked at one hint. */
interface HintLook {
  readonly judgement: Judgement | null;
  /** The chosen row, from 0. */
  readonly at: number;
  /** Is another move being compared? */
  readonly isWaiting: boolean;
}

/** Returns the full hint, no larger than `size`; null if it is not open. */
export function useAdvice(actions: MatchActions, size: Size): Advice | null {
  const { session, position, hints, overlay, close, hush, ignore } = actions;
  const { judgement } = hints;
  const [look, setLook] = useState<HintLook>({ judgement: null, at: 0, isWaiting: false });
  const isSame = look.judgement === judgement;
  const at = isSame ? look.at : 0;
  const isWaiting = isSame && look.isWaiting;
  const isOpen = overlay === 'advice' && judgement !== null && position.mover !== null;
  const panel = isOpen ? panelFor(actions, judgement, hints.compared) : null;
  const rows = panel?.rows ?? [];
  const shut = () => {
    setLook({ judgement, at: 0, isWaiting });
    close();
  };
  const compareOther = () => {
    const other = otherMove(
      actions,
      rows.map(({ move }) => move),
    );
    if (other === null || isWaiting) return;
    setLook({ judgement, at, isWaiting: true });
    // Meanwhile another hint may have been opened.
    hints.compare(other, () =>
      setLook((now) =>
        now.judgement === judgement ? { judgement, at: rows.length, isWaiting: false } : now,
      ),
    );
  };
  const go = (row: number) => setLook({ judgement, at: row, isWaiting });
  const step = (by: 1 | -1) => {
    if (at + by < rows.length) go(Math.max(0, at + by));
    else compareOther();
  };
  const bindings: Binding[] = [
    pairKey(['Up', 'k'], ['Down', 'j'], { name: '↑↓', label: adviceTexts.compare, group: 'look' }, step),
    rowKey(0, rows.length, go),
    {
      keys: ['Enter'],
      label: adviceTexts.play,
      group: 'play',
      run() {
        shut();
        actions.play(session.entry.game.parse(judgement!.best) as OpaqueTypes['move']);
      },
    },
    {
      keys: ['Esc', ...keysOf(actions.settings.keys, 'hint'), 'q'],
      label: adviceTexts.close,
      group: 'look',
      run: shut,
    },
  ];
  useKeys(
    (key) => {
      if (keyMeant(bindings, key) === null) return ignore(key);
      hush();
      dispatch(bindings, key);
    },
    { active: isOpen },
  );
  if (panel === null) return null;
  const { theme } = position;
  return {
    canvas: drawAdvice(panel, { at, last: lastLine(actions, judgement!, isWaiting) }, size, theme),
    bindings,
  };
}

const panelFor = (
  { session: { entry }, position: { speaker } }: MatchActions,
  judgement: Judgement,
  compared: readonly Judged[],
): Panel => panelOf(judgement, compared, audienceOf(entry, speaker));

/** Returns the last line: what the figures mean, or that one is being computed. */
const lastLine = ({ session }: MatchActions, { measure }: Judgement, isWaiting: boolean): string =>
  isWaiting ? adviceTexts.comparing : adviceTexts.meaning(scaleText(session.entry, measure));

/** Returns the first legal move, in canonical order, that has no row; null if there is none. */
function otherMove({ session, position }: MatchActions, rows: readonly string[]): string | null {
  const { game } = session.entry;
  const legal = take(game.moves(position.view, position.mover!), MOVES).map((move) => game.format(move));
  return legal.find((move) => !rows.includes(move)) ?? null;
}

/** The most rows of moves, by the lines of each row. */
const ROWS = { 1: 5, 2: 3 } as const;

/** Returns the first visible row. The chosen row stays visible. */
const firstRow = (at: number, count: number, shown: number): number =>
  Math.max(0, Math.min(at - shown + 1, count - shown));

function drawAdvice(
  { heading, rows, below }: Panel,
  { at, last }: { readonly at: number; readonly last: string },
  { columns, rows: most }: Size,
  theme: Theme,
): Canvas {
  const pitch = pitchIn({ columns });
  const first = firstRow(at, rows.length, ROWS[pitch]);
  const shown = rows.slice(first, first + ROWS[pitch]);
  const room = columns - 1;
  const head = linesIn(heading, room);
  const top = 1 + head.length;
  const under = top + shown.length * pitch;
  const whole = [...below.keys(), below.length]
    .map((count) => [...below.slice(0, count), last].flatMap((text) => linesIn(text, room)))
    .reverse();
  // Sentences are shown whole or not at all. The meaning of the figures stays.
  const dim = whole.find(({ length }) => under + length <= most) ?? whole.at(-1)!;
  // No higher than its lines, so that the cards on the table stay visible.
  const canvas = new Canvas(columns, under + dim.length, theme);
  const line = (y: number, text: string, style = {}): void => {
    canvas.write(1, y, cut(text, room), style);
  };
  canvas.horizontal(0, 0, columns);
  head.forEach((text, place) => void line(1 + place, text, theme.strong));
  const name = Math.min(NAME, Math.max(...rows.map((row) => widthOf(row.name))));
  const cost = Math.max(...rows.map((row) => widthOf(row.cost)));
  shown.forEach((row, place) => {
    const start = `  ${padded(cut(row.name, name), name)}   ${padded(row.cost, cost)}   `;
    const before = pitch > 1 ? '    ' : start;
    // A cut figure would be a wrong figure, so the shortest text sums the rest.
    const why = row.why.find((text) => widthOf(before + text) < columns) ?? row.why.at(-1)!;
    const y = top + place * pitch;
    line(y, start + (pitch > 1 ? '' : why));
    if (pitch > 1) line(y + 1, before + why);
    touchRow(canvas, area(0, y, columns, pitch), first + place, at, '');
  });
  dim.forEach((text, place) => {
    line(under + place, text, theme.dim);
  });
  return canvas;
}
