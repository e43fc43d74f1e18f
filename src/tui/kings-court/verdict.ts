import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { type CourtPosition, cardAt, chosen, ranked, type Selection, scoresOf } from './selection.ts';

/** The card and space that are selected, and what they score. */
export function verdict(
  position: CourtPosition,
  selection: Selection,
): { readonly selected: string; readonly note?: string } {
  const move = chosen(position, selection);
  if (move?.kind === 'pass')
    return { selected: 'pass', note: 'None of your cards fits anywhere: Enter passes.' };
  const card = cardAt(position, selection);
  if (card === undefined) return { selected: '' };
  const selected = `${position.speaker.card(formatCard(card))} on ${formatSpace(selection.space)}`;
  const scores = scoresOf(position, card);
  if (scores.size === 0)
    return { selected, note: 'This card has no legal space now; Tab takes the next one.' };
  const score = scores.get(selection.space);
  const legal = `${scores.size} legal ${scores.size === 1 ? 'space' : 'spaces'} for this card`;
  if (!score) return { selected, note: `${legal}.` };
  const rank = ranked(position, card).indexOf(selection.space) + 1;
  const standing = position.assist ? `, ${rank === 1 ? 'the best' : `number ${rank}`} of ${legal}` : '';
  return { selected, note: `Scores ${score.total}${standing}.` };
}
