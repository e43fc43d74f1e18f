/** Panels beside the players: parties and points, unseen cards, tricks, and the deal so far. */

import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { format, isJoker, pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft, isVoid, partyOf } from '../../engine/shengji/knowledge.ts';
import { meetingsIn } from '../../engine/shengji/meetings.ts';
import type { Trick } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { within } from '../../engine/words.ts';
import { rankText } from '../../front/ranks.ts';
import { clipped, cut, fitting, linesIn, padded, paddedLeft, widthOf } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import { drawPanels, LINED, type Panel, type PanelRow, type Turned } from '../drawing/panel.ts';
import { keyName } from '../table.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Board } from './hand.ts';
import { type Lying, totalOf, trumpsOf, unseenIn, type ViewIn } from './lying.ts';
import { placesIn } from './places.ts';
import { drawQuiet, drawSeats } from './seats.ts';
import { boardTexts, playText, sideTexts, suitSign, trumpSign } from './words.ts';

type PlayBoard = Board<ViewIn<'play'>>;

/** The fewest rows of a panel that loses its first ones. */
const NEWEST = 3;

/** Draws the panels that fit whole, beside the table; none on a calm table. Returns the drawn ones. */
export function drawWholePanels(
  { canvas }: Board,
  at: Area | null,
  panelsOf: (at: Area) => readonly (Panel | null)[],
): readonly Panel[] {
  if (!at) return [];
  let left = at.rows;
  const shown = panelsOf(at).filter((panel): panel is Panel => {
    if (!panel || panel.rows.length === 0) return false;
    const { length } = panel.rows;
    if (1 + (panel.keepsLast ? Math.min(length, NEWEST) : length) > left) return false;
    left -= 1 + length;
    return true;
  });
  drawPanels(canvas, at, shown);
  return shown;
}

/** Draws the players while the Dealer decides alone: what happens now, and in a panel what comes next. Returns the place of the hand. */
export function drawWaiting(board: Board, [now, next]: readonly [string, string]): Area {
  const places = placesIn(board);
  drawSeats(board, places, () => {});
  drawQuiet(board, places.facts, [now]);
  drawWholePanels(board, places.panels, ({ columns }) => [
    { title: sideTexts.next, rows: linesIn(next, columns) },
  ]);
  return places.hand;
}

/** Draws the panels of the play: players, unseen cards, a trick, the Dealer's kitty, and the deal so far. Returns the drawn ones. */
export function drawPlayPanels(board: PlayBoard, at: Area | null, trick: Panel | null): readonly Panel[] {
  const shown = drawWholePanels(board, at, ({ columns }) => [
    playersPanel(board, columns),
    unseenPanel(board, columns),
    trick,
    kittyPanel(board, columns),
    columns < LINED ? null : logPanel(board, columns),
  ]);
  const { canvas, position, lying } = board;
  if (at)
    seatsFrom(position, SEATS).forEach((seat, place) => {
      canvas.noteScore(seat, lying.view.points[seat]!, String, area(at.x, at.y + 1 + place, at.columns, 1));
    });
  return shown;
}

/** The last card of a deal is still shown when the view already has no hands. */
function leftOnScreen({ view, trick, taken }: Lying, seat: Seat): number {
  if (view.phase !== 'play' || !taken || view.trick === null) return cardsLeft(view, seat);
  return view.left - (trick?.plays[0]?.cards.length ?? 0);
}

/** Writes the suits that a seat has shown to be out of, trumps by their suit: `♠♦`; without a trump suit trumps are the tops. */
function voidsText({ position: { speaker }, lying: { view } }: PlayBoard, seat: Seat): string {
  const { trumps } = view.deal;
  const { lines } = lieOf(trumps);
  return groupsOf(trumps)
    .filter(({ suit }) => isVoid(view, seat, lines[suit]!))
    .map(({ suit }) => trumpSign(suit, trumps, speaker))
    .join('');
}

