import { formatCard } from '../../engine/five-hundred/cards.ts';
import { teamOf } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { widthOf } from '../../width.ts';
import { faceOf } from '../drawing/face.ts';
import type { Plate } from '../drawing/plate.ts';
import type { FacePlay } from '../drawing/stage.ts';
import type { FiveHundredPosition, Lying } from './lying.ts';
import { nameOf, shortBid, suitName } from './words.ts';

/** Partner or THEM, and who deals. */
export function roleOf(
  seat: Seat,
  { view }: Lying,
  { viewer }: FiveHundredPosition,
  partner: string,
): string {
  const side =
    viewer === 'table' || seat === viewer ? '' : teamOf(seat) === teamOf(viewer) ? partner : 'THEM';
  return [side, seat === view.standing.dealer ? '(D)' : ''].filter(Boolean).join(' ');
}

/** Columns of a line of a tall plate where there is room for words. */
const LONGEST = 16;

/** Who sits there, how many cards and tricks they have, and the contract. `wide`: there is room for words, and for every bid. */
export function plateOf(seat: Seat, position: FiveHundredPosition, lying: Lying, wide: boolean): Plate {
  const { speaker, turn } = position;
  const { contract, calls, cardsLeft, past, swept, best } = lying;
  const taken = past.filter(({ winner }) => winner === seat).length + (swept && best === seat ? 1 : 0);
  const tall = !isFlat(seat, position);
  const said = calls.find((call) => call.seat === seat)?.bid ?? null;
  const bid = said === null || !tall ? '' : shortBid(said, speaker);
  const holds = contract?.seat === seat;
  const left = `${cardsLeft[seat]} left`;
  const took = `took ${taken}`;
  const values = contract?.out.includes(seat)
    ? [seat === speaker.you ? 'sit out' : 'sits out']
    : wide && tall
      ? [`${left} · ${took}`, bid === '' ? '' : holds ? playsText(bid) : `bid ${bid}`]
      : [left, holds && bid !== '' ? `${took} · ${bid}` : took];
  return {
    seat,
    name: speaker.seat(seat),
    facts: roleOf(seat, lying, position, wide && !tall ? 'your partner' : 'partner'),
    values: values.filter(Boolean),
    chips: [],
    toMove: !swept && turn.includes(seat),
    takes: swept && best === seat,
    marked: position.marked.has(`seat ${seat}`),
  };
}

const playsText = (bid: string): string =>
  [`bid ${bid}, plays it`, `plays ${bid}`].find((text) => widthOf(text) <= LONGEST)!;

/** North and south have plates of one line. */
function isFlat(seat: Seat, { viewer, players }: FiveHundredPosition): boolean {
  const south = viewer === 'table' ? 0 : viewer;
  return (seat - south + players.length) % (players.length / 2) === 0;
}

/** A seat's card of the trick, and what is to be written beside it: the suit that a led Joker names. */
export function cardOf(
  seat: Seat,
  { players, speaker, theme, marked }: FiveHundredPosition,
  { trick, best, past, swept }: Lying,
): (FacePlay & { readonly named: string }) | null {
  const place = trick.plays.findIndex((play) => play.seat === seat);
  if (place < 0) return null;
  const state = best === seat ? 'winning' : 'plain';
  const named = place === 0 && trick.named !== null ? `led ${suitName(trick.named, speaker)}` : '';
  const foot = place === 0 && named === '' ? 'led' : '';
  const { card } = trick.plays[place]!;
  const face = faceOf(nameOf(card, speaker), theme, state, foot);
  return {
    face: { ...face, marked: marked.has(`card ${formatCard(card)}`) },
    play: { turn: players.length * past.length + place, seat, takenBy: swept ? best : null },
    named,
  };
}
