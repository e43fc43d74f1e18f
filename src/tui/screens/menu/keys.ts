import { placeAround } from '../../around.ts';
import { nextLevel, withPerson, withSeats } from '../../draft.ts';
import { type Binding, offeredIf, pairKey } from '../../keys.ts';
import { rowKey } from '../../parts/list-keys.ts';
import type { Key } from '../../terminal/keys.ts';
import type { MenuOverlay } from './memory.ts';
import type { MenuState } from './use-menu.ts';
import { type ListedMatch, menuTexts } from './words.ts';

export function menuKeys(menu: MenuState): Binding[] {
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
      run: () => (resuming ? menu.resume(resuming.id) : menu.start()),
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

function chooseKeys({ state, open, games, setState }: MenuState): Binding[] {
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
function draftKeys({ state, game, draft, seat, setState, change, show }: MenuState): Binding[] {
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

const asideKey = ({ takeOffList }: MenuState, match: ListedMatch): Binding => ({
  keys: ['x'],
  ...menuTexts.aside,
  group: 'match',
  quiet: true,
  run: () => takeOffList(match),
});
