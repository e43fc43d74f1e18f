import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import {
  AROUND,
  type Board,
  DIAGONALS,
  formatSpace,
  LINES,
  SPACES,
  type Space,
} from '../../engine/kings-court/board.ts';
import { cardColour, cardOf, cardValue, formatCard, KINDS_OF_CARD } from '../../engine/kings-court/cards.ts';
import { unseenCards } from '../../engine/kings-court/imagine.ts';
import { openSpaces, placements, valuesBeside } from '../../engine/kings-court/placing.ts';
import type { Hand, KingsCourt, Place, View } from '../../engine/kings-court/state.ts';
import { type Worth, worthOf } from '../../engine/kings-court/worth.ts';
import { count, type Speaker } from '../../engine/words.ts';
import type { Choice, Policy } from '../bot.ts';

/** Only this many of the best-scoring placements are looked at for what they leave to the next player. */
const LOOKED_AT = 6;
type Named = { readonly card: Card; readonly space: Space; readonly points: number };

export type KingsCourtReason =
  | { readonly because: 'nothing-fits'; readonly cards: number }
  | ({ readonly because: 'only-placement' } & Named)
  | ({ readonly because: 'most-points'; readonly among: number } & Named)
  /** `instead` would score more now, but leave the next seat about `saved` points more. */
  | ({
      readonly because: 'leaves-less';
      readonly next: Seat;
      readonly saved: number;
      readonly instead: Named;
    } & Named)
  /** `instead` would score more now. */
  | ({ readonly because: 'fewer-points'; readonly instead: Named } & Named);

interface Candidate {
  readonly place: Place;
  readonly points: number;
}

/** What a hand can do. */
interface Prospects {
  /** Those that score most first. */
  readonly candidates: readonly Candidate[];
  /** The next other seat with cards, or null. */
  readonly next: Seat | null;
  /** What the next player is expected to score after a placement. */
  leaves(candidate: Candidate): number;
}

function prospectsOf(view: View, seat: Seat): Prospects {
  const worths = openWorths(view.board);
  const candidates = byPoints(view.board, view.hands[seat]!, worths);
  const next = nextSeat(view, seat);
  const chances = chancesOf(view, next);
  const known = new Map<Candidate, number>();
  const leaves = (candidate: Candidate): number => {
    const found =
      known.get(candidate) ??
      (next === null ? 0 : expectedReply(view.board, worths, candidate.place, chances));
    known.set(candidate, found);
    return found;
  };
  return { candidates, next, leaves };
}

function choose(view: View, seat: Seat): Choice<KingsCourt['move'], KingsCourtReason> {
  const prospects = prospectsOf(view, seat);
  const { candidates, leaves } = prospects;
  const [most] = candidates;
  if (!most) return { move: { kind: 'pass' }, reason: nothingFits(view, seat) };
  const value = (candidate: Candidate): number => candidate.points - leaves(candidate);
  const best = candidates.slice(0, LOOKED_AT).reduce((a, b) => (value(b) > value(a) ? b : a));
  return { move: best.place, reason: placeReason(prospects, best) };
}

function reasonFor(view: View, seat: Seat, move: KingsCourt['move']): KingsCourtReason | null {
  if (move.kind === 'pass') return nothingFits(view, seat);
  const prospects = prospectsOf(view, seat);
  const candidate = prospects.candidates.find(
    ({ place }) => place.card === move.card && place.space === move.space,
  );
  return candidate ? placeReason(prospects, candidate) : null;
}

const nothingFits = (view: View, seat: Seat): KingsCourtReason => ({
  because: 'nothing-fits',
  cards: view.hands[seat]!.length,
});

function placeReason({ candidates, next, leaves }: Prospects, placed: Candidate): KingsCourtReason {
  const most = candidates[0]!;
  if (candidates.length === 1) return { because: 'only-placement', ...named(placed) };
  if (placed.points === most.points)
    return { because: 'most-points', among: candidates.length, ...named(placed) };
  const saved = Math.round(leaves(most) - leaves(placed));
  // A few points saved are no reason to forgo more.
  return next !== null && saved >= most.points - placed.points
    ? { because: 'leaves-less', next, saved, instead: named(most), ...named(placed) }
    : { because: 'fewer-points', instead: named(most), ...named(placed) };
}

type Worths = readonly (Worth | undefined)[];

/** The placements of a hand, those that score most first. */
export const byPoints = (board: Board, hand: Hand, worths: Worths): Candidate[] =>
  [...placements(board, hand)]
    .map((place) => ({ place, points: points(worths[place.space]!, place.card) }))
    .sort((a, b) => b.points - a.points);

const named = ({ place, points }: Candidate): Named => ({ card: place.card, space: place.space, points });

