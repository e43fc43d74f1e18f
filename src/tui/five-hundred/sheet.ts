import { bidOf } from '../../engine/five-hundred/bids.ts';
import { GRAND_SLAM } from '../../engine/five-hundred/score.ts';
import {
  type DealResult,
  type FiveHundred,
  otherTeam,
  type Standing,
  seatsOf,
  type Team,
  teamOf,
  tricksInDeal,
  type View,
} from '../../engine/five-hundred/state.ts';
import { firstDeal, type Speaker } from '../../engine/game.ts';
import { count, inWords, verb } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { widthOf } from '../../width.ts';
import type { PanelRow } from '../drawing/panel.ts';
import { dealTables, type Party, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLines, SheetPage, SheetPosition, SheetTable } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';
import { shortBid } from './words.ts';

export const isMade = ({ contract, tricks }: DealResult): boolean =>
  contract === 'nello' ? tricks === 0 : contract !== null && tricks >= bidOf(contract).tricks;

/** Did all ten tricks bring the contractors more than their contract is worth? */
export const isSlam = ({ contract, tricks }: DealResult): boolean =>
  contract !== null && contract !== 'nello' && tricks === tricksInDeal && bidOf(contract).points < GRAND_SLAM;

/** The tricks for which the defenders got 10 points each. */
const paidTricks = ({ contract, tricks }: DealResult): number =>
  contract === 'nello' ? tricks : tricksInDeal - tricks;

/** "US" or "THEM" for a player; for a spectator the names of the team. */
export function nameOf(team: Team, seats: number, { you, seat }: Speaker): string {
  if (you !== null) return teamOf(you) === team ? 'US' : 'THEM';
  return seatsOf(team, seats).map(seat).join('+');
}

/** `8♥ by You+Cat`, or with the contractor alone where that is too long for so many columns. */
function contractText(
  { contract, contractor, points }: DealResult,
  columns: number,
  speaker: Speaker,
): string {
  if (contract === null || contractor === null) return 'all passed';
  const seats = points.length;
  const holders = Array.from({ length: seats / 2 }, (_, i) => speaker.seat((contractor + 2 * i) % seats));
  const by = `${shortBid(contract, speaker)} by `;
  const whole = by + holders.join('+');
  return contract !== 'nello' && widthOf(whole) <= columns ? whole : by + holders[0]!;
}

const tookText = (deal: DealResult): string =>
  deal.contract === null ? '' : `${deal.tricks} of ${bidOf(deal.contract).tricks}`;

/** A deal in a few words: `set: −300; 4 × 10`. */
function noteOf(deal: DealResult): string {
  const { contract, contractor, points } = deal;
  if (contract === null || contractor === null) return '';
  const worth = bidOf(contract).points;
  const theirs = points[(contractor + 1) % points.length]!;
  const paid = theirs === 0 ? '' : `; ${paidTricks(deal)} × 10`;
  if (!isMade(deal)) return `set: ${minus(-worth)}${paid}`;
  return (isSlam(deal) ? `slam: ${GRAND_SLAM}, not ${worth}` : `made: ${worth}`) + paid;
}

/** What the contract brought, as a sentence without its full stop. */
function contractReason(deal: DealResult, team: string, speaker: Speaker): string {
  const { tricks } = deal;
  const bid = bidOf(deal.contract!);
  const more = tricks - bid.tricks;
  if (bid.name === 'nello') {
    const how = tricks === 0 ? 'no trick, as promised' : `${count(tricks, 'trick')}, and may take none`;
    return `Nello is worth ${bid.points}; ${team} took ${how}`;
  }
  const worth = `Contract ${shortBid(bid.name, speaker)} is worth ${bid.points}; ${team} took`;
  if (isSlam(deal)) return `${worth} all ten: a Grand Slam of ${GRAND_SLAM}`;
  if (more < 0) return `${worth} ${count(tricks, 'trick')}, ${-more} short`;
  if (more === 0) return `${worth} ${tricks}, as many as bid`;
  return `${worth} ${tricks}, ${more === 1 ? 'one more adds' : `${inWords(more)} more add`} nothing`;
}

/** Where every number of a deal comes from, and who took what. */
function howOf(deal: DealResult, number: number, speaker: Speaker): SheetLines {
  const { contract, contractor, points, took, widow, buried } = deal;
  const title = `HOW DEAL ${number} CAME ABOUT`;
  const cards = (texts: readonly string[]) => texts.map((text) => speaker.card(text)).join(' ');
  if (contract === null || contractor === null) {
    const rows = [
      { text: 'All passed: no score, and the same dealer deals again.' },
      { text: `Widow ${cards(widow)}` },
    ];
    return { kind: 'lines', title, rows };
  }
  const seats = points.length;
  const team = teamOf(contractor);
  const [ours, theirs] = [team, otherTeam(team)].map((each) => nameOf(each, seats, speaker));
  const paid = points[(contractor + 1) % seats]!;
  const why =
    contract === 'nello'
      ? `${theirs} get 10 for each trick that ${ours} took`
      : `${theirs} took ${count(paidTricks(deal), 'trick')}, 10 each ${isMade(deal) ? 'on every contract' : `while ${ours} is set`}`;
  const rows: PanelRow[] = [
    {
      text: contractReason(deal, ours!, speaker),
      value: `${ours} ${signed(points[contractor]!)}`,
    },
    ...(paid === 0 ? [] : [{ text: why, value: `${theirs} ${signed(paid)}` }]),
    { text: '' },
    {
      text: `Tricks  ${[...seatsOf(team, seats), ...seatsOf(otherTeam(team), seats)]
        .map((seat) => `${speaker.seat(seat)} ${took[seat]}`)
        .join(' · ')}`,
    },
    { text: `Widow   ${cards(widow)}` },
    { text: `Buried  ${cards(buried)}` },
  ];
  return { kind: 'lines', title, rows };
}

