import { useState } from 'react';
import { cut, padded, paddedLeft, widthOf, wrap } from '../../../width.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { Picture } from '../../drawing/picture.tsx';
import { type Binding, offeredIf } from '../../keys.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { useOwnMouse } from '../../terminal/hooks.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { useTheme } from '../../theme-context.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { Going } from './going.tsx';
import type { Hosted, HostedState, NotDone, PersonRow, SeatRow } from './hosted.ts';
import { Removing } from './removing.tsx';
import { Say } from './say.tsx';
import { lobbyTexts, lobbyWords, mannersText, newsText, notDoneText } from './words.ts';

interface LobbyProps {
  readonly hosted: Hosted;
  readonly state: HostedState;
  /** The house rules that are not as usual, for the top line. */
  readonly rules: string;
}

/** Before the first card: who is there, who sits where, and for the host how friends come in. */
export function Lobby({ hosted, state, rules }: LobbyProps) {
  const [at, setAt] = useState(0);
  const [over, setOver] = useState<'say' | 'going' | PersonRow | null>(null);
  const theme = useTheme();
  // The line that friends type is marked and copied.
  useOwnMouse();
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
  if (over !== null) return <Removing hosted={hosted} person={over} onClose={() => setOver(null)} />;
  if (help) return help;
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={said}
      verdict={[...lobbyTexts(state), mannersText(state.manners, size.columns)]}
      tee={size.columns - columnsAtRight(size) - 2}
    >
      <Picture canvas={paintLobby(state, chosen, size, theme)} />
    </Frame>
  );
}

/** Who is in the list, a row each: seats, which may be empty, then onlookers. */
const rowsOf = ({ seats, watchers }: HostedState): readonly (PersonRow | null)[] => [
  ...seats.map(({ person }) => person),
  ...watchers,
];

/** What the keys of the lobby change. */
interface LobbyDesk {
  /** The row that is chosen. */
  readonly chosen: number;
  move(step: number): void;
  hear(not: NotDone | null): void;
  /** `PersonRow`: whether to send them away. */
  open(over: 'say' | 'going' | PersonRow): void;
}

function lobbyKeys(hosted: Hosted, state: HostedState, { chosen, move, hear, open }: LobbyDesk): Binding[] {
  const { seats, self, manners } = state;
  const person = rowsOf(state)[chosen] ?? null;
  const isSeat = chosen < seats.length;
  const other = person?.isSelf ? null : person;
  return [
    {
      keys: ['Up', 'Down'],
      name: '↑↓',
      label: 'seat',
      group: 'select',
      run: (key) => move(key === 'Up' ? -1 : 1),
    },
    ...offeredIf(isSeat && person === null, {
      keys: ['Space'],
      label: 'move here',
      group: 'select',
      run: () => hear(hosted.sit(chosen)),
    }),
    ...offeredIf(self.isHost && isSeat && person === null, {
      keys: ['b'],
      label: 'bot',
      help: 'another level of the bot, or a seat that no guest gets',
      group: 'match',
      run: () => hear(hosted.change(chosen)),
    }),
    ...offeredIf(other !== null, {
      keys: ['x'],
      label: self.isHost ? 'remove' : 'hide',
      help: self.isHost ? 'asks whether to send them away' : 'you do not see what they say, or see it again',
      group: 'match',
      run: () => (self.isHost ? open(other!) : hosted.hide(other!.id)),
    }),
    ...offeredIf(manners.chat !== 'off', {
      keys: ['/'],
      label: 'say',
      group: 'match',
      run: () => open('say'),
    }),
    self.isHost
      ? {
          keys: ['Enter'],
          label: 'begin',
          help: 'deals; bots play where nobody sits',
          group: 'match',
          run: () => hear(hosted.begin()),
        }
      : {
          keys: ['Enter'],
          label: self.isReady ? 'not ready' : 'ready',
          group: 'match',
          run: () => hosted.ready(),
        },
    { keys: ['q'], label: self.isHost ? 'close' : 'leave', group: 'match', run: () => open('going') },
  ];
}

