import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import { type Cell, createDisplay, type Display } from './display.ts';

const SIZE = { columns: 80, rows: 24 };
/** Cards that are still in hand when the picture is taken. */
const CARDS_LEFT = 9;

/** A screen of the built program in the middle of a deal of Chinese Hearts, as text and as SVG. The same at every call. */
export async function takePicture(): Promise<{ readonly text: string; readonly svg: string }> {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-picture-'));
  writeFileSync(join(home, 'settings.json'), '{"pace":"instant"}');
  const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'play', 'gongzhu', '--seed', 'table'], {
    cols: SIZE.columns,
    rows: SIZE.rows,
    env: { PATH: process.env.PATH, CARDROOM_HOME: home, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
  });
  try {
    const display = createDisplay(SIZE, (text) => child.write(text));
    child.onData((data) => display.write(data));
    await display.waitFor(/Choose three cards/);
    child.write('123\r');
    const toMove = (left: number) => display.waitFor(new RegExp(`▸ You +${left} left[\\s\\S]*LEGAL`));
    for (let left = 13; left > CARDS_LEFT; left--) {
      await toMove(left);
      // The card under the cursor: what a hint says may depend on the machine's speed.
      child.write('\r');
    }
    await toMove(CARDS_LEFT);
    await display.drawn();
    const lines = display.lines().slice(0, -1);
    return { text: lines.join('\n'), svg: toSvg(display, lines) };
  } finally {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
}

const CELL = { width: 8.4, height: 18 };
/** The colours of the four-colour palette on a dark ground, by 256-colour index. */
const COLOURS: { readonly [index: number]: string } = {
  29: '#00875f',
  32: '#0087d7',
  136: '#af8700',
  166: '#d75f00',
  196: '#ff3030',
};

function toSvg(display: Display, lines: readonly string[]): string {
  const width = Math.ceil(SIZE.columns * CELL.width + 16);
  const height = lines.length * CELL.height + 16;
  const rows = lines.map((_, row) => {
    const y = row * CELL.height + 22;
    return `<text y="${y}">${runsOf(display, row).join('')}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<title>A deal of Chinese Hearts in cardroom</title>',
    '<rect width="100%" height="100%" rx="6" fill="#1e1e1e"/>',
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="#d4d4d4" xml:space="preserve">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The cells of a row, drawn together as long as they look alike and apart at every blank, so that columns stay true in any font. */
function runsOf(display: Display, row: number): string[] {
  const runs: { column: number; text: string; look: string }[] = [];
  for (let column = 0; column < SIZE.columns; column++) {
    const cell = display.cell(row, column);
    const last = runs.at(-1);
    if (cell.text.trim() === '') continue;
    if (last && last.look === lookOf(cell) && last.column + last.text.length === column)
      last.text += cell.text;
    else runs.push({ column, text: cell.text, look: lookOf(cell) });
  }
  return runs.map(({ column, text, look }) => {
    const x = (8 + column * CELL.width).toFixed(1);
    const length = (text.length * CELL.width).toFixed(1);
    return `<tspan x="${x}" textLength="${length}" lengthAdjust="spacingAndGlyphs"${look}>${escaped(text)}</tspan>`;
  });
}

const lookOf = ({ bold, dim, colour }: Cell): string =>
  [
    bold ? ' font-weight="bold"' : '',
    dim ? ' fill-opacity="0.55"' : '',
    colour !== undefined && COLOURS[colour] ? ` fill="${COLOURS[colour]}"` : '',
  ].join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
