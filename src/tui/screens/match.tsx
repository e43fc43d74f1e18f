import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '../../engine/game.ts';
import type { Banner } from '../drawing/banner.ts';
import { widthOf } from '../drawing/width.ts';
import { type Binding, dispatch } from '../keys.ts';
import { cutShortText } from '../match/bots.ts';
import type { Session } from '../match/session.ts';
import { Frame, useContentSize, useTableSize } from '../parts/frame.tsx';
import { Rich } from '../parts/rich.tsx';
import type { Settings } from '../settings.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../speaker.ts';
import { type AnyPosition, type AnyTable, sentencesOf } from '../table.ts';
import { useKeys, useResume, useTerminal } from '../terminal/hooks.ts';
import { wrap } from '../text.ts';
import { useTheme } from '../theme.ts';
import { Curtain } from './curtain.tsx';
import { Help } from './help.tsx';
import { type MatchDesk, type Overlay, sheetKeys, tableKeys } from './match-keys.ts';
import { OptionsScreen } from './options.tsx';
import { Pager } from './pager.tsx';
import { Sheet } from './sheet.tsx';
import { sheetPage } from './sheet-text.ts';
import { TypedMove } from './typed-move.tsx';
import { useSelection } from './use-selection.ts';

/** A table is told of so many steps: two rounds of the fullest one. */
const RECENT_STEPS = 12;

interface Message {
  /** The decision that it is about, or null for any. */
  readonly decision: number | null;
  readonly text: string;
  readonly note?: string | undefined;
  /** A move was refused. */
  readonly refusal?: boolean;
}

export interface MatchScreenProps {
  readonly session: Session;
  readonly table: AnyTable;
  readonly settings: Settings;
  /** A sentence to begin with, e.g. how the match was repaired. */
  readonly notice: string | null;
  /** What keeps the match from being saved, if anything. */
  readonly problem?: string;
  /** The rules of the game as lines of text. */
  rules(): readonly string[];
  /** Answers why they cannot be kept for the next start, in a sentence; or ''. */
  changeSettings(settings: Settings): string;
  /** Keeps the text of a score sheet in a file; a sentence says where, or why not. */
  keepSheet(text: string): string;
  onLeave(): void;
  /** Another match of the same kind. */
  onAgain(): void;
}

