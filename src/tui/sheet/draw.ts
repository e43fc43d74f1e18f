import { minus } from '../../front/number.ts';
import { cut, padded, paddedLeft, widthOf, wrap } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawFan, type FanSize, fanColumns, fanRows, heldCard } from '../drawing/fan.ts';
import { drawPlot, lineStyles } from '../drawing/plot.ts';
import type { Style } from '../terminal/cells.ts';
import type { Size } from '../terminal/screen.ts';
import type { Theme } from '../theme.ts';
import { type Account, type AccountLine, type DealAccount, placesIn } from './account.ts';
import { accountTexts } from './words.ts';

/** The contents of a page. */
export interface SheetContents {
  readonly account: Account;
  /** The winner of the match, or of the latest deal, and the reason; empty if nothing is over. */
  readonly headline: readonly string[];
  /** Is the match over, and not only a deal? */
  readonly isOver: boolean;
  /** The viewer's party; null for a spectator. */
  readonly own: number | null;
  readonly cost: readonly AccountLine[];
  /** The share of the match's course to draw, from its beginning, up to 1. Left out: 1. */
  readonly share?: number;
}

/** The end of the latest deal or of the match; or all sums. */
export type SheetView = 'end' | 'sums';

/** A part of a page. It can have any of `heights`, the largest first; with `grows` any number of rows up to that as well. */
interface Block {
  readonly heights: readonly number[];
  readonly grows?: number;
  /** Is it left out rather than close the gaps between the others? */
  readonly isExtra?: boolean;
  draw(canvas: Canvas, room: Area): void;
}

/** Columns at the left, in narrow windows and in others. */
const MARGIN = { narrow: 1, wide: 2 };
const NARROW = 60;
/** Columns from a name to the texts below it. */
const INDENT = 2;
/** The last column of numbers and texts. Beyond it the eye would lose the row. */
const WIDEST = 92;
const LONGEST_NAME = 12;
/** Rows of a plot: the fewest, the usual number (at most half of the page), and the most if rows are left. */
const PLOT = { least: 7, usual: 16, most: 24 };
/** Fewest columns beside a drawing, with the gap: beside its smallest size, and beside a larger one. */
const BESIDE = { least: 22, best: 48 };

/** Draws a page of this size: as many of its parts as fit, in the order of their importance. */
export function drawAccount(
  told: SheetContents,
  view: SheetView,
  { columns, rows }: Size,
  theme: Theme,
): Canvas {
  const left = columns < NARROW ? MARGIN.narrow : MARGIN.wide;
  const room = area(left, 0, columns - left - 1, rows);
  const placed = fitted(blocksOf(told, view, room, theme), rows);
  const last = placed.at(-1);
  const canvas = new Canvas(columns, Number.isFinite(rows) ? rows : last ? last.y + last.rows : 0, theme);
  drawPlaced(canvas, room, placed);
  return canvas;
}

interface PlacedBlock {
  readonly block: Block;
  readonly y: number;
  readonly rows: number;
}

/** Returns the blocks that fit this many rows, one below the other. Remaining rows first separate them, and then let those grow that can. */
function fitted(blocks: readonly Block[], rows: number): PlacedBlock[] {
  let spare = rows;
  const kept: { block: Block; height: number }[] = [];
  for (const block of blocks) {
    const room = spare - (block.isExtra ? kept.length : 0);
    const height = block.heights.find((wanted) => wanted <= room);
    if (height === undefined) continue;
    spare -= height;
    kept.push({ block, height });
  }
  let gaps = Math.max(0, Math.min(kept.length - 1, spare));
  spare = Number.isFinite(spare) ? spare - gaps : 0;
  let y = 0;
  return kept.map(({ block, height }) => {
    const more = Math.max(0, Math.min(spare, (block.grows ?? 0) - height));
    spare -= more;
    const placed = { block, y, rows: height + more };
    y += placed.rows + (gaps-- > 0 ? 1 : 0);
    return placed;
  });
}

const drawPlaced = (canvas: Canvas, { x, y, columns }: Area, placed: readonly PlacedBlock[]): void =>
  placed.forEach(({ block, y: at, rows }) => void block.draw(canvas, area(x, y + at, columns, rows)));

