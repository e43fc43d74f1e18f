import type { Speaker, Status } from '../../engine/game.ts';
import { list } from '../../engine/words.ts';
import type { SheetUi } from '../table.ts';

/** What a line of the sheet may take, and how many lines there may be. */
interface Paper {
  readonly columns: number;
  readonly rows: number;
  /** Parts the deals from the totals, as wide as the paper. */
  readonly rule: string;
}

/** The score sheet: a line a deal (the latest ones where there are too many), totals and places, and what is told of the latest deal. */
export function sheetLines(
  status: Status,
  sheet: SheetUi,
  speaker: Speaker,
  { columns, rows, rule }: Paper,
): string[] {
  const { results, scores } = status;
  const { total = { name: 'total', text: String } } = sheet;
  const latest = results.at(-1);
  const details = (latest && sheet.details?.(latest, speaker, status)) ?? [];
  // What is left of the line says what a deal was about.
  const column = Math.max(7, Math.min(11, Math.floor((columns - 45) / scores.length)));
  const row = (name: string, cells: readonly (string | number)[], note = '') =>
    `  ${name.padEnd(7)}${cells.map((cell) => String(cell).padStart(column)).join('')}   ${note}`;
  const room = Math.max(1, rows - 7 - details.length);
  const firstShown = Math.max(0, results.length - room);
  return [
    row(
      'deal',
      scores.map((_, seat) => speaker.seat(seat).slice(0, column - 1)),
    ),
    ...results.slice(firstShown).map((result, place) => {
      const number = firstShown + place + 1;
      return row(String(number), result.points, sheet.note?.(result, speaker) ?? '');
    }),
    rule,
    row(total.name, scores.map(total.text)),
    row('', placesOf(status, sheet)),
    rule,
    ...details.map((line) => `  ${line}`),
  ];
}

/** The sheet to be kept as a file, with every deal. */
export const sheetPage = (heading: string, status: Status, sheet: SheetUi, speaker: Speaker): string => {
  const paper = { columns: 78, rows: Number.POSITIVE_INFINITY, rule: '-'.repeat(78) };
  const lines = [
    heading,
    paper.rule,
    ...sheetLines(status, sheet, speaker, paper),
    headline(status, sheet, speaker),
  ];
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
};

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** The place of each seat; equal scores share the better one. */
export function placesOf(
  { scores }: Pick<Status, 'scores'>,
  { winner, partners }: Pick<SheetUi, 'winner' | 'partners'>,
): string[] {
  const better = (a: number, b: number) => (winner === 'lowest' ? a < b : a > b);
  // Partners have one score between them and take one place.
  const rivals = partners ? [...new Set(scores)] : scores;
  return scores.map((score) => ORDINALS[rivals.filter((other) => better(other, score)).length]!);
}

/** Who has won, or what is won by. */
export function headline(
  { winners, results }: Pick<Status, 'winners' | 'results'>,
  { winner, partners }: Pick<SheetUi, 'winner' | 'partners'>,
  speaker: Speaker,
): string {
  if (winners === null)
    return results.length === 0 ? 'No deal is finished yet.' : `The ${winner} total wins.`;
  const names = list(winners.map((seat) => speaker.seat(seat)));
  if (winners.length > 1) return `${names} ${partners ? 'win' : 'share the win'}.`;
  return `${names} ${winners[0] === speaker.you ? 'win' : 'wins'}.`;
}
