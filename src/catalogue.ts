import type { Bot } from './ai/bot.ts';
import { fiveHundredPolicy } from './ai/five-hundred/index.ts';
import { fiveHundredPlan } from './ai/five-hundred/plan.ts';
import { gongzhuPolicy } from './ai/gongzhu/index.ts';
import { gongzhuPlan } from './ai/gongzhu/plan.ts';
import { kingsCourtPolicy } from './ai/kings-court/index.ts';
import { kingsCourtPlan } from './ai/kings-court/plan.ts';
import type { AnyPolicy, Policy, Reason } from './ai/policy.ts';
import type { AnyPlan, SearchPlan } from './ai/search.ts';
import { shangPolicy } from './ai/shang/index.ts';
import { shangPlan } from './ai/shang/plan.ts';
import { shengjiPolicy } from './ai/shengji/index.ts';
import { shengjiPlan } from './ai/shengji/plan.ts';
import { fiveHundred } from './engine/five-hundred/index.ts';
import { defineGame, type Game, type GameTypes } from './engine/game.ts';
import { gongzhu } from './engine/gongzhu/index.ts';
import { kingsCourt } from './engine/kings-court/index.ts';
import { shang } from './engine/shang/index.ts';
import { shengji } from './engine/shengji/index.ts';
import { fiveHundredReview } from './review/five-hundred.ts';
import { gongzhuReview } from './review/gongzhu.ts';
import { kingsCourtReview } from './review/kings-court.ts';
import type { AnyReviewPlan, ReviewPlan } from './review/plan.ts';
import { shangReview } from './review/shang.ts';
import { shengjiReview } from './review/shengji.ts';
import { poster as fiveHundredPoster } from './tui/five-hundred/poster.ts';
import { poster as gongzhuPoster } from './tui/gongzhu/poster.ts';
import { poster as kingsCourtPoster } from './tui/kings-court/poster.ts';
import type { Poster } from './tui/poster.ts';
import { poster as shangPoster } from './tui/shang/poster.ts';
import { poster as shengjiPoster } from './tui/shengji/poster.ts';
import type { AnyTable } from './tui/table.ts';

/** A game of the house: its rules and its bot. Its table, if it has one of its own, is loaded when it is shown. */
export interface Entry extends Bot {
  /** How its deals are reviewed; only with a plan. */
  readonly review?: AnyReviewPlan;
  /** Without one the plain table serves. */
  readonly table?: () => Promise<AnyTable>;
  /** What the menu shows of it where there is room. */
  readonly poster?: Poster;
}

/** What a game has beyond what it needs. */
interface Extras<G extends GameTypes> {
  /** What its strongest bot searches; without one that bot plays by the policy. */
  readonly plan?: SearchPlan<G>;
  /** How its deals are reviewed, which takes a plan. */
  readonly review?: ReviewPlan<G>;
  /** Loads the module of its table. */
  readonly table?: () => Promise<{ readonly table: AnyTable }>;
  /** What the menu shows of it. */
  readonly poster?: Poster;
}

/** Joins a game's parts. */
export const entry = <G extends GameTypes, R extends Reason>(
  game: Game<G>,
  policy: Policy<G, R>,
  { plan, review, table, poster }: Extras<G> = {},
): Entry => ({
  game: defineGame(game),
  policy: policy as unknown as AnyPolicy,
  ...(plan && { plan: plan as unknown as AnyPlan }),
  ...(review && { review: review as unknown as AnyReviewPlan }),
  ...(table && { table: async () => (await table()).table }),
  ...(poster && { poster }),
});

/** Every game, in the order of the menu. */
export const catalogue: readonly Entry[] = [
  entry(shengji, shengjiPolicy, {
    plan: shengjiPlan,
    table: () => import('./tui/shengji/index.ts'),
    review: shengjiReview,
    poster: shengjiPoster,
  }),
  entry(shang, shangPolicy, {
    plan: shangPlan,
    table: () => import('./tui/shang/index.ts'),
    review: shangReview,
    poster: shangPoster,
  }),
  entry(gongzhu, gongzhuPolicy, {
    plan: gongzhuPlan,
    table: () => import('./tui/gongzhu/index.ts'),
    review: gongzhuReview,
    poster: gongzhuPoster,
  }),
  entry(fiveHundred, fiveHundredPolicy, {
    plan: fiveHundredPlan,
    table: () => import('./tui/five-hundred/index.ts'),
    review: fiveHundredReview,
    poster: fiveHundredPoster,
  }),
  entry(kingsCourt, kingsCourtPolicy, {
    plan: kingsCourtPlan,
    table: () => import('./tui/kings-court/index.ts'),
    review: kingsCourtReview,
    poster: kingsCourtPoster,
  }),
];

export const findEntry = (id: string): Entry | undefined => catalogue.find(({ game }) => game.id === id);
