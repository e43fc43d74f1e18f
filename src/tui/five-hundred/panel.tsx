import { Box } from 'ink';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  type Card,
  type Cards,
  JACK,
  JOKER,
  minus,
  NONE,
  packFor,
  RANKS,
  rankOf,
  setOf,
  suitOf,
  union,
} from '../../engine/five-hundred/cards.ts';
import type { Hidden, PlayPhase, TakenTrick } from '../../engine/five-hundred/state.ts';
import { playedIn } from '../../engine/five-hundred/trick.ts';
import { EYE_ORDER, sortedHand, suitIn } from '../../engine/five-hundred/trumps.ts';
import { Lines } from '../parts/lines.tsx';
import type { FiveHundredPosition, Layout, SpaceProps } from './layout.ts';
import { cut, nameOf, suitName } from './words.ts';

/** The last trick or an earlier one, what is still out, and what the viewer alone knows of the cards laid aside. */
export function Panel({ position, layout, columns, rows, back }: SpaceProps & { readonly back: number }) {
  const { view, past } = layout;
  const number = past.length - (past.length === 0 ? 0 : back % past.length);
  const trick = past[number - 1];
  const last = [
    number === past.length ? 'LAST TRICK (v)' : `TRICK ${number} (v)`,
    ...(trick ? trickLines(trick, position) : ['  none yet']),
  ];
  const aside = view.phase === 'play' ? asideLines(view, position) : [];
  const roomLeft = rows - last.length - aside.length;
  const out =
    view.phase === 'play' && position.assist ? outLines(view, position, layout, columns, roomLeft) : [];
  const lines = [...last, ...out, ...aside];
  const gap = rows - lines.length - 2 - past.length;
  const all =
    gap < 0 || past.length < 2
      ? []
      : ['', 'ALL TRICKS', ...past.map((done, i) => shortTrick(i + 1, done, position))];
  return (
    <Box flexDirection="column" width={columns + 1} paddingLeft={1}>
      <Lines lines={[...lines, ...all].slice(0, rows)} />
    </Box>
  );
}

function trickLines({ plays, named, winner }: TakenTrick, { speaker }: FiveHundredPosition): string[] {
  return plays.map(({ seat, card }, place) => {
    const suit = place === 0 && named !== null ? ` ${suitName(named, speaker)}` : '';
    const led = place === 0 ? ` led${suit}` : '';
    const won = seat === winner ? ' won' : '';
    return `  ${cut(speaker.seat(seat), 6).padEnd(6)} ${nameOf(card, speaker)}${led}${won}`;
  });
}

const shortTrick = (
  number: number,
  { plays, winner }: TakenTrick,
  { speaker }: FiveHundredPosition,
): string =>
  `  ${String(number).padStart(2)} ${plays.map(({ card }) => nameOf(card, speaker)).join(' ')}  ${speaker.seat(winner)}`;

function asideLines(
  { aside, contract }: PlayPhase<Hidden>,
  { viewer, speaker }: FiveHundredPosition,
): string[] {
  const names = (cards: Cards) =>
    sortedHand(cards, contract.trump)
      .map((card) => nameOf(card, speaker))
      .join('');
  if (aside.buried !== null) return [`Buried ${names(aside.buried)}`];
  return aside.given !== null && contract.out[0] === viewer
    ? [`You gave ${nameOf(aside.given, speaker)}`]
    : [];
}

/** The cards that this viewer has not seen: a line a suit where there is room, else how many of each and the highest. */
function outLines(
  view: PlayPhase<Hidden>,
  { viewer, speaker }: FiveHundredPosition,
  { hand, past, trick }: Layout,
  columns: number,
  rows: number,
): string[] {
  if (viewer === 'table') return [];
  const { trump } = view.contract;
  const played = playedIn({ tricks: past, trick }).map(({ card }) => card);
  const seen = union(setOf([...hand, ...played]), view.aside.buried ?? NONE);
  const out = sortedHand(minus(setOf(packFor(view.standing.seats)), seen), trump);
  const title = view.aside.buried === null ? 'STILL OUT or buried' : 'STILL OUT';
  const suits = EYE_ORDER.filter((suit) => suit !== trump);
  const order = trump === NO_TRUMP ? suits : [trump, ...suits];
  const ofSuit = (suit: number) => out.filter((card) => suitIn(card, trump) === suit);
  const joker = trump === NO_TRUMP && out.includes(JOKER);
  const full = order.map((suit) => {
    const cards = ofSuit(suit);
    // The Joker and the bowers by name, the rest by rank alone.
    const isSpecial = (card: Card) => suitOf(card) !== suit || (suit === trump && rankOf(card) === JACK);
    const special = cards.filter(isSpecial);
    const ranks = cards.filter((card) => !isSpecial(card)).map((card) => RANKS[rankOf(card)]!);
    const glue = ranks.some((rank) => rank.length > 1) ? ' ' : '';
    const names = [...special.map((card) => nameOf(card, speaker)), ranks.join(glue) || '-'];
    return `  ${suitName(suit, speaker)} ${names.join(' ')}`;
  });
  const whole = [title, ...full, ...(joker ? ['  JK'] : [])];
  if (rows >= whole.length && whole.every((line) => line.length <= columns)) return whole;
  const counts = order.map((suit) => `${suitName(suit, speaker)} ${ofSuit(suit).length}`).join(' ');
  const tops = trump === NO_TRUMP ? out.filter((card) => card === JOKER) : out.slice(0, 4);
  const top = tops.length === 0 ? [] : [`  top ${tops.map((card) => nameOf(card, speaker)).join(' ')}`];
  return [title, `  ${counts}`, ...top];
}
