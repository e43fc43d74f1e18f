import { canonicalCardText, SUIT_NAMES, SUITS } from '../card.ts';
import type { Speaker } from '../game.ts';
import {
  capital,
  commonRefusalText,
  count,
  list,
  type MoveWords,
  type Unreadable,
  unreadable,
  verb,
} from '../words.ts';
import { type BidName, bidOf, findBid } from './bids.ts';
import { formatCard, parseCard } from './cards.ts';
import type { Begun, Fact, Move, Refusal } from './state.ts';

export function format(move: Move): string {
  switch (move.kind) {
    case 'bid':
      return /^\d/.test(move.bid) ? `bid ${move.bid}` : move.bid;
    case 'pass':
      return 'pass';
    case 'give':
      return `give ${formatCard(move.card)}`;
    case 'bury':
      return ['bury', ...move.cards.map(formatCard)].join(' ');
    case 'play':
      return formatCard(move.card) + (move.suit === null ? '' : `:${SUITS[move.suit]}`);
  }
}

export function parse(text: string): Move | Unreadable<Begun> {
  const words = text.slice(0, LONGEST).trim().split(/\s+/);
  const verb = words[0]!.toLowerCase();
  const rest = words.slice(1);
  const move = text.length <= LONGEST ? parseWords(verb, rest) : undefined;
  return move ?? unreadable(text, BEGUN.find((begun) => begun === verb) ?? 'move');
}

/** Most characters of a move, blanks included. */
const LONGEST = 200;

const BEGUN: readonly Begun[] = ['bid', 'inkle', 'give', 'bury'];

function parseWords(verb: string, rest: readonly string[]): Move | undefined {
  switch (verb) {
    case 'bid':
      return rest.length === 1 ? parseBid(rest[0]!) : undefined;
    case 'inkle':
      return rest.length === 1 ? bidMove(`inkle ${canonicalCardText(rest[0]!)}`) : undefined;
    case 'nello':
      return rest.length === 0 ? { kind: 'bid', bid: 'nello' } : undefined;
    case 'pass':
      return rest.length === 0 ? { kind: 'pass' } : undefined;
    case 'give': {
      const card = parseCard(rest[0] ?? '');
      return rest.length === 1 && card !== undefined ? { kind: 'give', card } : undefined;
    }
    case 'bury': {
      const cards = rest.map(parseCard).filter((card) => card !== undefined);
      return cards.length === rest.length && cards.length > 0
        ? { kind: 'bury', cards: cards.sort((a, b) => a - b) }
        : undefined;
    }
    default:
      return rest.length === 0 ? parsePlay(verb) : undefined;
  }
}

function parseBid(text: string): Move | undefined {
  const [, level, strain] = /^(\d+)(\D+)$/.exec(text) ?? [];
  return strain === undefined ? undefined : bidMove(level + canonicalCardText(strain));
}

function bidMove(name: string): Move | undefined {
  const bid = findBid(name);
  return bid && { kind: 'bid', bid: bid.name };
}

function parsePlay(text: string): Move | undefined {
  const [name, suitName, more] = text.split(':');
  const card = parseCard(name!);
  if (card === undefined || more !== undefined) return undefined;
  if (suitName === undefined) return { kind: 'play', card, suit: null };
  const suit = (SUITS as readonly string[]).indexOf(canonicalCardText(suitName));
  return suit < 0 ? undefined : { kind: 'play', card, suit };
}

/** "hearts", or "trumps" for the trump suit. */
const suitName = (suit: number, trump: number): string => (suit === trump ? 'trumps' : SUIT_NAMES[suit]!);

/** A bid in words: "7♥", "8 No-Trump", "Inkle ♣", "Nello". */
export function bidText(name: BidName, speaker: Speaker): string {
  const { tricks, strain, inkle } = bidOf(name);
  if (strain === null) return 'Nello';
  const trumps = strain === 'NT' ? 'No-Trump' : speaker.suit(strain);
  if (inkle) return `Inkle ${trumps}`;
  return strain === 'NT' ? `${tricks} ${trumps}` : tricks + trumps;
}

const MOVE_WORDS: MoveWords<'deal' | 'bid' | 'give' | 'play', Begun> = {
  written: {
    bid: 'a bid is bid 6S to bid 10NT (ten tricks are the number 10)',
    inkle: 'an Inkle is inkle and S, C, D, H or NT',
    give: 'give names one card, e.g. give 4C',
    bury: 'bury names cards, e.g. bury 4C 5D 6D 4H 5H',
    move: 'expected a card (AH, JK:H) or bid, inkle, nello, pass, give, bury',
  },
  due: {
    deal: 'the cards are about to be dealt',
    bid: 'bid, or pass',
    give: 'give one card to the widow',
    play: 'play a card',
  },
};

