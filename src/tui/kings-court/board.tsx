import { Box, Text } from 'ink';
import { Fragment, memo, type ReactNode } from 'react';
import type { Card } from '../../engine/card.ts';
import {
  CENTRE,
  COURT,
  formatSpace,
  SIDES,
  SIZE,
  SPACES,
  type Space,
} from '../../engine/kings-court/board.ts';
import { COLOURS, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { type Score, spaceValue } from '../../engine/kings-court/score.ts';
import type { KingsCourt, KingsCourtFact } from '../../engine/kings-court/state.ts';
import type { Speaker } from '../../engine/words.ts';
import { Lines } from '../parts/lines.tsx';
import type { BoardProps } from '../table.ts';
import { type Style, type Theme, useTheme } from '../theme.ts';
import { type CourtPosition, cardAt, handOf, type Selection, scoresOf } from './selection.ts';

export function Board({ position, selection, columns, rows }: BoardProps<KingsCourt, Selection>) {
  const wide = columns >= 100;
  const tall = rows >= 31;
  const cell = wide ? 7 : 5;
  const width = 3 + SIZE * (cell + 1) + 1;
  const card = selection ? cardAt(position, selection) : undefined;
  const scores = card === undefined ? null : scoresOf(position, card);
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Box height={rows - 1}>
        <Box flexDirection="column" width={width}>
          <Grid position={position} selection={selection} scores={scores} cell={cell} height={tall ? 3 : 1} />
        </Box>
        <Box flexDirection="column" paddingLeft={1} width={columns - width}>
          <Panel
            position={position}
            selection={selection}
            scores={scores}
            width={columns - width - 1}
            rows={rows - 1}
          />
        </Box>
      </Box>
      <HandLine position={position} selection={selection} />
    </Box>
  );
}

const cardStyle = (card: Card, theme: Theme): Style => theme.court[COLOURS[cardColour(card)]!];

interface GridProps {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
  /** The legal spaces of the selected card; null while nobody is to move. */
  readonly scores: ReadonlyMap<Space, Score> | null;
  readonly cell: number;
  readonly height: number;
}

function Grid({ position, selection, scores, cell, height }: GridProps) {
  const theme = useTheme();
  const { lines } = theme;
  const edge = (left: string, middle: string, right: string) =>
    `   ${left}${Array(SIZE).fill(lines.horizontal.repeat(cell)).join(middle)}${right}`;
  const letters = SPACES.slice(0, SIZE).map((space) => formatSpace(space)[0]!);
  const blank = `   ${lines.vertical}${`${' '.repeat(cell)}${lines.vertical}`.repeat(SIZE)}`;
  const blanks = Array<string>((height - 1) / 2).fill(blank);
  return (
    <>
      <Text>{`    ${letters.map((letter) => letter.padStart((cell + 1) / 2).padEnd(cell + 1)).join('')}`}</Text>
      <Text>{edge(lines.topLeft, lines.teeDown, lines.topRight)}</Text>
      {SPACES.slice(0, SIZE).map((row) => (
        <Fragment key={row}>
          {row > 0 && <Text>{edge(lines.teeRight, lines.cross, lines.teeLeft)}</Text>}
          <Lines lines={blanks} />
          <Text>
            {` ${row + 1} ${lines.vertical}`}
            {SPACES.slice(row * SIZE, (row + 1) * SIZE).map((space) => (
              <Fragment key={space}>
                <Cell {...cellAt(position, selection, scores, space, theme)} width={cell} />
                {lines.vertical}
              </Fragment>
            ))}
          </Text>
          <Lines lines={blanks} />
        </Fragment>
      ))}
      <Text>{edge(lines.bottomLeft, lines.teeUp, lines.bottomRight)}</Text>
    </>
  );
}

interface CellProps {
  readonly text: string;
  readonly style: Style;
  /** On both sides of the text: the court's marks, the cursor's, or those of the latest card. */
  readonly left: string;
  readonly right: string;
  readonly strong: boolean;
  readonly width: number;
}

