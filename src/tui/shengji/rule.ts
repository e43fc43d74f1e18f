import { levelText } from '../../engine/shengji/house-rules.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import type { RuleWords } from '../drawing/rule.ts';
import type { TableSize } from '../drawing/size.ts';
import { burialWords } from './burial-board.ts';
import { drawWords } from './draw-board.ts';
import { lyingOf } from './lying.ts';
import { type Selection, takenCards } from './selection.ts';
import { ticketsText } from './stakes.ts';
import { boardTexts, ruleTexts, type ShengjiPosition } from './words.ts';

/** What stands in the rule above a table without boxes: what the phase is about. */
export function rule(
  position: ShengjiPosition,
  selection: Selection | null,
  { windowClass }: TableSize,
): readonly RuleWords[] {
  const lying = lyingOf(position);
  if (lying === null || windowClass !== 80) return [];
  const { view } = lying;
  switch (view.phase) {
    case 'draw':
      return drawWords(position, view);
    case 'bury':
      return selection?.kind === 'cards'
        ? burialWords(takenCards(selection, lieOf(view.deal.trumps)).length)
        : [];
    case 'tickets':
      return selection?.kind === 'tickets' ? [{ title: boardTexts.name }] : [];
    case 'play':
      return [{ title: boardTexts.tickets, text: ticketsText(view, position.speaker) }];
  }
}

/** What the rules say of the draw, of what the Dealer decides, or of playing to a trick. */
export function inForce({ view, speaker }: ShengjiPosition): readonly string[] {
  switch (view.phase) {
    case 'draw':
      return [ruleTexts.call(view.standing.rules.noTrumpCalls), ruleTexts.replace, ruleTexts.dealer];
    case 'bury':
      return [ruleTexts.bury];
    case 'tickets':
      return [ruleTexts.tickets, boardTexts.houseRule];
    case 'play': {
      const { trumps } = view.deal;
      const suit = trumps.suit === null ? null : speaker.suit('CDHS'[trumps.suit]!);
      return [
        view.trick === null ? ruleTexts.lead : ruleTexts.follow,
        ruleTexts.trumps(suit, levelText(view.standing.levels[view.deal.dealer]!)),
        ruleTexts.house,
      ];
    }
    default:
      return [];
  }
}
