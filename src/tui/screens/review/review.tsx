import { useMemo, useState } from 'react';
import { seatsOfPeople } from '../../../ai/player.ts';
import { firstDeal, lastDeal, type Seat } from '../../../engine/game.ts';
import type { Players } from '../../../front/room.ts';
import type { Settings } from '../../../front/settings.ts';
import { type Charge, marksOf } from '../../../review/charge.ts';
import { isDone } from '../../../review/review.ts';
import { Picture } from '../../drawing/canvas.tsx';
import type { Binding } from '../../keys.ts';
import { type Place, Replay } from '../../match/replay.ts';
import type { Seen } from '../../match/seen.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { stepKey } from '../../parts/list-keys.ts';
import { type MatchReviews, useReview } from '../../reviews.ts';
import type { AnyTable } from '../../table.ts';
import { useTheme } from '../../theme.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { drawReview } from './draw.ts';
import { positionText } from './words.ts';

interface ReviewScreenProps {
  readonly reviews: MatchReviews;
  readonly table: AnyTable;
  /** The match, as those who look at it know it. */
  readonly seen: Seen;
  readonly players: Players;
  /** The deal to begin with; it is over. */
  readonly deal: number;
  readonly settings: Settings;
  /** Begins a match that goes on at a point of the replay. */
  readonly onPlayOn?: ((there: Place) => void) | undefined;
  onClose(): void;
}

/** What was decided in a deal that is over, judged: where its result came from, and which decisions cost most. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { reviews, table, players, onClose } = props;
  const [seen] = useState(props.seen);
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const people = seatsOfPeople(players);
  const seats: readonly Seat[] = people.length > 0 ? people : players.map((_, place) => place);
  const [deal, setDeal] = useState(props.deal);
  const [replayed, setReplayed] = useState<Charge | null>(null);
  const [seat, setSeat] = useState(seats[0]!);
  const [chosen, setChosen] = useState<number | null>(null);
  const speaker = useSpeaker(players, people.length === 1 ? people[0]! : 'table');
  const replay = useMemo(() => new Replay({ seen, players, table }), [seen, players, table]);
  const { review, failed } = useReview(reviews, deal, seat);
  const first = firstDeal(seen.status);
  const last = lastDeal(seen.status);
  const charges = review?.charges ?? [];
  // While charges come in, the chosen one stays chosen.
  const at = Math.max(
    0,
    charges.findIndex(({ move }) => move === chosen),
  );
  const charge = charges[at];

  const own: Binding[] = [
    ...(charges.length > 1
      ? [stepKey({ at, count: charges.length, choose: (place) => setChosen(charges[place]!.move) })]
      : []),
    ...(charge
      ? [
          {
            keys: ['Enter'],
            label: 'replay',
            help: 'replay the deal from this decision on',
            group: 'look' as const,
            run: () => setReplayed(charge),
          },
        ]
      : []),
    ...(last > first
      ? [
          {
            keys: ['[', ']'],
            name: '[ ]',
            label: 'deal',
            help: 'the deal before, the next deal',
            group: 'select' as const,
            run: (key: string) => setDeal(Math.max(first, Math.min(last, deal + (key === '[' ? -1 : 1)))),
          },
        ]
      : []),
    ...(seats.length > 1
      ? [
          {
            keys: ['Tab'],
            label: 'whose',
            help: 'whose decisions are judged',
            group: 'select' as const,
            run: () => setSeat(seats[(seats.indexOf(seat) + 1) % seats.length]!),
          },
        ]
      : []),
    { keys: ['q', 'Esc'], label: 'back', group: 'match', run: onClose },
  ];
  const judged = !review
    ? ''
    : isDone(review)
      ? `all ${review.decisions} decisions judged`
      : `judged ${review.judged} of ${review.decisions} ...`;
  const banner = {
    title: seen.game.title.toUpperCase(),
    parts: [
      ...(seen.game.oneDeal ? [] : [`deal ${deal} of ${last}`]),
      `review of ${speaker.you === seat ? 'your play' : speaker.seat(seat)}`,
    ],
    right: failed ? '' : judged,
  };
  const { bindings, help, said } = useScreenKeys(banner, own, { active: replayed === null });
  if (help) return help;
  if (replayed)
    return (
      <ReplayScreen
        {...props}
        move={replayed.move}
        eyes={seat}
        marks={marksOf(charges)}
        onClose={() => setReplayed(null)}
      />
    );
  const verdict = failed
    ? ['The review broke off: its thread ended. q goes back, and e begins it again.']
    : charge
      ? positionText(replay, charge, seat, speaker)
      : [];
  return (
    <Frame banner={banner} bindings={bindings} said={said} verdict={verdict}>
      {review && (
        <Picture
          canvas={drawReview(
            { reviewer: reviews.reviewer, replay, review, speaker, at },
            { columns, rows },
            theme,
          )}
        />
      )}
    </Frame>
  );
}
