import { Box, Text } from 'ink';
import { useState } from 'react';
import type { Entry } from '../../catalogue.ts';
import { isRefusal } from '../../engine/game.ts';
import type { Setup } from '../../engine/setup.ts';
import type { OpenMatch, PlayedMatch } from '../../store/matches.ts';
import { type Binding, dispatch } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Rich } from '../parts/rich.tsx';
import { TextLine } from '../parts/text-line.tsx';
import {
  newPlan,
  nextLevel,
  type Plan,
  playersOf,
  setupOf,
  withName,
  withPerson,
  withSeats,
} from '../plan.ts';
import type { Players, Room } from '../room.ts';
import type { Settings } from '../settings.ts';
import { useKeys } from '../terminal/hooks.ts';
import { useTheme } from '../theme.ts';
import { Help } from './help.tsx';
import { HouseRules } from './house-rules.tsx';
import { OptionsScreen } from './options.tsx';
import { Pager } from './pager.tsx';
import { recordOf, Statistics, shareWon } from './statistics.tsx';

type Overlay = 'help' | 'rules' | 'options' | 'statistics' | 'house-rules' | 'name' | 'seed' | null;

/** What the menu remembers while a match is played. */
export interface MenuState {
  readonly plans: { readonly [game: string]: Plan };
  /** The game that is being put together, its place in the catalogue. */
  readonly game: number;
  /** The cursor is on this open match; -1: on a game. */
  readonly open: number;
  readonly seat: number;
}

export const newMenu = (open: number): MenuState => ({
  plans: {},
  game: 0,
  open: open > 0 ? 0 : -1,
  seat: 0,
});

/** So many kept matches are listed. */
const LISTED = 3;

interface MenuProps {
  readonly room: Room;
  readonly catalogue: readonly Entry[];
  readonly state: MenuState;
  readonly settings: Settings;
  rulesOf(game: string): readonly string[];
  setState(state: MenuState): void;
  changeSettings(settings: Settings): void;
  onPlay(entry: Entry, setup: Setup, players: Players): void;
  /** Goes on with a match; a sentence when that cannot be. */
  onResume(id: string): string;
  onQuit(): void;
}

