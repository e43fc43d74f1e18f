import { expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import { partsOf } from '../../src/games.ts';
import { KeyboardConductor } from '../../src/tui/match/conductor.ts';
import { Session } from '../../src/tui/match/session.ts';
import { tableOf } from '../../src/tui/tables.ts';

// By the rules the Dealer of Shengji takes a kitty of six; the widow of 500 is shown apart from the hands.
test.each([
  ['gongzhu', [13, 13, 13, 13]],
  ['500', [10, 10, 10, 10]],
  ['shengji', [35, 35, 35, 35, 35, 41]],
])('after a deal of %s every hand can be shown at its fullest', async (id, sizes) => {
  const entry = partsOf(id)!;
  const { game } = entry;
  const setup = readSetup(game, { seed: 'hands' }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(game, setup);
  while (match.status.results.length === 0) {
    const seat = match.turn[0]!;
    const moves = match.moves(seat);
    // The second move where there is one: 500's first is to pass.
    const [first, second] = [moves.next().value, moves.next().value];
    match.play(seat, (match.status.phase === 'bid' && second) || first!);
  }
  const table = await tableOf(entry.game);
  const players = seatPlayers(match.setup.seats, [0], 'normal');
  const conductor = new KeyboardConductor({ entry, match, players, table });
  const { transcript } = new Session({ conductor, pace: 'instant' });
  const hands = transcript
    .fullestHands(1, (view, seat) => [table.hand!(view, seat, plainSpeaker)])
    .map((groups) => groups.flat());
  expect(hands.map(({ length }) => length).toSorted()).toEqual(sizes);
});
