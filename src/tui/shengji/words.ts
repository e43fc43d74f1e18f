import type { Card } from '../../engine/card.ts';
import type { Speaker } from '../../engine/game.ts';
import { format, isJoker } from '../../engine/shengji/cards.ts';
import { type Form, isTolaji } from '../../engine/shengji/groups.ts';
import type { DealView, Shengji, Ticket } from '../../engine/shengji/state.ts';
import { groupsText, tolajiText } from '../../engine/shengji/text.ts';
import { type Lie, sorted, TRUMPS } from '../../engine/shengji/trumps.ts';
import type { Position } from '../table.ts';

export type ShengjiPosition = Position<Shengji>;
/** A view in which trumps are fixed. */
export type FixedView = Exclude<DealView, { phase: 'draw' }>;

/** Cards from high to low, those of one printed suit together: `RJ 55♠ AKK♠ 7♥`. */
export function cardsText(cards: readonly Card[], lie: Lie, speaker: Speaker): string {
  const words: string[] = [];
  let before = '';
  for (const card of sorted(cards, lie).reverse()) {
    const text = speaker.card(format(card));
    const joins = !isJoker(card) && before.length > 0 && before.slice(1) === text.slice(1);
    if (joins) words.push(words.pop()!.slice(0, -1) + text);
    else words.push(text);
    before = isJoker(card) ? '' : text;
  }
  return words.join(' ');
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'] as const;
export const ordinalText = (n: number): string => ORDINALS[n] ?? String(n);

/** `1st A♥`. */
export const shortTicket = ({ ordinal, card }: Ticket, speaker: Speaker): string =>
  `${ordinalText(ordinal)} ${speaker.card(format(card))}`;

/** "a single card", "a pair", "a Tolaji of 2 pairs". */
export function formText({ size, length }: Form): string {
  if (isTolaji({ size, length })) return tolajiText(size, length);
  return size === 1 ? 'a single card' : groupsText(size, 1);
}

/** An effective suit as a glyph, or "trumps". */
export const suitSign = (suit: number, speaker: Speaker): string =>
  suit === TRUMPS ? 'trumps' : speaker.suit('CDHS'[suit]!);

/** "pair", "three of a kind". */
export const groupWord = (size: number): string => groupsText(size, 1).replace(/^a /, '');
