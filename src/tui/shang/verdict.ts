import type { CardSet } from '../../engine/card-set.ts';
import { brokenBy } from '../../engine/shang/assist.ts';
import { kindOf, NO_PLAY, rate } from '../../engine/shang/combination.ts';
import { check, isOpening } from '../../engine/shang/rules.ts';
import { combinationText } from '../../engine/shang/text.ts';
import { count, inWords, list, within } from '../../engine/words.ts';
import { widthOf } from '../../width.ts';
import type { ShangPosition } from './hand.ts';
import { chosen, placeOf, playsFor, type Selection } from './selection.ts';
import { cardsText } from './words.ts';

/** Lines are at most so long in the smallest window; the frame adds LEGAL, or why a play is refused. */
const WIDTH = 78;

interface Verdict {
  readonly selected: string;
  readonly worth?: string;
  readonly note?: string;
}

/** What is selected, what it does on the table and what it breaks; while nothing is, what can be done. */
export function verdict(position: ShangPosition, selection: Selection): Verdict {
  const { view, mover } = position;
  const move = chosen(position, selection);
  if (mover === null) return { selected: '' };
  if (move === null) return { selected: toBeat(position) || 'Your lead.', note: whatNow(position) };
  if (move.kind === 'check') return { selected: 'Check', ...checkVerdict(position) };
  const { cards } = move;
  const { taken } = selection;
  const selected = taken.length <= 5 ? playText(cards, position) : `${taken.length} cards`;
  if (check(view, mover, move) !== null) return { selected, note: toBeat(position) };
  if (taken.length === view.cardsLeft[mover]) return { selected, worth: 'your last cards: you go out.' };
  return {
    selected,
    worth: view.top ? beating(position, selection) : 'you lead it.',
    note: broken(position, cards) || others(position),
  };
}

/** The cards, with the kind where there are several: `pair 9♣ 9♦`. */
function playText(cards: CardSet, { speaker }: ShangPosition): string {
  const rating = rate(cards);
  const text = cardsText(cards, speaker);
  return rating === NO_PLAY || kindOf(rating) === 'single' ? text : `${kindOf(rating)} ${text}`;
}

const toBeat = ({ view: { top }, speaker }: ShangPosition): string =>
  top === null
    ? ''
    : `To beat: ${combinationText(top.rating, speaker)}, ${cardsText(top.cards, speaker)} by ${within(speaker).seat(top.seat)}`;

function whatNow(position: ShangPosition): string {
  const { view, speaker } = position;
  if (isOpening(view)) return `You open the match: any play that contains ${speaker.card('2C')}.`;
  if (view.top === null) return 'A fresh table: one, two or three of a rank, or a fiver.';
  const plays = playsFor(position).length;
  return plays === 0 ? 'Nothing in your hand beats it: . checks.' : choices(plays, 'Tab');
}

/** How many plays beat the table, as a sentence. */
const choices = (plays: number, tab: string): string => {
  const number = inWords(plays);
  const first = number[0]!.toUpperCase() + number.slice(1);
  return `${first} ${plays === 1 ? 'play beats' : 'plays beat'} it (${tab}); . checks.`;
};

/** The second line on a legal play: on a fresh table that it breaks nothing, else how many plays there are. */
function others(position: ShangPosition): string {
  if (position.view.top === null) return 'It breaks nothing in your hand.';
  const plays = playsFor(position).length;
  return choices(plays, plays === 1 ? 'Tab' : 'Tab goes through them');
}

function beating(position: ShangPosition, { taken }: Selection): string {
  const plays = playsFor(position);
  const place = placeOf(plays, taken);
  const which =
    plays.length === 1
      ? ': your only one that does'
      : place === 0
        ? ': your lowest that does'
        : place === plays.length - 1
          ? ': your highest'
          : '';
  return `beats ${cardsText(position.view.top!.cards, position.speaker)}${which}.`;
}

function checkVerdict(position: ShangPosition): Omit<Verdict, 'selected'> {
  const { top } = position.view;
  if (top === null) return {};
  const cards = cardsText(top.cards, position.speaker);
  return playsFor(position).length > 0
    ? { worth: 'you are then out until the table resets.', note: `You could beat ${cards}.` }
    : { worth: `nothing in your hand beats ${cards}.`, note: 'You are then out until the table resets.' };
}

/** What the play breaks in the rest of the hand, as much of it as fits. */
function broken({ view, mover, speaker }: ShangPosition, cards: CardSet): string {
  const names = brokenBy(view.hands[mover!]!, cards).map(({ rating }) => combinationText(rating, speaker));
  if (names.length === 0) return '';
  for (let told = names.length; told > 0; told--) {
    const more = names.length - told;
    const text = `Breaks your ${list([...names.slice(0, told), ...(more > 0 ? [`${more} more`] : [])])}.`;
    if (widthOf(text) <= WIDTH) return text;
  }
  return `Breaks ${count(names.length, 'combination')}.`;
}
