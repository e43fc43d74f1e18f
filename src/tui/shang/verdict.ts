import { setOf } from '../../engine/card-set.ts';
import { brokenBy } from '../../engine/shang/assist.ts';
import { NO_PLAY, rate } from '../../engine/shang/combination.ts';
import { check, isOpening } from '../../engine/shang/rules.ts';
import type { Top } from '../../engine/shang/state.ts';
import { combinationText } from '../../engine/shang/text.ts';
import { count, list } from '../../engine/words.ts';
import type { ShangPosition } from './hand.ts';
import { chosen, playsFor, type Selection } from './selection.ts';
import { cardsText } from './words.ts';

/** Lines are at most so long; the frame adds why a play is refused. */
const WIDTH = 78;

/** What is selected, whether it beats the table and what it breaks; while nothing is, what can be done. */
export function verdict(
  position: ShangPosition,
  selection: Selection,
): { readonly selected: string; readonly note?: string; readonly move?: string } {
  const { view, speaker, mover } = position;
  const move = chosen(position, selection);
  if (mover === null) return { selected: '' };
  if (move === null) return { selected: toBeat(position) || 'Your lead.', note: whatNow(position) };
  if (move.kind === 'check') return { selected: 'Check', note: checkNote(position) };
  const { cards } = move;
  const { taken } = selection;
  const few = taken.length <= 5 ? cardsText(cards, speaker) : '';
  const rating = rate(cards);
  const name = rating === NO_PLAY ? '' : combinationText(rating, speaker);
  if (check(view, mover, move) !== null) {
    // The frame writes the reason behind what is selected, so the rest goes to the second line.
    const against = toBeat(position);
    const both = name ? `Taken: ${name}. ${against}`.trimEnd() : against;
    const note = both.length <= WIDTH ? both : against;
    return { selected: `TAKEN ${taken.length}  ${few}`.trimEnd(), note };
  }
  const beats =
    taken.length === view.cardsLeft[mover]
      ? 'Your last cards.'
      : view.top
        ? beaten(view.top, position)
        : 'You lead.';
  return {
    selected: `TAKEN ${taken.length}  ${name}  ${few}`,
    move: `${name}  ${few}`,
    note: `${beats} ${broken(position, selection, beats)}`,
  };
}

const toBeat = ({ view: { top }, speaker }: ShangPosition): string =>
  top === null
    ? ''
    : `To beat: ${combinationText(top.rating, speaker)}, ${cardsText(top.cards, speaker)} by ${speaker.seat(top.seat)}`;

const beaten = ({ cards }: Top, { speaker }: ShangPosition): string => `Beats ${cardsText(cards, speaker)}.`;

function whatNow(position: ShangPosition): string {
  const { view, speaker } = position;
  if (isOpening(view)) return `You open the match: any play that contains ${speaker.card('2C')}.`;
  if (view.top === null) return 'A fresh table: one, two or three of a rank, or a fiver.';
  const plays = playsFor(position).length;
  return plays === 0
    ? 'Nothing in your hand beats it: . checks.'
    : `You have ${count(plays, 'play')} that ${plays === 1 ? 'beats' : 'beat'} it (Tab); . checks.`;
}

function checkNote(position: ShangPosition): string {
  const { top } = position.view;
  if (top === null) return '';
  return playsFor(position).length > 0
    ? 'You are then out until the table resets.'
    : `Nothing in your hand beats ${cardsText(top.cards, position.speaker)}.`;
}

/** What the hand loses besides the cards, as much of it as fits behind `before`. */
function broken({ view, mover, speaker }: ShangPosition, { taken }: Selection, before: string): string {
  const hand = view.hands[mover!]!;
  if (taken.length === view.cardsLeft[mover!]) return 'You go out.';
  const names = brokenBy(hand, setOf(taken)).map(({ rating }) => combinationText(rating, speaker));
  for (let told = names.length; told > 0; told--) {
    const more = names.length - told;
    const text = `Breaks ${list([...names.slice(0, told), ...(more > 0 ? [`${more} more`] : [])])}.`;
    if (before.length + 1 + text.length <= WIDTH) return text;
  }
  return names.length === 0 ? 'Breaks nothing.' : `Breaks ${count(names.length, 'combination')}.`;
}
