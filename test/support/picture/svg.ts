import stringWidth from 'string-width';
import type { Bits } from '../../../src/tui/terminal/cells.ts';
import type { Cell, Display } from '../display.ts';
import { CELL, movedTo, shapesOf, type Weight } from './boxes.ts';

/** `auto`: dark or light as the reader's page is. */
export type Ground = 'dark' | 'light' | 'auto';

const GROUNDS = {
  dark: { ground: '#1e1e1e', ink: '#d4d4d4' },
  light: { ground: '#ffffff', ink: '#1e1e1e' },
} as const;

/** What the terminal is taken to answer when it is asked for its background. */
export const groundAnswer = (ground: Ground): string =>
  ground === 'light' ? 'ffff/ffff/ffff' : '1e1e/1e1e/1e1e';

/** The first 16 colours as xterm has them, as far as cardroom uses them. */
const FIRST: { readonly [index: number]: string } = {
  1: '#cd3131',
  2: '#0d9f5f',
  3: '#a58900',
  4: '#2472c8',
  5: '#bc3fbc',
};

/** Colours that a light ground has in the place of others: see the tints of the theme. */
const ON_LIGHT: { readonly [index: number]: number } = { 22: 194, 17: 189, 252: 16 };

const LEVELS = [0, 95, 135, 175, 215, 255];

/** One of the 256 colours, or one of 24 bits. */
export function colourOf(index: number | Bits): string {
  if (typeof index === 'string') return index;
  if (index < 16) return FIRST[index] ?? '#808080';
  const grey = 8 + 10 * (index - 232);
  const cube = index - 16;
  const channels =
    index > 231
      ? [grey, grey, grey]
      : [LEVELS[Math.floor(cube / 36)]!, LEVELS[Math.floor(cube / 6) % 6]!, LEVELS[cube % 6]!];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The rows that a display shows, as a picture. */
export function toSvg(display: Display, title: string, ground: Ground): string {
  const rows = display
    .lines()
    .map((_, row) => Array.from({ length: display.columns }, (_, column) => display.cell(row, column)));
  const width = display.columns * CELL.width + 2 * MARGIN;
  const height = rows.length * CELL.height + 2 * MARGIN;
  const { ink, ground: back } = GROUNDS[ground === 'light' ? 'light' : 'dark'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${stylesOf(ground)}</style>`,
    `<rect width="100%" height="100%" rx="6" fill="${back}" class="ground"/>`,
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="16.6" fill="${ink}" class="ink" xml:space="preserve">`,
    ...backgrounds(rows),
    ...lines(rows),
    ...rows.map((cells, row) => textRow(cells, row)).filter(Boolean),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

const MARGIN = 8;
const xOf = (column: number): number => MARGIN + column * CELL.width;
const yOf = (row: number): number => MARGIN + row * CELL.height;

/** What follows the reader's page: ink, ground and the tints. */
function stylesOf(ground: Ground): string {
  const rules = (light: boolean): string => {
    const { ink, ground: back } = GROUNDS[light ? 'light' : 'dark'];
    const tints = Object.entries(ON_LIGHT).map(
      ([dark, other]) => `.c${dark} { fill: ${colourOf(light ? other : Number(dark))} }`,
    );
    return [
      `.ground, .on-ink { fill: ${back} }`,
      `.ink { fill: ${ink} }`,
      `.line { stroke: ${ink} }`,
      ...tints,
    ].join(' ');
  };
  const light = `@media (prefers-color-scheme: light) { ${rules(true)} }`;
  return `${rules(ground === 'light')} ${ground === 'auto' ? light : ''}`.trim();
}

/** How something is filled with a colour of the terminal; its own ink where there is none. */
const filled = (colour: Cell['colour']): string =>
  colour === undefined
    ? ' class="ink"'
    : ` fill="${colourOf(colour)}"${ON_LIGHT[colour as number] ? ` class="c${colour}"` : ''}`;

/** Backgrounds, run by run; what is inverse stands on its own colour. */
function backgrounds(rows: readonly (readonly Cell[])[]): string[] {
  return rows.flatMap((cells, row) => {
    const runs: { look: string; column: number; columns: number }[] = [];
    cells.forEach(({ inverse, background, colour }, column) => {
      if (!inverse && background === undefined) return;
      const look = filled(inverse ? colour : background);
      const last = runs.at(-1);
      if (last?.look === look && last.column + last.columns === column) last.columns++;
      else runs.push({ look, column, columns: 1 });
    });
    return runs.map(
      ({ look, column, columns }) =>
        `<rect x="${xOf(column)}" y="${yOf(row)}" width="${columns * CELL.width}" height="${CELL.height}"${look}/>`,
    );
  });
}

const STROKES: { readonly [weight in Weight]: string } = {
  thin: ' fill="none" stroke-width="1.3"',
  heavy: ' fill="none" stroke-width="3" stroke-linecap="square"',
  filled: '',
  shaded: ' fill-opacity="0.3"',
};

/** All lines and blocks, a path for each way to draw them. */
function lines(rows: readonly (readonly Cell[])[]): string[] {
  const paths = new Map<string, string>();
  rows.forEach((cells, row) => {
    cells.forEach(({ text, colour, dim }, column) => {
      for (const { weight, path } of shapesOf(text)) {
        const isLine = weight === 'thin' || weight === 'heavy';
        const paint = !isLine
          ? filled(colour)
          : colour === undefined
            ? ' class="line"'
            : ` stroke="${colourOf(colour)}"`;
        const look = `${paint}${STROKES[weight]}${dim ? ' opacity="0.55"' : ''}`;
        paths.set(look, (paths.get(look) ?? '') + movedTo(path, xOf(column), yOf(row)));
      }
    });
  });
  return [...paths].map(([look, path]) => `<path${look} d="${path}"/>`);
}

/** The text of a row, drawn together as long as it looks alike and apart at every blank, so that columns stay true in any font. */
function textRow(cells: readonly Cell[], row: number): string {
  const runs: { column: number; columns: number; text: string; look: string }[] = [];
  cells.forEach((cell, column) => {
    if (cell.text.trim() === '' || shapesOf(cell.text).length > 0) return;
    const last = runs.at(-1);
    const look = lookOf(cell);
    const columns = stringWidth(cell.text);
    if (last && last.look === look && last.column + last.columns === column) {
      last.text += cell.text;
      last.columns += columns;
    } else runs.push({ column, columns, text: cell.text, look });
  });
  if (runs.length === 0) return '';
  const spans = runs.map(
    ({ column, columns, text, look }) =>
      `<tspan x="${xOf(column)}" textLength="${columns * CELL.width}" lengthAdjust="spacingAndGlyphs"${look}>${escaped(text)}</tspan>`,
  );
  return `<text y="${yOf(row) + 15}">${spans.join('')}</text>`;
}

const lookOf = ({ bold, dim, inverse, colour }: Cell): string =>
  [
    bold ? ' font-weight="bold"' : '',
    dim ? ' fill-opacity="0.55"' : '',
    inverse ? ' class="on-ink"' : colour === undefined ? '' : filled(colour),
  ].join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
