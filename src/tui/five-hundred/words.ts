import { type ShownByBid, shownBy } from '../../ai/five-hundred/honest.ts';
import { SUITS } from '../../engine/card.ts';
import { checkBid } from '../../engine/five-hundred/auction.ts';
import { type BidName, bidOf, NO_TRUMP, STRAINS } from '../../engine/five-hundred/bids.ts';
import { type Card, formatCard } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import {
  type BidPhase,
  type Call,
  type Contract,
  type Hidden,
  otherTeam,
  seatsOf,
  type Team,
  teamOf,
  tricksInDeal,
  type View,
} from '../../engine/five-hundred/state.ts';
import { bidText } from '../../engine/five-hundred/text.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { capital, count, inWords, list } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';
import { cut, fitting, widthOf } from '../../width.ts';
import type { Mark, Stakes } from '../table.ts';
import { type FiveHundredPosition, lyingOf } from './lying.ts';

/** Writes a bid in few columns: "8♠", "8NT", "Inkle ♠", "Nello". */
export const shortBid = (name: BidName, speaker: Speaker): string =>
  bidText(name, speaker).replace(/ ?No-Trump/, (said) =>
    said[0] === ' ' && name.startsWith('inkle') ? ' NT' : 'NT',
  );

/** Writes a call: a bid, or `pass`. */
export const bidOrPass = (bid: BidName | null, speaker: Speaker): string =>
  bid === null ? auctionTexts.pass : shortBid(bid, speaker);

/** Writes a card: `Q♠`, `11♥`, `JK`. */
export const nameOf = (card: Card, { card: name }: Pick<Speaker, 'card'>): string => name(formatCard(card));

/** Writes a suit, 0 to 3: `♠`, `S`. */
export const suitName = (suit: number, { suit: name }: Pick<Speaker, 'suit'>): string => name(SUITS[suit]!);

/** Names a team: "US" or "THEM" for a player, the players' names for a spectator. */
export function teamName(team: Team, seats: number, { you, seat }: Speaker): string {
  if (you !== null) return teamOf(you) === team ? 'US' : 'THEM';
  return seatsOf(team, seats).map(seat).join('+');
}

/** Marks a partner of the viewer, in two letters if there is little room, or if there are two partners; else ''. */
export const partnerText = (seat: Seat, { viewer, players }: FiveHundredPosition, isShort = false): string =>
  viewer === 'table' || seat === viewer || teamOf(seat) !== teamOf(viewer)
    ? ''
    : isShort || players.length > 4
      ? 'US'
      : 'partner';

/** Writes trumps by their suit; '' before there is a contract. */
export function trumpText(contract: Contract | null, speaker: Speaker): string {
  if (contract === null) return '';
  if (contract.bid === 'nello') return 'Nello';
  return contract.trump === NO_TRUMP ? 'no trumps' : `trumps ${suitName(contract.trump, speaker)}`;
}

/** Texts about a player at the table. */
export const plateTexts = {
  took: (tricks: number) => `took ${tricks}`,
  takes: (isYou: boolean) => (isYou ? 'take it' : 'takes it'),
  bid: (bid: string) => `bid ${bid}`,
  dealer: '(D)',
  sitsOut: (isYou: boolean) => (isYou ? 'sit out' : 'sits out'),
  /** The suit that a Joker names. */
  named: (suit: string) => `led ${suit}`,
} as const;

/** Names of keys, and texts for the key bar and the help. */
export const keyTexts = {
  numbers: { name: '←→', label: 'number', help: 'more or fewer tricks; among the Inkles the suit' },
  suits: { name: '↑↓', label: 'suit', help: 'trumps; below them Nello and Inkle' },
  legal: { name: 'Tab Shift-Tab', label: 'next, previous legal bid' },
  tricks: { name: '6-9 0', label: 'tricks', help: 'that many tricks, 0 for ten' },
  trumps: { name: 's c d h n', label: 'suit', help: 'trumps, N for No-Trump' },
  inkle: { label: 'Inkle', help: 'Inkle: a weak six, which asks the partner for help' },
  nello: { label: 'Nello', help: 'Nello: no trumps, and you lose every trick' },
  pass: { label: 'pass' },
  keyed: 'pick the card with this key, or put it back',
  rank: { name: 'T J Q K A', label: 'add rank', help: 'one of a rank, trumps last' },
  group: { name: 'Tab Shift-Tab', label: 'next, previous suit' },
  back: { label: 'put back the last' },
  suit: { name: 's h c d', label: 'name suit', help: 'the suit the Joker asks for' },
  nextSuit: { name: '↑↓', label: 'suit', help: 'the next suit' },
} as const;

