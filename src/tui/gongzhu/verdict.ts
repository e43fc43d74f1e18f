import { type Card, formatCard } from '../../engine/card.ts';
import { has, isEmpty } from '../../engine/card-set.ts';
import { legalCards, power } from '../../engine/gongzhu/rules.ts';
import { addCard, ledCard, nextSeat, seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import type { GongzhuPosition, Selection } from './selection.ts';

export function verdict(
  position: GongzhuPosition,
  { cursor, taken }: Selection,
): { readonly selected: string; readonly note?: string } {
  const { view, speaker, mover } = position;
  const name = (card: Card) => speaker.card(formatCard(card));
  if (view.phase === 'pass') {
    const receiver = speaker.seat(((mover ?? 0) + view.deal.to) & 3);
    const selected = `To ${receiver}: ${taken.length === 0 ? 'nothing yet' : taken.map(name).join(' ')}`;
    return { selected, note: `Choose three cards for ${receiver}; ${taken.length} taken.` };
  }
  if (view.phase !== 'play' || mover === null || isEmpty(legalCards(view, mover))) return { selected: '' };
  return { selected: name(cursor), note: effectOf(view.trick, mover, cursor, position) };
}

/** What playing the card would mean for the trick as it lies. */
function effectOf(trick: Trick, mover: number, card: Card, { view, speaker }: GongzhuPosition): string {
  const led = ledCard(trick);
  if (view.phase !== 'play' || !has(legalCards(view, mover), card)) {
    return led === null ? 'You lead.' : `${speaker.seat(trick.leader)} led ${speaker.card(formatCard(led))}.`;
  }
  if (led === null) return 'You lead; the highest card of this suit takes the trick.';
  const after = addCard(trick, mover, card);
  const winner = winnerOf(after, power);
  const last = nextSeat(mover) === trick.leader;
  if (winner !== mover) {
    const best = speaker.card(formatCard(after.cards[winner]!));
    return `${speaker.seat(winner)} ${last ? 'takes the trick' : 'stays highest'} with ${best}.`;
  }
  const others = 4 - seatsOf(after).length;
  return last ? 'You take the trick.' : `Highest so far; ${others} still to play.`;
}
