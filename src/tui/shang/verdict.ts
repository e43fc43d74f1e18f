import type { CardSet } from '../../engine/card-set.ts';
import { brokenBy } from '../../engine/shang/assist.ts';
import { kindOf, NO_PLAY, rate } from '../../engine/shang/combination.ts';
import { check, isOpening } from '../../engine/shang/rules.ts';
import { combinationText } from '../../engine/shang/text.ts';
import { capital, within } from '../../engine/words.ts';
import { widthOf } from '../../width.ts';
import type { ShangPosition } from './hand.ts';
import { chosen, placeOf, playsFor, type Selection } from './selection.ts';
import { cardsText, verdictTexts } from './words.ts';

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
  if (move === null) return { selected: toBeat(position) || verdictTexts.yourLead, note: whatNow(position) };
  if (move.kind === 'check') return { selected: verdictTexts.check, ...checkVerdict(position) };
  const { cards } = move;
  const { taken } = selection;
  const selected = taken.length <= 5 ? playText(cards, position) : verdictTexts.cards(taken.length);
  if (check(view, mover, move) !== null) return { selected, note: toBeat(position) };
  if (taken.length === view.cardsLeft[mover]) return { selected, worth: verdictTexts.goesOut };
  return {
    selected,
    worth: view.top ? beating(position, selection) : verdictTexts.leads,
    note: broken(position, cards) || others(position),
  };
}

/** The cards, with the kind where there are several: `pair 9♣ 9♦`. */
function playText(cards: CardSet, { speaker }: ShangPosition): string {
  const rating = rate(cards);
  const text = cardsText(cards, speaker);
  return rating === NO_PLAY || kindOf(rating) === 'single' ? text : verdictTexts.play(kindOf(rating), text);
}

function toBeat({ view: { top }, speaker }: ShangPosition): string {
  if (top === null) return '';
  const cards = cardsText(top.cards, speaker);
  const kind = kindOf(top.rating);
  const play =
    kind === 'single'
      ? verdictTexts.play(kind, cards)
      : verdictTexts.atLength(combinationText(top.rating, speaker), cards);
  return verdictTexts.toBeat(play, within(speaker).seat(top.seat));
}

function whatNow(position: ShangPosition): string {
  const { view, speaker } = position;
  if (isOpening(view)) return verdictTexts.opens(speaker.card('2C'));
  if (view.top === null) return verdictTexts.freshTable;
  const plays = playsFor(position).length;
  return plays === 0 ? verdictTexts.nothingBeats : verdictTexts.beatIt(plays);
}

/** The second line on a legal play: on a fresh table that it breaks nothing, else how many plays there are. */
const others = (position: ShangPosition): string =>
  position.view.top === null ? verdictTexts.breaksNothing : verdictTexts.goThrough(playsFor(position).length);

function beating(position: ShangPosition, { taken }: Selection): string {
  const plays = playsFor(position);
  const place = placeOf(plays, taken);
  const which =
    plays.length === 1 ? 'only' : place === 0 ? 'lowest' : place === plays.length - 1 ? 'highest' : null;
  return verdictTexts.beats(cardsText(position.view.top!.cards, position.speaker), which);
}

function checkVerdict(position: ShangPosition): Omit<Verdict, 'selected'> {
  const { top } = position.view;
  if (top === null) return {};
  const cards = cardsText(top.cards, position.speaker);
  return playsFor(position).length > 0
    ? { worth: verdictTexts.outThen, note: verdictTexts.couldBeat(cards) }
    : { worth: verdictTexts.cannotBeat(cards), note: capital(verdictTexts.outThen) };
}

/** What the play breaks in the rest of the hand, as much of it as fits. */
function broken({ view, mover, speaker }: ShangPosition, cards: CardSet): string {
  const names = brokenBy(view.hands[mover!]!, cards).map(({ rating }) => combinationText(rating, speaker));
  if (names.length === 0) return '';
  for (let told = names.length; told > 0; told--) {
    const text = verdictTexts.breaks(names.slice(0, told), names.length - told);
    if (widthOf(text) <= WIDTH) return text;
  }
  return verdictTexts.breaksMany(names.length);
}
