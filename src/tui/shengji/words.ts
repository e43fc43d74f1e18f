import type { Card } from '../../engine/card.ts';
import type { Speaker } from '../../engine/game.ts';
import { COPIES, format, isJoker } from '../../engine/shengji/cards.ts';
import { type Form, isTolaji, shapeOf } from '../../engine/shengji/groups.ts';
import type { Shengji, Ticket } from '../../engine/shengji/state.ts';
import { groupsText, tolajiText } from '../../engine/shengji/text.ts';
import { type Lie, sorted, TRUMPS } from '../../engine/shengji/trumps.ts';
import { widthOf } from '../../width.ts';
import type { Position } from '../table.ts';

export type ShengjiPosition = Position<Shengji>;

/** Cards from high to low, those of one printed suit together: `RJ 55♠ AKK♠ 7♥`. */
export function cardsText(cards: readonly Card[], lie: Lie, speaker: Speaker): string {
  const words: string[] = [];
  let before = '';
  for (const card of sorted(cards, lie).reverse()) {
    const text = speaker.card(format(card));
    const joins = !isJoker(card) && before.length === 2 && text.length === 2 && before[1] === text[1];
    if (joins) words.push(words.pop()!.slice(0, -1) + text);
    else words.push(text);
    before = isJoker(card) ? '' : text;
  }
  return words.join(' ');
}

/**
 * Cards played together, as short as they can be written: a Tolaji `2×98♦` for 9988♦, from four ranks on `2×A–T♥`, one that
 * holds jokers or the trump rank by name, `2×2♠2♣BJRJ`; four of a kind `4×K♠`; anything else as `cardsText`, where what has no
 * room is counted: `AKQ9♠ +3`.
 */
export function playText(
  cards: readonly Card[],
  lie: Lie,
  speaker: Speaker,
  room = Number.POSITIVE_INFINITY,
): string {
  const short = groupText(cards, lie, speaker) ?? cardsText(cards, lie, speaker);
  if (widthOf(short) <= room) return short;
  const high = sorted(cards, lie).reverse();
  for (let kept = high.length - 1; kept > 0; kept--) {
    const text = `${cardsText(high.slice(0, kept), lie, speaker)} +${high.length - kept}`;
    if (widthOf(text) <= room) return text;
  }
  return count(cards.length);
}

const count = (n: number): string => `${n} cards`;
/** From so many ranks on, a Tolaji is written by its first and last rank. */
const MANY = 4;

function groupText(cards: readonly Card[], lie: Lie, speaker: Speaker): string | null {
  const shape = shapeOf(cards, lie);
  if (shape === null) return null;
  const kinds = [...new Set(sorted(cards, lie))].map((card) => speaker.card(format(card)));
  const copies = `${shape.size}×`;
  if (!isTolaji(shape)) return shape.size === COPIES ? copies + kinds[0] : null;
  // Jokers end in a letter of their own, cards of the trump rank in a suit that need not be the others'.
  const sign = kinds[0]!.slice(1);
  const ranks = kinds.filter((text) => text.slice(1) === sign).map((text) => text[0]);
  const spelt = kinds.length > MANY ? `${kinds[0]}–${kinds.at(-1)}` : kinds.join('');
  if (ranks.length < kinds.length) return copies + spelt;
  const down = ranks.reverse();
  return `${copies}${down.length >= MANY ? `${down[0]}–${down.at(-1)}` : down.join('')}${sign}`;
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'] as const;
export const ordinalText = (n: number): string => ORDINALS[n] ?? String(n);

/** `1st A♥`. */
export const shortTicket = ({ ordinal, card }: Ticket, speaker: Speaker): string =>
  `${ordinalText(ordinal)} ${speaker.card(format(card))}`;

/** "a single card", "a pair", "three of a kind", "a Tolaji of 2 pairs". */
export function formText({ size, length }: Form): string {
  if (isTolaji({ size, length })) return tolajiText(size, length);
  if (size === 1) return 'a single card';
  return size === 2 ? groupsText(size, 1) : groupWord(size);
}

const FORMS = ['', 'single', 'pair', 'triple', 'four'] as const;
/** `single`, `pair`, `Tolaji 2×2`. */
export const shortForm = (form: Form): string =>
  isTolaji(form) ? `Tolaji ${form.length}×${form.size}` : FORMS[form.size]!;

/** An effective suit as a glyph, or "trumps". */
export const suitSign = (suit: number, speaker: Speaker): string =>
  suit === TRUMPS ? 'trumps' : speaker.suit('CDHS'[suit]!);

/** "pair", "three of a kind". */
export const groupWord = (size: number): string => groupsText(size, 1).replace(/^a /, '');

const RANK_NAMES = [
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'jacks',
  'queens',
  'kings',
  'aces',
] as const;
/** The cards of a rank, 0 to 12: "twos". */
export const rankName = (rank: number): string => RANK_NAMES[rank] ?? '';
