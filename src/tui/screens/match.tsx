import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { OpaqueTypes, Seat } from '../../engine/game.ts';
import { type Binding, dispatch } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Rich } from '../parts/rich.tsx';
import type { Session } from '../session.ts';
import { PACES, type Settings } from '../settings.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../speaker.ts';
import { type AnyPosition, type AnyTable, sentencesOf } from '../table.ts';
import { useKeys, useResume, useTerminal } from '../terminal/hooks.ts';
import { wrap } from '../text.ts';
import { useTheme } from '../theme.ts';
import { Curtain } from './curtain.tsx';
import { Help } from './help.tsx';
import { OptionsScreen } from './options.tsx';
import { Pager } from './pager.tsx';
import { Sheet } from './sheet.tsx';
import { TypedMove } from './typed-move.tsx';

type Overlay = 'help' | 'log' | 'rules' | 'options' | 'scores' | 'typing' | null;
type Move = OpaqueTypes['move'];

/** A table is told of so many steps: two rounds of the fullest one. */
const RECENT_STEPS = 12;

export interface MatchScreenProps {
  readonly session: Session;
  readonly table: AnyTable;
  readonly settings: Settings;
  /** A sentence to begin with, e.g. how the match was repaired. */
  readonly notice: string | null;
  /** The rules of the game as lines of text. */
  rules(): readonly string[];
  changeSettings(settings: Settings): void;
  onLeave(): void;
  /** Another match of the same kind. */
  onAgain(): void;
}

