import { useState } from 'react';
import type { OpaqueTypes, Refusal } from '../../../engine/game.ts';
import type { Settings } from '../../../front/settings.ts';
import { Adviser } from '../../match/adviser.ts';
import type { Place } from '../../match/replay.ts';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import { useTableSize } from '../../parts/frame.tsx';
import type { MatchReviews } from '../../reviews.ts';
import { sheetFile } from '../../sheet/file.ts';
import { type AnyPosition, type AnyTable, NOTHING_MARKED } from '../../table.ts';
import { twoLines } from '../../text.ts';
import type { AgainDesk } from '../again/desk.ts';
import { spokenTo, type Tutor } from './tutor.ts';
import { useAhead, usePosition, useScene } from './use-position.ts';
import { type Selecting, useSelection } from './use-selection.ts';
import { type Given, type Tips, useTip } from './use-tip.ts';

/** What lies over the table. */
export type Overlay =
  | 'help'
  | 'log'
  | 'rules'
  | 'options'
  | 'scores'
  | 'hands'
  | 'replay'
  | 'review'
  | 'typing';

/** A match, and what the program around it does for its player. */
export interface MatchProps {
  readonly session: Session;
  /** The reviews of its deals that are over; null or left out where there are none. */
  readonly reviews?: MatchReviews | null;
  readonly settings: Settings;
  /** A sentence to begin with, e.g. how the match was repaired. */
  readonly notice: string | null;
  /** How the match came about that did not simply begin, in a few words. */
  readonly origin?: string | undefined;
  /** What keeps the match from being saved, if anything. */
  readonly problem?: string;
  /** What a lesson does with the player's moves, and its words. */
  readonly tutor?: Tutor | undefined;
  /** In a player's first matches of a game: what they have been told, and what else they are. */
  readonly tips?: Tips | undefined;
  /** Leaves for the lessons of the game, where there are any. */
  readonly onLearn?: (() => void) | undefined;
  /** The lesson after this one, where there is one. */
  readonly onNext?: (() => void) | undefined;
  /** The rules of the game as Markdown. */
  rules(): string;
  /** Answers why they cannot be kept for the next start, in a sentence; or ''. */
  changeSettings(settings: Settings): string;
  /** Keeps the text of a score sheet in a file; a sentence says where, or why not. */
  keepSheet(text: string): string;
  /** What can be done with what was played of the match; left out in a lesson. */
  readonly again?: AgainDesk;
  onLeave(): void;
  /** Begins a match that goes on there, with the same cards; left out where none may. */
  onPlayOn?(there: Place): void;
  /** Another match of the same kind. */
  onAgain(): void;
}

/** What is said to the player until the next key. */
interface Message {
  /** The decision that it is about, or null for any. */
  readonly decision: number | null;
  readonly text: string;
  readonly note?: string | undefined;
  /** A move was refused by this rule. */
  readonly rule?: string;
}

/** What the screens of a match and their keys work on. */
export interface MatchDesk extends MatchProps {
  readonly table: AnyTable;
  readonly scene: Scene;
  readonly position: AnyPosition;
  /** The position as if it were the only person's turn, while they may choose before it comes. */
  readonly ahead: AnyPosition | null;
  readonly selecting: Selecting;
  readonly adviser: Adviser;
  /** The hand is hidden by the player's own wish. */
  readonly hidden: boolean;
  readonly overlay: Overlay | null;
  readonly message: Message | null;
  readonly tip: Given;
  setHidden(hidden: boolean): void;
  /** Where the rules are to be opened; null: at their beginning. */
  readonly ruling: string | null;
  open(overlay: Overlay): void;
  openRules(ruling: string | null): void;
  /** Lets a move be typed; the line begins with this text. */
  openTyping(text: string): void;
  readonly typed: string;
  /** Takes away what lies over the table. */
  close(): void;
  say(text: string, note?: string): void;
  /** A key was pressed: takes back what was said. */
  hush(): void;
  play(move: OpaqueTypes['move']): void;
  refuse(refusal: Refusal): void;
  /** Writes the score sheet into a file. */
  writeSheet(): void;
}

/** Keeps what the screens of a match have in common. */
export function useDesk(props: MatchProps): MatchDesk {
  const { session, settings } = props;
  const { table } = session;
  const { game } = session.entry;
  const { columns } = useTableSize();
  const scene = useScene(session);
  const { decision } = scene;
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [ruling, setRuling] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [hidden, setHidden] = useState(false);
  const [read, setRead] = useState<number | null>(null);
  const [adviser] = useState(() => new Adviser(session));
  const [message, setMessage] = useState<Message | null>(
    props.notice ? { decision: null, text: props.notice } : null,
  );
  const { marked = NOTHING_MARKED, picked = null } = props.tutor ?? {};
  const position = usePosition(session, scene, { hidden, assist: settings.assist, marked });
  const ahead = useAhead(session, table, position);
  const selecting = useSelection(table, position, {
    decision,
    ahead,
    laid: picked === null ? null : (game.parse(picked) as OpaqueTypes['move']),
    refusalOf(selection) {
      const move = table.chosen(position, selection);
      return move === null ? null : game.check(position.view, position.mover!, move);
    },
  });
  const say = (text: string, note?: string) => setMessage({ decision, text, note });
  const refuse = (refusal: Refusal) => {
    const [text, note] = twoLines(`Not allowed. ${game.refusalText(refusal, position.speaker)}`, columns);
    setMessage({ decision, text, note: note || 'r shows the rule.', rule: refusal.rule });
  };
  const tip = useTip({ ...props, scene, position }, read);
  return {
    ...props,
    table,
    tip,
    scene,
    position,
    ahead,
    selecting,
    adviser,
    hidden,
    overlay,
    message,
    setHidden,
    ruling,
    open: setOverlay,
    openRules(rule) {
      setRuling(rule);
      setOverlay('rules');
    },
    typed,
    openTyping(text) {
      setTyped(text);
      setOverlay('typing');
    },
    close: () => setOverlay(null),
    say,
    hush() {
      setMessage(null);
      setRead(decision);
    },
    play(move) {
      if (props.tutor) {
        const answer = props.tutor.choose(game.format(move));
        if (answer.kind === 'refused') refuse(answer.refusal);
        if (answer.kind === 'told') say(...spokenTo(position.speaker, answer.say));
        return;
      }
      const refusal = session.play(game.format(move));
      if (refusal) refuse(refusal);
    },
    refuse,
    writeSheet() {
      const { seed } = session.seen;
      const title = seed === null ? game.title : `${game.title}, seed ${seed}`;
      const { view, status } = scene;
      say(props.keepSheet(sheetFile(title, { view, status, speaker: position.speaker }, table.sheet)));
    },
  };
}
