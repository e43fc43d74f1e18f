import { useState } from 'react';
import { cut, fitting, linesIn, padded, sentencesWithin, widthOf } from '../../../width.ts';
import { type Area, area } from '../../drawing/area.ts';
import { Canvas, markChosen } from '../../drawing/canvas.tsx';
import { Picture } from '../../drawing/picture.tsx';
import { type Binding, offeredIf, pairKey } from '../../keys.ts';
import { Frame } from '../../parts/frame.tsx';
import { firstShown } from '../../parts/list-keys.ts';
import { useContentSize } from '../../parts/room.ts';
import { useOwnMouse } from '../../terminal/hooks.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { useTheme } from '../../themed.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { Going, Proofs, Removing } from './asking.tsx';
import type { Hosted, HostedState, NotDone, PersonRow, SeatRow } from './hosted.ts';
import { Say } from './say.tsx';
import { lobbyTexts, lobbyWords, mannersText, newsText, notDoneText, tableKeyWords } from './words.ts';

interface LobbyProps {
  readonly hosted: Hosted;
  readonly state: HostedState;
  /** The changed house rules, for the top line. */
  readonly rules: string;
}

/** Shows the table before the first card: people, seats, and for the host the way in for friends. */
export function Lobby({ hosted, state, rules }: LobbyProps) {
  const [at, setAt] = useState(0);
  const [over, setOver] = useState<'say' | 'going' | 'proofs' | PersonRow | null>(null);
  const theme = useTheme();
  // Leaves the mouse to the host's terminal, so that the line for friends can be marked and copied.
  useOwnMouse(state.way !== null);
  const size = useContentSize();
  const rows = rowsOf(state);
  const chosen = Math.min(at, rows.length - 1);
  const own = lobbyKeys(hosted, state, {
    chosen,
    move: (step) => setAt((chosen + step + rows.length) % rows.length),
    hear: (not) => say(not === null ? '' : notDoneText(not)),
    open: setOver,
  });
  const banner = { title: state.game.toUpperCase(), parts: [lobbyWords.forFriends], right: rules };
  const { bindings, help, said, say } = useScreenKeys(banner, own, { active: over === null });
  if (over === 'say') return <Say hosted={hosted} state={state} onClose={() => setOver(null)} />;
  if (over === 'going') return <Going hosted={hosted} state={state} onClose={() => setOver(null)} />;
  if (over === 'proofs') return <Proofs state={state} onClose={() => setOver(null)} />;
  if (over !== null) return <Removing hosted={hosted} person={over} onClose={() => setOver(null)} />;
  if (help) return help;
  return (
    <Frame banner={banner} bindings={bindings} said={said} verdict={footOf(state, size, said)}>
      <Picture canvas={paintLobby(state, chosen, size, theme)} />
    </Frame>
  );
}

/** Returns the rows of the list: seats (null if empty), then spectators. */
const rowsOf = ({ seats, watchers }: HostedState): readonly (PersonRow | null)[] => [
  ...seats.map(({ person }) => person),
  ...watchers,
];

/** The state of the lobby that its keys change. */
interface LobbyDesk {
  /** The chosen row, from 0. */
  readonly chosen: number;
  move(step: number): void;
  hear(not: NotDone | null): void;
  /** A `PersonRow` asks whether to send that person away. */
  open(over: 'say' | 'going' | 'proofs' | PersonRow): void;
}

function lobbyKeys(hosted: Hosted, state: HostedState, { chosen, move, hear, open }: LobbyDesk): Binding[] {
  const { seats, self, manners } = state;
  const person = rowsOf(state)[chosen] ?? null;
  const isSeat = chosen < seats.length;
  const other = person?.isSelf ? null : person;
  return [
    pairKey(['Up'], ['Down'], { ...tableKeyWords.seat, group: 'select' }, move),
    ...offeredIf(isSeat && person === null, {
      keys: ['Space'],
      ...tableKeyWords.move,
      group: 'select',
      run: () => hear(hosted.sit(chosen)),
    }),
    ...offeredIf(self.isHost && isSeat && person === null, {
      keys: ['b'],
      ...tableKeyWords.bot,
      group: 'match',
      run: () => hear(hosted.change(chosen)),
    }),
    ...offeredIf(other !== null, {
      keys: ['x'],
      ...(self.isHost ? tableKeyWords.remove : tableKeyWords.hide),
      group: 'match',
      run: () => (self.isHost ? open(other!) : hosted.hide(other!.id)),
    }),
    ...offeredIf(manners.chat !== 'off', {
      keys: ['/'],
      label: 'say',
      group: 'match',
      run: () => open('say'),
    }),
    {
      keys: ['k'],
      label: state.way ? lobbyWords.keyAndDigest : lobbyWords.digest,
      help: lobbyWords.proofs,
      group: 'match',
      run: () => open('proofs'),
    },
    {
      keys: ['Enter'],
      ...(self.isHost ? tableKeyWords.begin : tableKeyWords.ready(self.isReady)),
      group: 'match',
      run: () => (self.isHost ? hear(hosted.begin()) : hosted.ready()),
    },
    { keys: ['q'], label: self.isHost ? 'close' : 'leave', group: 'match', run: () => open('going') },
  ];
}

