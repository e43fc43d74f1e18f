import { type PlayersView, players } from '../../tui/gongzhu/players.ts';
import { cardsText, defineTelling, playsText, type SeatPlay } from './telling.ts';
import { tableTexts, gongzhuTexts as texts } from './words.ts';

interface Trick {
  readonly leader: number;
  readonly cards: readonly string[];
}

interface View extends PlayersView {
  readonly phase: string;
  readonly deal: number;
  readonly passing: { readonly receiver: number | null; readonly given: readonly string[] | null } | null;
  readonly trick: Trick | null;
  readonly tricks: readonly (Trick & { readonly winner: number })[];
  readonly heartsBroken: boolean;
}

const playsIn = ({ leader, cards }: Trick): SeatPlay[] =>
  cards.map((card, place) => ({ seat: (leader + place) % 4, cards: [card] }));

export const gongzhu = defineTelling<View>({
  asked(view, speaker) {
    if (view.phase === 'pass') return texts.pass(speaker.seat(view.passing!.receiver!));
    return view.trick!.cards.length === 0 ? tableTexts.lead : tableTexts.play;
  },
  table(view, speaker, shows) {
    const { trick, passing } = view;
    if (trick === null) return [texts.passing(view.deal)];
    return [
      ...(shows('out') ? [texts.deal(view.deal, view.tricks.length + 1, view.heartsBroken)] : []),
      ...(passing?.given
        ? [texts.given(cardsText(passing.given, speaker), speaker.seat(passing.receiver!))]
        : []),
      tableTexts.trick(playsText(playsIn(trick), speaker)),
      ...players(view, speaker, shows),
    ];
  },
  last({ tricks }, speaker) {
    const trick = tricks.at(-1);
    return trick ? tableTexts.last(playsText(playsIn(trick), speaker), speaker.seat(trick.winner)) : '';
  },
});
