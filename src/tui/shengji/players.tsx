import { Text } from 'ink';
import type { Seat } from '../../engine/game.ts';
import { callCards } from '../../engine/shengji/calling.ts';
import { format, SEATS } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft, partyOf } from '../../engine/shengji/knowledge.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { Rich } from '../parts/rich.tsx';
import { useTheme } from '../theme.ts';
import type { Layout } from './layout.ts';
import { NAME } from './stakes.ts';
import { cardsText, type ShengjiPosition } from './words.ts';

interface PlayersProps {
  readonly position: ShengjiPosition;
  readonly layout: Layout;
  readonly width: number;
}

const SEAT_NUMBERS: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

/** A line a seat, in order of play: level, party, cards left, points taken, and what it has played to the trick. */
export function Players(props: PlayersProps) {
  return (
    <>
      <Text wrap="truncate-end">
        {`  ${'player'.padEnd(NAME)}     lv party  left pts`}
        {props.layout.view.phase === 'play' && `  trick ${props.layout.past.length + 1}`}
      </Text>
      {SEAT_NUMBERS.map((seat) => (
        <PlayerLine key={seat} {...props} seat={seat} />
      ))}
    </>
  );
}

function PlayerLine({ position, layout, seat }: PlayersProps & { readonly seat: Seat }) {
  const { speaker, turn } = position;
  const { view, taken } = layout;
  const theme = useTheme();
  const { standing } = view;
  const theirs = !taken && turn.includes(seat);
  const dealer = view.phase === 'draw' ? standing.dealer : view.deal.dealer;
  const level = levelText(Math.min(standing.levels[seat]!, standing.rules.to));
  const points = view.phase === 'play' ? String(view.points[seat]) : '';
  const cells = [
    dealer === seat ? '(D)' : '   ',
    level.padStart(2),
    partyText(layout, seat).padEnd(6),
    String(leftOnScreen(layout, seat)).padStart(4),
    points.padStart(3),
    ` ${onTable(layout, seat, position)}`,
  ];
  return (
    <Text wrap="truncate-end">
      <Text {...(theirs ? theme.inverse : theme.strong)}>
        {(theirs ? '> ' : '  ') + speaker.seat(seat).slice(0, NAME).padEnd(NAME)}
      </Text>
      <Rich>{` ${cells.join(' ')}`}</Rich>
    </Text>
  );
}

function partyText({ view }: Layout, seat: Seat): string {
  const dealer = view.phase === 'draw' ? view.standing.dealer : view.deal.dealer;
  const party = view.phase === 'play' ? partyOf(view, seat) : dealer === seat ? 'house' : null;
  return party === null ? '?' : party === 'house' ? 'House' : 'Player';
}

/** The last card of a deal is played when the view already has no hands. */
function leftOnScreen({ view, trick, taken }: Layout, seat: Seat): number {
  if (view.phase !== 'play' || !taken || view.trick === null) return cardsLeft(view, seat);
  return view.left - (trick?.plays[0]?.cards.length ?? 0);
}

/** What a seat has played, and whether it leads or wins; while drawing, what it has called. */
function onTable({ view, trick, taken }: Layout, seat: Seat, { speaker }: ShengjiPosition): string {
  if (view.phase === 'draw') {
    if (view.call?.seat !== seat) return '';
    return `called ${callCards(view.call)
      .map((card) => speaker.card(format(card)))
      .join('')}`;
  }
  const play = trick?.plays.find((p) => p.seat === seat);
  if (!trick || !play) return '';
  const wins = trick.winner === seat ? (taken ? ' * won' : ' *') : '';
  const led = trick.plays[0]!.seat === seat ? ' led' : '';
  return cardsText(play.cards, lieOf(view.deal.trumps), speaker) + led + wins;
}
