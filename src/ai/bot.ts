import type { AnyGame, OpaqueTypes, Seat, Speaker } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import type { AnyPolicy } from './policy.ts';
import { randomMove } from './random.ts';
import { type AnyPlan, type Limits, type Search, search } from './search.ts';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The parts of a bot for one game. */
export interface Bot {
  readonly game: AnyGame;
  readonly policy: AnyPolicy;
  /** Left out: `hard` plays as `normal` does. */
  readonly plan?: AnyPlan;
}

/** A bot's move in a decision. */
export interface Answer {
  readonly move: OpaqueTypes['move'];
  /** The search behind the move; null if there was none. */
  readonly search: Search<OpaqueTypes['move']> | null;
}

/** The percentage of random moves that make `easy` of `normal`. */
const EASY_RANDOM_PERCENT = 40;

/** Chooses a move for a seat that is to act. `random`: a stream for this decision alone, see `decisionStream`. `limits`: of the search. */
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
  if (level === 'random' || careless) return { move: randomMove(game, view, seat, random), search: null };
  return level === 'hard' && plan
    ? chooseBySearch({ game, policy, plan }, view, seat, random, limits)
    : { move: policy.choose(view, seat, random).move, search: null };
}

/** Searches, and returns the best move. */
function chooseBySearch(
  { game, policy, plan }: Required<Bot>,
  view: OpaqueTypes['view'],
  seat: Seat,
  random: Random,
  limits?: Limits<OpaqueTypes>,
): Answer {
  const { move: usual } = policy.choose(view, seat, random);
  const found = search(game, plan, view, seat, usual, random, limits);
  return { move: found.findings[0]!.move, search: found };
}

/** Writes a move in canonical text with its cards as the reader sees them. */
export const moveText = (game: AnyGame, move: string, speaker: Speaker): string =>
  move.replace(/[^\s@]+/g, (word) => (game.parseCard(word) === undefined ? word : speaker.card(word)));

/** Returns the random stream of one decision, apart from the stream that deals cards. `seed`: of the deal; in the arena of the match. */
export const decisionStream = (seed: string, seat: Seat, moveCount: number): Random =>
  randomFor(seed, 'bot', seat, moveCount);
