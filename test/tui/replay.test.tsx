import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Result } from '../../src/engine/game.ts';
import { randomFor } from '../../src/engine/random.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { tableOf } from '../../src/tui/tables.ts';
import { chargeOf } from '../support/charge.ts';
import { simulatedClock } from '../support/clock.ts';
import { recorded } from '../support/logs.ts';
import { press, text } from '../support/press.ts';
import { silentReview } from '../support/reviews.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';
import { openStage, type Stage, type StageOptions } from '../support/stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];
const KEYS = {
  left: '\x1b[D',
  right: '\x1b[C',
  up: '\x1b[A',
  down: '\x1b[B',
  pgUp: '\x1b[5~',
  pgDn: '\x1b[6~',
  home: '\x1b[H',
  end: '\x1b[F',
};

/** A room with this match among the saved ones. */
function roomWith(name: string): TestRoom {
  const room = makeRoom();
  const { folder } = room.matches as MatchStore;
  mkdirSync(folder, { recursive: true });
  copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${name}.ndjson`));
  return room;
}

/** What `cardroom replay` shows of a recorded match. */
async function replayed(
  name: string,
  options: StageOptions = {},
  room = makeRoom(),
  named = recorded(name).players,
): Promise<Stage> {
  const stage = await openStage(
    <App
      room={room}
      catalogue={catalogue}
      start={{ kind: 'replay', played: { id: name, ...recorded(name), players: named, about: {} } }}
      beginReview={silentReview}
    />,
    options,
  );
  await stage.waitFor(/replay [·.] /);
  return stage;
}

/** The line above the key bar that says where one is. */
const place = (stage: Stage): string => stage.lines().at(-4)!.trim();

const ids = catalogue.map(({ game }) => game.id);

/** In the top line. */
const ALL_HANDS = /replay · (?:deal \d+ · )?all hands/;

describe.each(SIZES)('at $columns×$rows', (size) => {
  test.each(ids)(
    '%s: every step of a finished match is drawn whole, from every seat and with all cards',
    async (id) => {
      const stage = await replayed(`${id}-finished`, { size });
      const { match, players } = recorded(`${id}-finished`);
      const seen = new Set<string>();
      for (let steps = 0; steps < 25; steps++) {
        const shown = await press(stage, KEYS.down);
        expect(stage.lines().every((line) => line.length < size.columns)).toBe(true);
        expect(stage.lines().at(-1)).toMatch(/\S/);
        seen.add(shown);
      }
      expect(seen.size).toBeGreaterThan(8);
      await press(stage, KEYS.end);
      expect(place(stage)).toContain(
        match.game.oneDeal ? 'move ' : `deal ${match.status.results.length} of `,
      );
      await press(stage, KEYS.home, KEYS.right);
      for (const seat of players.keys()) {
        const shown = await press(stage, String(seat + 1));
        expect(shown).toContain(
          seat === 0 ? 'Seen through your eyes.' : `Seen through ${players[seat]!.name}'s eyes.`,
        );
      }
      expect(await press(stage, '0')).toContain('You see what everybody can see.');
      const shown = await press(stage, 'a');
      expect(shown).toMatch(/points +hands|\d left[\s\S]*\d left/);
      expect(shown).toMatch(ALL_HANDS);
      expect(await press(stage, 'a')).not.toMatch(ALL_HANDS);
    },
  );
});

const LONG = ['Maximiliana', 'Bartholomew', 'Constantine', 'Desdemona-Jo', 'Evangelina', 'Ferdinand-Al'];

test.each(ids)('%s: the last sentence of a replay is whole, even with the longest names', async (id) => {
  const { match, players } = recorded(`${id}-finished`);
  const named = players.map((player, seat) => ({ ...player, name: LONG[seat]! }));
  const stage = await replayed(`${id}-finished`, {}, makeRoom(), named);
  await press(stage, KEYS.end);
  const last = match.history
    .at(-1)!
    .sentences(0, makeSpeaker(named, 0, UNICODE_GLYPHS))
    .at(-1)!;
  const foot = stage.lines().slice(-4, -1).join(' ').replace(/\s+/g, ' ');
  expect(foot).toContain(last);
});

