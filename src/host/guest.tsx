import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Room } from '../front/room.ts';
import { DEFAULT_SETTINGS, type Settings } from '../front/settings.ts';
import { UnderRule } from '../tui/parts/room.ts';
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

/** The surroundings of a screen at a hosted table: settings and rules. It saves nothing of a match. */
export interface GuestRoom {
  readonly isHost: boolean;
  readonly settings: Settings;
  /** Returns null, or a sentence on why they cannot be kept. */
  saveSettings(settings: Settings): string | null;
  rules(game: string): string;
  /** Ends the screen. Returns a last sentence for its reader, or ''. */
  leave(): string;
}

/** The room of a guest. Their settings are saved by their key when they go, so that the host writes to the disk once. */
export function guestRoom(key: string | null, guests: GuestBook, { rules }: Pick<Room, 'rules'>): GuestRoom {
  let changed: Settings | null = null;
  return {
    isHost: false,
    // Looked up when shown: an older screen of this key may have saved its settings just now.
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

/** A way to show tables: drawn on a terminal, or in lines of text. */
export interface Showing {
  /** Asks a visitor without a code for one of these tables. Null if they went. */
  choose(tables: readonly Table[], gone: AbortSignal): Promise<Table | null>;
  /** Shows a table until `close`. */
  show(table: Table, presence: Presence, room: GuestRoom): void;
  close(): void;
}

/** Draws tables on a terminal. */
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

/** A person's whole screen at a hosted table: the lobby, then the match. */
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

/** Lists the house rules that differ from the usual ones. */
export const rulesOf = ({ entry: { game }, plan: { setup } }: Table): string =>
  game.options
    .filter(({ name, default: usual }) => setup.options[name] !== usual)
    .map(({ name }) => `${name} ${setup.options[name]}`)
    .join(' · ');

const underRule = ({ amiss, latest }: HostedState) => ({
  left: amiss ? amissText(amiss) : '',
  right: latest ? lineText(latest) : '',
});
