import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { firstDeal, type Seat } from '../engine/game.ts';
import { type Match, Step } from '../engine/match.ts';
import { headerOf } from '../engine/save.ts';
import type { Review } from '../review/review.ts';
import { readObject, writeJson } from './settings.ts';

/** Goes up when the same moves would be judged otherwise by the same bots. */
const FORM = 1;

const NUMBER = v.pipe(v.number(), v.finite());
const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
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
      move: COUNT,
      grade: v.picklist(['?', '??']),
      cost: NUMBER,
      played: v.string(),
      better: v.pipe(v.array(v.string()), v.minLength(1)),
      came: NUMBER,
      part: v.nullable(v.string()),
      also: v.array(COUNT),
    }),
  ),
  decisions: COUNT,
  judged: COUNT,
});
const KEPT = v.object({ reviews: v.array(v.object({ of: v.string(), review: REVIEW })) });

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

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The review as it was kept, if the moves and the bots that judged them are still the same; else null. */
  find(reviewed: Reviewed): Review | null {
    const { id, deal, seat } = reviewed;
    if (id === '') return null;
    const of = digestOf(reviewed);
    return this.#rows(id).find((row) => row.of === of && isOf(row.review, deal, seat))?.review ?? null;
  }

  /** Is there any review of the match? */
  has(id: string): boolean {
    return existsSync(this.#path(id));
  }

  /** Keeps a finished review. A disk that does not take it goes without. */
  keep(reviewed: Reviewed, review: Review): void {
    const { id, deal, seat } = reviewed;
    if (id === '') return;
    const others = this.#rows(id).filter((row) => !isOf(row.review, deal, seat));
    try {
      writeJson(this.#path(id), { reviews: [...others, { of: digestOf(reviewed), review }] });
    } catch {
      // It is thought out again when it is asked for.
    }
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  /** What a file holds; nothing where it is not as cardroom writes it. */
  #rows(id: string): readonly { readonly of: string; readonly review: Review }[] {
    const json = readObject(this.#path(id));
    const kept = 'data' in json ? v.safeParse(KEPT, json.data) : null;
    return kept?.success ? kept.output.reviews : [];
  }
}

const isOf = (review: Review, deal: number, seat: Seat): boolean =>
  review.deal === deal && review.seat === seat;

/** All that a review depends on: the setup, the moves to the end of the deal, and who judges. */
function digestOf({ match, deal, bots }: Reviewed): string {
  const { game, history } = match;
  const moves: string[] = [];
  let deals = firstDeal(match.status) - 1;
  for (const step of history) {
    const move = Step.moveOf(step);
    if (move !== null) moves.push(`${step.seat} ${game.format(move)}`);
    else if (++deals > deal) break;
  }
  return (
    createHash('sha256')
      // A match is the same in whichever format its log is.
      .update(JSON.stringify([FORM, bots, { ...headerOf(match), cardroom: 1 }, moves]))
      .digest('hex')
  );
}
