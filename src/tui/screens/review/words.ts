import { stepsOf, withError, withUnit } from '../../../ai/adviser/figures.ts';
import { SURE } from '../../../ai/adviser/judgement.ts';
import { faultOf, namedBeside } from '../../../ai/adviser/sentences.ts';
import { moveText } from '../../../ai/bot.ts';
import type { Measure } from '../../../ai/search.ts';
import type { Seat, Speaker } from '../../../engine/game.ts';
import { count, list } from '../../../engine/words.ts';
import { minus, signed } from '../../../front/number.ts';
import type { GameParts } from '../../../games.ts';
import type { Charge } from '../../../review/charge.ts';
import { isMark } from '../../../review/grade.ts';
import type { DealLine } from '../../../review/line.ts';
import type { Reviewer } from '../../../review/plan.ts';
import { isDone, type Review } from '../../../review/review.ts';
import { linesIn } from '../../../width.ts';
import { audienceOf } from '../../audience.ts';
import type { Replay } from '../../match/replay.ts';
import { type Mark as KeyMark, TRICKS } from '../../table.ts';
import { dealName, ofText } from '../words.ts';

/** Texts of the keys of a review. */
export const reviewKeyTexts = {
  list: { label: 'list', help: 'the decisions as a list, the costliest first' },
  graph: { label: 'graph', help: 'what the deal was worth, as a line' },
  replay: { label: 'replay', help: 'replay the deal from this decision on' },
  better: {
    label: 'show better',
    help: 'the better move played on, with the cards as they lay and normal bots in every seat',
  },
  deal: { name: '[ ]', label: 'deal', help: 'the deal before, the next deal' },
  whose: { label: 'whose', help: 'whose decisions are judged' },
};

/** Says the place of a move in its deal: "trick 4", or "move 2" before the first trick. */
export function placeText(replay: Replay, number: number): string {
  const { round, move } = replay.placeOf(replay.beforeMove(number) + 1);
  const { name } = replay.table.rounds ?? TRICKS;
  return round === null ? `move ${move}` : `${name} ${round}`;
}

/** Says deal and trick, "deal 3, trick 6"; in a match of one deal "round 8". */
export const whereText = (replay: Replay, deal: number, move: number): string =>
  [...(replay.seen.game.oneDeal ? [] : [dealName(deal)]), placeText(replay, move)].join(', ');

/** Names a move in a review as the adviser does. */
const playedText = ({ game, adviser }: Reviewer, move: string, speaker: Speaker): string =>
  adviser.wording.move?.(move, speaker) ?? moveText(game, move, speaker);

/** The most better moves that are named; one for choices of several cards. There may be more equally good ones. */
const NAMED = 2;

/** Says the move and the better one: "K♠; better 2♥ or 3♥". Choices of several cards show only the difference. */
export function chargeText(reviewer: Reviewer, { played, better, grade }: Charge, speaker: Speaker): string {
  const own = playedText(reviewer, played, speaker);
  if (better.length === 0) return `${own}; nothing better was found`;
  const audience = audienceOf(reviewer, speaker);
  const isChoice = reviewer.adviser.wording.isChoice?.(played);
  const named = better.slice(0, isChoice ? 1 : NAMED).map((move) => namedBeside(move, played, audience));
  const texts = named.join(' or ');
  return grade === 'none' ? `${own}; about as good: ${texts}` : `${own}; better ${texts}`;
}

/** Says the cost of a decision: "−62 ±8". */
export const costText = ({ cost, error, why: { measure } }: Charge, speaker: Speaker): string =>
  withError(-Math.max(0, stepsOf(cost, measure)), error, measure, speaker);

/** Says what was wrong with the move, if that is sure; else ''. */
export const faultText = (reviewer: Reviewer, { why, played }: Charge, speaker: Speaker): string =>
  faultOf(why, played, audienceOf(reviewer, speaker)).join(' ');

/** Adds "to" to a move with a verb, for use after "was": "to pass J♥ J♠ K♠". */
const toDo = (move: string): string => move.replace(/^(?=(?:bid|bury|call|check|give|pass|stay)\b)/, 'to ');

/** Says what a hint advised; '' if there was none. */
export function hintText(reviewer: Reviewer, { hint, played, grade }: Charge, speaker: Speaker): string {
  if (hint === null) return '';
  if (hint !== played) return `The hint was ${toDo(playedText(reviewer, hint, speaker))}.`;
  return isMark(grade)
    ? 'The hint advised this move, from fewer imagined deals.'
    : 'The hint advised this move.';
}

/** Says that the replay shows the better move. */
export const insteadText = (reviewer: Reviewer, { why, played }: Charge, speaker: Speaker): string =>
  `${playedText(reviewer, why.best, speaker)} in place of ${playedText(reviewer, played, speaker)}, the cards as they lay, normal bots in every seat.`;

