import { seatsOfPeople } from '../ai/player.ts';
import { firstDeal, lastDeal, type Seat, type Speaker } from '../engine/game.ts';
import type { Players } from '../front/room.ts';
import { ALWAYS, type Charge, marksOf } from '../review/charge.ts';
import { isMark } from '../review/grade.ts';
import { isDone, type Review } from '../review/review.ts';
import { Replay, type ReplayPosition } from '../tui/match/replay.ts';
import type { Seen } from '../tui/match/seen.ts';
import type { MatchReviews } from '../tui/reviews.ts';
import type { ReviewStart } from '../tui/screens/review/review.tsx';
import {
  alsoText,
  chargeText,
  costing,
  costText,
  dealText,
  faultText,
  hintText,
  insteadText,
  JUDGING,
  lineTexts,
  luckText,
  NOTHING_ELSE,
  nothingText,
  parText,
  placeText,
  positionText,
  reviewText,
} from '../tui/screens/review/words.ts';
import type { AnyTable } from '../tui/table.ts';
import { speakerOf } from './cards.ts';
import type { Parlour } from './house.ts';
import { openReplay } from './replay.ts';
import { type Asking, type Command, numbered } from './talk.ts';
import { replayTexts, reviewTexts as texts } from './words.ts';

export interface ReviewAsked {
  readonly reviews: MatchReviews;
  readonly table: AnyTable;
  readonly seen: Seen;
  readonly players: Players;
  /** The first deal to show, a finished one. */
  readonly deal: number;
  readonly begin?: ReviewStart | undefined;
  /** A sentence on the match's positions, how many come back and when; or ''. */
  comingBack?(): string;
  readonly onPlayOn?: ((there: ReplayPosition) => void) | undefined;
}

/** An open review, and the place in it. */
interface Looking extends ReviewAsked {
  readonly house: Parlour;
  readonly replay: Replay;
  readonly speaker: Speaker;
  deal: number;
  seat: Seat;
  /** The decision shown at length; null if none is. */
  charge: Charge | null;
}

/** Says the parts of a finished deal's result, and its costliest decisions. */
export async function openReview(house: Parlour, asked: ReviewAsked): Promise<void> {
  const { reviews, players, seen, table, begin } = asked;
  const people = reviews.seats ?? seatsOfPeople(players);
  const looking: Looking = {
    ...asked,
    house,
    replay: new Replay({ seen, players, table }),
    speaker: speakerOf(players, people.length === 1 ? people[0]! : 'table'),
    seat: people[0] ?? 0,
    charge: begin?.charge ?? null,
  };
  if (begin?.by === 'better') await showBetter(looking, begin.charge);
  if (begin?.by === 'play') await playOn(looking, begin.charge);
  let told = '';
  await house.talk.open(
    async (close) => {
      const review = await reviewOf(looking);
      if (review === null) return { lines: [texts.brokeOff], commands: [backCommand(close)], enter: close };
      const charges = costing(review.charges);
      const which = `${looking.deal} ${looking.seat}`;
      if (told !== which) house.talk.say(...reviewLines(looking, review, charges));
      told = which;
      return reviewAsking(looking, charges, close);
    },
    () => house.isLeaving,
  );
}

/** The whole review, saved or made now; null if it broke off. */
async function reviewOf({ house, reviews, deal, seat }: Looking): Promise<Review | null> {
  const kept = reviews.find(deal, seat);
  if (kept) return kept;
  house.talk.say(JUDGING);
  return new Promise((resolve) => {
    const stop = reviews.begin(
      deal,
      seat,
      (review) => {
        if (!isDone(review)) return;
        resolve(review);
        stop();
      },
      () => resolve(null),
    );
  });
}

/** The line of a deal: the result, and its parts. */
function reviewLines(looking: Looking, review: Review, charges: readonly Charge[]): string[] {
  const { reviews, replay, seat, speaker, deal, comingBack } = looking;
  const { reviewer } = reviews;
  const measure = reviewer.plan.measure(replay.steps[0]!.view(seat));
  const { status } = replay.seen;
  const { points } = status.results[deal - firstDeal(status)]!;
  const par = parText(points, review.par, { seat, scored: reviewer.review.scored }, speaker);
  const line = review.line && lineTexts(review.line, measure, seat, speaker);
  const isRest = charges.length < ALWAYS && charges.length < review.decisions;
  return [
    texts.head(reviewText(seat, speaker), dealText({ deal, last: lastDeal(status) })),
    texts.sentence(par),
    ...(line ? [texts.sum(reviewer.review.measure, line.result)] : []),
    ...(line?.parts ?? []).map(({ name, figure, means }) => texts.part(name, figure, means)),
    ...(charges.some(({ grade }) => isMark(grade)) ? [] : [nothingText(seat, measure, speaker)]),
    ...numbered(charges.map((charge) => chargeLine(looking, charge))),
    ...(isRest ? [NOTHING_ELSE] : []),
    comingBack?.() ?? '',
  ];
}

