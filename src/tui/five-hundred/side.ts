/** Panels beside the cards, and the auction in a line. */

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
import { count, within } from '../../engine/words.ts';
import { signed } from '../../front/number.ts';
import { ranksText } from '../../front/ranks.ts';
import { clipped, cut, padded, paddedLeft, widthOf } from '../../width.ts';
import { southOf } from '../around.ts';
import type { ShortList } from '../drawing/calm.ts';
import { meter } from '../drawing/meter.ts';
import { drawPanels, type Panel, type PanelRow } from '../drawing/panel.ts';
import type { Spot } from '../drawing/stage.ts';
import { turnedTo } from '../drawing/turned.ts';
import { keyName } from '../table.ts';
import type { Drawn } from './hand.ts';
import type { FiveHundredPosition, Lying } from './lying.ts';
import type { Board } from './stages.ts';
import {
  auctionTexts,
  calmTexts,
  contractTexts,
  nameOf,
  ownTeam,
  shortBid,
  sideTexts,
  suitName,
  teamName,
  trumpText,
} from './words.ts';

/** Draws the panels at the side, also beside all hands. */
export const drawSide = (board: Board): void =>
  drawPanels(board.canvas, board.table, board.table.boxed ? boxedPanels(board) : plainPanels(board));

function plainPanels(board: Board): Panel[] {
  const [contract, last, out] = [contractPanel(board), lastTrickPanel(board), outPanel(board)];
  const needed = [contract, last, out].reduce((sum, panel) => sum + panel.rows.length + 1, 0);
  // A blank row separates the last trick from the cards still out, if there is room.
  const spaced = needed < board.table.panels.rows ? { ...last, rows: [...last.rows, ''] } : last;
  return [contract, spaced, { ...out, drop: 1 }];
}

/** Rows of a panel column in which all panels fit. */
const ROOMY = 30;