/** Says how the cards turned out after a mistake, if that was lucky; else ''. */
export function luckText({ came, grade }: Charge, { counts }: Measure): string {
  if (came > 0 || grade === 'none') return '';
  if (counts === 'chance')
    return came < 0
      ? 'As the cards lay, it would even have won the match.'
      : 'As the cards lay, it did not decide the match.';
  return came < 0 ? 'As the cards lay, it even paid.' : 'As the cards lay, it cost nothing.';
}

/** A part of a deal's line in words: its name "your play", its figure "−30 ±28", and its meaning. */
export interface LinePart {
  readonly name: string;
  readonly figure: string;
  readonly means: string;
}

/** Writes the parts of a line so that they add up as printed. Fortune gets the rounding error. */
export function lineTexts(
  line: DealLine,
  { counts, matters }: Measure,
  seat: Seat,
  speaker: Speaker,
): { readonly result: string; readonly sum: string; readonly parts: readonly LinePart[] } {
  // A line never counts chances.
  const scale: Measure = { counts: counts === 'cards' ? 'cards' : 'points', matters };
  const digits = counts === 'cards' ? 1 : 0;
  const rounded = (value: number): number => Number(value.toFixed(digits));
  const [result, cards, you, others] = [line.result, line.cards, line.you, line.others].map(rounded) as [
    number,
    number,
    number,
    number,
  ];
  const error = line.error === 0 ? '' : ` ±${rounded(SURE * line.error)}`;
  const fortune = rounded(result - cards - you - others);
  return {
    result: signed(result),
    sum: withUnit(stepsOf(result, scale), signed(result), scale),
    parts: [
      { name: 'cards', figure: signed(cards), means: `${MEANINGS.cards}; ${goodText(seat, speaker)}` },
      { name: whoseText(seat, speaker), figure: `${signed(you)}${error}`, means: MEANINGS.play },
      { name: 'the others', figure: signed(others), means: MEANINGS.others },
      { name: 'fortune', figure: signed(fortune), means: MEANINGS.fortune },
    ],
  };
}

const MEANINGS = {
  cards: 'what normal bots make of them',
  play: 'against a normal bot; marks against the best move',
  others: 'what their play gave or took, as the cards lay',
  fortune: 'the luck of the cards after these decisions',
};

/** Says for whom a figure above 0 is good: "+ is good for you". */
export const goodText = (seat: Seat, speaker: Speaker): string =>
  `+ is good for ${speaker.you === seat ? 'you' : speaker.seat(seat)}`;

/**
 * Writes a line in pieces: "You 442 points, par −118.", "cards +202 ·", "your play −548 ·", "the others 0 ·", "fortune −105", "= −451 points",
 * "(+ is good for you)".
 */
export const sumsTexts = (
  first: string,
  { parts, sum }: Pick<ReturnType<typeof lineTexts>, 'parts' | 'sum'>,
  good: string,
): string[] => [
  `${first}. `,
  ...parts.map(({ name, figure }, at) => `${name} ${figure}${at < parts.length - 1 ? ' ·' : ''}`),
  `= ${sum}`,
  `(${good})`,
];

/** The title of the graph. */
export const graphTitle = (seat: Seat, speaker: Speaker): string =>
  `what the deal was worth to ${speaker.you === seat ? 'you' : speaker.seat(seat)} after each decision`;

/** Names the player of the line. */
const whoseText = (seat: Seat, speaker: Speaker): string =>
  speaker.you === seat ? 'your play' : `play of ${speaker.seat(seat)}`;

/** Explains the figures of moves: "Against the others on average, in points". */
export const scaleText = ({ review }: GameParts, { counts }: Measure): string =>
  counts === 'chance' ? 'The chance to win, in percent' : (review?.measure ?? '');

/** Explains them in the help. */
export const scaleMark = (parts: GameParts, measure: Measure): KeyMark => ({
  sign: measure.counts === 'chance' ? '+26% −3%' : '+26 −3',
  means: `${scaleText(parts, measure).replace(/^./, (first) => first.toLowerCase())}; + is good`,
});

/** Explains "62 of 100" in a reason. */
export const OF_100: KeyMark = {
  sign: '62 of 100',
  means: 'imagined deals that fit what was seen, played on by bots',
};

/** The signs of a review, for its help. The parts of its line are explained where they stand. */
export const marksIn = (parts: GameParts, measure: Measure): readonly KeyMark[] => [
  scaleMark(parts, measure),
  { sign: '?', means: `cost ${amountText(measure)}; ??: three times that` },
  { sign: measure.counts === 'chance' ? '±8%' : '±8', means: 'how far off a figure may be, 19 times in 20' },
  OF_100,
  { sign: 'par', means: 'what the same cards bring with a normal bot in every seat' },
];

/**
 * Names a seat's costliest decision in the saved reviews: "deal 8, trick 5: Q♠, 31 points"; "round 8: B4 on e2, −23%" for a chance to win. Undefined
 * if none is known.
 */
