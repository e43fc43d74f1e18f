import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { OpaqueTypes, Refusal } from '../../../engine/game.ts';
import { aidText } from '../../../front/aid.ts';
import { keyOf, type OwnKeys } from '../../../front/own-keys.ts';
import type { Settings } from '../../../front/settings.ts';
import { SMALL_WINDOWS } from '../../drawing/size.ts';
import { Hints } from '../../match/hints.ts';
import type { Motion } from '../../match/motion.ts';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import { useFresh, useMotion } from '../../motion/use-motion.ts';
import { LEAST_FOR_ALL } from '../../parts/room.ts';
import type { MatchReviews } from '../../reviews.ts';
import { sheetFile } from '../../sheet/file.ts';
import { type AnyPosition, type AnyTable, NOTHING_MARKED } from '../../table.ts';
import { useAllowed, useSize } from '../../terminal/hooks.ts';
import type { Key } from '../../terminal/keys.ts';
import { holds } from '../../terminal/screen.ts';
import { deadTexts } from '../../words.ts';
import type { AgainActions } from '../again/actions.ts';
import { isCountedStart } from '../again/compared.ts';
import { originWord } from '../again/words.ts';
import type { Hosted, HostedState } from '../lobby/hosted.ts';
import type { ReviewStart } from '../review/review.tsx';
import type { Tutor } from './tutor.ts';
import { type Leaving, useLeaving, type WaysOut } from './use-leaving.ts';
import { useAhead, usePosition, useScene } from './use-position.ts';
import { type Selecting, useSelection } from './use-selection.ts';
import { type Given, type Tips, useTip } from './use-tip.ts';
import { footTexts, notAllowedText, sheetTitle, showsRule } from './words.ts';

/** A page, line or panel over the table. */
export type Overlay =
  | 'help'
  | 'log'
  | 'rules'
  | 'options'
  | 'scores'
  | 'hands'
  | 'replay'
  | 'review'
  | 'typing'
  /** At a hosted table: chat, people, leaving. */
  | 'say'
  | 'who'
  | 'going'
  /** The hint in full. */
  | 'advice';

/** A match, and the services of the program around it. */
export interface MatchProps extends WaysOut {
  readonly session: Session;
  /** Reviews of its finished deals. Null or left out: none. */
  readonly reviews?: MatchReviews | null;
  /** Do its deals count in statistics, so that they are judged as they end? Left out: no. */
  readonly isOwn?: boolean;
  readonly settings: Settings;
  /** A sentence to show first, e.g. how the match was repaired; or null. */
  readonly notice: string | null;
  /** A few words on how the match began. Left out: an ordinary start. */
  readonly origin?: string | undefined;
  /** The reason why the match is not being saved. Left out: it is. */
  readonly problem?: string;
  /** A lesson's teacher. Left out: no lesson. */
  readonly tutor?: Tutor | undefined;
  /** Tips for the player's first matches of a game. Left out: none. */
  readonly tips?: Tips | undefined;
  /** Goes to the next lesson. Left out: there is none. */
  readonly onNext?: (() => void) | undefined;
  /** The hosted table. Left out: all sit at one keyboard. */
  readonly company?: Company | undefined;
  /** A page that the caller shows over the table. */
  readonly over?: ReactNode;
  /** Opens the review of the deal over the table, if the table is a position of another match. */
  onReview?(by: ReviewStart['by']): void;
  /** Says how many positions of the match will come back, and when; '' if none does. Left out: none does. */
  comingBack?(): string;
  /** The rules of the game as Markdown. */
  rules(): string;
  /** Returns the reason why the settings cannot be saved, as a sentence; or ''. */
  changeSettings(settings: Settings): string;
  /** Saves the text of a score sheet in a file. Returns a sentence: where, or why not. Left out: there is no place for files. */
  keepSheet?(text: string): string;
}

/** A hosted table, and its present state for the viewer. */
export interface Company {
  readonly hosted: Hosted;
  readonly state: HostedState;
}

