import { cardsIn } from '../../engine/shengji/groups.ts';
import { lowest, SUITS } from './order.ts';
import { type Player, parting, putIn, putInSuit } from './player.ts';
import { handAt, hasAt, suitAt } from './sim.ts';

/**
 * Adds the cards that cost least to play under another's lead, the cheapest group first. Points given to friends cost nothing. It adds as many cards
 * of the suit led as are owed; if there are too few, all of them and any others.
 */
export function shed(player: Player): void {
  const { play, taken, reading } = player;
  const { turn, suit, size, lengths } = reading.sim;
  const cards = cardsIn(reading.sim);
  const held = lengths[suitAt(turn, suit)]!;
  const follows = held > cards;
  if (cards === 1) {
    putIn(play, cheapest(player, follows, 1), 1);
    return;
  }
  let missing = follows ? cards : cards - held;
  for (let n = follows ? size : 1; missing > 0; n--) {
    while (missing >= n) {
      const place = cheapest(player, follows, n);
      if (place < 0) break;
      taken[place]! += n;
      missing -= n;
    }
  }
  for (let each = 0; each < SUITS; each++) {
    if (!follows && each === suit) putInSuit(player, each);
    else if (follows === (each === suit)) putInTaken(player, each);
  }
}

/** Returns the kind whose next `n` copies cost least: of the suit led if `follows`, else of the others. −1 if there is none. */
function cheapest(player: Player, follows: boolean, n: number): number {
  const { reading, taken } = player;
  const { order, hands, has, turn, suit } = reading.sim;

  const { friendly } = reading;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let each = follows ? suit : 0; each < SUITS; each++) {
    if (follows !== (each === suit)) continue;
    const start = order.starts[each]!;
    for (let bits = has[hasAt(turn, each, n)]!; bits !== 0; bits &= bits - 1) {
      const place = start + lowest(bits);
      const before = taken[place]!;
      if (before > 0 && before + n > hands[handAt(turn, place)]!) continue;
      const cost =
        parting(player, place, before, false) -
        parting(player, place, before + n, false) -
        friendly * n * order.points[place]!;
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
    if (follows) break;
  }
  return best;
}

function putInTaken({ play, taken, reading: { sim } }: Player, suit: number): void {
  const { order, has, turn } = sim;
  for (let bits = has[hasAt(turn, suit, 1)]!; bits !== 0; bits &= bits - 1) {
    const place = order.starts[suit]! + lowest(bits);
    if (taken[place]! > 0) putIn(play, place, taken[place]!);
    taken[place] = 0;
  }
}
