import type { AnyGame, Json, JsonObject, OpaqueTypes } from '../../src/engine/game.ts';
import { take } from '../../src/engine/take.ts';
import { painter } from '../../src/tui/drawing/board.ts';
import {
  type Account,
  type AccountPosition,
  courseOf,
  partiesOf,
  standings,
  whoWins,
} from '../../src/tui/sheet/account.ts';
import {
  type AnyTable,
  type BoardProps,
  defineTable,
  type Position,
  sentencesOf,
  type TableKey,
} from '../../src/tui/table.ts';
import { wrap } from '../../src/width.ts';

/** The place in the list of legal moves. */
type Selection = number;
type Types = OpaqueTypes;

/** More moves than this are typed, not chosen from the list. */
const LONGEST_LIST = 1000;

/** An account for any game in which each seat counts for itself and the highest total wins. */
function plainAccount({ status, speaker }: AccountPosition<Types>): Account {
  const parties = partiesOf(status, speaker);
  const standing = standings(parties, 'highest', status);
  const deals = status.results.map((_, at) => {
    const { heads, values } = standing(at);
    const rows = parties.map(({ name }, seat) => ({ name, text: '', values: values[seat]! }));
    return { title: '', note: '', heads, rows };
  });
  return {
    ...courseOf(parties, deals, 'highest', speaker.you, status),
    ends: 'high score wins',
    verdict: status.winners ? [`${whoWins(status.winners, speaker)}.`] : ['The highest total wins.'],
    limits: [],
  };
}

/** A table for any game: the fields of the view as text, and the list of legal moves. */
export function plainTable(game: AnyGame): AnyTable {
  const movesOf = ({ view, mover }: Position<Types>): Types['move'][] =>
    mover === null ? [] : take(game.moves(view, mover), LONGEST_LIST);
  const cycle = (position: Position<Types>, at: number): TableKey<Types, Selection> => {
    const { length } = movesOf(position);
    return {
      keys: ['Tab', 'Right', 'Down', 'Shift-Tab', 'Left', 'Up'],
      label: 'legal move',
      help: 'the next legal move, Shift-Tab: the one before',
      group: 'select',
      act: (key) => {
        const step = ['Tab', 'Right', 'Down'].includes(key) ? 1 : -1;
        return { select: (at + step + length) % length };
      },
    };
  };

  const boardLines = ({
    position,
    selection,
    size: { columns, rows },
  }: BoardProps<Types, Selection>): string[] => {
    const moves = movesOf(position);
    const first = Math.max(0, (selection ?? 0) - 4);
    const known = describeLines(game.describe(position.view), columns);
    const choices = moves
      .slice(first, first + 12)
      .map((move, place) => (first + place === selection ? `[${game.format(move)}]` : game.format(move)));
    return [
      ...known.slice(0, rows - 4),
      sentencesOf(game.factText, position).join(' '),
      moves.length === 0 ? '' : `Legal: ${choices.join('  ')}`,
    ];
  };

  return defineTable<Types, Selection>({
    begin: () => 0,
    chosen: (position, selection) => movesOf(position)[selection] ?? null,
    select: (position, selection, move) => {
      const found = movesOf(position).findIndex((other) => game.format(other) === game.format(move));
      return found < 0 ? selection : found;
    },
    keys: (position, selection) => [cycle(position, selection)],
    banner: ({ status }) => ({ parts: [status.phase] }),
    verdict: (position, selection) => {
      const moves = movesOf(position);
      const move = moves[selection];
      return {
        selected: move === undefined ? '' : game.format(move),
        note: `Move ${selection + 1} of ${moves.length}${moves.length === LONGEST_LIST ? ' or more' : ''}; ":" takes any typed move.`,
      };
    },
    paint: painter<Types, Selection, null>({
      lyingOf: () => null,
      draw: (board) => boardLines(board).forEach((line, row) => void board.canvas.write(0, row, line)),
    }),
    account: plainAccount,
  });
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null || Array.isArray(value);

/** An object as `name: value` lines; what has no value is left out. */
function describeLines(data: JsonObject, width: number): string[] {
  return Object.entries(data)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .flatMap(([name, value]) =>
      wrap(`${name}: ${isPlain(value) ? flat(value) : JSON.stringify(value)}`, width, '  '),
    );
}

const flat = (value: Json): string =>
  Array.isArray(value)
    ? value.map((item) => (isPlain(item) ? flat(item) : JSON.stringify(item))).join(' ')
    : String(value);
