import { useEffect, useMemo, useState } from 'react';
import { againId, againIn } from '../front/again.ts';
import type { Room, Start } from '../front/room.ts';
import type { Settings } from '../front/settings.ts';
import type { GameParts } from '../games.ts';
import { gameOf } from '../lessons/index.ts';
import { auctionHand } from '../practice/auction.ts';
import type { BeginReview } from '../review/question.ts';
import { type DealHand, type House, HouseContext, useHouse } from './house.ts';
import type { Thinkers } from './match/bots.ts';
import { MatchDoor } from './pages/match-door.ts';
import { MatchPage } from './pages/match-page.tsx';
import { type Page, type Pages, usePages } from './pages/use-pages.ts';
import { loadReader } from './rules/reader.ts';
import { AgainScreen } from './screens/lessons/again.tsx';
import { LessonScreen } from './screens/lessons/lesson.tsx';
import { PracticeScreen } from './screens/lessons/practice.tsx';
import { WatchedMatch } from './screens/matches/watched.tsx';
import { type MenuMemory, newMenu } from './screens/menu/memory.ts';
import { Menu } from './screens/menu/menu.tsx';
import { tableOf } from './tables.ts';
import { useOwnMouse, useTerminal } from './terminal/hooks.ts';
import { makeTheme } from './theme.ts';
import { Themed } from './themed.tsx';
import { ReviewsContext } from './use-reviews.ts';

export interface AppProps extends Thinkers {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly start: Start;
  /** Has practice hands dealt elsewhere. Left out: in this thread. */
  readonly dealHand?: DealHand | undefined;
  /** Called when a match of this game begins, so that slow bots can get ready. */
  readonly warmBots?: ((game: string) => void) | undefined;
  /** Has deals reviewed in another thread. Left out: there are no reviews. */
  readonly beginReview?: BeginReview | undefined;
}

/** Shows the page in force: the menu, a match, a lesson. */
export function App(props: AppProps) {
  const { room, start, beginReview } = props;
  const terminal = useTerminal();
  const { house, page, number } = useHouseFor(props);
  const { theme: name, palette, cards, mouse } = house.settings;
  useOwnMouse(!mouse);
  const theme = useMemo(
    () => makeTheme(terminal.look, { theme: name, palette, cards }),
    [terminal, name, palette, cards],
  );
  const reviews = useMemo(
    () => (beginReview ? { begin: beginReview, kept: room.reviews } : null),
    [beginReview, room],
  );
  // Only after two seconds, so that neither the first frame nor the first key waits for it.
  useEffect(() => terminal.clock.after(2000, () => void loadReader()), [terminal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the screen begins with, once
  useEffect(() => openStart(start, house), []);
  if (!page) return null;
  return (
    <Themed theme={theme}>
      <ReviewsContext value={reviews}>
        <HouseContext value={house}>
          <PageView key={number} page={page} />
        </HouseContext>
      </ReviewsContext>
    </Themed>
  );
}

function PageView({ page }: { readonly page: Page }) {
  const { quit } = useHouse();
  switch (page.kind) {
    case 'menu':
      return <Menu overlay={page.overlay} asksDay={page.asksDay} />;
    case 'match':
      return <MatchPage page={page} />;
    case 'lesson':
      return <LessonScreen {...page} />;
    case 'practice':
      return <PracticeScreen {...page} />;
    case 'again':
      return <AgainScreen {...page} />;
    case 'replay':
      // The command line asked for this page, so closing it ends the program.
      return <WatchedMatch watched={page.watched} onClose={quit} />;
  }
}

/** Holds the services of all pages, and the page on the screen. */
function useHouseFor({
  room,
  catalogue,
  start,
  askBot,
  askAdviser,
  warmBots,
  dealHand = dealHere,
}: AppProps): Omit<Pages, 'go'> & { house: House } {
  const terminal = useTerminal();
  const [settings, setSettings] = useState(room.settings);
  const [progress, setProgress] = useState(room.progress);
  const [menu, setMenu] = useState(() => newMenu(placeOf(start, catalogue)));
  const [notice, setNotice] = useState(room.notice);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    room.matches.onProblem = setProblem;
    // A list may be read during a drawing, so the notice is set later.
    room.listen((sentence) => queueMicrotask(() => setNotice(sentence)));
  }, [room]);
  const { page, number, go } = usePages({
    first: firstPage(start),
    enter(shown) {
      if (shown.kind === 'match') shown.session.start();
    },
    leave(left) {
      const learnt = learntOn(left);
      if (learnt !== null) setMenu((before) => ({ ...before, lesson: learnt }));
      if (left.kind !== 'match') return;
      left.session.close();
      setNotice(left.kept.release() ?? '');
      setProblem('');
      turnMenuTo(left.session.entry, { open: left.session.seen.status.winners === null ? 0 : -1 });
    },
    fail: terminal.fail,
  });
  /** Sets the game of the next menu; with `open` 0 its latest open match. */
  const turnMenuTo = (entry: GameParts, at: Partial<MenuMemory> = {}) =>
    setMenu((before) => ({ ...before, game: catalogue.indexOf(entry), open: -1, ...at }));
  const changeSettings = (next: Settings) => {
    setSettings(next);
    return room.saveSettings(next) ?? '';
  };
  const house: House = {
    room,
    catalogue,
    settings,
    changeSettings,
    progress,
    changeProgress(change) {
      const { progress, problem } = room.changeProgress(change);
      setProgress(progress);
      return problem ?? '';
    },
    menu,
    setMenu,
    notice,
    problem,
    door: new MatchDoor({
      room,
      catalogue,
      settings,
      changeSettings,
      terminal,
      go,
      askBot,
      askAdviser,
      warmBots,
    }),
    toMenu: () => go(() => ({ kind: 'menu', overlay: null })),
    ...waysToLearn({ room, settings, catalogue, progress, go, turnMenuTo }),
    dealHand,
    askAdviser,
    quit: terminal.close,
  };
  return { house, page, number };
}