/** What is told of each hand at the end of a deal: its cards, and how its seat stood. */
test.each([
  [
    'gongzhu',
    ({ points }: Result) =>
      points.map(
        (brought) => `0 left · deal ${brought > 0 ? '+' : brought < 0 ? '−' : ''}${Math.abs(brought)}`,
      ),
  ],
  ['500', ({ points }: Result) => points.map((_, seat) => `0 left · ${seat % 2 === 0 ? 'US' : 'THEM'}`)],
  ['shang', ({ points }: Result) => points.map((left) => `${left} left`)],
  ['shengji', (deal: Result) => (deal.taken as number[]).map((taken) => `0 left · ${taken} point`)],
] as const)(
  '%s: after the last move hands are the unplayed cards, and sums those of the whole deal',
  async (id, told) => {
    const { match } = recorded(`${id}-finished`);
    const stage = await replayed(`${id}-finished`, { size: { columns: 120, rows: 40 } });
    await press(stage, KEYS.end);
    const shown = await press(stage, 'a');
    for (const note of told(match.status.results.at(-1)!)) expect(shown).toContain(note);
  },
);

test('the answer to a dead key stands above the events, all of which stay', async () => {
  const stage = await replayed('gongzhu-finished');
  const words = () => stage.lines().slice(-4, -1);
  await press(stage, KEYS.right);
  for (let moves = 0; words()[1] === '' || words()[1]!.startsWith(' Next:'); moves++) {
    expect(moves).toBeLessThan(50);
    await press(stage, KEYS.right);
  }
  const [first, second] = words();
  await press(stage, 'x');
  expect(words()).toEqual([' x does nothing here; ? shows the keys that do.', first, second]);
});

/** A line of it has room for where one is and what happened. */
const WIDE = { columns: 160, rows: 50 };

test.each(ids.flatMap((id) => [80, 120, 160].map((columns) => [id, columns] as const)))(
  '%s at %d columns: panels name only keys of the replay',
  async (id, columns) => {
    const stage = await replayed(`${id}-finished`, { size: { columns, rows: columns === 80 ? 24 : 50 } });
    await press(stage, KEYS.right, KEYS.down, KEYS.down, KEYS.left);
    const board = stage.lines().slice(2, -4).join('\n');
    expect(board).not.toMatch(/\((v|m|Tab)\)/);
  },
);

test('keys go by moves, tricks and deals, forward and back, and to the ends', async () => {
  const stage = await replayed('gongzhu-finished', { size: WIDE });
  expect(place(stage)).toMatch(/^deal 1 of 3 · Deal 1: pass three cards/);
  await press(stage, KEYS.right);
  expect(place(stage)).toMatch(/^deal 1 of 3 · move 1 of 56 · Dan passes three cards to you/);
  await press(stage, KEYS.left);
  expect(place(stage)).toMatch(/^deal 1 of 3 · Deal 1/);
  await press(stage, KEYS.down, KEYS.down);
  expect(place(stage)).toMatch(/^deal 1 of 3 · trick 1 · move 8 of 56 · /);
  await press(stage, KEYS.down);
  expect(place(stage)).toMatch(/^deal 1 of 3 · trick 2 · move 12 of 56 · /);
  await press(stage, KEYS.left, KEYS.up);
  expect(place(stage)).toMatch(/trick 1 · move 8 of 56/);
  await press(stage, KEYS.pgDn);
  expect(place(stage)).toMatch(/^deal 2 of 3 · Deal 2: pass three cards to the right/);
  await press(stage, KEYS.right, KEYS.pgUp);
  expect(place(stage)).toMatch(/^deal 2 of 3 · Deal 2/);
  await press(stage, KEYS.pgUp);
  expect(place(stage)).toMatch(/^deal 1 of 3 · Deal 1/);
  await press(stage, 'G');
  expect(place(stage)).toMatch(/^deal 3 of 3 · trick 13 · move 56 of 56/);
  await press(stage, 'g');
  expect(place(stage)).toMatch(/^deal 1 of 3 · Deal 1/);
});

test("a replay goes by rounds in King's Court, by tables in Shang, and past quiet draws in Shengji", async () => {
  const court = await replayed('kings-court-finished', { size: WIDE });
  await press(court, KEYS.down);
  expect(place(court)).toMatch(/^round 1 · move 4 of 36 · Dan places/);
  const shang = await replayed('shang-finished', { size: WIDE });
  await press(shang, KEYS.down);
  expect(place(shang)).toMatch(/^deal 1 of 5 · table 1 · move 5 of 24 · Cat checks/);
  const shengji = await replayed('shengji-finished', { size: WIDE });
  await press(shengji, KEYS.right);
  expect(place(shengji)).toMatch(/move \d\d+ of 344 · \w+ calls? /);
});

