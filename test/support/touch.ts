import type { Stage } from './stage.ts';

/** A button of a mouse goes down over a cell, counted from 0, and up again: 0 is the left one, 2 the right one; 64 and 65 are the wheel. */
export function click(stage: Pick<Stage, 'keys'>, x: number, y: number, button = 0): void {
  const at = `\x1b[<${button};${x + 1};${y + 1}`;
  stage.keys(button < 64 ? `${at}M${at}m` : `${at}M`);
}

/** Touches the first cell of a text, in its last row. */
export function touchText(stage: Pick<Stage, 'keys' | 'lines'>, text: RegExp): void {
  const lines = stage.lines();
  const row = lines.findLastIndex((line) => line.search(text) >= 0);
  if (row < 0) throw new Error(`${text} is not there:\n${lines.join('\n')}`);
  click(stage, lines[row]!.search(text), row);
}