/** Texts about the hand. */
export const handTexts = {
  numbered: 'the card with this number',
  aside: (cards: number) => `You sit out; your ${count(cards, 'card')} are laid aside.`,
} as const;

/** Texts about a contract: tricks taken and needed, and its result. */
export const contractTexts = {
  title: (bid: string) => `contract ${bid}`,
  took: (tricks: number) => `took ${tricks}`,
  needed: (tricks: number, need: number) => `${tricks} of ${need}`,
  /** `others`: null if they get nothing. */
  made: (holders: string, others: string | null) =>
    `made: ${holders}${others === null ? '' : `, ${others} 10 a trick`}`,
  set: (holders: string, points: number, others: string) => `set: ${holders} ${minus(-points)}, ${others}`,
  each: '10 a trick',
} as const;

/** Texts of panels. `key`: the key that changes the panel, in brackets, or ''. */
export const sideTexts = {
  tricks: (key: string) => `tricks${key}`,
  deals: 'deals',
  allPassed: 'all passed',
  /** The Joker's full name: among ranks `JK` would be a jack and a king. */
  joker: 'Joker',
  lastTrick: (key: string) => `last trick${key}`,
  earlierTrick: (key: string) => `earlier trick${key}`,
  none: 'none yet',
  buried: (cards: string) => `Buried ${cards}`,
  gave: (card: string) => `You gave ${card}`,
  /** Others may have buried some of these cards, if the buried ones are unknown. */
  out: (isKnown: boolean) => (isKnown ? 'still out' : 'out or buried'),
  aside: 'laid aside',
} as const;

/** Returns the headings of a list with one trick. `number`: of an earlier trick; null for the last one. */
export const trickTitles = (number: number | null) =>
  number === null ? { long: 'last trick', short: 'last' } : { long: `trick ${number}`, short: `${number}:` };

/** Says who sits out: "Cat sits out", "Cat and Eli sit out". */
export const outNames = (out: readonly Seat[], speaker: Speaker): string =>
  `${list(out.map((seat) => speaker.seat(seat)))} ${out.length > 1 || out[0] === speaker.you ? 'sit' : 'sits'} out`;

/** Says how the match ends, in a few words after the scores; '' in a match of one deal. */
const ends = ({ onTable, status }: FiveHundredPosition): string =>
  status.only ? '' : `   first to ${onTable.standing.rules.target}`;

/** Columns of the smallest top line after the title and the number of the deal. */
const BANNER = 64;

/** Returns the stage of the deal and the contract by its bidder, and at the right end the scores; on a calm table only after the first deal. */
export function banner(position: FiveHundredPosition): Stakes {
  const { contract, view } = lyingOf(position);
  const { speaker, calm } = position;
  const now = calm && view.phase !== 'play' ? [] : [nowText(view)];
  const parts =
    contract !== null
      ? [...now, `${shortBid(contract.bid, speaker)} by ${speaker.seat(contract.seat)}`]
      : view.phase === 'bid'
        ? ['auction']
        : [];
  const scores = scoresText(position, 4);
  const hasScores = view.standing.scores.some((score) => score !== 0);
  if (calm) return { parts, ...(hasScores && { right: scores }) };
  const room = BANNER - parts.reduce((sum, part) => sum + widthOf(part) + 3, 0);
  return { parts, right: fitting([scores + ends(position), scores, scoresText(position, 2)], room) };
}