test('[ and ] go to the decisions of the chosen seat and say what it did', async () => {
  const stage = await replayed('gongzhu-finished');
  await press(stage, ']');
  expect(text(stage)).toMatch(/move 3 of 56 · .*\n Next: You pass A♣ 4♦ K♥ to Bo\./);
  await press(stage, ']');
  expect(text(stage)).toMatch(/\n Next: You play /);
  await press(stage, '[');
  expect(text(stage)).toMatch(/\n Next: You pass /);
  expect(await press(stage, '[')).toContain('There is no decision before this one.');
  await press(stage, '3', ']');
  expect(text(stage)).toMatch(/\n Next: Cat plays /);
});

test('short windows drop the events before the deal and the trick', async () => {
  const stage = await replayed('gongzhu-finished');
  const seen: string[] = [];
  for (let steps = 0; steps < 14; steps++) {
    await press(stage, ']');
    if (text(stage).includes(' Next: You lead')) seen.push(place(stage));
  }
  expect(seen.length).toBeGreaterThan(0);
  // That the trick before was taken is what a lead comes from.
  for (const line of seen) expect(line).toMatch(/move \d+ of 56 .*You win the trick with ../);
  expect(seen.join('\n')).toMatch(/^move /m);
});

test('Space goes on by itself at the pace, and any key stops it', async () => {
  const clock = simulatedClock();
  const room = makeRoom({ pace: 'normal' });
  const stage = await replayed('gongzhu-finished', { clock }, room);
  await press(stage, ' ');
  const places: string[] = [];
  for (let moves = 0; moves < 6; moves++) {
    clock.forward(500);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    await stage.drawn();
    places.push(/move \d+/.exec(place(stage))?.[0] ?? '');
  }
  expect(places).toEqual(['move 1', 'move 2', 'move 3', 'move 4', 'move 5', 'move 6']);
  await press(stage, 'q');
  clock.forward(60_000);
  await press(stage, '?', '?');
  expect(place(stage)).toMatch(/move 6 of 56/);
});

test('! goes to the next decision that a review marked, which shows its mark like any other way to it', async () => {
  const { ReplayScreen } = await import('../../src/tui/screens/replay/replay.tsx');
  const { SeenMatch } = await import('../../src/tui/match/seen.ts');
  const { match, players } = recorded('gongzhu-finished');
  const entry = catalogue.find(({ game }) => game === match.game)!;
  const room = makeRoom();
  const stage = await openStage(
    <ReplayScreen
      seen={new SeenMatch(match, [0])}
      players={players}
      table={await tableOf(entry.game)}
      settings={room.settings}
      marks={[
        { move: 15, grade: '??' },
        { move: 60, grade: '?' },
      ]}
      onClose={() => {}}
    />,
  );
  await stage.waitFor(/replay [·.] /);
  await press(stage, '!');
  expect(text(stage)).toMatch(/move 15 of 56 · .*\n Next: \?\? You play K♠\./);
  await press(stage, KEYS.right);
  expect(place(stage)).toMatch(/move 16 of 56 \?\? · You play K♠/);
  await press(stage, '!');
  expect(place(stage)).toMatch(/^deal 2 of 3 · move 4 of/);
  await press(stage, '!');
  expect(place(stage)).toMatch(/^deal 1 of 3 · .*move 15 of 56/);
  // Nothing goes on from here without somebody to begin it.
  expect(await press(stage, 'y')).toContain('y does nothing here');
});

test('the replay of the command shows the marks of a kept review', async () => {
  const room = makeRoom();
  const { match } = recorded('gongzhu-finished');
  const { policy } = catalogue.find(({ game }) => game === match.game)!;
  const charge = chargeOf({ grade: '?' });
  room.reviews.keep(
    { id: 'gongzhu-finished', match, deal: 1, seat: 0, bots: policy.revision },
    {
      deal: 1,
      seat: 0,
      par: [0, 0, 0, 0],
      line: { result: 0, cards: 0, you: 0, error: 0, others: 0, fortune: 0, after: [] },
      charges: [{ ...charge, move: 15 }],
      costs: [],
      decisions: 13,
      judged: 13,
    },
  );
  const stage = await replayed('gongzhu-finished', {}, room);
  expect(await press(stage, '!')).toMatch(/move 15 of 56 · .*\n Next: \? You play K♠\./);
});

