import type { AnyGame } from '../../../engine/game.ts';
import { type Draft, nextLevel, withPerson, withSeats } from '../../draft.ts';
import { type Binding, offeredIf } from '../../keys.ts';
import { rowKey } from '../../parts/list-keys.ts';
import type { ListedMatch } from './words.ts';

/** The page over the menu, or the text being typed. */
export type MenuOverlay =
  | 'help'
  | 'rules'
  | 'options'
  | 'matches'
  | 'statistics'
  | 'lessons'
  | 'house-rules'
  | 'name'
  | 'seed';

/** The state of the menu while another page is shown. */
export interface MenuMemory {
  readonly drafts: { readonly [game: string]: Draft };
  /** The chosen game, as a place in the catalogue; −1: the game played last. */
  readonly game: number;
  /** The open match under the cursor; −1: the cursor is on a game. */
  readonly open: number;
  /** The seat to which keys apply. */
  readonly seat: number;
  /** The id of the lesson that was left last; null for none. */
  readonly lesson: string | null;
}

/** Returns the menu as it first appears, at the game with this place in the catalogue; −1: at the latest open match, or the game played last. */
export const newMenu = (game: number): MenuMemory => ({
  drafts: {},
  game,
  open: game < 0 ? 0 : -1,
  seat: 0,
  lesson: null,
});

/** The state and the actions of the menu, for its keys. */
export interface MenuActions {
  readonly state: MenuMemory;
  /** The open matches in the menu. */
  readonly open: readonly ListedMatch[];
  /** The number of games. */
  readonly games: number;
  readonly game: AnyGame;
  /** Does the game have lessons? */
  readonly hasLessons: boolean;
  readonly draft: Draft;
  readonly seat: number;
  /** The keys that answer the last question; empty if there is none. */
  readonly answers: readonly Binding[];
  setState(state: MenuMemory): void;
  change(draft: Draft): void;
  show(overlay: MenuOverlay): void;
  start(draft: Draft): void;
  playDay(): void;
  resume(id: string): void;
  takeOffList(match: ListedMatch): void;
  quit(): void;
}

export function menuKeys(menu: MenuActions): Binding[] {
  const resuming = menu.open[menu.state.open];
  return [
    ...menu.answers,
    { keys: ['?'], label: 'help', group: 'match', run: () => menu.show('help') },
    ...chooseKeys(menu),
    {
      keys: ['Enter'],
      label: resuming ? 'continue' : 'start',
      group: 'play',
      run: () => (resuming ? menu.resume(resuming.id) : menu.start(menu.draft)),
    },
    ...draftKeys(menu),
    {
      keys: ['d'],
      label: "day's deal",
      help: 'the day’s deal of the chosen game: the same cards for everybody, and the first start counts',
      group: 'play',
      quiet: true,
      run: menu.playDay,
    },
    ...offeredIf(menu.open.length > 0, {
      keys: ['c'],
      label: 'continue',
      help: 'the match at the top',
      group: 'play',
      quiet: true,
      run: () => menu.resume(menu.open[0]!.id),
    }),
    ...(resuming ? [asideKey(menu, resuming)] : []),
    ...offeredIf(menu.hasLessons, {
      keys: ['g'],
      label: 'lessons',
      help: 'the chosen game, learnt by playing',
      group: 'look',
      run: () => menu.show('lessons'),
    }),
    { keys: ['r'], label: 'rules', group: 'look', run: () => menu.show('rules') },
    {
      keys: ['m'],
      label: 'matches',
      help: 'every match: go on, see its sheet, remove it, bring it back',
      group: 'look',
      quiet: true,
      run: () => menu.show('matches'),
    },
    { keys: ['t'], label: 'statistics', group: 'look', quiet: true, run: () => menu.show('statistics') },
    { keys: ['o'], label: 'options', group: 'look', quiet: true, run: () => menu.show('options') },
    { keys: ['q'], label: 'quit', help: 'quit; open matches are kept', group: 'match', run: menu.quit },
  ];
}

function chooseKeys({ state, open, games, setState }: MenuActions): Binding[] {
  const items = open.length + games;
  const at = state.open >= 0 ? state.open : open.length + state.game;
  const moveTo = (place: number) => {
    const to = (place + items) % items;
    setState(to < open.length ? { ...state, open: to } : { ...state, open: -1, game: to - open.length });
  };
  return [
    {
      keys: ['Up', 'k', 'Down', 'j'],
      name: '↑↓',
      label: 'choose',
      help: 'a match or a game',
      group: 'select',
      run: (key) => moveTo(key === 'Up' || key === 'k' ? at - 1 : at + 1),
    },
    rowKey(0, items, moveTo),
    {
      keys: Array.from({ length: games }, (_, place) => String(place + 1)),
      name: `1-${games}`,
      label: 'game',
      group: 'select',
      run: (key) => setState({ ...state, open: -1, game: Number(key) - 1 }),
    },
  ];
}

/** Returns the keys that set up a match. */
function draftKeys({ state, game, draft, seat, setState, change, show }: MenuActions): Binding[] {
  const seats = draft.people.length;
  const { seatCounts } = game;
  const resize = (step: number) => {
    const place = Math.max(0, Math.min(seatCounts.length - 1, seatCounts.indexOf(seats) + step));
    change(withSeats(draft, seatCounts[place]!));
  };
  return [
    {
      keys: ['Left', 'Right', 'l'],
      name: '←→',
      label: 'seat',
      group: 'select',
      run: (key) =>
        setState({ ...state, open: -1, seat: (seat + (key === 'Left' ? -1 : 1) + seats) % seats }),
    },
    {
      keys: ['Space'],
      label: 'person/bot',
      help: 'seats a person or a bot',
      group: 'select',
      run: () => change(withPerson(draft, seat, !draft.people[seat])),
    },
    {
      keys: ['n'],
      label: 'name',
      help: 'names the person at the seat',
      group: 'select',
      quiet: true,
      run: () => show('name'),
    },
    ...offeredIf(seatCounts.length > 1, {
      keys: ['+', '-', '='],
      name: '+-',
      label: 'seats',
      help: 'more seats, fewer seats',
      group: 'select',
      essential: true,
      run: (key) => resize(key === '-' ? -1 : 1),
    }),
    {
      keys: ['b'],
      label: 'bots',
      help: 'how well the bots play',
      group: 'select',
      quiet: true,
      run: () => change(nextLevel(draft)),
    },
    {
      keys: ['e'],
      label: 'seed',
      help: 'a seed deals the same cards again',
      group: 'select',
      quiet: true,
      run: () => show('seed'),
    },
    ...offeredIf(game.options.length > 0, {
      keys: ['h'],
      label: 'house rules',
      group: 'select',
      quiet: true,
      run: () => show('house-rules'),
    }),
  ];
}

const asideKey = ({ takeOffList }: MenuActions, match: ListedMatch): Binding => ({
  keys: ['x'],
  label: 'off the list',
  help: 'takes this match off the list',
  group: 'match',
  quiet: true,
  run: () => takeOffList(match),
});
