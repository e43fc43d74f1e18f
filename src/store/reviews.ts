import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { tellsOnly } from '../ai/adviser/judgement.ts';
import type { Seat } from '../engine/game.ts';
import { type Match, movesMade } from '../engine/match.ts';
import { headerOf } from '../engine/save.ts';
import type { Review } from '../review/review.ts';
import { quietly } from './errors.ts';
import { JsonFile } from './json-file.ts';
import { sha256 } from './sha256.ts';

/** Version of the judgement. Raise it when the same bots would judge the same moves differently. */
export const FORM = 15;

const NUMBER = v.pipe(v.number(), v.finite());
const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const SHARES = v.array(v.tuple([NUMBER, NUMBER]));
const JUDGEMENT = v.strictObject({
  seat: COUNT,
  forced: v.boolean(),
  best: v.string(),
  rival: v.nullable(v.string()),
  usual: v.string(),
  measure: v.strictObject({ counts: v.picklist(['points', 'cards', 'chance']), matters: NUMBER }),
  moves: v.array(
    v.strictObject({
      move: v.string(),
      gain: NUMBER,
      error: NUMBER,
      parts: v.array(v.strictObject({ part: v.string(), mean: NUMBER, error: NUMBER })),
      facts: v.array(v.strictObject({ fact: v.string(), mean: NUMBER, shares: SHARES })),
      next: v.array(v.strictObject({ seat: COUNT, move: v.string() })),
      nextShare: NUMBER,
      fates: v.exactOptional(
        v.array(
          v.strictObject({ event: COUNT, best: NUMBER, other: NUMBER, explained: NUMBER, moved: NUMBER }),
        ),
      ),
      misleads: v.exactOptional(v.literal(true)),
    }),
  ),
  deals: COUNT,
  likely: v.array(v.strictObject({ card: v.string(), shares: SHARES })),
  // Missing in older reviews.
  same: v.optional(v.array(v.string()), []),
  capped: v.boolean(),
});
const MOVE_COST = v.strictObject({ move: COUNT, kind: v.string(), cost: NUMBER, error: NUMBER });
const REVIEW = v.strictObject({
  deal: COUNT,
  seat: COUNT,
  par: v.array(NUMBER),
  line: v.strictObject({
    result: NUMBER,
    cards: NUMBER,
    you: NUMBER,
    error: NUMBER,
    others: NUMBER,
    fortune: NUMBER,
    // Missing in older reviews.
    after: v.optional(v.array(v.strictObject({ move: COUNT, worth: NUMBER })), []),
  }),
  charges: v.array(
    v.strictObject({
      ...MOVE_COST.entries,
      grade: v.picklist(['??', '?', 'slight', 'none']),
      played: v.string(),
      better: v.array(v.string()),
      why: JUDGEMENT,
      hint: v.nullable(v.string()),
      came: NUMBER,
      part: v.nullable(v.string()),
      also: v.array(COUNT),
    }),
  ),
  costs: v.array(MOVE_COST),
  decisions: COUNT,
  judged: COUNT,
});
const KEPT = v.strictObject({
  reviews: v.array(v.strictObject({ of: v.string(), bots: v.exactOptional(COUNT), review: REVIEW })),
});
interface ReviewRow {
  /** A digest of the review and its basis: the match's moves and the bots. */
  readonly of: string;
  /** Revision of the bots that judged; missing in files of earlier versions. */
  readonly bots?: number;
  readonly review: Review;
}
interface Kept {
  readonly reviews: readonly ReviewRow[];
}

/** A saved review. */
interface KeptReview {
  readonly review: Review;
  /** Judged by bots of another revision. */
  readonly isOld: boolean;
}

/** The subject of a review: a deal of the match saved under `id`, judged by bots of a revision. */
export interface Reviewed {
  /** '' if the match is not saved. */
  readonly id: string;
  readonly match: Match;
  readonly deal: number;
  readonly seat: Seat;
  readonly bots: number;
}

/** The parts that a game's bots can explain; undefined for a game without judgements. */
type TellingOf = (game: string) => Parameters<typeof tellsOnly>[1] | undefined;

/** Finished reviews, a file a match beside the folder of matches. They are a cache and may be deleted. */
export class ReviewStore {
  readonly #folder: string;
  readonly #tellingOf: TellingOf;
  readonly #tell: (sentence: string) => void;

  /** `tell` gets a sentence when a file was set aside or cannot be read. */
  constructor(folder: string, tellingOf: TellingOf, tell: (sentence: string) => void = () => {}) {
    this.#folder = folder;
    this.#tellingOf = tellingOf;
    this.#tell = tell;
  }

  /** The saved review if its moves and its bots are the same today; else null. */
  find(reviewed: Reviewed): Review | null {
    return this.ofMatch(reviewed).find(({ isOld }) => !isOld)?.review ?? null;
  }

  /**
   * All reviews of a seat's play whose moves are the same today, by bots of any revision, if today's bots can explain their parts. `deal`:
   * only of this one.
   */
  ofMatch({ id, match, deal, seat, bots }: Omit<Reviewed, 'deal'> & Partial<Reviewed>): KeptReview[] {
    if (id === '') return [];
    const telling = this.#tellingOf(match.game.id);
    if (telling === undefined) return [];
    const rows = this.#file(id)
      .read()
      .reviews.filter(({ review }) => review.seat === seat && review.deal === (deal ?? review.deal))
      .filter(({ review }) => review.charges.every(({ why }) => tellsOnly(why, telling)));
    const made = rows.length > 0 ? madeIn(match) : [];
    return rows.flatMap(({ of, bots: judges = bots, review }) =>
      of === digestOf(match, made, review, judges) ? [{ review, isOld: judges !== bots }] : [],
    );
  }

  /** Does the match have a review? */
  has(id: string): boolean {
    return existsSync(this.#path(id));
  }

  /** Saves a finished review. Ignores the disk's errors. */
  keep(reviewed: Reviewed, review: Review): void {
    const { id, match, deal, seat, bots } = reviewed;
    if (id === '') return;
    quietly(() => {
      const whole = v.parse(REVIEW, review);
      const kept = { of: digestOf(match, madeIn(match), whole, bots), bots, review: whole };
      this.#file(id).change(({ reviews }) => ({
        reviews: [...reviews.filter((row) => !isOf(row.review, deal, seat)), kept],
      }));
    });
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  #file(id: string): JsonFile<Kept> {
    return new JsonFile<Kept>({
      ...{ path: this.#path(id), schema: KEPT, empty: { reviews: [] } },
      dense: true,
      tell: this.#tell,
    });
  }
}

const isOf = (review: Review, deal: number, seat: Seat): boolean =>
  review.deal === deal && review.seat === seat;

/** A move as a review depends on it, with the number of its deal. */
interface ReviewedMove {
  readonly deal: number;
  readonly text: string;
}

const madeIn = (match: Match): ReviewedMove[] =>
  movesMade(match).map(({ seat, move, step }) => ({ deal: step.status.deal, text: `${seat} ${move}` }));

/** A digest of a review and its basis: the setup, the moves to the end of the deal, and the bots. */
function digestOf(match: Match, made: readonly ReviewedMove[], review: Review, bots: number): string {
  const moves = made.flatMap((move) => (move.deal > review.deal ? [] : [move.text]));
  // The log's format is left out by setting it to 1.
  return sha256(JSON.stringify([FORM, bots, { ...headerOf(match), cardroom: 1 }, moves, review]));
}
