import { sentencesOf } from '../../table.ts';
import { twoLines } from '../../text.ts';
import type { MatchDesk } from './desk.ts';
import { mayClaim } from './keys.ts';
import type { Tutor } from './tutor.ts';

/** Up to two lines on what is selected and whether it may be played, or on what has just happened. */
export function verdictLines(desk: MatchDesk, columns: number): readonly (string | undefined)[] {
  if (desk.hidden) return ['Your hand is hidden; z shows it.'];
  return desk.position.mover === null
    ? watching(desk, columns)
    : deciding(desk, desk.position.mover, columns);
}

function deciding(desk: MatchDesk, mover: number, columns: number) {
  const { session, table, position, selecting, scene } = desk;
  const { game } = session.entry;
  const { selection } = selecting;
  if (desk.tutor && !selecting.touched) return tutorLines(desk, desk.tutor);
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
  if (move === null && mayClaim(desk) && !selecting.touched) return [selected, CERTAIN];
  if (move === null)
    return [selected, desk.tutor ? tutorLines(desk, desk.tutor).findLast((words) => words !== '') : note];
  const refusal = game.check(position.view, mover, move);
  const legal = worth ? `LEGAL   ${worth}` : 'LEGAL';
  const said = refusal ? game.refusalText(refusal, position.speaker) : legal;
  const [line, more] = twoLines(`${selected}  ${said}`, columns);
  if (desk.tutor) return [line, tutorLines(desk, desk.tutor).findLast((words) => words !== '')];
  if (mayClaim(desk) && !selecting.touched) return [line, CERTAIN];
  return [line, more || (early && !selecting.touched ? earlyText(early.wish) : note)];
}

const CERTAIN = 'All that is left is certain to be yours: a plays it out at once.';

/** What becomes of a choice before one's turn. */
const earlyText = (wish: string | null): string =>
  wish === null
    ? 'What you choose is done at your next turn.'
    : `At your next turn: ${wish}. What you choose now stands in its place.`;

/** What has just happened, and whom everybody waits for. */
function watching(desk: MatchDesk, columns: number): readonly string[] {
  const { session, scene, position } = desk;
  if (desk.tutor && scene.mode.kind === 'rest') return tutorLines(desk, desk.tutor);
  const { factText } = session.entry.game;
  const sentences = sentencesOf(factText, position);
  if (desk.ahead && desk.selecting.touched) {
    const [told = ''] = twoLines(sentences.join(' '), columns);
    const { selected } = desk.table.verdict(desk.ahead, desk.selecting.selection);
    return [told, selected && `For your turn: ${selected}`];
  }
  if (sentences.length === 0 && desk.table.watching) return desk.table.watching(position);
  const [told, more] = twoLines(sentences.join(' '), columns);
  return [told, waiting(desk, more)];
}

const tutorLines = ({ position }: MatchDesk, tutor: Tutor): readonly string[] =>
  tutor.wordsFor(position.speaker);

function waiting({ session, scene: { mode }, position: { speaker } }: MatchDesk, more: string): string {
  if (mode.kind !== 'watch') return more;
  if (mode.wait) return 'Press a key to go on.';
  if (more || mode.thinking === null) return more;
  const isLong = session.untimed && session.players[mode.thinking]!.bot === 'hard';
  return `${speaker.seat(mode.thinking)} is thinking${isLong ? ', however long that takes: here bots have no clock' : ''}.`;
}
