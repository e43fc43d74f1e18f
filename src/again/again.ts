import type { Player } from '../ai/player.ts';
import { type BySeat, firstDeal } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Origin } from '../engine/origin.ts';
import type { Setup } from '../engine/setup.ts';
import type { HeaderNotes } from '../store/load.ts';

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
export type Part = number | 'match';

/** The part that is meant where the match is one deal anyway. */
const partOf = ({ setup, game }: Match, part: Part): Part =>
  setup.only?.deal ?? (game.oneDeal ? 'match' : part);

/** What a part brought, one number a seat; null as long as it is not finished. */
export function broughtBy(match: Match, wanted: Part): BySeat<number> | null {
  const part = partOf(match, wanted);
  const { status, over } = match;
  if (part === 'match') return over ? status.scores : null;
  return status.results[part - firstDeal(status)]?.points ?? null;
}

type Again = Extract<Origin, { readonly kind: 'again' }>;

/** Tells that the very part had been played before; null where this was the first time. */
function repeated({ match, about: { origin } }: Played, part: Part): Again | null {
  const isSame = partOf(match, part) === 'match' || match.setup.only !== undefined;
  return isSame && origin?.kind === 'again' ? origin : null;
}

/** What a finished part brought when it was played for the first time; null where it is not finished. */
export function firstBroughtBy(played: Played, part: Part): BySeat<number> | null {
  const brought = broughtBy(played.match, part);
  return brought && (repeated(played, part)?.first ?? brought);
}

/** The setup of a part of a match: the same cards, the same standing before it, the same luck of the bots. */
export function setupOf(match: Match, wanted: Part): Setup {
  const { seats, options, seed, decks } = match.setup;
  const part = partOf(match, wanted);
  const only = part === 'match' ? null : match.onlyDeal(part);
  return { seats, options, seed, decks, ...(only && { only }) };
}

/** A finished part once more, with the same players; null where it is not finished. */
export function again(played: Played, part: Part): Beginning | null {
  const { id, match, players } = played;
  const first = firstBroughtBy(played, part);
  if (!first) return null;
  const origin: Again = { kind: 'again', match: repeated(played, part)?.match ?? id, first };
  return { setup: setupOf(match, part), players, origin };
}
