import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { OpaqueTypes, Refusal } from '../../../engine/game.ts';
import { aidText } from '../../../front/aid.ts';
import { keyOf, type OwnKeys } from '../../../front/own-keys.ts';
import type { Settings } from '../../../front/settings.ts';
import { Hints } from '../../match/hints.ts';
import type { Motion } from '../../match/motion.ts';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import { useFresh, useMotion } from '../../motion/use-motion.ts';
import { LEAST_FOR_ALL } from '../../parts/frame.tsx';
import type { MatchReviews } from '../../reviews.ts';
import { sheetFile } from '../../sheet/file.ts';
import { type AnyPosition, type AnyTable, NOTHING_MARKED } from '../../table.ts';
import { useAllowed, useSize } from '../../terminal/hooks.ts';
import { holds, type Size } from '../../terminal/screen.ts';
import type { AgainActions } from '../again/actions.ts';
import { isCountedStart, originWord } from '../again/compared.ts';
import type { Hosted, HostedState } from '../lobby/hosted.ts';
import type { ReviewStart } from '../review/review.tsx';
import type { Tutor } from './tutor.ts';
import { type Leaving, useLeaving, type WaysOut } from './use-leaving.ts';
import { useAhead, usePosition, useScene } from './use-position.ts';
import { type Selecting, useSelection } from './use-selection.ts';
import { type Given, type Tips, useTip } from './use-tip.ts';
import { footTexts, notAllowedText, sheetTitle, showsRule } from './words.ts';

/** A page, line or panel that lies over the table. */
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
  /** At a hosted table: what is said, who is there, and whether to leave. */
  | 'say'
  | 'who'
  | 'going'
  /** The hint at length. */
  | 'advice';

/** A match, and what the program around it does for its player. */
export interface MatchProps extends WaysOut {
  readonly session: Session;
  /** The reviews of its deals that are over; null or left out where there are none. */
  readonly reviews?: MatchReviews | null;
  /** It is told of in statistics: its deals are judged as they end. Left out: it is not. */
  readonly isOwn?: boolean;
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
  /** The lesson after this one, where there is one. */
  readonly onNext?: (() => void) | undefined;
  /** The table that the others have come to from elsewhere; left out where all sit at one keyboard. */
  readonly company?: Company | undefined;
  /** What whoever shows the match has laid over its table. */
  readonly over?: ReactNode;
  /** Where the table is a position of another match: lays the review of its deal over it. */
  onReview?(by: ReviewStart['by']): void;
  /** How many positions of the match come back, and when, in a sentence or ''. Left out: none does. */
  comingBack?(): string;
  /** The rules of the game as Markdown. */
  rules(): string;
  /** Answers why they cannot be kept for the next start, in a sentence; or ''. */
  changeSettings(settings: Settings): string;
  /** Keeps the text of a score sheet in a file; a sentence says where, or why not. Left out: there is no place for it. */
  keepSheet?(text: string): string;
}

/** A hosted table, and what may be seen of it now. */
export interface Company {
  readonly hosted: Hosted;
  readonly state: HostedState;
}

/** A text for the player, shown until the next key. */
interface Message {
  /** The decision that it is about, or null for any. */
  readonly decision: number | null;
  readonly text: string;
  readonly note?: string | undefined;
  /** A move was refused by this rule. */
  readonly rule?: string;
  /**
   * The next key may do something that it does not do otherwise: the same key once more takes back (`undo`) or shows the hint at length
   * (`advice`), `y` leaves the table (`leave`), Enter plays what a lesson has picked (`play`), `u` withdraws the move that is being judged (`judge`).
   */
  readonly asks?: 'undo' | 'leave' | 'advice' | 'play' | 'judge';
}

/** The overlay, and how it comes and goes. */
interface Overlaying {
  readonly overlay: Overlay | null;
  /** The rule at which the rules are to be opened; null: at their beginning. */
  readonly ruling: string | null;
  /** What a line for a typed move begins with. */
  readonly typed: string;
  open(overlay: Overlay): void;
  openRules(ruling: string | null): void;
  /** Lets a move be typed; the line begins with this text. */
  openTyping(text: string): void;
  /** Takes away what lies over the table. */
  close(): void;
}

