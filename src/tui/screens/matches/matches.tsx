import { useState } from 'react';
import type { Played } from '../../../again/again.ts';
import { isRefusal } from '../../../engine/game.ts';
import type { Settings } from '../../../front/settings.ts';
import type { GameParts } from '../../../games.ts';
import { Canvas, Picture } from '../../drawing/canvas.tsx';
import type { Binding } from '../../keys.ts';
import type { Place } from '../../match/replay.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { pageKeys, stepKey } from '../../parts/list-keys.ts';
import type { AnyTable } from '../../table.ts';
import { tableOf } from '../../tables.ts';
import { wrap } from '../../text.ts';
import { useTheme } from '../../theme.ts';
import type { AgainDesk } from '../again/desk.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { drawHead, drawListed, isCut, type Listed, type Matches, standsText, titleOf } from './row.ts';
import { WatchedMatch } from './watched.tsx';

const KINDS = ['open', 'finished', 'removed', 'all'] as const;
type Kind = (typeof KINDS)[number];

interface MatchesScreenProps {
  readonly matches: Matches;
  readonly catalogue: readonly GameParts[];
  /** Goes on with a match; a sentence when that cannot be. */
  onResume(id: string): string;
  /** Begins a match that goes on there, with the same cards. */
  onPlayOn(from: Played, there: Place): void;
  /** What can be done with what was played of a match. */
  againDesk(played: Played): AgainDesk;
  readonly settings: Settings;
  /** The finished matches of this game are listed first; null: the open ones of all games. */
  readonly played?: string | null;
  onClose(): void;
}

/** A match that is looked at. */
interface Watched extends Played {
  readonly entry: GameParts;
  readonly table: AnyTable;
  readonly by: 'sheet' | 'replay';
}

