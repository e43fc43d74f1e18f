/** Panels and short lists beside the cards, and the auction in a line. */

import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  type Card,
  type Cards,
  JACK,
  JOKER,
  NONE,
  packSet,
  RANKS,
  rankOf,
  setOf,
  suitOf,
  union,
  minus as without,
} from '../../engine/five-hundred/cards.ts';
import {
  type Call,
  type Contract,
  otherTeam,
  type TakenTrick,
  teamOf,
  tricksInDeal,
} from '../../engine/five-hundred/state.ts';
import { playedIn } from '../../engine/five-hundred/trick.ts';
import { EYE_ORDER, sortedHand, suitIn } from '../../engine/five-hundred/trumps.ts';
import { firstDeal, type Speaker } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';
import { signed } from '../../front/number.ts';
import { ranksText } from '../../front/ranks.ts';
import { clipped, fitting, padded, paddedLeft, widthOf } from '../../width.ts';
import { southOf } from '../around.ts';
import { LINED, type Panel, type PanelRow, paired, turnedTo } from '../drawing/panel.ts';
import type { ShortList } from '../drawing/stage.ts';
import { keyName } from '../table.ts';
import type { Board } from './hand.ts';
import type { FiveHundredPosition, Lying } from './lying.ts';
import {
  bidOrPass,
  contractTexts,
  nameOf,
  shortBid,
  sideTexts,
  suitName,
  teamName,
  trickTitles,
  trumpText,
} from './words.ts';

/** The most columns of a name beside a card. */
const NAME = 5;

/** Returns the panels beside a trick: the contract, cards still out, and the last trick or all of them. */
export function playPanels(board: Board, columns: number): Panel[] {
  const contract = contractPanel(board, columns);
  const out = { ...outPanel(board, columns), drop: 1 };
  if (columns < LINED) return [contract, lastTrickPanel(board, columns), out];
  return [contract, out, { ...tricksPanel(board, columns), drop: 1 }];
}

/** Returns contractors, then defenders: the tricks that they have, and those that they need to make the contract or to set it. */
function sidesOf(position: FiveHundredPosition, { bid, seat }: Contract, { contractors, defenders }: Lying) {
  const { tricks } = bidOf(bid);
  const [ours, toSet] = bid === 'nello' ? [0, 1] : [tricks, tricksInDeal - tricks + 1];
  const team = teamOf(seat);
  return [
    { name: shortTeam(team, position), tricks: contractors, need: ours },
    { name: shortTeam(otherTeam(team), position), tricks: defenders, need: toSet },
  ] as const;
}

/** Returns a row for each side: its tricks, and those that it needs. */
const sideRows = (position: FiveHundredPosition, contract: Contract, lying: Lying): PanelRow[] =>
  sidesOf(position, contract, lying).map(({ name, tricks, need }) => ({
    text: name,
    value: contract.bid === 'nello' ? contractTexts.took(tricks) : contractTexts.needed(tricks, need),
  }));

/** Returns the tricks that each side has and needs, and the worth of the contract or, if there is room, of both outcomes. */
export function contractPanel(board: Board, columns: number): Panel {
  const { position, lying } = board;
  const { contract } = lying;
  if (contract === null) return { title: '', rows: [] };
  const title = contractTexts.title(shortBid(contract.bid, position.speaker));
  const rows = sideRows(position, contract, lying);
  if (columns >= LINED) return { title, rows: [...rows, ...outcomeRows(position, contract)] };
  return { title, value: String(bidOf(contract.bid).points), rows };
}

/** Returns the tricks that each side has and needs, for a calm table; null before there is a contract. */
export function contractList({ position, lying }: Board): ShortList | null {
  const { contract } = lying;
  if (contract === null) return null;
  const { speaker } = position;
  const sides = sidesOf(position, contract, lying);
  const isNello = contract.bid === 'nello';
  const title = trumpText(contract, speaker);
  const race = sides
    .flatMap(({ name, tricks, need }) => [name, isNello ? tricks : `${tricks}/${need}`])
    .join(' ');
  const suit = isNello || contract.trump === NO_TRUMP ? '' : `${suitName(contract.trump, speaker)} `;
  return {
    title,
    rows: sideRows(position, contract, lying),
    line: [`${title}  ${race}`, suit + race, race],
  };
}

/** Writes the cards of a trick in order, with the suit that a Joker named and a sign at the winner's. */
const cardsIn = ({ plays, named, winner }: TakenTrick, speaker: Speaker): string[] =>
  plays.map(({ seat, card }, place) => {
    const suit = place === 0 && named !== null ? `:${suitName(named, speaker)}` : '';
    return nameOf(card, speaker) + suit + (seat === winner ? '*' : '');
  });

