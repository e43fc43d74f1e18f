import { errorText, figure, MOST, ofHundred, stepsOf, withError, withUnit } from './figures.ts';
import {
  isBetter,
  isSurelyAsGood,
  isWorse,
  type Judged,
  type Judgement,
  SURE,
  type Where,
} from './judgement.ts';
import {
  type Audience,
  commonIn,
  comparison,
  countsOf,
  findingsOf,
  fitted,
  namedBeside,
  nameOf,
  sharesText,
  untried,
} from './sentences.ts';
import { words } from './words.ts';

/** A row of the panel: a move with its cost and reason, each in a column. */
export interface PanelRow {
  /** Canonical text. */
  readonly move: string;
  readonly name: string;
  /** Its cost: `−133 ±22`, or "the hint". */
  readonly cost: string;
  /** The reason, in texts from longest to shortest: the panel takes the first that fits. */
  readonly why: readonly string[];
}

/** A judgement in full. */
export interface Panel {
  readonly heading: string;
  readonly rows: readonly PanelRow[];
  /**
   * Lines below the moves: what all good moves have in common, the fact behind the hint with its figures, a warning about the best move, likely
   * places of hidden cards, and the moves that mostly follow. Each only if there is one.
   */
  readonly below: readonly string[];
}

/** Returns a judgement in full. `compared`: further moves that the player asked about. */
export function panelOf(judgement: Judgement, compared: readonly Judged[], audience: Audience): Panel {
  const { moves, deals, likely } = judgement;
  const best = moves[0]!;
  const shown = [...moves, ...compared];
  const next = nextText(best, judgement, audience);
  const common = commonIn(judgement, audience);
  const counts = countsOf(judgement, audience);
  const warning = audience.wording.warning?.(findingsOf(best)) ?? null;
  const where = likely.filter(({ shares }) => shares.length > 1).map((card) => whereText(card, audience));
  return {
    heading: headingOf(judgement, best, deals, audience),
    rows: shown.map((judged) => rowOf(judged, judgement, audience)),
    below: [
      ...(common === null ? [] : [common]),
      ...(counts === null ? [] : [counts]),
      ...(warning === null ? [] : [warning]),
      ...(where.length > 0 ? [fitted(where, words.list, audience, 1)] : []),
      ...(next === null ? [] : [next]),
    ],
  };
}

/** Says by how much the best move beats the next best, or that they are equally good if that is not sure. */
function headingOf(judgement: Judgement, { move }: Judged, deals: number, audience: Audience): string {
  const { measure, moves } = judgement;
  const { speaker } = audience;
  const [, second] = moves;
  const same = untried(judgement);
  const all = [move, ...same].map((one) => nameOf(one, audience));
  if (!second || !isWorse(judgement, second)) {
    const asGood = moves.filter((judged) => isSurelyAsGood(judgement, judged));
    if (asGood.length === 1 && same.length === 0) return words.perhapsBest(all[0]!, deals);
    const names = asGood.slice(1).map((judged) => namedBeside(judged.move, move, audience));
    return fitted([...all, ...names], (some) => words.level(some, deals), audience);
  }
  const gain = stepsOf(-second.gain, measure);
  const by = words.give(figure(gain, measure, speaker), errorText(second.error, measure, speaker));
  return fitted(all, (some) => words.bestBy(some, withUnit(gain, by, measure), deals), audience);
}

function rowOf(judged: Judged, judgement: Judgement, audience: Audience): PanelRow {
  const { best, usual, measure } = judgement;
  const { move, gain, misleads = false } = judged;
  const notes = [
    ...(move === usual ? [words.botsChoice] : []),
    // A figure above the hint's gets a note that explains it.
    ...(misleads ? [words.misleads] : gain > 0 && move !== best ? [whyHigher(judged, judgement)] : []),
  ];
  const name = namedBeside(move, best, audience);
  if (move === best) return { move, name, cost: words.isAdvised, why: [notes.join('   ')] };
  const about = comparison(judgement, judged, audience);
  const steps = stepsOf(gain, measure);
  const cost = withError(steps, judged.error, measure, audience.speaker);
  // Parts that cancel out in every deal explain nothing.
  if (steps === 0 && stepsOf(SURE * judged.error, measure) === 0)
    return { move, name, cost, why: [notes.join('   ')] };
  return {
    move,
    name,
    cost,
    why: Array.from({ length: MOST }, (_, fewer) =>
      [...notes, sharesText(judged, measure, about, audience, MOST - fewer)].join('   '),
    ),
  };
}

/** Says why a move with a higher figure is not the hint. */
const whyHigher = (judged: Judged, judgement: Judgement): string =>
  isBetter(judgement, judged, 0) ? words.foundNow : words.withinError;

/** The most likely holders of a hidden card that are named. */
const SEATS = 2;

function whereText({ card, shares }: Where, { speaker }: Audience): string {
  const told = shares.slice(0, SEATS);
  const hundredths = ofHundred(told.map(([, share]) => share));
  const seats = told.map(([seat], place) => [speaker.seat(seat), hundredths[place]!] as const);
  return words.where(speaker.card(card), seats);
}

function nextText({ next, nextShare }: Judged, { seat: me }: Judgement, audience: Audience): string | null {
  if (next.length === 0) return null;
  const { speaker } = audience;
  const plies = next.map(({ seat, move }) =>
    words.ply(seat === me ? words.you : speaker.seat(seat), nameOf(move, audience)),
  );
  return words.next(plies, Math.round(100 * nextShare));
}
