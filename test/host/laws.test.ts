import { describe, expect, test } from 'vitest';
import { randomMove } from '../../src/ai/random.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/engine/game.ts';
import { Match, movesMade } from '../../src/engine/match.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { catalogue } from '../../src/games.ts';
import type { AnyTable } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { twinOf } from '../support/twin.ts';
import { evening, SHORT, settled } from './evening.ts';
import { storm } from './storm.ts';

const GAMES = catalogue.map(({ game }) => [game.id, game] as const);
const SEED = 'nobody-is-to-know-this';

describe.each(GAMES)('%s at a hosted table', (id, game) => {
  test('people come, go, ask back and play: every screen shows the referee’s view, and nobody who is asked waits', async () => {
    const tally = await storm(id, 'suite');
    expect(tally).toMatchObject({ over: 1 });
    expect(tally.lost).toBeGreaterThan(0);
    expect(tally.back).toBeGreaterThan(0);
  });

  test('cards that a seat cannot know change no byte that is sent to it, and the seed is told to nobody', async () => {
    const seat = 1;
    const here = played(game, await tableOf(game));
    const twin = twinOf(here, seat);
    const bytes = [];
    for (const match of [here, twin]) bytes.push(await seenAt(seat, match));
    expect(bytes[0]!.length).toBeGreaterThan(2000);
    expect(bytes[1]).toBe(bytes[0]);
    expect(bytes[0]).not.toContain(SEED);
  });
});

/** Half of a first deal, played at random; what nobody is asked for is played as at any table. */
function played(game: AnyGame, table: AnyTable): Match {
  const match = matchOf(game, []);
  while (match.status.deal === 1 && !match.over) {
    const seat = match.turn[0]!;
    const random = randomFor('laws', seat, match.moveCount);
    const view = match.view(seat);
    const move = table.unasked?.(view, seat, 'apart') ?? randomMove(game, view, seat, random);
    match.play(seat, game.format(move));
  }
  const decks = match.entries.flatMap((entry) => ('deck' in entry ? [entry.deck.split(' ')] : []));
  const again = matchOf(game, decks.slice(0, 1));
  for (const { seat, move } of movesMade(match).slice(0, Math.floor(match.moveCount * 0.5)))
    again.play(seat, move);
  return again;
}

function setupOf(game: AnyGame, decks: readonly (readonly string[])[]) {
  const setup = readSetup(game, { seed: SEED, ...SHORT[game.id], decks }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return setup;
}
const matchOf = (game: AnyGame, decks: readonly (readonly string[])[]) =>
  new Match(game, setupOf(game, decks));

/** Every byte that the guest at this seat is sent while the moves of this match are made. */
async function seenAt(guest: Seat, match: Match): Promise<string> {
  const { game, entries, setup } = match;
  const decks = entries.flatMap((entry) => ('deck' in entry ? [entry.deck.split(' ')] : [])).slice(0, 1);
  const moves = new Map<Seat, string[]>();
  for (const { seat, move } of movesMade(match)) moves.set(seat, [...(moves.get(seat) ?? []), move]);
  const next = (seat: Seat): string | undefined => {
    const { history: made } = table.kept!.match;
    return moves.get(seat)?.[made.filter((step) => step.seat === seat).length];
  };
  const {
    host,
    guest: come,
    table,
    pass,
  } = await evening({
    game: game.id,
    seed: setup.seed,
    setup: { decks },
    askBot: ({ seat }) => {
      const move = next(seat);
      return move === undefined ? new Promise(() => {}) : Promise.resolve({ move, capped: false });
    },
  });
  await host();
  const kim = await come('kim');
  table.begin();
  for (let idle = 0, before = -1; idle < 6; ) {
    await pass(1000);
    for (const person of table.people) {
      const { session } = table.presenceOf(person)!;
      const { mode } = session!.scene;
      const move = mode.kind === 'turn' ? next(mode.seat) : undefined;
      if (move !== undefined) expect(session!.play(move)).toBeNull();
    }
    const { moveCount } = table.kept!.match;
    idle = moveCount === before ? idle + 1 : 0;
    before = moveCount;
  }
  await settled();
  expect(table.chairs.seatOf(table.people[1]!)).toBe(guest);
  expect(table.kept!.match.moveCount).toBe(match.moveCount);
  return kim.raw;
}
