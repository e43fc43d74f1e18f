import { useEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from '../catalogue.ts';
import { isRefusal, type OpaqueTypes, type Seat } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { Setup } from '../engine/setup.ts';
import { plainSpeaker } from '../engine/words.ts';
import { gameOf, lessonAfter } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { KeptMatch } from '../store/matches.ts';
import { newDraft, playersOf, setupOf } from './draft.ts';
import type { AskBot } from './match/bots.ts';
import { Session } from './match/session.ts';
import { plainTable } from './plain-table.tsx';
import { leftAt, type Progress, withDone } from './progress.ts';
import type { Players, Room, Start } from './room.ts';
import { loadReader } from './rules/reader.ts';
import { LessonScreen } from './screens/lessons/lesson.tsx';
import { MatchScreen } from './screens/match/match.tsx';
import { Menu, newMenu } from './screens/menu.tsx';
import type { MenuState } from './screens/menu-keys.ts';
import type { Settings } from './settings.ts';
import type { AnyTable } from './table.ts';
import { useTerminal } from './terminal/hooks.ts';
import { makeTheme, ThemeContext } from './theme.ts';

export interface AppProps {
  readonly room: Room;
  readonly catalogue: readonly Entry[];
  readonly start: Start;
  /** Asks bots elsewhere, e.g. in a worker; without it, in this thread. */
  readonly askBot?: AskBot | undefined;
  /** A match of this game begins: bots may get ready. */
  readonly warmBots?: ((game: string) => void) | undefined;
}

/** A match on the screen. */
interface Open {
  /** Counts the matches of this run: a new one is a new screen. */
  readonly number: number;
  readonly kept: KeptMatch;
  readonly session: Session;
  readonly table: AnyTable;
}

/** A lesson on the screen. */
interface Taught {
  /** Counts with the matches. */
  readonly number: number;
  readonly entry: Entry;
  readonly table: AnyTable;
  readonly lesson: Lesson;
  readonly from: number;
}

/** The whole screen: the menu, a match or a lesson. */
export function App({ room, catalogue, start, askBot, warmBots }: AppProps) {
  const terminal = useTerminal();
  const [settings, setSettings] = useState(room.settings);
  const [menu, setMenu] = useState<MenuState | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const sittings = useRef(0);
  const [busy, setBusy] = useState(
    start.kind !== 'menu' && !(start.kind === 'learn' && start.lesson === null),
  );
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState(room.progress);
  const [taught, setTaught] = useState<Taught | null>(null);
  /** What the player should know when the menu comes up, e.g. what was not saved of the match that was left. */
  const [notice, setNotice] = useState(room.notice);
  const theme = useMemo(() => makeTheme(terminal.look, settings.palette), [terminal, settings.palette]);

  const changeSettings = (next: Settings): string => {
    setSettings(next);
    return room.saveSettings(next) ?? '';
  };

  const changeProgress = (next: Progress): string => {
    setProgress(next);
    return room.saveProgress(next) ?? '';
  };
  const learn = async (lesson: Lesson, from: number) => {
    const entry = catalogue.find(({ game }) => game.id === gameOf(lesson))!;
    setBusy(true);
    // The menu that comes up afterwards is at this game.
    setMenu({ ...(menu ?? newMenu()), game: catalogue.indexOf(entry), open: -1 });
    const table = entry.table ? await entry.table() : plainTable(entry.game);
    setTaught({ number: ++sittings.current, lesson, from, entry, table });
    setBusy(false);
  };

  const sit = async (kept: KeptMatch) => {
    setBusy(true);
    const entry = catalogue.find(({ game }) => game === kept.match.game)!;
    warmBots?.(entry.game.id);
    const table = entry.table ? await entry.table() : plainTable(entry.game);
    const session = new Session({
      entry,
      match: kept.match,
      players: kept.players,
      pace: settings.pace,
      ...(table.lingers && { lingers: table.lingers }),
      ...(table.stops && { stops: table.stops }),
      ...(table.unasked && { unasked: table.unasked }),
      ...(table.early && { early: table.early }),
      ...(table.hand && { handSize: handSizeIn(table) }),
      forced: settings.forced,
      ...(askBot && { askBot }),
      clock: terminal.clock,
      fail: terminal.fail,
    });
    setOpen({ number: ++sittings.current, kept, session, table });
    setBusy(false);
    session.start();
  };
  const play = (entry: Entry, setup: Setup, players: Players) => {
    void sit(room.matches.keep(new Match(entry.game, setup), players));
  };
  /** Goes on with a match, or says why not. */
  const resume = (id: string): string => {
    const kept = room.matches.resume(id);
    if (isRefusal(kept)) return kept.sentence;
    void sit(kept);
    return '';
  };
  const keepSheet = ({ id, match }: KeptMatch, text: string): string => {
    try {
      return `The sheet is in ${room.keepSheet(id || match.game.id, text)}`;
    } catch (error) {
      return `The sheet could not be written: ${error instanceof Error ? error.message : error}`;
    }
  };
  const leave = () => {
    open?.session.close();
    setNotice(open?.kept.release() ?? '');
    setOpen(null);
    setProblem('');
    if (menu) setMenu({ ...menu, open: 0 });
  };

  // Once the player has looked around, so that neither the first frame nor the first key waits for it.
  useEffect(() => terminal.clock.after(2000, () => void loadReader()), [terminal]);
  useEffect(() => {
    room.matches.onProblem = setProblem;
  }, [room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the screen begins with, once
  useEffect(() => {
    if (start.kind === 'resume') void sit(start.kept);
    if (start.kind === 'learn' && start.lesson) void learn(start.lesson, progress.at[start.lesson.id] ?? 0);
    if (start.kind === 'play') {
      const entry = catalogue.find(({ game }) => game.id === start.game);
      if (entry) play(entry, start.setup, start.players);
    }
  }, []);

  const nextOf = (lesson: Lesson): (() => void) | undefined => {
    const next = lessonAfter(lesson);
    return next && (() => void learn(next, progress.at[next.id] ?? 0));
  };

  if (busy) return null;
  return (
    <ThemeContext value={theme}>
      {taught ? (
        <LessonScreen
          key={taught.number}
          {...taught}
          settings={settings}
          rules={() => room.rules(taught.entry.game.id)}
          changeSettings={changeSettings}
          onStep={(step) => changeProgress(leftAt(progress, taught.lesson.id, step))}
          onDone={() => changeProgress(withDone(progress, taught.lesson.id, room.today()))}
          onNext={nextOf(taught.lesson)}
          onLeave={() => setTaught(null)}
          onMatch={() => {
            setTaught(null);
            const draft = newDraft(taught.entry.game);
            const setup = setupOf(taught.entry.game, draft, room.freshSeed());
            if (!isRefusal(setup)) play(taught.entry, setup, playersOf(draft));
          }}
        />
      ) : open ? (
        <MatchScreen
          key={open.number}
          session={open.session}
          table={open.table}
          settings={settings}
          notice={open.kept.notice ?? (notice || null)}
          problem={problem}
          rules={() => room.rules(open.kept.match.game.id)}
          changeSettings={changeSettings}
          keepSheet={(text) => keepSheet(open.kept, text)}
          onLeave={leave}
          onAgain={() => {
            const { kept, session } = open;
            leave();
            play(session.entry, { ...kept.match.setup, seed: room.freshSeed(), decks: [] }, kept.players);
          }}
        />
      ) : (
        <Menu
          room={room}
          catalogue={catalogue}
          state={menu ?? newMenu(placeOf(start, catalogue))}
          overlay={menu === null && start.kind === 'learn' && !start.lesson ? 'lessons' : null}
          progress={progress}
          onLearn={(lesson, from) => void learn(lesson, from)}
          notice={notice}
          settings={settings}
          setState={setMenu}
          changeSettings={changeSettings}
          onPlay={play}
          onResume={resume}
          onQuit={terminal.close}
        />
      )}
    </ThemeContext>
  );
}

/** The game that is chosen at first. */
const placeOf = (start: Start, catalogue: readonly Entry[]): number =>
  start.kind === 'learn'
    ? Math.max(
        0,
        catalogue.findIndex(({ game }) => game.id === start.game),
      )
    : 0;

/** How many cards a seat holds, from its own view. Nobody reads their names. */
const handSizeIn =
  ({ hand }: AnyTable) =>
  (view: OpaqueTypes['view'], seat: Seat): number =>
    hand?.(view, seat, plainSpeaker).length ?? 0;
