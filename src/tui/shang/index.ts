import { formatCard } from '../../engine/card.ts';
import { EMPTY } from '../../engine/card-set.ts';
import { inOrder, kindOf } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Shang } from '../../engine/shang/state.ts';
import { verb, within } from '../../engine/words.ts';
import { defineTable, type Stakes, type TableUi } from '../table.ts';
import { ahead } from './ahead.ts';
import { dividerIn, paint } from './board.ts';
import { claim } from './claim.ts';
import { drawEnd } from './ending.ts';
import type { ShangPosition } from './hand.ts';
import { keys } from './keys.ts';
import { inForce } from './rule.ts';
import { begin, chosen, type Selection, select } from './selection.ts';
import { sheet } from './sheet.ts';
import { verdict } from './verdict.ts';
import { closeText } from './words.ts';

export function banner({ view, speaker }: ShangPosition): Stakes {
  const { top, standing } = view;
  const right = `ends at ${standing.limit}`;
  if (top !== null) {
    const play = `${kindOf(top.rating)} ${closeText(top.cards, speaker)}`;
    return { parts: [`to beat: ${play} by ${within(speaker).seat(top.seat)}`], right };
  }
  if (view.phase !== 'play') return { right };
  const leads = isOpening(view)
    ? `${verb(speaker, view.turn, 'open')} with ${speaker.card('2C')}`
    : `${verb(speaker, view.turn, 'lead')} a fresh table`;
  return { parts: [leads], right };
}

const ui: TableUi<Shang, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: (_, { check }) => (check ? 'check' : 'play'),
  banner,
  thirdFrom: 160,
  inForce,
  tee: (_, size) => dividerIn(size),
  verdict,
  paint,
  stops: (facts) => facts.some(({ kind }) => kind === 'checked'),
  lingers: (facts) => facts.some(({ kind }) => kind === 'took-table' || kind === 'went-out'),
  ahead,
  claim,
  hand: (view, seat, speaker) =>
    inOrder(view.hands[seat] ?? EMPTY).map((card) => speaker.card(formatCard(card))),
  // A table is fresh once all others have checked.
  rounds: { name: 'table', ends: (facts) => facts.some(({ kind }) => kind === 'took-table') },
  stands: ({ top }, seat) => ({ note: '', isWinning: top?.seat === seat }),
  sheet: { ...sheet, end: drawEnd },
  marks: [
    { sign: '░', means: 'a card that somebody holds' },
    { sign: 'LOW', means: 'three cards or fewer' },
    { sign: '┏━┓', means: 'heavy frame: the play to beat; in your hand, picked' },
    { sign: 'OUT', means: 'how many of each rank the others hold; · none' },
    { sign: 'dim', means: 'in your hand: part of no play that is legal now' },
  ],
};

/** The table of Shang. */
export const table = defineTable(ui);