export function dearestText(
  reviewer: Reviewer,
  replay: Replay,
  reviews: readonly Review[],
  speaker: Speaker,
): string | undefined {
  const charges = reviews.flatMap(({ deal, charges: found }) =>
    found.filter(({ grade }) => isMark(grade)).map((charge) => ({ deal, charge })),
  );
  const [dearest] = charges.toSorted((a, b) => b.charge.cost - a.charge.cost);
  if (!dearest) return undefined;
  const { deal, charge } = dearest;
  const { counts } = reviewer.plan.measure(replay.steps[0]!.view(replay.home));
  const cost =
    counts === 'chance'
      ? minus(`-${Math.round(100 * charge.cost)}%`)
      : count(Math.round(charge.cost), counts.replace(/s$/, ''));
  return `${whereText(replay, deal, charge.move)}: ${playedText(reviewer, charge.played, speaker)}, ${cost}`;
}

/** Returns the decisions with a cost above 0 as printed. */
export const costing = (charges: readonly Charge[]): Charge[] =>
  charges.filter(({ cost, grade, why: { measure } }) => isMark(grade) || stepsOf(cost, measure) > 0);

export const NOTHING_ELSE = 'No other decision seems to have cost anything.';

/** Writes the amounts that matter in a game: "20 points or more". */
const amountText = ({ counts, matters }: Measure): string =>
  counts === 'chance' ? `${100 * matters}% or more of the chance to win` : `${matters} ${counts} or more`;

/** Says that no decision has a mark: "Nothing you did cost 20 points or more by what could be known." */
export const nothingText = (seat: Seat, measure: Measure, speaker: Speaker): string =>
  `Nothing ${speaker.you === seat ? 'you' : speaker.seat(seat)} did cost ${amountText(measure)}, judged by the cards in sight.`;

/** Compares a score with par: "You −40 points, par 12". */
export function parText(
  points: readonly number[],
  par: readonly number[],
  { seat, scored }: { readonly seat: Seat; readonly scored: string },
  speaker: Speaker,
): string {
  const own = points[seat]!;
  return `${speaker.seat(seat)} ${minus(own)} ${Math.abs(own) === 1 ? scored : `${scored}s`}, par ${minus(par[seat]!)}`;
}

/** Writes every seat's par: "You +12 · Bo 7". */
export const parsText = (par: readonly number[], speaker: Speaker): string =>
  par.map((points, seat) => `${speaker.seat(seat)} ${minus(points)}`).join(' · ');

/**
 * Returns lines with the mover's cards before a decision, and the events since the mover's last move. If not all fits, each move gets one sentence
 * without details, from as early as there is room for.
 */
export function positionText(
  { steps, table, beforeMove }: Replay,
  { move }: Charge,
  seat: Seat,
  speaker: Speaker,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): readonly string[] {
  const at = beforeMove(move);
  const since = steps.slice(0, at + 1).findLastIndex((step) => step.seat === seat || step.seat === null);
  const told = steps.slice(since + 1, at + 1).map((step) => step.sentences(seat, speaker));
  const cards = (table.held ?? table.hand)?.(steps[at]!.view(seat), seat, speaker) ?? [];
  const held = cards.length > 0 ? linesIn(`In hand: ${cards.join(' ')}`, columns) : [];
  const before = linesIn(told.flat().join(' '), columns);
  if (held.length + before.length <= rows) return [...held, ...before];
  const brief = told.flatMap(([first]) => (first === undefined ? [] : [first.replace(/[:;].*/, '.')]));
  const shortened = () => linesIn(brief.join(' '), columns);
  while (brief.length > 1 && held.length + shortened().length > rows) brief.shift();
  return [...held, ...shortened()];
}

/** Writes the deal: "deal 2 of 5". */
export const dealText = ({ deal, last }: { readonly deal: number; readonly last: number }): string =>
  `deal ${ofText(deal, last)}`;

/** Names the play that is judged: "review of your play". */
export const reviewText = (seat: Seat, speaker: Speaker): string =>
  `review of ${speaker.you === seat ? 'your play' : speaker.seat(seat)}`;

/** Says in which other places the player made the same mistake: "You did this again in trick 9."; '' if in none. */
export function alsoText(replay: Replay, { also }: Charge, seat: Seat, speaker: Speaker): string {
  if (also.length === 0) return '';
  const places = [...new Set(also.map((move) => placeText(replay, move)))];
  return `${speaker.seat(seat)} did this again in ${list(places)}.`;
}

/** The message at a table for friends. */
export const IN_TURN = 'One review at a time at this table; yours waits its turn.';
export const LINE_TO_COME = 'Working out where the result came from ...';
export const JUDGING = 'Judging the decisions: a quick look at each, then a long one at the costliest.';

/** Says how far the judging is. */
export const judgedText = (review: Review): string =>
  isDone(review)
    ? `all ${review.decisions} decisions judged`
    : `judged ${review.judged} of ${review.decisions} ...`;

export const BROKE_OFF = 'The review broke off. q goes back, and e begins it again.';
