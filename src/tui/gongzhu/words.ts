import type { DIRECTIONS } from '../../engine/gongzhu/view.ts';
import { list } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';

/** Texts of the stage, and titles of short lists. */
export const words = {
  received: (giver: string, cards: readonly string[]) => `${cards.join(' ')} from ${giver}`,
  counts: 'what counts',
  low: (ten: string, two: string) => ({ text: `${ten}–${two}`, value: '10–2' }),
  takes: (gain: number, isYou: boolean) => {
    const what = gain === 0 ? 'it' : signed(gain);
    return isYou ? `take ${what}` : `takes ${what}`;
  },
  match: (total: number) => `match ${minus(total)}`,
  /** The points of the deal for a player so far. */
  deal: (points: number) => `deal ${signed(points)}`,
} as const;

/** Texts on who may still win all hearts, or has won them. */
export const moonTexts = {
  open: 'anybody may',
  gone: 'nobody can now',
  only: (name: string) => `only ${name} may`,
  shot: (name: string) => `shot by ${name}`,
  by: (name: string) => `${name} shot the moon`,
} as const;

/** Texts of panels. `key`: the key that changes the panel, in brackets, or ''. */
export const sideTexts = {
  values: 'values',
  pig: ' pig     +100',
  goat: ' goat    −100',
  doubles: ' doubles',
  thisTrick: 'this trick',
  lastTrick: (key: string) => `last trick${key}`,
  earlierTrick: (number: number, key: string) => `trick ${number}${key}`,
  none: 'none yet',
  honours: (heart: string) => `${heart} A50 K40 Q30 J20`,
  counts: (counts: readonly string[]) => `out ${counts.join(' ')}`,
  tricks: (key: string) => `tricks of this deal${key}`,
  stillOut: 'still out',
  hand: 'hand',
  out: 'out',
  trick: 'trick',
  cards: (cards: number) => `${cards} cards`,
  moon: (heart: string) => `moon: all 13 ${heart}`,
  passedTo: (receiver: string) => `You passed to ${receiver}`,
  passedBy: (giver: string) => `${giver} passed you`,
} as const;

/** Values of cards in full, shown while passing. */
export const legendTexts = {
  low: 'low wins',
  pig: (card: string) => `${card} the pig`,
  goat: (card: string) => `${card} the goat`,
  doubles: (card: string) => `${card} doubles its taker`,
  pips: (ten: string, two: string) => `${ten} … ${two} their number`,
  moon: 'the moon',
  moonOf: (ten: string) => `All 13 hearts: 0 for you, +200 for each of the others (with ${ten}: +400).`,
  match: 'match',
  next: 'next deals',
  /** Says the next directions: `They pass right, across and not at all.` */
  ways: (ways: readonly (typeof DIRECTIONS)[number][]) =>
    `They pass ${list(ways.map((way) => (way === 'none' ? 'not at all' : way)))}.`,
  alwaysLeft: 'Every deal passes left.',
} as const;

/** Names of cards among the points of a trick. */
export const nicknames = { pig: 'the Pig', goat: 'the Goat' } as const;

/** The points of the present trick for the player who would win it. */
export interface Gain {
  readonly points: number;
  /** The name of that player; null for the reader. */
  readonly taker: string | null;
  /** The Pig or the Goat in it, or the moon that it makes: `the Goat`; null for none. */
  readonly prize: string | null;
  /** The card that doubles the player's points; null if none does. */
  readonly doubler: string | null;
}

/** Writes a gain: `+30 for Bo`, `−100, the Goat`, `+60 for Bo, doubled by 10♣`. */
const gainText = ({ points, taker, prize, doubler }: Gain): string =>
  [
    taker === null ? signed(points) : `${signed(points)} for ${taker}`,
    ...(prize === null ? [] : [prize]),
    ...(doubler === null ? [] : [`doubled by ${doubler}`]),
  ].join(', ');

/** Texts about the three cards to pass. */
export const passTexts = {
  goesTo: (receiver: string) => `to ${receiver}`,
  comeFrom: (giver: string) => `three come from ${giver}`,
  nothing: (receiver: string) => `Pick three cards for ${receiver}: Space picks.`,
  picked: (receiver: string, cards: readonly string[], missing: number) =>
    `To ${receiver}: ${cards.join(' ')}${['', '. Space: one more card.', '. Space: two more cards.'][missing] ?? ''}`,
  how: '1-9 0 a b c pick the card with that key, or put it back.',
  ready: 'Enter passes them.',
} as const;

/** Texts about a picked card that may not be played. */
export const wayOutTexts = {
  lead: 'You lead. Numbered cards may be led; Tab goes to the next.',
  follow: (leader: string, card: string) =>
    `${leader} led ${card}. Numbered cards may be played; Tab goes to the next.`,
} as const;

/** Texts about a card to lead. */
export const leadTexts = {
  takes: (suit: string) => `You lead; the highest ${suit} wins the trick.`,
  alone: (suit: string) => `No ${suit} is out: it wins the trick.`,
  highest: (suit: string) => `No higher ${suit} is out.`,
  /** `higher`: how many of the `out` cards of the suit are higher, at least one. */
  beaten: (higher: number, out: number, suit: string) =>
    out === 1
      ? `The one ${suit} still out is higher.`
      : `${higher === out ? `All ${out}` : `${higher} of the ${out}`} ${suit} still out ${higher === 1 ? 'is' : 'are'} higher.`,
  prize: (card: string) => `${card} is still out.`,
} as const;