function chargeLine({ reviews: { reviewer }, replay, speaker }: Looking, charge: Charge): string {
  const mark = isMark(charge.grade) ? texts.marks[charge.grade] : '';
  return texts.charge(
    [placeText(replay, charge.move), mark].filter(Boolean).join(', '),
    chargeText(reviewer, charge, speaker),
    costText(charge, speaker),
  );
}

const backCommand = (close: () => void): Command => ({
  word: 'back',
  letter: 'q',
  help: texts.help.back,
  run: close,
});

function reviewAsking(looking: Looking, charges: readonly Charge[], close: () => void): Asking {
  const { charge, seen, house } = looking;
  const [first, last] = [firstDeal(seen.status), lastDeal(seen.status)];
  const people = looking.reviews.seats ?? seatsOfPeople(looking.players);
  const seats = people.length > 0 ? people : looking.players.map((_, seat) => seat);
  return {
    lines: [charge ? texts.chosen : charges.length > 0 ? texts.choose : texts.none],
    choices: charges.map((one) => () => tellCharge(looking, one)),
    commands: [
      ...(charge ? chargeCommands(looking, charge) : []),
      ...(last > first ? dealCommands(looking, first, last) : []),
      ...(seats.length > 1
        ? [
            {
              word: 'whose',
              help: texts.help.whose,
              run: () => {
                const next = seats[(seats.indexOf(looking.seat) + 1) % seats.length]!;
                Object.assign(looking, { seat: next, charge: null });
              },
            },
          ]
        : []),
      {
        word: 'list',
        help: texts.help.list,
        run: () => house.talk.say(...numbered(charges.map((one) => chargeLine(looking, one)))),
      },
      backCommand(close),
    ],
  };
}

function dealCommands(looking: Looking, first: number, last: number): Command[] {
  const go = (deal: number) =>
    void Object.assign(looking, { deal: Math.max(first, Math.min(last, deal)), charge: null });
  return [
    {
      word: 'deal',
      letter: ']',
      rest: 'number',
      help: texts.help.deal,
      run: (rest) => go(Number(rest) || looking.deal + 1),
    },
    { word: 'deal-before', letter: '[', help: texts.help.dealBefore, run: () => go(looking.deal - 1) },
  ];
}

/** Says a decision at length: the hand and the knowledge then, the mistake, the consequence. */
function tellCharge(looking: Looking, charge: Charge): void {
  const { house, reviews, replay, seat, speaker } = looking;
  const { reviewer } = reviews;
  looking.charge = charge;
  const room = { columns: 100_000, rows: 100 };
  house.talk.say(
    chargeLine(looking, charge),
    ...positionText(replay, charge, seat, speaker, room),
    faultText(reviewer, charge, speaker),
    luckText(charge, reviewer.plan.measure(replay.steps[0]!.view(seat))),
    hintText(reviewer, charge, speaker),
    alsoText(replay, charge, seat, speaker),
  );
}

function chargeCommands(looking: Looking, charge: Charge): Command[] {
  const { house, table, seen, players, reviews, seat, onPlayOn } = looking;
  const marks = marksOf([charge]);
  return [
    {
      word: 'replay',
      letter: 'p',
      help: texts.help.replay,
      run: () =>
        openReplay(house, {
          seen,
          players,
          table,
          marks: [...reviews.marks, ...marks],
          move: charge.move,
          eyes: seat,
          onPlayOn,
        }),
    },
    ...(charge.better.length > 0
      ? [{ word: 'better', letter: 's', help: texts.help.better, run: () => showBetter(looking, charge) }]
      : []),
    ...(onPlayOn
      ? [{ word: 'play', letter: 'y', help: replayTexts.help.play, run: () => playOn(looking, charge) }]
      : []),
  ];
}

/** Shows the better move and bots playing on after it. */
const showBetter = (
  { house, reviews, players, table, seat, speaker }: Looking,
  charge: Charge,
): Promise<void> =>
  openReplay(house, {
    seen: reviews.instead(charge),
    ...{ players, table },
    saying: insteadText(reviews.reviewer, charge, speaker),
    move: charge.move,
    eyes: seat,
  });

/** Begins a match that continues at a decision, if its player agrees. */
async function playOn({ house, replay, onPlayOn }: Looking, charge: Charge): Promise<void> {
  const question = replayTexts.askPlay(replay.seen.status.winners !== null);
  if (onPlayOn && (await house.talk.agrees(question)))
    onPlayOn(replay.placeOf(replay.beforeMove(charge.move)));
}
