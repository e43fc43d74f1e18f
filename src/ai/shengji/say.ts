import { isRefusal, type Seat, type Speaker } from '../../engine/game.ts';
import { format, SEATS } from '../../engine/shengji/cards.ts';
import { copiesText, parse } from '../../engine/shengji/text.ts';
import {
  type Amount,
  byChange,
  changeOf,
  mean,
  numbers,
  type Often,
  seatsBut,
  share,
  shares,
} from '../adviser/sayings.ts';
import type { Comparison, Findings, Saying, Wording } from '../adviser/wording.ts';
import { planOf } from './fates.ts';
import { type Fact, HOUSES, isIn, laterOf, type Part } from './parts.ts';
import { clauses, moveWords, partWords, plainClauses } from './words.ts';

type ShengjiComparison = Comparison<Fact>;

export const shengjiWording: Wording<Part, Fact> = {
  part: (part) => partWords[part](),
  sayings: (part, about) => SAYINGS[part](about),
  plain: (part) => plainClauses[part],
  move: moveText,
  plan: planOf,
  isChoice: (move) => !move.startsWith('call ') && move.split(' ').length >= MANY,
};

/** From this many words on, burials, tickets and plays are compared as choices of cards: they mostly differ in one or two. */
const MANY = 3;

/** Writes a move for a sentence: "stay" and calls with their verb, burials and tickets by their cards, plays as on the table. */
function moveText(text: string, speaker: Speaker): string {
  const move = parse(text);
  if (isRefusal(move)) return text;
  switch (move.kind) {
    case 'stay':
      return moveWords.stay();
    case 'tickets':
      return moveWords.tickets(
        move.tickets.map(({ ordinal, card }) => moveWords.ticket(ordinal, speaker.card(format(card)))),
      );
    case 'play':
      return copiesText(move.cards.map(format), speaker);
    default: {
      const cards = move.cards.map((card) => speaker.card(format(card))).join(' ');
      return move.kind === 'call' ? moveWords.call(cards) : cards;
    }
  }
}

/** Least change of a share that is mentioned before points are (`PLAIN`), and that counts as a change of sides (`NOTABLE`). */
const PLAIN = 0.1;
const NOTABLE = 0.03;
/** The most points of a trick, or of the last trick with the kitty. */
const TRICK = 240;
/** The most points that another House, the lead, or a card in hand is worth on average. */
const SWAY = 100;
/** Least share of the deals in which the next lead changes for it to be mentioned. */
const LEAD = 0.3;
/** Least part of a side's change that the player alone must have to be named for it. */
const OWN = 0.9;

const SAYINGS: { readonly [part in Part]: (about: ShengjiComparison) => Saying[] } = {
  trick(about) {
    const side = share(about, 'takes', 1, 'more', clauses.sideTakesTrick, [0, TRICK]);
    const own = share(about, 'taker', about.seat, 'more', clauses.youTakeTrick, [0, TRICK]);
    const takes = own.best - own.other >= OWN * changeOf(side) ? own : side;
    const isCost = about.best.mean('trick') <= 0 && about.other.mean('trick') <= 0;
    const points = isCost
      ? lost('trick', -1, about, clauses.trickCosts)
      : mean(about, 'trick', 'more', clauses.trickBrings, 1);
    return changeOf(takes) >= PLAIN ? [takes, points] : [points, takes];
  },
  later(about) {
    const leads = share(about, 'taker', about.seat, 'more', clauses.youLead, [0, SWAY]);
    const empty = mean(about, 'empty', 'more', clauses.emptySuits, [0, SWAY]);
    return [empty, ...(changeOf(leads) >= LEAD ? [leads] : []), ...laterPoints(about)];
  },
  last(about) {
    const takes = share(about, 'takesLast', 1, 'more', clauses.sideTakesLast, [0, TRICK]);
    const kitty = isHouse(about)
      ? lost('kitty', 1, about, clauses.kittyCosts)
      : mean(about, 'kitty', 'more', clauses.kittyBrings, 1);
    return changeOf(takes) >= PLAIN ? [takes, kitty] : [kitty, takes];
  },
  sides: (about) => [
    mean(about, 'trumps', 'more', clauses.trumps, [0, SWAY]),
    share(about, 'dealer', about.seat, 'more', clauses.youDeal, [0, SWAY]),
    ...joining(about).filter((saying) => changeOf(saying) >= NOTABLE),
  ],
};

/** Says how many points the side loses. With `sign` −1 the fact is negated first. */
const lost = (fact: Fact, sign: 1 | -1, { best, other }: ShengjiComparison, amount: Amount): Saying =>
  numbers(sign * best.mean(fact), sign * other.mean(fact), 'less', amount, 1);

/** Returns the share of the deals in which the House at the end is of this kind. */
const houseShare = (after: Findings<Fact>, is: (house: number) => boolean): number =>
  Array.from({ length: HOUSES }, (_, house) => house)
    .filter(is)
    .reduce((sum, house) => sum + after.share('house', house), 0);

/** Is the player in the House in most deals? */
const isHouse = ({ best, seat }: ShengjiComparison): boolean =>
  houseShare(best, (house) => isIn(house, seat)) > 0.5;

/** Shares of the deals with a seat on the player's side: at least `FRIEND` for a friend, at most `ENEMY` for an enemy. */
const FRIEND = 0.8;
const ENEMY = 0.2;

/** Says how many points are won later: by the player first, then by others whose side is clear, the largest change first. */
function laterPoints(about: ShengjiComparison): Saying[] {
  const { best, seat: me, speaker } = about;
  const others = seatsBut(SEATS, me).flatMap((seat) => {
    const friend = houseShare(best, (house) => isIn(house, seat) === isIn(house, me));
    if (friend > ENEMY && friend < FRIEND) return [];
    const name = speaker.seat(seat);
    return mean(about, laterOf(seat), friend >= FRIEND ? 'more' : 'less', clauses.takesLater(name), 1);
  });
  return [mean(about, laterOf(me), 'more', clauses.youTakeLater, 1), ...byChange(others)];
}

/**
 * Says who joins the House: the player first, then another seat or the number of members, by the largest change. The deal decides for whom that is
 * good; here the part has already shown it to be good.
 */
function joining({ best, other, seat: me, speaker }: ShengjiComparison): Saying[] {
  const saying = (seat: Seat, clause: Often) =>
    changed(
      houseShare(best, (house) => isIn(house, seat)),
      houseShare(other, (house) => isIn(house, seat)),
      clause,
    );
  const others = seatsBut(SEATS, me).map((seat) =>
    saying(seat, (often) => clauses.joins(speaker.seat(seat), often)),
  );
  const two = changed(houseShare(best, isOfThree), houseShare(other, isOfThree), clauses.twoJoin);
  return [saying(me, clauses.youJoin), ...byChange([two, ...others])];
}

const isOfThree = (house: number): boolean =>
  seatsBut(SEATS, -1).filter((seat) => isIn(house, seat)).length === 3;

/** Compares shares whose change is good in either direction. */
const changed = (best: number, other: number, clause: Often): Saying =>
  shares(best, other, best > other ? 'more' : 'less', clause, [0, SWAY]);
