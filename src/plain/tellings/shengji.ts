import type { Speaker } from '../../engine/game.ts';
import { type PlayersView, players } from '../../tui/shengji/players.ts';
import { cardsText, defineTelling, playsText, type SeatPlay } from './telling.ts';
import { tableTexts, shengjiTexts as texts } from './words.ts';

interface Trick {
  readonly plays: readonly SeatPlay[];
  readonly winner: number;
}

interface View extends PlayersView {
  readonly phase: string;
  readonly deal: number;
  readonly dealer: number | null;
  readonly trumpRank: string;
  readonly trumpSuit?: string | null;
  readonly call: { readonly seat: number; readonly cards: readonly string[] } | null;
  readonly drawn: number;
  readonly lastCalls: boolean;
  readonly tickets?: readonly {
    readonly ordinal: number;
    readonly card: string;
    readonly toCome: number;
    readonly met: number | null;
  }[];
  readonly trick?: Trick | null;
  readonly tricks?: readonly Trick[];
  readonly buried?: readonly string[] | null;
  readonly shown: readonly (readonly string[])[];
}

/** The call while cards are drawn, then trumps and Dealer. */
function inForce(view: View, speaker: Speaker): string[] {
  const { call, dealer, trumpSuit } = view;
  if (view.phase === 'draw')
    return [
      texts.drawing(view.deal, view.trumpRank, view.drawn),
      call ? texts.called(speaker.seat(call.seat), cardsText(call.cards, speaker)) : texts.noCall,
    ];
  const suit = trumpSuit ? speaker.suit(trumpSuit) : texts.noTrumps;
  return [texts.deal(view.deal, suit, view.trumpRank, speaker.seat(dealer!))];
}

const ticketsText = ({ tickets = [] }: View, { seat, card }: Speaker): string =>
  texts.tickets2(
    tickets.map(({ ordinal, card: text, met, toCome }) =>
      texts.ticket(texts.ordinals[ordinal]!, card(text), met === null ? null : seat(met), toCome),
    ),
  );

const ASKED: { readonly [phase: string]: string } = { bury: texts.bury, tickets: texts.tickets };

export const shengji = defineTelling<View>({
  asked({ phase, lastCalls, trick }) {
    if (phase === 'draw') return lastCalls ? texts.lastCall : texts.call;
    return ASKED[phase] ?? (trick ? tableTexts.play : tableTexts.lead);
  },
  table(view, speaker, shows) {
    const { trick, buried } = view;
    return [
      ...(shows('dealer') ? inForce(view, speaker) : []),
      ...(shows('tickets') ? [ticketsText(view, speaker)] : []),
      ...(buried ? [texts.buried(cardsText(buried, speaker))] : []),
      ...(view.phase === 'play' ? [tableTexts.trick(playsText(trick?.plays ?? [], speaker))] : []),
      ...players(view, speaker, shows),
    ];
  },
  last({ tricks = [] }, speaker) {
    const trick = tricks.at(-1);
    return trick ? tableTexts.last(playsText(trick.plays, speaker), speaker.seat(trick.winner)) : '';
  },
});