/** A text for the player until the next key. */
interface Message {
  /** The number of the decision that it concerns; null for any. */
  readonly decision: number | null;
  readonly text: string;
  readonly note?: string | undefined;
  /** Says above the text that the last key does nothing. */
  readonly dead?: string;
  /** The rule that refused a move. Left out: no move was refused. */
  readonly rule?: string;
  /**
   * The special meaning of the next key. The same key again takes back (`undo`) or shows the full hint (`advice`); `y` leaves the table (`leave`);
   * `u` withdraws the move that is being judged (`judge`).
   */
  readonly asks?: 'undo' | 'leave' | 'advice' | 'judge';
}

/** The overlay, with functions to open and close it. */
interface Overlaying {
  readonly overlay: Overlay | null;
  /** The rule at which to open the rules, or the first text of a typed move; '' for the beginning. */
  readonly start: string;
  open(overlay: Overlay, start?: string): void;
  close(): void;
}

/** The message on the screen, with functions to change it. */
interface Saying {
  readonly message: Message | null;
  say(text: string, note?: string): void;
  /** Shows a message that gives the next key a special meaning, see `Message.asks`. */
  ask(asks: NonNullable<Message['asks']>, text: string, note: string): void;
  refuse(refusal: Refusal): void;
  /** Removes the message after a key. */
  hush(): void;
  /** Says that a key does nothing. What was said before stays, but not a question that any other key answers. */
  ignore(key: Key): void;
  /** The number of the decision in which a key was last pressed; null before the first. */
  readonly keyedDecision: number | null;
}

/** The state of a match for its screens and their keys. */
export interface MatchActions extends MatchProps, Overlaying, Saying {
  readonly table: AnyTable;
  readonly scene: Scene;
  /** Does the window have room for every panel? */
  readonly holdsAll: boolean;
  /** The motion of cards to the scene; null if nothing moves. */
  readonly motion: Motion | null;
  /** Has no key been pressed since this step, or its sheet, first appeared? */
  readonly isFresh: boolean;
  readonly position: AnyPosition;
  /** The position as if it were the only person's turn, while they may choose ahead; else null. */
  readonly ahead: AnyPosition | null;
  readonly selecting: Selecting;
  readonly hints: Hints;
  /** Has the player hidden the hand? */
  readonly hidden: boolean;
  readonly tip: Given;
  /** A few words on how the match began, for the top line; null for an ordinary start. */
  readonly word: string | null;
  /** The open question whether to leave with unsaved moves; else null. */
  readonly leaving: Leaving | null;
  setHidden(hidden: boolean): void;
  play(move: OpaqueTypes['move']): void;
  /** Writes the score sheet to a file; null if there is no place for files. */
  readonly writeSheet: (() => void) | null;
}

/** Holds the common state of all screens of a match. */
export function useMatchActions(props: MatchProps): MatchActions {
  const { session, settings, tutor } = props;
  const { table } = session;
  const scene = useScene(session);
  const motion = useMotion(scene.motion, settings);
  const isFresh = useFresh(2 * scene.step + (scene.mode.kind === 'sheet' ? 1 : 0));
  const [hidden, setHidden] = useState(false);
  const [hints] = useState(() => new Hints(session));
  const overlaying = useOverlay();
  const waysOut = useLeaving(props);
  const { holdsAll, calm } = useCalm(props);
  const position = usePosition(session, scene, {
    hidden,
    assist: settings.assist,
    calm,
    shows: tutor?.shows ?? null,
    marked: tutor?.marked ?? NOTHING_MARKED,
  });
  const saying = useSaying(session, position, props.notice, settings.keys);
  const ahead = useAhead(session, table, position);
  const selecting = useSelection(table, position, {
    decision: scene.decision,
    ahead,
    firstPick: firstPickOf(tutor, session),
    refusalOf: (selection) => refusalIn(session, position, selection),
  });
  const tip = useTip({ ...props, scene, position, hints }, saying.keyedDecision);
  return {
    ...props,
    ...waysOut,
    ...overlaying,
    ...saying,
    table,
    tip,
    word: useOriginWord(waysOut.again),
    scene,
    holdsAll,
    motion,
    isFresh,
    position,
    ahead,
    selecting,
    hints,
    hidden,
    setHidden,
    play: (move) => play(props, { ...saying, ...selecting }, session.entry.game.format(move)),
    writeSheet: props.keepSheet
      ? () => saying.say(props.keepSheet!(sheetText(session, position, props.again)))
      : null,
  };
}

