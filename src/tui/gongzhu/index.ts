import { formatCard } from '../../engine/card.ts';
import type { Result } from '../../engine/game.ts';
import { heartsBroken } from '../../engine/gongzhu/rules.ts';
import type { Gongzhu, View } from '../../engine/gongzhu/state.ts';
import type { Speaker } from '../../engine/words.ts';
import { defineTable, type SheetUi, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import {
  begin,
  chosen,
  type GongzhuPosition,
  handOf,
  keys,
  type Selection,
  select,
  verdict,
} from './selection.ts';

const DIRECTIONS = ['no passing', 'pass left', 'pass across', 'pass right'] as const;

const ends = ({ standing }: View): string => `ends above ${standing.limit}, low score wins`;

function banner({ view: present, viewer, speaker, shown }: GongzhuPosition): string {
  // While the last trick of a deal lies there, the deal is still what it was.
  const view = shown?.lingering ? shown.before : present;
  const stake = ends(view);
  if (view.phase === 'pass') {
    const receiver = viewer === 'table' ? '' : ` to ${speaker.seat((viewer + view.deal.to) & 3)}`;
    return `${DIRECTIONS[view.deal.to]}${receiver} | ${stake}`;
  }
  if (view.phase !== 'play') return stake;
  return `hearts ${heartsBroken(view) ? 'broken' : 'not broken'} | ${stake}`;
}

/** As `status` gives them. */
interface GongzhuResult extends Result {
  readonly taken: readonly (readonly string[])[];
  readonly shooter: number | null;
}

const sheet: SheetUi = {
  winner: 'lowest',
  unit: 'points',
  note(result, speaker) {
    const { taken, shooter } = result as GongzhuResult;
    if (shooter !== null) return `${speaker.seat(shooter)} shot the moon`;
    return taken
      .flatMap((cards, seat) => {
        const had = [...(cards.includes('QS') ? ['pig'] : []), ...(cards.includes('JD') ? ['goat'] : [])];
        const doubled = cards.includes('TC') && cards.length > 1 ? ['doubled'] : [];
        return had.length === 0 ? [] : [`${speaker.seat(seat)}: ${[...had, ...doubled].join(', ')}`];
      })
      .join('; ');
  },
  details(result, speaker) {
    const { taken, points } = result as GongzhuResult;
    return taken.map((cards, seat) => takenLine(speaker, seat, cards, points[seat]!));
  },
};

const takenLine = (speaker: Speaker, seat: number, cards: readonly string[], points: number): string =>
  `${speaker.seat(seat).slice(0, 10).padEnd(10)} ${String(points).padStart(5)}   ${
    cards.length === 0 ? 'no pointed cards' : cards.map((text) => speaker.card(text)).join(' ')
  }`;

const ui: TableUi<Gongzhu, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: ({ view }) => (view.phase === 'pass' ? 'pass' : 'play'),
  ends,
  banner,
  verdict,
  Board,
  lingers: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
  hand: (view, seat, speaker) => handOf({ view, viewer: seat }).map((held) => speaker.card(formatCard(held))),
  sheet,
};

/** The table of Chinese Hearts. */
export const table = defineTable(ui);