test('a replay shows the match in its final course, without moves that were taken back', async () => {
  const { match } = recorded('gongzhu-finished');
  for (let moves = 0; moves < 30; moves++) match.undo();
  const stage = await openStage(
    <App
      room={makeRoom()}
      catalogue={catalogue}
      start={{
        kind: 'replay',
        played: { id: '', match, players: recorded('gongzhu-finished').players, about: {} },
      }}
    />,
  );
  await stage.waitFor(/replay [·.] /);
  await press(stage, KEYS.end);
  const moves = match.history.filter(({ status, seat }) => status.deal === 3 && seat !== null).length;
  expect(place(stage)).toContain(`move ${moves} of ${moves} · `);
  expect(text(stage)).toContain('This is where the match stands.');
});

test.each(ids)('%s: a hundred random keys leave the frame whole, and q leads out', async (id) => {
  const stage = await replayed(`${id}-finished`, { clock: simulatedClock() });
  const random = randomFor(id, 'keys');
  const keys = [...Object.values(KEYS), ...'[]!0123456789aAyY?/ hjklgGxz\t\x1f'];
  for (let pressed = 0; pressed < 100; pressed++) {
    stage.keys(keys[random.below(keys.length)]!);
    if (pressed % 10 > 0) continue;
    await press(stage);
    expect([stage.status, stage.stderr]).toStrictEqual([undefined, '']);
    expect(stage.lines().every((line) => line.length < 80)).toBe(true);
    expect(stage.lines().at(-1)).toMatch(/\S/);
  }
  // Out of a search, out of the help, out of going on by itself, and out.
  await press(stage, '\x1b', '\x1b', 'q', 'q');
  expect(stage.isRaw).toBe(false);
});

test('a replay in letters and no colour draws only ASCII, and sets no colour', async () => {
  for (const id of ids) {
    const stage = await replayed(`${id}-finished`, { symbols: 'ascii', env: { NO_COLOR: '1' } });
    for (const key of [KEYS.down, KEYS.down, 'a', ']', '?', '?', '2']) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII
      expect(await press(stage, key)).not.toMatch(/[^\x00-\x7f]/);
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it looks for
    expect(stage.raw).not.toMatch(/\x1b\[(?:\d+;)*(?:3[0-7]|38|9[0-7])[;m]/);
  }
});

describe('ways in and out', () => {
  test('q ends a replay that a command began', async () => {
    const stage = await replayed('shang-finished');
    stage.keys('q');
    await expect.poll(() => stage.isRaw).toBe(false);
  });

  test('the list of matches, and the sheet there, lead in, and q leads back to each', async () => {
    const room = roomWith('shang-finished');
    const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
    await stage.waitFor(/CARDROOM/);
    stage.keys('m\t');
    await stage.waitFor(/finished ones/);
    stage.keys('p');
    await stage.waitFor(/SHANG +replay · deal/);
    stage.keys('q');
    await stage.waitFor(/CARDROOM {2}matches/);
    stage.keys('s');
    await stage.waitFor(/SHANG +the match is over/);
    stage.keys('p');
    await stage.waitFor(/SHANG +replay · deal/);
    stage.keys('\x1b');
    await stage.waitFor(/SHANG +the match is over/);
    stage.keys('q');
    await stage.waitFor(/CARDROOM {2}matches/);
  });

  test('the sheet of a deal and the end of a match lead to the finished deal, and q leads back to the sheet', async () => {
    const room = roomWith('gongzhu-open');
    const kept = room.matches.resume('gongzhu-open');
    if (isRefusal(kept)) throw new Error(kept.sentence);
    const { match } = kept;
    while (match.status.results.length === 2)
      match.play(match.turn[0]!, match.moves(match.turn[0]!).next().value!);
    // Back to before the last trick.
    for (let moves = 0; moves < 4; moves++) match.undo();
    const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'resume', kept }} />);
    await stage.waitFor(/LEGAL/);
    await press(stage, '\r');
    await stage.waitFor(/after deal 3|the match is over/);
    const sheet = text(stage);
    await press(stage, 'p');
    expect(place(stage)).toMatch(/^deal 3 of 3 · Deal 3/);
    await press(stage, 'q');
    expect(text(stage)).toBe(sheet);
    // On from there: the match on the table is left.
    await press(stage, 'p', ']', 'y', '\r');
    await stage.waitFor(/Played on from gongzhu-open, deal 3/);
    expect(room.matches.busy().has('gongzhu-open')).toBe(false);
    expect(room.match).not.toBe(match);
  });
});
