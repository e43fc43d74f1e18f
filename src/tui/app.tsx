import { useEffect, useMemo, useState } from 'react';
import { again, type Beginning, type Played } from '../again/again.ts';
import { challenge } from '../again/challenge.ts';
import { daysIn, playDay } from '../again/day.ts';
import { isRefusal } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { playOn } from '../engine/play-on.ts';
import type { Setup } from '../engine/setup.ts';
import { originText } from '../front/origin.ts';
import { leftAt, type Progress, withDone, withTip } from '../front/progress.ts';
import type { Players, Room, Start } from '../front/room.ts';
import type { Settings } from '../front/settings.ts';
import type { GameParts } from '../games.ts';
import { gameOf, lessonAfter, lessonsOf } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { BeginReview } from '../review/question.ts';
import type { KeptMatch } from '../store/matches.ts';
import { newDraft, playersOf, setupOf } from './draft.ts';
import type { AskBot } from './match/bots.ts';
import { Conductor } from './match/conductor.ts';
import type { Place } from './match/replay.ts';
import { Session } from './match/session.ts';
import { type Page, usePages } from './pages.ts';
import { ReviewsContext, reviewOfHouse, reviewsOf } from './reviews.ts';
import { loadReader } from './rules/reader.ts';
import type { AgainDesk } from './screens/again/desk.ts';
import { LessonScreen } from './screens/lessons/lesson.tsx';
import { MatchScreen } from './screens/match/match.tsx';
import { WatchedMatch } from './screens/matches/watched.tsx';
import { Menu, newMenu } from './screens/menu.tsx';
import type { MenuState } from './screens/menu-keys.ts';
import { tableOf } from './tables.ts';
import { useTerminal } from './terminal/hooks.ts';
import { makeTheme, ThemeContext } from './theme.ts';

export interface AppProps {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly start: Start;
  /** Asks bots elsewhere, e.g. in a worker; without it, in this thread. */
  readonly askBot?: AskBot | undefined;
  /** A match of this game begins with bots that think long: they may get ready. */
  readonly warmBots?: ((game: string) => void) | undefined;
  /** Has deals reviewed elsewhere; without it, in this thread. */
  readonly beginReview?: ((entry: GameParts) => BeginReview) | undefined;
}

