import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { ALL_CARDS, type Counts, POINTS } from '../../engine/shengji/cards.ts';
import { imagine } from '../../engine/shengji/imagine.ts';
import type { State, View } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS, type TrumpChoice } from '../../engine/shengji/trumps.ts';

/** In one of this many deals the Dealer has buried at random: not everybody buries as bots do. */
const ANY = 8;

/** Imagines a deal that the view cannot rule out. Mostly the Dealer has buried as the policy does: no points and no trumps. */
export const imagineSensibly = (view: View, _seat: Seat, random: Random): State =>
  view.phase === 'play' && view.kitty === null && random.below(ANY) > 0
    ? imagine(view, random, buriedUnder(view.deal.trumps))
    : imagine(view, random);

/** Returns the copies of each kind that the policy may bury. */
function buriedUnder(trumps: TrumpChoice): Counts {
  const { suits } = lieOf(trumps);
  return ALL_CARDS.map((copies, card) => (POINTS[card] === 0 && suits[card] !== TRUMPS ? copies : 0));
}
