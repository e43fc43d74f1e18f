import { formatCard } from '../../../src/engine/five-hundred/cards.ts';
import type { OpaqueTypes, Options, Seat } from '../../../src/engine/game.ts';
import { partsOf } from '../../../src/games.ts';
import type { AskBot } from '../../../src/tui/match/bots.ts';
import { deckWith } from '../../engine/five-hundred/positions.ts';
import { type Looking, openSession, stackedMatch } from '../../support/seating.tsx';

const entry = partsOf('500')!;

/** One deal's cards: hands as texts by seat, and the widow; without a hand for every seat, the first deal only. */
export interface Cards500 {
  readonly hands: readonly string[];
  readonly widow?: string;
}

/** Seat 0 holds the lowest cards of every suit, each defender has diamonds over them, and the widow leaves nobody else strong. */
export const LOW: Cards500 = {
  hands: [
    '4S 5S 6S 4H 5H 6H 4D 5D 4C 5C',
    '7S 8S 9S 7H 8H 9H 6D 7D 6C 7C',
    'TS JS QS TH JH QH 8D 9D 8C 9C',
    'KS KH TD JD QD KD TC JC QC KC',
  ],
  widow: 'JK AS AH AD AC',
};

export interface Seating extends Omit<Looking, 'askBot'> {
  readonly deals: readonly Cards500[];
  readonly seats?: 4 | 6;
  readonly options?: Partial<Options>;
  /** Moves made before anybody looks, in order of play; `...` plays the deal out by first legal moves. */
  readonly moves?: readonly string[];
  /** What a bot says in the auction of the deal that is on; others pass. */
  readonly calls?: { readonly [seat: Seat]: string };
}

function firstMove(view: OpaqueTypes['view'], seat: Seat): string {
  const [first] = entry.game.moves(view, seat);
  return entry.game.format(first!);
}

/** The decks of deals, as card texts. Cards are dealt from the dealer's left, and each deal has the next dealer. */
const stackedDecks = (deals: readonly Cards500[], seats: number): string[][] =>
  deals.map(({ hands, widow }, deal) => {
    const first = deal % seats;
    return deckWith([...hands.slice(first), ...hands.slice(0, first)], seats, widow).map(formatCard);
  });

/** The match on a screen in this process. Bots pass, or call as they are told, and otherwise make their first legal move; every decision is asked for. */
export function openTable({ deals, seats = 4, options = {}, moves = [], calls = {}, ...looking }: Seating) {
  const { match, play } = stackedMatch(entry, { seats, options, decks: stackedDecks(deals, seats) });
  for (const move of moves) {
    if (move !== '...') play(move);
    else {
      const { length } = match.status.results;
      while (match.status.results.length === length)
        play(firstMove(match.view(match.turn[0]!), match.turn[0]!));
    }
  }
  const askBot: AskBot = async ({ view, seat }) => {
    const bidding = entry.game.status(view).phase === 'bid';
    const move = bidding ? (calls[seat] ?? 'pass') : firstMove(view, seat);
    return { move, reason: null, capped: false };
  };
  return openSession(entry, match, {
    askBot,
    ...looking,
    settings: { forced: 'asked', ...looking.settings },
  });
}
