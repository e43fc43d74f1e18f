import type { Speaker } from '../game.ts';
import {
  commonRefusalText,
  count,
  list,
  type MoveWords,
  type Unreadable,
  unreadable,
  verb,
  within,
} from '../words.ts';
import { AROUND, CENTRE, formatSpace, parseSpace, type Space } from './board.ts';
import { COLOUR_NAMES, cardColour, formatCard, parseCard } from './cards.ts';
import type { Score } from './score.ts';
import type { Fact, Move, Placed, Refusal } from './state.ts';

export const format = (move: Move): string =>
  move.kind === 'pass' ? 'pass' : `${formatCard(move.card)}@${formatSpace(move.space)}`;

export function parse(text: string): Move | Unreadable {
  const typed = text.trim();
  if (/^pass$/i.test(typed)) return { kind: 'pass' };
  const [, cardText, spaceText] = /^(\w\w) {0,3}@ {0,3}(\w\w)$/.exec(typed) ?? [];
  const card = parseCard(cardText ?? '');
  const space = parseSpace(spaceText ?? '');
  if (card === undefined || space === undefined) return unreadable(text, 'move');
  return { kind: 'place', card, space };
}

const spaceList = (spaces: readonly Space[]): string => list(spaces.map(formatSpace));

const MOVE_WORDS: MoveWords<'deal'> = {
  written: { move: 'a move is a card and a space from a1 to g7 (B4@c5), or pass' },
  due: { deal: 'the cards must be dealt first' },
};

export function refusalText(refusal: Refusal, speaker: Speaker): string {
  const card = (c: number): string => speaker.card(formatCard(c));
  switch (refusal.rule) {
    case 'taken':
      return `${formatSpace(refusal.space)} is not empty: ${card(refusal.by)} is there.`;
    case 'equal-neighbour':
      return `${card(refusal.card)} cannot go beside ${card(refusal.neighbour)} on ${formatSpace(refusal.at)}: they have the same value.`;
    case 'touches-no-card':
      return AROUND[refusal.space]!.includes(CENTRE)
        ? `${formatSpace(refusal.space)} touches only the King, who does not count.`
        : `${formatSpace(refusal.space)} touches no card.`;
    case 'green-first':
      return `The green spaces beside ${formatSpace(refusal.space)} must be filled first: ${spaceList(refusal.empty)} ${refusal.empty.length === 1 ? 'is' : 'are'} empty.`;
    case 'must-place':
      return `You can still place a card, for instance ${card(refusal.card)} on ${formatSpace(refusal.space)}.`;
    case 'king-first':
      return 'The deck must begin with the King of the board.';
    case 'no-such-seat':
      return `Option first is ${refusal.first}; with ${refusal.seats} seats it must be below ${refusal.seats}.`;
    default:
      return commonRefusalText(refusal, speaker, MOVE_WORDS);
  }
}

export function factText(fact: Fact, speaker: Speaker): string {
  const card = (c: number): string => speaker.card(formatCard(c));
  switch (fact.kind) {
    case 'dealt': {
      const hand = fact.hand ? ` Your hand: ${fact.hand.map(card).join(' ')}.` : '';
      return `The ${COLOUR_NAMES[cardColour(fact.king)]!} King takes the centre; ${verb(within(speaker), fact.first, 'start')}.${hand}`;
    }
    case 'placed':
      return placedText(fact, speaker);
    case 'drew':
      return `${verb(speaker, fact.seat, 'draw')} ${fact.card === null ? 'a card' : card(fact.card)}; ${count(fact.stackSize, 'card')} left in the stack.`;
    case 'passed':
      return `${verb(speaker, fact.seat, 'pass', 'passes')}: no card fits anywhere.`;
    case 'match-over': {
      const names = list(fact.winners.map((seat) => speaker.seat(seat)));
      const [winner] = fact.winners;
      const wins = fact.winners.length === 1 ? verb(speaker, winner!, 'win') : `${names} share the win`;
      return `The match is over: ${wins} with ${speaker.number(fact.scores[winner!]!)}.`;
    }
  }
}

function placedText({ seat, card, space, mercy, score }: Placed, speaker: Speaker): string {
  const placed = `${verb(speaker, seat, 'place')} ${speaker.card(formatCard(card))} on ${formatSpace(space)}`;
  return `${placed}${mercy ? ' by the mercy rule' : ''} and ${speaker.you === seat ? 'score' : 'scores'} ${scoreText(score, speaker)}.`;
}

/** A score with its parts, e.g. "18 points: 14 for sevens, 4 for values". */
export function scoreText(score: Score, { number }: Speaker): string {
  const parts: [number, string][] = [
    [score.sevens, score.sevens < 0 ? 'for breaking seven' : 'for sevens'],
    [score.values, 'for values'],
    [score.prime, 'for the Prime Suit'],
    [score.chains, 'for chains'],
  ];
  const told = parts.filter(([points]) => points !== 0).map(([points, what]) => `${number(points)} ${what}`);
  const total = count(number(score.total), 'point');
  return told.length === 0 ? total : `${total}: ${told.join(', ')}`;
}