/** Names the stage of a deal after its auction, e.g. `trick 3`. */
const nowText = (view: View): string =>
  view.phase === 'bury'
    ? `bury ${inWords(buryCount(view))}`
    : view.phase === 'give'
      ? 'a card is given'
      : view.phase === 'play'
        ? `trick ${Math.min(view.tricks.length + 1, tricksInDeal)}`
        : 'the widow';

/** Writes both scores, with names of at most `longest` columns. */
function scoresText({ onTable, viewer, speaker }: FiveHundredPosition, longest: number): string {
  const { seats, scores } = onTable.standing;
  const first: Team = viewer === 'table' ? 0 : teamOf(viewer);
  const short = { ...speaker, seat: (seat: Seat) => cut(speaker.seat(seat), longest) };
  return [first, otherTeam(first)]
    .map((team) => `${teamName(team, seats, short)} ${minus(scores[team])}`)
    .join('   ');
}

/** Says in a few words why Nello is not legal; '' if it is. */
export function whyNoNello(view: BidPhase<Hidden>, mover: Seat): string {
  const refusal = checkBid(view, mover, 'nello');
  if (refusal === null) return '';
  if (refusal.rule === 'nello-off') return 'not at this table';
  return refusal.rule === 'nello-in-the-hole' ? 'only if US is below 0' : 'is too low now';
}

/** Says in a few words why no Inkle is legal; '' if one is. */
export const whyNoInkle = (view: BidPhase<Hidden>, mover: Seat): string =>
  STRAINS.some((strain) => checkBid(view, mover, `inkle ${strain}`) === null) ? '' : 'no six can be bid now';

/** Says how many trumps the hand has, beside the number that a bid shows. */
export const heldText = (held: number, shown: number): string =>
  held < shown
    ? `The bid promises ${inWords(shown)} trumps; you hold ${held === 0 ? 'none' : inWords(held)}.`
    : `You hold ${count(held, 'trump')}.`;

/** Says what each bid among these calls promises, in order: "Cat: 3 ♥ or more, about 6 tricks". `seats`: of the table. */
export const promisesOf = (calls: readonly Call[], seats: number, speaker: Speaker): string[] =>
  calls.flatMap(({ seat, bid }, place) => {
    if (bid === null) return [];
    const shown = shownBy(bidOf(bid), seat, calls.slice(0, place), seats);
    return [`${speaker.seat(seat)}: ${promiseText(shown, speaker)}`];
  });

function promiseText({ strain, trumps, tricks, weak, raises }: ShownByBid, speaker: Speaker): string {
  if (strain === null) return 'to lose every trick';
  const suit = strain === 'NT' ? 'NT' : speaker.suit(strain);
  if (raises) return `${suit} raised, about ${tricks} together`;
  const cards = trumps === 0 ? 'high cards' : `${trumps} ${suit} or more`;
  return `${weak ? 'weak, ' : ''}${cards}, about ${tricks} tricks`;
}

/** Explains to newcomers what bids promise. `seats`: of the table, half of them on each side. */
export const meaningOfBids = (seats: number): readonly string[] => [
  'Each player speaks once.',
  'A bid names tricks to win, and trumps. Made: you get its points. Set: you lose them, and the others get 10 a trick.',
  'A suit shows three of it or more, with Joker and bowers, unless a partner has bid it.',
  'An Inkle binds like a six, and warns the partner.',
  `Nello: win no trick; ${seats > 4 ? 'the partners sit out' : 'the partner sits out'}.`,
  'All ten tricks: at least 250.',
];

/** Names of bids without a number of tricks. */
export const bidTexts = {
  touch: 'a bid: it is picked; touched again, it is made',
  nello: 'Nello',
  inkle: 'Inkle',
  weakSix: 'Inkle: a weak six, a signal',
  /** Says what the numbers are, and how suits rank; the longest first. `spades`: their glyph. */
  heading: (spades: string) => [
    `points by tricks; ${spades} lowest, NT highest`,
    `points by tricks, ${spades} up to NT`,
  ],
  loseAll: 'lose every trick',
} as const;