export function teams({ view, status, speaker }: SheetPosition<FiveHundred>): Party[] {
  const { scores, results, seats } = view.standing;
  const own = speaker.you === null ? 0 : teamOf(speaker.you);
  return [own, otherTeam(own)].map((team) => ({
    name: nameOf(team, seats, speaker),
    points: results.map(({ points }) => points[team]!),
    total: status.only ? (results[0]?.points[team] ?? 0) : scores[team],
  }));
}

/** Who is in the hole and what that means. */
function holeLines({ standing }: View, parties: readonly Party[]): PanelRow[] {
  const { rules, winners } = standing;
  if (winners !== null) return [];
  return parties
    .filter(({ total }) => total < 0)
    .map(({ name, total }) => {
      const nello = rules.nello === 'in-the-hole' ? ', and may bid Nello now' : '';
      return {
        text: `${minus(-rules.target)} loses the match: ${name} is ${total + rules.target} above it${nello}.`,
      };
    });
}

/** Why the match goes on and who is next, or who wins and what ended it. */
function verdictOf({ standing, phase }: View, speaker: Speaker): SheetPage['verdict'] {
  const { rules, winners, scores, results, deals, dealer, seats } = standing;
  const { target } = rules;
  if (winners) {
    const won = scores[teamOf(winners[0]!)];
    const lost = scores[otherTeam(teamOf(winners[0]!))];
    return [`${whoWins(winners, speaker, true)}, ${minus(won)} to ${minus(lost)}.`, endOf(standing, speaker)];
  }
  const nobody =
    results.length === 0 ? 'No deal is finished yet' : `Nobody has reached ${target} or ${minus(-target)}`;
  if (phase !== 'deal') return [`${nobody}: deal ${deals} is being played.`];
  const again = results.at(-1)?.contract === null ? ' again' : '';
  return [
    `${nobody}: deal ${deals + 1} follows.`,
    `${verb(speaker, dealer, 'deal')}${again || ' next'}; ${verb(speaker, (dealer + 1) % seats, 'speak')} first.`,
  ];
}

/** Which team's score ended the match, and how the last deal brought it there. */
function endOf({ rules, scores, results, seats, winners }: Standing, speaker: Speaker): string {
  const { target } = rules;
  const winner = teamOf(winners![0]!);
  const { points } = results.at(-1)!;
  const sum = (team: Team) => {
    const gain = points[team]!;
    const sign = gain < 0 ? '−' : '+';
    return `(${minus(scores[team] - gain)} ${sign} ${Math.abs(gain)} = ${minus(scores[team])})`;
  };
  if (scores[winner] < target) {
    const loser = otherTeam(winner);
    return `It ends because ${nameOf(loser, seats, speaker)} fell to ${minus(-target)} in the hole ${sum(loser)}.`;
  }
  const both = scores[otherTeam(winner)] >= target ? ' Both did: the contractors win.' : '';
  return `It ends because ${nameOf(winner, seats, speaker)} reached ${target} ${sum(winner)}.${both}`;
}

/** Columns of a contract and who holds it: at least, and at most. */
const CONTRACT = [16, 24] as const;

function blocksOf(position: SheetPosition<FiveHundred>, parties: readonly Party[]): SheetTable[] {
  const { view, status, speaker, columns } = position;
  const { results, rules } = view.standing;
  const [least, most] = CONTRACT;
  const contracts = results.map((deal) => contractText(deal, most - 2, speaker));
  const width = Math.max(least, ...contracts.map((text) => widthOf(text) + 2));
  const [deals, totals] = dealTables({
    parties,
    status,
    winner: 'highest',
    lead: [
      { title: 'contract', width: Math.min(width, most), cells: contracts },
      { title: 'took', width: 9, cells: results.map(tookText) },
    ],
    notes: results.map(noteOf),
    points: signed,
    columns,
  });
  const left = parties.map(({ total }) => (total < 0 ? 'in hole' : String(rules.target - total)));
  if (status.only) return [deals, totals];
  const total = totals.rows[0]!;
  return [
    deals,
    {
      ...totals,
      rows: status.winners === null ? [total, { cells: [`left  to ${rules.target}`, ...left] }] : [total],
    },
  ];
}

export const sheet: SheetUi<FiveHundred> = {
  page(position) {
    const { view, status, speaker } = position;
    const { results, rules } = view.standing;
    const parties = teams(position);
    const first = firstDeal(status);
    const [latest, ...earlier] = results.map((result, at) => howOf(result, first + at, speaker)).reverse();
    const rest = status.winners === null ? holeLines(view, parties) : [];
    return {
      ends: `first to ${rules.target}`,
      blocks: [
        ...blocksOf(position, parties),
        ...(latest ? [{ ...latest, rows: [...latest.rows, ...rest] }] : []),
      ],
      more: earlier,
      course: courseOf(parties, status.winners === null ? null : 'highest'),
      verdict: verdictOf(view, speaker),
    };
  },
};
