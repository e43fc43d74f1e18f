import type { Speaker } from '../../engine/game.ts';
import { callCards, trumpRank } from '../../engine/shengji/calling.ts';
import { COPIES, format, KITTY } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { type Advance, advanceFor } from '../../engine/shengji/score.ts';
import type { Call, Deal, Hidden, OpenTicket, PlayPhase } from '../../engine/shengji/state.ts';
import { count, inWords, within } from '../../engine/words.ts';
import { meter } from '../drawing/meter.ts';
import type { Stakes } from '../table.ts';
import type { Theme } from '../theme.ts';
import { lyingOf } from './lying.ts';
import { type ShengjiPosition, shortTicket } from './words.ts';

/** What ends the match, in a few words. */
export function ends({ standing }: ShengjiPosition['view']): string {
  const { deals, to } = standing.rules;
  return deals === null
    ? `whoever rises past ${levelText(to)} wins`
    : `ends after ${count(deals, 'deal')}, high level wins`;
}

/** For the top line: the level and the trumps, and at the right the Dealer and what set the trumps. */
export function banner(position: ShengjiPosition): Stakes {
  const lying = lyingOf(position);
  if (lying === null) return { right: ends(position.view) };
  const { view } = lying;
  const { speaker } = position;
  if (view.phase === 'draw') {
    const { dealer } = view.standing;
    return {
      parts: ['the draw', `level ${levelText(trumpRank(view.standing) + 2)}`],
      right: dealer === null ? 'no Dealer yet: the caller' : `(D) ${speaker.seat(dealer)}`,
    };
  }
  const { trumps } = view.deal;
  const now = {
    bury: `bury ${inWords(KITTY)}`,
    tickets: 'two tickets',
    play: `trick ${lying.past.length + 1}`,
  }[view.phase];
  return {
    parts: [
      `level ${levelText(trumps.rank + 2)}`,
      trumps.suit === null ? 'no trump suit' : `trumps ${speaker.suit('CDHS'[trumps.suit]!)}`,
      now,
    ],
    right: setBy(view.deal, speaker),
  };
}

export const callText = (call: Call, speaker: Speaker): string =>
  callCards(call)
    .map((copy) => speaker.card(format(copy)))
    .join('');

/** The Dealer, and what fixed the trumps: `(D) Cat called 2♣2♣2♣`. */
function setBy({ dealer, call, turnedUp }: Deal, speaker: Speaker): string {
  const name = speaker.seat(dealer);
  const head = dealer === speaker.you ? `${name} (D)` : `(D) ${name}`;
  if (call === null)
    return `${head} · turned up ${turnedUp.map((card) => speaker.card(format(card))).join(' ')}`;
  const called = `called ${callText(call, speaker)}`;
  return call.seat === dealer ? `${head} ${called}` : `${head} · ${speaker.seat(call.seat)} ${called}`;
}

/** How a ticket stands: `met by Fay`, `1 played, 3 to come`. */
export function ticketState({ card, met }: OpenTicket, gone: readonly number[], speaker: Speaker): string {
  if (met !== null) return `met by ${within(speaker).seat(met)}`;
  const played = gone[card]!;
  return `${played > 0 ? `${played} played, ` : ''}${COPIES - played} to come`;
}

/** Both tickets: `2nd A♦  met by Fay  ·  2nd A♥  1 played, 3 to come`. */
export const ticketsText = ({ tickets, gone }: PlayPhase<Hidden>, speaker: Speaker): string =>
  tickets
    .map((ticket) => `${shortTicket(ticket, speaker)}  ${ticketState(ticket, gone, speaker)}`)
    .join('  ·  ');

/** Points lying with the known House and with all others. */
export function pointsBy({ points, house }: PlayPhase<Hidden>): {
  readonly house: number;
  readonly others: number;
} {
  const ours = points.reduce((sum, n, seat) => (house.includes(seat) ? sum + n : sum), 0);
  return { house: ours, others: points.reduce((sum, n) => sum + n, 0) - ours };
}

/** Points between two marks of the table of levels. */
const STEP = 80;

/** `House +1`, `Player +2`, or `nobody`. */
export const advanceText = ({ party, levels }: Advance): string =>
  levels === 0 ? 'nobody' : `${party === 'house' ? 'House' : 'Player'} +${levels}`;

/** How far the points outside the House have come: the number, a meter to the next mark, that mark, and what holds now. */
export function pointsLine(view: PlayPhase<Hidden>, cells: number, theme: Theme) {
  const { deadZone } = view.standing.rules;
  const { others } = pointsBy(view);
  const known = view.tickets.every(({ met }) => met !== null);
  const mark = others === 0 ? 5 : (Math.floor(others / STEP) + 1) * STEP;
  return {
    who: known ? 'Players' : 'not House',
    points: String(others),
    meter: meter(((others % STEP) / STEP) * cells, cells, theme),
    mark: String(mark),
    now: advanceFor(others, deadZone),
  };
}

/** The rows of the table of levels, and which of them these points of the Player party meet. */
export function marksFor(
  points: number,
  deadZone: boolean,
): { readonly text: string; readonly holds: boolean }[] {
  const high = Math.floor(points / STEP) * STEP;
  const steps = [0, 5, 80, 160, 240, 320, ...(high > 320 ? [high] : [])];
  let party = '';
  return steps.map((from, place) => {
    const advance = advanceFor(from, deadZone);
    const again = party === 'player' && advance.party === 'player' && advance.levels > 0;
    party = advance.levels > 0 ? advance.party : '';
    const holds = points >= from && points < (steps[place + 1] ?? Number.POSITIVE_INFINITY);
    return { text: `${from} ${again ? `+${advance.levels}` : advanceText(advance)}`, holds };
  });
}