/** The first screen: go on with a match, or put a new one together. */
export function Menu(props: MenuProps) {
  const { room, catalogue, state, settings, setState, changeSettings, onPlay, onResume, onQuit } = props;
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [message, setMessage] = useState('');
  const [typed, setTyped] = useState('');
  const [aside, setAside] = useState<string | null>(null);
  const [kept, setKept] = useState(() => ({
    open: room.matches.openMatches(),
    played: room.matches.playedMatches(),
  }));

  const open = kept.open.slice(0, LISTED);
  const entry = catalogue[state.game]!;
  const { game } = entry;
  const plan = state.plans[game.id] ?? newPlan(game);
  const players = playersOf(plan);
  const seat = Math.min(state.seat, players.length - 1);
  const change = (next: Plan) => setState({ ...state, open: -1, plans: { ...state.plans, [game.id]: next } });
  const close = () => setOverlay(null);
  const bindings = menuBindings();
  useKeys(
    (key) => {
      setMessage('');
      if (key !== 'x') setAside(null);
      dispatch(bindings, key);
    },
    { active: overlay === null },
  );

  switch (overlay) {
    case 'help':
      return <Help banner="CARDROOM" bindings={bindings} onClose={close} />;
    case 'rules':
      return <Pager title={`${game.title}: the rules`} lines={props.rulesOf(game.id)} onClose={close} />;
    case 'options':
      return <OptionsScreen settings={settings} onChange={changeSettings} onClose={close} />;
    case 'statistics':
      return <Statistics games={catalogue.map((known) => known.game)} played={kept.played} onClose={close} />;
    case 'house-rules':
      return <HouseRules game={game} plan={plan} onChange={change} onClose={close} />;
  }

  const resuming = open[state.open];
  return (
    <Frame
      banner={`CARDROOM${`suits: ${settings.palette}   pace: ${settings.pace}`.padStart(columns - 8)}`}
      bindings={bindings}
      verdict={[
        message || intention(),
        kept.open.length === 0 && kept.played.length === 0
          ? `New here? Enter deals you in at once; r shows the rules, ? the keys.`
          : '',
      ]}
      prompt={overlay !== null && prompt()}
    >
      {open.map((match, place) => (
        <Rich key={match.id} style={place === state.open ? theme.strong : undefined}>
          {`${place === state.open ? '>' : ' '} ${place === 0 ? 'c' : ' '}  Continue  ${openText(match, catalogue, columns - 16)}`}
        </Rich>
      ))}
      {open.length > 0 && <Text> </Text>}
      {catalogue.map((known, place) => {
        const here = state.open < 0 && place === state.game;
        return (
          <Rich key={known.game.id} style={here ? theme.strong : undefined}>
            {`${here ? '>' : ' '} ${place + 1}  ${gameText(known, kept.played)}`}
          </Rich>
        );
      })}
      <Text> </Text>
      <Text>{`  d  Deal of the day (seed ${room.today()})`.padEnd(44)}r Rules</Text>
      <Text>{'  t  Statistics'.padEnd(44)}o Options</Text>
      <Box flexGrow={1} />
      {planPanel()}
    </Frame>
  );

  function intention(): string {
    if (resuming) return `Enter goes on with ${titleOf(resuming, catalogue)}, deal ${resuming.deal}.`;
    const people = players.filter(({ bot }) => bot === null).map(({ name }) => name);
    if (people.length === 0) return `Enter lets the bots play ${game.title}; you look on.`;
    if (people.length === 1) return `Enter starts ${game.title} against ${players.length - 1} bots.`;
    return `Enter starts ${game.title} for ${people.join(', ')}, passing the keyboard.`;
  }

  function planPanel() {
    const { horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight } = theme.lines;
    const width = columns - 2;
    const title = `${horizontal} ${state.game + 1} ${game.title} `;
    const seats = players.map(({ name, bot }, place) => {
      const text = bot === null ? name : 'bot';
      return place === seat ? `[${text}]` : ` ${text} `;
    });
    const changed = Object.entries(plan.options).filter(
      ([name, value]) => value !== game.options.find((spec) => spec.name === name)?.default,
    ).length;
    const count = game.seatCounts.length > 1 ? '  -+:seats' : '';
    const lines = [
      `Seats   ${seats.join(' ')}   Space:person/bot  n:name${count}`,
      `Bots    < ${plan.level} >     Seed  ${plan.seed || 'new'}     b:level  e:seed`,
      `Rules   ${changed === 0 ? 'as on the page' : `${changed} changed`}     h:house rules`,
    ];
    return (
      <Box flexDirection="column">
        <Text>{topLeft + title + horizontal.repeat(width - title.length) + topRight}</Text>
        {lines.map((line) => (
          <Text key={line}>{`${vertical}  ${line.slice(0, width - 3).padEnd(width - 2)}${vertical}`}</Text>
        ))}
        <Text>{bottomLeft + horizontal.repeat(width) + bottomRight}</Text>
      </Box>
    );
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
          change(naming ? withName(plan, seat, typed) : { ...plan, seed: typed.trim() });
        }}
      />
    );
  }

  function start(from: Plan) {
    const setup = setupOf(game, from, room.freshSeed());
    if (isRefusal(setup)) setMessage(setup.sentence);
    else onPlay(entry, setup, playersOf(from));
  }

  function takeOffList(match: OpenMatch) {
    if (aside !== match.id) {
      setAside(match.id);
      setMessage('Press x again to take this match off the list; its file is kept.');
      return;
    }
    setAside(null);
    room.matches.setAside(match.id);
    const left = room.matches.openMatches();
    setKept({ ...kept, open: left });
    setState({ ...state, open: Math.min(state.open, Math.min(left.length, LISTED) - 1) });
  }

  function menuBindings(): Binding[] {
    const items = open.length + catalogue.length;
    const at = state.open >= 0 ? state.open : open.length + state.game;
    const moveTo = (place: number) => {
      const to = (place + items) % items;
      setState(to < open.length ? { ...state, open: to } : { ...state, open: -1, game: to - open.length });
    };
    const seatCounts = game.seatCounts;
    const resize = (step: number) => {
      const place = seatCounts.indexOf(players.length) + step;
      change(withSeats(plan, seatCounts[Math.max(0, Math.min(seatCounts.length - 1, place))]!));
    };
    const resuming = open[state.open];
    return [
      { keys: ['?'], label: 'help', group: 'match', run: () => setOverlay('help') },
      {
        keys: ['Up', 'k', 'Down', 'j'],
        name: '↑↓',
        label: 'choose',
        help: 'a match or a game (also j k)',
        group: 'select',
        run: (key) => moveTo(key === 'Up' || key === 'k' ? at - 1 : at + 1),
      },
      {
        keys: catalogue.map((_, place) => String(place + 1)),
        name: `1-${catalogue.length}`,
        label: 'game',
        group: 'select',
        run: (key) => setState({ ...state, open: -1, game: Number(key) - 1 }),
      },
      {
        keys: ['Enter'],
        label: resuming ? 'continue' : 'start',
        group: 'play',
        run: () => (resuming ? setMessage(onResume(resuming.id)) : start(plan)),
      },
      {
        keys: ['Left', 'Right', 'l'],
        name: '←→',
        label: 'seat',
        group: 'select',
        run: (key) =>
          setState({
            ...state,
            open: -1,
            seat: (seat + (key === 'Left' ? -1 : 1) + players.length) % players.length,
          }),
      },
      {
        keys: ['Space'],
        label: 'person/bot',
        help: 'seats a person or a bot',
        group: 'select',
        run: () => change(withPerson(plan, seat, !plan.people[seat])),
      },
      {
        keys: ['n'],
        label: 'name',
        help: 'names the person at the seat',
        group: 'select',
        quiet: true,
        run: () => {
          setTyped(plan.names[seat] ?? '');
          setOverlay('name');
        },
      },
      ...(seatCounts.length > 1
        ? [
            {
              keys: ['+', '-', '='],
              name: '+ -',
              label: 'seats',
              help: 'more seats, fewer seats',
              group: 'select' as const,
              quiet: true,
              run: (key: string) => resize(key === '-' ? -1 : 1),
            },
          ]
        : []),
      {
        keys: ['b'],
        label: 'bots',
        help: 'how well the bots play',
        group: 'select',
        quiet: true,
        run: () => change(nextLevel(plan, 1)),
      },
      {
        keys: ['e'],
        label: 'seed',
        help: 'a seed deals the same cards again',
        group: 'select',
        quiet: true,
        run: () => {
          setTyped(plan.seed);
          setOverlay('seed');
        },
      },
      ...(game.options.length > 0
        ? [
            {
              keys: ['h'],
              label: 'house rules',
              group: 'select' as const,
              quiet: true,
              run: () => setOverlay('house-rules'),
            },
          ]
        : []),
      ...(open.length > 0
        ? [
            {
              keys: ['c'],
              label: 'continue',
              help: 'the match at the top',
              group: 'play' as const,
              quiet: true,
              run: () => setMessage(onResume(open[0]!.id)),
            },
          ]
        : []),
      {
        keys: ['d'],
        label: 'deal of the day',
        help: 'the chosen game with the cards of today',
        group: 'play',
        quiet: true,
        run: () => start({ ...plan, seed: room.today() }),
      },
      ...(resuming
        ? [
            {
              keys: ['x'],
              label: 'off the list',
              help: 'takes this match off the list',
              group: 'match' as const,
              quiet: true,
              run: () => takeOffList(resuming),
            },
          ]
        : []),
      { keys: ['r'], label: 'rules', group: 'look', run: () => setOverlay('rules') },
      { keys: ['t'], label: 'statistics', group: 'look', quiet: true, run: () => setOverlay('statistics') },
      { keys: ['o'], label: 'options', group: 'look', quiet: rows < 18, run: () => setOverlay('options') },
      { keys: ['q'], label: 'quit', help: 'open matches are kept', group: 'match', run: onQuit },
    ];
  }
}

const titleOf = (match: Pick<OpenMatch, 'game'>, catalogue: readonly Entry[]): string =>
  catalogue.find(({ game }) => game.id === match.game)?.game.title ?? match.game;

function openText(match: OpenMatch, catalogue: readonly Entry[], width: number): string {
  const people = match.players.filter(({ bot }) => bot === null).map(({ name }) => name);
  const text = `${titleOf(match, catalogue)}, deal ${match.deal}, ${people.join(', ') || 'bots only'}`;
  return `${text.slice(0, width - 18).padEnd(width - 16)}${match.busy ? 'open elsewhere' : ago(Date.now() - match.changed)}`;
}

/** A time span in words, e.g. "2 min ago". */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

function gameText({ game }: Entry, played: readonly PlayedMatch[]): string {
  const { seatCounts, title, tagline } = game;
  const seats = seatCounts.length === 1 ? `${seatCounts[0]} seats` : `${seatCounts[0]}-${seatCounts.at(-1)}`;
  const record = recordOf(played, game.id);
  const told = record.played === 0 ? 'new' : `${record.played} played  ${shareWon(record)}`;
  return `${title.padEnd(16)} ${seats.padEnd(8)} ${tagline.padEnd(32)} ${told}`;
}