/** Returns the parts of a page. */
function blocksOf(told: SheetContents, view: SheetView, { columns, rows }: Area, theme: Theme): Block[] {
  const { account, headline, isOver, cost } = told;
  const { deals, moments, first, drawing } = account;
  const lines = (some: readonly AccountLine[], wide = columns) => linesBlock(some, wide, theme);
  const titles = (texts: readonly string[]) => lines(texts.map((text) => ({ name: '', text })));
  const head = view === 'sums' ? [] : titles(headline);
  const plot = account.series[0]!.length > 2 ? [plotBlock(told, rows, theme)] : [];
  const table = deals.length > 1 ? [tableBlock(account, columns)] : [];
  const latest = deals.slice(-1);
  if (drawing) {
    const more = (wide: number) => [
      ...latest.map((deal) => rowsOrTotals(deal, wide, theme)),
      ...lines(moments, wide),
      ...lines(view === 'sums' ? [] : cost, wide),
      ...plot,
    ];
    const [least] = drawing.sizes;
    const below = least!.columns + BESIDE.least > columns ? (latest[0]?.rows.length ?? 0) + 1 : 0;
    const isTight = (head[0]?.heights[0] ?? 0) + least!.rows + below > rows;
    const above = isTight && head.length > 0 ? titles(headline.slice(0, 1)) : head;
    return [...above, ...besideDrawing(drawing, columns, rows - (above[0]?.heights[0] ?? 0), more)];
  }
  if (view === 'sums') {
    const how = deals.map((deal, at) => titledBlock(deal, (first ?? 0) + at, columns, theme));
    return [...table, ...how.reverse(), ...lines(moments), ...plot];
  }
  const faces = latest.map((deal) => rowsBlock(deal, columns, theme, true));
  const extra = (some: readonly Block[]) => some.map((block) => ({ ...block, isExtra: true }));
  if (isOver) return [...head, ...plot, ...lines(moments), ...lines(cost), ...extra([...faces, ...table])];
  return [...head, ...faces, ...lines(cost), ...extra([...plot, ...table])];
}

/** Returns a drawing in the largest size that fits, with as many blocks beside it as fit, and the others below. `more`: returns them for a width. */
function besideDrawing(
  { sizes, draw }: NonNullable<Account['drawing']>,
  columns: number,
  rows: number,
  more: (columns: number) => Block[],
): Block[] {
  const size = sizes.findLast((one) => one.rows <= rows && one.columns + BESIDE.best <= columns) ?? sizes[0]!;
  const wide = columns - size.columns - INDENT;
  const offered = size.columns + BESIDE.least <= columns ? more(wide) : [];
  const beside = fitted(offered, size.rows);
  const left = more(columns).filter((_, place) => !beside.some(({ block }) => block === offered[place]));
  const drawn: Block = {
    heights: [size.rows],
    draw(canvas, room) {
      draw(canvas, { ...room, ...size });
      drawPlaced(canvas, { ...room, x: room.x + size.columns + INDENT, columns: wide }, beside);
    },
  };
  return [drawn, ...left];
}

/** Returns lines of text, each after its name. Of lines without names the first is emphasised. */
function linesBlock(lines: readonly AccountLine[], columns: number, theme: Theme): Block[] {
  const names = Math.max(0, ...lines.map(({ name }) => widthOf(name)));
  const at = names === 0 ? 0 : names + 2;
  const told = lines.flatMap(({ name, text }, line) =>
    wrap(text, Math.min(columns, WIDEST) - at).map((part, row) => ({
      name: row === 0 ? name : '',
      text: part,
      style: names === 0 && line === 0 ? theme.strong : {},
    })),
  );
  if (told.length === 0) return [];
  const draw = (canvas: Canvas, { x, y }: Area) =>
    told.forEach(({ name, text, style }, row) => {
      canvas.plain(x, y + row, name, theme.quiet);
      canvas.write(x + at, y + row, text, style);
    });
  return [{ heights: [told.length], draw }];
}

/** Returns the columns of names and of each value of a deal, and the number of first values that do not fit. */
function valuesIn({ heads, rows }: DealAccount, columns: number) {
  const names = Math.min(LONGEST_NAME, Math.max(0, ...rows.map(({ name }) => widthOf(name)))) + 2;
  const longest = heads.map((head, place) =>
    Math.max(widthOf(head), ...rows.map(({ values }) => widthOf(values[place] ?? ''))),
  );
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const gap = names + sum(longest) + 2 * heads.length <= columns ? 2 : 1;
  const widths = longest.map((width) => width + gap);
  let first = 0;
  while (first < widths.length - 1 && names + sum(widths.slice(first)) > columns) first++;
  return { names, first, widths, all: sum(widths.slice(first)) };
}

