import { twoLines, widthOf } from '../../../width.ts';
import { sentencesOf } from '../../table.ts';
import type { MatchActions } from './actions.ts';
import { mayClaim } from './keys.ts';

/** A text that goes over two lines, or up to two lines of which each stands alone. */
export type Verdict = string | readonly (string | undefined)[];

/** On what is selected and whether it may be played, or on what has just happened. */
export function verdictLines(actions: MatchActions, columns: number): Verdict {
  if (actions.hidden) return ['Your hand is hidden; z shows it.'];
  return actions.position.mover === null
    ? watching(actions, columns)
    : deciding(actions, actions.position.mover, columns);
}

function deciding(actions: MatchActions, mover: number, columns: number): Verdict {
  const { session, table, position, selecting, scene } = actions;
  const { game } = session.entry;
  const { selection } = selecting;
  const taught = actions.tutor?.wordsFor(position.speaker);
  if (taught && !selecting.touched) return taught;
  const { late = null, early = null } = scene.mode.kind === 'turn' ? scene.mode : {};
  if (late && !selecting.touched)
    return [
      'What you chose is not possible any more: choose again.',
      game.refusalText(late, position.speaker),
    ];
  const { dropped } = selecting;
  if (dropped)
    return [
      'What you chose before your turn is not possible now: choose again.',
      game.refusalText(dropped, position.speaker),
    ];
  const { selected, worth, note } = table.verdict(position, selection);
  const move = table.chosen(position, selection);
  const certain = !selecting.touched && mayClaim(actions) ? CERTAIN : undefined;
  const below = taught?.findLast((words) => words !== '') ?? certain;
  if (move === null) return [selected, below ?? note];
  const refusal = game.check(position.view, mover, move);
  const legal = worth ? `LEGAL   ${worth}` : 'LEGAL';
  const said = refusal ? game.refusalText(refusal, position.speaker) : legal;
  const judged = `${selected}  ${said}`;
  if (below === undefined && widthOf(judged) > columns) return judged;
  const [line] = twoLines(judged, columns);
  return [line, below ?? (early && !selecting.touched ? earlyText(early.wish) : note)];
}

const CERTAIN = 'All that is left is certain to be yours: a plays it out at once.';

/** What becomes of a choice before one's turn. */
const earlyText = (wish: string | null): string =>
  wish === null
    ? 'What you choose is done at your next turn.'
    : `At your next turn: ${wish}. What you choose now stands in its place.`;

/** What has just happened, and whom everybody waits for. */
function watching(actions: MatchActions, columns: number): Verdict {
  const { session, scene, position } = actions;
  if (actions.tutor && scene.mode.kind === 'rest') return actions.tutor.wordsFor(position.speaker);
  const { factText } = session.entry.game;
  const sentences = sentencesOf(factText, position);
  const told = sentences.join(' ');
  const [line] = twoLines(told, columns);
  if (actions.ahead && actions.selecting.touched) {
    const { selected } = actions.table.verdict(actions.ahead, actions.selecting.selection);
    return [line, selected && `For your turn: ${selected}`];
  }
  if (sentences.length === 0 && actions.table.watching) return actions.table.watching(position);
  const waits = waiting(actions, widthOf(told) > columns);
  return waits === '' ? told : [line, waits];
}

/** Whom everybody waits for; who is thinking is not said where `isLong`, for what happened has both lines. */
function waiting({ session, scene: { mode }, position: { speaker } }: MatchActions, isLong: boolean): string {
  if (mode.kind !== 'watch') return '';
  if (mode.wait) return 'Press a key to go on.';
  if (isLong || mode.thinking === null) return '';
  const isUntimed = session.untimed && session.players[mode.thinking]!.bot === 'hard';
  return `${speaker.seat(mode.thinking)} is thinking${isUntimed ? ', however long that takes: here bots have no clock' : ''}.`;
}
