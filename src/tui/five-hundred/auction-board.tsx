import { Box } from 'ink';
import { judgedBids } from '../../engine/five-hundred/auction.ts';
import { LEVELS, STRAINS } from '../../engine/five-hundred/bids.ts';
import { widowSize } from '../../engine/five-hundred/cards.ts';
import { factText, refusalText } from '../../engine/five-hundred/text.ts';
import { Lines } from '../parts/lines.tsx';
import { wrap } from '../text.ts';
import type { SpaceProps } from './layout.ts';
import { bidAt, COLUMNS } from './picker.ts';
import type { Said } from './selection.ts';
import { scoreText, shortBid, teamName } from './words.ts';

const LEFT = 26;
const CELL = 7;

/** The auction as it happened, and beside it what may be bid. */
export function AuctionBoard({
  position,
  layout,
  columns,
  rows,
  call,
}: SpaceProps & { readonly call: Said | null }) {
  return (
    <Box width={columns} height={rows} paddingTop={rows > 11 ? 1 : 0}>
      <Box flexDirection="column" width={LEFT}>
        <Lines lines={auctionLines(position, layout)} />
      </Box>
      <Box flexDirection="column" width={columns - LEFT}>
        <Lines
          lines={
            layout.view.phase === 'bid' && position.mover !== null
              ? pickerLines(position, call)
              : outcomeLines(position, columns - LEFT)
          }
        />
      </Box>
    </Box>
  );
}

function auctionLines(position: SpaceProps['position'], { calls, view }: SpaceProps['layout']): string[] {
  const { speaker, turn } = position;
  const { dealer, seats, scores } = view.standing;
  const lines = Array.from({ length: seats }, (_, place) => {
    const seat = (dealer + 1 + place) % seats;
    const said = calls[place];
    const waits = calls.length === place && turn.includes(seat);
    const call =
      said === undefined ? (waits ? '...' : '') : said.bid === null ? 'pass' : shortBid(said.bid, speaker);
    const name = speaker.seat(seat) + (seat === dealer ? ' (D)' : '');
    return `${waits ? '>' : ' '} ${name.padEnd(13)} ${call}`;
  });
  const ring = ([0, 1] as const)
    .filter((team) => scores[team] < 0)
    .map((team) => `${teamName(team, position)} ${scoreText(scores[team])} in the hole`);
  return ['AUCTION  (D) dealer', ...lines, '', `Widow: ${widowSize(seats)} cards face down`, ...ring];
}

/** How the auction ended. */
const outcomeLines = ({ shown, speaker }: SpaceProps['position'], width: number): string[] =>
  shown?.lingering
    ? shown.facts
        .filter(({ kind }) => kind !== 'call')
        .flatMap((fact) => ['', ...wrap(factText(fact, speaker), width, '  ')])
    : [];

/** Bids that may be made with their points; the rest of the places stay empty. */
function pickerLines(position: SpaceProps['position'], call: Said | null): string[] {
  const { view, mover, speaker } = position;
  if (mover === null || view.phase !== 'bid') return [];
  const all = judgedBids(view, mover);
  const judged = (name: Said) => all.find(({ bid }) => bid.name === name)!;
  const cell = (name: Said) => {
    const { bid, refusal } = judged(name);
    const text = refusal === null ? String(bid.points) : call === name ? '' : '.';
    return marked(text.padStart(CELL - 3), name === call);
  };
  const heads = ['Inkle', ...LEVELS].map((head) => ` ${String(head).padStart(CELL - 3)}  `).join('');
  const rows = STRAINS.map(
    (strain, row) =>
      `${strain === 'NT' ? 'NT' : ` ${speaker.suit(strain)}`}  ${COLUMNS.map((_, column) => cell(bidAt(row, column))).join('')}`,
  );
  const nello = judged('nello');
  const why = nello.refusal === null ? '' : refusalText(nello.refusal, speaker);
  return [
    `    ${heads}`,
    ...rows,
    '',
    `    ${marked('Pass', call === 'pass')}       ${marked(why === '' ? `Nello ${nello.bid.points}` : 'Nello', call === 'nello')}`,
    why,
  ];
}

/** Brackets round what is picked, so that nothing moves when it is. */
const marked = (text: string, picked: boolean): string => (picked ? `[${text}] ` : ` ${text}  `);