/** The message on the screen, and how it comes and goes. */
interface Saying {
  readonly message: Message | null;
  say(text: string, note?: string): void;
  /** Says something, after which the next key may do what `Message.asks` tells. */
  ask(asks: NonNullable<Message['asks']>, text: string, note: string): void;
  refuse(refusal: Refusal): void;
  /** A key was pressed: takes back what was said. */
  hush(): void;
  /** The decision in which a key was pressed last; null before the first. */
  readonly keyedDecision: number | null;
}

/** Everything that the screens of a match and their keys work on. */
export interface MatchActions extends MatchProps, Overlaying, Saying {
  readonly table: AnyTable;
  readonly scene: Scene;
  /** The window has room for all that is known beside the table. */
  readonly holdsAll: boolean;
  /** How cards move on the way to the scene; null: they do not. */
  readonly motion: Motion | null;
  /** No key has been pressed since this step, or the sheet that follows it, was first shown. */
  readonly isFresh: boolean;
  readonly position: AnyPosition;
  /** The position as if it were the only person's turn, while they may choose before it comes. */
  readonly ahead: AnyPosition | null;
  readonly selecting: Selecting;
  readonly hints: Hints;
  /** The hand is hidden by the player's own wish. */
  readonly hidden: boolean;
  readonly tip: Given;
  /** How the match came about, for the top line; null where it simply began. */
  readonly word: string | null;
  /** Whether to leave without moves that are not saved is being asked. */
  readonly leaving: Leaving | null;
  setHidden(hidden: boolean): void;
  play(move: OpaqueTypes['move']): void;
  /** Writes the score sheet into a file; null where there is no place for it. */
  readonly writeSheet: (() => void) | null;
}

/** Keeps what the screens of a match have in common. */
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

/** Whether the table is calm: by the player's wish, or where the window has no room for more. A lesson is calm if it names parts of the table, else it tells all where it can. */
function useCalm({ session: { table, entry }, settings, tutor }: MatchProps) {
  const window = useSize();
  useAllowed(table.calm ?? ALL);
  const holdsAll = holds(window, LEAST_FOR_ALL);
  const isWanted = tutor ? tutor.shows !== null : settings.tables[entry.game.id] === 'calm';
  return { holdsAll, calm: table.calm !== undefined && (!holdsAll || isWanted) };
}

const ALL: readonly Size[] = [LEAST_FOR_ALL];

/** Asks the saved matches when the match is opened, and once more when it gets its place among them. */
function useOriginWord(again: AgainActions | undefined): string | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other answers stay as they are
  return useMemo(() => (again ? originWord(again.origin, isCountedStart(again)) : null), [again?.id]);
}

function useOverlay(): Overlaying {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [ruling, setRuling] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  return {
    overlay,
    ruling,
    typed,
    open: setOverlay,
    openRules(rule) {
      setRuling(rule);
      setOverlay('rules');
    },
    openTyping(text) {
      setTyped(text);
      setOverlay('typing');
    },
    close: () => setOverlay(null),
  };
}

/** `notice`: what is said at first, or when it changes. */
function useSaying(session: Session, { speaker }: AnyPosition, notice: string | null, keys: OwnKeys): Saying {
  const [message, setMessage] = useState<Message | null>(null);
  const [keyedDecision, setKeyedDecision] = useState<number | null>(null);
  const { decision, mode } = session.scene;
  // There y would begin the deal once more.
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
  };
}

/** The move that a lesson has picked when its task begins. */
const firstPickOf = (tutor: Tutor | undefined, { entry }: Session): OpaqueTypes['move'] | null =>
  tutor?.picked == null ? null : (entry.game.parse(tutor.picked) as OpaqueTypes['move']);

/** Why a selection may not be played; null where it may, or is no move yet. */
function refusalIn({ entry, table }: Session, position: AnyPosition, selection: unknown): Refusal | null {
  const move = table.chosen(position, selection);
  return move === null ? null : entry.game.check(position.view, position.mover!, move);
}

/** Plays a move, or in a lesson hands it to the tutor, and says what comes of it. */
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

/** The score sheet as the text of a file. The seed is in it once it deals no more cards. */
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