/** Columns of what stands at the right. */
const columnsAtRight = ({ columns }: Size): number => (columns >= 110 ? 60 : 22);

/** Seats and onlookers at the left, the way in at the right. */
function paintLobby(state: HostedState, chosen: number, { columns, rows }: Size, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const right = columnsAtRight({ columns, rows });
  const left = columns - right - 3;
  canvas.vertical(left + 1, 0, rows);
  paintSeats(canvas, state, chosen, left);
  asideOf(state, right).forEach(
    (text, row) => void canvas.plain(left + 3, row, text, row === 0 ? theme.strong : {}),
  );
  return canvas;
}

function paintSeats(
  canvas: Canvas,
  { seats, watchers, news }: HostedState,
  chosen: number,
  columns: number,
): void {
  const { theme } = canvas;
  const { pointer } = theme.lines;
  canvas.plain(2, 0, lobbyWords.seat);
  const write = (row: number, place: number, text: string, end: string) => {
    const style = place === chosen ? { ...theme.strong, ...theme.inverse } : {};
    canvas.plain(
      0,
      row,
      padded(`${place === chosen ? pointer : ' '} ${text}`, columns - widthOf(end) - 1),
      style,
    );
    canvas.plain(columns - widthOf(end), row, end);
  };
  seats.forEach((row, seat) => {
    write(seat + 1, seat, `${paddedLeft(String(seat + 1), 3)}    ${seatText(row)}`, endOf(row.person));
  });
  const from = seats.length + 2;
  if (watchers.length > 0) canvas.plain(2, from, lobbyWords.watching, theme.strong);
  watchers.forEach((person, place) => {
    write(
      from + 1 + place,
      seats.length + place,
      `       ${nameColumn(person.name)}${markOf(person)}`,
      endOf(person),
    );
  });
  news
    .slice(-2)
    .forEach(
      (each, place, all) =>
        void canvas.plain(2, canvas.rows - all.length + place, cut(newsText(each), columns - 2)),
    );
}

/** Columns of a name; a blank stands behind it. */
const NAME = 12;
const nameColumn = (name: string): string => `${padded(name, NAME)} `;

const seatText = ({ person, bot, program, isClosed }: SeatRow): string =>
  person
    ? `${nameColumn(person.name)}${markOf(person)}`
    : `${nameColumn(bot.name)}${
        program
          ? lobbyWords.program(program.command)
          : isClosed
            ? lobbyWords.closed(bot.level)
            : lobbyWords.bot(bot.level)
      }`;

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

/** For the host: the end of a key, and whether somebody else comes from the same address. */
const endOf = (person: PersonRow | null): string =>
  person?.known
    ? [person.known.sharesAddress ? lobbyWords.sharesAddress : '', person.known.key ?? lobbyWords.noKey]
        .filter(Boolean)
        .join(' ')
    : '';

/** The way in for the host; for guests the pledge alone. */
function asideOf({ way, pledge }: HostedState, columns: number): string[] {
  const parted = (code: string) =>
    (code.match(new RegExp(`.{1,${columns - 2}}`, 'g')) ?? []).map((part) => `  ${part}`);
  const cards = [lobbyWords.pledge, ...parted(pledge.digest.slice(0, 40))];
  if (!way) return [lobbyWords.table, '', ...cards];
  const { address, port, code, fingerprint, neighbours } = way;
  const [command, who] = lobbyWords.ssh(port, address);
  const whole = `${command} ${who}`;
  return [
    lobbyWords.tell,
    ...(widthOf(whole) <= columns ? [whole] : [`${command} \\`, `  ${who}`]),
    code === null ? lobbyWords.noCode : lobbyWords.code(code),
    lobbyWords.key,
    ...parted(fingerprint),
    '',
    ...(neighbours.length > 0 ? lobbyWords.neighbours(neighbours) : wrap(lobbyWords.outside, columns)),
    '',
    ...cards,
  ];
}
