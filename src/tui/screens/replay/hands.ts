import type { Speaker } from '../../../engine/game.ts';
import { cut, wrap } from '../../../width.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import type { Replay } from '../../match/replay.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';

/** Columns of a name before its cards. */
const NAME = 14;

/** The cards of every seat after a step, and those that lay apart; an empty page while the deal is being played. */
export function drawHands(
  replay: Replay,
  at: number,
  { columns, rows }: Size,
  { speaker, theme }: { readonly speaker: Speaker; readonly theme: Theme },
): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const { table } = replay;
  const views = replay.everyView(at);
  if (views === null) return canvas;
  const held = table.held ?? table.hand;
  const step = replay.steps[at]!;
  const result = replay.resultOf(at);
  const hands = views.map((view, seat) => ({
    name: speaker.seat(seat),
    cards: held?.(view, seat, speaker) ?? [],
    moved: step.seat === seat,
  }));
  const apart = (result && table.apart?.(result, speaker)) ?? [];
  const lines = [...hands, ...apart.map((one) => ({ ...one, moved: false }))].map((one) => ({
    ...one,
    cards: wrap(one.cards.join(' ') || '–', columns - NAME),
  }));
  // A blank line between any two where there is room.
  const gap = lines.reduce((sum, { cards }) => sum + cards.length + 1, 2) <= rows ? 1 : 0;
  canvas.plain(0, 0, 'ALL CARDS', theme.strong);
  let y = 1 + gap;
  for (const { name, cards, moved } of lines) {
    if (moved) canvas.plain(0, y, theme.lines.pointer, theme.strong);
    canvas.plain(2, y, cut(name, NAME - 3), theme.strong);
    for (const line of cards) canvas.write(NAME, y++, line);
    y += gap;
  }
  return canvas;
}
