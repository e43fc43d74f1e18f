import { size } from '../../engine/card-set.ts';
import { isFiver, kindOf, sizeOf } from '../../engine/shang/combination.ts';
import type { Turn } from '../../engine/shang/state.ts';
import { list, verb } from '../../engine/words.ts';
import { cut, padded, widthOf } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import { drawBoxedPanels, drawPlainPanels, type Panel, type PanelRow } from '../drawing/panel.ts';
import { turnedTo } from '../drawing/turned.ts';
import { keyName } from '../table.ts';
import { placeOf, playsFor, type Selection, type ShangPosition } from './hand.ts';
import { byRank, heldByOthers, type Lying, type RankOut, topOf } from './lying.ts';
import type { Board } from './stage.ts';
import { closeText } from './words.ts';

/** Draws the panels: legal plays, the others' cards, and earlier tables. */
export function drawPanels({ canvas, places, position, selection, lying }: Board): void {
  const { choices, held, last } = places;
  const boxed = places.face !== 'M' || last.columns > 21;
  const draw = (place: Area, make: (columns: number, rows: number) => Panel | null) => {
    const { columns, rows } = place;
    const panel = boxed ? make(columns - 4, rows - 2) : make(columns, rows - 1);
    if (!panel) return;
    // A box keeps its size, whatever its contents.
    if (boxed)
      drawBoxedPanels(canvas, place, [
        { ...panel, grows: true, rows: panel.rows.length > 0 ? panel.rows : [''] },
      ]);
    else drawPlainPanels(canvas, place, [panel]);
  };
  draw(choices, (columns, rows) =>
    selection
      ? playsPanel(position, selection, columns, rows, boxed)
      : turnsPanel(position, lying.table, columns, rows, boxed),
  );
  if (held) draw(held, (columns) => heldPanel(position, columns));
  draw(last, (columns, rows) => lastPanel(position, lying.past, selection?.back ?? 0, columns, rows, boxed));
}

/** Adds the key that changes a panel to its title; in a box it is at the right end. */
const keyed = (title: string, key: string, boxed: boolean, value = ''): Pick<Panel, 'title' | 'value'> =>
  boxed
    ? { title: value ? `${title}  ${value}` : title, value: key }
    : { title: `${title.toUpperCase()}${key && ` (${key})`}`, value };

/** Returns the legal plays from weakest to strongest, around the selected one. The strongest of each size is marked. */
function playsPanel(
  position: ShangPosition,
  { picked, check }: Selection,
  columns: number,
  rows: number,
  boxed: boolean,
): Panel {
  const { view, speaker, theme } = position;
  const plays = playsFor(position);
  const at = placeOf(plays, picked);
  const mark = (marked: boolean) => (marked ? `${theme.lines.pointer} ` : '  ');
  const style = (marked: boolean): Pick<PanelRow, 'style'> => (marked ? { style: theme.inverse } : {});
  const checkRows: PanelRow[] =
    view.top === null
      ? []
      : [
          {
            text: `${mark(check)}. check${columns >= 30 ? ': out until the reset' : boxed ? ': out until reset' : ''}`,
            ...style(check),
          },
        ];
  if (boxed && checkRows.length > 0) checkRows.unshift({ text: '' });
  const fits = rows - checkRows.length;
  // The last row says how many others there are.
  const room = plays.length > fits ? fits - 1 : fits;
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), plays.length - room));
  const place = plays.length === 0 ? 'none' : at < 0 ? `${plays.length}` : `${at + 1}/${plays.length}`;
  const titles = keyed(boxed || place.length < 5 ? 'Your plays' : 'Plays', 'Tab', boxed, place);
  const shown = plays.slice(first, first + room).map(({ cards, rating }, offset): PanelRow => {
    const next = plays[first + offset + 1];
    const strongest = next === undefined || sizeOf(next.rating) !== sizeOf(rating);
    const kind = isFiver(rating) ? 'fiver' : kindOf(rating);
    const here = first + offset === at;
    return {
      text: mark(here) + closeText(cards, speaker),
      ...(strongest && { value: boxed ? `strongest ${kind}` : isFiver(rating) ? 'best' : `best ${kind}` }),
      ...style(here),
    };
  });
  const besides = plays.length - shown.length;
  const more = besides > 0 ? [{ text: `  ${besides} more: Tab` }] : [];
  return { ...titles, rows: [...shown, ...more, ...checkRows] };
}

/** Returns a text for each turn of a table: the player and the cards, aligned. Long names are cut. `led`: the first text says "led". */
function entries(
  { speaker }: ShangPosition,
  turns: readonly Turn[],
  columns: number,
  led: boolean,
): string[] {
  const deeds = turns.map(({ move }) => (move.kind === 'check' ? 'checked' : closeText(move.cards, speaker)));
  const names = turns.map(({ seat }, place) => {
    const said = led && place === 0 ? ' led' : '';
    return cut(speaker.seat(seat), columns - widthOf(deeds[place]!) - 1 - said.length) + said;
  });
  const width = Math.max(...names.filter((_, place) => place % 2 === 0).map(widthOf));
  return turns.map((_, place) => {
    const room = Math.min(width, columns - widthOf(deeds[place]!) - 1);
    return `${place % 2 === 0 ? padded(names[place]!, room) : names[place]} ${deeds[place]}`;
  });
}

