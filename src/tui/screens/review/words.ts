import { isAdviser } from '../../../ai/adviser/judge.ts';
import { isWorse } from '../../../ai/adviser/judgement.ts';
import { sentencesOf } from '../../../ai/adviser/sentences.ts';
import { moveText } from '../../../ai/bot.ts';
import type { Measure } from '../../../ai/search.ts';
import type { Seat, Speaker } from '../../../engine/game.ts';
import { count } from '../../../engine/words.ts';
import { minus, signed } from '../../../front/number.ts';
import type { Charge } from '../../../review/charge.ts';
import type { DealLine } from '../../../review/line.ts';
import type { Reviewer } from '../../../review/plan.ts';
import { isDone, type Review } from '../../../review/review.ts';
import { widthOf } from '../../../width.ts';
import type { Replay } from '../../match/replay.ts';
import { TRICKS } from '../../table.ts';

/** Where a move stands in its deal: "trick 4", or "move 2" before there are tricks. */
export function placeText(replay: Replay, number: number): string {
  const { round, move } = replay.placeOf(replay.beforeMove(number) + 1);
  const { name } = replay.table.rounds ?? TRICKS;
  return round === null ? `move ${move}` : `${name} ${round}`;
}

/** More moves than this are counted. */
const LISTED = 4;

/** "7♠ or 8♠": all moves that were better; of many the first, and how many were as good. */
export function betterText({ game }: Reviewer, { better }: Charge, speaker: Speaker): string {
  const texts = better.map((move) => moveText(game, move, speaker));
  if (texts.length > LISTED) return `${texts[0]}, or any of ${texts.length - 1} others`;
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
}

/** Why the better move is better than the played one, as far as that is sure; else ''. */
export function whyText(reviewer: Reviewer, { why }: Charge, speaker: Speaker): string {
  if (why === null || !isAdviser(reviewer) || !why.moves.slice(1).some((judged) => isWorse(why, judged)))
    return '';
  const { game, adviser } = reviewer;
  return sentencesOf(why, { ...adviser, game, speaker, columnsOf: widthOf }).join(' ');
}

/** What the cards then made of it: a remark where it was lucky, else ''. */
export function luckText({ came }: Charge, { counts }: Measure): string {
  if (came > 0) return '';
  if (counts === 'chance')
    return came < 0
      ? 'As the cards lay, it even won the match.'
      : 'As the cards lay, it did not decide the match.';
  return came < 0 ? 'As the cards lay, it even paid.' : 'As the cards lay, it cost nothing.';
}

/** The parts of a line as they are written, so that they add up as written: what is lost by rounding is fortune. */
export function lineTexts(
  line: DealLine,
  { counts }: Measure,
): { readonly [part in keyof DealLine]: string } {
  const digits = counts === 'cards' ? 1 : 0;
  const rounded = (value: number): number => Number(value.toFixed(digits));
  const [result, cards, you, others] = [line.result, line.cards, line.you, line.others].map(rounded) as [
    number,
    number,
    number,
    number,
  ];
  return {
    result: signed(result),
    cards: signed(cards),
    you: signed(you),
    error: line.error === 0 ? '' : `±${rounded(line.error)}`,
    others: signed(others),
    fortune: signed(rounded(result - cards - you - others)),
  };
}

/** "deal 8, trick 5: Q♠, 31 points": the decision of a seat that cost most, by the reviews that are kept; undefined where none is known. */
export function dearestText(
  reviewer: Reviewer,
  replay: Replay,
  reviews: readonly Review[],
  speaker: Speaker,
): string | undefined {
  const charges = reviews.flatMap(({ deal, charges: found }) => found.map((charge) => ({ deal, charge })));
  const [dearest] = charges.toSorted((a, b) => b.charge.cost - a.charge.cost);
  if (!dearest) return undefined;
  const { deal, charge } = dearest;
  const { counts } = reviewer.plan.measure(replay.steps[0]!.view(replay.home));
  const cost =
    counts === 'chance'
      ? `${Math.round(100 * charge.cost)}% of the chance to win`
      : count(Math.round(charge.cost), counts.replace(/s$/, ''));
  const where = [...(replay.seen.game.oneDeal ? [] : [`deal ${deal}`]), placeText(replay, charge.move)];
  return `${where.join(', ')}: ${moveText(reviewer.game, charge.played, speaker)}, ${cost}`;
}

/** No decision has a mark: "Nothing you did cost 20 points or more by what could be known." */
export function nothingText(seat: Seat, { counts, matters }: Measure, speaker: Speaker): string {
  const amount = counts === 'chance' ? `${100 * matters}% of the chance to win` : `${matters} ${counts}`;
  return `Nothing ${speaker.you === seat ? 'you' : speaker.seat(seat)} did cost ${amount} or more by what could be known.`;
}

/** "You −40 points, par 12". */
export function parText(
  points: readonly number[],
  par: readonly number[],
  { seat, scored }: { readonly seat: Seat; readonly scored: string },
  speaker: Speaker,
): string {
  const own = points[seat]!;
  return `${speaker.seat(seat)} ${minus(own)} ${Math.abs(own) === 1 ? scored : `${scored}s`}, par ${minus(par[seat]!)}`;
}

/** The par of every seat: "You +12 · Bo 7". */
export const parsText = (par: readonly number[], speaker: Speaker): string =>
  par.map((points, seat) => `${speaker.seat(seat)} ${minus(points)}`).join(' · ');

/** What the mover held before a decision, and what had happened since their own move before it. */
export function positionText(
  { steps, table, beforeMove }: Replay,
  { move }: Charge,
  seat: Seat,
  speaker: Speaker,
): readonly [held: string, before: string] {
  const at = beforeMove(move);
  const since = steps.slice(0, at + 1).findLastIndex((step) => step.seat === seat || step.seat === null);
  const told = steps.slice(since + 1, at + 1).flatMap((step) => step.sentences(seat, speaker));
  const held = table.hand?.(steps[at]!.view(seat), seat, speaker).join(' ') ?? '';
  return [held && `In hand: ${held}`, told.join(' ')];
}

/** "deal 2 of 5". */
export const dealText = ({ deal, last }: { readonly deal: number; readonly last: number }): string =>
  `deal ${deal} of ${last}`;

/** Whose play is judged: "review of your play". */
export const reviewText = (seat: Seat, speaker: Speaker): string =>
  `review of ${speaker.you === seat ? 'your play' : speaker.seat(seat)}`;

/** How far the judging has come. */
export const judgedText = (review: Review): string =>
  isDone(review)
    ? `all ${review.decisions} decisions judged`
    : `judged ${review.judged} of ${review.decisions} ...`;

export const BROKE_OFF = 'The review broke off: its thread ended. q goes back, and e begins it again.';
