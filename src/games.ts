import type { AdviserPlan, AnyAdviserPlan } from './ai/adviser/wording.ts';
import type { Bot } from './ai/bot.ts';
import { fiveHundredPolicy } from './ai/five-hundred/index.ts';
import { fiveHundredTelling } from './ai/five-hundred/parts.ts';
import { alwaysWeighed, fiveHundredPlan, misleadsPartner } from './ai/five-hundred/plan.ts';
import { fiveHundredWording } from './ai/five-hundred/say.ts';
import { fiveHundredYardstick } from './ai/five-hundred/yardstick.ts';
import { alike } from './ai/gongzhu/candidates.ts';
import { gongzhuPolicy } from './ai/gongzhu/index.ts';
import { gongzhuTelling } from './ai/gongzhu/parts.ts';
import { gongzhuPlan } from './ai/gongzhu/plan.ts';
import { gongzhuWording } from './ai/gongzhu/say.ts';
import { gongzhuSense } from './ai/gongzhu/sense.ts';
import { gongzhuYardstick } from './ai/gongzhu/yardstick.ts';
import { kingsCourtAim } from './ai/kings-court/aim.ts';
import { kingsCourtPolicy } from './ai/kings-court/index.ts';
import { kingsCourtTelling } from './ai/kings-court/parts.ts';
import { kingsCourtPlan } from './ai/kings-court/plan.ts';
import { kingsCourtWording } from './ai/kings-court/say.ts';
import { kingsCourtYardstick } from './ai/kings-court/yardstick.ts';
import type { Policy } from './ai/policy.ts';
import type { SearchPlan } from './ai/search.ts';
import { shangPolicy } from './ai/shang/index.ts';
import { shangTelling } from './ai/shang/parts.ts';
import { shangPlan } from './ai/shang/plan.ts';
import { shangWording } from './ai/shang/say.ts';
import { shangYardstick } from './ai/shang/yardstick.ts';
import { shengjiPolicy } from './ai/shengji/index.ts';
import { shengjiTelling } from './ai/shengji/parts.ts';
import { shengjiPlan } from './ai/shengji/plan.ts';
import { shengjiWording } from './ai/shengji/say.ts';
import { shengjiYardstick } from './ai/shengji/yardstick.ts';
import type { Yardstick } from './ai/yardstick.ts';
import { fiveHundred } from './engine/five-hundred/index.ts';
import { defineGame, type Game, type GameTypes } from './engine/game.ts';
import { type GameId, games } from './engine/games.ts';
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

/** A game without its screen: rules, bot, reviews, and the measure of its bots. */
export interface GameParts extends Bot {
  /** Reviews its deals; only with a plan. */
  readonly review?: AnyReviewPlan;
  /** Judges and explains its moves; only with a plan. */
  readonly adviser?: AnyAdviserPlan;
  readonly yardstick: Yardstick;
}

/** A game's parts in its own types. */
interface TypedParts<G extends GameTypes> {
  readonly policy: Policy<G>;
  /** Search of its strongest bot; without a plan that bot plays by the policy. */
  readonly plan?: SearchPlan<G>;
  /** Reviews its deals; needs a plan. */
  readonly review?: ReviewPlan<G>;
  /** Judges and explains its moves; needs a plan. */
  readonly adviser?: AdviserPlan<G>;
  readonly yardstick: Yardstick;
}

/** Joins a game's parts, and hides its types. */
export const gameParts = <G extends GameTypes>(game: Game<G>, parts: TypedParts<G>): GameParts =>
  ({ ...parts, game: defineGame(game) }) as unknown as GameParts;

const PARTS: { readonly [id in GameId]: GameParts } = {
  shengji: gameParts(shengji, {
    policy: shengjiPolicy,
    plan: shengjiPlan,
    adviser: { telling: shengjiTelling, wording: shengjiWording },
    review: shengjiReview,
    yardstick: shengjiYardstick,
  }),
  shang: gameParts(shang, {
    policy: shangPolicy,
    plan: shangPlan,
    adviser: { telling: shangTelling, wording: shangWording, hint: { telling: 1 / 4, others: 1 / 8 } },
    review: shangReview,
    yardstick: shangYardstick,
  }),
  gongzhu: gameParts(gongzhu, {
    policy: gongzhuPolicy,
    plan: gongzhuPlan,
    adviser: { telling: gongzhuTelling, wording: gongzhuWording, alike, sense: gongzhuSense },
    review: gongzhuReview,
    yardstick: gongzhuYardstick,
  }),
  '500': gameParts(fiveHundred, {
    policy: fiveHundredPolicy,
    plan: fiveHundredPlan,
    adviser: {
      telling: fiveHundredTelling,
      wording: fiveHundredWording,
      always: alwaysWeighed,
      misleads: misleadsPartner,
    },
    review: fiveHundredReview,
    yardstick: fiveHundredYardstick,
  }),
  'kings-court': gameParts(kingsCourt, {
    policy: kingsCourtPolicy,
    plan: kingsCourtPlan,
    adviser: {
      telling: kingsCourtTelling,
      wording: kingsCourtWording,
      aim: kingsCourtAim,
      hint: { telling: 1 / 2, others: 1 / 4 },
    },
    review: kingsCourtReview,
    yardstick: kingsCourtYardstick,
  }),
};

/** The parts of every game, in the order of the menu. */
export const catalogue: readonly GameParts[] = games.map(({ id }) => PARTS[id]);

export const partsOf = (id: string): GameParts | undefined => catalogue.find(({ game }) => game.id === id);

/** The parts of a judgement that a game's bots can explain; undefined without such a game or adviser. */
export const tellingOf = (id: string) => partsOf(id)?.adviser?.telling;
