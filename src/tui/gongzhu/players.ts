import { formatCard, RANKS } from '../../engine/card.ts';
import { type CardSet, cardsOf, EMPTY } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, scoreDeal } from '../../engine/gongzhu/score.ts';
import { giverTo } from '../../engine/gongzhu/state.ts';
import { seatsOf, winnerOf } from '../../engine/trick.ts';
import { minus, signed } from '../../front/number.ts';
import { ranksText, rankText } from '../../front/ranks.ts';
import { faceOf } from '../drawing/face.ts';
import type { Plate } from '../drawing/plate.ts';
import type { FacePlay } from '../drawing/stage.ts';
import type { Lying } from './lying.ts';
import type { GongzhuPosition } from './selection.ts';
import { gainOf, isHeart, pricedCard } from './worth.ts';

/** The seat that sits in the south: the viewer's, or the first for a spectator. */
export const southOf = ({ viewer }: Pick<GongzhuPosition, 'viewer'>): Seat =>
  viewer === 'table' ? 0 : viewer;

/** A player's name, cards left, points and what they have taken; `priced`: with what each card counts. */
export function plateOf(position: GongzhuPosition, lying: Lying, seat: Seat, priced: boolean): Plate {
  const { speaker, turn } = position;
  const { trick, winner, taken, before, left, totals } = lying;
  const takes = winner === seat;
  const chips = chipsOf(taken[seat]!, priced, position);
  return {
    seat,
    name: speaker.seat(seat),
    facts: takes ? `takes ${signed(gainOf(trick, seat, before))}` : `${left[seat]} left`,
    values: [
      { name: 'deal', value: signed(scoreDeal(taken).points[seat]!) },
      { name: 'match', value: minus(totals[seat]!) },
    ],
    chips: chips.length === 0 && seat === position.viewer ? receivedChips(position) : chips,
    toMove: winner === null && turn.includes(seat),
    takes,
    marked: position.marked.has(`seat ${seat}`),
  };
}

/** On the first trick: what the viewer was passed. */
function receivedChips({ onTable: view, viewer, speaker }: GongzhuPosition): string[] {
  if (view.phase !== 'play' || viewer === 'table' || view.deal.to === 0 || view.past !== null) return [];
  const giver = giverTo(view.deal, viewer);
  const cards = cardsOf(view.deal.gifts[giver] ?? EMPTY).map((card) => speaker.card(formatCard(card)));
  return cards.length === 0 ? [] : [`${speaker.seat(giver)} passed you ${cards.join(' ')}`];
}

/** Pig, Goat and 10♣ in this order, as many as there are. */
const specialsOf = (taken: CardSet): number[] =>
  cardsOf(taken)
    .filter((card) => !isHeart(card))
    .sort((a, b) => CARD_POINTS[b]! ** 2 - CARD_POINTS[a]! ** 2 || CARD_POINTS[b]! - CARD_POINTS[a]!);

/** More hearts than these stand without blanks, in so many columns if they can. */
const SPACED = 7;
const CLOSE = 12;

/** The ranks of several hearts, close together where they are many. */
const heartRanks = (hearts: readonly number[]): string => {
  const ranks = hearts.map((card) => formatCard(card)[0]!);
  return hearts.length > SPACED
    ? (ranksText(ranks, RANKS, CLOSE) ?? ranksText(ranks, RANKS)!)
    : ranks.map(rankText).join(' ');
};

/** `Q♠`, `J♦`, `♥2 5 6 8`; `priced`, with what they count: `J♦ −100`, `10♣ ×2`, `♥ 2 5 6 8 = 21`. A heart alone stands as a card. */
function chipsOf(taken: CardSet, priced: boolean, { speaker }: GongzhuPosition): string[] {
  const text = (card: number) => (priced ? pricedCard(card, speaker)! : speaker.card(formatCard(card)));
  const hearts = cardsOf(taken).filter(isHeart);
  const all = specialsOf(taken).map(text);
  if (hearts.length < 2) return [...all, ...hearts.map(text)];
  const sum = hearts.reduce((points, card) => points + CARD_POINTS[card]!, 0);
  const ranks = heartRanks(hearts);
  return [...all, speaker.suit('H') + (priced ? ` ${ranks} = ${sum}` : ranks)];
}

/** A seat's card of the trick, or null before it has played. */
export function cardOnTable(
  { speaker, theme, marked }: GongzhuPosition,
  { trick, winner, past }: Lying,
  seat: Seat,
): FacePlay | null {
  const card = trick.cards[seat];
  if (card === null || card === undefined) return null;
  const best = seatsOf(trick).length > 0 && winnerOf(trick, power) === seat;
  const led = trick.leader === seat ? 'led' : undefined;
  const face = {
    ...faceOf(speaker.card(formatCard(card)), theme, best ? 'winning' : 'plain', led),
    marked: marked.has(`card ${formatCard(card)}`),
  };
  return { face, play: { turn: 4 * past.length + ((seat - trick.leader) & 3), seat, takenBy: winner } };
}
