import type { DealAccount } from '../tui/sheet/account.ts';
import type { SheetContents } from '../tui/sheet/draw.ts';
import { capital, sheetTexts } from './words.ts';

/** An account in lines: winner and reason, then a line a row of the latest deal, values after their heads. `isWhole`: all deals. */
export function accountLines({ account, headline, isOver }: SheetContents, isWhole: boolean): string[] {
  const { deals, first, moments, ends, verdict } = account;
  const number = (place: number) => (first === null || deals.length < 2 ? null : first + place);
  const told = isWhole
    ? deals.flatMap((deal, place) => [sheetTexts.deal(number(place), deal.title), ...rowsOf(deal)])
    : deals.slice(-1).flatMap(rowsOf);
  return [
    ...(isWhole && !isOver ? [] : headline),
    ...told,
    ...moments.map(({ name, text }) => sheetTexts.row(capital(name), [text])),
    ends,
    ...(isOver ? [] : verdict.map((line) => line ?? '')),
  ].filter(Boolean);
}

const rowsOf = ({ heads, rows }: DealAccount): string[] =>
  rows.map(({ name, text, values }) => {
    const told = values.map((value, place) => sheetTexts.value(heads[place]!, value));
    return sheetTexts.row(capital(name), [text, told.join(', ')].filter(Boolean), '; ');
  });
