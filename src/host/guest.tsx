import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Room } from '../front/room.ts';
import { DEFAULT_SETTINGS, type Settings } from '../front/settings.ts';
import { UnderRule } from '../tui/parts/frame.tsx';
import type { Hosted, HostedState } from '../tui/screens/lobby/hosted.ts';
import { Lobby } from '../tui/screens/lobby/lobby.tsx';
import { amissText, lineText, questionText } from '../tui/screens/lobby/words.ts';
import { MatchScreen } from '../tui/screens/match/match.tsx';
import { useOwnMouse, useTerminal } from '../tui/terminal/hooks.ts';
import type { Terminal } from '../tui/terminal/terminal.ts';
import { makeTheme } from '../tui/theme.ts';
import { Themed } from '../tui/themed.tsx';
import { chooseTable } from './choice.tsx';
import type { Presence } from './people.ts';
import { ownReviews } from './reviews.ts';
import { sightOf } from './sight.ts';
import type { Table } from './table.ts';
import type { GuestBook } from './visitor.ts';

/** What a screen at a hosted table has of the program around it: settings, and the rules to read. It writes nothing of a match. */
export interface GuestRoom {
  readonly isHost: boolean;
  readonly settings: Settings;
  /** Null, or why they cannot be kept, in a sentence. */
  saveSettings(settings: Settings): string | null;
  rules(game: string): string;
  /** Nobody looks at the screen any more. '', or what they still have to know, in a sentence. */
  leave(): string;
}

/** The room of a guest, whose settings are kept by their key when they go: each change would cost the host a write to the disk. */
export function guestRoom(key: string | null, guests: GuestBook, { rules }: Pick<Room, 'rules'>): GuestRoom {
  let changed: Settings | null = null;
  return {
    isHost: false,
    // Looked up when it is shown: an older screen of the same key has gone only then.
    get settings() {
      return (key === null ? null : guests.settingsOf(key)) ?? DEFAULT_SETTINGS;
    },
    saveSettings(settings) {
      changed = settings;
      return null;
    },
    rules,
    leave: () => (key === null || changed === null ? '' : (guests.keepSettings(key, changed) ?? '')),
  };
}

export const hostRoom = ({ settings, saveSettings, rules }: Room): GuestRoom => ({
  isHost: true,
  settings,
  saveSettings,
  rules,
  leave: () => '',
});

/** How somebody has the tables before them: drawn on a terminal, or told in lines of text. */
export interface Showing {
  /** Asks which of these tables a visitor means, whom no code leads. Null: they went. */
  choose(tables: readonly Table[], gone: AbortSignal): Promise<Table | null>;
  /** Shows a table until `close`. */
  show(table: Table, presence: Presence, room: GuestRoom): void;
  close(): void;
}

/** Draws tables on somebody's terminal. */
export const drawnOn = (terminal: Terminal): Showing => ({
  choose: (tables, gone) => chooseTable(terminal, tables, gone),
  show(table, presence, room) {
    const hosted = sightOf(table, presence.person);
    terminal.render(<TableApp table={table} presence={presence} hosted={hosted} room={room} />);
  },
  close: () => terminal.close(),
});

interface TableAppProps {
  readonly table: Table;
  readonly presence: Presence;
  readonly hosted: Hosted;
  readonly room: GuestRoom;
}

/** The whole screen of somebody at a hosted table: the lobby, and from the first card on the match. */
function TableApp({ table, presence, hosted, room }: TableAppProps) {
  const terminal = useTerminal();
  const state = useSyncExternalStore(hosted.subscribe, hosted.get);
  const [settings, setSettings] = useState(room.settings);
  const { theme: name, palette, cards, mouse } = settings;
  useOwnMouse(!mouse);
  const theme = useMemo(
    () => makeTheme(terminal.look, { theme: name, palette, cards }),
    [terminal, name, palette, cards],
  );
  const under = useMemo(() => underRule(state), [state]);
  const session = useSyncExternalStore(hosted.subscribe, () => presence.session);
  const reviews = useMemo(
    () => (state.phase === 'over' ? ownReviews(table, presence.person) : null),
    [table, presence, state.phase],
  );
  const { game } = table.entry;
  return (
    <Themed theme={theme}>
      <UnderRule value={under}>
        {session ? (
          <MatchScreen
            key={state.seat}
            session={session}
            reviews={reviews}
            settings={settings}
            notice={null}
            company={{ hosted, state }}
            problem={state.question ? questionText(state.question) : state.problem}
            rules={() => room.rules(game.id)}
            changeSettings={(next) => {
              setSettings(next);
              return room.saveSettings(next) ?? '';
            }}
            onLeave={() => hosted.leave(false)}
          />
        ) : (
          <Lobby hosted={hosted} state={state} rules={rulesOf(table)} />
        )}
      </UnderRule>
    </Themed>
  );
}

/** The house rules that are not as usual. */
export const rulesOf = ({ entry: { game }, plan: { setup } }: Table): string =>
  game.options
    .filter(({ name, default: usual }) => setup.options[name] !== usual)
    .map(({ name }) => `${name} ${setup.options[name]}`)
    .join(' · ');

const underRule = ({ amiss, latest }: HostedState) => ({
  left: amiss ? amissText(amiss) : '',
  right: latest ? lineText(latest) : '',
});
