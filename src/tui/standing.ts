import type { Standing } from '../store/matches.ts';
import type { Players } from './room.ts';

/** Where a match stands that is not over: "deal 4, trick 9, your turn". */
export function standingText({ deal, oneDeal, tricks, turn }: Standing, players: Players): string {
  return [
    ...(oneDeal ? [] : [`deal ${deal}`]),
    ...(tricks === null ? [] : [`trick ${tricks + 1}`]),
    turnText(players, turn),
  ].join(', ');
}

/** Whose turn it is among people, whom the screen asks; bots move by themselves. */
function turnText(players: Players, turn: Standing['turn']): string {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (people.length === 0) return 'bots only';
  const next = people.find((seat) => turn.includes(seat));
  if (next === undefined) return 'a bot to move';
  return people.length === 1 ? 'your turn' : `${players[next]!.name} to move`;
}