/** Returns this table while others move: a turn an entry, the latest at the bottom. */
const turnsPanel = (
  position: ShangPosition,
  table: readonly Turn[],
  columns: number,
  rows: number,
  boxed: boolean,
): Panel => {
  const lines = inColumns(entries(position, table, columns, boxed), columns);
  return {
    title: boxed ? 'This table' : 'THIS TABLE',
    rows: lines.length > 0 ? ending(lines, rows) : ['nothing yet'],
  };
};

/** Returns the last table, or an earlier one: its plays, the checks, and its winner. */
function lastPanel(
  position: ShangPosition,
  past: Lying['past'],
  back: number,
  columns: number,
  rows: number,
  boxed: boolean,
): Panel {
  const shown = turnedTo(past, back);
  const title = !shown || shown.isLast ? 'Last table' : `Table ${shown.number} of ${past.length}`;
  return {
    ...keyed(title, keyName(position, 'v'), boxed),
    rows: shown ? tableLines(position, shown.item, columns, rows, boxed) : ['none yet'],
  };
}

/** Returns a table in lines: its last plays, the checks if there is room, and its winner. */
function tableLines(
  position: ShangPosition,
  table: readonly Turn[],
  columns: number,
  rows: number,
  boxed: boolean,
): string[] {
  const { speaker } = position;
  const turns = table.filter(({ move }) => move.kind === 'play');
  const plays = inColumns(entries(position, turns, columns, boxed), columns);
  const taken = `${verb(speaker, topOf(table)!.seat, 'took', 'took')} it${boxed ? led(position, table) : ''}`;
  const checks = `${list(table.flatMap(({ seat, move }) => (move.kind === 'check' ? [speaker.seat(seat)] : []))).replace(' and ', ', ')} checked`;
  const whole = plays.length + 2 <= rows && widthOf(checks) <= columns;
  return [...ending(plays, rows - (whole ? 2 : 1)), ...(whole ? [checks] : []), taken];
}

/** Says what the winner of a table led to the next one. */
function led({ view, speaker }: ShangPosition, table: readonly Turn[]): string {
  const next = view.turns[view.turns.indexOf(table.at(-1)!) + 1];
  return next?.move.kind === 'play' ? ` and led ${closeText(next.move.cards, speaker)}` : '';
}

/** Puts entries in two columns if they fit, else one below the other. */
function inColumns(texts: readonly string[], columns: number): string[] {
  const second = Math.max(...texts.filter((_, place) => place % 2 === 1).map(widthOf), 0);
  const half = Math.min(columns - second, Math.ceil((columns + (columns > 25 ? 5 : 0)) / 2));
  if (texts.some((text, place) => place % 2 === 0 && widthOf(text) >= half))
    return texts.map((text) => cut(text, columns));
  return texts.flatMap((text, place) =>
    place % 2 === 0 ? [`${padded(text, half)}${texts[place + 1] ?? ''}`.trimEnd()] : [],
  );
}

/** Returns the last lines, with dots before them if there are more. */
const ending = (lines: readonly string[], rows: number): string[] =>
  lines.length <= rows ? [...lines] : lines.slice(-rows).map((line, row) => (row === 0 ? `…${line}` : line));

/** Returns every card that the others hold by rank, and the ranks without a pair; null if unknown. */
function heldPanel(position: ShangPosition, columns: number): Panel | null {
  const cards = heldByOthers(position);
  if (!cards) return null;
  const { speaker } = position;
  const letters = ['S', 'H', 'D', 'C'].map((suit) => speaker.suit(suit));
  const ranks = byRank(cards);
  const entries = ranks.map(
    ({ rank, suits }) => `${rank} ${suits.map((out, place) => (out ? letters[place] : '·')).join('')}`,
  );
  // A ten takes a column more than other ranks.
  const perRow = Math.floor((columns + 1) / 8);
  const rows = Array.from({ length: Math.ceil(entries.length / perRow) }, (_, row) =>
    entries.slice(row * perRow, (row + 1) * perRow).join('  '),
  );
  const total = size(cards);
  return {
    title: 'Held by the others',
    value: total === 1 ? '1 card' : `${total} cards`,
    rows: [...rows, '', pairsText(ranks, columns)],
  };
}

/** Says which ranks have no pair; if these are many, which ranks can have one. */
function pairsText(ranks: readonly RankOut[], columns: number): string {
  const named = (wanted: (copies: number) => boolean) =>
    ranks.flatMap(({ rank, copies }) => (wanted(copies) ? [rank] : [])).join(' ');
  const none = named((copies) => copies < 2);
  const some = named((copies) => copies > 1);
  if (none === '') return '';
  if (some === '') return 'no pair can be left';
  const text = `${none}: no pair can be left`;
  return widthOf(text) <= columns ? text : `pairs: only of ${some}`;
}