export function refusalText(refusal: Refusal, speaker: Speaker): string {
  switch (refusal.rule) {
    case 'bid-too-low':
      return refusal.bid === refusal.highest
        ? `${verb(speaker, refusal.by, 'have', 'has')} bid ${bidText(refusal.bid, speaker)} already: bid higher or pass.`
        : `${bidText(refusal.bid, speaker)} does not beat ${bidText(refusal.highest, speaker)}: bid higher or pass.`;
    case 'nello-in-the-hole':
      return `Nello is only for a team below zero; yours has ${speaker.number(refusal.score)}.`;
    case 'nello-off':
      return 'Nello is switched off at this table.';
    case 'bury-count':
      return `Bury exactly ${count(refusal.need, 'card')}, not ${refusal.named}.`;
    case 'follow-suit':
      return followText(refusal, speaker);
    case 'name-a-suit':
      return 'Name the suit that the others must follow: S, H, C or D, as in JK:H.';
    case 'no-suit-to-name':
      return `${capital(cardName(refusal.card, speaker))} names no suit here: only a Joker led without trumps does.`;
    case 'not-now':
      if (refusal.due === 'bury') return `Not now: bury ${count(refusal.cards, 'card')}.`;
      return commonRefusalText(refusal, speaker, MOVE_WORDS);
    default:
      return commonRefusalText(refusal, speaker, MOVE_WORDS);
  }
}

function followText(refusal: Refusal & { rule: 'follow-suit' }, speaker: Speaker): string {
  const suit = suitName(refusal.suit, refusal.trump);
  if (refusal.card === 'JK') return `You still hold ${suit}: follow suit before you play the Joker.`;
  if (refusal.disguised.length === 0) return `You still hold ${suit}.`;
  const cards = list(refusal.disguised.map((card) => cardName(card, speaker)));
  return `Trumps were led, and ${cards} ${refusal.disguised.length === 1 ? 'is one' : 'are trumps'}.`;
}

/** A card in a sentence: "the Joker", "Q♠". */
const cardName = (text: string, speaker: Speaker): string =>
  text === 'JK' ? 'the Joker' : speaker.card(text);
const cardNames = (texts: readonly string[], speaker: Speaker): string =>
  texts.map((text) => speaker.card(text)).join(' ');

export function factText(fact: Fact, speaker: Speaker): string {
  switch (fact.kind) {
    case 'dealt':
      return `Deal ${fact.deal}: ${verb(speaker, fact.dealer, 'deal')}.`;
    case 'call':
      return fact.bid === null
        ? `${verb(speaker, fact.seat, 'pass', 'passes')}.`
        : `${verb(speaker, fact.seat, 'bid')} ${bidText(fact.bid, speaker)}${bidOf(fact.bid).inkle ? ', a weak six: a signal to the partner' : ''}.`;
    case 'contract':
      return `${verb(speaker, fact.seat, 'have', 'has')} the contract: ${contractText(fact.bid, speaker)}${outText(fact.out, speaker)}.`;
    case 'gave':
      return `${verb(speaker, fact.seat, 'give')} ${fact.card === null ? 'a card' : cardName(fact.card, speaker)} to the widow.`;
    case 'widow':
      return `${verb(speaker, fact.seat, 'take')} the widow: ${hiddenCards(fact, speaker)}.`;
    case 'buried':
      return `${verb(speaker, fact.seat, 'bury', 'buries')} ${hiddenCards(fact, speaker)}.`;
    case 'played':
      return `${verb(speaker, fact.seat, fact.lead ? 'lead' : 'play')} ${cardName(fact.card, speaker)}${fact.named === null ? '' : ` and names ${speaker.suit(fact.named)}`}.`;
    case 'trick-taken':
      return `${verb(speaker, fact.seat, 'win')} the trick with ${cardName(winningCard(fact), speaker)} (contractors ${fact.contractors}, defenders ${fact.defenders}).`;
    case 'deal-scored':
      return scoredText(fact, speaker);
    case 'match-over':
      return `${list(fact.winners.map((seat) => speaker.seat(seat)))} win the match ${speaker.number(Math.max(...fact.scores))} to ${speaker.number(Math.min(...fact.scores))}.`;
  }
}

const contractText = (name: BidName, speaker: Speaker): string =>
  name === 'nello'
    ? 'Nello, no trick at all'
    : `${bidText(name, speaker)}, ${bidOf(name).tricks} tricks for ${bidOf(name).points}`;

const outText = (out: readonly number[], speaker: Speaker): string =>
  out.length === 0
    ? ''
    : `; ${list(out.map((seat) => speaker.seat(seat)))} ${out.length > 1 || out[0] === speaker.you ? 'sit' : 'sits'} out`;

const hiddenCards = (fact: { size: number; cards: readonly string[] | null }, speaker: Speaker): string =>
  fact.cards === null ? count(fact.size, 'card') : cardNames(fact.cards, speaker);

const winningCard = ({ seat, plays }: Fact & { kind: 'trick-taken' }): string =>
  plays.find((play) => play.seat === seat)!.cards[0]!;

function scoredText({ result, scores, dealer }: Fact & { kind: 'deal-scored' }, speaker: Speaker): string {
  const { contract, contractor, tricks, points } = result;
  if (contract === null || contractor === null)
    return `All pass: no score, and ${verb(speaker, dealer, 'deal')} again.`;
  const mine = points[contractor]!;
  const theirs = points[(contractor + 1) % points.length]!;
  const slam = contract !== 'nello' && tricks === 10 ? ', a Grand Slam' : '';
  const outcome = `${verb(speaker, contractor, mine > 0 ? 'make' : 'fail')} ${bidText(contract, speaker)} with ${count(tricks, 'trick')}${slam}`;
  return `${outcome}: contractors ${signed(mine, speaker)}, defenders ${signed(theirs, speaker)}. Scores: ${scores.map(speaker.number).join(' to ')}.`;
}

const signed = (n: number, { number }: Speaker): string => (n > 0 ? `+${n}` : number(n));
