import { has, minus, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { beginPlay, PASS_SIZE, putDown } from '../../engine/gongzhu/rules.ts';
import {
  type DealDraft,
  giverTo,
  type PlayPhase,
  SEATS,
  type State,
  tricksOf,
} from '../../engine/gongzhu/state.ts';
import { chooseCard } from './choose.ts';
import { chooseGift } from './pass.ts';

/** The weight of each card that another seat has played or passed and the policy would not have chosen. */
const STRANGE = 0.7;

/** Returns how well an imagined deal explains the passes and plays of the seats other than `me`, above 0, at most 1. */
export const likelihood = (world: State, me: Seat): number =>
  world.phase === 'play' ? Math.exp(-STRANGE * (strangeGifts(world, me) + strangePlays(world, me))) : 1;

/** Counts the kept cards that the policy would have passed. */
function strangeGifts({ deal }: PlayPhase, me: Seat): number {
  let strange = 0;
  for (let giver = 0; deal.to !== 0 && giver < SEATS; giver++) {
    if (giver === me) continue;
    const gift = deal.gifts[giver]!;
    const had = union(minus(deal.hands[giver]!, deal.gifts[giverTo(deal, giver)]!), gift);
    strange += chooseGift(had, PASS_SIZE).filter((card) => !has(gift, card)).length;
  }
  return strange;
}

/** Counts the plays for which the policy would have chosen another card. */
function strangePlays(world: PlayPhase, me: Seat): number {
  const draft: DealDraft = beginPlay(world.standing, world.deal);
  let strange = 0;
  for (const { leader, cards } of tricksOf(world))
    for (let step = 0; step < SEATS; step++) {
      const seat = (leader + step) & 3;
      const card = cards[seat]!;
      if (card === null) break;
      if (seat !== me && chooseCard(draft) !== card) strange++;
      putDown(draft, card);
    }
  return strange;
}