/** Returns a row for each player: party, points, and suits shown out; with enough columns level and cards left as well. Left out is what nobody has. */
function playersPanel(board: PlayBoard, columns: number): Panel {
  const { position, lying } = board;
  const { view } = lying;
  const { levels, rules } = view.standing;
  const isWide = columns >= LINED;
  const rows = seatsFrom(position, SEATS).map((seat) => ({
    name: position.speaker.seat(seat),
    level: levelText(Math.min(levels[seat]!, rules.to)),
    party: boardTexts.party(partyOf(view, seat)),
    points: view.points[seat]! === 0 ? '' : String(view.points[seat]),
    left: String(leftOnScreen(lying, seat)),
    out: voidsText(board, seat),
  }));
  const widest = (part: keyof (typeof rows)[number]) => Math.max(...rows.map((row) => widthOf(row[part])));
  const [party, out] = [widest('party'), widest('out')];
  const { players, ...heads } = sideTexts.heads;
  const others = 4 + (isWide ? 8 : 0) + (party && party + 1) + (out && Math.max(out, widthOf(heads.out)) + 1);
  // The title stands above the names, and in few columns above the parties.
  const least = isWide || party === 0 ? widthOf(players) : SHORTEST;
  const wide = Math.max(least, Math.min(widest('name'), columns - others));
  const line = (row: (typeof rows)[number]) =>
    [
      padded(clipped(row.name, wide), wide),
      ...(isWide ? [padded(row.level, 2)] : []),
      ...(party > 0 ? [padded(row.party, party)] : []),
      paddedLeft(row.points, 3),
      ...(isWide ? [paddedLeft(row.left, 4)] : []),
      row.out,
    ]
      .join(' ')
      .trimEnd();
  const head = line({ ...heads, name: '', party: '', out: out > 0 ? heads.out : '' });
  return { title: players + head.slice(widthOf(players)), rows: rows.map(line) };
}

/** The shortest length to which names of players are cut. */
const SHORTEST = 3;

const rankOfText = (card: Card): string => rankText(formatCard(card).slice(0, -1));

/** Columns of a suit and its total before the numbers of its ranks, of such a number, and of a whole line. */
const RANKS = { first: 6, each: 2, all: 30 };

/** Returns unseen cards: the tops, and each suit by rank; in few columns only their numbers. `beside`: lines of two suits. Null before there are any. */
function unseenPanel(board: Board, columns: number, beside = false): Panel | null {
  const { position, lying } = board;
  const { speaker } = position;
  const unseen = unseenIn(position, lying.view);
  if (unseen === null) return null;
  const trumps = trumpsOf(lying.view);
  const groups = groupsOf(trumps);
  const counted = ({ suit, kinds }: Group) =>
    boardTexts.counted(trumpSign(suit, trumps, speaker), totalOf(unseen, kinds));
  if (columns < RANKS.all) {
    const [high, ...plain] = groups;
    const name = trumps.suit === null ? boardTexts.tops : suitSign(TRUMPS, speaker);
    return {
      title: sideTexts.unseen,
      value: boardTexts.counted(name, totalOf(unseen, high!.kinds)),
      rows: [plain.map(counted).join(' ')],
    };
  }
  const isTop = (card: Card) => isJoker(card) || rankOf(card) === trumps.rank;
  const tops = groups[0]!.kinds.filter(isTop);
  const names = (blank: string) =>
    tops.map((card) => `${speaker.card(format(card))}${blank}${unseen[card]}`).join(' ');
  const suits = groups
    .map((group) => ({ ...group, plain: group.kinds.filter((card) => !isTop(card)) }))
    .filter(({ plain }) => plain.length > 0);
  const numbers = (kinds: readonly Card[], write: (card: Card) => string) =>
    kinds.map((card) => paddedLeft(write(card), RANKS.each)).join('');
  const head = (name: string) => padded(name, RANKS.first) + numbers(suits[0]!.plain, rankOfText);
  const lines = suits.map(({ suit, kinds, plain }) => {
    const total = paddedLeft(String(totalOf(unseen, kinds)), 3);
    const sign = trumpSign(suit, trumps, speaker);
    return `${padded(sign, 2)}${total} ${numbers(plain, (card) => String(unseen[card] || '·'))}`;
  });
  const title = head(sideTexts.unseen);
  const top = fitting([names(' '), names('')], columns);
  if (!beside) return { title, rows: [top, ...lines] };
  const pairs = [0, 2].map((at) => lines.slice(at, at + 2).join('   '));
  return { title: `${title}   ${head('')}`, rows: [top, ...pairs] };
}