/** Is the table calm? Yes by the player's wish, or if the window has no room for more. A lesson is calm if it names parts of the table. */
function useCalm({ session: { entry }, settings, tutor }: MatchProps) {
  const window = useSize();
  useAllowed(SMALL_WINDOWS);
  const holdsAll = holds(window, LEAST_FOR_ALL);
  const isWanted = tutor ? tutor.shows !== null : settings.tables[entry.game.id] === 'calm';
  return { holdsAll, calm: !holdsAll || isWanted };
}

/** Asks the saved matches when the match is opened, and again when it gets its id. */
function useOriginWord(again: AgainActions | undefined): string | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other answers stay as they are
  return useMemo(() => (again ? originWord(again.origin, isCountedStart(again)) : null), [again?.id]);
}

function useOverlay(): Overlaying {
  const [{ overlay, start }, set] = useState<Pick<Overlaying, 'overlay' | 'start'>>({
    overlay: null,
    start: '',
  });
  return {
    overlay,
    start,
    open: (next, from = '') => set({ overlay: next, start: from }),
    close: () => set({ overlay: null, start: '' }),
  };
}

/** `notice`: shown first, and whenever it changes. */
function useSaying(session: Session, { speaker }: AnyPosition, notice: string | null, keys: OwnKeys): Saying {
  const [message, setMessage] = useState<Message | null>(null);
  const [keyedDecision, setKeyedDecision] = useState<number | null>(null);
  const { decision, mode } = session.scene;
  // On the sheet, y would begin the deal again.
  const isPast = message?.asks === 'leave' && mode.kind === 'sheet';
  useLayoutEffect(() => {
    if (notice) setMessage({ decision: null, text: notice });
  }, [notice]);
  return {
    message: isPast ? null : message,
    keyedDecision,
    say: (text, note) => setMessage({ decision, text, note }),
    ask: (asks, text, note) => setMessage({ decision: null, text, note, asks }),
    refuse(refusal) {
      const sentence = session.entry.game.refusalText(refusal, speaker);
      setMessage({
        decision,
        text: notAllowedText(sentence),
        note: showsRule(keyOf(keys, 'rules')),
        rule: refusal.rule,
      });
    },
    hush() {
      setMessage(null);
      setKeyedDecision(decision);
    },
    ignore(key) {
      const isAsking = message?.asks !== undefined && message.asks !== 'advice';
      const isAbout = (message?.decision ?? decision) === decision;
      const kept = isAsking || !isAbout ? null : message;
      setMessage({ decision, text: '', ...kept, dead: deadTexts.key(key) });
      setKeyedDecision(decision);
    },
  };
}

/** Returns the move that a lesson picks at the beginning of its task; null if it picks none. */
const firstPickOf = (tutor: Tutor | undefined, { entry }: Session): OpaqueTypes['move'] | null =>
  tutor?.picked == null ? null : (entry.game.parse(tutor.picked) as OpaqueTypes['move']);

/** Returns the reason why a selection may not be played; null if it may, or if it is no move yet. */
function refusalIn({ entry, table }: Session, position: AnyPosition, selection: unknown): Refusal | null {
  const move = table.chosen(position, selection);
  return move === null ? null : entry.game.check(position.view, position.mover!, move);
}

/** Plays a move, or hands it to the lesson's tutor, and shows the result. */
function play(
  { session, tutor }: MatchProps,
  { refuse, ask, forget }: Pick<Saying, 'refuse' | 'ask'> & Pick<Selecting, 'forget'>,
  move: string,
): void {
  if (!tutor) {
    const refusal = session.play(move);
    if (refusal) refuse(refusal);
    return;
  }
  const answer = tutor.choose(move);
  if (answer.kind === 'refused') refuse(answer.refusal);
  if (answer.kind === 'judging') ask('judge', footTexts.judging, '');
  if (tutor.isWrong) forget();
}

/** Returns the score sheet as text for a file. It contains the seed once no more cards depend on it. */
function sheetText(
  { entry, seen, scene, table }: Session,
  { speaker }: AnyPosition,
  again: AgainActions | undefined,
): string {
  const { view, status } = scene;
  const help = aidText(again?.aid('match'));
  const title = sheetTitle(entry.game.title, seen.seed, help);
  return sheetFile(title, entry.game, { view, status, speaker }, table);
}