/** Returns the last trick, or the earlier one turned back to, for a calm table; null if there is none. */
export function trickList({ position, lying, selection }: Board): ShortList | null {
  const { speaker } = position;
  const shown = turnedTo(lying.past, selection?.back ?? 0);
  if (!shown) return null;
  const { item: trick, number, isLast } = shown;
  const cards = cardsIn(trick, speaker);
  const { long, short } = trickTitles(isLast ? null : number);
  const leader = speaker.seat(trick.plays[0]!.seat);
  const line = cards.join(' ');
  return {
    title: long,
    // The winner's sign has a column of its own.
    rows: trick.plays.map(({ seat }, place) => ({
      text: speaker.seat(seat),
      value: cards[place]! + (seat === trick.winner ? '' : ' '),
    })),
    line: [`${long}: ${leader} ${line}`, `${short} ${line}`, line],
  };
}

/** Returns what making and setting the contract would bring. */
function outcomeRows(position: FiveHundredPosition, contract: Contract): PanelRow[] {
  const { points } = bidOf(contract.bid);
  const ours = teamOf(contract.seat);
  const [holders, others] = [ours, otherTeam(ours)].map((team) => shortTeam(team, position));
  const always = contract.bid !== 'nello' && position.onTable.standing.rules.defendersScore === 'always';
  return [
    { text: contractTexts.made(holders!, always ? others! : null), value: signed(points) },
    { text: contractTexts.set(holders!, points, others!), value: contractTexts.each },
  ];
}

/** Names a team in few columns: for a spectator by its first player. */
const shortTeam = (team: 0 | 1, position: FiveHundredPosition): string =>
  position.viewer === 'table'
    ? position.speaker.seat(team)
    : teamName(team, position.players.length, position.speaker);

/** Returns the last trick, or the one `back` before it, two cards a line. */
function lastTrickPanel({ position, lying, selection }: Board, columns: number): Panel {
  const { speaker } = position;
  const { past, contract, view } = lying;
  const key = keyName(position, ' (v)');
  const shown = turnedTo(past, selection?.back ?? 0);
  const rows = Math.ceil((view.standing.seats - (contract?.out.length ?? 0)) / 2);
  if (!shown)
    return { title: sideTexts.lastTrick(key), rows: [sideTexts.none, ...Array<string>(rows - 1).fill(' ')] };
  const { item: trick, number, isLast } = shown;
  const cards = cardsIn(trick, speaker);
  return {
    title: isLast ? sideTexts.lastTrick(key) : sideTexts.earlierTrick(key),
    value: String(number),
    rows: paired(
      trick.plays.map(({ seat }, place) => [clipped(speaker.seat(seat), NAME), cards[place]!]),
      columns,
    ),
  };
}

/** Returns all tricks but the last `back`, the latest at the end, so that earlier ones become visible. */
function tricksPanel({ position, lying: { past, view }, selection }: Board, columns: number): Panel {
  const { speaker, theme } = position;
  const back = selection?.back ?? 0;
  const four = view.standing.seats === 4;
  const shown = past.length === 0 ? [] : past.slice(0, past.length - (back % past.length));
  const rows = shown.map(({ plays, winner }, place): PanelRow => {
    const cards = plays.map(({ seat, card }) =>
      padded(nameOf(card, speaker) + (seat === winner ? '*' : ''), 4),
    );
    const leader = padded(speaker.seat(plays[0]!.seat), four ? 4 : 3);
    const text = `${String(place + 1).padStart(2)} ${leader} ${cards.join('')}`.trimEnd();
    const value = teamName(teamOf(winner), view.standing.seats, speaker);
    const hasValue = four && position.viewer !== 'table' && widthOf(text) + 5 <= columns;
    return { text, ...(hasValue && { value }), ...(place === shown.length - 1 && { style: theme.strong }) };
  });
  return {
    title: sideTexts.tricks(keyName(position, ' (v)')),
    rows: rows.length === 0 ? [sideTexts.none] : rows,
    keepsLast: true,
  };
}

