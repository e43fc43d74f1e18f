import { useEffect, useState } from 'react';
import type { Played } from '../../again/again.ts';
import { isRefusal } from '../../engine/game.ts';
import type { Setup } from '../../engine/setup.ts';
import { setupRefusalText } from '../../engine/text.ts';
import { historyOf } from '../../front/history.ts';
import type { Progress } from '../../front/progress.ts';
import type { Players, Room } from '../../front/room.ts';
import type { Settings } from '../../front/settings.ts';
import type { GameParts } from '../../games.ts';
import { lessonsOf } from '../../lessons/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { FinishedMatch } from '../../store/saved.ts';
import { type Draft, newDraft, playersOf, setupOf, withName } from '../draft.ts';
import { Picture } from '../drawing/canvas.tsx';
import { deadKeyText, deadPasteText, dispatch } from '../keys.ts';
import type { Place } from '../match/replay.ts';
import { Frame, useTableSize } from '../parts/frame.tsx';
import { TextLine } from '../parts/text-line.tsx';
import type { AnyTable } from '../table.ts';
import { tableOf } from '../tables.ts';
import { useKeys, usePaste } from '../terminal/hooks.ts';
import { wrap } from '../text.ts';
import { useTheme } from '../theme.ts';
import type { AgainDesk } from './again/desk.ts';
import { Help } from './help.tsx';
import { HouseRules } from './house-rules.tsx';
import { LessonList } from './lessons/list.tsx';
import { MatchesScreen } from './matches/matches.tsx';
import { paintMenu } from './menu-board.ts';
import { type MenuDesk, type MenuOverlay, type MenuState, menuKeys } from './menu-keys.ts';
import { type ListedMatch, matchText } from './menu-text.ts';
import { OptionsScreen } from './options.tsx';
import { Rules } from './rules.tsx';
import { Statistics } from './statistics.tsx';

export const newMenu = (game = 0): MenuState => ({
  drafts: {},
  game,
  open: 0,
  seat: 0,
});

/** So many kept matches are listed. */
const LISTED = 3;

interface MenuProps {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly state: MenuState;
  readonly settings: Settings;
  setState(state: MenuState): void;
  /** Answers why they cannot be kept for the next start, in a sentence; or ''. */
  changeSettings(settings: Settings): string;
  onPlay(entry: GameParts, setup: Setup, players: Players): void;
  /** Goes on with a match; a sentence when that cannot be. */
  onResume(id: string): string;
  /** Begins a match that goes on there, with the same cards. */
  onPlayOn(from: Played, there: Place): void;
  againDesk(played: Played): AgainDesk;
  /** Begins the day's deal of a game, or goes on with it; a sentence when that cannot be. */
  onDay(entry: GameParts): string;
  onQuit(): void;
  readonly progress: Progress;
  /** Begins a lesson at a step. */
  onLearn(lesson: Lesson, from: number): void;
  /** What lies over the menu at first. */
  readonly overlay?: MenuOverlay | null;
  /** What the player should know when the menu comes up. */
  readonly notice?: string;
}

/** The table of a game, loaded when it is asked for; null until it is there. */
function useTableOf(entry: GameParts | null): AnyTable | null {
  const [loaded, setLoaded] = useState<{ readonly entry: GameParts; readonly table: AnyTable } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (entry) {
      void tableOf(entry.game).then((table) => {
        if (wanted) setLoaded({ entry, table });
      });
    }
    return () => {
      wanted = false;
    };
  }, [entry]);
  return loaded?.entry === entry ? (loaded?.table ?? null) : null;
}

