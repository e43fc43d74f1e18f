import { shownBy } from '../ai/five-hundred/honest.ts';
import { type BidName, bidOf } from '../engine/five-hundred/bids.ts';
import type { Call, Move } from '../engine/five-hundred/state.ts';
import { capital, count, inWords } from '../engine/words.ts';
import { PARTNER, YOU } from './seats.ts';
import type { Weighed } from './weigh.ts';

/** Share of the deals below which a call's success is not mentioned. */
const HARDLY = 0.05;

/** The question to a player after these calls. */
export function question(calls: readonly Call[]): string {
  const partner = calls.find(({ seat, bid }) => seat === PARTNER && bid !== null);
  if (partner) return `Cat has called ${named(partner.bid!)}. What do you call?`;
  if (calls.some(({ bid }) => bid !== null)) return 'Only the others have bid. What do you call?';
  return `${calls.length === 0 ? 'You speak first' : 'Nobody has bid yet'}. What do you call?`;
}

/** An answered call, with those it is compared with. */
export interface Answered {
  readonly chosen: Weighed;
  readonly isAsGood: boolean;
  /** The best call, perhaps the chosen one. */
  readonly best: Weighed;
  /** Null if it is as good as the best. */
  readonly pass: Weighed | null;
}

/**
 * The answer on a call beside the best one: its grade, the success of both, and the message of the best one. For a best call that is set
 * more often than not it adds the cost of a pass; for a costly pass the contract that follows.
 */
export function answer({ chosen, isAsGood, best, pass }: Answered, calls: readonly Call[]): string {
  const grade = `${gradeOf(chosen, best, isAsGood)}${madeIn(chosen, best)}.`;
  if (chosen === pass) return `${grade} ${toldBy(pass, calls)}`;
  const why = chosen === best && pass && isMostlySet(best) ? ` A pass costs ${points(pass)}.` : '';
  return `${grade}${why} ${toldBy(best, calls)}`;
}

const isMostlySet = ({ stands, made }: Weighed): boolean => stands >= HARDLY && made < 1 / 2;

function gradeOf(chosen: Weighed, best: Weighed, isAsGood: boolean): string {
  const name = capital(callNamed(chosen.call));
  if (chosen === best) return `${name} is best`;
  if (isAsGood) return `${name} is as good as ${callNamed(best.call)}`;
  return `${name} costs ${points(chosen)}; ${callNamed(best.call)} is best`;
}

function madeIn(chosen: Weighed, best: Weighed): string {
  const own = best.stands < HARDLY ? '' : `, made in ${hundred(best.made)}`;
  if (chosen === best) return own && `, played in ${hundred(best.stands)}, made in ${percent(best.made)}%`;
  if (chosen.stands < HARDLY) return own;
  return own ? `${own}, yours in ${percent(chosen.made)}` : `, yours made in ${hundred(chosen.made)}`;
}

/** The message of a bid to the partner, and the partner's average holding; for a pass, the contract that follows. */
function toldBy({ call, contract, partner }: Weighed, calls: readonly Call[]): string {
  if (call.kind !== 'bid') {
    if (contract === null) return 'If you pass, usually everybody does.';
    const { bid, isOurs, share, made } = contract;
    const often = share > 1 / 2 ? 'mostly' : 'most often';
    const inSo = share > 1 / 2 ? '' : ` in ${hundred(share)}`;
    return `If you pass, ${isOurs ? `Cat ${often} plays` : `they ${often} play`} ${named(bid)}${inSo}, made in ${hundred(made)}.`;
  }
  const bid = bidOf(call.bid);
  const { trumps, tricks, raises, weak } = shownBy(bid, YOU, calls, 4);
  const held = `Cat has about ${partner.toFixed(1)} ${bid.strain === 'NT' ? 'aces' : 'trumps'}`;
  if (raises) return `${named(call.bid)} raises Cat to ${inWords(tricks)}; ${held}.`;
  const suit = trumps === 0 ? '' : `${inWords(trumps)} trumps, `;
  return `${named(call.bid)} ${weak ? 'asks for help on' : 'says'} ${suit}${inWords(tricks)} tricks${weak ? '' : ' or so'}; ${held}.`;
}

const points = ({ cost }: Weighed): string => count(Math.round(cost), 'point');
const percent = (share: number): number => Math.round(100 * share);
const hundred = (share: number): string => `${percent(share)} of 100`;
const callNamed = (call: Move): string => (call.kind === 'bid' ? named(call.bid) : 'pass');

/** A bid in a sentence, with suits in braces as in lessons: `{8S}`, "Inkle {H}", "7 NT". */
function named(name: BidName): string {
  const { tricks, strain, inkle } = bidOf(name);
  if (inkle) return `Inkle ${strain === 'NT' ? strain : `{${strain}}`}`;
  return strain === 'NT' ? `${tricks} NT` : `{${tricks === 10 ? 'T' : tricks}${strain}}`;
}
