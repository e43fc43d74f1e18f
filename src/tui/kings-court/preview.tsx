import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { Lines } from '../parts/lines.tsx';
import { useTheme } from '../theme.ts';
import type { Scores } from './layout.ts';
import { type CourtPosition, cardAt, type Selection } from './selection.ts';

/** Rows that it takes. */
export const PREVIEW_ROWS = 7;

interface PreviewProps {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
  readonly scores: Scores;
  readonly width: number;
}

/** The score of the selected card on the space of the cursor, part by part. */
export function Preview({ position, selection, scores, width }: PreviewProps) {
  const { lines } = useTheme();
  const card = selection ? cardAt(position, selection) : undefined;
  const score = selection ? scores?.get(selection.space) : undefined;
  const inner = width - 2;
  const title =
    card === undefined || !selection ? '' : ` ${formatCard(card)} on ${formatSpace(selection.space)} `;
  const row = (name: string, sum: string, points: number | '') => {
    const signed = typeof points === 'number' && points > 0 ? `+${points}` : String(points);
    return ` ${name.padEnd(8)}${sum.padEnd(inner - 14)}${signed.padStart(4)} `;
  };
  const body = score
    ? [
        row(
          'sevens',
          `${score.spaceValue}+${score.sum - score.spaceValue}=${score.sum}, aim ${score.checkpoint}`,
          score.sevens,
        ),
        row('values', '', score.values),
        row('prime', '', score.prime),
        row('chains', '', score.chains),
        row('total', '', score.total),
      ]
    : ['', card === undefined ? ` ${watching(position)}` : ' not legal here', '', '', ''];
  const edge = (left: string, right: string, text: string) =>
    `${left}${lines.horizontal}${text}${lines.horizontal.repeat(Math.max(0, inner - 1 - text.length))}${right}`;
  return (
    <Lines
      lines={[
        edge(lines.topLeft, lines.topRight, title),
        ...body.map((line) => `${lines.vertical}${line.slice(0, inner).padEnd(inner)}${lines.vertical}`),
        edge(lines.bottomLeft, lines.bottomRight, ''),
      ]}
    />
  );
}

const watching = ({ turn, speaker }: CourtPosition): string => {
  const [seat] = turn;
  return seat === undefined
    ? 'the match is over'
    : seat === speaker.you
      ? 'your turn'
      : `${speaker.seat(seat)} is to place a card`;
};
