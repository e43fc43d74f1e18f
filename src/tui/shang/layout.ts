import { formatCard } from '../../engine/card.ts';
import { FULL, minus, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { inOrder } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import { SEATS, type Turn } from '../../engine/shang/state.ts';
import { verb } from '../../engine/words.ts';
import type { ShangPosition } from './hand.ts';
import { cardsText } from './words.ts';

/** What lies on the table: the plays and checks since it was fresh, and the tables before it in this deal. */
export interface Layout {
  readonly table: readonly Turn[];
  readonly past: readonly (readonly Turn[])[];
}

/** The turns of a deal, table by table; the last one is still open, and perhaps empty. */
export function tablesIn(turns: readonly Turn[]): Turn[][] {
  const tables: Turn[][] = [[]];
  let checks = 0;
  for (const turn of turns) {
    tables.at(-1)!.push(turn);
    if (turn.move.kind === 'check') checks++;
    // A player checks once a table, so the third check clears it.
    if (checks === SEATS - 1) {
      tables.push([]);
      checks = 0;
    }
  }
  return tables;
}

/** While a step lingers, the table that it cleared is still there. */
export function layoutOf({ view, shown }: ShangPosition): Layout {
  const tables = tablesIn(view.turns);
  if (shown?.lingering && tables.length > 1 && tables.at(-1)!.length === 0) tables.pop();
  return { table: tables.at(-1)!, past: tables.slice(0, -1) };
}

/** The last play of a table, which is the one to beat. */
const topOf = (table: readonly Turn[]): Turn | null =>
  table.findLast(({ move }) => move.kind === 'play') ?? null;

/** What a seat did last on a table, at most 12 columns; `*` marks the play to beat. */
export function lastDeed(seat: Seat, { table }: Layout, position: ShangPosition): string {
  const { view, speaker, shown } = position;
  const last = table.findLast((turn) => turn.seat === seat);
  if (last?.move.kind === 'check') return 'checked';
  if (last) return cardsText(last.move.cards, speaker) + (topOf(table) === last ? ' *' : '');
  if (view.phase !== 'play' || view.turn !== seat || shown?.lingering) return '';
  if (table.length === 0) return isOpening(view) ? 'to open' : 'to lead';
  return seat === speaker.you ? 'your turn' : 'to play';
}

/** The story of a table, a turn an entry: `This table: Bo led 3♣ 3♦`, `Cat checked`. */
export function story({ table }: Layout, position: ShangPosition): string[] {
  const { view, speaker } = position;
  if (table.length > 0)
    return table.map((turn, place) => (place === 0 ? 'This table: ' : '') + deed(turn, place, position));
  if (view.phase !== 'play') return [];
  return isOpening(view)
    ? [`${verb(speaker, view.turn, 'open')}: the first play must contain ${speaker.card('2C')}.`]
    : [`A fresh table: ${verb(speaker, view.turn, 'lead')} anything.`];
}

export function deed({ seat, move }: Turn, place: number, { speaker }: ShangPosition): string {
  const name = speaker.seat(seat);
  if (move.kind === 'check') return `${name} checked`;
  return `${name} ${place === 0 ? 'led ' : ''}${cardsText(move.cards, speaker)}`;
}

/** The cards in the other hands, highest first. */
export function stillOut({ view, viewer, speaker }: ShangPosition): string[] {
  const own = viewer === 'table' ? null : view.hands[viewer];
  if (!own) return [];
  return inOrder(minus(FULL, union(view.played, own)))
    .reverse()
    .map((card) => speaker.card(formatCard(card)));
}

/** Entries on lines of at most `width` columns, three spaces between two of them. */
export function flow(entries: readonly string[], width: number, gap = '   '): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line === undefined || line.length + gap.length + entry.length > width) lines.push(entry);
    else lines[lines.length - 1] = line + gap + entry;
  }
  return lines;
}