/** Texts beside the players in an auction. */
export const auctionTexts = {
  widow: 'the widow',
  /** Says what follows once the widow lies open. */
  next: (cards: number) => `Next you bury ${inWords(cards)} cards.`,
  pass: 'pass',
  promises: 'promises',
  deal: 'this deal',
  dealer: 'dealer',
  faceDown: 'widow, face down',
  meaning: 'what a bid says',
} as const;

/** Names the trumps: `with spades as trumps`, `without trumps`. */
const strainText = (suit: string | null): string =>
  suit === null ? 'without trumps' : `with ${suit} as trumps`;

/** Texts about a call. `suit`: trumps by name; null for No-Trump. */
export const callTexts = {
  noBid: 'Nobody has bid yet.',
  noneHigher: 'No higher bid is left: you can only pass.',
  mustBeat: (bid: string, holder: string, isPartner: boolean) =>
    `A bid must beat ${bid}. ${isPartner ? `Your partner ${holder}` : holder} holds it now.`,
  yourCall: 'Your call: the arrows pick a bid, p a pass.',
  tooLow: (tricks: number, bid: string) =>
    `${capital(inWords(tricks))} tricks no longer beat ${bid}: bid higher, or pass.`,
  pass: 'Pass',
  once: 'You have no other turn in this auction.',
  keeps: (holder: string, bid: string) => `${holder} keeps ${bid}.`,
  allPassed: 'everybody passed: the same dealer deals again.',
  /** `out`: a sentence without full stop on who sits out. */
  nello: (points: number, out: string) => `worth ${points}: lose every trick; ${out}.`,
  /** `partner`: the only one; null if there are two. */
  inkle: (points: number, suit: string | null, partner: string | null) =>
    `worth ${points}: a weak six ${strainText(suit)}, a signal to ${partner ?? 'your partners'}.`,
  bid: (points: number, tricks: number, suit: string | null) =>
    `worth ${points}: ${inWords(tricks)} tricks ${strainText(suit)}.`,
  wins: (score: number) => `If made, you win the match (${minus(score)}).`,
  loses: (score: number) => `If set, you lose the match (${minus(score)}).`,
} as const;

/** Texts about the card that a partner gives before Nello. */
export const giftTexts = {
  helps: (contractor: string) => `${contractor} must lose every trick: give what helps; then you sit out.`,
  choose: 'Pick a card for the widow: the arrows, or its number.',
  give: (card: string) => `Give ${card} to the widow`,
} as const;

/** Texts about a burial. */
export const burialTexts = {
  title: 'to bury',
  /** The longest first. */
  widowLine: (cards: readonly string[]) => [`the widow ${cards.join(' ')}`, `widow ${cards.join(' ')}`],
  gift: (partner: string) => `and a card of ${partner}`,
  noCard: 'There is no card.',
  noRank: (rank: string) => `No ${rank} is left to pick.`,
  noTrumps: 'The highest card of the suit led wins, and the Joker beats all.',
  /** Trumps from the highest down: the bowers, and the next one. */
  trumps: (right: string, left: string, next: string) =>
    `From the top: JK ${right} ${left} (left bower) ${next}.`,
  missing: 'trumps elsewhere',
  none: 'none',
  /** `out`: a sentence without full stop on who sits out. */
  nello: (out: string) => `Lose every trick; ${out}. The Joker always wins its trick.`,
  bury: (cards: number) => `Pick ${inWords(cards)} cards to bury: Space picks.`,
  keys: 'The key in the edge of a card picks it, or puts it back.',
  pick: (cards: number) => `pick the card, or put it back; bury ${cards}`,
  enough: (cards: number) =>
    `${capital(inWords(cards))} are picked: the key of one, or Space on it, puts it back.`,
  buried: (cards: readonly string[]) => `Bury ${cards.join(' ')}`,
  of: (cards: number, held: number) => `${inWords(cards)} of ${inWords(held)}`,
  part: (n: number, of: number, cards: readonly string[]) =>
    `Picked ${n} of ${of}: ${cards.join(' ')}. Space: ${inWords(of - n)} more.`,
  /** `trumps`: their number; null for No-Trump. `groups`: the other cards by suit. `voids`: suits without a card left. */
  kept(trumps: number | null, groups: readonly string[], voids: readonly string[]): string {
    const held =
      trumps === null ? groups : [`${inWords(trumps)} ${trumps === 1 ? 'trump' : 'trumps'}`, ...groups];
    return `You keep ${held.join(', ')}${voids.length === 0 ? '' : `; you are out of ${list(voids)}`}.`;
  },
} as const;

