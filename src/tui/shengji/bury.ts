/** The Dealer buries six cards. */
import type { Card } from '../../engine/card.ts';
import { type Counts, format, HAND, KITTY, NO_CARDS, POINTS, pointsOf } from '../../engine/shengji/cards.ts';
import { burials } from '../../engine/shengji/moves.ts';
import { cheapest } from '../../engine/shengji/selections.ts';
import { suitName } from '../../engine/shengji/text.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { list, verb } from '../../engine/words.ts';
import { linesIn } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import { drawFace, FACES, type FaceSize, faceOf, SLOT } from '../drawing/face.ts';
import type { PanelRow } from '../drawing/panel.ts';
import { gap, rest, split } from '../drawing/split.ts';
import type { Verdict } from '../table.ts';
import { groupsOf } from './groups.ts';
import {
  type Board,
  beginOn,
  chosenCards,
  contextOf,
  type HandDecision,
  lookKeys,
  pickedCards,
  type Selection,
  withCards,
} from './hand.ts';
import type { ViewIn } from './lying.ts';
import { offerText, pickingKeys, priceIn, putBack, type TabOffers } from './picking.ts';
import { choicePlaces } from './places.ts';
import { drawWaiting, drawWholePanels } from './side.ts';
import {
  boardTexts,
  fitting,
  offerTexts,
  playText,
  type ShengjiPosition,
  trumpSign,
  verdictTexts,
  waitingTexts,
} from './words.ts';

type BuryView = ViewIn<'bury'>;

const contextIn = (position: ShengjiPosition<BuryView>) => contextOf(position, { wanted: KITTY });

export const bury: HandDecision<BuryView> = {
  enter: 'bury',
  begin: (position) => beginOn(contextIn(position)),
  chosen(position, selection) {
    const cards = chosenCards(contextIn(position), selection);
    return cards && { kind: 'bury', cards };
  },
  select: ({ view }, selection, move) =>
    move.kind === 'bury' ? withCards(selection, move.cards, lieOf(view.deal.trumps)) : selection,
  keys: (position, selection) => [
    ...pickingKeys({ position, context: contextIn(position), selection }, 'propose', () =>
      buryOffers(position.view),
    ),
    ...lookKeys(position, selection),
  ],
  verdict: verdictOn,
  draw: drawBurial,
  hand: ({ selection }) => ({ raised: selection?.picked ?? NO_CARDS }),
};

/** Returns the picked cards, the suits without a card left, and the points in the kitty. */
function verdictOn(position: ShengjiPosition<BuryView>, selection: Selection): Verdict {
  const { speaker, view } = position;
  const context = contextIn(position);
  const { lie, hand, open } = context;
  const cards = pickedCards(selection, lie);
  const points = pointsOf(cards);
  if (cards.length === 0)
    return { selected: verdictTexts.buryNone(KITTY), note: verdictTexts.buryHow(KITTY) };
  const left = lie.lines.map((line) =>
    line.reduce((sum, card) => sum + hand[card]! - selection.picked[card]!, 0),
  );
  const had = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  const voids = [0, 1, 2, 3].filter((suit) => had[suit]! > 0 && left[suit] === 0);
  const missing = KITTY - cards.length;
  const text = playText(cards, lie, speaker);
  const { cursor } = selection;
  const more = missing > 0 && open(cursor) && hand[cursor]! > selection.picked[cursor]! ? POINTS[cursor]! : 0;
  const sentences = [
    offerText(selection.at, () => buryOffers(view)),
    voids.length === 0 ? '' : verdictTexts.keepNone(list(voids.map(suitName))),
    verdictTexts.kittyPoints(points, missing > 0, more > 0 ? [speaker.card(format(cursor)), more] : null),
  ];
  return {
    selected:
      missing > 0
        ? verdictTexts.picked(cards.length, KITTY, text, putBack({ position, context, selection }))
        : verdictTexts.bury(text),
    note: fitting(sentences),
  };
}