const points = (worth: Worth, card: Card): number =>
  worth.prime + worth.byValue[cardValue(card)]! + worth.byColour[cardColour(card)]!;

/** What each open space is worth; index = space. */
export function openWorths(board: Board): Worths {
  const worths: (Worth | undefined)[] = Array(SPACES.length).fill(undefined);
  for (const space of openSpaces(board)) worths[space] = worthOf(board, space);
  return worths;
}

// --- What a placement leaves to the next player ---------------------------------------------------------------------

/** The next other seat with cards, or null. */
function nextSeat(view: View, seat: Seat): Seat | null {
  const { seats } = view.setup;
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats;
    if (view.handSizes[next]! > 0) return next;
  }
  return null;
}

/** For each kind of card how likely that seat holds it, from the cards unseen and the passes so far; index = card. */
function chancesOf(view: View, seat: Seat | null): number[] {
  const chances: number[] = Array(28).fill(0);
  if (seat === null) return chances;
  const unseen = unseenCards(view);
  const held = view.handSizes[seat]!;
  const lacked = view.lacks[seat]!.reduce((all, values) => all & values);
  const elsewhere = unseen.length - held;
  // The chance that no copy is held: elsewhere / all for the first copy, and so on.
  const none: number[] = Array(28).fill(1);
  const seen: number[] = Array(28).fill(0);
  for (const card of unseen) {
    const copies = seen[card]!++;
    none[card]! *= Math.max(0, elsewhere - copies) / (unseen.length - copies);
  }
  for (const card of KINDS_OF_CARD)
    if (seen[card]! > 0 && !((lacked >> cardValue(card)) & 1)) chances[card] = 1 - none[card]!;
  return chances;
}

/** The spaces whose worth or openness a card on this space can change; index = space, then space. */
const CHANGED: readonly (readonly boolean[])[] = SPACES.map((space) => {
  const met = new Set([...LINES[space]!, ...DIAGONALS[space]!.flat(), ...AROUND[space]!]);
  return SPACES.map((other) => met.has(other));
});

/** What the next player scores on average with the best of the cards that are likely in that hand. */
function expectedReply(
  before: Board,
  worths: Worths,
  { card, space }: Place,
  chances: readonly number[],
): number {
  const board = before.with(space, card);
  const best: number[] = Array(28).fill(Number.NEGATIVE_INFINITY);
  for (const open of openSpaces(board)) {
    const known = CHANGED[space]![open] ? undefined : worths[open];
    const { prime, byValue, byColour } = known ?? worthOf(board, open);
    const beside = valuesBeside(board, open);
    for (let value = 1; value <= 6; value++) {
      if ((beside >> value) & 1) continue;
      const base = prime + byValue[value]!;
      for (let colour = 0; colour < 4; colour++) {
        const kind = cardOf(colour, value);
        if (base + byColour[colour]! > best[kind]!) best[kind] = base + byColour[colour]!;
      }
    }
  }

  const kinds = KINDS_OF_CARD.filter((kind) => chances[kind]! > 0 && best[kind]! > Number.NEGATIVE_INFINITY);
  kinds.sort((a, b) => best[b]! - best[a]!);
  let expected = 0;
  let noneBetter = 1;
  for (const kind of kinds) {
    expected += noneBetter * chances[kind]! * best[kind]!;
    noneBetter *= 1 - chances[kind]!;
    if (noneBetter < 0.01) break;
  }
  return expected;
}

// --- Words ----------------------------------------------------------------------------------------------------------

function reasonText(reason: KingsCourtReason, speaker: Speaker): string {
  if (reason.because === 'nothing-fits') return `None of the ${count(reason.cards, 'card')} fits anywhere.`;
  const placed = ({ card, space }: Named): string =>
    `${speaker.card(formatCard(card))} on ${formatSpace(space)}`;
  const seat = (next: Seat): string => (next === speaker.you ? 'you' : speaker.seat(next));
  switch (reason.because) {
    case 'only-placement':
      return `${placed(reason)} is the only legal placement.`;
    case 'most-points':
      return `${placed(reason)} scores ${reason.points}; none of ${count(reason.among, 'placement')} scores more.`;
    case 'leaves-less':
      return `${placed(reason)} scores ${reason.points}; ${placed(reason.instead)} scores ${reason.instead.points} but leaves ${seat(reason.next)} about ${reason.saved} more.`;
    case 'fewer-points':
      return `${placed(reason)} scores ${reason.points}, ${placed(reason.instead)} ${reason.instead.points}.`;
  }
}

/** Scores the most, less what the placement opens for the next player. */
export const kingsCourtPolicy: Policy<KingsCourt, KingsCourtReason> = { choose, reasonFor, reasonText };
