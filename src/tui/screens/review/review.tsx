import { useMemo, useState } from 'react';
import { seatsOfPeople } from '../../../ai/player.ts';
import { firstDeal, lastDeal, type Seat } from '../../../engine/game.ts';
import type { Players } from '../../../front/room.ts';
import type { Settings } from '../../../front/settings.ts';
import { type Charge, marksOf } from '../../../review/charge.ts';
import { isDone } from '../../../review/review.ts';
import { Picture } from '../../drawing/picture.tsx';
import { Replay, type ReplayPosition } from '../../match/replay.ts';
import type { Seen } from '../../match/seen.ts';
import { useContentSize } from '../../parts/room.ts';
import type { MatchReviews } from '../../reviews.ts';
import type { AnyTable } from '../../table.ts';
import { useTheme } from '../../themed.tsx';
import { useReview } from '../../use-reviews.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { askingText } from '../replay/words.ts';
import { Screen } from '../screen.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { drawReview, hasGraph } from './draw.ts';
import { reviewKeys } from './keys.ts';
import {
  BROKE_OFF,
  costing,
  dealText,
  IN_TURN,
  insteadText,
  judgedText,
  marksIn,
  positionText,
  reviewText,
} from './words.ts';

/** The first decision of a review, with an action there: to look, to show the better move, or to ask about playing on. */
export interface ReviewStart {
  readonly deal: number;
  readonly charge: Charge;
  readonly by: 'look' | 'better' | 'play';
}

interface ReviewScreenProps {
  readonly reviews: MatchReviews;
  readonly table: AnyTable;
  /** The match, as its viewers know it. */
  readonly seen: Seen;
  readonly players: Players;
  /** The first deal to review. It must be over. */
  readonly deal: number;
  readonly settings: Settings;
  /** Left out: begins at the costliest decision. */
  readonly begin?: ReviewStart | undefined;
  /** Says how many positions of the match come back, and when; '' if none. Left out: none. */
  comingBack?(): string;
  /** Begins a match from a point of the replay. Left out: not allowed. */
  readonly onPlayOn?: ((there: ReplayPosition) => void) | undefined;
  onClose(): void;
}

/** A decision whose deal is replayed: as it was played, or with the better move. */
interface ShownCharge {
  readonly charge: Charge;
  readonly instead: Seen | null;
}

/** Reviews the decisions of a finished deal: the sources of its result, and the costliest moves. */
export function ReviewScreen(props: ReviewScreenProps) {
  const theme = useTheme();
  const size = useContentSize();
  const { begin, comingBack, onPlayOn, onClose } = props;
  const [shown, setShown] = useState<ShownCharge | null>(() =>
    begin?.by === 'better' ? better(begin.charge) : null,
  );
  const [asked, setAsked] = useState(begin?.by === 'play');
  const browsing = useBrowsing(props);
  const { replay, review, failed, seat, charges, at } = browsing;
  const { game } = replay.seen;
  const people = peopleIn(props);
  const speaker = useSpeaker(props.players, people.length === 1 ? people[0]! : 'table');
  const charge = charges[at];
  const isWhole = review !== null && isDone(review);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match is read once a review
  const end = useMemo(() => (isWhole && comingBack?.()) || '', [isWhole, browsing.deal]);
  const banner = {
    title: game.title.toUpperCase(),
    parts: [reviewText(seat, speaker), ...(game.oneDeal ? [] : [dealText(browsing)])],
    right: failed || !review ? '' : judgedText(review),
  };
  const { reviewer } = props.reviews;
  const keys = reviewKeys(browsing, {
    replay: (charge) => setShown({ charge, instead: null }),
    showBetter: (charge) => setShown(better(charge)),
    asked,
    ask: () => setAsked(true),
    playOn: onPlayOn && (({ move }) => onPlayOn(replay.placeOf(replay.beforeMove(move)))),
    close: onClose,
  });
  if (shown) {
    const { charge, instead } = shown;
    const what = instead
      ? { seen: instead, saying: insteadText(reviewer, charge, speaker), onPlayOn: undefined, marks: [] }
      : { marks: marksOf(charges) };
    return (
      <ReplayScreen {...props} {...what} move={charge.move} eyes={seat} onClose={() => setShown(null)} />
    );
  }
  const verdict = failed
    ? [BROKE_OFF]
    : asked
      ? askingText(replay.seen.status.winners !== null)
      : charge
        ? positionText(replay, charge, seat, speaker, { columns: size.columns, rows: size.words })
        : review === null && props.reviews.seats
          ? [IN_TURN]
          : [];
  return (
    <Screen
      banner={banner}
      keys={keys}
      onKey={(key) => setAsked(asked && key === 'Enter')}
      marks={marksIn(reviewer, reviewer.plan.measure(replay.steps[0]!.view(seat)))}
      verdict={verdict}
    >
      {review && (
        <Picture canvas={drawReview({ ...browsing, reviewer, review, speaker, end }, size, theme)} />
      )}
    </Screen>
  );

  function better(charge: Charge): ShownCharge {
    return { charge, instead: props.reviews.instead(charge) };
  }
}

/** Returns the seats of people, whose play is judged. */
const peopleIn = ({ reviews, players }: ReviewScreenProps): readonly Seat[] =>
  reviews.seats ?? seatsOfPeople(players);

/** The fewest columns for a graph. */
const LEAST_GRAPH = 70;

/** Holds the deal, the seat and the chosen charge of a review. */
function useBrowsing(props: ReviewScreenProps) {
  const { reviews, table, players, deal: from, seen: given, begin } = props;
  const [seen] = useState(given);
  const people = peopleIn(props);
  const seats: readonly Seat[] = people.length > 0 ? people : players.map((_, place) => place);
  const [deal, setDeal] = useState(from);
  const [seat, setSeat] = useState(seats[0]!);
  const [chosen, setChosen] = useState<number | null>(begin?.charge.move ?? null);
  const replay = useMemo(() => new Replay({ seen, players, table }), [seen, players, table]);
  const { review: known, failed } = useReview(reviews, deal, seat);
  const isWide = useContentSize().columns >= LEAST_GRAPH;
  const [wished, setGraph] = useState(true);
  const isGraph = isWide && known !== null && hasGraph(known) ? wished : null;
  const worst = known?.charges[0]?.move;
  const review = useMemo(() => {
    const charges = known ? costing(known.charges) : [];
    return known && { ...known, charges: isGraph ? charges.toSorted((a, b) => a.move - b.move) : charges };
  }, [known, isGraph]);
  const charges = review?.charges ?? [];
  // Keeps the chosen charge while others come in.
  const found = charges.findIndex(({ move }) => move === (chosen ?? worst));
  return {
    replay,
    review,
    failed,
    seats,
    seat,
    deal,
    first: firstDeal(seen.status),
    last: lastDeal(seen.status),
    charges,
    /** The index of the chosen charge. */
    at: Math.max(0, found),
    isGraph,
    setGraph,
    choose: (place: number) => setChosen(charges[place]!.move),
    setDeal,
    setSeat,
  };
}
