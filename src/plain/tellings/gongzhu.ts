import type { Speaker } from '../../engine/game.ts';
import { cardsText, defineTelling, playsText, type SeatPlay } from './telling.ts';
import { tableTexts, gongzhuTexts as texts } from './words.ts';

interface Trick {
  readonly leader: number;
  readonly cards: readonly string[];
}

interface View {
  readonly phase: string;
  readonly deal: number;
  readonly passing: { readonly receiver: number | null; readonly given: readonly string[] | null } | null;
  readonly trick: Trick | null;
  readonly tricks: readonly (Trick & { readonly winner: number })[];
  readonly cardsLeft: readonly number[] | null;
  readonly taken: readonly (readonly string[])[] | null;
  readonly points: readonly number[] | null;
  readonly heartsBroken: boolean;
  readonly voids: readonly (readonly string[])[] | null;
}

const playsIn = ({ leader, cards }: Trick): SeatPlay[] =>
  cards.map((card, place) => ({ seat: (leader + place) % 4, cards: [card] }));

/** Matches cards that score: all hearts, the Pig, the Goat and the doubling ten. */
const SCORING = /H$|^QS$|^JD$|^TC$/;

const players = (view: View, speaker: Speaker): string[] =>
  (view.cardsLeft ?? []).map((left, seat) =>
    tableTexts.player(speaker.seat(seat), [
      tableTexts.left(left),
      tableTexts.points(speaker.number(view.points![seat]!)),
      texts.won(
        cardsText(
          view.taken![seat]!.filter((card) => SCORING.test(card)),
          speaker,
        ),
      ),
      seat === speaker.you ? '' : tableTexts.outOf(view.voids![seat]!.map(speaker.suit)),
    ]),
  );

export const gongzhu = defineTelling<View>({
  asked(view, speaker) {
    if (view.phase === 'pass') return texts.pass(speaker.seat(view.passing!.receiver!));
    return view.trick!.cards.length === 0 ? tableTexts.lead : tableTexts.play;
  },
  table(view, speaker) {
    const { trick, passing } = view;
    if (trick === null) return [texts.passing(view.deal)];
    return [
      texts.deal(view.deal, view.tricks.length + 1, view.heartsBroken),
      ...(passing?.given
        ? [texts.given(cardsText(passing.given, speaker), speaker.seat(passing.receiver!))]
        : []),
      tableTexts.trick(playsText(playsIn(trick), speaker)),
      ...players(view, speaker),
    ];
  },
  last({ tricks }, speaker) {
    const trick = tricks.at(-1);
    return trick ? tableTexts.last(playsText(playsIn(trick), speaker), speaker.seat(trick.winner)) : '';
  },
});