/** The first screen: go on with a match, or put a new one together. */
export function Menu(props: MenuProps) {
  const { room, catalogue, settings, setState, changeSettings, onPlay, onResume, onQuit } = props;
  const theme = useTheme();
  const size = useTableSize();
  const [overlay, setOverlay] = useState<MenuOverlay | null>(props.overlay ?? null);
  const [message, setMessage] = useState(props.notice ?? '');
  const [typed, setTyped] = useState('');
  const [aside, setAside] = useState<string | null>(null);
  const [kept, setKept] = useState(() => keptIn(room));
  /** The game whose finished matches are listed from its statistics. */
  const [listed, setListed] = useState<string | null>(null);

  const { open } = kept;
  const state = { ...props.state, open: Math.min(props.state.open, open.length - 1) };
  const entry = catalogue[state.game]!;
  const { game } = entry;
  const draft = state.drafts[game.id] ?? newDraft(game);
  const players = playersOf(draft);
  const seat = Math.min(state.seat, players.length - 1);
  const change = (next: Draft) =>
    setState({ ...state, open: -1, drafts: { ...state.drafts, [game.id]: next } });
  const close = () => setOverlay(null);
  const table = useTableOf(overlay === 'house-rules' ? entry : null);
  const desk: MenuDesk = {
    state,
    open,
    games: catalogue.length,
    game,
    hasLessons: lessonsOf(game.id).length > 0,
    draft,
    seat,
    setState,
    change,
    show(next) {
      setTyped(next === 'name' ? (draft.names[seat] ?? '') : draft.seed);
      setOverlay(next);
    },
    start,
    playDay: () => setMessage(props.onDay(entry)),
    resume: (id) => setMessage(onResume(id)),
    takeOffList,
    quit: onQuit,
  };
  const bindings = menuKeys(desk);
  useKeys(
    (key) => {
      setMessage('');
      if (key !== 'x') setAside(null);
      if (!dispatch(bindings, key)) setMessage(deadKeyText(key));
    },
    { active: overlay === null },
  );
  usePaste(() => setMessage(deadPasteText), { active: overlay === null });

  switch (overlay) {
    case 'help':
      return <Help banner="CARDROOM" bindings={bindings} onClose={close} />;
    case 'rules':
      return (
        <Rules
          title={game.title}
          page={room.rules(game.id)}
          onLearn={desk.hasLessons ? () => setOverlay('lessons') : undefined}
          onClose={close}
        />
      );
    case 'options':
      return <OptionsScreen settings={settings} onChange={changeSettings} onClose={close} />;
    case 'lessons': {
      const taught = catalogue.filter((known) => lessonsOf(known.game.id).length > 0);
      return (
        <LessonList
          games={taught.map((known) => known.game)}
          game={taught.indexOf(entry)}
          progress={props.progress}
          onLearn={props.onLearn}
          onClose={close}
        />
      );
    }
    case 'matches':
      return (
        <MatchesScreen
          matches={room.matches}
          catalogue={catalogue}
          settings={settings}
          onResume={onResume}
          onPlayOn={props.onPlayOn}
          played={listed}
          againDesk={props.againDesk}
          onClose={() => {
            setKept(keptIn(room));
            setOverlay(listed === null ? null : 'statistics');
          }}
        />
      );
    case 'statistics':
      return (
        <Statistics
          games={catalogue.map((known) => known.game)}
          history={() => historyOf(room, catalogue)}
          game={listed ?? game.id}
          onMatches={(id) => {
            setListed(id);
            setOverlay('matches');
          }}
          onClose={() => {
            setListed(null);
            close();
          }}
        />
      );
    case 'house-rules':
      return <HouseRules game={game} table={table} draft={draft} onChange={change} onClose={close} />;
  }

  const resuming = open[state.open];
  const [first, second] = wrap(message || intention(), size.columns);
  return (
    <Frame
      banner={{
        title: 'CARDROOM',
        parts: [
          Object.values(theme.suits)
            .map(({ glyph }) => glyph)
            .join(' '),
        ],
        right: `suits: ${settings.palette}   pace: ${settings.pace}`,
      }}
      size={size}
      bindings={bindings}
      verdict={[first, second || invitation()]}
      prompt={overlay !== null && prompt()}
    >
      <Picture
        canvas={paintMenu(
          { catalogue, state, open, played: kept.played, draft, seat, bindings },
          size,
          theme,
        )}
      />
    </Frame>
  );

  /** For whoever has played nothing yet. */
  function invitation(): string {
    if (open.length > 0 || kept.played.length > 0) return '';
    return `New here? ${desk.hasLessons ? `g teaches ${game.title}` : 'r shows the rules'}; Enter deals you in at once.`;
  }

  function intention(): string {
    if (resuming) return `Enter goes on with ${matchText(resuming, catalogue)}.`;
    const people = players.filter(({ bot }) => bot === null).map(({ name }) => name);
    if (people.length === 0) return `Enter lets the bots play ${game.title}; you look on.`;
    if (people.length === 1) return `Enter starts ${game.title} against ${players.length - 1} bots.`;
    return `Enter starts ${game.title} for ${people.join(', ')}, passing the keyboard.`;
  }

  function prompt() {
    const naming = overlay === 'name';
    return (
      <TextLine
        label={naming ? `Name of seat ${seat + 1}: ` : 'Seed (nothing: a new one): '}
        text={typed}
        onChange={setTyped}
        onCancel={close}
        onEnter={() => {
          close();
          change(naming ? withName(draft, seat, typed) : { ...draft, seed: typed.trim() });
        }}
      />
    );
  }

  function start(from: Draft) {
    const setup = setupOf(game, from, room.freshSeed());
    if (isRefusal(setup)) setMessage(setupRefusalText(game, setup));
    else onPlay(entry, setup, playersOf(from));
  }

  function takeOffList(match: ListedMatch) {
    if (aside !== match.id) {
      setAside(match.id);
      setMessage('Press x again to take this match off the list; its file is kept.');
      return;
    }
    setAside(null);
    const refusal = room.matches.remove(match.id);
    setMessage(refusal?.sentence ?? `${match.id} is off the list; its file is kept.`);
    setKept(keptIn(room));
  }
}

/** The matches that the menu lists and those that it counts. */
function keptIn({ matches }: Room): {
  readonly open: readonly ListedMatch[];
  readonly played: readonly FinishedMatch[];
} {
  const all = matches.list();
  const busy = matches.busy();
  const open = all.filter((match) => match.state === 'open').slice(0, LISTED);
  return {
    open: open.map((match) => {
      const standing = matches.standing(match.id);
      return { ...match, standing: isRefusal(standing) ? null : standing, busy: busy.has(match.id) };
    }),
    played: all.filter((match) => match.state === 'finished').reverse(),
  };
}
