import type { Seat } from '../../engine/game.ts';
import { formatSpace, SPACES, type Space } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import type { Placement } from '../../engine/kings-court/state.ts';
import { format } from '../../engine/kings-court/text.ts';
import { type Meanings, unwanted, vocabulary, wanted } from '../adviser/vocabulary.ts';
import type { Comparison } from '../adviser/wording.ts';
import type { Candidate } from './candidates.ts';
import { placementText, planWords } from './words.ts';

/** Kinds of events. */
type CourtEvent =
  /** The player later places the card on the space, see `codeOf`; scores well on the space. */
  | 'places'
  | 'fills'
  /** The next player's reply scores well on the space, see `codeOf`; a later placement of another seat does. */
  | 'replies'
  | 'scores'
  /** The player still has the card at the end of the match. */
  | 'stays';

/** Returns the number of a placement, from 0. Also used for a seat with a space. */
export const codeOf = ({ card, space }: { readonly card: number; readonly space: Space }): number =>
  card * SPACES.length + space;
export const spaceOf = (code: number): Space => code % SPACES.length;
const placeOf = (code: number): Placement => ({
  kind: 'place',
  card: Math.floor(code / SPACES.length),
  space: spaceOf(code),
});

const MEANINGS: Meanings<CourtEvent> = {
  places(code, about) {
    const place = placeOf(code);
    const text = placementText(about.speaker.card(formatCard(place.card)), formatSpace(spaceOf(code)));
    const isRival = about.other.move === format(place);
    const say = isRival ? planWords.isStill : planWords.follows;
    return wanted(isRival ? 0 : 0.3, (often) => say(text, often), ['later']);
  },
  fills: (space) => wanted(0.4, (often) => planWords.fills(formatSpace(space), often), ['later']),
  replies: (code, about) => unwanted(0, (often) => theirs(code, often, about), ['reply', 'others']),
  scores: (code, about) => unwanted(0.2, (often) => theirs(code, often, about), ['reply', 'others']),
  stays: (card, about) =>
    unwanted(0, (often) => planWords.stays(about.speaker.card(formatCard(card)), often), ['later']),
};

export const { eventOf, planOf } = vocabulary(MEANINGS);

const theirs = (code: number, often: string, { speaker }: Comparison): string =>
  planWords.scores(speaker.seat(Math.floor(code / SPACES.length)), formatSpace(spaceOf(code)), often);

/** Least points of a placement worth mentioning: about the average. */
const WELL = 12;

/** Returns the events of a later placement by the player. */
export function ownEvents({ place: { card, space }, points }: Candidate): number[] {
  const places = eventOf('places', codeOf({ card, space }));
  return points < WELL ? [places] : [places, eventOf('fills', space)];
}

/** Returns the events of another seat's placement. */
export const theirEvents = (
  seat: Seat,
  { place: { space }, points }: Candidate,
  isReply: boolean,
): number[] =>
  points < WELL ? [] : [eventOf(isReply ? 'replies' : 'scores', codeOf({ card: seat, space }))];