/** Names of cards that look like others. */
export const rankTexts = { joker: 'the Joker', right: 'the right bower', left: 'the left bower' } as const;

/** Texts about a card to play. `suit`: the glyph of a suit; null for trumps. */
export const playTexts = {
  lead: 'You lead: pick a card with the arrows, or by its number.',
  naming: (joker: string, suit: string) => `${joker} naming ${suit}`,
  jokerWins: (suits: string) => `The Joker wins the trick. Others must follow: ${suits}`,
  youLead: 'You lead.',
  unbeaten: (suit: string | null) => `no unseen ${suit ?? 'trump'} beats it.`,
  beatenBy: (cards: readonly string[]) => `${cards.join(' ')} ${cards.length === 1 ? 'beats' : 'beat'} it.`,
  beatenBySome: (cards: number, suit: string | null) => `${cards} unseen ${suit ?? 'trumps'} beat it.`,
  trumpsUnseen: (trumps: number) => `${count(trumps, 'trump')} unseen.`,
  jokerUnseen: 'The Joker is unseen.',
  takes: 'You win the trick. You play last.',
  takesAndLoses: 'You win the trick, and Nello is lost. You play last.',
  highest: (waiting: number) => `Highest so far; ${waiting} still to play.`,
  mayLose: (waiting: number) => `This may win the trick, and lose Nello; ${waiting} still to play.`,
  partner: (name: string) => `${name} (partner)`,
  card: (card: string, rank: keyof typeof rankTexts | null) =>
    rank === null ? card : `${card}, ${rankTexts[rank]}`,
  loses: (winner: string, card: string) => `${winner} wins the trick with ${card}. You play last.`,
  behind: (winner: string, card: string, waiting: number) =>
    `${winner} stays highest with ${card}. ${waiting} still to play.`,
  hasNone: (suit: string | null) => `You have no ${suit ?? 'trumps'}: play any card.`,
  /** Lists at most three cards, else none. `suit`: null for trumps. */
  mustFollow(suit: string | null, cards: readonly string[]): string {
    const follow = `You must follow ${suit ?? 'trumps'}`;
    if (cards.length > 3) return `${follow}.`;
    return `${follow}: ${cards.length === 1 ? `only ${cards[0]}` : cards.join(' or ')}.`;
  },
  led: (leader: string, card: string) => `${leader} led ${card}. Only numbered cards can be played.`,
  ledTrump: (leader: string, card: string) =>
    `${leader} led ${card}, a trump. Only numbered cards can be played.`,
  ledJoker: (leader: string, suit: string) => `${leader} led the Joker and named ${suit}.`,
  takesNone: (team: string) => `${team} must win no trick.`,
  made: 'The contract is made.',
  madeAndMore: 'The contract is made; all ten tricks are a Grand Slam.',
  set: 'The contract is set.',
  /** Says how many more tricks the contractors, US or THEM, need. */
  needs: (team: string, need: number, left: number) =>
    `${team} need ${need} more of ${count(left, 'trick')}.`,
} as const;

