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
import type { Speaker } from '../../engine/game.ts';
import { count, verb } from '../../engine/words.ts';
import {
  type Account,
  type AccountPosition,
  courseOf,
  type DealAccount,
  type Party,
  standings,
  whoWins,
} from '../sheet/account.ts';
import { accountTexts, shortBid, teamName } from './words.ts';

export function account(position: AccountPosition<FiveHundred>): Account {
  const { view, status, speaker } = position;
  const { results, rules } = view.standing;
  const parties = teamsIn(position);
  const standing = standings(parties, 'highest', status);
  const deals = results.map((deal, at) => dealOf(deal, standing(at), speaker));
  const hole = status.winners ? [] : parties.filter(({ total }) => total < 0);
  const [first, next = ''] = verdictOf(view, speaker);
  const above = hole.map(({ name, total }) => [name, total + rules.target] as const);
  const told = [next, above.length > 0 ? accountTexts.hole(above, rules.target) : ''].filter(Boolean);
  return {
    ...courseOf(parties, deals, 'highest', speaker.you === null ? null : 0, status),
    ends: accountTexts.ends(rules.target),
    verdict: told.length > 0 ? [first, told.join(' ')] : [first],
    limits: [-rules.target, rules.target],
  };
}

function teamsIn({ view, status, speaker }: AccountPosition<FiveHundred>): Party[] {
  const { scores, results, seats } = view.standing;
  const own = speaker.you === null ? 0 : teamOf(speaker.you);
  return [own, otherTeam(own)].map((team) => ({
    name: teamName(team, seats, speaker),
    points: results.map(({ points }) => points[team]!),
    total: status.only ? (results[0]?.points[team] ?? 0) : scores[team],
  }));
}

const isMade = ({ contract, tricks }: DealResult): boolean =>
  contract === 'nello' ? tricks === 0 : contract !== null && tricks >= bidOf(contract).tricks;

/** Did all ten tricks bring the contractors more than their contract is worth? */
const isSlam = ({ contract, tricks }: DealResult): boolean =>
  contract !== null && contract !== 'nello' && tricks === tricksInDeal && bidOf(contract).points < GRAND_SLAM;

/** Returns the tricks for which the defenders got 10 points each. */
const paidTricks = ({ contract, tricks }: DealResult): number =>
  contract === 'nello' ? tricks : tricksInDeal - tricks;

/** Returns the teams with the sources of their points, and below them the widow and the buried cards. */
function dealOf(
  deal: DealResult,
  { heads, values }: ReturnType<ReturnType<typeof standings>>,
  speaker: Speaker,
): DealAccount {
  const { contract, contractor, points, took, widow, buried, tricks } = deal;
  const seats = points.length;
  const teams =
    speaker.you === null
      ? ([0, 1] as const)
      : ([teamOf(speaker.you), otherTeam(teamOf(speaker.you))] as const);
  const cards = (texts: readonly string[]) => texts.map((text) => speaker.card(text));
  const row = (name: string, texts: readonly string[]) => ({
    ...{ name, values: [] },
    cards: cards(texts),
    text: cards(texts).join(' '),
  });
  const team = contractor === null ? null : teamOf(contractor);
  const text = (of: Team) => {
    const by = seatsOf(of, seats).map((seat) => accountTexts.by(speaker.seat(seat), took[seat]!));
    if (contract === null || contractor === null) return '';
    if (of === team)
      return accountTexts.took(by, tricks, contract === 'nello' ? null : bidOf(contract).tricks);
    return accountTexts.paid(
      by,
      points[(contractor + 1) % seats]! === 0 ? 0 : paidTricks(deal),
      contract === 'nello',
    );
  };
  return {
    title: titleOf(deal, speaker),
    note: noteOf(deal, speaker),
    heads,
    rows: [
      ...teams.map((of, at) => ({
        name: teamName(of, seats, speaker),
        text: text(of),
        values: values[at]!,
        isBest: points[of]! > points[otherTeam(of)]!,
      })),
      row(accountTexts.widow, widow),
      ...(contract === null ? [] : [row(accountTexts.buried, buried)]),
    ],
  };
}

/** Says the contract and its result in a sentence. */
function titleOf(deal: DealResult, speaker: Speaker): string {
  const { contract, contractor, tricks } = deal;
  if (contract === null || contractor === null) return accountTexts.allPassed;
  const bid = bidOf(contract);
  const name = speaker.seat(contractor);
  const what = accountTexts.bid(name, shortBid(contract, speaker));
  if (contract === 'nello') return accountTexts.nello(what, bid.points, tricks);
  if (isSlam(deal)) return accountTexts.slam(what, bid.points, GRAND_SLAM);
  return accountTexts.contract(what, bid.points, tricks, bid.tricks);
}

/** Says a deal in a few words: "8♥ by Cat, made". */
const noteOf = (deal: DealResult, speaker: Speaker): string =>
  deal.contract === null || deal.contractor === null
    ? accountTexts.passed
    : accountTexts.note(
        shortBid(deal.contract, speaker),
        speaker.seat(deal.contractor),
        isMade(deal),
        count(deal.tricks, 'trick'),
      );

/** Says why the match goes on and who is next, or who wins and what ended it. */
function verdictOf({ standing, phase }: View, speaker: Speaker): Account['verdict'] {
  const { rules, winners, scores, results, deals, dealer, seats } = standing;
  if (winners) {
    const [won, lost] = [teamOf(winners[0]!), otherTeam(teamOf(winners[0]!))];
    const wins = whoWins(winners, speaker, true);
    return [accountTexts.wins(wins, scores[won], scores[lost]), endOf(standing, speaker)];
  }
  const nobody = accountTexts.nobody(rules.target, results.length === 0);
  if (phase !== 'deal') return [accountTexts.playing(nobody, deals)];
  return [
    accountTexts.follows(nobody, deals + 1),
    accountTexts.next(
      verb(speaker, dealer, 'deal'),
      results.at(-1)?.contract === null,
      verb(speaker, (dealer + 1) % seats, 'speak'),
    ),
  ];
}

/** Says which team's score ended the match, and how the last deal led there. */
function endOf({ rules, scores, results, seats, winners }: Standing, speaker: Speaker): string {
  const winner = teamOf(winners![0]!);
  const { points } = results.at(-1)!;
  const isHole = scores[winner] < rules.target;
  const team = isHole ? otherTeam(winner) : winner;
  const both = !isHole && scores[otherTeam(winner)] >= rules.target;
  return accountTexts.end(teamName(team, seats, speaker), {
    ...{ target: rules.target, isHole, both },
    ...{ total: scores[team], gain: points[team]! },
  });
}