/** The number of rows for news. */
const NEWS = 2;
/** The most columns of the list. */
const WIDEST = 78;

/** In windows with fewer columns the foot wraps its words. */
const WHOLE = 78;

/** The foot: what is asked first in a small window, where only whole sentences that fit below `said` are kept. */
function footOf(
  state: HostedState,
  { columns, words }: Size & { readonly words: number },
  said: string,
): string[] {
  const [bots, ready] = lobbyTexts(state);
  const manners = mannersText(state.manners, columns);
  return columns < WHOLE
    ? sentencesWithin([ready, bots, manners].join(' '), columns, words - linesIn(said, columns).length).map(
        (line) => cut(line, columns),
      )
    : [bots, ready, manners];
}

/** Draws the way in, seats and spectators, and the latest news. */
function paintLobby(state: HostedState, chosen: number, { columns, rows }: Size, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const way = wayIn(state, columns - 2);
  way.forEach((text, row) => void canvas.plain(2, row, text, row === 0 ? theme.strong : {}));
  const news = state.news.slice(-NEWS).map((each) => cut(newsText(each), columns - 2));
  news.forEach((text, row) => void canvas.plain(2, rows - news.length + row, text));
  const top = way.length === 0 ? 0 : way.length + 1;
  paintSeats(canvas, state, chosen, area(0, top, Math.min(columns, WIDEST), rows - NEWS - top));
  return canvas;
}

/** Draws seats, then spectators below a heading: the rows that fit, with the chosen one among them. */
function paintSeats(
  canvas: Canvas,
  { seats, watchers }: HostedState,
  chosen: number,
  { y, columns, rows }: Area,
): void {
  const { theme } = canvas;
  const name = columns < NARROW ? LEAST_NAME : NAME;
  const named = (text: string, mark: string) => `${padded(text, name)} ${mark}`;
  const list = [
    ...seats.map((row, seat) => ({
      place: seat,
      text: `${seat + 1}  ${row.person ? named(row.person.name, markOf(row.person)) : named(row.bot.name, botText(row))}`,
      ends: endsOf(row.person),
    })),
    ...(watchers.length > 0 ? [{ place: -1, text: lobbyWords.watching, ends: [''] }] : []),
    ...watchers.map((person, place) => ({
      place: seats.length + place,
      text: `   ${named(person.name, markOf(person))}`,
      ends: endsOf(person),
    })),
  ];
  const at = list.findIndex(({ place }) => place === chosen);
  const first = firstShown(at, list.length, rows);
  list.slice(first, first + rows).forEach(({ place, text, ends }, row) => {
    const kept = cut(text, columns - 2);
    canvas.plain(2, y + row, kept, place < 0 ? theme.strong : {});
    canvas.writeRight(columns, y + row, fitting([...ends, ''], columns - 3 - widthOf(kept)));
    if (place === chosen) markChosen(canvas, area(0, y + row, columns, 1), theme);
  });
}

/** Columns of a name, in wide and in narrow windows. A blank follows it. */
const NAME = 12;
const LEAST_NAME = 9;
const NARROW = 44;

const botText = ({ bot, program, isClosed }: SeatRow): string =>
  program
    ? lobbyWords.program(program.command)
    : isClosed
      ? lobbyWords.closed(bot.level)
      : lobbyWords.bot(bot.level);

const markOf = ({ isSelf, isHost, isHere, isReady, isHidden }: PersonRow): string =>
  [
    isSelf
      ? lobbyWords.you
      : isHost
        ? lobbyWords.host
        : !isHere
          ? lobbyWords.away
          : isReady
            ? lobbyWords.ready
            : '',
    isHidden ? lobbyWords.hidden : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Returns, for the host, the end of a key and whether another person comes from the same address, the longer text first; '' for everybody else. */
function endsOf(person: PersonRow | null): readonly string[] {
  if (!person?.known) return [''];
  const key = person.known.key ?? lobbyWords.noKey;
  return person.known.sharesAddress ? [`${lobbyWords.sharesAddress} ${key}`, key] : [key];
}

/** Returns, for the host, the line that friends type, on a row of its own if it fits, and the codes of all tables. */
function wayIn({ way, game }: HostedState, columns: number): string[] {
  if (!way) return [];
  const { address, port, code, neighbours } = way;
  const [command, who] = lobbyWords.ssh(port, address);
  const whole = `${command} ${who}`;
  const codes = [{ game, code }, ...neighbours].map(lobbyWords.codeOf);
  return [
    lobbyWords.tell,
    ...(widthOf(whole) <= columns ? [whole] : [`${command} \\`, `  ${who}`]),
    ...(neighbours.length > 0 ? codes : [lobbyWords.code(code)]),
  ];
}
