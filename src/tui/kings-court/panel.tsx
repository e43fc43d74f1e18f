import { Box, Text } from 'ink';
import type { Speaker } from '../../engine/game.ts';
import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import type { Fact } from '../../engine/kings-court/state.ts';
import { Lines } from '../parts/lines.tsx';
import { LEGEND, type Scores } from './layout.ts';
import { PREVIEW_ROWS, Preview } from './preview.tsx';
import type { CourtPosition, Selection } from './selection.ts';

interface PanelProps {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
  readonly scores: Scores;
  readonly width: number;
  readonly rows: number;
}

/** Beside the board: the score to be made, the players, what was placed lately, what the marks mean. */
export function Panel({ position, selection, scores, width, rows }: PanelProps) {
  const room = rows - PREVIEW_ROWS - 1 - position.players.length - LEGEND.length - 3;
  const placed = room > 0 ? earlier(position, room) : [];
  const past = placed.length > 0 ? ['', ' LATELY', ...placed] : [];
  return (
    <>
      <Preview position={position} selection={selection} scores={scores} width={width} />
      <Text> </Text>
      <Lines lines={[...players(position), ...past]} />
      <Box flexGrow={1} />
      <Lines lines={LEGEND} />
    </>
  );
}

/** A line a player: score and latest placement. */
function players({ recent, speaker, status, turn }: CourtPosition): string[] {
  return status.scores.map((score, seat) => {
    const last = recent.findLast((fact) => 'seat' in fact && fact.seat === seat && fact.kind !== 'drew');
    const name = `${turn.includes(seat) ? '>' : ' '}${speaker.seat(seat).slice(0, 9).padEnd(9)}`;
    return `${name} ${String(score).padStart(4)}   ${placement(last, speaker)}`;
  });
}

/** The placements before those, the latest last. */
const earlier = ({ recent, speaker }: CourtPosition, room: number): string[] =>
  recent
    .filter(({ kind }) => kind === 'placed' || kind === 'passed')
    .map(
      (fact) =>
        ` ${'seat' in fact ? speaker.seat(fact.seat).slice(0, 9).padEnd(9) : ''} ${placement(fact, speaker)}`,
    )
    .slice(-room);

function placement(fact: Fact | undefined, speaker: Speaker): string {
  if (fact?.kind === 'passed') return 'passes';
  if (fact?.kind !== 'placed') return '';
  const { card, space, score } = fact;
  return `${speaker.card(formatCard(card))} ${formatSpace(space)} ${`${score.total > 0 ? '+' : ''}${score.total}`.padStart(4)}`;
}
