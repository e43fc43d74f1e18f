import { describe, expect, test } from 'vitest';
import { type Player, seatPlayers, seatsOfPeople } from '../../../src/ai/player.ts';
import { type BySeat, isRefusal } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { Replay } from '../../../src/tui/match/replay.ts';
import { SeenMatch } from '../../../src/tui/match/seen.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { recorded } from '../../support/logs.ts';

const seenOf = (match: Match, players: BySeat<Player>) => new SeenMatch(match, seatsOfPeople(players));

async function replayOf(name: string): Promise<Replay> {
  const { match, players } = recorded(name);
  const table = await tableOf(partsOf(match.game.id)!.game);
  return new Replay({ seen: seenOf(match, players), players, table });
}

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test('every move of the match has its place, and each way of stepping reaches the end', async () => {
    const replay = await replayOf(`${id}-finished`);
    const places = replay.steps.map((_, at) => replay.placeOf(at));
    expect(places.at(-1)!.made).toBe(recorded(`${id}-finished`).match.moveCount);
    expect(places.every(({ move, round }) => move > 0 || round === null)).toBe(true);
    for (const go of [replay.byMove, replay.byRound, replay.byDeal]) {
      const stops = [0];
      while (stops.at(-1)! < replay.last) stops.push(go(stops.at(-1)!, 1));
      expect(new Set(stops).size).toBe(stops.length);
      expect(go(replay.last, 1)).toBe(replay.last);
      // And back by the very same stops.
      const back = [replay.last];
      while (back.at(-1)! > 0) back.push(go(back.at(-1)!, -1));
      expect(back.reverse()).toEqual(stops);
    }
    // The place of each trick is told in order, from 1, in each deal.
    const first = places.filter(({ deal, round }) => deal === 1 && round !== null).map(({ round }) => round);
    expect(first).toEqual(first.toSorted((a, b) => a! - b!));
    expect(first[0]).toBe(1);
  });

  test('decisions are those of the chosen seat, with more than one legal move', async () => {
    const replay = await replayOf(`${id}-finished`);
    const { game } = replay.seen;
    let found = 0;
    for (let at = replay.byDecision(-1, 1, 0); at !== null; at = replay.byDecision(at, 1, 0)) {
      expect(replay.steps[at + 1]!.seat).toBe(0);
      const moves = game.moves(replay.steps[at]!.view(0), 0)[Symbol.iterator]();
      expect([moves.next().done, moves.next().done]).toEqual([false, false]);
      found++;
    }
    expect(found).toBeGreaterThan(5);
  });

  test('a running deal shows its owner’s eyes alone more than the table, and lays no hand open', async () => {
    const open = await replayOf(`${id}-open`);
    expect(open.home).toBe(0);
    const seats = open.players.map((_, seat) => seat);
    expect(seats.filter((seat) => open.maySee(open.last, seat))).toEqual([0]);
    expect(open.everyView(open.last)).toBeNull();
    expect(open.still(open.last, 1)).toEqual(open.still(open.last, 0));
    const shared = await replayOf(`${id}-hot-seat`);
    expect(seats.filter((seat) => shared.maySee(shared.last, seat))).toEqual([]);
    expect(shared.still(shared.last, 0)).toEqual(shared.still(shared.last, 'table'));
  });
});

test('a match of a single deal is closed while it is played, and open when it is over', async () => {
  const { match: whole, players } = recorded('gongzhu-finished');
  const only = whole.onlyDeal(2);
  if (!only) throw new Error('no such deal');
  const match = new Match(whole.game, { ...whole.setup, only });
  const table = await tableOf(partsOf('gongzhu')!.game);
  const first = () => new Replay({ seen: seenOf(match, players), players, table });
  expect(first().placeOf(0)).toMatchObject({ deal: 2, move: 0 });
  expect(first().isOpen(0)).toBe(false);
  while (!match.over) {
    const seat = match.turn[0]!;
    if (isRefusal(match.play(seat, match.moves(seat).next().value!))) throw new Error('no move');
  }
  const over = first();
  expect(over.isOpen(0)).toBe(true);
  expect(over.everyView(over.last)).toHaveLength(4);
  expect(over.resultOf(0)).toEqual(match.status.results[0]);
});

test('marks stay hidden in a running deal', async () => {
  const { match, players } = recorded('gongzhu-open');
  const table = await tableOf(partsOf('gongzhu')!.game);
  const marks = [3, match.moveCount - 1].map((move) => ({ move, grade: '??' as const }));
  const replay = new Replay({ seen: seenOf(match, players), players, table, marks });
  expect(replay.steps.flatMap((_, at) => replay.markOf(at) ?? [])).toEqual(['??']);
  expect(replay.byMark(replay.last)).toBe(replay.byMark(0));
});

test('a running deal of bots alone shows the table’s view', async () => {
  const { match } = recorded('shang-open');
  const table = await tableOf(partsOf('shang')!.game);
  const replay = new Replay({ seen: new SeenMatch(match, []), players: seatPlayers(4, [], 'normal'), table });
  expect(replay.home).toBe('table');
  expect([0, 1, 2, 3].some((seat) => replay.maySee(replay.last, seat))).toBe(false);
});
