import { cutShortText } from '../../match/bots.ts';
import { sentencesOf } from '../../table.ts';
import { twoLines } from '../../text.ts';
import type { MatchDesk } from './desk.ts';

/** Up to two lines on what is selected and whether it may be played, or on what has just happened. */
export function verdictLines(desk: MatchDesk, columns: number): readonly (string | undefined)[] {
  if (desk.hidden) return ['Your hand is hidden; z shows it.'];
  return desk.position.mover === null
    ? watching(desk, columns)
    : deciding(desk, desk.position.mover, columns);
}

function deciding({ session, table, scene, position, selecting }: MatchDesk, mover: number, columns: number) {
  const { game } = session.entry;
  const { selection, touched } = selecting;
  const { selected, worth, note } = table.verdict(position, selection);
  // What was said of the bot that moved last stays until the person does something.
  const news = touched ? '' : cutShort({ scene, position });
  const move = table.chosen(position, selection);
  if (move === null) return [selected, news || note];
  const refusal = game.check(position.view, mover, move);
  const legal = worth ? `LEGAL   ${worth}` : 'LEGAL';
  const said = refusal ? game.refusalText(refusal, position.speaker) : legal;
  const [line, more] = twoLines(`${selected}  ${said}`, columns);
  return [line, news || more || note];
}

/** What has just happened, and whom everybody waits for. */
function watching({ session, scene, position }: MatchDesk, columns: number): string[] {
  const { factText } = session.entry.game;
  const [told, more] = twoLines(sentencesOf(factText, position).join(' '), columns);
  return [
    told,
    [cutShort({ scene, position }), waiting({ scene, position }, more)].filter(Boolean).join(' '),
  ];
}

type Told = Pick<MatchDesk, 'scene' | 'position'>;

const cutShort = ({ scene, position }: Told): string =>
  scene.cutShort === null ? '' : cutShortText(scene.cutShort, position.speaker);

function waiting({ scene: { mode }, position: { speaker } }: Told, more: string): string {
  if (mode.kind !== 'watch') return more;
  if (mode.wait) return 'Press a key to go on.';
  return more || mode.thinking === null ? more : `${speaker.seat(mode.thinking)} is thinking.`;
}
