import type { Player } from '../ai/player.ts';
import type { Aid } from '../engine/aid.ts';
import { type BySeat, firstDeal } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Origin } from '../engine/origin.ts';
import { aidIn } from '../engine/save.ts';
import { dealSeed } from '../engine/seed.ts';
import type { Setup } from '../engine/setup.ts';
import type { HeaderNotes, SavedMatch } from '../store/saved.ts';

/** A match that was played, or is being played, and what its header notes. */
export interface Played {
  /** '' where it is not saved. */
  readonly id: string;
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
}

/** A match to be begun. */
export interface Beginning {
  readonly setup: Setup;
  readonly players: BySeat<Player>;
  /** Left out where it simply begins. */
  readonly origin?: Origin;
}

/** What is played once more: one of the deals, by its number, or the whole match. */
export type DealOrMatch = number | 'match';

/** A match as far as its result tells: the referee's, or what is seen of it at a screen. */
interface Told extends Pick<Match, 'game' | 'status'> {
  readonly setup: Pick<Setup, 'only'>;
}

/** The part that is meant where the match is one deal anyway. */
const partOf = ({ setup, game }: Told, part: DealOrMatch): DealOrMatch =>
  setup.only?.deal ?? (game.oneDeal ? 'match' : part);

/** What a part brought, one number a seat; null as long as it is not finished. */
export function broughtBy(match: Told, wanted: DealOrMatch): BySeat<number> | null {
  const part = partOf(match, wanted);
  const { status } = match;
  if (part === 'match') return status.winners && status.scores;
  return status.results[part - firstDeal(status)]?.points ?? null;
}

type Again = Extract<Origin, { readonly kind: 'again' }>;

/** Tells that the very part had been played before; null where this was the first time. */
function repeated({ match, about: { origin } }: Played, part: DealOrMatch): Again | null {
  const isSame = partOf(match, part) === 'match' || match.setup.only !== undefined;
  return isSame && origin?.kind === 'again' ? origin : null;
}

/** What a finished part brought when it was played for the first time, and what helped then; null where it is not finished. */
export function firstTime(
  played: Played,
  part: DealOrMatch,
): { readonly brought: BySeat<number>; readonly aid: Aid | null } | null {
  const brought = broughtBy(played.match, part);
  const first = repeated(played, part);
  if (brought && first) return { brought: first.first, aid: first.aid ?? null };
  return brought && { brought, aid: aidOf(played, part) };
}

/** What helped in a part; null where that is not known. Of an imported match only all of it is. */
export function aidOf({ match, about }: Played, wanted: DealOrMatch): Aid | null {
  const part = partOf(match, wanted);
  const isAll = part === 'match' || match.setup.only !== undefined;
  if (about.imported !== undefined && !isAll) return null;
  return aidIn(about, match.aid(isAll ? null : part));
}

/**
 * The setup of a part of a match: the same cards, the same standing before it, the same luck of the bots. That of a deal tells nothing of the others, as
 * far as the match has a seed for each.
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

/** Does a match of this id go on that is dealt from this seed? */
export type GoesOn = (id: string, seed: string) => boolean;

/** Which of the saved matches go on. Expects the removed ones too, which may be brought back. One with a stacked first deal does not tell its seed. */
export const goingOn =
  (matches: readonly SavedMatch[]): GoesOn =>
  (id, seed) =>
    matches.some((saved) => saved.id === id && saved.state === 'open' && (saved.seed ?? seed) === seed);

/** Would the seed of a part deal cards of a match that still goes on: of this one, or of that whose deal was played again? */
export function tellsMore({ match, about }: Played, part: DealOrMatch, goesOn: GoesOn): boolean {
  const { seed, only } = setupOf(match, part);
  if (!only) return false;
  const { origin } = about;
  return match.setup.only
    ? origin?.kind === 'again' && goesOn(origin.match, seed)
    : !match.over && seed === match.setup.seed;
}

/** A finished part once more, with the same players; null where it is not finished. */
export function again(played: Played, part: DealOrMatch): Beginning | null {
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