/** Texts about a card played to a trick. */
export const trickTexts = {
  worth: (points: number, card: string) => `The trick is worth ${minus(points)} with your ${card}.`,
  last: 'You play last.',
  youTake: (gain: Gain) => `You win the trick: ${gainText(gain)}.`,
  takes: (who: string, card: string, gain: Gain) => `${who} wins the trick with ${card}: ${gainText(gain)}.`,
  stays: (who: string, card: string, waiting: number) =>
    `${who} stays highest with ${card}. ${waiting} still to play.`,
  unbeatable: 'You win the trick: nobody can beat it.',
  soFar: (waiting: number, gain: Gain) => `${waiting} still to play; so far ${gainText(gain)}.`,
  highest: (waiting: number) => `Highest so far; ${waiting} still to play.`,
  ifTaken: (gain: Gain) => `If you win it: ${gainText(gain)} so far.`,
  beaters: (higher: number, suit: string) => `${higher} higher ${suit} still out.`,
  moon: 'the moon',
  endsYourMoon: (hearts: number) => `Ends your moon (${hearts} hearts).`,
  endsMoon: (whose: string, hearts: number) => `Ends ${whose}'s moon (${hearts} hearts).`,
} as const;

/** Texts of the banner. */
export const bannerTexts = {
  /** By the number of places to the left that a deal passes. */
  passes: ['no passing', 'pass three to the left', 'pass three across', 'pass three to the right'],
  passesTo: (way: string, receiver: string) => `${way}, to ${receiver}`,
  ends: (limit: number) => `ends above ${limit}`,
  trick: (number: number) => `trick ${number} of 13`,
  shortTrick: (number: number) => `trick ${number}`,
  moon: (name: string) => `the moon: all 13 hearts, ${name}`,
  soleTaker: (name: string, hearts: number) => `all hearts so far: ${name}, ${hearts} of 13`,
  broken: 'hearts broken',
  notBroken: 'hearts not broken',
} as const;

/** Texts of keys, also for the help. */
export const keyTexts = {
  three: 'Three are picked: the key of one, or Space on it, puts it back.',
  pick: 'pick the card, or put it back',
  pickNumbered: 'pick or put back the card with this key',
  goNumbered: 'the legal card with this key',
  noTrick: 'No trick of this deal is over yet.',
} as const;

/** Texts of the account of a deal and of the match. */
export const accountTexts = {
  ends: (limit: number) => `over ${limit} ends it · low wins`,
  moon: (name: string, others: number) => `${name} shot the moon: ${signed(others)} for each of the others.`,
  only: (ten: string) => `only ${ten}: nothing to double`,
  nothing: 'nothing that counts',
  /** The text after the doubled cards. */
  doubled: (ten: string, single: number, isSum: boolean) =>
    `${isSum ? `; ${minus(single)}` : ''} × 2 by ${ten}`,
  /** The text after the shooter's name. `goat`, `ten`: these cards if the shooter won them, else null. */
  shot: (pig: boolean, goat: string | null, ten: string | null) =>
    `all 13 hearts${pig ? ' and the pig' : ''}: 0${goat ? `; goat ${goat} −100${ten ? ` × 2 by ${ten}` : ''}` : ''}`,
  wins: (wins: string, total: number) => `${wins} with ${minus(total)}, the lowest total.`,
  end: (name: string, limit: number, total: number, gain: number) =>
    `It ends because ${name} went above ${limit} (${minus(total - gain)} + ${gain} = ${total}).`,
  nobody: (limit: number, isFirst: boolean) =>
    isFirst ? 'No deal is finished yet' : `Nobody is above ${limit}`,
  playing: (nobody: string, deal: number) => `${nobody}: deal ${deal} is being played.`,
  /** `way`: the number of places to the left that the deal passes. */
  follows: (nobody: string, deal: number, way: number) =>
    `${nobody}: deal ${deal} follows, ${['without passing', 'three cards go left', 'three cards go across', 'three cards go right'][way]!}.`,
  leads: (card: string) => `The holder of ${card} leads.`,
  /** The deal in a few words, of each player who had something. */
  moonNote: (name: string) => `${name}: the moon`,
  doubledNote: (name: string, single: number) => `${name}: ${minus(single)} ×2`,
  had: (name: string, pig: boolean, goat: boolean) =>
    `${name}: ${[...(pig ? ['pig'] : []), ...(goat ? ['goat'] : [])].join(', ')}`,
  /** Hearts by their ranks. A suit in letters is a word, as in "hearts 2 3 10". */
  hearts: (suit: string, ranks: readonly string[]) => (suit === 'H' ? 'hearts ' : suit) + ranks.join(' '),
  pig: (card: string) => `pig ${card} +100`,
  goat: (card: string) => `goat ${card} −100`,
  /** `took`: the way to the seat's own points; the moon's are of the others. */
  ofMoon: (took: string, by: string, own: number, others: number) =>
    `${took}; ${by}: ${minus(own)} + ${others}`,
} as const;

/** A player in a line. */
export const playerWords = {
  won: (cards: string) => (cards === '' ? 'no scoring cards' : `won ${cards}`),
};

/** The signs on the table, for the help. */
export const marks = [
  { sign: '┏━┓', means: 'heavy frame: wins the trick so far; in your hand, picked' },
  { sign: 'led', means: 'the card that the others must follow' },
  { sign: '♥2 5', means: 'at a name: the pointed cards that the player has won' },
  { sign: '×2', means: 'the 10♣: the other points of its winner count double' },
  { sign: 'out', means: 'how many cards of each suit the others hold' },
  { sign: '*', means: 'in a list of tricks: the card that won' },
];
