import { type AnyGame, decidingTotals, type OpaqueTypes, type Status } from '../../engine/game.ts';
import { list, within } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';
import type { AnyTable } from '../table.ts';
import { type Account, type AccountLine, type AccountPosition, placesOf } from './account.ts';
import type { SheetContents } from './draw.ts';
import { accountTexts, onlyTexts } from './words.ts';

type Position = AccountPosition<OpaqueTypes>;
type Game = Pick<AnyGame, 'best' | 'partners'>;

/** Returns the account of a match. A match of one deal has only texts about the deal. */
export function accountOf(game: Game, table: Pick<AnyTable, 'account'>, position: Position): Account {
  const account = table.account(position);
  if (!position.status.only) return account;
  return { ...account, ends: onlyTexts.ends, verdict: [verdictOf(game, account, position)], limits: [] };
}

/** Returns the page of an account. Its headline says who won the deal or the match. */
export function toldOf(
  account: Account,
  { status, speaker }: Pick<Position, 'status' | 'speaker'>,
  cost: readonly AccountLine[] = [],
): SheetContents {
  const { winners, only } = status;
  const isOver = winners !== null && !only;
  const own = speaker.you === null ? null : account.parties.length === 2 ? 0 : speaker.you;
  const [first, why = ''] = account.verdict;
  const headline = isOver
    ? [[first, placeOf(account, winners, speaker.you)].filter(Boolean).join(' '), why]
    : [winners ? first : (account.deals.at(-1)?.title ?? '')];
  return { account, headline: headline.filter(Boolean), isOver, own, cost };
}

/** Returns the place of a viewer who has not won; '' for others, and for teams. */
function placeOf({ parties, best, level }: Account, winners: readonly number[], you: number | null): string {
  if (you === null || winners.includes(you) || parties.length === 2) return '';
  const totals = parties.map(({ total }) => total);
  return accountTexts.place('You', placesOf(totals, best)[you]!, (level ?? minus)(totals[you]!));
}

/** Says the viewer's place in the only deal; for a spectator who did best, and among partners which side did. */
function verdictOf(
  { best, partners }: Game,
  { brought = onlyTexts.points }: Account,
  { status, speaker }: Pick<Position, 'status' | 'speaker'>,
): string {
  if (status.winners === null) return onlyTexts.playing;
  const points = decidingTotals(status);
  const most = Math[best === 'lowest' ? 'min' : 'max'](...points);
  if (speaker.you !== null && !partners) {
    const place = placesOf(points, best)[speaker.you]!;
    return onlyTexts.own(speaker.seat(speaker.you), place, points.length, brought(points[speaker.you]!));
  }
  const first = points.flatMap((each, seat) => (each === most ? [seat] : []));
  const names = first.map((seat, at) => (at === 0 ? speaker : within(speaker)).seat(seat));
  if (first.length === points.length) return onlyTexts.equal(brought(most));
  if (!partners) return onlyTexts.best(list(names), brought(most));
  return onlyTexts.better(list(names), most, Math.min(...points));
}

/** Says how far a match is, for the top line: `after deal 3`; at its end what is over. */
export const stageText = ({ deal, winners, only }: Status, ongoing: string): string =>
  winners === null ? ongoing : only ? onlyTexts.over(deal) : onlyTexts.matchOver;
