import { type Bid, bidOf, STRAINS, type Strain, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type BidPhase, type Call, type Hidden, teamOf } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { declaring, type Estimate, trumpsHeld } from './estimate.ts';

/** A bid in a suit shows at least so many trumps, bowers and Joker counted, unless a partner has named the suit. */
const SHOWN_TRUMPS = 3;
/** A bid names a strain that is worth at most so many tricks less than the best that the hand may show. */
const SHOWN_TRICKS = 0.5;
/**
 * So many tricks of its bid a hand counts on from each partner. In 2,000 deals of `normal` played out, contractors of four took 1.0 tricks
 * fewer by themselves than they had bid, and contractors of six 2.0.
 */
const EACH_PARTNER = 1;

/** What a bid tells of its hand to whoever believes it, as bots do. */
export interface Shown {
  /** Null in Nello. */
  readonly strain: Strain | null;
  /** Trumps at least, bowers and Joker counted; 0 where the bid tells nothing of them. */
  readonly trumps: number;
  /** About so many tricks: by the hand itself, or by the team where the bid raises a partner's. */
  readonly tricks: number;
  /** Has a partner named the strain before? */
  readonly raises: boolean;
  /** Is it an Inkle, which asks a partner for help? */
  readonly weak: boolean;
}

/** What a seat's bid shows after these calls. */
export function shownBy(
  { tricks, strain, inkle }: Bid,
  seat: Seat,
  calls: readonly Call[],
  seats: number,
): Shown {
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

/** A strain that a hand may name, and the tricks that its team expects there. */
interface HonestStrain {
  readonly strain: Strain;
  readonly estimate: Estimate;
}

/**
 * The strains that a partner may believe: those in which the hand has the trumps that a bid shows, and of these the ones worth about as many
 * tricks as the best. To name another pays only against opponents who believe it as the partner does. Never empty.
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

/** Most tricks that a bid may name above its team's expectation. Of 423 bids of `normal` 99 in 100 named at most 1.0 more. */
const BOLD = 1.5;

/** Does a bid say more of its hand than is true: a strain that no partner may believe, or far more tricks? A Nello says nothing of tricks. */
export const misleads = (view: BidPhase<Hidden>, seat: Seat, bid: Bid): boolean =>
  bid.strain !== null &&
  (!isHonest(view, seat, bid) || bid.tricks > estimateOf(view, seat, bid.strain).tricks + BOLD);

/** The tricks that a seat's team may expect if it plays this strain. */
export const estimateOf = (
  { hands, calls, standing }: BidPhase<Hidden>,
  seat: Seat,
  strain: Strain,
): Estimate => declaring(hands[seat]!, bidOf(`6${strain}`), calls, seat, standing.seats);
