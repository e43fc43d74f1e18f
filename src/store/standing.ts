import * as v from 'valibot';
import type { Aid } from '../engine/aid.ts';
import type { Match } from '../engine/match.ts';
import { aidIn, isAid } from '../engine/save.ts';
import type { HeaderNotes } from './saved.ts';

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const STANDING = v.strictObject({
  /** Deals begun, the phase by the game's own name, and the seats to act (none when the match is over). */
  deal: COUNT,
  /** True if the match has only one deal, so that nobody counts deals. */
  oneDeal: v.boolean(),
  phase: v.string(),
  /** Tricks won in this deal, from 1; null before the first, in games without tricks, and if the deal is not in play. */
  tricks: v.nullable(COUNT),
  turn: v.pipe(v.array(COUNT), v.readonly()),
  over: v.boolean(),
  /** Help used so far; null if unknown. */
  aid: v.nullable(v.custom<Aid>(isAid)),
});
const WRITTEN = v.pipe(v.string(), v.parseJson(), STANDING);

/** The standing of a match: its deal, phase, turn and help. */
export type Standing = Readonly<v.InferOutput<typeof STANDING>>;

export function standingOf(match: Match, about: HeaderNotes): Standing {
  const { deal, phase } = match.status;
  const { turn, over, game } = match;
  const aid = aidIn(about, match.aid());
  return { deal, oneDeal: game.oneDeal === true, phase, tricks: tricksIn(match), turn, over, aid };
}

/** Reads a standing from JSON; null if it is none. */
export function readStanding(text: string): Standing | null {
  const read = v.safeParse(WRITTEN, text);
  return read.success ? read.output : null;
}

/** Tricks won in the deal in play, from 1; null before the first, and in games without tricks. */
function tricksIn({ history, status }: Match): number | null {
  const first = history.findLastIndex((step) => step.status.deal !== status.deal) + 1;
  const tricks = history
    .slice(first)
    .filter((step) => step.facts('table').some(({ kind }) => kind === 'trick-taken'));
  return tricks.length === 0 || status.phase !== 'play' ? null : tricks.length;
}