/** Returns the panels of larger windows. With less room the auction becomes one row, and what the outcomes bring is left out. */
function boxedPanels(board: Board): Panel[] {
  const { lying, table, position } = board;
  const out = outPanel(board);
  const tricks = { ...tricksPanel(board), drop: 1, grows: true };
  if (lying.past.length === 0 || table.panels.rows >= ROOMY || table.bids !== null)
    return [contractInFull(board), ...(table.bids === null ? [auctionPanel(board)] : []), out, tricks];
  const contract = contractPanel(board);
  const isOwn = lying.contract?.seat === position.viewer;
  return [{ ...contract, rows: [...contract.rows, ...(isOwn ? [] : bidRow(board))] }, out, tricks];
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

/** Returns the panel with the worth of the contract, and the tricks that each team has and needs. */
function contractPanel({ position, lying, inside }: Board): Panel {
  const { speaker, theme } = position;
  const wide = inside > 24;
  const { contract } = lying;
  if (contract === null) return { title: contractTexts.title(false), rows: [] };
  const { points } = bidOf(contract.bid);
  const [holders, others] = sidesOf(position, contract, lying);
  const row = ({ name, tricks, need }: typeof holders, value: string): PanelRow => ({
    text: `${padded(name, wide ? 6 : 5)}${meter(tricks, need, theme)}`,
    value,
  });
  const rows =
    contract.bid === 'nello'
      ? [
          { text: contractTexts.took(holders.name), value: contractTexts.mayTakeNone(holders.tricks) },
          { text: contractTexts.took(others.name), value: String(others.tricks) },
        ]
      : [
          row(holders, contractTexts.toMake(holders.tricks, holders.need, !wide)),
          row(others, contractTexts.toSet(others.tricks, others.need, wide)),
        ];
  return {
    title: `${contractTexts.title(wide)} ${shortBid(contract.bid, speaker)}`,
    value: String(points),
    rows,
  };
}

/** Returns the tricks that each side has and needs, for a calm table; null before there is a contract. */
export function calmContract({ position, lying }: Drawn): ShortList | null {
  const { contract } = lying;
  if (contract === null) return null;
  const { speaker } = position;
  const sides = sidesOf(position, contract, lying);
  const isNello = contract.bid === 'nello';
  const title = trumpText(contract, speaker);
  const race = sides
    .map(({ name, tricks, need }) => `${name} ${isNello ? tricks : `${tricks}/${need}`}`)
    .join(' ');
  const suit = isNello || contract.trump === NO_TRUMP ? '' : `${suitName(contract.trump, speaker)} `;
  return {
    title,
    rows: sides.map(({ name, tricks, need }) => ({
      text: name,
      value: isNello ? contractTexts.tookCalm(tricks) : contractTexts.toMake(tricks, need, false),
    })),
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
export function calmTrick({ position, lying, selection }: Drawn): ShortList | null {
  const { speaker } = position;
  const shown = turnedTo(lying.past, selection?.back ?? 0);
  if (!shown) return null;
  const { item: trick, number, isLast } = shown;
  const cards = cardsIn(trick, speaker);
  const { long, short } = calmTexts.trick(isLast ? null : number);
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
function outcomeRows({ position, lying: { contract, view }, inside }: Board): PanelRow[] {
  if (contract === null) return [];
  const { points } = bidOf(contract.bid);
  const ours = teamOf(contract.seat);
  const [holders, others] = [ours, otherTeam(ours)].map((team) => shortTeam(team, position));
  const always = contract.bid !== 'nello' && view.standing.rules.defendersScore === 'always';
  return [
    { text: contractTexts.made(holders!, always ? others! : null), value: signed(points) },
    { text: contractTexts.set(holders!, points, others!), value: contractTexts.each(inside > 28) },
  ];
}

/** Returns the contract with both outcomes. */
export function contractInFull(board: Board): Panel {
  const panel = contractPanel(board);
  return { ...panel, rows: [...panel.rows, ...outcomeRows(board)] };
}

/** Writes the auction in a row: `7♦ by Dan, 180`. */
const bidRow = ({ position: { speaker }, lying: { contract } }: Board): PanelRow[] =>
  contract === null
    ? []
    : [
        {
          text: sideTexts.bid(
            shortBid(contract.bid, speaker),
            within(speaker).seat(contract.seat),
            bidOf(contract.bid).points,
          ),
        },
      ];

/** Names a team in few columns: for a spectator by its first player. */
const shortTeam = (team: 0 | 1, position: FiveHundredPosition): string =>
  position.viewer === 'table' ? position.speaker.seat(team) : teamName(team, position);

/** Returns every call: a line each with its points; at a table of six two calls a line. */
export function auctionPanel({ position, lying, inside }: Board): Panel {
  const { speaker, theme } = position;
  const { calls, contract, view } = lying;
  const said = calls.map(({ seat, bid }): PanelRow => {
    const name = padded(speaker.seat(seat), view.standing.seats === 4 ? 8 : 5);
    return {
      text: `${name} ${bid === null ? auctionTexts.pass : shortBid(bid, speaker)}`,
      ...(bid !== null && { value: String(bidOf(bid).points) }),
      ...(seat === contract?.seat && { style: theme.strong }),
    };
  });
  const half = Math.ceil(inside / 2);
  const pairs = Array.from(
    { length: Math.ceil(said.length / 2) },
    (_, row) => padded(said[2 * row]!.text, half) + (said[2 * row + 1]?.text ?? ''),
  );
  return {
    title: sideTexts.auction,
    value: sideTexts.dealt(speaker.seat(view.standing.dealer)),
    rows: view.standing.seats === 4 ? said : pairs,
  };
}

/** Returns the last trick, or the one `back` before it, two cards a line. */
function lastTrickPanel({ position, lying, selection }: Board): Panel {
  const { speaker } = position;
  const { past, contract, view } = lying;
  const key = keyName(position, ' (v)');
  const shown = turnedTo(past, selection?.back ?? 0);
  const rows = Math.ceil((view.standing.seats - (contract?.out.length ?? 0)) / 2);
  if (!shown)
    return {
      title: sideTexts.lastTrick(key),
      rows: [`  ${sideTexts.none}`, ...Array<string>(rows - 1).fill(' ')],
    };
  const { item: trick, number, isLast } = shown;
  const cards = cardsIn(trick, speaker);
  const told = trick.plays.map(({ seat }, place) => `${padded(speaker.seat(seat), 3)} ${cards[place]}`);
  const lines = Array.from({ length: rows }, (_, row) => told.slice(2 * row, 2 * row + 2).join(' · '));
  return {
    title: isLast ? sideTexts.lastTrick(key) : sideTexts.earlierTrick(key),
    value: String(number),
    rows: lines.map((line) => `  ${line}`),
  };
}

/** Returns all tricks but the last `back`, the latest at the end, so that earlier ones become visible. */
function tricksPanel({ position, lying: { past, view }, inside, selection }: Board): Panel {
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
    const value = ownTeam(teamOf(winner) === teamOf(southOf(position)));
    const hasValue = four && position.viewer !== 'table' && widthOf(text) + 5 <= inside;
    return { text, ...(hasValue && { value }), ...(place === shown.length - 1 && { style: theme.strong }) };
  });
  return {
    title: sideTexts.tricks,
    value: [sideTexts.won, keyName(position, 'v')].filter(Boolean).join(' · '),
    rows: rows.length === 0 ? [sideTexts.none] : rows,
    keepsLast: true,
  };
}

/** Returns the results of earlier deals of the match. */
export function dealsPanel({ position, inside }: Board): Panel {
  const { onTable, speaker } = position;
  const { deals: deal, results } = onTable.standing;
  const first = firstDeal({ phase: onTable.phase, deal, results });
  const us = teamOf(southOf(position));
  const cell = (points: number) => signed(points).padStart(6);
  const rows = results.map(({ contract, contractor, points }, place): PanelRow => {
    const who = contractor === null ? '' : ` ${speaker.seat(contractor)}`;
    const what = contract === null ? sideTexts.allPassed : shortBid(contract, speaker);
    const text = `${first + place} ${what}${who}`;
    return { text: padded(text, inside - 13), value: cell(points[us]!) + cell(points[1 - us]!) };
  });
  const heads = [us, otherTeam(us)]
    .map((team) => paddedLeft(clipped(shortTeam(team, position), 5), 6))
    .join('');
  return {
    title: sideTexts.deals,
    rows: rows.length === 0 ? [sideTexts.none] : [{ text: '', value: heads }, ...rows],
  };
}

/** Returns the cards that the viewer has not seen, a line a suit, and the buried ones if the viewer knows them. */
function outPanel({ position, lying, inside }: Board): Panel {
  const { viewer, assist, speaker } = position;
  const { view, hand, past, trick } = lying;
  const wide = inside > 24;
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
  const title = sideTexts.out(wide, buried !== null);
  if (!assist) return aside.length === 0 ? { title: '', rows: [] } : { title: sideTexts.aside, rows: aside };
  const joker = trump === NO_TRUMP && out.includes(JOKER);
  const suits = EYE_ORDER.filter((suit) => suit !== trump);
  const rows = (trump === NO_TRUMP ? suits : [trump, ...suits]).map((suit) =>
    suitLine(out, suit, trump, inside, position),
  );
  // With the Joker's name there is no room for the word.
  const number = joker ? String(out.length) : count(out.length, 'card');
  const value = [joker ? sideTexts.joker : '', wide ? number : ''].filter(Boolean).join(' · ');
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

/** Draws the auction in a line, the contract in bold. Little room leaves out names, then passes, then the first bids. */
export function drawCalls(
  { canvas, lying, position }: Board,
  { x, y }: Spot,
  columns: number,
  end = '',
): void {
  const { calls, contract } = lying;
  const { speaker } = position;
  if (calls.length === 0) return;
  const spoken = calls.filter(({ bid }) => bid !== null);
  const told = (some: readonly Call[], longest: number) =>
    some.map(({ seat, bid }) => ({
      name: cut(speaker.seat(seat), longest),
      bid: bid === null ? auctionTexts.pass : shortBid(bid, speaker),
      strong: seat === contract?.seat,
    }));
  const lines = [
    ...[12, 8, 5].map((longest) => told(calls, longest)),
    ...[8, 5].map((longest) => told(spoken, longest)),
    ...spoken.map((_, from) => told(spoken.slice(from), 5)),
  ];
  const width = (line: (typeof lines)[number]) =>
    line.reduce((sum, { name, bid }) => sum + widthOf(name) + 1 + widthOf(bid) + 3, 3) + widthOf(end);
  const line = lines.find((each) => width(each) <= columns) ?? lines.at(-1)!;
  let at = canvas.write(x, y, auctionTexts.line);
  line.forEach(({ name, bid, strong }, place) => {
    const style = strong ? canvas.theme.strong : {};
    at = canvas.write(at, y, `${place > 0 ? ' · ' : ''}${name} `);
    at = canvas.write(at, y, bid + (strong ? end : ''), style);
  });
}
