import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import type { CardSet } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import { inOrder } from '../../engine/shang/combination.ts';
import { capital, count, inWords, list } from '../../engine/words.ts';

/** The title of the box around players and plays. */
export const tableTitle = (number: number): string => `Table ${number}`;

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
  opens: (card: string) => `You open the match: any play that contains ${card}.`,
  freshTable: 'A fresh table: one, two or three of a rank, or a fiver.',
  nothingBeats: 'Nothing in your hand beats it: [.] checks (passes).',
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
  outThen: 'you sit out until the table resets.',
  couldBeat: (cards: string) => `You could beat ${cards}.`,
  cannotBeat: (cards: string) => `nothing in your hand beats ${cards}.`,
  /** Says what a play breaks in the hand, and how much more. */
  breaks: (names: readonly string[], more: number) =>
    `Breaks your ${list(more > 0 ? [...names, `${more} more`] : names)}.`,
  breaksMany: (n: number) => `Breaks ${count(n, 'combination')}.`,
} as const;

/** Texts of a calm table. */
export const calmTexts = {
  toBeat: (kind: string) => `${kind} to beat`,
  fresh: 'fresh table',
  opens: (card: string) => `fresh table, ${card} opens`,
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
  lastTable: 'last table',
  took: (name: string) => `${name} took it`,
  /** In one line, the longest text first. */
  lastLine: (name: string, cards: string) => [
    `${name} took the last table with ${cards}`,
    `last ${name} ${cards}`,
    cards,
  ],
  stillOut: 'still out',
  outLine: (ranks: readonly string[]) => `out ${ranks.join(' ')}`,
} as const;

/** Texts of a player's last deed, or of the deed that is due. */
export const deedTexts = {
  opens: 'to open',
  leads: 'to lead',
  plays: 'to play',
  yours: 'your turn',
  top: (cards: string, isTaken: boolean) => `${cards} ${isTaken ? 'takes it' : 'to beat'}`,
  opening: (opens: string, card: string) => `${opens}: the first play must contain ${card}.`,
  fresh: (leads: string) => `A fresh table: ${leads} anything.`,
} as const;

/** Rules for the play on the table. The first text is emphasised. */
export const ruleTexts = {
  lead: ['A lead', ' is one, two or three cards of a rank, or a fiver.'],
  single: (highest: string, others: string) =>
    ['A single', ` is beaten by a higher rank; of equals ${highest} beats ${others}.`] as const,
  pair: (highest: string) =>
    ['A pair', ` is beaten by a higher one; of equal ranks the one with ${highest}.`] as const,
  trips: ['Trips', ' are beaten by trips of a higher rank.'],
  fivers: ['Fivers', ' rise: straight, flush, full house, quads, straight flush.'],
} as const;

/** Heads and texts of the players' columns. */
export const columnTexts = {
  player: 'player',
  left: 'cards left',
  total: 'total',
  now: 'now',
  nowMeans: ': what the deal would cost each player if it ended here.',
  table: 'this table',
  out: 'OUT',
  low: 'LOW',
  led: ' led',
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

/** A player in a line. */
export const playerWords = {
  checked: 'checked',
};
