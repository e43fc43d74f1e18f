import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import type { CardSet } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import { inOrder } from '../../engine/shang/combination.ts';
import { capital, count, inWords, list } from '../../engine/words.ts';
import type { Mark } from '../table.ts';

/** Sorts the cards of a play for reading: threes before pairs, else by rank. */
export function ordered(cards: CardSet): Card[] {
  const list = inOrder(cards);
  const copies = (card: Card) => list.filter((other) => rankOf(other) === rankOf(card)).length;
  return list.toSorted((a, b) => copies(b) - copies(a));
}

const written = (cards: CardSet, speaker: Speaker, between: string): string =>
  ordered(cards)
    .map((card) => speaker.card(formatCard(card)))
    .join(between);

/** Writes cards for a sentence: up to three apart (`9♦ 9♠`), more of them close together. */
export const cardsText = (cards: CardSet, speaker: Speaker): string =>
  written(cards, speaker, inOrder(cards).length > 3 ? '' : ' ');

/** Writes cards for a narrow space: `9♦9♠`. */
export const closeText = (cards: CardSet, speaker: Speaker): string => written(cards, speaker, '');

/** Says how many plays beat it: `One play beats it`, `Four plays beat it`. */
const beatIt = (plays: number): string =>
  `${capital(inWords(plays))} ${plays === 1 ? 'play beats' : 'plays beat'} it`;

/** Texts about a selection, and before one. */
export const verdictTexts = {
  yourLead: 'Your lead: Space picks a card, Tab a play.',
  yourOpening: (card: string) => `You open with ${card}: Space picks a card, Tab a play.`,
  check: 'Check',
  cards: (n: number) => count(n, 'card'),
  /** Names several cards with their kind: `pair 9♣ 9♦`. */
  play: (kind: string, cards: string) => `${kind} ${cards}`,
  goesOut: 'your last cards: you go out.',
  leads: 'you lead it.',
  /** Names several cards in full: `pair of fours, 4♣ 4♦`. */
  atLength: (combination: string, cards: string) => `${combination}, ${cards}`,
  toBeat: (play: string, by: string) => `To beat: ${play} by ${by}`,
  nothingBeats: 'Nothing you hold beats it: [.] checks, and you wait for the next table.',
  beatIt: (plays: number) => `${beatIt(plays)}: Space picks a card, Tab a play; [.] checks.`,
  /** Text about a picked play. */
  goThrough: (plays: number) =>
    `${beatIt(plays)} (${plays === 1 ? 'Tab' : 'Tab goes through them'}); [.] checks.`,
  breaksNothing: 'It breaks nothing in your hand.',
  /** `which`: its place among the reader's plays that beat these cards; null for none in particular. */
  beats(cards: string, which: 'only' | 'lowest' | 'highest' | null): string {
    if (which === null) return `beats ${cards}.`;
    const told = {
      only: 'your only one that does',
      lowest: 'your lowest that does',
      highest: 'your highest',
    };
    return `beats ${cards}: ${told[which]}.`;
  },
  outThen: 'you wait for the next table.',
  couldBeat: (cards: string) => `You could beat ${cards}.`,
  cannotBeat: (cards: string) => `nothing in your hand beats ${cards}.`,
  /** Says what a play breaks in the hand, and how much more. */
  breaks: (names: readonly string[], more: number) =>
    `Breaks your ${list(more > 0 ? [...names, `${more} more`] : names)}.`,
  breaksMany: (n: number) => `Breaks ${count(n, 'combination')}.`,
} as const;

/** Texts of the top line. */
export const bannerTexts = {
  ends: (limit: number) => `ends at ${limit}`,
  toBeat: (play: string, by: string) => `to beat: ${play} by ${by}`,
  opens: (opens: string, card: string) => `${opens} with ${card}`,
  leads: (leads: string) => `${leads} a fresh table`,
  /** On a calm table. */
  kindToBeat: (kind: string) => `${kind} to beat`,
  fresh: 'fresh table',
  freshOpens: (card: string) => `fresh table, ${card} opens`,
} as const;

/** Texts at the seats, and of a player in a line. */
export const words = {
  /** The longest first. */
  left: (cards: number, isLow: boolean) => [
    ...(isLow ? [`only ${cards} left`] : []),
    `${cards} left`,
    String(cards),
  ],
  out: 'out',
  takes: (isYou: boolean) => (isYou ? 'take it' : 'takes it'),
  checked: 'checked',
  match: (total: number) => `match ${total}`,
} as const;

