import type { Seat, Speaker } from '../../engine/game.ts';
import { parse, pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { advanceFor } from '../../engine/shengji/score.ts';
import type { DealResult, Shengji, Standing } from '../../engine/shengji/state.ts';
import { count, list, within } from '../../engine/words.ts';
import {
  type Account,
  type AccountPosition,
  courseOf,
  type DealAccount,
  partiesOf,
} from '../sheet/account.ts';
import { accountTexts, ends, formText, ordinalText, rankName, STEP } from './words.ts';

/** Writes a level, or that it has been passed. */
const stood = (level: number): string => levelText(level) || accountTexts.out;

export function account({ view, status, speaker }: AccountPosition<Shengji>): Account {
  const { results, rules } = view.standing;
  const deals = results.map((deal) => dealOf(deal, rules.deadZone, speaker));
  return {
    ...courseOf(partiesOf(status, speaker), deals, 'highest', speaker.you, status),
    ends: ends(view),
    verdict: verdictOf(view.standing, speaker),
    limits: [rules.to],
    level: stood,
    brought: accountTexts.brought,
  };
}

/** Returns the House from the Dealer on, in order of play, then the Players. */
function seatsOf({ house, dealer }: DealResult): Seat[] {
  const order = Array.from({ length: SEATS }, (_, step) => (dealer + step) % SEATS);
  return [
    ...order.filter((seat) => house.includes(seat)),
    ...order.filter((seat) => !house.includes(seat)).sort(),
  ];
}

/** Returns the players with their parties, points and levels, and below them the sources of the Players' points. */
function dealOf(deal: DealResult, deadZone: boolean, speaker: Speaker): DealAccount {
  const { points, levels, house, dealer, taken, playerPoints, kitty, last, kittyPoints } = deal;
  const cards = kitty.map((card) => speaker.card(card));
  const worth = pointsOf(kitty.map((card) => parse(card)!));
  const factor = 2 * last.size * last.length;
  const row = (name: string, text: string) => ({ name, text, values: [] });
  return {
    title: titleOf(deal, speaker),
    note: noteOf(deal),
    heads: accountTexts.heads,
    rows: [
      ...seatsOf(deal).map((seat) => {
        const [before, gained] = [levels[seat]!, points[seat]!];
        return {
          name: speaker.seat(seat),
          text: accountTexts.party(house.includes(seat), seat === dealer),
          values: [
            String(taken[seat]),
            gained > 0 ? accountTexts.rise(stood(before), stood(before + gained)) : stood(before),
          ],
          isBest: gained > 0,
        };
      }),
      row(
        accountTexts.kitty,
        house.includes(last.seat)
          ? accountTexts.kept(cards, worth)
          : accountTexts.won(cards, `${worth} × ${factor}`, formText(last), speaker.seat(last.seat)),
      ),
      row(
        accountTexts.players,
        accountTexts.sum(playerPoints - kittyPoints, kittyPoints, rowText(deal, deadZone)),
      ),
      row(accountTexts.tickets, ticketsText(deal, speaker)),
    ],
  };
}

/** Writes the row of the table of levels that applies: `80–155: every House member +1`. */
function rowText({ playerPoints }: DealResult, deadZone: boolean): string {
  const { party, levels } = advanceFor(playerPoints, deadZone);
  const step = Math.floor(playerPoints / STEP) * STEP;
  const range = playerPoints === 0 ? '0' : `${Math.max(5, step)}–${step + STEP - 5}`;
  return accountTexts.row(range, party === 'house', levels);
}

/** Says who met the tickets: `2nd A♦ met by Fay in trick 5 · 2nd A♥ by Fay too: adds nobody`. */
const ticketsText = ({ tickets }: DealResult, speaker: Speaker): string =>
  tickets
    .map(({ ordinal, card, met, trick, joins }, place) => {
      const name = `${ordinalText(ordinal)} ${speaker.card(card)}`;
      if (met === null) return accountTexts.byNobody(name);
      const seat = within(speaker).seat(met);
      const isTwice = !joins && met === tickets[1 - place]?.met;
      return accountTexts.met(name, seat, isTwice ? null : trick, joins);
    })
    .join(' · ');

const houseWins = ({ playerPoints }: DealResult): boolean =>
  advanceFor(playerPoints, false).party === 'house';

/** Says a deal in a few words: `150: House +1`. */
const noteOf = (deal: DealResult): string =>
  accountTexts.note(deal.playerPoints, houseWins(deal), Math.max(...deal.points));

/** Says who won: "The Players have 150 points, the House wins: Cat and Fay rise to level 3." */
function titleOf(deal: DealResult, speaker: Speaker): string {
  const byLevel = new Map<number, Seat[]>();
  deal.points.forEach((gained, seat) => {
    const level = deal.levels[seat]! + gained;
    if (gained > 0) byLevel.set(level, [...(byLevel.get(level) ?? []), seat]);
  });
  const rises = [...byLevel].map(([level, seats], place) => {
    const names = list(seats.map((seat) => within(speaker).seat(seat)));
    return accountTexts.rises(names, place === 0, levelText(level) || accountTexts.past);
  });
  return accountTexts.title(deal.playerPoints, houseWins(deal), rises);
}

/** Says who deals next; at the end who wins, and why. */
function verdictOf(standing: Standing, speaker: Speaker): Account['verdict'] {
  const { winners, rules, levels, results, deals } = standing;
  const deal = results.at(-1);
  if (!deal) return [accountTexts.none];
  const names = (seats: readonly Seat[]) => list(seats.map((seat) => speaker.seat(seat)));
  const isMany = (seats: readonly Seat[]) => seats.length > 1 || seats[0] === speaker.you;
  const to = levelText(rules.to);
  if (!winners) {
    const rank = rankName(Math.min(rules.to, levels[deal.next]!) - 2);
    const after =
      deal.next === deal.dealer && deal.house.length === 1 ? null : within(speaker).seat(deal.dealer);
    const isYou = deal.next === speaker.you;
    return [accountTexts.next(speaker.seat(deal.next), isYou, rank, houseWins(deal), after)];
  }
  const wins = accountTexts.wins(names(winners), isMany(winners));
  if (levels[winners[0]!]! <= rules.to)
    return [
      accountTexts.highest(wins, levelText(levels[winners[0]!]!)),
      accountTexts.agreed(count(rules.deals ?? deals, 'deal')),
    ];
  const reached = deal.points.flatMap((gained, seat) =>
    gained > 0 && levels[seat] === rules.to && deal.levels[seat] !== rules.to ? [seat] : [],
  );
  return [
    accountTexts.already(wins, to, houseWins(deal)),
    reached.length > 0 ? accountTexts.reach(names(reached), isMany(reached), to) : accountTexts.again(to),
  ];
}
