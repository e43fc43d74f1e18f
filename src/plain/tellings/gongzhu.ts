import type { Speaker } from '../../engine/game.ts';
import { cardsText, defineTelling, playsText, type SeatPlay, type Shows } from './telling.ts';
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

const takenTexts = ({ points, taken }: View, seat: number, speaker: Speaker): string[] => [
  tableTexts.points(speaker.number(points![seat]!)),
  texts.won(
    cardsText(
      taken![seat]!.filter((card) => SCORING.test(card)),
      speaker,
    ),
  ),
];

const players = (view: View, speaker: Speaker, shows: Shows): string[] =>
  (view.cardsLeft ?? []).map((left, seat) =>
    tableTexts.player(speaker.seat(seat), [
      tableTexts.left(left),
      ...(shows('taken') ? takenTexts(view, seat, speaker) : []),
      seat === speaker.you || !shows('out') ? '' : tableTexts.outOf(view.voids![seat]!.map(speaker.suit)),
    ]),
  );

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
