import type { AnyGame } from '../../../engine/game.ts';
import { placeAround } from '../../around.ts';
import { type Draft, nextLevel, withPerson, withSeats } from '../../draft.ts';
import { type Binding, offeredIf, pairKey } from '../../keys.ts';
import { rowKey } from '../../parts/list-keys.ts';
import type { Key } from '../../terminal/keys.ts';
import { type ListedMatch, menuTexts } from './words.ts';

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
  /** The number of other open matches. */
  readonly more: number;
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
  const pageKey = (
    key: Key,
    texts: Pick<Binding, 'label' | 'help'>,
    page: MenuOverlay,
    quiet = true,
  ): Binding => ({
    ...{ keys: [key], ...texts, group: 'look', quiet },
    run: () => menu.show(page),
  });
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
    { keys: ['d'], ...menuTexts.day, group: 'play', quiet: true, run: menu.playDay },
    ...offeredIf(menu.open.length > 0, {
      keys: ['c'],
      ...menuTexts.onwards,
      group: 'play',
      quiet: true,
      run: () => menu.resume(menu.open[0]!.id),
    }),
    ...(resuming ? [asideKey(menu, resuming)] : []),
    ...offeredIf(menu.hasLessons, pageKey('g', menuTexts.lessons, 'lessons', false)),
    pageKey('r', { label: 'rules' }, 'rules', false),
    pageKey('m', menuTexts.matches(menu.more), 'matches'),
    pageKey('t', { label: 'statistics' }, 'statistics'),
    pageKey('o', { label: 'options' }, 'options'),
    { keys: ['q'], ...menuTexts.quit, group: 'match', run: menu.quit },
  ];
}

function chooseKeys({ state, open, games, setState }: MenuActions): Binding[] {
  const items = open.length + games;
  const at = state.open >= 0 ? state.open : open.length + state.game;
  const moveTo = (place: number) => {
    const to = placeAround(place, 0, items);
    setState(to < open.length ? { ...state, open: to } : { ...state, open: -1, game: to - open.length });
  };
  return [
    pairKey(['Up', 'k'], ['Down', 'j'], { ...menuTexts.choose, group: 'select' }, (step) =>
      moveTo(at + step),
    ),
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
  const sit = (step: number) => setState({ ...state, open: -1, seat: placeAround(seat, step, seats) });
  return [
    pairKey(['Left'], ['Right', 'l'], { ...menuTexts.seat, group: 'select' }, sit),
    {
      keys: ['Space'],
      ...menuTexts.person,
      group: 'select',
      run: () => change(withPerson(draft, seat, !draft.people[seat])),
    },
    { keys: ['n'], ...menuTexts.name, group: 'select', quiet: true, run: () => show('name') },
    ...offeredIf(
      seatCounts.length > 1,
      pairKey(['+', '='], ['-'], { ...menuTexts.seats, group: 'select', essential: true }, (step) =>
        resize(-step),
      ),
    ),
    { keys: ['b'], ...menuTexts.bots, group: 'select', quiet: true, run: () => change(nextLevel(draft)) },
    { keys: ['e'], ...menuTexts.seed, group: 'select', quiet: true, run: () => show('seed') },
    ...offeredIf(game.options.length > 0, {
      keys: ['h'],
      ...menuTexts.rules,
      group: 'select',
      quiet: true,
      run: () => show('house-rules'),
    }),
  ];
}

const asideKey = ({ takeOffList }: MenuActions, match: ListedMatch): Binding => ({
  keys: ['x'],
  ...menuTexts.aside,
  group: 'match',
  quiet: true,
  run: () => takeOffList(match),
});