/** A match: its table, or in its place the curtain, the sheet of a deal, or what the player asked to look at. */
export function MatchScreen(props: MatchScreenProps) {
  const { session, table, settings, changeSettings, onLeave } = props;
  const { entry, players } = session;
  const { game } = entry;
  const theme = useTheme();
  const terminal = useTerminal();
  const size = useContentSize();
  const tableSize = useTableSize();
  const scene = useSyncExternalStore(session.subscribe, session.getScene);
  const { mode, decision } = scene;
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [hidden, setHidden] = useState(false);
  const [message, setMessage] = useState<Message | null>(
    props.notice ? { decision: null, text: props.notice } : null,
  );
  useResume(() => session.cover());
  useEffect(() => session.setPace(settings.pace), [session, settings.pace]);

  const glyphs = terminal.look.symbols === 'ascii' ? ASCII_GLYPHS : UNICODE_GLYPHS;
  const viewer = hidden ? 'table' : scene.eyes;
  const speaker = useMemo(() => makeSpeaker(players, viewer, glyphs), [players, viewer, glyphs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene stands for all that the session shows
  const recent = useMemo(() => session.transcript.recent(viewer, RECENT_STEPS), [session, scene, viewer]);
  const mover = !hidden && mode.kind === 'turn' ? mode.seat : null;
  const { view, onTable } = hidden ? asOnlooker(session) : scene;
  const position: AnyPosition = {
    view,
    onTable,
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
  const selecting = useSelection(table, position, decision);
  const { selection } = selecting;
  const hinting = useRef<number | null>(null);
  const close = () => setOverlay(null);
  const refuse = (refusal: Refusal) => {
    const [text, note] = twoLines(`Not allowed. ${game.refusalText(refusal, speaker)}`);
    setMessage({ decision, text, note, refusal: true });
  };
  const desk: MatchDesk = {
    session,
    table,
    position,
    selecting,
    hinting,
    settings,
    hidden,
    changeSettings,
    setHidden,
    open: setOverlay,
    say: (text, note) => setMessage({ decision, text, note }),
    play(move) {
      const refusal = session.play(game.format(move));
      if (refusal) refuse(refusal);
    },
    writeSheet() {
      const text = sheetPage(
        `${game.title}, seed ${session.match.setup.seed}`,
        scene.status,
        table.sheet,
        speaker,
      );
      desk.say(props.keepSheet(text));
    },
    leave: onLeave,
  };
  const bindings = tableKeys(desk);
  useKeys(
    (key) => {
      setMessage(null);
      if (!dispatch(bindings, key)) session.proceed();
    },
    { active: overlay === null && (mode.kind === 'turn' || mode.kind === 'watch') },
  );

  const cutShort = scene.cutShort === null ? '' : cutShortText(scene.cutShort, speaker);
  const deal = table.sheet.oneDeal ? [] : [`deal ${scene.status.deal}`];
  const title = [game.title.toUpperCase(), ...deal].join(' ');
  const { parts = [], right } = mode.kind === 'sheet' ? {} : table.banner(position);
  const banner: Banner = {
    title: game.title.toUpperCase(),
    parts: [...deal, ...parts],
    ...(right !== undefined && { right }),
  };
  const ends = scene.status.winners ? '' : ` | ${table.ends(scene.view)}`;
  const sheet = (heading: string, keys: readonly Binding[]) => (
    <Sheet
      session={session}
      table={table}
      speaker={speaker}
      title={heading + ends}
      bindings={keys}
      said={message?.text ?? ''}
      onKey={() => setMessage(null)}
    />
  );

  switch (overlay) {
    case 'help':
      return <Help banner={banner} bindings={bindings} now={lines()[1] ?? ''} onClose={close} />;
    case 'log':
      return (
        <Pager
          title={`${game.title}: what happened`}
          lines={session.transcript.log(viewer, speaker).flatMap((line) => wrap(line, size.columns, '  '))}
          atEnd
          onClose={close}
        />
      );
    case 'rules':
      return <Pager title={`${game.title}: the rules`} lines={props.rules()} onClose={close} />;
    case 'options':
      return <OptionsScreen settings={settings} onChange={changeSettings} onClose={close} />;
    case 'hands':
      return (
        <Pager
          title={`${game.title} deal ${scene.status.results.length}: all hands at their fullest`}
          lines={handLines()}
          onClose={close}
        />
      );
    case 'scores':
      return sheet(title, [closeKey(close)]);
  }
  if (mode.kind === 'curtain')
    return (
      <Curtain
        banner={banner}
        seat={mode.seat}
        name={players[mode.seat]!.name}
        since={session.transcript.since(mode.seat, speaker)}
        onLift={() => session.lift()}
        onLeave={onLeave}
        onScores={() => setOverlay('scores')}
      />
    );
  if (mode.kind === 'sheet') {
    const done = mode.over ? ': the match is over' : ` deal ${scene.status.results.length} done`;
    return sheet(game.title.toUpperCase() + done, sheetKeys(desk, mode.over ? props.onAgain : null));
  }

  const { Board } = table;
  const typing = overlay === 'typing' && mover !== null && (
    <TypedMove
      game={game}
      view={position.view}
      seat={mover}
      onCancel={close}
      onPlay={(move) => {
        close();
        desk.play(move);
      }}
      onRefuse={refuse}
      onEdit={() => setMessage(null)}
    />
  );
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      verdict={verdict()}
      prompt={typing}
      size={tableSize}
      tee={table.tee?.(position, tableSize)}
    >
      <Board position={position} selection={selection} last={selecting.last} size={tableSize} />
    </Frame>
  );

  function verdict() {
    const [first, second] = lines();
    const style = message?.refusal ? theme.inverse : theme.strong;
    return [
      message && (message.decision ?? decision) === decision ? (
        <Rich key="message" style={style}>
          {message.text}
        </Rich>
      ) : (
        first
      ),
      props.problem || (message ? message.note : second),
    ];
  }

  function lines(): readonly (string | undefined)[] {
    if (hidden) return ['Your hand is hidden; z shows it.'];
    if (mover === null) return watching();
    const { selected, worth, note } = table.verdict(position, selection);
    // What was said of the bot that moved last stays until the person does something.
    const news = selecting.touched ? '' : cutShort;
    const move = table.chosen(position, selection);
    if (move === null) return [selected, news || note];
    const refusal = game.check(position.view, mover, move);
    const legal = worth ? `LEGAL   ${worth}` : 'LEGAL';
    const [line, more] = twoLines(`${selected}  ${refusal ? game.refusalText(refusal, speaker) : legal}`);
    return [line, news || more || note];
  }

  function handLines(): string[] {
    const hands = session.transcript.fullestHands(
      scene.status.results.length,
      (view, seat) => table.hand?.(view, seat, speaker) ?? [],
    );
    return hands.flatMap((cards, seat) => {
      const name = speaker.seat(seat).slice(0, 10).padEnd(11);
      const lines = wrap(cards.join(' '), size.columns - name.length);
      return [...lines.map((line, place) => (place === 0 ? name : ' '.repeat(name.length)) + line), ''];
    });
  }

  /** A sentence on the two lines of the verdict. */
  function twoLines(sentence: string): [string, string] {
    if (widthOf(sentence) <= tableSize.columns) return [sentence, ''];
    const [line = '', ...more] = wrap(sentence, tableSize.columns);
    return [line, more.join(' ')];
  }

  /** What has just happened, and whom everybody waits for. */
  function watching(): string[] {
    const [told, more] = twoLines(sentencesOf(game.factText, position).join(' '));
    return [told, [cutShort, waiting(more)].filter(Boolean).join(' ')];
  }

  function waiting(more: string): string {
    if (mode.kind !== 'watch') return more;
    if (mode.wait) return 'Press a key to go on.';
    return more || mode.thinking === null ? more : `${speaker.seat(mode.thinking)} is thinking.`;
  }
}

/** What somebody without a hand sees. */
function asOnlooker(session: Session) {
  const view = session.look('table');
  return { view, onTable: view };
}

const closeKey = (run: () => void): Binding => ({
  keys: ['Esc', 'q', 's', 'Enter'],
  name: 'Esc',
  label: 'close',
  group: 'look',
  run,
});
