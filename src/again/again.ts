import type { Player } from '../ai/player.ts';
import type { Aid } from '../engine/aid.ts';
import { type BySeat, firstDeal } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Origin } from '../engine/origin.ts';
import { aidIn } from '../engine/save.ts';
import { dealSeed } from '../engine/seed.ts';
import type { Setup } from '../engine/setup.ts';
import type { HeaderNotes, SavedMatch } from '../store/saved.ts';

/** A match, over or in play, with its header's notes. */
export interface NotedMatch {
  /** '' if it is not saved. */
  readonly id: string;
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
}

/** A match to begin. */
export interface Beginning {
  readonly setup: Setup;
  readonly players: BySeat<Player>;
  /** Left out if it simply begins. */
  readonly origin?: Origin;
}

/** The part to play again: a deal, by its number, or the whole match. */
export type DealOrMatch = number | 'match';

/** A match's result so far: the referee's, or that seen at a screen. */
interface ResultSoFar extends Pick<Match, 'game' | 'status'> {
  readonly setup: Pick<Setup, 'only'>;
}

/** The part meant, if the match is one deal anyway. */
const partOf = ({ setup, game }: ResultSoFar, part: DealOrMatch): DealOrMatch =>
  setup.only?.deal ?? (game.oneDeal ? 'match' : part);

/** The points of a part, one number a seat; null until it is finished. */
export function broughtBy(match: ResultSoFar, wanted: DealOrMatch): BySeat<number> | null {
  const part = partOf(match, wanted);
  const { status } = match;
  if (part === 'match') return status.winners && status.scores;
  return status.results[part - firstDeal(status)]?.points ?? null;
}

type Again = Extract<Origin, { readonly kind: 'again' }>;

/** The origin of this very part as a repetition; null if it was its first time. */
function repeated({ match, about: { origin } }: NotedMatch, part: DealOrMatch): Again | null {
  const isSame = partOf(match, part) === 'match' || match.setup.only !== undefined;
  return isSame && origin?.kind === 'again' ? origin : null;
}

/** The points of a finished part when it was first played, with the help used; null if it is not finished. */
export function firstTime(
  played: NotedMatch,
  part: DealOrMatch,
): { readonly brought: BySeat<number>; readonly aid: Aid | null } | null {
  const brought = broughtBy(played.match, part);
  const first = repeated(played, part);
  if (brought && first) return { brought: first.first, aid: first.aid ?? null };
  return brought && { brought, aid: aidOf(played, part) };
}

/** Help used in a part; null if unknown. An imported match knows it only for the whole. */
export function aidOf({ match, about }: NotedMatch, wanted: DealOrMatch): Aid | null {
  const part = partOf(match, wanted);
  const isAll = part === 'match' || match.setup.only !== undefined;
  if (about.imported !== undefined && !isAll) return null;
  return aidIn(about, match.aid(isAll ? null : part));
}

/**
 * The setup of a part of a match: the same cards, standing and luck of the bots. A deal's setup reveals nothing of other deals, if the
 * match has a seed for each.
 */
export function setupOf(match: Match, wanted: DealOrMatch): Setup {
  const { seats, options, seed, decks } = match.setup;
  const part = partOf(match, wanted);
  const only = part === 'match' ? null : match.onlyDeal(part);
  if (!only) return { seats, options, seed, decks };
  const own = decks[only.deal - 1] ?? null;
  const stacked = own ? [...Array.from({ length: only.deal - 1 }, () => null), own] : [];
  return { seats, options, seed: dealSeed(seed, only.deal), decks: stacked, only };
}

/** Is an open match of this id dealt from this seed? */
export type GoesOn = (id: string, seed: string) => boolean;

/** Answers for saved matches, the removed ones included since they may be restored. A stacked first deal hides its seed. */
export const goingOn =
  (matches: readonly SavedMatch[]): GoesOn =>
  (id, seed) =>
    matches.some((saved) => saved.id === id && saved.state === 'open' && (saved.seed ?? seed) === seed);

/** Would the seed of a part reveal cards of an open match: of this one, or of the one whose deal was played again? */
export function tellsMore({ match, about }: NotedMatch, part: DealOrMatch, goesOn: GoesOn): boolean {
  const { seed, only } = setupOf(match, part);
  if (!only) return false;
  const { origin } = about;
  return match.setup.only
    ? origin?.kind === 'again' && goesOn(origin.match, seed)
    : !match.over && seed === match.setup.seed;
}

/** A finished part to play again with the same players; null if it is not finished. */
export function again(played: NotedMatch, part: DealOrMatch): Beginning | null {
  const { id, match, players } = played;
  const first = firstTime(played, part);
  if (!first) return null;
  const { brought, aid } = first;
  const origin: Again = {
    kind: 'again',
    match: repeated(played, part)?.match ?? id,
    first: brought,
    ...(aid && { aid }),
  };
  return { setup: setupOf(match, part), players, origin };
}
