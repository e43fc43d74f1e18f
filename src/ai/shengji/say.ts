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

type About = Comparison<Fact>;

export const shengjiWording: Wording<Part, Fact> = {
  part: (part) => partWords[part](),
  sayings: (part, about) => SAYINGS[part](about),
  plain: (part) => plainClauses[part],
  move: moveText,
  plan: planOf,
  isChoice: (move) => !move.startsWith('call ') && move.split(' ').length >= MANY,
};

/** Burials, tickets, and plays of so many words are mostly alike but for one or two. */
const MANY = 3;

/** Calls are told as such, to stand beside "stay"; burials and tickets by their cards, plays as on the table. */
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

/** A share of the deals must move by so much to be told before points are, and by so much that a change of sides is told by it. */
const PLAIN = 0.1;
const NOTABLE = 0.03;
/** Points that a trick, or the kitty with the last one, is worth at most. */
const TRICK = 240;
/** Points that another House, the lead, or a card of a hand is worth on average at most. */
const SWAY = 100;
/** Who leads next matters from here on. */
const LEAD = 0.3;
/** Of what a side takes more often, its player must take so much alone to be told of. */
const OWN = 0.9;

const SAYINGS: { readonly [part in Part]: (about: About) => Saying[] } = {
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

/** Points that the side loses: as many as the fact, or where `sign` is −1 as the fact below 0. */
const lost = (fact: Fact, sign: 1 | -1, { best, other }: About, amount: Amount): Saying =>
  numbers(sign * best.mean(fact), sign * other.mean(fact), 'less', amount, 1);

/** In what share of the deals the House at the end is of this kind. */
const houseShare = (after: Findings<Fact>, is: (house: number) => boolean): number =>
  Array.from({ length: HOUSES }, (_, house) => house)
    .filter(is)
    .reduce((sum, house) => sum + after.share('house', house), 0);

/** Is the player in the House in most deals? */
const isHouse = ({ best, seat }: About): boolean => houseShare(best, (house) => isIn(house, seat)) > 0.5;

/** In so large a share of the deals another seat is on the player's side, or in so small a one on the other. */
const FRIEND = 0.8;
const ENEMY = 0.2;

/** Points that are taken later: by the player, then by the others whose side is rather plain, those where they changed most first. */
function laterPoints(about: About): Saying[] {
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
 * Who joins the House: the player, then the others or how many do, where it changed most first. For whom that is good depends on the
 * deal, and in the part it has been found to be good.
 */
function joining({ best, other, seat: me, speaker }: About): Saying[] {
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

/** A share that speaks for the best move whichever way it changed. */
const changed = (best: number, other: number, clause: Often): Saying =>
  shares(best, other, best > other ? 'more' : 'less', clause, [0, SWAY]);