/** Every saved match: go on with it, look at its sheet, remove it, bring it back. */
export function MatchesScreen({
  matches,
  catalogue,
  settings,
  played = null,
  onResume,
  onPlayOn,
  againDesk,
  onClose,
}: MatchesScreenProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [all, setAll] = useState(() => listedIn(matches));
  const [kind, setKind] = useState<Kind>(played === null ? 'open' : 'finished');
  const [game, setGame] = useState(played);
  const [at, setAt] = useState(0);
  const [message, setMessage] = useState('');
  const [doomed, setDoomed] = useState<Listed | null>(null);
  const [watched, setWatched] = useState<Watched | null>(null);

  const title = catalogue.find((entry) => entry.game.id === game)?.game.title;
  const shown = all.filter((listed) => isOf(kind, listed) && isOfGame(game, listed));
  const here = shown[Math.min(at, shown.length - 1)];
  const place = here ? shown.indexOf(here) : 0;
  const list = { at: place, count: shown.length, choose: setAt };
  const reload = (said: string) => {
    setAll(listedIn(matches));
    setMessage(said);
  };

  const watch = async ({ match, removed }: Listed, by: Watched['by']) => {
    const read = matches.read(match.id, { removed });
    if (isRefusal(read)) return setMessage(read.sentence);
    const entry = catalogue.find(({ game }) => game === read.match.game)!;
    setWatched({
      ...read,
      id: match.id,
      by,
      entry,
      table: await tableOf(entry.game),
    });
  };
  const remove = (listed: Listed) => {
    const { id } = listed.match;
    if (doomed !== listed) {
      setDoomed(listed);
      return setMessage(`Press x again to remove ${id}; b brings it back from the removed ones.`);
    }
    reload(matches.remove(id)?.sentence ?? `${id} is removed; it is among the removed ones (Tab).`);
  };
  const restore = ({ match: { id } }: Listed) =>
    reload(matches.restore(id)?.sentence ?? `${id} is back among the matches.`);

  const continued: Binding = {
    keys: ['Enter'],
    label: 'continue',
    group: 'play',
    run: () => setMessage(onResume(here!.match.id)),
  };
  const own: Binding[] = [
    stepKey(list),
    ...pageKeys(list, rows - 1),
    {
      keys: ['Tab', 'Shift-Tab'],
      name: 'Tab',
      label: 'which',
      help: 'open, finished, removed or all matches',
      group: 'select',
      run: (key) => {
        const step = key === 'Tab' ? 1 : KINDS.length - 1;
        setKind(KINDS[(KINDS.indexOf(kind) + step) % KINDS.length]!);
        setAt(0);
      },
    },
    {
      keys: ['Left', 'Right'],
      name: '←→',
      label: 'game',
      help: 'the matches of one game, or of all',
      group: 'select',
      run: (key) => {
        const ids = [null, ...catalogue.map((entry) => entry.game.id)];
        setGame(ids[(ids.indexOf(game) + (key === 'Right' ? 1 : ids.length - 1)) % ids.length]!);
        setAt(0);
      },
    },
    ...(here && !here.removed && here.match.state === 'open' ? [continued] : []),
    ...(here && 'players' in here.match
      ? [
          { keys: ['s'], label: 'sheet', group: 'look' as const, run: () => void watch(here, 'sheet') },
          {
            keys: ['p'],
            label: 'replay',
            help: 'the match, move by move',
            group: 'look' as const,
            run: () => void watch(here, 'replay'),
          },
        ]
      : []),
    ...(here && !here.removed
      ? [
          {
            keys: ['x'],
            label: 'remove',
            help: 'twice: removes the match',
            group: 'match' as const,
            run: () => remove(here),
          },
        ]
      : []),
    ...(here?.removed
      ? [{ keys: ['b'], label: 'bring back', group: 'match' as const, run: () => restore(here) }]
      : []),
    { keys: ['Esc', 'q', 'm'], name: 'Esc', label: 'close', group: 'match', run: onClose },
  ];
  const {
    help,
    bindings: keys,
    said,
  } = useScreenKeys('MATCHES', own, {
    hear(key) {
      setMessage('');
      if (key !== 'x') setDoomed(null);
      return false;
    },
    active: watched === null,
  });
  if (watched)
    return (
      <WatchedMatch
        again={againDesk(watched)}
        entry={watched.entry}
        table={watched.table}
        by={watched.by}
        settings={settings}
        onPlayOn={(there) => onPlayOn(watched, there)}
        onClose={() => setWatched(null)}
      />
    );
  if (help) return help;

  const canvas = new Canvas(columns, rows, theme);
  drawHead(canvas);
  const first = Math.max(0, Math.min(place - Math.floor(rows / 2), shown.length - (rows - 1)));
  shown.slice(first, first + rows - 1).forEach((listed, row) => {
    drawListed(canvas, row + 1, listed, matches, listed === here);
  });
  return (
    <Frame
      banner={{
        title: 'MATCHES',
        parts: [kind === 'all' ? 'all' : `${kind} ones`, ...(title ? [title] : [])],
        right: shown.length === 0 ? '' : `${place + 1} of ${shown.length}`,
      }}
      bindings={keys}
      said={said}
      verdict={message ? wrap(message, columns) : about()}
    >
      <Picture canvas={canvas} />
    </Frame>
  );

  /** What the chosen match is, and all of what its line has no room for. */
  function about(): string[] {
    if (!here) {
      const none = `There are no ${kind === 'all' ? '' : `${kind} `}matches${title ? ` of ${title}` : ''}.`;
      return [none, `Tab shows others${title ? ', ←→ those of other games' : ''}.`];
    }
    const stands = standsText(here, matches);
    return [
      `${titleOf(here.match, catalogue) ?? here.match.id}`,
      ...(isCut(stands, columns) ? wrap(stands, columns) : []),
    ];
  }
}

const isOf = (kind: Kind, { match, removed }: Listed): boolean => {
  if (kind === 'all') return true;
  if (kind === 'removed') return removed;
  return !removed && (kind === 'finished' ? match.state === 'finished' : match.state !== 'finished');
};

const isOfGame = (game: string | null, { match }: Listed): boolean =>
  game === null || ('game' in match && match.game === game);

const listedIn = (matches: Matches): Listed[] => [
  ...matches.list().map((match) => ({ match, removed: false })),
  ...matches.list({ removed: true }).map((match) => ({ match, removed: true })),
];
