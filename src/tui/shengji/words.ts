import type { Card } from '../../engine/card.ts';
import type { Speaker } from '../../engine/game.ts';
import { callCards } from '../../engine/shengji/calling.ts';
import { format, isJoker } from '../../engine/shengji/cards.ts';
import { type Form, isTolaji } from '../../engine/shengji/groups.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import type { Advance } from '../../engine/shengji/score.ts';
import type { Call, Shengji, Ticket } from '../../engine/shengji/state.ts';
import { groupsText, tolajiText } from '../../engine/shengji/text.ts';
import { type Lie, sorted, TRUMPS, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import { capital, count, inWords, list } from '../../engine/words.ts';
import { widthOf } from '../../width.ts';
import type { Mark, Position } from '../table.ts';

export type ShengjiPosition<View extends Shengji['view'] = Shengji['view']> = Position<Shengji, View>;

/** Is it a joker or a card of the trump rank? */
export const isTop = (card: Card, { suits, heights }: Lie): boolean =>
  suits[card] === TRUMPS && (isJoker(card) || heights[card]! >= TOPS);
/** The first height of the trump rank, above the twelve other ranks of the trump suit. */
const TOPS = 12;

/** Writes cards from high to low, each by its name: `K♥ K♥ Q♥ Q♥`. Kinds that do not fit are counted: `2♣ 2♣ +3`. */
export function playText(
  cards: readonly Card[],
  lie: Lie,
  speaker: Speaker,
  room = Number.POSITIVE_INFINITY,
): string {
  const high = sorted(cards, lie).reverse();
  const names = high.map((card) => speaker.card(format(card)));
  // Copies of a card stay together.
  const ends = high.flatMap((card, place) => (card === high[place + 1] ? [] : [place + 1]));
  for (const kept of ends.toReversed()) {
    const left = high.length - kept;
    const text = [...names.slice(0, kept), ...(left > 0 ? [`+${left}`] : [])].join(' ');
    if (widthOf(text) <= room) return text;
  }
  return count(cards.length, 'card');
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'] as const;
export const ordinalText = (n: number): string => ORDINALS[n] ?? String(n);

/** Writes a ticket: `1st A♥`. */
export const shortTicket = ({ ordinal, card }: Ticket, speaker: Speaker): string =>
  `${ordinalText(ordinal)} ${speaker.card(format(card))}`;

/** Names a form without an article: "pair", "Tolaji of 2 pairs". */
export const formName = (form: Form): string => formText(form).replace(/^an? /, '');

/** Names a form: "a single card", "a pair", "three of a kind", "a Tolaji of 2 pairs". */
export function formText({ size, length }: Form): string {
  if (isTolaji({ size, length })) return tolajiText(size, length);
  if (size === 1) return 'a single card';
  return size === 2 ? groupsText(size, 1) : groupWord(size);
}

/** Writes an effective suit as a glyph, or "trumps". */
export const suitSign = (suit: number, speaker: Speaker): string =>
  suit === TRUMPS ? 'trumps' : speaker.suit('CDHS'[suit]!);

/** Writes a group of a hand: a plain suit by its glyph, trumps by that of the trump suit; without one, trumps are the tops. */
export const trumpSign = (suit: number, trumps: TrumpChoice, speaker: Speaker): string =>
  suit !== TRUMPS
    ? suitSign(suit, speaker)
    : trumps.suit === null
      ? boardTexts.tops
      : suitSign(trumps.suit, speaker);

/** Names a group without an article: "pair", "three of a kind". */
export const groupWord = (size: number): string => groupsText(size, 1).replace(/^a /, '');

/** Writes the cards of a call: `2♣ 2♣`. */
export const callText = (call: Call, speaker: Speaker): string =>
  callCards(call)
    .map((copy) => speaker.card(format(copy)))
    .join(' ');

/** Says what ends the match, in a few words. */
export function ends({ standing }: ShengjiPosition['view']): string {
  const { deals, to } = standing.rules;
  return deals === null
    ? `first past ${levelText(to)} wins`
    : `ends after ${count(deals, 'deal')}, high level wins`;
}

/** Columns of a line above the keys, in the smallest window. */
export const LINE = 78;

/** Returns as many of the sentences as fit a line, the first ones first. */
export const fitting = (sentences: readonly string[], room = LINE): string =>
  sentences.reduce((line, sentence) => {
    if (sentence === '') return line;
    const longer = line === '' ? sentence : `${line} ${sentence}`;
    return widthOf(longer) <= room ? longer : line;
  }, '');

const RANK_NAMES = 'twos threes fours fives sixes sevens eights nines tens jacks queens kings aces'.split(
  ' ',
);
/** Names the cards of a rank, 0 to 12: "twos". */
export const rankName = (rank: number): string => RANK_NAMES[rank] ?? '';

/** Copies of a card. */
export interface Copies {
  readonly card: string;
  readonly n: number;
}
/** Names all held copies: `9♥`, `both 9♥`, `all three 9♥`. */
const copiesOf = ({ card, n }: Copies): string =>
  n === 1 ? card : `${n === 2 ? 'both' : `all ${inWords(n)}`} ${card}`;

/** Texts of keys, also for the help. */
export const keyTexts = {
  move: 'to the next card; up and down: to the next suit',
  suit: 'to the first card of that suit; of the trump suit, again: the tops',
  rank: 'pick the next copy of that rank, in the suit of the cursor; 0 or T: the ten',
  choices: 'the next of the legal choices, the most natural ones first',
  oneMore: 'pick one more copy of the card under the cursor; once all are picked, put them back',
  fewer: 'one fewer',
  oneFewer: 'put one copy of the card under the cursor back',
  jokers: 'add a red, black joker',
  pair: 'a pair of the card under the cursor; again: three, four of a kind',
  tolaji: 'extend to a Tolaji: the next group up, else down',
  toRank: 'to that rank of the suit; those below five by the arrows',
  noneOf: (suit: string) => `You hold no ${suit}.`,
  noRank: 'There is no such card among these.',
  trumpRank: (rank: string) => `The ${rank} are trumps: up and down go there.`,
  enough: (n: number) => `${capital(inWords(n))} at most: Backspace on a card puts it back, Esc begins anew.`,
  allPicked: (copies: Copies) =>
    `You have picked ${copies.n === 1 ? `your only ${copies.card}` : copiesOf(copies)}.`,
  notPicked: (card: string) => `${card} is not picked: Backspace puts back the card under the cursor.`,
  ticket: 'a ticket for the first to fourth copy of the card under the cursor; again takes it back',
  proposeTickets: 'two tickets for high cards that you have few of',
  afterOwn: 'copy after yours',
  ticketAfterOwn: 'a ticket for the copy that comes after those you hold',
  takeBack: 'take back',
  takeTicketBack: 'take the last ticket back',
  allHeld: 'You hold all four copies yourself.',
  nothingToPropose: 'There is nothing to propose.',
  replace: 'replace that one',
  replaceTicket: 'the new ticket replaces the first, the second',
  keepBoth: 'keep both',
  keepTickets: 'leave the two tickets as they were',
  firstReplace: 'First say which of the two tickets the new one replaces: 1 or 2.',
  call: 'call at once what is selected, or the first possible call',
  otherCall: 'another call, or to stay; so does Tab',
  pickCall: 'pick a call',
  noCallNumber: (key: string) => `There is no call number ${key}.`,
  earlier: 'the trick before the one shown, and so on back',
  noTrick: 'No trick is over yet.',
  notSeen: 'not seen',
  yourHand: 'your hand',
  unseen: 'copies of each card that you have not seen; again: your hand',
  nothingSeen: 'Nothing is played yet: all other cards are with the others or in the kitty.',
  noneHeld: (card: string) => `You hold no ${card}.`,
  oneHeld: (card: string) => `You hold one ${card}: no pair.`,
  noTolaji: 'A Tolaji is made of pairs, threes or fours.',
  noneNext: (group: string) => `You hold no ${group} next to these.`,
} as const;

/** The top line. */
export const bannerTexts = {
  draw: (rank: number) => ['the draw', `${rankName(rank)} are trumps`],
  trick: (n: number) => `trick ${n}`,
  /** `suit`: the glyph of the trump suit; null for none. */
  trumps: (suit: string | null, rank: string) => `trumps ${suit === null ? '' : `${suit} and `}${rank}`,
  noDealer: 'no Dealer yet: the caller',
  dealer: (name: string) => `${name} (D)`,
  turnedUp: (dealer: string, cards: string) => `${dealer} · turned up ${cards}`,
  /** `by`: the player of the call; null for the Dealer. */
  called: (dealer: string, by: string | null, cards: string) =>
    `${dealer}${by === null ? '' : ` · ${by}`} called ${cards}`,
};

/** Below the cards of an obligation. */
export const handTexts = { must: 'must' };

/** Texts of the stage. */
export const boardTexts = {
  tops: 'tops',
  /** A member of the House or a Player; '' if unknown. */
  party: (party: 'house' | 'player' | null) => (party === null ? '' : party === 'house' ? 'House' : 'Player'),
  level: (level: string) => `level ${level}`,
  points: (n: number) => count(n, 'point'),
  /** Returns the facts beside a name, the fullest text first. `points`: above 0, or null. */
  status(parts: readonly string[], points: number | null): readonly string[] {
    if (points === null) return [parts.join(' · ')];
    return [
      [...parts, count(points, 'point')].join(' · '),
      [...parts, points, 'pts'].join(' '),
      [...parts, points].join(' '),
    ];
  },
  counted: (name: string, n: number) => `${name} ${n}`,
  stay: 'stay',
  stands: 'stands',
  noneHeld: 'none of it',
  yourLead: 'your lead',
  toBury: 'to bury',
  kittyHeld: 'the kitty held',
  counts: 'the kitty, if lost',
  kittyCounts: 'If a Player wins the last trick, the kitty counts for the Players:',
  factors: [
    ['single', 2],
    ['pair', 4],
    ['Tolaji', 8],
  ],
  kittySum: (points: number, factor: number) =>
    points === 0 ? `× ${factor}` : `${points} × ${factor} = ${points * factor}`,
  keep: 'what you keep',
  kept: (cards: number, points: number) =>
    `${count(cards, 'card')}${points > 0 ? `, ${count(points, 'point')}` : ''}`,
  ticketHeads: ['ticket', 'you hold', 'others hold', 'who may play it'],
  house: 'your House',
  houseRule: (trumps: boolean) =>
    `Play a ticket yourself and you gain nobody; one player may play both. ${trumps ? 'A ticket may name a trump.' : 'No ticket names a trump.'}`,
  youBuried: 'you buried',
  whereabouts: (held: number, out: number) =>
    `you hold ${inWords(held).replace('no', 'none')}, the others ${inWords(out).replace('no', 'none')}`,
  /** Says who may play that copy. */
  meets(ordinal: number, { held, out }: { readonly held: number; readonly out: number }): string {
    if (ordinal > held + out) return 'nobody: buried';
    if (out === 0) return 'you alone';
    return held === 0 ? 'one of the others' : 'the others or you';
  },
  /** Says the reader's side, and what it wants. */
  aim: {
    house: 'House: keep points',
    player: 'Player: win points',
    none: 'not House: win points',
  },
  /** Names the points outside the House for their reader, then in fewer columns. `''`: for the audience. */
  pointsFor: {
    house: ['points against you', 'against you'],
    player: ['points for you', 'for you'],
    '': ['points outside the House', 'not House'],
  },
  /** Writes them between the numbers of points that change the result, the fullest text first; `rises`: the present result. */
  pointsOf: (
    [who, short]: readonly [string, string],
    [from, points, to]: readonly [number, number, number],
    meter: string,
    rises: string,
  ): readonly string[] => [
    `${who} ${points}  ${from} ${meter} ${to}  ${rises}`,
    `${who} ${points} of ${to}`,
    `${short} ${points} of ${to}`,
  ],
  /** Says what the deal would bring if it ended now. */
  rises: ({ party, levels }: Advance) =>
    levels === 0 ? 'nobody rises' : `${party === 'house' ? 'House' : 'Players'} +${levels}`,
  /** Tickets that nobody has met, the fullest text first: with the copies played, and `named` without. */
  friends: (tickets: readonly string[], named: readonly string[]): readonly string[] => [
    `joins the House: ${tickets.join(' · ')}`,
    tickets.join(' · '),
    named.join(' · '),
  ],
  /** A ticket, with the number of copies of its card that have been played. */
  ticket: (ticket: string, played: number) => (played === 0 ? ticket : `${ticket} (${played} played)`),
} as const;

/** Texts of panels. `key`: the key that changes or enlarges the panel, in brackets, or ''. */
export const sideTexts = {
  next: 'next',
  /** Above the rows of players. */
  heads: { players: 'players', level: 'lv', points: 'pts', left: 'left', out: 'out' },
  unseen: 'unseen',
  won: 'won',
  buried: 'Buried',
  trick: (n: number, key: string) => `trick ${n}${key}`,
  log: (key: string) => `this deal${key}`,
  /** A trick that is over; `taker`: null where the leader took it. */
  logged: (number: number, leader: string, led: string, taker: string | null, points: number) =>
    `${number} ${leader} led ${led}${taker === null ? ' and' : `, ${taker}`} took ${points}`,
  loggedJoin: (number: number, name: string, isYou: boolean) =>
    `${number} ${name} ${isYou ? 'join' : 'joins'} the House`,
  /** A finished trick, the fullest text first. `plays`: in the order of play. */
  past(
    n: number,
    plays: readonly { readonly name: string; readonly cards: string; readonly won: boolean }[],
    points: number,
  ): readonly string[] {
    const all = plays.map(
      ({ name, cards, won }) => `${name} ${cards}${!won ? '' : points > 0 ? ` took ${points}` : ' won'}`,
    );
    const took = all[plays.findIndex(({ won }) => won)] ?? '';
    return [`trick ${n}  ${all.join('  ')}`, all.join('  '), `trick ${n}  ${took}`, took];
  },
} as const;

/** Says what the Dealer decides now, after the name with its verb, and what comes next. */
export const waitingTexts = {
  buries: (dealer: string) =>
    [
      `${dealer} six cards.`,
      'Then the Dealer names two tickets: the player of each joins the House.',
    ] as const,
  names: (dealer: string) =>
    [
      `${dealer} two tickets.`,
      'The player of a named copy joins the House; all others are Players.',
    ] as const,
};

/** Names of the burials and follows that Tab proposes. */
export const offerTexts = {
  none: (suit: string) => `no ${suit} left`,
  low: 'low cards',
  cheapest: 'cheapest',
  wins: 'lowest that wins',
  points: 'most points',
  forced: 'forced',
};

/** A finished trick in the log. */
export const logTexts = {
  trick: (n: number, plays: readonly string[], points: number) =>
    `Trick ${n}: ${plays.join(' · ')}, ${count(points, 'point')}.`,
  play: (name: string, cards: string, won: boolean) => `${name} ${cards}${won ? ' won' : ''}`,
};

/** Names a rank in the singular: "two". */
const single = (rank: number): string => rankName(rank).replace(/(?<=x)es$|s$/, '');

/** Texts of the draw. */
export const drawTexts = {
  drawn: (drawn: number, all: number) => `${drawn} of ${all} drawn`,
  lastCalls: 'last calls',
  choice: (place: number, call: string) => `${place} ${call}`,
  needs: 'what a call needs',
  byTrumps: 'trumps, if called',
  trumpCount: (suit: string, trumps: number) => `${suit} ${count(trumps, 'trump')}`,
  noSuit: 'no suit',
  first: (rank: number) => `Nobody has called: a single ${single(rank)} makes its suit trumps.`,
  /** Says what replaces a call of this many cards. */
  beats(rank: number, cards: number, jokers: boolean): string {
    const more = `${capital(inWords(cards + 1))} ${rankName(rank)} of a suit`;
    const least = inWords(Math.max(2, cards));
    const standing = cards === 1 ? `a single ${single(rank)}` : `${inWords(cards)} ${rankName(rank)}`;
    if (cards === 4) return `${capital(least)} jokers alike beat ${standing}.`;
    return jokers ? `${more}, or ${least} jokers alike, beat ${standing}.` : `${more} beat ${standing}.`;
  },
  unbeaten: 'Nothing beats four alike.',
} as const;

const cards = (n: number): string => `${inWords(n)} ${n === 1 ? 'card' : 'cards'}`;
/** Counts cards: `four cards`. */
export const cardsText = cards;
const more = (n: number): string => `${inWords(n)} more ${n === 1 ? 'card' : 'cards'}`;

/** Texts about a selection. */
export const verdictTexts = {
  /** Nobody has called. `isLast`: are all cards drawn? */
  uncalled: (isLast: boolean) =>
    isLast
      ? 'All cards are drawn, last calls: nobody has called yet.'
      : 'Cards are drawn: nobody has called yet.',
  /** `by`: the player of the highest call; null for the reader. */
  called(isLast: boolean, by: string | null, call: string): string {
    const stands = by === null ? `your call of ${call} stands` : `${by}'s call of ${call} stands`;
    return isLast ? `All cards are drawn, last calls: ${stands}.` : `Cards are drawn: ${stands}.`;
  },
  stay: 'Stay',
  looks: 'Everybody gets a look after seven cards, and after a call.',
  chooses: 'c chooses a call for your next turn; nobody is asked meanwhile.',
  asks: 'You are asked whenever you can call.',
  noCall: 'No call is possible.',
  mayCall: (call: string, others: number) =>
    `You may call: c calls ${call}${others > 0 ? `; the arrows show ${count(others, 'other call')}` : ''}.`,
  call: (call: string) => `Call ${call}`,
  /** `trumps`: the glyph of the suit; null for none. */
  firstCall: (trumps: string | null) =>
    trumps === null ? 'no suit would be trumps.' : `${trumps} would be trumps.`,
  /** `by`: the player of the highest call; null for the caller. */
  beatsCall: (standing: string, by: string | null, trumps: string | null) =>
    `beats ${by === null ? 'your' : `${by}'s`} ${standing}: ${trumps ?? 'no suit'} would be trumps.`,
  becomesDealer: 'The player of the last call becomes Dealer and takes the kitty.',
  dealerStays: (dealer: string) => `The call sets trumps; the kitty goes to the Dealer, ${dealer}.`,
  buryNone: (n: number) => `Pick ${inWords(n)} cards to bury: Space picks.`,
  buryHow: (n: number) => `S H D C go to a suit, a rank picks its next copy; Tab proposes ${inWords(n)}.`,
  /** `back`: the picked copies under the cursor, which Space would put back, or null. */
  picked: (n: number, of: number, text: string, back: Copies | null) =>
    `Picked ${n} of ${of}: ${text}. ${back === null ? `Space: ${more(of - n)}.` : `Space puts ${copiesOf(back)} back.`}`,
  mustPlay: (text: string, missing: number, back: Copies | null) =>
    back === null
      ? `You must play ${text}. Space: ${more(missing)}.`
      : `You must play ${text} and ${more(missing)}.`,
  bury: (text: string) => `Bury ${text}`,
  keepNone: (suits: string) => `You keep no ${suits}.`,
  /** `next`: a card that can still be buried, with the points it would bring; or null. */
  kittyPoints(points: number, isPart: boolean, next: readonly [card: string, points: number] | null): string {
    const far = isPart ? ' so far' : '';
    const lie =
      points === 0 ? `No points in the kitty${far}` : `${count(points, 'point')} in the kitty${far}`;
    if (next) return `${lie}; ${next[0]} would add ${next[1]}.`;
    return points === 0 ? `${lie}.` : `${lie}: safe unless a Player wins the last trick.`;
  },
  nameTwo: 'Name two tickets.',
  namedBoth: (tickets: readonly string[]) => tickets.join(' and '),
  nameOneMore: (named: string) => `${named}. Name one more ticket.`,
  nameHow: '1 to 4 names that copy, Tab proposes two.',
  nameSecondHow: 'Arrows move; 1 to 4 names a copy.',
  where: (card: string, held: number, buried: number, out: number) =>
    `${card}: you hold ${held}${buried > 0 ? `, buried ${buried}` : ''}, the others ${out}.`,
  othersHold: (tickets: readonly { readonly out: number; readonly card: string }[]) =>
    `others hold ${list([...new Set(tickets.map(({ out, card }) => `${out === 0 ? 'no' : inWords(out)} ${card}`))])}.`,
  joins: 'The player of that copy joins your House.',
  nonePicked: (of: number) => `Pick ${cards(of)}: Space picks the one under the cursor.`,
  lead: 'You lead: Space picks a card.',
  leadHow: 'A card, identical cards, or a Tolaji: Tab shows what you have.',
  /** `form`: of several cards; null for a single one. `out`: unseen cards of the suit; null to leave that out. */
  leads(form: string | null, out: number | null, suit: string): string {
    const said = [
      ...(form === null ? [] : [form]),
      ...(out === null ? [] : [`${out === 0 ? 'no' : out} ${suit} still out`]),
    ];
    return said.length === 0 ? '' : `${said.join('; ')}.`;
  },
  /** Names several cards with their form: `7♥ 7♥, a pair`. */
  named: (cards: string, form: string) => `${cards} ${form}`,
  /** The place of the picked offer. `word`: a reason for it, or ''. */
  offer: (place: number, of: number, areMore: boolean, word: string) =>
    `Tab ${place} of ${of}${areMore ? ' or more' : ''}${word === '' ? '' : `, ${word}`}.`,
  third: (ticket: string) => `A third ticket, ${ticket}: which does it replace?`,
  replace: (first: string, second: string) => `1: ${first}. 2: ${second}. Esc: keep both as they are.`,
  unseen: (card: string, copies: number) =>
    copies === 0 ? `All four ${card} seen.` : `${card}: ${copies} unseen.`,
  leadsPoints: (points: number) => `Your lead holds ${count(points, 'point')}.`,
  takes: (points: number) => `You win the trick: ${count(points, 'point')}.`,
  ahead: (points: number, waiting: number) =>
    `Ahead so far: ${count(points, 'point')}, ${waiting} still to play.`,
  loses: (winner: string, best: string) => `${winner} wins it with ${best}.`,
  behind: (winner: string, best: string) => `${winner} stays ahead with ${best}.`,
  gets: (winner: string, points: number) => `${winner} would get ${points} from you.`,
  /** The player of the ticket is in the House already. */
  meetsOwn: (ticket: string) => `It is the ${ticket}: the House gains nobody.`,
  meets: (ticket: string) => `It is the ${ticket}: you join the House.`,
  forced: 'Nothing else is possible: Enter plays it.',
  led: (name: string, form: string, suit: string) => `${name} led ${form} of ${suit}.`,
  noEdge: 'Cards without a lower edge may not be played now.',
  owedTolaji: 'You hold such a Tolaji: play it.',
  owedGroups: (groups: string, size: number, suit: string) =>
    `Play ${groups}, ${inWords(size)} ${suit} in all.`,
  any: (suit: string) => `Play any ${suit.replace(/s$/, '')}.`,
  noPair: (suit: string, size: number) =>
    `You have no pair of ${suit}, so any ${inWords(size)} ${suit} will do.`,
  none: (size: number) => `You have none: play any ${size === 1 ? 'card' : cards(size)}.`,
  all: (size: number) => `Play your ${cards(size)} of it.`,
  some: (held: number, more: number) => `Play your ${cards(held)} of it and any ${inWords(more)} more.`,
} as const;

/** Notes beside a play, the fullest first. `points`: in the trick; null for none. */
export function playNotes(play: {
  readonly wins: boolean;
  readonly led: boolean;
  readonly taken: boolean;
  readonly points: number | null;
}): readonly string[] {
  const { wins, led, taken, points } = play;
  if (!wins) return led ? ['led'] : [];
  if (taken) return [...(points === null ? [] : [`takes ${points}`]), 'takes'];
  const told = points ? [`ahead, ${count(points, 'point')}`, `ahead ${points}`, 'ahead'] : ['ahead'];
  return led ? [`led, ${told[0]}`, ...told] : told;
}

/** Points between two marks of the table of levels. */
export const STEP = 80;

/** Texts of the account of a deal and of the match. */
export const accountTexts = {
  heads: ['points', 'level'],
  kitty: 'kitty',
  players: 'Players',
  tickets: 'tickets',
  out: 'out',
  past: 'past the last',
  none: 'No deal is over yet.',
  brought: (levels: number) => (levels === 0 ? 'no level gained' : `${count(levels, 'level')} gained`),
  party: (isHouse: boolean, isDealer: boolean) =>
    `${isHouse ? 'House' : 'Player'}${isDealer ? ', Dealer' : ''}`,
  rise: (from: string, to: string) => `${from} → ${to}`,
  kept: (cards: readonly string[], points: number) => `${cards.join(' ')}: ${points}, and the House keeps it`,
  won: (cards: readonly string[], sum: string, form: string, name: string) =>
    `${cards.join(' ')}: ${sum}, by ${form} of ${name}`,
  /** The points of the Players: in tricks, by the kitty, and the row of the table of levels. */
  sum: (tricks: number, kitty: number, row: string) =>
    `${tricks} in tricks${kitty > 0 ? ` + ${kitty} = ${tricks + kitty}` : ''} · ${row}`,
  row: (range: string, isHouse: boolean, levels: number) =>
    levels === 0
      ? `${range}: nobody rises`
      : `${range}: every ${isHouse ? 'House member' : 'Player'} +${levels}`,
  byNobody: (ticket: string) => `${ticket} met by nobody`,
  /** `trick`: null if the same player met the other one. */
  met: (ticket: string, seat: string, trick: number | null, joins: boolean) =>
    trick === null
      ? `${ticket} by ${seat} too: adds nobody`
      : `${ticket} met by ${seat} in trick ${trick}${joins ? '' : ': adds nobody'}`,
  note: (points: number, isHouse: boolean, levels: number) =>
    `${points}: ${levels === 0 ? 'nobody up' : `${isHouse ? 'House' : 'Player'} +${levels}`}`,
  rises: (names: string, isFirst: boolean, level: string) => `${names} to ${isFirst ? 'level ' : ''}${level}`,
  title: (points: number, isHouse: boolean, rises: readonly string[]) =>
    rises.length === 0
      ? `The Players have ${points} points: nobody rises.`
      : `The Players have ${points} points, so ${isHouse ? 'the House rises' : 'they rise'}: ${rises.join(', ')}.`,
  /** `after`: the Dealer before; null if the House of one keeps its Dealer. */
  next: (name: string, isYou: boolean, rank: string, isHouse: boolean, after: string | null) => {
    const why =
      after === null ? 'a House of one' : `the next ${isHouse ? 'House member' : 'Player'} after ${after}`;
    return `${name} ${isYou ? 'deal' : 'deals'} next, ${why}; trumps are the ${rank}.`;
  },
  wins: (names: string, isMany: boolean) => `${names} ${isMany ? 'win' : 'wins'}`,
  highest: (wins: string, level: string) => `${wins} on level ${level}, the highest.`,
  agreed: (deals: string) => `It ends after ${deals}, as agreed.`,
  already: (wins: string, level: string, isHouse: boolean) =>
    `${wins}: already on ${level}, and the ${isHouse ? 'House' : 'Player party'} rises.`,
  reach: (names: string, isMany: boolean, level: string) =>
    `${names} ${isMany ? 'reach' : 'reaches'} ${level} in the same deal, but did not play on it.`,
  again: (level: string) => `It ends because somebody on ${level} has risen once more.`,
} as const;

/** A player in a line. */
export const playerWords = {
  side: { house: 'House', player: 'against the House' } as { readonly [party: string]: string },
};

/** The signs on the table, for the help. */
export const marks: readonly Mark[] = [
  { sign: '(D)', means: 'the Dealer' },
  { sign: '1st K♣', means: 'a ticket: the player of that K♣ joins the House' },
  { sign: 'out', means: 'suits that the player has run out of, trumps by their suit' },
  {
    sign: 'points',
    means:
      'points of all who are not known to be House; the bar stands between the numbers of points that change the result; House +1: a level for each of the House',
  },
  { sign: handTexts.must, means: 'cards that you must play; those without a choice are raised already' },
  { sign: '│5♠│', means: 'without a lower edge: cannot be played now' },
  { sign: boardTexts.tops, means: 'jokers and cards of the trump rank' },
  { sign: sideTexts.unseen, means: 'copies that you have not seen' },
  { sign: '+3', means: '3 more cards in that play' },
];
