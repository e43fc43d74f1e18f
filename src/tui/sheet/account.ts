/** The result of a deal and of its match, as data of a game, for the page of an end, sheets, files and lines of text. */
import { decidingTotals, firstDeal, type GameTypes, type Speaker, type Status } from '../../engine/game.ts';
import { list, within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import type { Area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import type { Size } from '../terminal/screen.ts';
import { accountTexts } from './words.ts';

export interface AccountPosition<G extends GameTypes> {
  readonly view: G['view'];
  readonly status: Status;
  readonly speaker: Speaker;
}

export type Winner = 'highest' | 'lowest';

/** A competing seat or team. */
export interface Party {
  readonly name: string;
  /** The name inside a sentence, if it differs: "you". */
  readonly within?: string;
  /** One for each finished deal. */
  readonly points: readonly number[];
  readonly total: number;
}

/** A party, a seat or the widow at the end of a deal. */
interface AccountRow {
  readonly name: string;
  /** Cards that were won, left or buried, each as a speaker writes it. */
  readonly cards?: readonly string[];
  /** A text on how it got its values; '' for none. */
  readonly text: string;
  /** In the order of the heads. Narrow windows leave out the first ones. */
  readonly values: readonly string[];
  /** Did it gain most? */
  readonly isBest?: boolean;
}

export interface DealAccount {
  /** A sentence on the winner and the margin; '' for none. */
  readonly title: string;
  /** The title in a few words. */
  readonly note: string;
  /** The titles of the values. */
  readonly heads: readonly string[];
  readonly rows: readonly AccountRow[];
}

export interface AccountLine {
  readonly name: string;
  readonly text: string;
}

/** A drawing of a game's own, in several sizes, the smallest first. */
interface Drawing {
  readonly sizes: readonly Size[];
  draw(canvas: Canvas, room: Area): void;
}

export interface Account {
  /** How the match ends and who wins it, in a few words: "over 1000 ends it · low wins". */
  readonly ends: string;
  /** Sentences: the winner of the match and why it ended, or how it goes on. */
  readonly verdict: readonly [string, string?];
  readonly best: Winner;
  readonly parties: readonly Party[];
  /** Finished deals, the first first. In a match of one deal that deal, even while it is played. */
  readonly deals: readonly DealAccount[];
  /** The totals of each party: before the first deal or round, and after each. */
  readonly series: readonly (readonly number[])[];
  /** The number of the first deal of the series; null if it goes by rounds. */
  readonly first: number | null;
  /** Totals at which the match ends. */
  readonly limits: readonly number[];
  /** The deals or placements by which a finished match is remembered. */
  readonly moments: readonly AccountLine[];
  readonly drawing?: Drawing;
  /** Writes a total that is a level, kept until it changes. Left out: totals are numbers. */
  level?(total: number): string;
  /** Writes the points of a deal, e.g. "two levels gained". Left out: "12 points". */
  brought?(points: number): string;
}

/** Returns the seats as parties. */
export const partiesOf = (status: Pick<Status, 'results' | 'scores' | 'only'>, speaker: Speaker): Party[] =>
  decidingTotals(status).map((total, seat) => ({
    name: speaker.seat(seat),
    within: within(speaker).seat(seat),
    points: status.results.map(({ points }) => points[seat]!),
    total,
  }));

/** Returns the totals of each party: before the first deal (a level may differ from 0), and after each. */
export const seriesOf = (parties: readonly Party[]): number[][] =>
  parties.map(({ points, total }) => {
    let stood = total - sum(points);
    return [stood, ...points.map((gain) => (stood += gain))];
  });

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Returns heads and values of parties in a deal: its points and, in a match of several, the total with its place. */
export function standings(
  parties: readonly Party[],
  best: Winner,
  { only }: Pick<Status, 'only'>,
): (deal: number) => { readonly heads: readonly string[]; readonly values: readonly (readonly string[])[] } {
  const series = seriesOf(parties);
  const { deal: head, match, place } = accountTexts.heads;
  return (deal) => {
    const totals = series.map((stood) => stood[deal + 1]!);
    const points = parties.map((party) => party.points[deal]!);
    const places = placesOf(only ? points : totals, best);
    return {
      heads: only ? [head, place] : [head, match, place],
      values: parties.map((_, party) => [
        signed(points[party]!),
        ...(only ? [] : [minus(totals[party]!)]),
        places[party]!,
      ]),
    };
  };
}

/** Returns parties, series and moments of a match in deals. `own`: the viewer's party; null for a spectator. */
export function courseOf(
  parties: readonly Party[],
  deals: readonly DealAccount[],
  best: Winner,
  own: number | null,
  status: Status,
): Pick<Account, 'best' | 'parties' | 'deals' | 'series' | 'first' | 'moments'> {
  const first = firstDeal(status);
  const moments = status.winners && !status.only ? momentsOf(parties, deals, best, own, first) : [];
  return { best, parties, deals, series: seriesOf(parties), first, moments };
}

/** A finished deal of a game for single players. */
interface SinglesDeal extends Pick<DealAccount, 'title' | 'note'> {
  /** By seat. */
  readonly rows: readonly Omit<AccountRow, 'name' | 'values'>[];
}

/** Returns the account of a match of single players that the lowest total wins and that ends at `limit`. `deals`: the finished ones. */
export function lowestOf(
  { status, speaker }: Pick<AccountPosition<GameTypes>, 'status' | 'speaker'>,
  {
    deals,
    limit,
    ...texts
  }: Pick<Account, 'ends' | 'verdict'> & { deals: readonly SinglesDeal[]; limit: number },
): Account {
  const parties = partiesOf(status, speaker);
  const standing = standings(parties, 'lowest', status);
  const accounts = deals.map((deal, at): DealAccount => {
    const { heads, values } = standing(at);
    const rows = deal.rows.map((row, seat) => ({ ...row, name: speaker.seat(seat), values: values[seat]! }));
    return { ...deal, heads, rows };
  });
  return { ...courseOf(parties, accounts, 'lowest', speaker.you, status), ...texts, limits: [limit] };
}

/**
 * Returns the best and the worst deal of the own party, or of all if `own` is null. Among equals the deal in which the others were furthest behind,
 * or ahead. Empty if there was one deal, or if all were alike.
 */
export function momentsOf(
  parties: readonly Party[],
  deals: readonly DealAccount[],
  best: Winner,
  own: number | null,
  first: number,
): AccountLine[] {
  const sign = best === 'highest' ? 1 : -1;
  const found = parties.flatMap((party, at) =>
    own === null || own === at
      ? party.points.map((points, deal) => ({
          ...{ party, deal, points, worth: sign * points },
          lead: sign * (points * parties.length - sum(parties.map((one) => one.points[deal]!))),
        }))
      : [],
  );
  const sorted = found.toSorted((a, b) => b.worth - a.worth || b.lead - a.lead);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least || deals.length < 2 || most.worth === least.worth) return [];
  const { moments } = accountTexts;
  return [[moments.best, most] as const, [moments.worst, least] as const].map(([name, moment]) => {
    const { party, deal, points } = moment;
    const row = deals[deal]!.rows.find(({ name: of }) => of === party.name);
    const text = row?.cards ? row.text : deals[deal]!.note;
    const who = own === null ? (party.within ?? party.name) : null;
    return { name, text: accountTexts.moment(first + deal, signed(points), who, text) };
  });
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** Returns the place of each total, from 1. Equal totals share the better place. */
export function placesIn(totals: readonly number[], best: Winner): number[] {
  const isBetter = (a: number, b: number) => (best === 'lowest' ? a < b : a > b);
  return totals.map((total) => totals.filter((other) => isBetter(other, total)).length + 1);
}

/** Returns the places in words: `1st`. */
export const placesOf = (totals: readonly number[], best: Winner): string[] =>
  placesIn(totals, best).map((place) => ORDINALS[place - 1]!);

/** Says who won: "Cat wins", "You and Cat share the win". `partners`: they win together. */
export function whoWins(winners: readonly number[], speaker: Speaker, partners = false): string {
  const names = list(winners.map((seat) => speaker.seat(seat)));
  if (winners.length > 1) return `${names} ${partners ? 'win' : 'share the win'}`;
  return `${names} ${winners[0] === speaker.you ? 'win' : 'wins'}`;
}
