import type { Speaker } from '../../engine/game.ts';
import { type PlayersView, players } from '../../tui/five-hundred/players.ts';
import { defineTelling, playsText, type SeatPlay } from './telling.ts';
import { tableTexts, fiveHundredTexts as texts } from './words.ts';

interface Trick {
  readonly plays: readonly { readonly seat: number; readonly card: string }[];
}

interface View extends PlayersView {
  readonly phase: string;
  readonly deal: number;
  readonly dealer: number;
  readonly hand?: readonly string[] | null;
  readonly auction?: readonly { readonly seat: number; readonly call: string }[];
  readonly contract?: string;
  readonly contractor?: number;
  readonly trump?: string | null;
  readonly needed?: number;
  readonly taken?: { readonly contractors: number; readonly defenders: number };
  readonly trick?: Trick;
  readonly tricks?: readonly (Trick & { readonly winner: number })[];
}

const playsIn = ({ plays }: Trick): SeatPlay[] => plays.map(({ seat, card }) => ({ seat, cards: [card] }));

/** Number of cards in a full hand. A hand with more has cards to bury. */
const HAND = 10;

function agreed({ contract, contractor, needed = 0, trump }: View, speaker: Speaker): string[] {
  if (contract === undefined) return [];
  const suit = trump ? texts.trumps(speaker.suit(trump)) : texts.noTrumps;
  return [texts.contract(contract, speaker.seat(contractor!), needed, suit)];
}

export const fiveHundred = defineTelling<View>({
  asked({ phase, hand, trick }) {
    if (phase === 'bid') return texts.bid;
    if (phase === 'give') return texts.give;
    if (phase === 'bury') return texts.bury((hand?.length ?? 0) - HAND);
    return trick?.plays.length ? tableTexts.play : tableTexts.lead;
  },
  table(view, speaker, shows) {
    const { auction = [], trick, taken } = view;
    const { seat: name } = speaker;
    return [
      texts.deal(view.deal, name(view.dealer)),
      ...(shows('stakes')
        ? [
            texts.auction(auction.map(({ seat, call }) => `${name(seat)} ${call}`).join(', ')),
            ...agreed(view, speaker),
          ]
        : []),
      ...(trick && taken
        ? [
            ...(shows('bar') ? [texts.taken(taken.contractors, taken.defenders)] : []),
            tableTexts.trick(playsText(playsIn(trick), speaker)),
          ]
        : []),
      ...players(view, speaker, shows),
    ];
  },
  last({ tricks = [] }, speaker) {
    const trick = tricks.at(-1);
    return trick ? tableTexts.last(playsText(playsIn(trick), speaker), speaker.seat(trick.winner)) : '';
  },
});
