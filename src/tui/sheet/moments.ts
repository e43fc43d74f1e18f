import type { Fact, Speaker } from '../../engine/game.ts';
import type { TrickPlay } from '../../engine/trick.ts';
import { minus } from '../../front/number.ts';
import type { Bars } from '../drawing/ladder.ts';
import { type Party, placesOf, type Winner } from './by-seat.ts';
import { courseOf, placesAlong } from './course.ts';
import type { Last, Moment } from './ending.ts';
import { endingTexts } from './words.ts';

/** Tells of a deal what it was to a party, or to all (null): in several lengths, the longest first. `deal` counts from 0. */
type Tell = (deal: number, party: number | null) => readonly string[];

/**
 * The deals by which a match is remembered: the best and the worst of `own`, of equal ones the one in which the others were furthest behind,
 * or ahead; and of the rest the one with the largest spread, the latest of equal ones. Without an own party, the highest and lowest of all.
 */
export function momentsOf(
  parties: readonly Party[],
  winner: Winner,
  own: number | null,
  first: number,
  tell: Tell,
): Moment[] {
  const sign = winner === 'highest' ? 1 : -1;
  const count = parties[0]?.points.length ?? 0;
  const asked = own === null ? parties.map((_, party) => party) : [own];
  const found = asked.flatMap((party) =>
    Array.from({ length: count }, (_, deal) => {
      const value = sign * parties[party]!.points[deal]!;
      const all = parties.reduce((sum, { points }) => sum + sign * points[deal]!, 0);
      return { party, deal, value, lead: value * parties.length - all };
    }),
  );
  const sorted = found.toSorted((a, b) => b.value - a.value || b.lead - a.lead);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return [];
  const spread = (deal: number) => {
    const points = parties.map((party) => party.points[deal]!);
    return Math.max(...points) - Math.min(...points);
  };
  const rest = Array.from({ length: count }, (_, deal) => deal).filter(
    (deal) => deal !== best.deal && deal !== worst.deal,
  );
  const turn = rest.reduce<number | null>(
    (most, deal) => (most === null || spread(deal) >= spread(most) ? deal : most),
    null,
  );
  const { moments } = endingTexts;
  const momentOf = (name: string, deal: number, party: number | null): Moment => ({
    name,
    texts: tell(deal, party).map((text) => endingTexts.deal(first + deal, text)),
  });
  return [
    momentOf(own === null ? moments.highest : moments.best, best.deal, best.party),
    ...(worst === best
      ? []
      : [momentOf(own === null ? moments.lowest : moments.worst, worst.deal, worst.party)]),
    ...(turn === null ? [] : [momentOf(moments.turn, turn, null)]),
  ];
}

/** A bar a party where the lowest total wins, the first place first, up to the limit or the highest total. */
export function barsOf(
  parties: readonly Party[],
  { limit, to }: { readonly limit: number; readonly to: string },
): Bars {
  const totals = parties.map(({ total }) => total);
  const places = placesOf(totals, 'lowest');
  const course = placesAlong(courseOf(parties).lines, 'lowest');
  const most = Math.max(limit, ...totals);
  const order = parties.map((_, at) => at).sort((a, b) => totals[a]! - totals[b]!);
  return {
    kind: 'bars',
    scale: { from: '0', to },
    rows: order.map((at) => ({
      place: places[at]!,
      name: parties[at]!.name,
      total: minus(totals[at]!),
      filled: Math.max(0, totals[at]! / most),
      course: course[at]!,
    })),
  };
}

/** The last trick that was told of. */
export function lastTrickOf(facts: readonly Fact[], speaker: Speaker, value: string): Last {
  const tricks = facts.filter(({ kind }) => kind === 'trick-taken') as unknown as readonly TrickTaken[];
  const { seat: taker, plays } = tricks.at(-1) ?? { seat: 0, plays: [] };
  const cards = plays.map(({ seat, cards: played }, place) => ({
    name: speaker.seat(seat),
    cards: played.map((card) => speaker.card(card)),
    isLed: place === 0,
    isWinning: seat === taker,
  }));
  const isSingle = plays.every(({ cards: played }) => played.length === 1);
  return { title: endingTexts.lastTrick, value, kind: isSingle ? 'trick' : 'hands', cards };
}

/** What the games with tricks tell of one. */
interface TrickTaken {
  readonly seat: number;
  readonly plays: readonly TrickPlay[];
}