/**
 * Returns the rows of a deal: names, cards, texts and values. With `hasFaces` cards are faces if they fit; else they are in the texts. Rows without
 * values, such as that of the widow, are left out first, then all texts.
 */
function rowsBlock(deal: DealAccount, columns: number, theme: Theme, hasFaces: boolean): Block {
  const brief = { ...deal, rows: deal.rows.filter(({ values }) => values.length > 0) };
  const bare = { ...deal, rows: brief.rows.map((row) => ({ ...row, text: '' })) };
  const width = Math.min(columns, WIDEST);
  const { names, all } = valuesIn(deal, width);
  const room = (values: readonly string[]) => width - names - (values.length > 0 ? all : 0);
  const fans = deal.rows.map(({ cards = [] }) => cards.map((card) => heldCard(card, theme)));
  const fits = (size: FanSize) =>
    fans.every((fan) => fan.length === 0 || fanColumns(fan, size) <= width - names - all);
  const heightIn = (size: FanSize | null, rows = deal.rows) =>
    rows.reduce((sum, row, at) => {
      const told = linesBeside(row.text, room(row.values), width).length;
      return sum + (size && fans[at]!.length > 0 ? fanRows(size) - 1 : Math.max(1, told));
    }, 1);
  const sizes =
    hasFaces && fans.some((fan) => fan.length > 0) ? (['tall', 'short'] as const).filter(fits) : [];
  return {
    heights: [
      ...sizes.map((size) => heightIn(size)),
      ...[deal, brief, bare].map((one) => heightIn(null, one.rows)),
    ],
    draw(canvas, { x, y, rows }) {
      const size = sizes.find((one) => heightIn(one) <= rows) ?? null;
      const told = [deal, brief].find((one) => size || heightIn(null, one.rows) <= rows) ?? bare;
      drawRows(canvas, area(x, y, width, rows), told, size, fans);
    },
  };
}

/** Returns the rows of a deal, or where they do not fit the last value of each in a line. */
function rowsOrTotals(deal: DealAccount, columns: number, theme: Theme): Block {
  const rows = rowsBlock(deal, columns, theme, false);
  const totals = deal.rows.map(({ name, values }) => `${name} ${values.at(-1)}`).join(' · ');
  const [line] = linesBlock([{ name: '', text: totals }], columns, theme);
  return {
    heights: [...rows.heights, ...line!.heights],
    draw: (canvas, room) => (room.rows < rows.heights.at(-1)! ? line! : rows).draw(canvas, room),
  };
}

/** Returns a text beside a name on one line; if it does not fit, on lines below. */
const linesBeside = (text: string, room: number, columns: number): string[] =>
  widthOf(text) <= room ? [text] : ['', ...wrap(text, columns - INDENT)];

function drawRows(
  canvas: Canvas,
  { x, y, columns }: Area,
  deal: DealAccount,
  size: FanSize | null,
  fans: readonly (readonly ReturnType<typeof heldCard>[])[],
): void {
  const { quiet, strong } = canvas.theme;
  const { names, first, widths, all } = valuesIn(deal, columns);
  const values = (row: number, texts: readonly string[], style: Style) => {
    let end = x + columns - all;
    texts.slice(first).forEach((text, place) => {
      end += widths[first + place]!;
      canvas.writeRight(end, row, text, style);
    });
  };
  values(y, deal.heads, quiet);
  let at = y + 1;
  deal.rows.forEach(({ name, text, values: own, isBest }, place) => {
    const fan = size ? fans[place]! : [];
    const style = isBest ? strong : {};
    const row = fan.length > 0 ? at + 1 : at;
    canvas.write(x, row, cut(name, names - 2), strong);
    values(row, own, style);
    if (size && fan.length > 0) {
      drawFan(canvas, x + names, at, fan, { size });
      at += fanRows(size) - 1;
      return;
    }
    const room = columns - names - (own.length > 0 ? all : 0);
    const lines = linesBeside(text, room, columns);
    canvas.write(x + names, row, lines[0]!, style);
    lines.slice(1).forEach((line, below) => void canvas.write(x + INDENT, row + 1 + below, line, style));
    at += lines.length;
  });
}

