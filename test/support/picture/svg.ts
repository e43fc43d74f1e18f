import stringWidth from 'string-width';
import type { Cell, Display } from '../display.ts';

const CELL = { width: 8.4, height: 18 };

/** `auto`: dark or light as the reader's page is. */
export type Ground = 'dark' | 'light' | 'auto';

const GROUNDS = {
  dark: { ground: '#1e1e1e', ink: '#d4d4d4' },
  light: { ground: '#ffffff', ink: '#1e1e1e' },
} as const;

/** What the colours that cardroom uses look like, by index; those of the first 16 as xterm has them. */
const COLOURS: { readonly [index: number]: string } = {
  1: '#cd3131',
  2: '#0d9f5f',
  3: '#a58900',
  4: '#2472c8',
  5: '#bc3fbc',
  29: '#00875f',
  32: '#0087d7',
  66: '#5f8787',
  136: '#af8700',
  166: '#d75f00',
  196: '#ff3030',
};

/** The rows that a display shows, as a picture. */
export function toSvg(display: Display, title: string, ground: Ground): string {
  const lines = display.lines().slice(0, -1);
  const columns = display.columns;
  const width = Math.ceil(columns * CELL.width + 16);
  const height = lines.length * CELL.height + 16;
  const { ink, ground: back } = GROUNDS[ground === 'light' ? 'light' : 'dark'];
  const rows = lines.map((_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => display.cell(row, column));
    return `${backgrounds(cells, row)}<text y="${row * CELL.height + 22}">${runsOf(cells, back).join('')}</text>`;
  });
  const light = `@media (prefers-color-scheme: light) { svg { --ink: ${GROUNDS.light.ink}; --ground: ${GROUNDS.light.ground}; } }`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>svg { --ink: ${ink}; --ground: ${back}; } ${ground === 'auto' ? light : ''}</style>`,
    `<rect width="100%" height="100%" rx="6" fill="${back}" style="fill: var(--ground)"/>`,
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="${ink}" style="fill: var(--ink)" xml:space="preserve">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

const xOf = (column: number): string => (8 + column * CELL.width).toFixed(1);

/** What is inverse stands on the ink. */
const backgrounds = (cells: readonly Cell[], row: number): string =>
  cells
    .map(({ inverse }, column) =>
      inverse
        ? `<rect x="${xOf(column)}" y="${row * CELL.height + 8}" width="${CELL.width}" height="${CELL.height}"/>`
        : '',
    )
    .join('');

/** The cells of a row, drawn together as long as they look alike and apart at every blank, so that columns stay true in any font. */
function runsOf(cells: readonly Cell[], back: string): string[] {
  const runs: { column: number; columns: number; text: string; look: string }[] = [];
  cells.forEach((cell, column) => {
    const last = runs.at(-1);
    if (cell.text.trim() === '') return;
    const look = lookOf(cell, back);
    const columns = stringWidth(cell.text);
    if (last && last.look === look && last.column + last.columns === column) {
      last.text += cell.text;
      last.columns += columns;
    } else runs.push({ column, columns, text: cell.text, look });
  });
  return runs.map(({ column, columns, text, look }) => {
    const length = (columns * CELL.width).toFixed(1);
    return `<tspan x="${xOf(column)}" textLength="${length}" lengthAdjust="spacingAndGlyphs"${look}>${escaped(text)}</tspan>`;
  });
}

const lookOf = ({ bold, dim, inverse, colour }: Cell, back: string): string =>
  [
    bold ? ' font-weight="bold"' : '',
    dim ? ' fill-opacity="0.55"' : '',
    inverse ? ` fill="${back}" style="fill: var(--ground)"` : '',
    !inverse && colour !== undefined && COLOURS[colour]
      ? ` fill="${COLOURS[colour]}" style="fill: ${COLOURS[colour]}"`
      : '',
  ].join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
