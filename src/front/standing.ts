import { seatsOfPeople } from '../ai/player.ts';
import { type BySeat, isRefusal, type Seat } from '../engine/game.ts';
import { list } from '../engine/words.ts';
import { partsOf } from '../games.ts';
import type { MatchStore } from '../store/matches.ts';
import type { FinishedMatch, SavedMatch } from '../store/saved.ts';
import type { Standing } from '../store/standing.ts';
import { aidText } from './aid.ts';
import { minus } from './number.ts';
import { originText } from './origin.ts';
import type { Player, Players } from './room.ts';

/** The standing of an open match: "deal 4, trick 9, your turn". */
export function standingText({ deal, oneDeal, tricks, turn }: Standing, players: Players): string {
  return [
    ...(oneDeal ? [] : [`deal ${deal}`]),
    ...(tricks === null ? [] : [`trick ${tricks + 1}`]),
    turnText(players, turn),
  ].join(', ');
}

/** The standing with the help so far: "deal 4, your turn; 2 hints". */
function openText(standing: Standing, players: Players): string {
  const help = seatsOfPeople(players).length > 0 ? aidText(standing.aid) : null;
  return [standingText(standing, players), ...(help === null ? [] : [help])].join('; ');
}

/** The people to move, since bots move by themselves. */
function turnText(players: Players, turn: Standing['turn']): string {
  const people = seatsOfPeople(players);
  if (people.length === 0) return 'bots only';
  const next = people.find((seat) => turn.includes(seat));
  if (next === undefined) return 'a bot to move';
  return people.length === 1 ? 'your turn' : `${players[next]!.name} to move`;
}

/** A saved match in words: its standing, its winner with the people's totals, or its damage. `removed`: it is among the removed ones. */
export function savedText(
  match: SavedMatch,
  matches: Pick<MatchStore, 'standing'>,
  removed: boolean,
): string {
  if (match.state === 'damaged' || match.state === 'foreign') return match.sentence;
  const { players, origin } = match;
  const oneDeal = partsOf(match.game)?.game.oneDeal === true;
  const from = origin ? `; ${originText(origin, oneDeal)}` : '';
  if (match.state === 'finished') return endText(match) + from;
  const standing = matches.standing(match.id, { removed });
  return isRefusal(standing) ? standing.sentence : openText(standing, players) + from;
}

/** The end of a match for its people: "won by Cat; You 30; unaided". One deal of a longer match gives only its points: "You 30". */
function endText({ players, result, imported, aid }: FinishedMatch): string {
  const { winners, scores, points = scores } = result;
  const totals = players.flatMap(({ name, bot }, seat) =>
    bot === null ? [`${name} ${minus(points[seat]!)}`] : [],
  );
  return [
    ...(result.points ? [] : [`won by ${namesOf(players, winners)}`]),
    ...(totals.length > 0 ? [totals.join(', ')] : result.points ? ['over'] : []),
    ...(imported === undefined ? [] : ['imported']),
    ...(totals.length > 0 && aid ? [aidText(aid)!] : []),
  ].join('; ');
}

const namesOf = (players: BySeat<Player>, seats: readonly Seat[]): string =>
  list(seats.map((seat) => players[seat]?.name ?? `seat ${seat + 1}`));