/** Texts of the account of a deal and of the match. `what`: "Bo bid 8♥"; `worth`: its points. */
export const accountTexts = {
  bid: (name: string, bid: string) => `${name} bid ${bid}`,
  /** A player of a team and their tricks. */
  by: (name: string, tricks: number) => `${name} ${tricks}`,
  ends: (target: number) => `first to ${target}`,
  widow: 'widow',
  buried: 'buried',
  passed: 'all passed',
  allPassed: 'All passed: no score, and the same dealer deals again.',
  nello: (what: string, worth: number, tricks: number) =>
    `${what}, worth ${worth}: ${tricks === 0 ? 'made, with no trick' : `set, with ${count(tricks, 'trick')}`}.`,
  slam: (what: string, worth: number, slam: number) =>
    `${what}, worth ${worth}, and won all ten: a Grand Slam of ${slam}.`,
  contract: (what: string, worth: number, tricks: number, needed: number) =>
    `${what}, worth ${worth}: ${tricks >= needed ? 'made' : `set, ${inWords(needed - tricks)} short`}.`,
  /** `by`: the tricks of each player. `needed`: null in Nello. */
  took: (by: readonly string[], tricks: number, needed: number | null) =>
    `${tricks} of ${needed ?? 0} tricks: ${by.join(', ')}`,
  /** `paid`: tricks that count 10 each. */
  paid: (by: readonly string[], paid: number, isNello: boolean) =>
    `${paid === 0 ? '' : isNello ? `${paid} × 10 for their tricks: ` : `${paid} × 10: `}${by.join(', ')}`,
  note: (bid: string, name: string, isMade: boolean, tricks: string) =>
    `${bid} by ${name}, ${isMade ? 'made' : 'set'}: ${tricks}`,
  wins: (wins: string, won: number, lost: number) => `${wins}, ${minus(won)} to ${minus(lost)}.`,
  nobody: (target: number, isFirst: boolean) =>
    isFirst ? 'No deal is finished yet' : `Nobody has reached ${target} or ${minus(-target)}`,
  playing: (nobody: string, deal: number) => `${nobody}: deal ${deal} is being played.`,
  follows: (nobody: string, deal: number) => `${nobody}: deal ${deal} follows.`,
  /** `deals`, `speaks`: "Bo deals", "Cat speaks". */
  next: (deals: string, isAgain: boolean, speaks: string) =>
    `${deals} ${isAgain ? 'again' : 'next'}; ${speaks} first.`,
  /** Teams in the hole, each with the points from the total at which it loses. */
  hole: (teams: readonly (readonly [name: string, above: number])[], target: number) =>
    `${list(teams.map(([name, above]) => `${name} is ${above}`))} above ${minus(-target)}.`,
  /** `isHole`: this team has lost. `both`: both have reached the target. */
  end: (name: string, { target, isHole, both, total, gain }: MatchEnd) => {
    const sum = `(${minus(total - gain)} ${gain < 0 ? '−' : '+'} ${Math.abs(gain)} = ${minus(total)})`;
    if (isHole) return `It ends because ${name} fell to ${minus(-target)} ${sum}.`;
    return `It ends because ${name} reached ${target} ${sum}.${both ? ' Both did: the contractors win.' : ''}`;
  },
} as const;

/** How the team that ended a match of 500 did so. */
interface MatchEnd {
  readonly target: number;
  readonly isHole: boolean;
  readonly both: boolean;
  readonly total: number;
  readonly gain: number;
}

/** A player in a line. */
export const playerWords = {
  sitsOut: 'sits out',
  partner: 'your partner',
};

/** Names of ranks by their keys. */
export const rankNames: { readonly [key: string]: string } = {
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** Names of cards beside all hands. */
export const apartNames = { widow: 'Widow', buried: 'Buried' } as const;

/** The signs on the table. */
export const marks: readonly Mark[] = [
  { sign: '┏━┓', means: 'heavy frame: wins the trick so far; in your hand, picked' },
  { sign: 'led', means: 'the card that the others must follow; with a Joker the suit it names' },
  { sign: '(D)', means: 'the dealer' },
  { sign: 'US', means: 'you and your partner; THEM, the others' },
  { sign: '[300]', means: 'in the auction: the bid that is picked, by its points' },
  { sign: '+3', means: '3 more cards, for which there is no room' },
  { sign: '*', means: 'in a list of tricks: the card that won' },
];