/** Texts of panels and short lists. `key`: the key that changes the panel, in brackets, or ''. */
export const sideTexts = {
  plays: 'plays (Tab)',
  none: 'none',
  check: '. check',
  best: (kind: string) => `best ${kind}`.trimEnd(),
  more: (plays: number) => `${plays} more`,
  thisTable: 'this table',
  lastTable: (key: string) => `last table${key}`,
  earlier: (number: number, key: string) => `table ${number}${key}`,
  noneYet: 'none yet',
  toBeat: 'to beat',
  took: 'took it',
  match: 'match',
  stillOut: 'still out',
  noPairs: (ranks: readonly string[]) => `no pair can be left of ${ranks.join(' ')}`,
  pairsOf: (ranks: readonly string[]) =>
    ranks.length === 0 ? 'no pair can be left' : `pairs only of ${ranks.join(' ')}`,
  /** In one line. */
  outLine: (ranks: readonly string[]) => `out ${ranks.join(' ')}`,
  tookIt: (name: string) => `${name} took it`,
  /** In one line, the longest text first. */
  lastLine: (name: string, cards: string) => [
    `${name} took the last table with ${cards}`,
    `last ${name} ${cards}`,
    cards,
  ],
} as const;

/** Titles and texts on what beats a play, or what may be led. `suits`: from the highest. */
export const ruleTexts = {
  lead: () => ({ title: 'a lead', rule: 'one, two or three cards of a rank, or a fiver' }),
  single: (suits: readonly string[]) => ({
    title: 'beats a single',
    rule: `a higher rank; of equal ranks ${suits.join(' over ')}`,
  }),
  pair: ([highest]: readonly string[]) => ({
    title: 'beats a pair',
    rule: `a higher pair; of equal ranks the one with ${highest}`,
  }),
  trips: () => ({ title: 'beats trips', rule: 'trips of a higher rank' }),
  fiver: () => ({
    title: 'beats a fiver',
    rule: 'a higher fiver: straight, flush, full house, quads, straight flush, from low to high',
  }),
} as const;

/** The signs of the table, for the help. */
export const marks: readonly Mark[] = [
  { sign: '2 … A', means: 'the order of ranks, from low to high; of equal ranks ♣ ♦ ♥ ♠' },
  { sign: '·', means: 'in the list of cards still out: the others do not hold this one' },
  { sign: '┏━┓', means: 'heavy frame: the play to beat; in your hand, picked' },
  { sign: 'dim', means: 'in your hand: fits no legal play now' },
];

/** Texts of keys. */
export const keyTexts = {
  rank: '2-9 0 J Q K A: next of it, 0 for ten',
  pick: 'pick the card, or put it back',
  group: 'pair or group',
  groupHelp: 'the pair or group of a card',
  fewer: 'one fewer',
  fewerHelp: 'put the last card back',
  plays: 'legal plays, weakest first',
  kind: 'weakest play of a kind',
  check: 'check: wait for the next table',
  sort: 'hand by rank, suit, shape',
  last: 'last table',
  lastHelp: 'the last table, and earlier',
  noTable: 'No table of this deal is over yet.',
  oneTable: 'There was only one table before this one: the panel shows it.',
  holdsNone: (rank: string) => `You hold no ${rank}.`,
} as const;

/** Texts of the account of a deal and of the match. */
export const accountTexts = {
  ends: (limit: number) => `ends at ${limit} · low score wins`,
  /** The text after a name. */
  out: (last: readonly string[]) => `went out with ${last.join(' ')}`,
  note: (name: string) => `${name} out`,
  wins: (wins: string, total: number) => `${wins} with ${total}, the lowest total.`,
  reached: (name: string, score: number, limit: number, gain: number) =>
    `${name} reached ${score} of ${limit} (${score - gain} + ${gain})`,
  end: (reached: string) => `It ends because ${reached}.`,
  follows: (limit: number, deal: number) => `Nobody has ${limit}: deal ${deal} follows.`,
  leads: (leads: string) => `${leads} it, with anything.`,
  goesOn: (limit: number) => `Nobody has ${limit}: the match goes on.`,
} as const;
