import { costOf } from '../../../ai/adviser/sentences.ts';
import type { Refusal, Speaker } from '../../../engine/game.ts';
import { sentences } from '../../../engine/words.ts';
import { type KeyId, keyOf } from '../../../front/own-keys.ts';
import { cut, linesIn, linesWithin, sentencesWithin, widthOf } from '../../../width.ts';
import { audienceOf } from '../../audience.ts';
import type { CostNotice } from '../../match/cost-notices.ts';
import type { FootLine } from '../../parts/frame.tsx';
import type { Span } from '../../parts/rich.tsx';
import { sentencesOf } from '../../table.ts';
import type { Size } from '../../terminal/screen.ts';
import type { MatchActions } from './actions.ts';
import { mayClaim } from './decision-keys.ts';
import { type Tutor, WORDS, wordRows } from './tutor.ts';
import { footTexts, lessonTexts, tipText } from './words.ts';

/** The lines of words above the keys. */
interface Foot {
  /** The selection and its verdict, or the latest event: always whole, on as many lines as needed. */
  readonly first: readonly FootLine[];
  /** Further texts, shown as far as there is room. */
  readonly words: readonly string[];
}

/** Returns the lines above the keys: as many as the foot has, or more for a refusal. A message comes first; in a lesson only its words follow. */
export function footLines(actions: MatchActions, foot: Size): readonly FootLine[] {
  const { tutor } = actions;
  const words = tutor && lessonWords(actions, tutor, foot.columns);
  return tutor && words
    ? [...lessonLines(actions, tutor, foot.columns), ...words]
    : matchLines(actions, foot);
}

/** Returns the present words of a lesson; undefined while others move, as their moves show the result. */
function lessonWords(
  { position, scene }: MatchActions,
  tutor: Tutor,
  columns: number,
): readonly string[] | undefined {
  const isTold = position.mover !== null || scene.mode.kind === 'rest';
  if (!isTold) return undefined;
  return wordLines(tutor, position.speaker, columns);
}

/** Returns the words of a lesson: two lines, or more in a narrow window. */
export function wordLines(tutor: Tutor, speaker: Speaker, columns: number): readonly string[] {
  const lines = sentencesWithin(tutor.wordsFor(speaker), WORDS.columns, WORDS.rows);
  if (columns < WORDS.columns) return linesIn(sentences(...lines), columns);
  return Array.from({ length: WORDS.rows }, (_, row) => lines[row] ?? '');
}

/** Returns the rows that a calm table in a lesson gives to the words: its foot has a line for answers above them. */
export const rowsForWords = ({ tutor, position }: MatchActions, { columns, rows }: Size): number =>
  tutor && position.calm ? Math.max(0, 1 + wordRows(columns) - rows) : 0;

/** Returns the text above the words of a lesson: a line, or a refusal on as many as needed. */
function lessonLines(actions: MatchActions, tutor: Tutor, columns: number): readonly FootLine[] {
  const { message, position, settings } = actions;
  const { theme } = position;
  const key = (id: KeyId) => keyOf(settings.keys, id);
  if (message && !(message.asks === 'judge' && position.mover === null)) {
    return message.rule === undefined
      ? styled(messageLines(message, columns), theme.strong)
      : styled(linesIn(footTexts.refused(message.text, key('rules')), columns), theme.inverse);
  }
  if (tutor.isWrong) return [(tutor.isAlmost ? lessonTexts.almost : lessonTexts.wrong)(key('undo'))];
  if (actions.selecting.touched) return lessonVerdict(judged(actions), columns);
  return [actions.problem || (tutor.isStuck ? lessonTexts.shows(key('hint')) : '')];
}

/** Returns a message without its note, below the words on a key that does nothing. */
const messageLines = ({ dead = '', text }: NonNullable<MatchActions['message']>, columns: number): string[] =>
  [dead, text].flatMap((each) => linesIn(each, columns));

/** Returns the verdict above the words of a lesson: one line in a narrow window, where more would cover the hand. */
function lessonVerdict(found: Judged, columns: number): readonly FootLine[] {
  const lines = judgedLines(found, columns);
  if (lines.length === 1 || columns >= WORDS.columns) return lines;
  return [cut(sentences(...found.head.map(({ text }) => text.trimEnd()), found.said), columns)];
}

const styled = (lines: readonly string[], style: Span['style']): FootLine[] =>
  lines.map((text) => [{ text, style }]);

/** Returns the lines in a match: the message, else the selection or the latest event; further texts; and last a notice about the match. */
function matchLines(actions: MatchActions, { columns, rows: all }: Size): readonly FootLine[] {
  const { position, scene, message } = actions;
  const { theme, mover } = position;
  const foot = actions.hidden
    ? { first: [footTexts.hidden(keyOf(actions.settings.keys, 'hide'))], words: [] }
    : mover === null
      ? watching(actions, { columns, rows: all })
      : deciding(actions, columns);
  const notice = actions.problem || (mover === null ? undefined : noticeOf(actions));
  const isAbout = message && (message.decision ?? scene.decision) === scene.decision;
  const style = message?.rule ? theme.inverse : theme.strong;
  const rows = all - (notice ? 1 : 0);
  const lines = isAbout ? styled(messageLines(message, columns), style) : [...foot.first];
  // The latest event follows below a message about something else.
  if (isAbout && mover === null && !message.note)
    lines.push(...foot.first.slice(0, Math.max(0, rows - lines.length)));
  // The line with the key of the rule always stays.
  const fewest = message?.rule ? 1 : 0;
  for (const text of isAbout && message.note ? [message.note] : foot.words)
    lines.push(...sentencesWithin(text, columns, Math.max(fewest, rows - lines.length)));
  if (!notice) return lines;
  const noticed = noticeLines(notice, columns, Math.max(1, all - lines.length), theme.strong);
  // The notice stands in the last lines.
  while (lines.length + noticed.length < all) lines.push(undefined);
  return [...lines, ...noticed];
}

