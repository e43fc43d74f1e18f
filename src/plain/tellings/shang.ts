import type { Speaker } from '../../engine/game.ts';
import { cardsText, defineTelling } from './telling.ts';
import { tableTexts, shangTexts as texts } from './words.ts';

interface PastTurn {
  readonly seat: number;
  readonly move: string;
}

interface View {
  readonly deal: number;
  readonly limit: number;
  readonly scores: readonly number[];
  readonly cardsLeft: readonly number[];
  readonly opening: boolean;
  readonly toBeat: { readonly seat: number; readonly cards: readonly string[]; readonly kind: string } | null;
  readonly checked: readonly number[];
  readonly table: readonly PastTurn[];
}

const turnsText = (turns: readonly PastTurn[], { seat, card }: Speaker): string =>
  turns.map((turn) => `${seat(turn.seat)} ${turn.move.split(' ').map(card).join(' ')}`).join(', ');

export const shang = defineTelling<View>({
  asked({ opening, toBeat }, speaker) {
    if (opening) return texts.opening;
    if (!toBeat) return texts.lead;
    return texts.beat(cardsText(toBeat.cards, speaker), speaker.seat(toBeat.seat), toBeat.kind);
  },
  table({ deal, limit, toBeat, cardsLeft, scores, checked }, speaker, shows) {
    const { seat: name, number } = speaker;
    return [
      texts.deal(deal, limit),
      toBeat ? texts.toBeat(cardsText(toBeat.cards, speaker), name(toBeat.seat), toBeat.kind) : texts.empty,
      ...cardsLeft.map((left, seat) =>
        tableTexts.player(name(seat), [
          shows('taken') ? tableTexts.left(left) : '',
          `score ${number(scores[seat]!)}`,
          checked.includes(seat) ? texts.checked : '',
        ]),
      ),
    ];
  },
  last: ({ table }, speaker) => texts.round(turnsText(table, speaker)),
});
