import { useMemo, useState } from 'react';
import { firstDeal, lastDeal, type Seat } from '../../../engine/game.ts';
import type { Match, Step } from '../../../engine/match.ts';
import type { Players } from '../../../front/room.ts';
import type { Settings } from '../../../front/settings.ts';
import type { GameParts } from '../../../games.ts';
import { type Charge, marksOf } from '../../../review/charge.ts';
import { isDone } from '../../../review/review.ts';
import { Picture } from '../../drawing/canvas.tsx';
import type { Binding } from '../../keys.ts';
import { type Place, Replay } from '../../match/replay.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { stepKey } from '../../parts/list-keys.ts';
import { isReviewer, useReview } from '../../reviews.ts';
import type { AnyTable } from '../../table.ts';
import { useTheme } from '../../theme.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { drawReview } from './draw.ts';
import { decisionOf, positionText } from './words.ts';

interface ReviewScreenProps {
  readonly entry: GameParts;
  readonly table: AnyTable;
  /** Under which the match is kept; '' where it is not. */
  readonly id: string;
  readonly match: Match;
  readonly players: Players;
  /** The deal to begin with; it is over. */
  readonly deal: number;
  /** The steps that a replay may show; left out: all. */
  readonly steps?: readonly Step[];
  readonly settings: Settings;
  /** Begins a match that goes on at a point of the replay. */
  readonly onPlayOn?: ((there: Place) => void) | undefined;
  onClose(): void;
}

/** What was decided in a deal that is over, judged: where its result came from, and which decisions cost most. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { entry, table, id, match, players, onClose } = props;
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const people = players.flatMap(({ bot }, place) => (bot === null ? [place] : []));
  const seats: readonly Seat[] = people.length > 0 ? people : players.map((_, place) => place);
  const [deal, setDeal] = useState(props.deal);
  const [replayed, setReplayed] = useState<Charge | null>(null);
  const [seat, setSeat] = useState(seats[0]!);
  const [chosen, setChosen] = useState<number | null>(null);
  const speaker = useSpeaker(players, people.length === 1 ? people[0]! : 'table');
  const replay = useMemo(() => new Replay({ match, players, table }), [match, players, table]);
  const { review, failed } = useReview({ entry, id, match, deal, seat });
  const first = firstDeal(match.status);
  const last = lastDeal(match.status);
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
    title: match.game.title.toUpperCase(),
    parts: [
      ...(match.game.oneDeal ? [] : [`deal ${deal} of ${last}`]),
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
  const made = charge && decisionOf(match, deal, charge);
  const verdict = failed
    ? ['The review broke off: its thread ended. q goes back, and e begins it again.']
    : made
      ? positionText(table, match, made, speaker)
      : [];
  return (
    <Frame banner={banner} bindings={bindings} said={said} verdict={verdict}>
      {review && isReviewer(entry) && (
        <Picture
          canvas={drawReview(
            { reviewer: entry, match, replay, review, speaker, at },
            { columns, rows },
            theme,
          )}
        />
      )}
    </Frame>
  );
}