/** Returns good burials: low cards without points, and for each short plain suit a burial of all of it. */
function buryOffers({ hands, deal }: BuryView): TabOffers<readonly Card[]> {
  const hand = hands[deal.dealer] ?? NO_CARDS;
  const lie = lieOf(deal.trumps);
  const low = priceIn(hand, lie, 5);
  const all = burials(hand, lie);
  const emptying = [0, 1, 2, 3].flatMap((suit) => {
    const held = lie.lines[suit]!.reduce((sum, card) => sum + hand[card]!, 0);
    if (suit === deal.trumps.suit || held === 0 || held > KITTY) return [];
    const choice = cheapest(all, (card, n) => low(card, n) - (lie.suits[card] === suit ? 1000 * n : 0));
    return [{ choice, word: offerTexts.none(suitName(suit)) }];
  });
  return { list: [{ choice: cheapest(all, low), word: offerTexts.low }, ...emptying], more: false };
}

/** Draws the picked cards beside those of the kitty, and what the kitty may come to count; for others the players, and that the Dealer buries. */
function drawBurial(board: Board<BuryView>): Area {
  const { canvas, position, lying, selection } = board;
  const { kitty, deal } = lying.view;
  if (kitty === null || lying.hand === null)
    return drawWaiting(board, waitingTexts.buries(verb(position.speaker, deal.dealer, 'bury', 'buries')));
  const { choice, panels, hand } = choicePlaces(board, HAND + KITTY);
  const picked = selection ? pickedCards(selection, lieOf(deal.trumps)).reverse() : [];
  const halves = split(choice, 'across', [rest(), gap(2, 1), rest()]);
  const face =
    SIXES.find((each) => {
      const { columns, rows } = FACES[each];
      return KITTY * columns <= halves[0].columns && rows < choice.rows;
    }) ?? 'T';
  const sets = [
    [halves[0], boardTexts.toBury, picked],
    [halves[2], boardTexts.kittyHeld, kitty],
  ] as const;
  for (const [{ x, columns }, title, cards] of sets) {
    const left = x + ((columns - KITTY * FACES[face].columns) >> 1);
    const y = Math.max(0, (choice.rows - FACES[face].rows - 2) >> 1);
    canvas.plain(left, y, title, canvas.theme.quiet);
    drawSix(board, left, y + 1, cards, face);
  }
  drawWholePanels(board, panels, ({ columns }) => [
    { title: boardTexts.counts, rows: kittyRows(picked, columns) },
    { title: boardTexts.keep, rows: keptRows(board, lying.hand!, picked) },
  ]);
  return hand;
}

/** Sizes of six cards, the largest first. */
const SIXES = ['X', 'L', 'M', 'S', 'T'] as const;

/** Draws six cards side by side, with places for missing ones. */
function drawSix(
  { canvas, position: { speaker, theme } }: Board,
  x: number,
  y: number,
  cards: readonly number[],
  size: FaceSize,
): void {
  for (let place = 0; place < KITTY; place++) {
    const card = cards[place];
    const face = card === undefined ? SLOT : faceOf(speaker.card(format(card)), theme);
    drawFace(canvas, x + place * FACES[size].columns, y, face, size);
  }
}

/** Returns what the kitty counts, with its points so far. */
const kittyRows = (picked: readonly number[], columns: number): (string | PanelRow)[] => [
  ...linesIn(boardTexts.kittyCounts, columns),
  ...boardTexts.factors.map(([text, factor]) => ({
    text,
    value: boardTexts.kittySum(pointsOf(picked), factor),
  })),
];

/** Returns the cards that remain in each group of the hand after the burial. */
function keptRows(
  { position: { speaker }, lying }: Board<BuryView>,
  hand: Counts,
  picked: readonly Card[],
): PanelRow[] {
  const { deal } = lying.view;
  return groupsOf(deal.trumps).map(({ suit, kinds }) => {
    const left = kinds.flatMap((card) =>
      Array<Card>(hand[card]! - picked.filter((one) => one === card).length).fill(card),
    );
    return {
      text: trumpSign(suit, deal.trumps, speaker),
      value: boardTexts.kept(left.length, pointsOf(left)),
    };
  });
}