/** A match: its table, or in its place the curtain, the sheet of a deal, or what the player asked to look at. */
export function MatchScreen(props: MatchScreenProps) {
  const { session, table, settings, changeSettings, rules, onLeave, onAgain } = props;
  const { entry, players } = session;
  const { game } = entry;
  const theme = useTheme();
  const terminal = useTerminal();
  const size = useContentSize();
  const scene = useSyncExternalStore(session.subscribe, session.getScene);
  const { mode, decision } = scene;
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [hidden, setHidden] = useState(false);
  const [message, setMessage] = useState<Message | null>(
    props.notice ? { decision: -1, text: props.notice } : null,
  );
  const [picked, setPicked] = useState<{ decision: number; selection: unknown } | null>(null);
  const remembered = useRef(new Map<Seat, unknown>());
  useResume(() => session.cover());
  useEffect(() => session.setPace(settings.pace), [session, settings.pace]);

  const glyphs = terminal.look.symbols === 'ascii' ? ASCII_GLYPHS : UNICODE_GLYPHS;
  const viewer = hidden ? 'table' : scene.eyes;
  const speaker = useMemo(() => makeSpeaker(players, viewer, glyphs), [players, viewer, glyphs]);
  const mover = !hidden && mode.kind === 'turn' ? mode.seat : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene stands for all that the session shows
  const recent = useMemo(() => session.recent(viewer, RECENT_STEPS), [session, scene, viewer]);
  const position: AnyPosition = {
    view: hidden ? session.look('table') : scene.view,
    status: scene.status,
    viewer,
    mover,
    turn: scene.turn,
    shown: hidden ? null : scene.shown,
    recent,
    players,
    speaker,
    theme,
    assist: settings.assist,
  };
  const selection =
    mover === null
      ? null
      : picked?.decision === decision
        ? picked.selection
        : table.begin(position, remembered.current.get(mover) ?? null);
  const pick = (next: unknown) => {
    setPicked({ decision, selection: next });
    if (mover !== null) remembered.current.set(mover, next);
  };
  const say = (text: string, strong = false) => setMessage({ decision, text, strong });
  const refuse = (refusal: { rule: string }) => {
    const [text, note] = twoLines(`Not allowed. ${game.refusalText(refusal, speaker)}`);
    setMessage({ decision, text, note, strong: true });
  };
  const play = (move: Move) => {
    const refusal = session.play(game.format(move));
    if (refusal) refuse(refusal);
  };

  const banner = [
    game.title.toUpperCase() + (table.sheet.oneDeal ? '' : ` deal ${scene.status.deal}`),
    ...(mode.kind === 'sheet' ? [] : [table.banner(position)]),
  ].join(' | ');
  const close = () => setOverlay(null);
  const bindings = matchBindings();

  useKeys(
    (key) => {
      setMessage(null);
      if (!dispatch(bindings, key)) session.proceed();
    },
    { active: overlay === null && (mode.kind === 'turn' || mode.kind === 'watch') },
  );

  switch (overlay) {
    case 'help':
      return <Help banner={banner} bindings={bindings} onClose={close} />;
    case 'log':
      return (
        <Pager
          title={`${game.title}: what happened`}
          lines={session.log(viewer, speaker).flatMap((line) => wrap(line, size.columns, '  '))}
          atEnd
          onClose={close}
        />
      );
    case 'rules':
      return <Pager title={`${game.title}: the rules`} lines={rules()} onClose={close} />;
    case 'options':
      return <OptionsScreen settings={settings} onChange={changeSettings} onClose={close} />;
    case 'scores':
      return (
        <Sheet
          session={session}
          table={table}
          speaker={speaker}
          bindings={[closeBinding(close)]}
          title={banner}
        />
      );
  }
  if (mode.kind === 'curtain')
    return (
      <Curtain
        banner={banner}
        seat={mode.seat}
        name={players[mode.seat]!.name}
        since={session.since(mode.seat, speaker)}
        onLift={() => session.lift()}
        onLeave={onLeave}
        onScores={() => setOverlay('scores')}
      />
    );
  if (mode.kind === 'sheet')
    return (
      <Sheet
        session={session}
        table={table}
        speaker={speaker}
        title={`${game.title.toUpperCase()} ${mode.over ? 'the match is over' : `deal ${scene.status.results.length} done`}`}
        bindings={[
          mode.over
            ? { keys: ['Enter'], label: 'play again', group: 'match', run: onAgain }
            : {
                keys: ['Enter', 'Space', '>'],
                label: 'next deal',
                group: 'match',
                run: () => session.proceed(),
              },
          ...lookBindings().filter(({ keys }) => keys[0] !== 's'),
          ...leaveBindings(),
        ]}
      />
    );

  const { Board } = table;
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      verdict={verdictLines()}
      prompt={
        overlay === 'typing' &&
        mover !== null && (
          <TypedMove
            game={game}
            view={position.view}
            seat={mover}
            onCancel={close}
            onPlay={(move) => {
              close();
              play(move);
            }}
            onRefuse={(refusal) => refuse(refusal)}
          />
        )
      }
    >
      <Board
        position={position}
        selection={selection}
        last={viewer === 'table' ? null : (remembered.current.get(viewer) ?? null)}
        columns={size.columns}
        rows={size.rows}
      />
    </Frame>
  );

  function verdictLines(): ReactNode[] {
    if (message && (message.decision === decision || message.decision < 0)) {
      return [
        <Rich key="message" style={message.strong ? theme.inverse : theme.strong}>
          {message.text}
        </Rich>,
        message.note,
      ];
    }
    if (hidden) return ['Your hand is hidden; z shows it.'];
    if (mover === null) return watchLines();
    const { selected, note = '' } = table.verdict(position, selection);
    const move = table.chosen(position, selection);
    const refusal = move === null ? null : game.check(position.view, mover, move);
    const judged =
      move === null ? selected : `${selected}  ${refusal ? game.refusalText(refusal, speaker) : 'LEGAL'}`;
    const [line, more] = twoLines(judged);
    return [line, more || note];
  }

  /** A sentence on the two lines of the verdict. */
  function twoLines(sentence: string): [string, string] {
    if (sentence.length <= size.columns) return [sentence, ''];
    const [line = '', ...more] = wrap(sentence, size.columns);
    return [line, more.join(' ')];
  }

  function watchLines(): string[] {
    const sentences = sentencesOf(game.factText, position);
    const thinking = mode.kind === 'watch' ? mode.thinking : null;
    const waiting = mode.kind === 'watch' && mode.wait ? 'Press a key to go on.' : '';
    return [sentences.join(' '), thinking === null ? waiting : `${speaker.seat(thinking)} is thinking.`];
  }

  function matchBindings(): Binding[] {
    const own: Binding[] =
      mover === null
        ? [
            {
              keys: ['Enter', 'Space'],
              name: 'Enter',
              label: 'go on',
              group: 'play',
              run: () => session.proceed(),
            },
            { keys: ['>'], label: 'skip to your turn', group: 'play', run: () => session.hurry() },
          ]
        : decisionBindings();
    return [
      { keys: ['?'], label: 'help', group: 'match', run: () => setOverlay('help') },
      ...own,
      ...lookBindings(),
      ...leaveBindings(),
    ];
  }

  function decisionBindings(): Binding[] {
    const chosen = table.chosen(position, selection);
    return [
      ...table.keys(position, selection).map(({ act, ...key }) => ({
        ...key,
        run: (pressed: string) => {
          const done = act(pressed);
          if ('select' in done) pick(done.select);
          else if ('play' in done) play(done.play);
          else say(done.say);
        },
      })),
      {
        keys: ['Enter'],
        label: 'play',
        help: 'play what is selected',
        group: 'play',
        run: () => (chosen === null ? say('Nothing is selected yet.') : play(chosen)),
      },
      ...(settings.assist
        ? [
            {
              keys: ['i'],
              label: 'hint',
              help: 'what the bot would do, and why',
              group: 'play' as const,
              run: hint,
            },
          ]
        : []),
      {
        keys: [':'],
        label: 'type a move',
        help: 'type any move in the notation of the rules',
        group: 'play',
        quiet: true,
        run: () => setOverlay('typing'),
      },
      {
        keys: ['Esc', 'c'],
        label: 'clear',
        help: 'begin the selection anew',
        group: 'select',
        quiet: true,
        run: () => pick(table.begin(position, selection)),
      },
    ];
  }

  function hint() {
    const advice = session.hint(speaker);
    if (!advice) return;
    pick(table.select(position, selection, advice.move));
    const { selected } = table.verdict(position, table.select(position, selection, advice.move));
    setMessage({
      decision,
      text: `Hint: ${selected || game.format(advice.move)}  (Enter plays it)`,
      note: advice.reason,
    });
  }

  function lookBindings(): Binding[] {
    const changePace = (step: number) => {
      const place = PACES.indexOf(settings.pace) + step;
      const pace = PACES[Math.max(0, Math.min(PACES.length - 1, place))]!;
      changeSettings({ ...settings, pace });
      say(`Pace: ${pace === 'key' ? 'a key for each trick' : pace}.`);
    };
    return [
      ...(session.canUndo
        ? [
            {
              keys: ['u'],
              label: 'undo',
              help: 'take back everything to your last decision',
              group: 'play' as const,
              run: () => session.undo(),
            },
          ]
        : []),
      {
        keys: ['s'],
        label: 'score',
        help: 'the score sheet',
        group: 'look',
        run: () => setOverlay('scores'),
      },
      {
        keys: ['m'],
        label: 'log',
        help: 'everything that happened',
        group: 'look',
        run: () => setOverlay('log'),
      },
      {
        keys: ['r'],
        label: 'rules',
        help: 'the rules of this game',
        group: 'look',
        run: () => setOverlay('rules'),
      },
      {
        keys: ['z'],
        label: hidden ? 'show hand' : 'hide hand',
        group: 'look',
        quiet: !hidden,
        run: () => setHidden(!hidden),
      },
      {
        keys: ['+', '-', '='],
        name: '+ -',
        label: 'pace',
        help: 'bots and tricks: quicker, slower',
        group: 'match',
        quiet: true,
        run: (key) => changePace(key === '-' ? 1 : -1),
      },
      { keys: ['o'], label: 'options', group: 'match', quiet: true, run: () => setOverlay('options') },
    ];
  }

  function leaveBindings(): Binding[] {
    return [
      { keys: ['q'], label: 'leave', help: 'to the menu; the match is kept', group: 'match', run: onLeave },
    ];
  }
}

interface Message {
  /** The decision that it is about; −1: any. */
  readonly decision: number;
  readonly text: string;
  readonly note?: string;
  readonly strong?: boolean;
}

const closeBinding = (run: () => void): Binding => ({
  keys: ['Esc', 'q', 's', 'Enter'],
  name: 'Esc',
  label: 'close',
  group: 'look',
  run,
});
