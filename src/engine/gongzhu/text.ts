import { formatCard, parseCard, SUIT_NAMES, SUITS } from '../card.ts';
import type { BySeat, Seat, Speaker } from '../game.ts';
import { commonRefusalText, list, type MoveWords, type Unreadable, unreadable, verb } from '../words.ts';
import { type Fact, type Move, PLAYS, type Refusal } from './state.ts';

export const format = (move: Move): string =>
  move.kind === 'play' ? formatCard(move.card) : ['pass', ...move.cards.map(formatCard)].join(' ');

/** Most words of a move. */
const LONGEST = 53;

export function parse(text: string): Move | Unreadable {
  const words = text.trim().split(/[\s,]+/, LONGEST + 1);
  const passing = words[0]?.toLowerCase() === 'pass';
  const named = (passing ? words.slice(1) : words).map(parseCard);
  const cards = named.filter((card) => card !== undefined);
  if (words.length > LONGEST || cards.length < named.length) return unreadable(text, 'move');
  if (passing) return { kind: 'pass', cards: cards.sort((a, b) => a - b) };
  return cards.length === 1 ? PLAYS[cards[0]!]! : unreadable(text, 'move');
}

const MOVE_WORDS: MoveWords<'deal' | 'pass' | 'play'> = {
  written: { move: 'a move is a card (QS), or "pass" and three cards (pass 3C AH QS)' },
  due: { deal: 'the next deal is due', pass: 'pass three cards first', play: 'play one card' },
};

export function refusalText(refusal: Refusal, speaker: Speaker): string {
  switch (refusal.rule) {
    case 'pass-three':
      return `Pass exactly three cards; you named ${refusal.named || 'none'}.`;
    case 'two-of-clubs-leads':
      return `${speaker.card('2C')} must be led to the first trick.`;
    case 'follow-suit':
      return `You still hold ${SUIT_NAMES[SUITS.indexOf(refusal.suit)]}.`;
    case 'no-points-on-first-trick':
      return `${speaker.card(refusal.card)} is a pointed card: play another one to the first trick.`;
    case 'hearts-not-broken':
      return 'Hearts are not broken yet: lead another suit.';
    default:
      return commonRefusalText(refusal, speaker, MOVE_WORDS);
  }
}

const PASS_WORDS = [
  'no passing',
  'pass three cards to the left',
  'pass three cards across',
  'pass three cards to the right',
];

export function factText(fact: Fact, speaker: Speaker): string {
  const cards = (texts: readonly string[]): string => texts.map((text) => speaker.card(text)).join(' ');
  const object = (seat: Seat): string => (speaker.you === seat ? 'you' : speaker.seat(seat));
  switch (fact.kind) {
    case 'dealt':
      return `Deal ${fact.deal}: ${PASS_WORDS[fact.to]}.`;
    case 'passed':
      return `${verb(speaker, fact.seat, 'pass', 'passes')} ${fact.cards ? cards(fact.cards) : 'three cards'} to ${object(fact.receiver)}.`;
    case 'received':
      return `${verb(speaker, fact.seat, 'get')} ${cards(fact.cards)} from ${object(fact.giver)}.`;
    case 'begins':
      return `${verb(speaker, fact.seat, 'hold')} ${speaker.card('2C')} and must lead it.`;
    case 'played':
      return `${verb(speaker, fact.seat, fact.lead ? 'lead' : 'play')} ${speaker.card(fact.card)}.`;
    case 'hearts-broken':
      return 'Hearts are broken.';
    case 'trick-taken': {
      const [best] = fact.plays.find(({ seat }) => seat === fact.seat)!.cards as [string];
      const taking = `${verb(speaker, fact.seat, 'win')} the trick with ${speaker.card(best)}`;
      if (fact.pointed.length === 0) return `${taking}.`;
      const prizes = list(fact.pointed.map((text) => prizeName(text, speaker)));
      const soFar = `${points(fact.points, speaker)} so far${fact.doubled ? `, doubled by ${speaker.card('TC')}` : ''}`;
      return `${taking} and ${speaker.you === fact.seat ? 'get' : 'gets'} ${prizes}: ${fact.moon ? `all the hearts, which is the moon; ${soFar}` : soFar}.`;
    }
    case 'deal-scored': {
      const moon =
        fact.shooter === null
          ? ''
          : `${verb(speaker, fact.shooter, 'shoot')} the moon: all hearts for 0, +${fact.forOthers} for each of the others! `;
      return `${moon}Deal ${fact.deal}: ${sums(fact.points, speaker, true)}. Total: ${sums(fact.scores, speaker, false)}.`;
    }
    case 'match-over': {
      const score = points(fact.scores[fact.winners[0]!]!, speaker);
      const names = list(
        fact.winners.map((seat, place) => (place === 0 ? speaker.seat(seat) : object(seat))),
      );
      if (fact.winners.length > 1) return `The match is over: ${names} share the win with ${score}.`;
      return `The match is over: ${verb(speaker, fact.winners[0]!, 'win')} with ${score}.`;
    }
  }
}

const points = (n: number, { number }: Speaker): string => `${number(n)} ${n === 1 ? 'point' : 'points'}`;

const prizeName = (text: string, speaker: Speaker): string =>
  text === 'QS' ? 'the Pig' : text === 'JD' ? 'the Goat' : speaker.card(text);

const sums = (points: BySeat<number>, speaker: Speaker, signed: boolean): string =>
  points
    .map((n, seat) => `${speaker.seat(seat)} ${signed && n > 0 ? '+' : ''}${speaker.number(n)}`)
    .join(', ');
