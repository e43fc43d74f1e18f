import type { Account, DealAccount } from '../tui/sheet/account.ts';
import type { SheetContents } from '../tui/sheet/draw.ts';
import { capital, sheetTexts } from './words.ts';

/** An account in lines: winner and reason, then a line a row of the latest deal, values after their heads. `isWhole`: all deals. */
export function accountLines({ account, headline, isOver }: SheetContents, isWhole: boolean): string[] {
  const { deals, first, moments, ends, verdict } = account;
  const rows = (deal: DealAccount) => rowsOf(deal, account);
  const number = (place: number) => (first === null || deals.length < 2 ? null : first + place);
  const told = isWhole
    ? deals.flatMap((deal, place) => [sheetTexts.deal(number(place), deal.title), ...rows(deal)])
    : deals.slice(-1).flatMap(rows);
  return [
    ...(isWhole && !isOver ? [] : headline),
    ...told,
    ...moments.map(({ name, text }) => sheetTexts.row(capital(name), [text])),
    ends,
    ...(isOver ? [] : verdict.map((line) => line ?? '')),
  ].filter(Boolean);
}

const rowsOf = ({ heads, rows }: DealAccount, { parties }: Account): string[] =>
  rows.map(({ name, text, values }) => {
    const isParty = parties.some((party) => party.name === name);
    const told = values.map((value, place) => sheetTexts.value(heads[place]!, value));
    return sheetTexts.row(isParty ? name : capital(name), [text, told.join(', ')].filter(Boolean), '; ');
  });