/** Returns a deal with its title, as a part of a list. */
function titledBlock(deal: DealAccount, number: number, columns: number, theme: Theme): Block {
  const rows = rowsBlock(deal, columns, theme, false);
  const title = wrap(accountTexts.earlier(number, deal.title), Math.min(columns, WIDEST));
  return {
    heights: rows.heights.map((height) => height + title.length),
    draw(canvas, { x, y, columns: wide, rows: high }) {
      title.forEach((line, row) => void canvas.write(x, y + row, line, row === 0 ? theme.strong : {}));
      rows.draw(canvas, area(x, y + title.length, wide, high - title.length));
    },
  };
}

/** Returns the plot of each party's totals. With more than four parties, only the first two and the viewer's have colours. */
function plotBlock({ account, own, share = 1 }: SheetContents, rows: number, theme: Theme): Block {
  const { series, parties, best, first, limits, level } = account;
  const places = placesIn(
    parties.map(({ total }) => total),
    best,
  );
  const order = [...parties.keys()].sort((a, b) => places[a]! - places[b]!);
  const mine = own ?? order[0]!;
  const [accent, ...others] = lineStyles(theme);
  const styles = new Map<number, Style>([[mine, accent!]]);
  for (const party of order.filter((one) => one !== mine))
    styles.set(party, parties.length > 4 && styles.size > 2 ? theme.quiet : others[styles.size - 1]!);
  const lines = [...order.filter((one) => one !== mine).reverse(), mine].map((party) => ({
    name: parties[party]!.name,
    values: series[party]!,
    style: styles.get(party)!,
    // The winner's name gets its colour last.
    ...(share < 1 && party === order[0] && { nameStyle: {} }),
  }));
  const ticks = series[0]!.map((_, place) => (place === 0 ? '' : String((first ?? 1) + place - 1)));
  const name = first === null ? accountTexts.rounds : accountTexts.deals;
  return {
    heights: [Math.max(PLOT.least, Math.min(PLOT.usual, Math.floor(rows / 2))), PLOT.least],
    grows: PLOT.most,
    draw: (canvas, room) =>
      drawPlot(canvas, room, {
        lines,
        levels: level ? limits : [0, ...limits],
        under: [{ name, texts: ticks, style: theme.quiet }],
        isStepped: level !== undefined,
        share,
        ...(level && { text: level }),
      }),
  };
}

/** Columns of the number of a deal, and of a party in windows of three widths. */
const NUMBER = 6;
/** Rows of a table of many deals, so that the latest deal fits below it. */
const FOLDED = [12, 8];
const partyColumns = (columns: number): number => (columns >= 95 ? 11 : columns >= 53 ? 8 : 6);

/** Returns a row for each deal, with points or levels of each party and a note; then the totals. Deals without room share one row with their sum. */
function tableBlock({ parties, deals, first, series, level }: Account, columns: number): Block {
  const width = partyColumns(columns);
  const number = (deal: number) => String(first! + deal);
  const sums = (from: number, to: number) =>
    series.map((totals) => (level ? level(totals[to]!) : minus(totals[to]! - totals[from]!)));
  const totals = parties.map(({ total }) => minus(total));
  const tail = level || deals.length < 2 ? 0 : 1;
  const all = deals.length + 1 + tail;
  const draw = (canvas: Canvas, { x, y, rows }: Area) => {
    const { quiet, strong } = canvas.theme;
    const row = (at: number, name: string, cells: readonly string[], note: string, style: Style) => {
      canvas.write(x, y + at, padded(name, NUMBER), style);
      cells.forEach((cell, place) => {
        canvas.write(x + NUMBER + width * place, y + at, paddedLeft(cut(cell, width - 1), width), style);
      });
      const from = NUMBER + width * cells.length + 2;
      if (note) canvas.write(x + from, y + at, cut(note, columns - from), {});
    };
    const names = parties.map(({ name }) => name);
    row(0, accountTexts.heads.deal, names, '', quiet);
    const gone = rows < all ? Math.min(deals.length - 1, all - rows + 1) : 0;
    if (gone > 0) row(1, `${number(0)}-${number(gone - 1)}`, sums(0, gone), '', {});
    deals.slice(gone).forEach(({ note }, place) => {
      const deal = gone + place;
      row(1 + (gone > 0 ? 1 : 0) + place, number(deal), sums(deal, deal + 1), note, {});
    });
    if (tail) row(Math.min(rows, all) - 1, accountTexts.total, totals, '', strong);
  };
  const heights = [all, ...FOLDED.filter((rows) => rows < all), Math.min(all, 4 + tail)];
  return { heights, grows: all, draw };
}
