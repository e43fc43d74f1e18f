import { formatCard } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { inOrder } from '../../engine/shang/combination.ts';
import type { View } from '../../engine/shang/state.ts';
import { count, verb } from '../../engine/words.ts';
import { type Candidate, highest } from './candidates.ts';

export type Reason =
  /** These are the last cards. */
  | { readonly because: 'goes-out'; readonly cards: readonly string[] }
  /** Nobody can hold better, and of the rest at most one play can be beaten. */
  | { readonly because: 'runs-the-table'; readonly cards: readonly string[] }
  /** Nothing in hand beats the table. */
  | { readonly because: 'cannot-beat'; readonly cards: readonly string[]; readonly seat: Seat }
  /** Checks although able to beat the table, be it for the better or not. */
  | { readonly because: 'saves' | 'holds-back'; readonly cards: readonly string[] }
  /** A seat is nearly out, and what would be best otherwise lets it go more easily; `instead` is empty for a check. */
  | {
      readonly because: 'blocks';
      readonly cards: readonly string[];
      readonly seat: Seat;
      readonly cardsLeft: number;
      readonly instead: readonly string[];
    }
  /** No unseen play beats it. */
  | { readonly because: 'takes-control'; readonly cards: readonly string[] }
  | { readonly because: 'leads-off'; readonly cards: readonly string[]; readonly cardsLeft: number }
  | { readonly because: 'follows-cheaply'; readonly cards: readonly string[]; readonly cardsLeft: number }
  /** What would be best goes otherwise: what it does, without a judgement. */
  | { readonly because: 'leads' | 'beats'; readonly cards: readonly string[]; readonly cardsLeft: number };

export function reasonText(reason: Reason, speaker: Speaker): string {
  const named = (texts: readonly string[]): string => texts.map((card) => speaker.card(card)).join(' ');
  const cards = named(reason.cards);
  switch (reason.because) {
    case 'goes-out':
      return `Goes out with ${cards}.`;
    case 'runs-the-table':
      return `Nobody can beat ${cards}; at most one play of the rest can be beaten.`;
    case 'cannot-beat':
      return `Nothing in hand beats ${cards} of ${speaker.seat(reason.seat)}.`;
    case 'saves':
      return `Keeps ${cards}: beating the table now costs more than it gains.`;
    case 'holds-back':
      return `Checks, although ${cards} would beat the table.`;
    case 'blocks':
      return `${verb(speaker, reason.seat, 'have', 'has')} ${count(reason.cardsLeft, 'card')} left: ${cards} is safer than ${named(reason.instead) || 'a check'}.`;
    case 'takes-control':
      return `Nobody can beat ${cards}: takes the table.`;
    case 'leads-off':
      return `Gets rid of ${cards}, which the rest of the hand can spare; ${reason.cardsLeft} left.`;
    case 'follows-cheaply':
      return `${cards} beats the table and fits no better elsewhere; ${reason.cardsLeft} left.`;
    case 'leads':
      return `Gets rid of ${cards}; ${reason.cardsLeft} left.`;
    case 'beats':
      return `${cards} beats the table; ${reason.cardsLeft} left.`;
  }
}

const texts = (candidate: Candidate): string[] =>
  candidate.move.kind === 'check' ? [] : inOrder(candidate.move.cards).map(formatCard);

/** What speaks for one of the candidates; that of the highest value is the policy's choice. */
export function reasonOf(view: View, chosen: Candidate, candidates: readonly Candidate[]): Reason {
  const cards = texts(chosen);
  const { cardsLeft } = chosen;
  const best = chosen === highest(candidates);
  if (cardsLeft === 0) return { because: 'goes-out', cards };
  if (chosen.move.kind === 'check') {
    const { top } = view;
    const plays = candidates.filter((candidate) => candidate !== chosen);
    if (plays.length > 0) return { because: best ? 'saves' : 'holds-back', cards: texts(highest(plays)) };
    return { because: 'cannot-beat', cards: inOrder(top!.cards).map(formatCard), seat: top!.seat };
  }
  if (chosen.wins) return { because: 'runs-the-table', cards };
  const carefree = highest(candidates, (candidate) => candidate.fearless);
  const seat = carefree.feared;
  if (carefree.danger > chosen.danger && seat !== null)
    return { because: 'blocks', cards, seat, cardsLeft: view.cardsLeft[seat]!, instead: texts(carefree) };
  if (chosen.unbeatable) return { because: 'takes-control', cards };
  if (view.top === null) return { because: best ? 'leads-off' : 'leads', cards, cardsLeft };
  return { because: best ? 'follows-cheaply' : 'beats', cards, cardsLeft };
}
