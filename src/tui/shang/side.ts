/** The panels beside the table, and the short lists of a calm one. */
import { size } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import { isFiver, kindOf, sizeOf } from '../../engine/shang/combination.ts';
import type { Turn } from '../../engine/shang/state.ts';
import { fitting, linesIn, widthOf } from '../../width.ts';
import { type Panel, type PanelRow, paired, turnedTo } from '../drawing/panel.ts';
import type { ShortList } from '../drawing/stage.ts';
import { keyName } from '../table.ts';
import type { Size } from '../terminal/screen.ts';
import { placeOf, playsFor, type ShangPosition } from './hand.ts';
import { type Board, byRank, heldByOthers, isPlay, type Lying, type RankOut, topOf } from './lying.ts';
import { closeText, ruleTexts, sideTexts, verdictTexts } from './words.ts';

/** Least rows of panels for the rule and for every card of the others. */
const HIGH = 20;
/** Rows of the list of plays at least. */
const PLAYS = 5;

/** Returns the panels beside the table: the rule, the others' cards, tables, and the viewer's plays in the rows that are left. */
export function panelsIn(board: Board, { columns, rows }: Size): Panel[] {
  const { position, selection, lying } = board;
  const isHigh = rows >= HIGH;
  const panels = [
    ...(isHigh ? [rulePanel(position, columns)] : []),
    isHigh ? everyCardOut(position, columns) : highCardsOut(position, columns),
    matchPanel(position, columns),
    lastPanel(position, lying, selection?.back ?? 0, columns),
    tablePanel(position, lying, columns),
  ].filter((panel) => panel.rows.length > 0);
  // Each panel has a title, and a blank row after it.
  const left = panels.reduce((room, panel) => room - panel.rows.length - 2, rows - 1);
  return [...panels, ...(selection ? [playsPanel(board, Math.max(PLAYS, left))] : [])];
}

/** Returns the legal plays from weakest to strongest, around the selected one. The strongest of each size is marked. */
function playsPanel({ position, selection }: Board, rows: number): Panel {
  const { view, speaker, theme } = position;
  const plays = playsFor(position);
  const at = placeOf(plays, selection?.picked ?? []);
  const row = (text: string, isHere: boolean, value = ''): PanelRow => ({
    text: `${isHere ? theme.lines.pointer : ' '} ${text}`,
    value,
    ...(isHere && { style: theme.inverse }),
  });
  const checks = view.top === null ? [] : [row(sideTexts.check, selection?.check === true)];
  const fits = rows - checks.length;
  // The last row says how many others there are.
  const room = plays.length > fits ? fits - 1 : fits;
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), plays.length - room));
  const shown = plays.slice(first, first + room).map(({ cards, rating }, offset) => {
    const next = plays[first + offset + 1];
    const isBest = next === undefined || sizeOf(next.rating) !== sizeOf(rating);
    const best = sideTexts.best(isFiver(rating) ? '' : kindOf(rating));
    return row(closeText(cards, speaker), first + offset === at, isBest ? best : '');
  });
  const besides = plays.length - shown.length;
  return {
    title: sideTexts.plays,
    value: plays.length === 0 ? sideTexts.none : at < 0 ? `${plays.length}` : `${at + 1}/${plays.length}`,
    rows: [...shown, ...(besides > 0 ? [row(sideTexts.more(besides), false)] : []), ...checks],
  };
}

/** Returns the plays of a table. `said`: the text after the last one, if there is room. */
function playRows(
  { speaker }: ShangPosition,
  table: readonly Turn[],
  columns: number,
  said: string,
): PanelRow[] {
  const plays = table.filter(isPlay);
  const entries = plays.map(
    ({ seat, move }) => [speaker.seat(seat), closeText(move.cards, speaker)] as const,
  );
  return paired(entries, columns).map((text, line, lines) => {
    const isLast = line === lines.length - 1;
    return { text, value: isLast ? fitting([said, ''], columns - widthOf(text) - 1) : '' };
  });
}

/** Returns the totals of the match; no rows before its first points. */
function matchPanel({ status: { scores }, speaker }: ShangPosition, columns: number): Panel {
  const entries = scores.map((score, seat) => [speaker.seat(seat), speaker.number(score)] as const);
  return { title: sideTexts.match, rows: scores.some(Boolean) ? paired(entries, columns) : [], drop: 3 };
}

/** Returns the plays on the table. */
const tablePanel = (position: ShangPosition, { table }: Lying, columns: number): Panel => ({
  title: sideTexts.thisTable,
  rows: playRows(position, table, columns, position.shown?.lingering ? sideTexts.took : sideTexts.toBeat),
  drop: 4,
  keepsLast: true,
});

