import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { minus } from '../../front/number.ts';
import { type CourtPosition, cardAt, chosen, ranked, type Selection, scoresOf } from './selection.ts';
import { words } from './words.ts';

/** The card and space that are selected, what they score, and how to find a better one. */
export function verdict(
  position: CourtPosition,
  selection: Selection,
): { readonly selected: string; readonly worth?: string; readonly note?: string } {
  const move = chosen(position, selection);
  if (move?.kind === 'pass')
    return { selected: 'pass', note: 'None of your cards fits anywhere: Enter passes.' };
  const card = cardAt(position, selection);
  if (card === undefined) return { selected: '' };
  const name = position.speaker.card(formatCard(card));
  const selected = `${name} on ${formatSpace(selection.space)}`;
  const scores = scoresOf(position, card);
  if (scores.size === 0)
    return { selected, note: 'This card has no legal space now; Tab takes the next one.' };
  const lying = boardOf(position.view)[selection.space];
  const note = `n: ${wayOf(position, selection, name)}; Tab: the next card.`;
  if (lying != null && !selection.moved)
    return { selected: words.choose(name, position.speaker.card(formatCard(lying))), note };
  const score = scores.get(selection.space);
  if (!score) return { selected, note };
  return { selected, worth: `scores ${minus(score.total)}${standing(position, selection)}.`, note };
}

/** What `n` does. */
function wayOf({ assist }: CourtPosition, { walk }: Selection, card: string): string {
  if (!assist) return `the next legal space for ${card}`;
  return walk === null ? `the best space for ${card}, then the next best` : `the next best space for ${card}`;
}

/** Which of the card's spaces it is, the best first. */
export function standing(position: CourtPosition, selection: Selection): string {
  if (!position.assist) return '';
  const spaces = ranked(position, cardAt(position, selection)!);
  const place = spaces.indexOf(selection.space);
  if (spaces.length === 1) return ', on the only space for this card';
  return `, ${place === 0 ? 'the best' : `number ${place + 1}`} of ${spaces.length} spaces for this card`;
}
