import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { type CourtPosition, cardAt, chosen, ranked, type Selection, scoresOf } from './selection.ts';
import { type Place, verdictTexts } from './words.ts';

/** The card and space that are selected, what they score, and how to find a better one. */
export function verdict(
  position: CourtPosition,
  selection: Selection,
): { readonly selected: string; readonly worth?: string; readonly note?: string } {
  const move = chosen(position, selection);
  if (move?.kind === 'pass') return { selected: verdictTexts.pass, note: verdictTexts.passes };
  const card = cardAt(position, selection);
  if (card === undefined) return { selected: '' };
  const name = position.speaker.card(formatCard(card));
  const selected = verdictTexts.on(name, formatSpace(selection.space));
  const scores = scoresOf(position, card);
  if (scores.size === 0) return { selected, note: verdictTexts.noSpace };
  const lying = boardOf(position.view)[selection.space];
  const note = verdictTexts.next(name, position.assist ? selection.walk !== null : null);
  if (lying != null && !selection.moved)
    return { selected: verdictTexts.choose(name, position.speaker.card(formatCard(lying))), note };
  const score = scores.get(selection.space);
  if (!score) return { selected, note };
  return { selected, worth: verdictTexts.scores(score.total, placeOf(position, selection)), note };
}

/** Which of the card's spaces it is, the best first; null where that is not told. */
function placeOf(position: CourtPosition, selection: Selection): Place | null {
  if (!position.assist) return null;
  const spaces = ranked(position, cardAt(position, selection)!);
  return { place: spaces.indexOf(selection.space) + 1, of: spaces.length };
}