const Cell = memo(function Cell({ text, style, left, right, strong, width }: CellProps) {
  const theme = useTheme();
  const inner = width - 2;
  const before = Math.ceil((inner - text.length) / 2);
  return (
    <Text {...(strong ? theme.inverse : {})}>
      {left}
      <Text {...style}>{`${' '.repeat(Math.max(0, before))}${text}`.padEnd(inner)}</Text>
      {right}
    </Text>
  );
});

function cellAt(
  { view }: CourtPosition,
  selection: Selection | null,
  scores: GridProps['scores'],
  space: Space,
  theme: Theme,
): Omit<CellProps, 'width'> {
  const { board, last } = view;
  const card = board[space]!;
  const cursor = selection?.space === space;
  const marks = cursor
    ? ['>', '<']
    : last?.space === space
      ? ['[', ']']
      : [courtMark(board, space), courtMark(board, space)];
  const [left, right] = marks as [string, string];
  if (card !== null) {
    return {
      text: formatCard(card),
      style: { ...cardStyle(card, theme), ...theme.strong },
      left,
      right,
      strong: cursor,
    };
  }
  const score = scores?.get(space);
  const closed = isClosed(board, space);
  const text = selection?.values
    ? String(spaceValue(board, space))
    : score
      ? String(score.total)
      : closed
        ? '##'
        : scores
          ? '.'
          : '';
  return { text, style: scores && !score ? theme.dim : {}, left, right, strong: cursor };
}

/** A blue space whose green side spaces are not all filled yet. */
const isClosed = (board: CourtPosition['view']['board'], space: Space): boolean =>
  COURT[space] === 'blue' && SIDES[space]!.some((side) => side !== CENTRE && board[side] === null);

function courtMark(board: CourtPosition['view']['board'], space: Space): string {
  if (board[space] !== null) return ' ';
  if (COURT[space] === 'green') return ':';
  return COURT[space] === 'blue' && !isClosed(board, space) ? '=' : ' ';
}

interface PanelProps {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
  readonly scores: GridProps['scores'];
  readonly width: number;
  readonly rows: number;
}

function Panel({ position, selection, scores, width, rows }: PanelProps) {
  const room = rows - 7 - 1 - position.players.length - LEGEND.length - 3;
  const board = players(position);
  const placed = room > 0 ? earlier(position, room) : [];
  const past = placed.length > 0 ? ['', ' LATELY', ...placed] : [];
  return (
    <>
      <Preview position={position} selection={selection} scores={scores} width={width} />
      <Text> </Text>
      <Lines lines={[...board, ...past]} />
      <Box flexGrow={1} />
      <Lines lines={LEGEND} />
    </>
  );
}

const LEGEND = [
  ' : : green   = = blue, open',
  ' ##   blue, closed until the',
  '      greens beside it lie',
  ' .    not legal  [ ] latest',
];

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

function placement(fact: KingsCourtFact | undefined, speaker: Speaker): string {
  if (fact?.kind === 'passed') return 'passes';
  if (fact?.kind !== 'placed') return '';
  const { card, space, score } = fact;
  return `${speaker.card(formatCard(card))} ${formatSpace(space)} ${`${score.total > 0 ? '+' : ''}${score.total}`.padStart(4)}`;
}

/** The score of the selected card on the space of the cursor, part by part. */
function Preview({ position, selection, scores, width }: Omit<PanelProps, 'rows'>) {
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

function HandLine({
  position,
  selection,
}: {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
}) {
  const theme = useTheme();
  const hand = handOf(position);
  const able = placeable(position.view.board, hand);
  const cards: ReactNode[] = hand.map((card, place) => {
    const legal = able.some((found) => found.card === card);
    const [open, close] = selection?.card === place ? ['[', ']'] : [' ', ' '];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by their place only
      <Fragment key={place}>
        {`  ${place + 1}${open}`}
        <Text {...(legal ? { ...cardStyle(card, theme), ...theme.strong } : theme.dim)}>
          {formatCard(card)}
        </Text>
        {close}
      </Fragment>
    );
  });
  return (
    <Text>
      {hand.length > 0 ? ' hand' : ' '}
      {cards}
    </Text>
  );
}
