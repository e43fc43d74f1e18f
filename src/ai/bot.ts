import type { AnyGame, OpaqueTypes, Seat, Speaker } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { count } from '../engine/words.ts';
import type { AnyPolicy, Reason } from './policy.ts';
import { randomMove } from './random.ts';
import { type AnyPlan, type Limits, type Measure, type Search, search } from './search.ts';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What it takes to play a game at every level. */
export interface Bot {
  readonly game: AnyGame;
  readonly policy: AnyPolicy;
  /** Without one there is nothing that `hard` does better than `normal`. */
  readonly plan?: AnyPlan;
}

/** What a bot plays, and why; no reason for a random move. */
export interface Answer {
  readonly move: OpaqueTypes['move'];
  reason(): Reason | null;
  /** What was searched for it, if anything was. */
  readonly search: Search<OpaqueTypes['move']> | null;
}

/** `easy` is `normal` with this share of random moves. */
const EASY_RANDOM_PERCENT = 40;

/**
 * Chooses a move for a seat that is to act, as a bot of this level. `random` is a stream for this decision alone, see
 * `decisionStream`; `limits` are for the search.
 */
export function chooseMove(
  bot: Bot,
  level: Level,
  view: OpaqueTypes['view'],
  seat: Seat,
  random: Random,
  limits?: Limits<OpaqueTypes>,
): Answer {
  const { game, policy, plan } = bot;
  const careless = level === 'easy' && !policy.weighty?.(view) && random.below(100) < EASY_RANDOM_PERCENT;
  if (level === 'random' || careless)
    return { move: randomMove(game, view, seat, random), reason: () => null, search: null };
  return level === 'hard' && plan
    ? chooseBySearch({ game, policy, plan }, view, seat, random, limits)
    : { ...policy.choose(view, seat, random), search: null };
}

/** Searches, and returns the move that came out best with what the policy has to say for it. */
function chooseBySearch(
  { game, policy, plan }: Required<Bot>,
  view: OpaqueTypes['view'],
  seat: Seat,
  random: Random,
  limits?: Limits<OpaqueTypes>,
): Answer {
  const usual = policy.choose(view, seat, random);
  const found = search(game, plan, view, seat, usual.move, random, limits);
  const [best] = found.findings;
  const usualText = game.format(usual.move);
  if (!best || game.format(best.move) === usualText) return { ...usual, search: found };
  const other = found.findings.find(({ move }) => game.format(move) === usualText)!;
  const reason = (): Searched => ({
    because: SEARCHED,
    why: policy.reasonFor(view, seat, best.move),
    worlds: best.worlds,
    better: best.worth - other.worth,
    counts: plan.measure(view).counts,
    usual: plan.comparable?.(best.move, usual.move) === false ? null : usualText,
  });
  return { move: best.move, reason, search: found };
}

const SEARCHED = 'searched';

/**
 * The move came out better than `usual`, the policy's own, by `better` in `worlds` imagined deals.
 * `usual` is null where the two cannot be compared. `why`: what speaks for the move.
 */
interface Searched extends Reason {
  readonly because: typeof SEARCHED;
  readonly why: Reason | null;
  readonly worlds: number;
  readonly better: number;
  readonly counts: Measure['counts'];
  readonly usual: string | null;
}

const isSearched = (reason: Reason): reason is Searched => reason.because === SEARCHED;

const COLUMNS = 78;

/** The fewest imagined deals whose figures are quoted. */
const QUOTED = 30;

/** The gain in words: "about 20 points better", "about 5% likelier to win". Figures are rounded to what the search can tell. */
function gainText({ better, counts }: Searched): string {
  if (counts === 'chance') {
    const percent = Math.round(100 * better);
    return `${percent < 1 ? 'a little' : `about ${percent}%`} likelier to win`;
  }
  const rounded = better < 10 ? Math.round(better) : 5 * Math.round(better / 5);
  return rounded < 1
    ? 'a little better'
    : `about ${count(rounded, counts === 'cards' ? 'card' : 'point')} better`;
}

/** A move's canonical text with its cards as the reader sees them. */
export const moveText = (game: AnyGame, move: string, speaker: Speaker): string =>
  move.replace(/[^\s@]+/g, (word) => (game.parseCard(word) === undefined ? word : speaker.card(word)));

/**
 * The reason in one line of at most 78 columns: "Only 2♠ stays under K♠ (Bo): about 10 points better than A♠." `columnsOf`
 * measures texts whose characters may be wide.
 */
export function explain(
  { game, policy }: Bot,
  reason: Reason,
  speaker: Speaker,
  columnsOf = ({ length }: string): number => length,
): string {
  if (!isSearched(reason)) return policy.reasonText(reason, speaker);
  const { worlds, usual, why } = reason;
  const sentence = why === null ? null : policy.reasonText(why, speaker);
  const by = worlds < QUOTED ? 'came out best' : gainText(reason);
  const text = usual === null ? undefined : moveText(game, usual, speaker);
  const than = worlds < QUOTED || text === undefined ? '' : ` than ${text}`;
  const deals = worlds < QUOTED ? ' in a few imagined deals' : ` in ${count(worlds, 'imagined deal')}`;
  if (sentence === null) return `${by[0]!.toUpperCase()}${by.slice(1)}${than}${deals}.`;
  // Without a comparison, or with too few deals, only the reason is told.
  if (than === '') return sentence;
  // The findings are shortened first: the reason matters more.
  const lines = [`${by}${than}${deals}`, `${by}${than}`].map(
    (findings) => `${sentence.slice(0, -1)}${sentence.includes(':') ? ';' : ':'} ${findings}.`,
  );
  return lines.find((line) => columnsOf(line) <= COLUMNS) ?? sentence;
}

/** The luck of one decision, from the match's seed, the seat and the number of moves made. It never touches the stream that deals cards. */
export const decisionStream = (seed: string, seat: Seat, moveCount: number): Random =>
  randomFor(seed, 'bot', seat, moveCount);
