import { type Bid, bidOf, STRAINS, type Strain, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type BidPhase, type Call, type Hidden, teamOf } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { declaring, type Estimate, trumpsHeld } from './estimate.ts';

/** Trumps that a bid in a suit shows at least, with bowers and Joker, unless a partner has named the suit before. */
const SHOWN_TRUMPS = 3;
/** Tricks by which the strain of a bid may be worse than the best strain that the hand may show. */
const SHOWN_TRICKS = 0.5;
/**
 * Tricks that a bid expects from each partner. In 2,000 deals of `normal`, contractors of four won 1.0 trick fewer with their own hand than they had
 * bid, and contractors of six 2.0.
 */
const EACH_PARTNER = 1;

/** Facts about a hand that its bid shows to all who believe it, as bots do. */
export interface ShownByBid {
  /** Null in Nello. */
  readonly strain: Strain | null;
  /** At least this many trumps, bowers and Joker included. 0 if the bid shows none. */
  readonly trumps: number;
  /** About this many tricks: of the hand itself, or of the team if the bid raises a partner's. */
  readonly tricks: number;
  /** Has a partner named the strain before? */
  readonly raises: boolean;
  /** Is it an Inkle, which asks a partner for help? */
  readonly weak: boolean;
}

/** Returns the facts that a seat's bid shows after these calls. */
export function shownBy(
  { tricks, strain, inkle }: Bid,
  seat: Seat,
  calls: readonly Call[],
  seats: number,
): ShownByBid {
  const raises = hasPartnerNamed(strain, seat, calls);
  return {
    strain,
    trumps: strain === null || strain === 'NT' || raises ? 0 : SHOWN_TRUMPS,
    tricks: strain === null || raises ? tricks : tricks - EACH_PARTNER * (seats / 2 - 1),
    raises,
    weak: inkle,
  };
}

const hasPartnerNamed = (strain: Strain | null, seat: Seat, calls: readonly Call[]): boolean =>
  strain !== null &&
  calls.some(
    ({ seat: caller, bid }) =>
      teamOf(caller) === teamOf(seat) && bid !== null && bidOf(bid).strain === strain,
  );

/** A strain that a hand may name, with the expected tricks of its team. */
interface HonestStrain {
  readonly strain: Strain;
  readonly estimate: Estimate;
}

/**
 * Returns the strains that a partner may believe. In each the hand has the trumps that a bid shows, and about as many tricks as in the best. Another
 * strain would pay only against opponents who believe it as the partner does. Never empty.
 */
export function honestStrains(view: BidPhase<Hidden>, seat: Seat): HonestStrain[] {
  const shown = STRAINS.filter((strain) => hasShown(view, seat, strain)).map((strain) => ({
    strain,
    estimate: estimateOf(view, seat, strain),
  }));
  const best = Math.max(...shown.map(({ estimate }) => estimate.tricks));
  return shown.filter(({ estimate }) => estimate.tricks >= best - SHOWN_TRICKS);
}

/** Does the hand have the trumps that a bid in this strain shows? */
function hasShown({ hands, calls, standing }: BidPhase<Hidden>, seat: Seat, strain: Strain): boolean {
  const bid = bidOf(`6${strain}`);
  const { trumps } = shownBy(bid, seat, calls, standing.seats);
  return trumps === 0 || trumpsHeld(hands[seat]!, trumpOf(bid)) >= trumps;
}

/** Is this bid of tricks, an Inkle included, in a strain that a partner may believe? See `honestStrains`. */
export const isHonest = (view: BidPhase<Hidden>, seat: Seat, { strain }: Bid): boolean =>
  honestStrains(view, seat).some((honest) => honest.strain === strain);

/** Tricks that a bid may name above its team's expectation. Of 423 bids of `normal` 99% named at most 1.0 more. */
const BOLD = 1.5;

/** Does a bid promise more than the hand has: a strain that no partner may believe, or far more tricks? Nello never does. */
export const misleads = (view: BidPhase<Hidden>, seat: Seat, bid: Bid): boolean =>
  bid.strain !== null &&
  (!isHonest(view, seat, bid) || bid.tricks > estimateOf(view, seat, bid.strain).tricks + BOLD);

/** Estimates the tricks of a seat's team in this strain. */
export const estimateOf = (
  { hands, calls, standing }: BidPhase<Hidden>,
  seat: Seat,
  strain: Strain,
): Estimate => declaring(hands[seat]!, bidOf(`6${strain}`), calls, seat, standing.seats);
