import { canonicalCardText, formatCard, parseCard, SUITS } from '../card.ts';
import { add, type CardSet, EMPTY, has } from '../card-set.ts';
import type { Refusal as AnyRefusal, Speaker } from '../game.ts';
import { commonRefusalText, count, list, type MoveWords, unreadable, verb } from '../words.ts';
import { inOrder, type Kind, kindOf, type Rating, ratedRank, ratedSuit } from './combination.ts';
import { CHECK, type Fact, type Move, type Refusal } from './state.ts';

export const format = (move: Move): string =>
  move.kind === 'check' ? 'check' : inOrder(move.cards).map(formatCard).join(' ');

export function parse(text: string): Move | AnyRefusal {
  const words = text.trim().split(/[\s,]+/u);
  if (words.length === 1 && words[0]!.toLowerCase() === 'check') return CHECK;
  let cards: CardSet = EMPTY;
  for (const word of words) {
    const card = parseCard(word);
    if (card === undefined) return unreadable(text, 'move');
    if (has(cards, card)) return { rule: 'same-card-twice', card: canonicalCardText(word) } as AnyRefusal;
    cards = add(cards, card);
  }
  return { kind: 'play', cards };
}

const ONE_OF = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const plural = (rank: number): string => (ONE_OF[rank] === 'six' ? 'sixes' : `${ONE_OF[rank]}s`);

/** The name of a play: "pair of nines", "straight to the nine of D". */
export function combinationText(rating: Rating, speaker: Speaker): string {
  const kind = kindOf(rating);
  const rank = ratedRank(rating);
  const suit = speaker.suit(SUITS[ratedSuit(rating)]!);
  switch (kind) {
    case 'single':
      return `single ${ONE_OF[rank]} of ${suit}`;
    case 'pair':
      return `pair of ${plural(rank)}`;
    case 'trips':
      return `trips of ${plural(rank)}`;
    case 'full house':
      return `full house of ${plural(rank)}`;
    case 'quads':
      return `quads of ${plural(rank)}`;
    case 'straight':
      return `straight to the ${ONE_OF[rank]} of ${suit}`;
    case 'flush':
    case 'straight flush':
      return `${kind} in ${suit} to the ${ONE_OF[rank]}`;
    case 'royal flush':
      return `royal flush in ${suit}`;
  }
}

/** Sentences on plays that beat the one on the table; fivers are beaten by fivers. */
const TO_BEAT: { readonly [kind in Kind]?: string } = {
  single: 'A single is on the table: play a higher single, or check.',
  pair: 'A pair is on the table: play a higher pair, or check.',
  trips: 'Trips are on the table: play higher trips, or check.',
};
const FIVER_TO_BEAT = 'A fiver is on the table: play a higher fiver, or check.';

const cardsText = (cards: readonly string[], speaker: Speaker): string =>
  cards.map((card) => speaker.card(card)).join(' ');

const MOVE_WORDS: MoveWords<'deal'> = {
  written: { move: 'name the cards to play, like 3C 3D, or type check' },
  due: { deal: 'the next deal is due' },
};

export function refusalText(refusal: Refusal, speaker: Speaker): string {
  switch (refusal.rule) {
    case 'leader-plays':
      return 'You lead a fresh table: play something.';
    case 'wrong-number':
      return `A play is one, two, three or five cards, not ${refusal.cards}.`;
    case 'no-combination':
      if (refusal.cards === 2) return 'A pair is two cards of one rank.';
      if (refusal.cards === 3) return 'Trips are three cards of one rank.';
      return 'These five are no straight, flush, full house or quads.';
    case 'wraps':
      return 'No straight: aces are high, twos are low.';
    case 'open-with-2c':
      return `The first play of the match must contain ${speaker.card('2C')}.`;
    case 'wrong-kind':
      return TO_BEAT[refusal.kind] ?? FIVER_TO_BEAT;
    case 'too-low': {
      const verbal = refusal.cards.length === 1 ? 'does' : 'do';
      return `${cardsText(refusal.cards, speaker)} ${verbal} not beat ${cardsText(refusal.toBeat, speaker)}.`;
    }
    default:
      return commonRefusalText(refusal, speaker, MOVE_WORDS);
  }
}

export function factText(fact: Fact, speaker: Speaker): string {
  const bySeat = (numbers: readonly number[], sign = ''): string =>
    numbers.map((n, seat) => `${speaker.seat(seat)} ${sign}${n}`).join(', ');
  switch (fact.kind) {
    case 'dealt':
      return fact.opening
        ? `Deal ${fact.deal}: ${verb(speaker, fact.leader, 'hold')} ${speaker.card('2C')} and ${third(speaker, fact.leader, 'open')}.`
        : `Deal ${fact.deal}: ${verb(speaker, fact.leader, 'lead')}.`;
    case 'played':
      return `${verb(speaker, fact.seat, 'play')} ${cardsText(fact.cards, speaker)} (${fact.combination}), ${
        fact.cardsLeft === 0 ? 'the last' : `${fact.cardsLeft} left`
      }.`;
    case 'checked':
      return `${verb(speaker, fact.seat, 'check')}.`;
    case 'took-table':
      return `${verb(speaker, fact.seat, 'take')} the table and ${third(speaker, fact.seat, 'lead')}.`;
    case 'went-out':
      return `${verb(speaker, fact.seat, 'go', 'goes')} out.`;
    case 'deal-scored':
      return `Cards left: ${bySeat(fact.points, '+')}. Totals: ${bySeat(fact.scores)}.`;
    case 'match-over': {
      const names = list(fact.winners.map((seat) => speaker.seat(seat)));
      const low = count(Math.min(...fact.scores), 'card');
      return fact.winners.length > 1
        ? `The match is over: ${names} share the win with ${low}.`
        : `The match is over: ${verb(speaker, fact.winners[0]!, 'win')} with ${low}.`;
    }
  }
}

const third = (speaker: Speaker, seat: number, plain: string): string =>
  speaker.you === seat ? plain : `${plain}s`;
