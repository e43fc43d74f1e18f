import { SUITS } from '../../engine/card.ts';
import { highestBid } from '../../engine/five-hundred/auction.ts';
import { type BidName, bidOf } from '../../engine/five-hundred/bids.ts';
import { type Card, formatCard } from '../../engine/five-hundred/cards.ts';
import { type Call, type Contract, otherTeam, type Team, teamOf } from '../../engine/five-hundred/state.ts';
import { bidText } from '../../engine/five-hundred/text.ts';
import type { Speaker } from '../../engine/game.ts';
import { type FiveHundredPosition, type Layout, layoutOf } from './layout.ts';

/** A bid in few columns: "8♠", "8NT", "Inkle ♠", "Nello". */
export const shortBid = (name: BidName, speaker: Speaker): string =>
  bidText(name, speaker).replace(/ ?No-Trump/, (said) =>
    said[0] === ' ' && name.startsWith('inkle') ? ' NT' : 'NT',
  );

/** A card as it is shown: `Q♠`, `11♥`, `JK`. */
export const nameOf = (card: Card, { card: name }: Pick<Speaker, 'card'>): string => name(formatCard(card));

/** A suit, 0 to 3, as it is shown: `♠`, `S`. */
export const suitName = (suit: number, { suit: name }: Pick<Speaker, 'suit'>): string => name(SUITS[suit]!);

/** The first of these that fits in so many columns, or the last one. */
export const fitting = (width: number, texts: readonly string[]): string =>
  texts.find((text) => text.length <= width) ?? texts.at(-1)!;

/** A name in so many columns; its last letter stays, for that is what tells "Player 1" from "Player 2". */
export const cut = (name: string, longest: number): string =>
  name.length <= longest ? name : name.slice(0, longest - 1) + name.at(-1);

/** "You+Cat", beginning with a seat. */
export const partnership = (seat: number, { players, speaker }: FiveHundredPosition): string =>
  Array.from({ length: players.length / 2 }, (_, i) => speaker.seat((seat + 2 * i) % players.length)).join(
    '+',
  );

/** "US" and "THEM" for a player, the players' names for a spectator. */
export function teamName(team: Team, position: FiveHundredPosition): string {
  const { viewer } = position;
  if (viewer === 'table') return partnership(team, position);
  return teamOf(viewer) === team ? 'US' : 'THEM';
}

/** A score, with a ring round it in the hole. */
export const scoreText = (score: number): string => (score < 0 ? `(${score})` : `${score}`);

function scoresText(position: FiveHundredPosition): string {
  const { onTable, viewer } = position;
  const first: Team = viewer === 'table' ? 0 : teamOf(viewer);
  const { scores } = onTable.standing;
  return [first, otherTeam(first)]
    .map((team) => `${teamName(team, position)} ${scoreText(scores[team])}`)
    .join(' ');
}

/** How far a contract is: "have 2, lost 1, need 8". */
export function progress(contract: Contract, { contractors, defenders }: Layout): string {
  if (contract.bid === 'nello') return `have ${contractors}, must take none`;
  return `have ${contractors}, lost ${defenders}, need ${bidOf(contract.bid).tricks}`;
}

/** When the match ends. */
export const ends = ({ standing }: FiveHundredPosition['view']): string =>
  `first to ${standing.rules.target}`;

/** Room beside the title and the number of the deal. */
const BANNER = 64;

/** The contract, who holds it and how far it is, and both scores. */
export function banner(position: FiveHundredPosition): string {
  const layout = layoutOf(position);
  const { contract, calls, view } = layout;
  if (contract === null && view.phase !== 'bid') return scoresText(position);
  const texts = [12, 6, 4, 2].map((longest) => {
    const short = withNames(position, longest);
    return contract === null ? auctionStands(calls, short) : contractStands(contract, layout, short);
  });
  return fitting(BANNER, texts.flat());
}

const withNames = (position: FiveHundredPosition, longest: number): FiveHundredPosition => ({
  ...position,
  speaker: { ...position.speaker, seat: (seat) => cut(position.speaker.seat(seat), longest) },
});

/** With the names of all who hold it, and with the contractor's alone. */
function contractStands(contract: Contract, layout: Layout, position: FiveHundredPosition): string[] {
  const { speaker } = position;
  const alone = speaker.seat(contract.seat);
  const holders =
    contract.out.length > 0 ? [`${alone} alone`] : [partnership(contract.seat, position), alone];
  const rest = `${progress(contract, layout)} | ${scoresText(position)}`;
  return holders.map((names) => `${shortBid(contract.bid, speaker)} by ${names}: ${rest}`);
}

function auctionStands(calls: readonly Call[], position: FiveHundredPosition): string[] {
  const { speaker, view } = position;
  const best = highestBid(calls);
  const stands =
    best === null ? 'no bid yet' : `${shortBid(best.bid, speaker)} by ${speaker.seat(best.seat)} stands`;
  const text = `auction: ${stands} | ${scoresText(position)}`;
  return [`${text} | ${ends(view)}`, text];
}

/** The whole auction in order, with names as long as there is room for them. */
export function auctionLine(
  calls: readonly Call[],
  { speaker }: FiveHundredPosition,
  columns: number,
): string {
  if (calls.length === 0) return ' ';
  const line = (longest: number) =>
    `Auction: ${calls
      .map(({ seat, bid }) => {
        const name = cut(speaker.seat(seat), longest);
        return `${name} ${bid === null ? 'pass' : shortBid(bid, speaker)}`;
      })
      .join(', ')}`;
  return fitting(
    columns,
    [12, 8, 5, 3].map((longest) => line(longest)),
  );
}
