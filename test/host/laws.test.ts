import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { randomMove } from '../../src/ai/random.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/engine/game.ts';
import { Match, movesMade } from '../../src/engine/match.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { catalogue } from '../../src/games.ts';
import { TableConductor } from '../../src/host/conductor.ts';
import { drawnOn } from '../../src/host/guest.tsx';
import type { AnyTable } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { until } from '../support/display.ts';
import { openPty } from '../support/pty.ts';
import { twinOf } from '../support/twin.ts';
import { type Evening, evening, SHORT, settled } from './evening.ts';
import { CODE, openHouse } from './house.ts';
import { storm } from './storm.ts';

const GAMES = catalogue.map(({ game }) => [game.id, game] as const);
const hasSsh = ['ssh', 'ssh-keygen'].every((name) => !spawnSync(name, ['-?']).error);
const SEED = 'nobody-is-to-know-this';

describe.each(GAMES)('%s at a hosted table', (id, game) => {
  test('people come, go, ask to undo and play: every screen shows the referee’s view, and every player in turn can move', async () => {
    const tally = await storm(id, 'suite');
    expect(tally).toMatchObject({ over: 1 });
    expect(tally.lost).toBeGreaterThan(0);
    expect(tally.back).toBeGreaterThan(0);
  });

  test('cards hidden from a seat leave every byte sent to it unchanged, and the seed is never sent', async () => {
    const here = played(game, await tableOf(game));
    const twin = twinOf(here, 1);
    const bytes = [];
    for (const match of [here, twin]) bytes.push(await seenAt(1, match));
    expect(bytes[0]!.length).toBeGreaterThan(2000);
    expect(bytes[1]).toBe(bytes[0]);
    expect(bytes[0]).not.toContain(SEED);
  });
});

test.each(GAMES)('%s: the keys of a guest move for no other seat', async (id) => {
  const plays = vi.spyOn(TableConductor.prototype, 'play');
  const wishes = vi.spyOn(TableConductor.prototype, 'wish');
  onTestFinished(() => void vi.restoreAllMocks());
  const { host, guest, table, pass } = await evening({ game: id });
  await host();
  const kim = await guest('kim');
  table.begin();
  const random = randomFor('keys', id);
  const keys = ['\r', ' ', '\t', '\x1b[C', '\x1b[D', '\x1b[A', 'm', 'p', 'c', ...'123456789'];
  let asked = 0;
  for (let round = 0; round < 40; round++) {
    // A bot moves for whoever is asked, so that the match goes on; between its moves somebody else is asked while kim types.
    for (const seat of [0, 1]) table.nudge(seat);
    await pass(600);
    if (table.waiting.since(0) !== null) asked++;
    for (let n = 0; n < 6; n++) kim.keys(keys[random.below(keys.length)]!);
    await settled();
  }
  expect(asked).toBeGreaterThan(0);
  const seats = [...plays.mock.calls, ...wishes.mock.calls].map(([seat]) => seat);
  expect(seats.filter((seat) => seat !== 1)).toEqual([]);
});

test.skipIf(!hasSsh)(
  'cards hidden from a seat leave every byte sent to it through OpenSSH unchanged',
  async () => {
    const { game } = catalogue[0]!;
    const here = played(game, await tableOf(game));
    const bytes = [];
    for (const match of [here, twinOf(here, 1)]) bytes.push(await seenAt(1, match, throughSsh));
    expect(bytes[0]!.length).toBeGreaterThan(2000);
    expect(bytes[1]).toBe(bytes[0]);
    expect(bytes[0]).not.toContain(SEED);
  },
);

/** Somebody at a table: what they were sent, and all of it has come. */
interface Watched {
  readonly raw: string;
  readonly arrived: () => Promise<void>;
}

/** Comes in from a terminal that is not there. */
const inside = async ({ guest }: Evening): Promise<Watched> => {
  const kim = await guest('kim');
  return {
    get raw() {
      return kim.raw;
    },
    arrived: settled,
  };
};

/** Comes in as a friend does who has typed `ssh`. */
const throughSsh = async ({ tables, table, clock, folder }: Evening): Promise<Watched> => {
  const house = await openHouse({
    clock,
    welcome: (visitor, terminal, gone) => tables.welcome(visitor, drawnOn(terminal), gone),
  });
  onTestFinished(() => house.close());
  const key = join(folder, 'id');
  spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  const blob = Buffer.from(readFileSync(`${key}.pub`, 'utf8').split(' ')[1]!, 'base64');
  const digest = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  house.guests.remember(`SHA256:${digest}`, 'kim', CODE);
  const known = [
    '-o',
    'UserKnownHostsFile=/dev/null',
    '-o',
    'StrictHostKeyChecking=no',
    '-o',
    'LogLevel=ERROR',
  ];
  const own = ['-F', 'none', '-o', 'IdentitiesOnly=yes', '-o', 'IdentityAgent=none', '-i', key];
  const pty = openPty({ command: ['ssh', '-p', String(house.port), ...known, ...own, 'kim@127.0.0.1'] });
  await until(() => table.people.length === 2);
  const arrived = async () => {
    await settled();
    await until(() => Buffer.byteLength(pty.raw) >= house.sent());
    await settled();
    await until(() => Buffer.byteLength(pty.raw) >= house.sent());
  };
  return {
    get raw() {
      return pty.raw;
    },
    arrived,
  };
};

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
async function seenAt(guest: Seat, match: Match, come = inside): Promise<string> {
  const { game, entries, setup } = match;
  const decks = entries.flatMap((entry) => ('deck' in entry ? [entry.deck.split(' ')] : [])).slice(0, 1);
  const moves = new Map<Seat, string[]>();
  for (const { seat, move } of movesMade(match)) moves.set(seat, [...(moves.get(seat) ?? []), move]);
  const next = (seat: Seat): string | undefined => {
    const { history: made } = table.kept!.match;
    return moves.get(seat)?.[made.filter((step) => step.seat === seat).length];
  };
  const here = await evening({
    game: game.id,
    seed: setup.seed,
    setup: { decks },
    askBot: ({ seat }) => {
      const move = next(seat);
      return move === undefined ? new Promise(() => {}) : Promise.resolve({ move, capped: false });
    },
  });
  const { host, table, clock } = here;
  await host();
  const kim = await come(here);
  table.begin();
  for (let idle = 0, before = -1; idle < 6; ) {
    for (let tick = 0; tick < 4; tick++) {
      clock.forward(250);
      await kim.arrived();
    }
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