/** Returns the last table, or an earlier one. */
function lastPanel(position: ShangPosition, { past }: Lying, back: number, columns: number): Panel {
  const shown = turnedTo(past, back);
  const key = keyName(position, ' (v)');
  return {
    title: !shown || shown.isLast ? sideTexts.lastTable(key) : sideTexts.earlier(shown.number, key),
    rows: shown ? playRows(position, shown.item, columns, sideTexts.took) : [sideTexts.noneYet],
    drop: 2,
    keepsLast: true,
  };
}

/** Says what beats a play of the kind on the table, or what can be led to a fresh one. */
function rulePanel({ view: { top }, speaker }: ShangPosition, columns: number): Panel {
  const size = top === null ? 0 : sizeOf(top.rating);
  const kind = (['lead', 'single', 'pair', 'trips'] as const)[size] ?? 'fiver';
  const { title, rule } = ruleTexts[kind](suitsOf(speaker));
  return { title, rows: linesIn(rule, columns) };
}

/** Returns the suits from the highest down. */
const suitsOf = (speaker: Speaker): string[] => ['S', 'H', 'D', 'C'].map((suit) => speaker.suit(suit));

/** Returns every card that the others hold by rank, and the ranks without a pair; no rows if unknown. */
function everyCardOut(position: ShangPosition, columns: number): Panel {
  const cards = heldByOthers(position);
  if (!cards) return { title: '', rows: [] };
  const letters = suitsOf(position.speaker);
  const ranks = byRank(cards);
  const entries = ranks.map(
    ({ rank, suits }) => `${rank} ${suits.map((out, place) => (out ? letters[place] : '·')).join('')}`,
  );
  // A ten takes a column more than other ranks.
  const perRow = Math.floor((columns + 1) / 8);
  const rows = Array.from({ length: Math.ceil(entries.length / perRow) }, (_, row) =>
    entries.slice(row * perRow, (row + 1) * perRow).join('  '),
  );
  return {
    title: sideTexts.stillOut,
    value: verdictTexts.cards(size(cards)),
    rows: [...rows, ...linesIn(pairsText(ranks), columns)],
    drop: 1,
  };
}

/** Says which ranks have no pair or, if these are many, which can have one. */
function pairsText(ranks: readonly RankOut[]): string {
  const [none, some] = [
    ranks.filter(({ copies }) => copies < 2).map(({ rank }) => rank),
    ranks.filter(({ copies }) => copies > 1).map(({ rank }) => rank),
  ];
  return none.length > some.length ? sideTexts.pairsOf(some) : none.length > 0 ? sideTexts.noPairs(none) : '';
}

/** The most ranks in a short list, and the rows of a low panel. */
const RANKS_OUT = 5;
const LOW = 2;

/** Returns the ranks that others hold with their suits, from the highest down; none if the player wants no help. */
function ranksOut(position: ShangPosition): string[] {
  const letters = suitsOf(position.speaker);
  const cards = heldByOthers(position);
  return (cards ? byRank(cards) : [])
    .filter(({ copies }) => copies > 0)
    .map(({ rank, suits }) => rank + letters.filter((_, place) => suits[place]).join(''));
}

/** Returns the highest cards that others hold, in few rows. */
const highCardsOut = (position: ShangPosition, columns: number): Panel => ({
  title: sideTexts.stillOut,
  rows: linesIn(ranksOut(position).join(' '), columns).slice(0, LOW),
  drop: 1,
});

/** Returns the highest cards that others hold, for a calm table. */
export function stillOut(position: ShangPosition): ShortList {
  const rows = ranksOut(position).slice(0, RANKS_OUT);
  return {
    title: sideTexts.stillOut,
    rows,
    line: rows.map((_, place) => sideTexts.outLine(rows.slice(0, rows.length - place))),
  };
}

/** Returns the winner of the last table and the winning cards, for a calm table. */
export function lastTable({ speaker }: ShangPosition, { past }: Lying, columns: number): ShortList {
  const top = topOf(past.at(-1) ?? []);
  const title = sideTexts.lastTable('');
  if (!top) return { title, rows: [] };
  const [name, cards] = [speaker.seat(top.seat), closeText(top.move.cards, speaker)];
  return {
    title,
    rows: [...linesIn(sideTexts.tookIt(name), columns), ...linesIn(cards, columns)],
    line: sideTexts.lastLine(name, cards),
  };
}
