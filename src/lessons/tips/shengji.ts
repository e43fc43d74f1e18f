import { RANKS } from '../../engine/card.ts';
import { tipsFor } from './tip.ts';

interface Seen {
  readonly seat: number;
  readonly phase: string;
  readonly hand: readonly string[];
  readonly dealer: number | null;
  readonly trumpRank: string;
  readonly trumpSuit?: string | null;
  readonly tickets?: readonly {
    readonly card: string;
    readonly toCome: number;
    readonly met: number | null;
  }[];
  readonly parties?: readonly (string | null)[];
  readonly trick?: {
    readonly plays: readonly { readonly cards: readonly string[] }[];
    readonly winner: number;
  } | null;
  readonly buried?: readonly string[] | null;
}

const ORDER: readonly string[] = RANKS;
const POINTS = ['5', 'T', 'K'];
const hasPoints = (card: string): boolean => POINTS.includes(card[0]!);
const isTrump = ({ trumpRank, trumpSuit }: Seen, card: string): boolean =>
  card === 'BJ' || card === 'RJ' || card[0] === trumpRank || card[1] === trumpSuit;

/** Whether who is ahead in the trick is on the seat's own side; null where that is not known, or nobody is. */
function isFriendAhead({ seat, parties = [], trick }: Seen): boolean | null {
  const own = parties[seat];
  const ahead = trick ? parties[trick.winner] : null;
  return own && ahead ? own === ahead : null;
}

export const shengjiTips = tipsFor<Seen>([
  {
    id: 'shengji/call',
    say: 'Calling makes this suit trumps; with no Dealer yet, it makes you Dealer.',
    when({ phase, dealer }, moves) {
      if (phase !== 'draw' || dealer !== null) return false;
      for (const move of moves()) if (move.startsWith('call')) return true;
      return false;
    },
  },
  {
    id: 'shengji/tickets',
    say: 'A ticket for a card you lack, early copy, finds a friend soon.',
    when: ({ phase }) => phase === 'tickets',
  },
  {
    id: 'shengji/ticket',
    say: 'One of your cards can meet a ticket: it makes you House.',
    when: ({ seat, phase, dealer, hand, tickets = [] }) =>
      phase === 'play' &&
      dealer !== seat &&
      tickets.some(({ card, toCome, met }) => met === null && toCome === 1 && hand.includes(card)),
  },
  {
    id: 'shengji/last-trick',
    say: 'The last trick counts the kitty, more for pairs: keep a high one.',
    when: ({ seat, phase, dealer, hand, buried }) =>
      phase === 'play' && dealer === seat && hand.length <= 5 && (buried ?? []).some(hasPoints),
  },
  {
    id: 'shengji/friend',
    say: 'A friend takes this: kings, tens and fives are welcome.',
    when: (seen) =>
      seen.phase === 'play' &&
      seen.trick?.plays.length === 5 &&
      isFriendAhead(seen) === true &&
      seen.hand.some(hasPoints),
  },
  {
    id: 'shengji/enemy',
    say: 'Keep your points away from this one: play a card without.',
    when(seen) {
      const { trick, hand } = seen;
      const led = trick?.plays[0]?.cards ?? [];
      if (seen.phase !== 'play' || led.length !== 1 || isTrump(seen, led[0]!)) return false;
      if (isFriendAhead(seen) !== false) return false;
      const suit = hand.filter((card) => card[1] === led[0]![1] && !isTrump(seen, card));
      const cards = trick!.plays.flatMap((play) => play.cards);
      const rank = (card: string) => (isTrump(seen, card) ? ORDER.length : ORDER.indexOf(card[0]!));
      const ahead = Math.max(
        ...cards.filter((card) => isTrump(seen, card) || card[1] === led[0]![1]).map(rank),
      );
      return (
        suit.some(hasPoints) &&
        suit.some((card) => !hasPoints(card)) &&
        suit.every((card) => rank(card) <= ahead)
      );
    },
  },
]);
