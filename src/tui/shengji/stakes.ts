import type { Speaker } from '../../engine/game.ts';
import { callCards, trumpRank } from '../../engine/shengji/calling.ts';
import { format } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { advanceFor } from '../../engine/shengji/score.ts';
import type { Call, Deal, Hidden, PlayPhase } from '../../engine/shengji/state.ts';
import { count } from '../../engine/words.ts';
import { layoutOf } from './layout.ts';
import { type FixedView, type ShengjiPosition, shortTicket } from './words.ts';

/** Names are cut to this where a line holds several. */
export const NAME = 9;

/** When the match ends. */
export function ends({ standing }: ShengjiPosition['view']): string {
  const { deals, to } = standing.rules;
  return deals === null
    ? `whoever rises past ${levelText(to)} wins`
    : `ends after ${count(deals, 'deal')}, high level wins`;
}

/** For the top line: level, trumps and what set them, Dealer. */
export function banner(position: ShengjiPosition): string {
  const layout = layoutOf(position);
  if (layout === null) return 'each for their own level';
  const { view } = layout;
  const { speaker } = position;
  if (view.phase === 'draw') {
    const { dealer } = view.standing;
    const who = dealer === null ? 'caller becomes (D)' : `(D) ${speaker.seat(dealer)}`;
    return `LEVEL ${levelText(trumpRank(view.standing) + 2)} | ${standingCall(view.call, speaker)} | ${who}`;
  }
  const { dealer, trumps } = view.deal;
  const sign = trumps.suit === null ? 'none' : speaker.suit('CDHS'[trumps.suit]!);
  return `LEVEL ${levelText(trumps.rank + 2)} | TRUMP ${sign} (${setBy(view.deal, speaker)}) | (D) ${speaker.seat(dealer)}`;
}

const callText = ({ seat, card, count: copies }: Call, speaker: Speaker): string =>
  `${speaker.seat(seat).slice(0, NAME)} ${callCards({ seat, card, count: copies })
    .map((copy) => speaker.card(format(copy)))
    .join('')}`;

const standingCall = (call: Call | null, speaker: Speaker): string =>
  call === null ? 'no call yet' : `standing call ${callText(call, speaker)}`;

/** What fixed the trumps. */
const setBy = ({ call }: Deal, speaker: Speaker): string =>
  call === null ? 'no call, turned up' : `call ${callText(call, speaker)}`;

/** Both tickets: `TICKETS  1st A♥: 1 played, 3 to come  |  2nd K♣: met by Bo`. */
export function ticketsLine(view: FixedView, speaker: Speaker): string {
  if (view.phase !== 'play') return 'TICKETS  not announced yet';
  const texts = view.tickets.map((ticket) => {
    const gone = view.gone[ticket.card]!;
    const state =
      ticket.met === null
        ? `${gone} played, ${4 - gone} to come`
        : `met by ${speaker.seat(ticket.met).slice(0, NAME)}`;
    return `${shortTicket(ticket, speaker)}: ${state}`;
  });
  return `TICKETS  ${texts.join('  |  ')}`;
}

/** `NOT HOUSE YET 85: House +1, next mark 160 | House 20`. */
export function pointsLine({ points, house, tickets, standing }: PlayPhase<Hidden>): string {
  const lying = (ofHouse: boolean): number =>
    points.reduce((sum, n, seat) => (house.includes(seat) === ofHouse ? sum + n : sum), 0);
  const [theirs, ours] = [lying(false), lying(true)];
  const known = tickets.every(({ met }) => met !== null);
  const { party, levels } = advanceFor(theirs, standing.rules.deadZone);
  const mark = (Math.floor(theirs / 80) + 1) * 80;
  return `${known ? 'PLAYERS' : 'OTHERS'} ${theirs} of ${mark} (now: ${party === 'house' ? 'House' : 'Players'} +${levels}) | HOUSE ${ours}`;
}
