import type { Status } from '../../engine/game.ts';
import { list, type Speaker } from '../../engine/words.ts';
import type { Binding } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Lines } from '../parts/lines.tsx';
import type { Session } from '../session.ts';
import type { AnyTable, SheetUi } from '../table.ts';
import { useTheme } from '../theme.ts';
import { useScreenKeys } from './use-screen-keys.tsx';

interface SheetProps {
  readonly session: Session;
  readonly table: AnyTable;
  readonly speaker: Speaker;
  readonly title: string;
  readonly bindings: readonly Binding[];
}

/** The score sheet: a line a deal, totals and places; after the end, who has won. */
export function Sheet({ session, table, speaker, title, bindings: own }: SheetProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const { status } = session.scene;
  const { bindings, help } = useScreenKeys(title, own);
  if (help) return help;
  const rule = theme.lines.horizontal.repeat(columns);
  const { results, scores, winners } = status;
  const { total = { name: 'total', text: String } } = table.sheet;
  const latest = results.at(-1);
  const details = (latest && table.sheet.details?.(latest, speaker, status)) ?? [];
  // What is left of the line says what a deal was about.
  const column = Math.max(7, Math.min(11, Math.floor((columns - 45) / scores.length)));
  const row = (name: string, cells: readonly (string | number)[], note = '') =>
    `  ${name.padEnd(7)}${cells.map((cell) => String(cell).padStart(column)).join('')}   ${note}`;
  const room = Math.max(1, rows - 7 - details.length);
  const firstShown = Math.max(0, results.length - room);
  const lines = [
    row(
      'deal',
      scores.map((_, seat) => speaker.seat(seat).slice(0, column - 1)),
    ),
    ...results.slice(firstShown).map((result, place) => {
      const number = firstShown + place + 1;
      return row(String(number), result.points, table.sheet.note?.(result, speaker) ?? '');
    }),
    rule,
    row(total.name, scores.map(total.text)),
    row('', placesOf(status, table.sheet)),
    rule,
    ...details.map((line) => `  ${line}`),
  ];
  return (
    <Frame
      banner={`${title} | seed ${session.match.setup.seed}`}
      bindings={bindings}
      verdict={[
        headline(status, table.sheet, speaker),
        winners ? 'a begins another match at this table.' : '',
      ]}
    >
      <Lines lines={lines} />
    </Frame>
  );
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** The place of each seat; equal scores share the better one. */
export function placesOf({ scores }: Pick<Status, 'scores'>, { winner }: Pick<SheetUi, 'winner'>): string[] {
  const better = (a: number, b: number) => (winner === 'lowest' ? a < b : a > b);
  return scores.map((score) => ORDINALS[scores.filter((other) => better(other, score)).length]!);
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