/** Returns the id of the lesson or practice on a page, as the list of lessons knows it; null for any other page. */
function learntOn(page: Page): string | null {
  if (page.kind === 'lesson') return page.lesson.id;
  if (page.kind === 'practice') return page.practice.id;
  return page.kind === 'again' ? againId(page.entry.game) : null;
}

interface Learning extends Pick<House, 'room' | 'settings' | 'catalogue' | 'progress'>, Pick<Pages, 'go'> {
  /** Sets the game of the next menu. */
  turnMenuTo(entry: GameParts, at?: Partial<MenuMemory>): void;
}

/** Returns the ways to lessons, practices and the player's own positions. */
function waysToLearn({
  room,
  settings,
  catalogue,
  progress,
  go,
  turnMenuTo,
}: Learning): Pick<House, 'toLessons' | 'learn' | 'practise' | 'again'> {
  const entryOf = (id: string): GameParts => catalogue.find(({ game }) => game.id === id)!;
  const toLessons = (entry: GameParts, at?: Partial<MenuMemory>) => {
    go(() => ({ kind: 'menu', overlay: 'lessons' }));
    turnMenuTo(entry, at);
  };
  return {
    toLessons: (entry) => toLessons(entry),
    learn(lesson, from = progress.at[lesson.id] ?? 0) {
      const entry = entryOf(gameOf(lesson));
      turnMenuTo(entry);
      go(async () => ({ kind: 'lesson', entry, table: await tableOf(entry.game), lesson, from }));
    },
    practise(practice) {
      const entry = entryOf(gameOf(practice));
      turnMenuTo(entry);
      go(async () => ({ kind: 'practice', entry, table: await tableOf(entry.game), practice }));
    },
    again(entry) {
      const { sitting: asked } = againIn({ room, settings }, entry, room.matches.list());
      turnMenuTo(entry);
      // The list says why there are none.
      if (asked.length === 0) toLessons(entry, { lesson: againId(entry.game) });
      else go(async () => ({ kind: 'again', entry, table: await tableOf(entry.game), asked }));
    },
  };
}

/** Deals and judges a hand in this thread, after waiting keys and frames. */
const dealHere: DealHand = async (from) => {
  await new Promise((resolve) => setImmediate(resolve));
  return auctionHand(from);
};

/** Returns the first page; null if a table must be loaded for it. */
function firstPage(start: Start): Page | null {
  if (start.kind === 'menu') return { kind: 'menu', overlay: null };
  if (start.kind === 'day') return { kind: 'menu', overlay: null, asksDay: true };
  if (start.kind === 'learn' && !start.lesson && !start.practice) return { kind: 'menu', overlay: 'lessons' };
  return null;
}

/** Opens the page that the command line asked for, if `firstPage` has not. */
function openStart(start: Start, { catalogue, door, learn, practise, again }: House): void {
  if (start.kind === 'replay') door.replay(start.played);
  if (start.kind === 'resume') door.enter(start.kept);
  if (start.kind === 'learn' && start.lesson) learn(start.lesson);
  if (start.kind === 'learn' && start.practice) practise(start.practice);
  if (start.kind === 'again') again(catalogue.find(({ game }) => game.id === start.game)!);
  if (start.kind === 'play') {
    const entry = catalogue.find(({ game }) => game.id === start.game);
    if (entry) door.begin(entry, start);
  }
}

/** Returns the place in the catalogue of the game that the command line named; −1 if it named none. */
const placeOf = (start: Start, catalogue: readonly GameParts[]): number =>
  'game' in start ? catalogue.findIndex(({ game }) => game.id === start.game) : -1;
