import type { Speaker } from '../../engine/game.ts';
import { type PlayersView, players } from '../../tui/shang/players.ts';
import { cardsText, defineTelling } from './telling.ts';
import { shangTexts as texts } from './words.ts';

interface PastTurn {
  readonly seat: number;
  readonly move: string;
}

interface View extends PlayersView {
  readonly deal: number;
  readonly limit: number;
  readonly opening: boolean;
  readonly toBeat: { readonly seat: number; readonly cards: readonly string[]; readonly kind: string } | null;
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
  table(view, speaker, shows) {
    const { deal, limit, toBeat } = view;
    const { seat: name } = speaker;
    return [
      texts.deal(deal, limit),
      toBeat ? texts.toBeat(cardsText(toBeat.cards, speaker), name(toBeat.seat), toBeat.kind) : texts.empty,
      ...players(view, speaker, shows),
    ];
  },
  last: ({ table }, speaker) => texts.round(turnsText(table, speaker)),
});
