import { lieOf } from '../../engine/shengji/trumps.ts';
import type { RuleWords } from '../drawing/rule.ts';
import type { TableSize } from '../drawing/size.ts';
import { burialWords } from './burial-board.ts';
import { drawWords } from './draw-board.ts';
import { layoutOf } from './layout.ts';
import { type Selection, takenCards } from './selection.ts';
import { ticketsText } from './stakes.ts';
import { boardTexts, type ShengjiPosition } from './words.ts';

/** What stands in the rule above a table without boxes: what the phase is about. */
export function rule(
  position: ShengjiPosition,
  selection: Selection | null,
  { windowClass }: TableSize,
): readonly RuleWords[] {
  const layout = layoutOf(position);
  if (layout === null || windowClass !== 80) return [];
  const { view } = layout;
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
