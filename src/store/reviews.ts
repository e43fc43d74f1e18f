import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Seat } from '../engine/game.ts';
import { type Match, movesMade } from '../engine/match.ts';
import { headerOf } from '../engine/save.ts';
import type { Review } from '../review/review.ts';
import { quietly } from './errors.ts';
import { JsonFile } from './json-file.ts';

/** Goes up when the same moves would be judged otherwise by the same bots. */
const FORM = 6;

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
    }),
  ),
  deals: COUNT,
  likely: v.array(v.strictObject({ card: v.string(), shares: SHARES })),
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
const KEPT = v.strictObject({ reviews: v.array(v.strictObject({ of: v.string(), review: REVIEW })) });
interface Kept {
  readonly reviews: readonly { readonly of: string; readonly review: Review }[];
}

/** What a review is of: a deal of a match that is kept under `id`, judged by bots of a revision. */
export interface Reviewed {
  /** '' where the match is not kept. */
  readonly id: string;
  readonly match: Match;
  readonly deal: number;
  readonly seat: Seat;
  readonly bots: number;
}

/** Finished reviews, a file a match beside the folder of matches: a cache that may be deleted. */
export class ReviewStore {
  readonly #folder: string;
  readonly #tell: (sentence: string) => void;

  /** `tell` hears in a sentence of a file that was set aside or cannot be read. */
  constructor(folder: string, tell: (sentence: string) => void = () => {}) {
    this.#folder = folder;
    this.#tell = tell;
  }

  /** The review as it was kept, if the moves and the bots that judged them are still the same; else null. */
  find(reviewed: Reviewed): Review | null {
    const { id, deal, seat } = reviewed;
    if (id === '') return null;
    const of = digestOf(reviewed);
    return (
      this.#file(id)
        .read()
        .reviews.find((row) => row.of === of && isOf(row.review, deal, seat))?.review ?? null
    );
  }

  /** Is there any review of the match? */
  has(id: string): boolean {
    return existsSync(this.#path(id));
  }

  /** Keeps a finished review. A disk that does not take it goes without. */
  keep(reviewed: Reviewed, review: Review): void {
    const { id, deal, seat } = reviewed;
    if (id === '') return;
    const kept = { of: digestOf(reviewed), review };
    quietly(() =>
      this.#file(id).change(({ reviews }) => ({
        reviews: [...reviews.filter((row) => !isOf(row.review, deal, seat)), kept],
      })),
    );
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  #file(id: string): JsonFile<Kept> {
    return new JsonFile({ path: this.#path(id), schema: KEPT, empty: { reviews: [] }, tell: this.#tell });
  }
}

const isOf = (review: Review, deal: number, seat: Seat): boolean =>
  review.deal === deal && review.seat === seat;

/** All that a review depends on: the setup, the moves to the end of the deal, and who judges. */
function digestOf({ match, deal, bots }: Reviewed): string {
  const moves = movesMade(match).flatMap(({ seat, move, step }) =>
    step.status.deal > deal ? [] : [`${seat} ${move}`],
  );
  return (
    createHash('sha256')
      // A match is the same in whichever format its log is.
      .update(JSON.stringify([FORM, bots, { ...headerOf(match), cardroom: 1 }, moves]))
      .digest('hex')
  );
}