/** Returns the results of earlier deals of the match. */
export function dealsPanel({ position }: Board, columns: number): Panel {
  const { onTable, speaker } = position;
  const { deals: deal, results } = onTable.standing;
  const first = firstDeal({ phase: onTable.phase, deal, results });
  const us = teamOf(southOf(position));
  const cell = (points: number) => signed(points).padStart(6);
  const rows = results.map(({ contract, contractor, points }, place): PanelRow => {
    const number = String(first + place);
    const what = `${number} ${contract === null ? sideTexts.allPassed : shortBid(contract, speaker)}`;
    const who = contractor === null ? what : `${what} ${speaker.seat(contractor)}`;
    return {
      text: fitting([who, what, number], columns - 13),
      value: cell(points[us]!) + cell(points[1 - us]!),
    };
  });
  const heads = [us, otherTeam(us)]
    .map((team) => paddedLeft(clipped(shortTeam(team, position), NAME), 6))
    .join('');
  return { title: sideTexts.deals, value: heads, rows, keepsLast: true };
}

/** Returns the cards that the viewer has not seen, a line a suit, and the buried ones if the viewer knows them. */
function outPanel({ position, lying }: Board, columns: number): Panel {
  const { viewer, assist, speaker } = position;
  const { view, hand, past, trick } = lying;
  const isWide = columns >= LINED;
  if (view.phase !== 'play' || viewer === 'table') return { title: '', rows: [] };
  const { trump } = view.contract;
  const { buried, given } = view.aside;
  const names = (cards: Cards) =>
    sortedHand(cards, trump)
      .map((card) => nameOf(card, speaker) + (card === JOKER ? ' ' : ''))
      .join('');
  const aside =
    buried !== null
      ? [sideTexts.buried(names(buried))]
      : given !== null
        ? [sideTexts.gave(nameOf(given, speaker))]
        : [];
  const played = playedIn({ tricks: past, trick }).map(({ card }) => card);
  const seen = union(setOf([...hand, ...played]), buried ?? NONE);
  const out = sortedHand(without(packSet(view.standing.seats), seen), trump);
  const title = sideTexts.out(buried !== null);
  if (!assist) return aside.length === 0 ? { title: '', rows: [] } : { title: sideTexts.aside, rows: aside };
  const joker = trump === NO_TRUMP && out.includes(JOKER);
  const suits = EYE_ORDER.filter((suit) => suit !== trump);
  const rows = (trump === NO_TRUMP ? suits : [trump, ...suits]).map((suit) =>
    suitLine(out, suit, trump, columns, position),
  );
  // With the Joker's name there is no room for the word.
  const number = joker ? String(out.length) : count(out.length, 'card');
  const value = [joker ? sideTexts.joker : '', isWide ? number : ''].filter(Boolean).join(' · ');
  return { title, ...(value && { value }), rows: [...rows, ...aside] };
}

/** Writes a suit's cards: `♦ Joker J♦ AQ 10 976`, Joker and bowers by name, the rest by rank. If they do not fit, only their number. */
function suitLine(
  out: readonly Card[],
  suit: number,
  trump: number,
  columns: number,
  { speaker }: FiveHundredPosition,
): string {
  const cards = out.filter((card) => suitIn(card, trump) === suit);
  const isSpecial = (card: Card) => suitOf(card) !== suit || (suit === trump && rankOf(card) === JACK);
  const special = cards
    .filter(isSpecial)
    .map((card) => (card === JOKER ? sideTexts.joker : nameOf(card, speaker)));
  const ranks = cards.filter((card) => !isSpecial(card)).map((card) => RANKS[rankOf(card)]!);
  const order = RANKS.toReversed();
  const head = [suitName(suit, speaker), ...special].join(' ');
  const all = ranksText(ranks, order, columns - widthOf(head) - 1);
  if (all !== null) return `${head} ${all || (special.length > 0 ? '' : '–')}`;
  const line = (kept: number) => {
    const left = ranks.length - kept;
    const texts = [head, ranksText(ranks.slice(0, kept), order)!, left > 0 ? `+${left}` : ''];
    return texts.filter(Boolean).join(' ');
  };
  let kept = ranks.length;
  while (kept > 0 && widthOf(line(kept)) > columns) kept--;
  return line(kept);
}

/** Writes the auction in a line. Little room leaves out passes, then the first bids. */
export function callsLine({ lying: { calls }, position: { speaker } }: Board, columns: number): string {
  const told = (some: readonly Call[]) =>
    some.map(({ seat, bid }) => `${speaker.seat(seat)} ${bidOrPass(bid, speaker)}`).join(' · ');
  const spoken = calls.filter(({ bid }) => bid !== null);
  return fitting([told(calls), ...spoken.map((_, from) => told(spoken.slice(from))), ''], columns);
}