/** Draws unseen cards by rank in place of the hand. */
export function drawUnseen(board: Board, at: Area): void {
  const beside = at.rows < RANKS.first && at.columns >= 2 * RANKS.all + 3;
  const columns = Math.min(at.columns, beside ? 2 * RANKS.all + 3 : RANKS.all);
  const panel = unseenPanel(board, RANKS.all, beside);
  const place = { ...at, x: at.x + ((at.columns - columns) >> 1), columns };
  if (panel) drawPanels(board.canvas, place, [panel]);
}

/** Returns a finished trick, a line a play, with the tickets met in it. */
export function trickPanel(
  { position, lying: { view, past } }: PlayBoard,
  { item: shown, number }: Turned<Trick>,
  columns: number,
): Panel {
  const { speaker, theme } = position;
  const lie = lieOf(view.deal.trumps);
  const met = meetingsIn(past, view.tickets, view.deal.dealer);
  const names = shown.plays.map(({ seat }) => clipped(speaker.seat(seat), SHORT_NAME));
  const wide = Math.max(...names.map(widthOf)) + 1;
  const rows = shown.plays.map(({ seat, cards }, place): PanelRow => {
    const isWon = seat === shown.winner;
    const joins = met.some((each) => each.trick === number - 1 && each.seat === seat && each.joins);
    const value = isWon ? sideTexts.won : joins ? boardTexts.party('house') : '';
    const room = columns - wide - (value ? widthOf(value) + 1 : 0);
    const text = padded(names[place]!, wide) + playText(cards, lie, speaker, room);
    return { text, value, ...(isWon && { style: theme.strong }) };
  });
  return {
    title: sideTexts.trick(number, keyName(position, ' (v)')),
    value: boardTexts.points(trickPoints(shown)),
    rows,
  };
}

/** The length to which names are cut where plays are close together. */
const SHORT_NAME = 6;

/** Returns the buried cards; null for all but the Dealer. */
function kittyPanel({ position: { speaker }, lying: { view } }: PlayBoard, columns: number): Panel | null {
  const { kitty, deal } = view;
  if (kitty === null) return null;
  const cards = playText(kitty, lieOf(deal.trumps), speaker);
  return {
    title: boardTexts.youBuried,
    value: boardTexts.points(pointsOf(kitty)),
    rows: linesIn(cards, columns),
  };
}

/** Returns the deal so far: a trick in a line, a new House member in another. */
function logPanel({ position, lying }: PlayBoard, columns: number): Panel {
  const { speaker } = position;
  const { view, past, trick, taken } = lying;
  const lie = lieOf(view.deal.trumps);
  const name = (seat: Seat): string => cut(speaker.seat(seat), SHORT_NAME);
  const complete = trick && taken ? [...past, trick] : past;
  const met = meetingsIn(complete, view.tickets, view.deal.dealer);
  const rows = complete.flatMap((shown, at) => {
    const { plays, winner } = shown;
    const first = plays[0]!;
    const taker = winner === first.seat ? null : cut(within(speaker).seat(winner), SHORT_NAME);
    const told = (led: string) => sideTexts.logged(at + 1, name(first.seat), led, taker, trickPoints(shown));
    return [
      told(playText(first.cards, lie, speaker, columns - widthOf(told('')))),
      ...met
        .filter((each) => each.trick === at && each.joins)
        .map(({ seat }) => sideTexts.loggedJoin(at + 1, name(seat), seat === speaker.you)),
    ];
  });
  return { title: sideTexts.log(keyName(position, ' (m)')), rows, keepsLast: true };
}

/** Writes a finished trick with its plays, the fullest text first. */
export const pastTexts = ({ item, number }: Turned<Trick>, lie: Lie, speaker: Speaker): readonly string[] =>
  sideTexts.past(
    number,
    item.plays.map(({ seat, cards }) => ({
      name: speaker.seat(seat),
      cards: playText(cards, lie, speaker),
      won: seat === item.winner,
    })),
    trickPoints(item),
  );
