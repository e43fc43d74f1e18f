import type { Speaker } from '../../engine/game.ts';
import { parse, pointsOf } from '../../engine/shengji/cards.ts';
import { advanceFor } from '../../engine/shengji/score.ts';
import type { DealResult } from '../../engine/shengji/state.ts';
import { within } from '../../engine/words.ts';
import type { SheetLines } from '../sheet/page.ts';
import { formText, ordinalText } from './words.ts';

/** The points in the cards that were buried, before they are multiplied. */
export const kittyPointsOf = ({ kitty }: DealResult): number => pointsOf(kitty.map((card) => parse(card)!));

/** The row of the table of levels that was met: `80–155: every House member +1`. */
export function rowText({ playerPoints }: DealResult, deadZone: boolean): string {
  const { party, levels } = advanceFor(playerPoints, deadZone);
  const from = playerPoints === 0 ? 0 : Math.max(5, Math.floor(playerPoints / 80) * 80);
  const upTo = Math.floor(playerPoints / 80) * 80 + 75;
  const range = playerPoints === 0 ? '0' : `${from}–${upTo}`;
  const who = party === 'house' ? 'every House member' : 'every Player';
  return levels === 0 ? `${range}: nobody rises` : `${range}: ${who} +${levels}`;
}

/** How the points of the Player party came about, the row of the rules that they meet, and that nothing is missing from the 400. */
export function howLines(deal: DealResult, speaker: Speaker, deadZone: boolean): SheetLines {
  const { playerPoints, kittyPoints, last, house, taken } = deal;
  const tricks = playerPoints - kittyPoints;
  const kitty = kittyPointsOf(deal);
  const byHouse = house.includes(last.seat);
  const ours = taken.reduce((sum, n, seat) => (house.includes(seat) ? sum + n : sum), 0);
  const led = `${formText(last)}: `;
  const factor = 2 * last.size * last.length;
  return {
    kind: 'lines',
    title: 'HOW IT WAS SCORED',
    rows: [
      { text: 'Player party, in tricks', value: String(tricks) },
      { text: `last trick: ${speaker.seat(last.seat)}, ${byHouse ? 'House' : 'Player'}` },
      byHouse
        ? { text: 'so the kitty counts nothing', value: '0' }
        : { text: `${led}kitty ${kitty} × ${factor}`, value: String(kittyPoints) },
      { text: 'Player party', value: String(playerPoints), style: { bold: true } },
      { text: rowText(deal, deadZone), style: { bold: true } },
      { text: `House ${ours} + ${tricks} + kitty ${kitty} = ${ours + tricks + kitty}` },
    ],
  };
}

/** `2nd A♦ met by Fay in trick 5 · 2nd A♥ by Fay too: adds nobody`. */
export function ticketsText({ tickets }: DealResult, speaker: Speaker): string {
  return tickets
    .map(({ ordinal, card, met, trick, joins }, place) => {
      const name = `${ordinalText(ordinal)} ${speaker.card(card)}`;
      if (met === null) return `${name} met by nobody`;
      const seat = within(speaker).seat(met);
      if (!joins && met === tickets[1 - place]?.met) return `${name} by ${seat} too: adds nobody`;
      return `${name} met by ${seat} in trick ${trick}${joins ? '' : ': adds nobody'}`;
    })
    .join(' · ');
}
