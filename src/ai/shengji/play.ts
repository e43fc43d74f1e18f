import type { Card } from '../../engine/card.ts';
import { KINDS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { follows, leads } from '../../engine/shengji/moves.ts';
import type { Hidden, Move, PlayPhase } from '../../engine/shengji/state.ts';
import { TRUMPS } from '../../engine/shengji/trumps.ts';
import { take } from '../../engine/take.ts';
import type { Choice } from '../policy.ts';
import { fear, stand } from './chances.ts';
import { weighGroups, weighRows, worthOfPlay } from './forms.ts';
import { highest, SUITS } from './order.ts';
import { neighbour, type Player, playerAt, putIn, putInSuit, sitDown } from './player.ts';
import { NUMBERS, read } from './reading.ts';
import { shed } from './shed.ts';
import { cardsOf, hasAt, type Play, playOf, simOf, suitAt } from './sim.ts';

/** The player for single choices. A search has players of its own. */
let reader: Player | null = null;

/** Returns a player at a view, valid until the next call. */
function playerOf(view: PlayPhase<Hidden>): Player {
  const sim = simOf(view, reader?.reading.sim);
  reader ??= playerAt(sim);
  sitDown(reader);
  return reader;
}

/** Chooses the cards of the seat to act, in canonical order. */
export function choosePlay(view: PlayPhase<Hidden>): Choice<Move> {
  const player = playerOf(view);
  return { move: { kind: 'play', cards: cardsOf(player.reading.sim, bestPlay(player)) } };
}

/** The most follows that are weighed; the first ones if there are more. */
const LOOKED_AT = 200;

/** Returns the legal plays, the best first. */
export function rankPlays(view: PlayPhase<Hidden>): (readonly Card[])[] {
  const player = playerOf(view);
  const { reading } = player;
  const { sim } = reading;
  const hand = view.hands[view.turn]!;
  const { lie } = sim.order;
  read(reading);
  if (view.trick !== null) {
    fear(reading, sim.suit, sim.size);
    stand(reading);
  }
  const plays = view.trick === null ? leads(hand, lie) : take(follows(view.trick.lead, hand, lie), LOOKED_AT);
  return Array.from(plays, (cards) => ({ cards, worth: worthOfPlay(player, playOf(sim, cards)) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ cards }) => cards);
}

/** Chooses for the seat to act. The play is valid until the next call. */
export function bestPlay(player: Player): Play {
  player.play.kinds = 0;
  if (!putInForced(player)) {
    read(player.reading);
    player.most = Number.NEGATIVE_INFINITY;
    player.size = 0;
    if (player.reading.sim.played === 0) lead(player);
    else follow(player);
    if (player.size > 0) putInBest(player);
  }
  return player.play;
}

/** Adds cards that must be played. Returns true if no choice remains: the last trick, just the owed cards of the suit, or a single kind. */
function putInForced(player: Player): boolean {
  const { play, reading } = player;
  const { order, has, lengths, left, played, turn, suit, size, length } = reading.sim;
  const cards = played === 0 ? 1 : size * length;
  if (left === cards) {
    for (let each = 0; each < SUITS; each++) putInSuit(player, each);
    return true;
  }
  if (played === 0) return false;
  const held = lengths[suitAt(turn, suit)]!;
  const kinds = has[hasAt(turn, suit, 1)]!;
  if (held === cards) putInSuit(player, suit);
  else if (held > cards && (kinds & (kinds - 1)) === 0)
    putIn(play, order.starts[suit]! + highest(kinds), cards);
  else return false;
  return true;
}

/** Replaces the play by the best form found. */
function putInBest({ play, place, size, length, reading: { sim } }: Player): void {
  play.kinds = 0;
  for (let at = place; play.kinds < length; at = neighbour(sim, at, size)) putIn(play, at, size);
}

function lead(player: Player): void {
  const { sim, me } = player.reading;
  for (let suit = TRUMPS; suit >= 0; suit--) {
    for (let size = 1; size < NUMBERS; size++) {
      const kinds = sim.has[hasAt(me, suit, size)]!;
      if (kinds === 0) break;
      fear(player.reading, suit, size);
      weighGroups(player, suit, kinds, size);
      if (size > 1) weighRows(player, suit, kinds, size, 2, KINDS);
    }
  }
}

function follow(player: Player): void {
  const { reading, play } = player;
  const { sim, me } = reading;
  const { order, suit, size, length, best } = sim;
  const cards = cardsIn(sim);
  const held = sim.lengths[suitAt(me, suit)]!;
  fear(reading, suit, size);
  stand(reading);
  if (
    held > cards &&
    length > 1 &&
    weighRows(player, suit, sim.has[hasAt(me, suit, size)]!, size, length, length)
  )
    return;

  shed(player);
  player.most = worthOfPlay(player, play);

  // Only winning plays in the form led are equally good.
  if (held > 0 && held < cards) return;
  const own = held > 0 ? suit : TRUMPS;
  const kinds = sim.has[hasAt(me, own, size)]!;
  if (length > 1) weighRows(player, own, kinds, size, length, length);
  else if (order.suits[best] === own) weighGroups(player, own, kinds & order.higher[best]!, size);
  else if (own === TRUMPS) weighGroups(player, own, kinds, size);
}