/** Wraps a notice to at most `rows` lines; a tip begins with its label, and the help has a tip that needs more. */
function noticeLines(notice: Notice, columns: number, rows: number, style: Span['style']): FootLine[] {
  if (typeof notice === 'string') return linesWithin(notice, columns, rows);
  const whole = linesIn(tipText(notice.tip), columns);
  const [first = '', ...lines] = whole.length > rows ? [tipText(footTexts.tipInHelp)] : whole;
  const word = widthOf(footTexts.tip);
  return [[{ text: footTexts.tip, style }, { text: first.slice(word) }], ...lines];
}

type Notice = string | { readonly tip: string };

/** Returns a notice beside the selection: a tip, or the fate of a choice before the turn; undefined if there is none. */
function noticeOf(actions: MatchActions): Notice | undefined {
  const { selecting, scene, tip } = actions;
  const { early = null } = scene.mode.kind === 'turn' ? scene.mode : {};
  if (early && !selecting.touched) return footTexts.early(early.wish);
  if (!selecting.touched && mayClaim(actions))
    return footTexts.certain(keyOf(actions.settings.keys, 'claim'));
  return tip.now === null ? undefined : { tip: tip.now };
}

/** The selection with the game's verdict. */
interface Judged {
  /** Precedes `said`, in the same line if there is room. */
  readonly head: readonly Span[];
  readonly said: string;
  readonly note: string;
}

function judged(actions: MatchActions): Judged {
  const { session, table, position, selecting } = actions;
  const { theme, view, speaker } = position;
  const { strong } = theme;
  const { selected, worth = '', note = '' } = table.verdict(position, selecting.selection);
  const move = table.chosen(position, selecting.selection);
  const further = position.calm ? '' : note;
  if (move === null) return { head: [], said: selected, note: further };
  const refusal = session.entry.game.check(view, position.mover!, move);
  const head = { text: `${selected}  `, style: strong };
  if (refusal) return { head: [head], said: session.entry.game.refusalText(refusal, speaker), note: further };
  // On a calm table a verdict is one line. Without a reason against it, a move is legal.
  if (position.calm) return { head: [head], said: worth, note: '' };
  const legal = { text: worth === '' ? footTexts.legal : `${footTexts.legal}   `, style: strong };
  return { head: [head, legal], said: worth, note };
}

/** Returns the selection with the game's verdict, whole. */
function judgedLines({ head, said }: Judged, columns: number): FootLine[] {
  if (head.length === 0) return linesIn(said, columns);
  const room = columns - head.reduce((sum, { text }) => sum + widthOf(text), 0);
  const [only, ...others] = head;
  if (others.length === 0) {
    if (widthOf(said) <= room) return [[only!, { text: said }]];
    const text = only!.text.trimEnd();
    const [first = '', ...lines] = linesIn(`${text} ${said}`, columns);
    return [[{ ...only!, text }, { text: first.slice(text.length) }], ...lines];
  }
  return widthOf(said) <= room ? [[...head, { text: said }]] : [head, ...linesIn(said, columns)];
}

function deciding(actions: MatchActions, columns: number): Foot {
  const { session, position, selecting, scene } = actions;
  const { late = null } = scene.mode.kind === 'turn' ? scene.mode : {};
  const gone = (sentence: string, refusal: Refusal): Foot => ({
    first: [sentence, ...linesIn(session.entry.game.refusalText(refusal, position.speaker), columns)],
    words: [],
  });
  if (late && !selecting.touched) return gone(footTexts.late, late);
  if (selecting.dropped) return gone(footTexts.dropped, selecting.dropped);
  const found = judged(actions);
  return { first: judgedLines(found, columns), words: [found.note] };
}

/** Says the cost of the player's last move. */
function costFoot(
  { session, position, settings }: MatchActions,
  { found }: CostNotice,
  columns: number,
): Foot {
  if (found === null) return { first: [footTexts.notJudged], words: [] };
  const cost = costOf(found.judgement, found.judged, audienceOf(session.entry, position.speaker));
  return {
    first: linesIn(cost, columns),
    words: [footTexts.costly(session.canUndo, keyOf(settings.keys, 'undo'))],
  };
}

/** Says the latest event, and whom everybody waits for. */
function watching(actions: MatchActions, { columns, rows }: Size): Foot {
  const { session, position } = actions;
  const { mode } = actions.scene;
  if (mode.kind === 'watch' && mode.notice) return costFoot(actions, mode.notice, columns);
  const { factText } = session.entry.game;
  const sentences = sentencesOf(factText, position);
  const first = sentencesWithin(sentences.join(' '), columns, rows);
  if (actions.ahead && actions.selecting.touched) {
    const { selected } = actions.table.verdict(actions.ahead, actions.selecting.selection);
    return { first: first.length === 0 ? [''] : first, words: selected ? [footTexts.ahead(selected)] : [] };
  }
  if (sentences.length === 0 && actions.table.watching)
    return { first: [], words: actions.table.watching(position) };
  return { first, words: [waiting(actions)].filter(Boolean) };
}

/** Says whom everybody waits for. */
function waiting({ session, scene: { mode }, position: { speaker } }: MatchActions): string {
  if (mode.kind !== 'watch') return '';
  if (mode.isJudging) return footTexts.judging;
  if (mode.wait) return footTexts.goOn;
  if (mode.thinking === null) return '';
  const isUntimed = session.untimed && session.players[mode.thinking]!.bot === 'hard';
  return footTexts.thinking(speaker.seat(mode.thinking), isUntimed);
}
