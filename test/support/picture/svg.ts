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

/** A display, and whether it draws on a dark or a light ground. */
export interface Shown {
  readonly display: Display;
  readonly ground: 'dark' | 'light';
}

/** What a display shows, as a picture; of two, the one whose ground is the reader's page's. */
export function toSvg(title: string, first: Shown, second?: Shown): string {
  const width = first.display.columns * CELL.width + 2 * MARGIN;
  const height = first.display.lines().length * CELL.height + 2 * MARGIN;
  const chosen = [
    `.${first.ground} { display: inline } .${second?.ground} { display: none }`,
    `@media (prefers-color-scheme: ${second?.ground}) { .${first.ground} { display: none } .${second?.ground} { display: inline } }`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    ...(second ? [`<style>${chosen.join(' ')}</style>`] : []),
    ...screenOf(first),
    ...(second ? screenOf(second) : []),
    '</svg>',
    '',
  ].join('\n');
}

/** A screen of a film. */
export interface Frame {
  readonly shapes: readonly string[];
  readonly columns: number;
  readonly rows: number;
  readonly seconds: number;
}

export const frameOf = (shown: Shown): Omit<Frame, 'seconds'> => ({
  shapes: screenOf(shown),
  columns: shown.display.columns,
  rows: shown.display.lines().length,
});

/** Screens one after another, again and again; the first alone where motion is not wanted. All have the first one's size. */
export function toFilm(title: string, frames: readonly Frame[]): string {
  const [width, height] = [
    frames[0]!.columns * CELL.width + 2 * MARGIN,
    frames[0]!.rows * CELL.height + 2 * MARGIN,
  ];
  const whole = frames.reduce((sum, { seconds }) => sum + seconds, 0);
  let passed = 0;
  const shares = frames.map(({ seconds }) => {
    const from = (100 * passed) / whole;
    passed += seconds;
    return [from.toFixed(2), ((100 * passed) / whole).toFixed(2)];
  });
  const styles = shares.map(
    ([from, to], at) =>
      `@keyframes f${at} { 0% { visibility: ${at === 0 ? 'visible' : 'hidden'} } ${from}% { visibility: visible } ${to}% { visibility: hidden } } .f${at} { animation: f${at} ${whole}s step-end infinite }`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>.film { visibility: hidden } .f0 { visibility: visible } @media (prefers-reduced-motion: no-preference) { ${styles.join(' ')} }</style>`,
    ...frames.flatMap(({ shapes }, at) => [`<g class="film f${at}">`, ...shapes, '</g>']),
    '</svg>',
    '',
  ].join('\n');
}

function screenOf({ display, ground }: Shown): string[] {
  const rows = display
    .lines()
    .map((_, row) => Array.from({ length: display.columns }, (_, column) => display.cell(row, column)));
  const { ink, ground: own } = GROUNDS[ground];
  // A painted ground goes on to the edge of the picture.
  const corner = rows.at(-1)!.at(-1)!.background;
  const back = corner === undefined ? own : colourOf(corner);
  return [
    `<g class="${ground}" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="16.6" fill="${ink}" xml:space="preserve">`,
    `<rect width="100%" height="100%" rx="6" fill="${back}"/>`,
    ...backgrounds(rows),
    ...lines(rows, ink),
    ...rows.map((cells, row) => textRow(cells, row, own)).filter(Boolean),
    '</g>',
  ];
}

const MARGIN = 8;
const xOf = (column: number): number => MARGIN + column * CELL.width;
const yOf = (row: number): number => MARGIN + row * CELL.height;

/** Fills something with a colour; the terminal's own goes without saying. */
const filled = (colour: Cell['colour']): string =>
  colour === undefined ? '' : ` fill="${colourOf(colour)}"`;

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
function lines(rows: readonly (readonly Cell[])[], ink: string): string[] {
  const paths = new Map<string, string>();
  rows.forEach((cells, row) => {
    cells.forEach(({ text, colour, dim }, column) => {
      for (const { weight, path } of shapesOf(text)) {
        const isLine = weight === 'thin' || weight === 'heavy';
        const paint = isLine ? ` stroke="${colour === undefined ? ink : colourOf(colour)}"` : filled(colour);
        const look = `${paint}${STROKES[weight]}${dim ? ' opacity="0.55"' : ''}`;
        paths.set(look, (paths.get(look) ?? '') + movedTo(path, xOf(column), yOf(row)));
      }
    });
  });
  return [...paths].map(([look, path]) => `<path${look} d="${path}"/>`);
}

/** The text of a row, drawn together as long as it looks alike and apart at every blank, so that columns stay true in any font. */
function textRow(cells: readonly Cell[], row: number, ground: string): string {
  const runs: { column: number; columns: number; text: string; look: string }[] = [];
  cells.forEach((cell, column) => {
    if (cell.text.trim() === '' || shapesOf(cell.text).length > 0) return;
    const last = runs.at(-1);
    const look = lookOf(cell, ground);
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

const lookOf = ({ bold, dim, inverse, colour }: Cell, ground: string): string =>
  [
    bold ? ' font-weight="bold"' : '',
    dim ? ' fill-opacity="0.55"' : '',
    inverse ? ` fill="${ground}"` : filled(colour),
  ].join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