/** The whole screen: the menu, a match or a lesson. */
export function App({ room, catalogue, start, askBot, warmBots, beginReview }: AppProps) {
  const terminal = useTerminal();
  const [settings, setSettings] = useState(room.settings);
  const [menu, setMenu] = useState<MenuState | null>(null);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState(room.progress);
  /** What the player should know when the menu comes up, e.g. what was not saved of the match that was left. */
  const [notice, setNotice] = useState(room.notice);
  const { page, number, go } = usePages({
    first: firstPage(start),
    enter,
    leave,
    fail: terminal.fail,
  });
  const theme = useMemo(() => makeTheme(terminal.look, settings.palette), [terminal, settings.palette]);

  const reviews = useMemo(
    () => ({ begin: beginReview ?? reviewOfHouse, kept: room.reviews }),
    [beginReview, room],
  );
  const changeSettings = (next: Settings): string => {
    setSettings(next);
    return room.saveSettings(next) ?? '';
  };

  const changeProgress = (next: Progress): string => {
    setProgress(next);
    return room.saveProgress(next) ?? '';
  };
  const learn = (lesson: Lesson, from: number) => {
    const entry = catalogue.find(({ game }) => game.id === gameOf(lesson))!;
    // The menu that comes up afterwards is at this game.
    setMenu({ ...(menu ?? newMenu()), game: catalogue.indexOf(entry), open: -1 });
    go(async () => ({ kind: 'lesson', entry, table: await tableOf(entry.game), lesson, from }));
  };

  const matchPage = async (kept: KeptMatch): Promise<Page> => {
    const entry = catalogue.find(({ game }) => game === kept.match.game)!;
    // Nobody else but hints waits for a thread, and it takes as much memory as the screen.
    if (kept.players.some(({ bot }) => bot === 'hard')) warmBots?.(entry.game.id);
    const table = await tableOf(entry.game);
    const conductor = new Conductor({
      entry,
      match: kept.match,
      players: kept.players,
      table,
      forced: settings.forced,
      // What is compared with others' play must not depend on how quick this machine is.
      untimed: kept.about.origin !== undefined && kept.about.origin.kind !== 'from',
      ...(askBot && { askBot }),
      onAct: kept.begin,
      fail: terminal.fail,
    });
    const session = new Session({ conductor, pace: settings.pace, clock: terminal.clock });
    return { kind: 'match', kept, session, reviews: reviewsOf(reviews, entry, kept), early: isEarly(kept) };
  };
  /** Is this one of the first matches of its game that somebody plays alone against bots, and for its own sake? */
  const isEarly = ({ id, match, players, about }: KeptMatch): boolean =>
    players.filter(({ bot }) => bot === null).length === 1 &&
    about.origin === undefined &&
    match.setup.seed !== room.today() &&
    room.matches
      .list()
      .filter((saved) => saved.id !== id && 'game' in saved && saved.game === match.game.id).length < EARLY;
  const replayPage = async (played: Played): Promise<Page> => {
    const entry = catalogue.find(({ game }) => game === played.match.game)!;
    return { kind: 'replay', entry, played, table: await tableOf(entry.game) };
  };
  const begin = ({ game, policy }: GameParts, { setup, players, origin }: Beginning) => {
    const about = { bots: policy.revision, ...(origin && { origin }) };
    go(() => matchPage(room.matches.prepare(new Match(game, setup), players, about)));
  };
  const play = (entry: GameParts, setup: Setup, players: Players) => begin(entry, { setup, players });
  const againDesk = (played: Played): AgainDesk => {
    const entry = catalogue.find(({ game }) => game === played.match.game)!;
    return {
      played,
      begin(part) {
        const beginning = again(played, part);
        if (beginning) begin(entry, beginning);
      },
      words: (part) => challenge(played, part, entry.policy),
      streak: (date) => daysIn([...room.matches.list(), ...removedIn(room)], entry.game.id, date).streak,
    };
  };
  /** Begins a match that goes on from a point of another one; the replay has asked whether that may be. */
  const playOnFrom = ({ id, match, players }: Played, { deal, move, made }: Place) => {
    const next = playOn(match, made, room.freshSeed());
    if (isRefusal(next)) return;
    const { policy } = catalogue.find(({ game }) => game === match.game)!;
    const origin = { kind: 'from', match: id, deal, move } as const;
    go(() => matchPage(room.matches.prepare(next, players, { bots: policy.revision, origin })));
  };
  /** Goes on with a match, or says why not. */
  const resume = (id: string): string => {
    const kept = room.matches.resume(id);
    if (isRefusal(kept)) return kept.sentence;
    go(() => matchPage(kept));
    return '';
  };
  const playDeal = (entry: GameParts): string => {
    const step = playDay(room.matches.list(), removedIn(room), entry.game, room.today());
    if ('resume' in step) return resume(step.resume);
    begin(entry, step.begin);
    return '';
  };
  const keepSheet = ({ id, match }: KeptMatch, text: string): string => {
    try {
      return `The sheet is in ${room.keepSheet(id || match.game.id, text)}`;
    } catch (error) {
      return `The sheet could not be written: ${error instanceof Error ? error.message : error}`;
    }
  };
  function enter(shown: Page) {
    if (shown.kind === 'match') shown.session.start();
  }
  function leave(left: Page) {
    if (left.kind !== 'match') return;
    left.session.close();
    setNotice(left.kept.release() ?? '');
    setProblem('');
    if (menu) setMenu({ ...menu, open: 0 });
  }
  const toLessons = (entry: GameParts) => {
    go(() => ({ kind: 'menu', overlay: 'lessons' }));
    setMenu({ ...(menu ?? newMenu()), game: catalogue.indexOf(entry), open: -1 });
  };
  /** What the player has been told of a game; whoever has ended a lesson needs no offer of lessons. */
  const told = (game: string): readonly string[] =>
    Object.keys(progress.done).some((lesson) => lesson.startsWith(`${game}/`))
      ? [...progress.tips, `${game}/lessons`]
      : progress.tips;
  const toMenu = () => go(() => ({ kind: 'menu', overlay: null }));

  // Once the player has looked around, so that neither the first frame nor the first key waits for it.
  useEffect(() => terminal.clock.after(2000, () => void loadReader()), [terminal]);
  useEffect(() => {
    room.matches.onProblem = setProblem;
  }, [room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the screen begins with, once
  useEffect(() => {
    if (start.kind === 'replay') go(() => replayPage(start.played));
    if (start.kind === 'resume') go(() => matchPage(start.kept));
    if (start.kind === 'learn' && start.lesson) learn(start.lesson, progress.at[start.lesson.id] ?? 0);
    if (start.kind === 'play') {
      const entry = catalogue.find(({ game }) => game.id === start.game);
      if (entry) begin(entry, start);
    }
  }, []);

  const nextOf = (lesson: Lesson): (() => void) | undefined => {
    const next = lessonAfter(lesson);
    return next && (() => learn(next, progress.at[next.id] ?? 0));
  };

  if (!page) return null;
  return (
    <ThemeContext value={theme}>
      <ReviewsContext value={reviews}>{screenOf(page)}</ReviewsContext>
    </ThemeContext>
  );

  function screenOf(shown: Page) {
    switch (shown.kind) {
      case 'menu':
        return (
          <Menu
            room={room}
            catalogue={catalogue}
            state={menu ?? newMenu(placeOf(start, catalogue))}
            overlay={shown.overlay}
            progress={progress}
            onLearn={learn}
            notice={notice}
            settings={settings}
            setState={setMenu}
            changeSettings={changeSettings}
            onPlay={play}
            onResume={resume}
            onPlayOn={playOnFrom}
            againDesk={againDesk}
            onDay={playDeal}
            onQuit={terminal.close}
          />
        );
      case 'match': {
        const { session, reviews, kept } = shown;
        return (
          <MatchScreen
            key={number}
            session={session}
            reviews={reviews}
            settings={settings}
            notice={kept.notice ?? (notice || cameFrom(kept))}
            origin={originOf(kept)}
            problem={problem}
            rules={() => room.rules(kept.match.game.id)}
            changeSettings={changeSettings}
            keepSheet={(text) => keepSheet(kept, text)}
            tips={
              shown.early && settings.tips
                ? { told: told(kept.match.game.id), onTold: (tip) => changeProgress(withTip(progress, tip)) }
                : undefined
            }
            onLearn={lessonsOf(kept.match.game.id).length > 0 ? () => toLessons(session.entry) : undefined}
            onLeave={toMenu}
            onPlayOn={(there) => playOnFrom(kept, there)}
            again={againDesk(kept)}
            onAgain={() => {
              const { seats, options } = kept.match.setup;
              play(session.entry, { seats, options, seed: room.freshSeed(), decks: [] }, kept.players);
            }}
          />
        );
      }
      case 'replay': {
        const { entry, played, table } = shown;
        return (
          <WatchedMatch
            again={againDesk(played)}
            entry={entry}
            table={table}
            by="replay"
            settings={settings}
            onPlayOn={(there) => playOnFrom(played, there)}
            onClose={terminal.close}
          />
        );
      }
      case 'lesson': {
        const { entry, lesson } = shown;
        return (
          <LessonScreen
            key={number}
            entry={entry}
            table={shown.table}
            lesson={lesson}
            from={shown.from}
            settings={settings}
            rules={() => room.rules(entry.game.id)}
            changeSettings={changeSettings}
            onStep={(step) => changeProgress(leftAt(progress, lesson.id, step))}
            onDone={() => changeProgress(withDone(progress, lesson.id, room.today()))}
            onNext={nextOf(lesson)}
            onLeave={toMenu}
            onMatch={() => {
              const draft = newDraft(entry.game);
              const setup = setupOf(entry.game, draft, room.freshSeed());
              if (!isRefusal(setup)) play(entry, setup, playersOf(draft));
            }}
          />
        );
      }
    }
  }
}

/** So many matches of a game are a player's first. */
const EARLY = 5;

/** The page to begin with; null where a table has to be loaded for it. */
function firstPage(start: Start): Page | null {
  if (start.kind === 'menu') return { kind: 'menu', overlay: null };
  if (start.kind === 'learn' && !start.lesson) return { kind: 'menu', overlay: 'lessons' };
  return null;
}

/** The game that is chosen at first. */
const placeOf = (start: Start, catalogue: readonly GameParts[]): number =>
  start.kind === 'learn'
    ? Math.max(
        0,
        catalogue.findIndex(({ game }) => game.id === start.game),
      )
    : 0;

/** How a match came about that did not simply begin; undefined for others. */
const originOf = ({ about, match }: Pick<KeptMatch, 'about' | 'match'>): string | undefined =>
  about.origin && originText(about.origin, match.game.oneDeal === true);

const removedIn = ({ matches }: Room) => matches.list({ removed: true });

/** The same in a sentence. */
function cameFrom(kept: KeptMatch): string | null {
  const { origin } = kept.about;
  if (origin?.kind === 'day')
    return origin.practice
      ? `The deal of ${origin.date} was begun before: this is practice.`
      : `The deal of ${origin.date}. The first start counts; d goes on where you left.`;
  const text = originOf(kept);
  return text === undefined ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}; it does not count.`;
}
