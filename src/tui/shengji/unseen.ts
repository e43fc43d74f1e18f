import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import { ALL_CARDS, type Counts, format, isJoker } from '../../engine/shengji/cards.ts';
import type { DealView } from '../../engine/shengji/state.ts';
import { TRUMPS } from '../../engine/shengji/trumps.ts';
import { rankText } from '../../front/ranks.ts';
import { paddedLeft } from '../../width.ts';
import { suitStyle } from '../drawing/canvas.tsx';
import { drawRule } from '../drawing/rule.ts';
import { groupsOf } from './groups.ts';
import type { Board } from './measures.ts';
import { handOf, trumpsOf } from './selection.ts';
import { boardTexts, type ShengjiPosition, trumpSign } from './words.ts';

/**
 * Copies of each kind that the viewer neither holds nor has seen played; what they buried themselves is left out. Null where that
 * says nothing yet, or where no help is wanted.
 */
export function unseenIn(position: ShengjiPosition, view: DealView): Counts | null {
  const hand = handOf(position);
  if (!position.assist || hand === null || (view.phase !== 'play' && view.phase !== 'tickets')) return null;
  const buried = (card: Card): number => view.kitty?.filter((other) => other === card).length ?? 0;
  const gone = view.phase === 'play' ? view.gone : null;
  return ALL_CARDS.map((all, card) => all - hand[card]! - buried(card) - (gone?.[card] ?? 0));
}

/** The number of copies of these kinds together. */
export const totalOf = (counts: Counts, kinds: readonly Card[]): number =>
  kinds.reduce((sum, card) => sum + counts[card]!, 0);

/** Where numbers by rank begin in a block, the columns of a rank, and where a second block begins. */
const FIRST = 16;
const RANK = 3;
const SECOND = 60;
/** Where the meaning begins, in a wide window. */
const MEANING = 10;

/**
 * What is still out, by rank: the tops in a rule, then a row a suit, two of them beside each other where there is room. Takes up to
 * six rows from row y on.
 */
export function drawUnseen({ canvas, position, lying }: Board, y: number, unseen: Counts): void {
  const { theme } = canvas;
  const { speaker } = position;
  const trumps = trumpsOf(lying.view);
  const isTop = (card: Card) => isJoker(card) || rankOf(card) === trumps.rank;
  const groups = groupsOf(trumps);
  const tops = groups[0]!.kinds.filter(isTop);
  const names = tops.map((card) => `${speaker.card(format(card))} ${unseen[card]}`);
  const wide = canvas.columns > SECOND + FIRST + 12 * RANK;
  const told = `${boardTexts.tops}  ${names.join(wide ? '   ' : '  ')}`;
  drawRule(
    canvas,
    y,
    wide
      ? [
          { title: boardTexts.out, at: 1 },
          { text: `${boardTexts.outMeaning}    ${told}`, at: MEANING },
        ]
      : [{ title: boardTexts.out, text: told }],
  );
  const rows = groups
    .map(({ suit, kinds }) => ({ suit, kinds: kinds.filter((card) => !isTop(card)) }))
    .filter(({ kinds }) => kinds.length > 0);
  rows.forEach(({ suit, kinds }, place) => {
    const x = wide && place % 2 === 1 ? SECOND : 0;
    const row = y + 2 + (wide ? place >> 1 : place);
    if (place === 0 || (wide && place === 1))
      canvas.plain(
        x + FIRST,
        y + 1,
        kinds.map((card) => paddedLeft(rankOfText(card), RANK)).join(''),
        theme.strong,
      );
    const sign = trumpSign(suit, trumps, speaker);
    canvas.plain(x + 3, row, sign, suitStyle(sign, theme));
    if (suit === TRUMPS) canvas.plain(x + 5, row, boardTexts.trumps);
    canvas.plain(
      x + FIRST - 4,
      row,
      paddedLeft(String(totalOf(unseen, suit === TRUMPS ? groups[0]!.kinds : kinds)), 3),
      theme.strong,
    );
    kinds.forEach((card, rank) => {
      const number = unseen[card]!;
      canvas.plain(
        x + FIRST + RANK * rank,
        row,
        paddedLeft(number ? String(number) : '·', RANK),
        number ? {} : theme.edge,
      );
    });
  });
}

const rankOfText = (card: Card): string => rankText(formatCard(card).slice(0, -1));
