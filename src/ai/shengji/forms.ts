import { TRUMPS } from '../../engine/shengji/trumps.ts';
import { countKitty, expected, fear, higherForm, ruffs } from './chances.ts';
import { lowest } from './order.ts';
import { neighbour, type Player, parting } from './player.ts';
import { hiddenCopies, NUMBERS } from './reading.ts';
import { isHigher, type Play, wins } from './sim.ts';
import { priceOfLead } from './worth.ts';

/** Weighs groups of `size` copies of these kinds of a suit. All must be higher than the best on the table. */
export function weighGroups(player: Player, suit: number, kinds: number, size: number): void {
  if (kinds === 0) return;
  const { reading } = player;
  const { sim } = reading;
  const { starts, higher, points, lie } = sim.order;
  const { lacks } = reading.odds;
  const leads = sim.played === 0;
  const stake = leads ? 0 : sim.stake;
  const start = starts[suit]!;
  const ruff = suit === TRUMPS ? 0 : ruffs(reading, size, 1);
  if (sim.left === size) countKitty(reading, size);
  // Visits kinds from the highest down. `none`: the chance that nobody has a group above the present height; `withThese`: the same including the
  // kinds visited at that height.
  let none = 1;
  let withThese = 1;
  let above = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (let bits = kinds, place = starts[suit + 1]! - 1; bits !== 0; place--) {
    if (higher[place] !== above) {
      none = withThese;
      above = higher[place]!;
    }
    const bit = 1 << (place - start);
    if ((bits & bit) !== 0) {
      bits ^= bit;
      const cost =
        parting(player, place, size, true) -
        (leads ? priceOfLead(lie.order[place]!, size, sim.left, reading.weights) : 0);
      const value = points[place]!;
      // A lower group that is no cheaper is no better.
      if (value > 0 || cost > least) {
        if (value === 0) least = cost;
        const worth =
          cost +
          (suit === TRUMPS
            ? expected(reading, size, stake + size * value, 1 - none, 0)
            : expected(reading, size, stake + size * value, ruff, 1 - none));
        if (worth >= player.most) consider(player, worth, place, size, 1);
      }
    }
    withThese *= lacks[hiddenCopies(reading, place) * NUMBERS + size]!;
  }
  if (sim.left === size) countKitty(reading, -size);
}

/** Weighs Tolajis of these kinds of a suit, with `least` to `most` neighbours. Returns true if there are any. */
export function weighRows(
  player: Player,
  suit: number,
  kinds: number,
  size: number,
  least: number,
  most: number,
): boolean {
  const { sim } = player.reading;
  let any = false;
  for (let bits = kinds; bits !== 0; bits &= bits - 1) {
    const from = sim.order.starts[suit]! + lowest(bits);
    let top = neighbour(sim, from, size);
    for (let length = 2; top >= 0 && length <= most; length++) {
      if (length >= least) {
        any = true;
        weighRow(player, from, top, size, length);
      }
      top = neighbour(sim, top, size);
    }
  }
  return any;
}

/** Weighs a Tolaji of `length` neighbours. */
function weighRow(player: Player, from: number, top: number, size: number, length: number): void {
  const { reading } = player;
  const { sim } = reading;
  const { order } = sim;
  let points = 0;
  let value = 0;
  for (let place = from, row = 0; row < length; row++) {
    points += size * order.points[place]!;
    value += parting(player, place, size, row === 0);
    place = neighbour(sim, place, size);
  }
  const wins = sim.played === 0 || isHigher(order, top, sim.best);
  value += wins ? ahead(player, top, size, length, points) : behind(player, points);
  if (value >= player.most) consider(player, value, from, size, length);
}

/** Returns the worth of a legal play, in points. Before a follow, call `fear` and `stand` for the trick. */
export function worthOfPlay(player: Player, play: Play): number {
  const { reading } = player;
  const { order, played, left, size, length } = reading.sim;
  const { kinds, places, copies } = play;
  let points = 0;
  let value = 0;
  for (let i = 0; i < kinds; i++) {
    points += copies[i]! * order.points[places[i]!]!;
    value += parting(player, places[i]!, copies[i]!, i === 0);
  }
  const top = places[kinds - 1]!;
  if (played > 0)
    return (
      value + (wins(reading.sim, play) ? ahead(player, top, size, length, points) : behind(player, points))
    );
  const n = copies[0]!;
  fear(reading, order.suits[top]!, n);
  const price = priceOfLead(order.lie.order[top]!, n, left, reading.weights);
  return value - price + ahead(player, top, n, kinds, points);
}

/** Returns the worth of the trick if the best so far is one's own play with this top and these points. */
function ahead(player: Player, top: number, size: number, length: number, points: number): number {
  const { reading } = player;
  const { sim } = reading;
  const cards = size * length;
  const stake = sim.played === 0 ? points : sim.stake + points;
  const over = higherForm(reading, top, size, length);
  const isTrumps = sim.order.suits[top] === TRUMPS;
  if (sim.left === cards) countKitty(reading, cards);
  const value = isTrumps
    ? expected(reading, cards, stake, over, 0)
    : expected(reading, cards, stake, ruffs(reading, size, length), over);
  if (sim.left === cards) countKitty(reading, -cards);
  return value;
}

/** Returns the worth of the trick with these points of one's own, if another seat stays ahead. */
const behind = ({ reading }: Player, points: number): number =>
  reading.standing + reading.friendly * (reading.sim.stake + points);

function consider(player: Player, value: number, place: number, size: number, length: number): void {
  player.most = value;
  player.place = place;
  player.size = size;
  player.length = length;
}
