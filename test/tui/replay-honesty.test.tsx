import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue.ts';
import { isRefusal, type Seat, type Viewer } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { randomFor, shuffled } from '../../src/engine/random.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { App } from '../../src/tui/app.tsx';
import type { Players } from '../../src/tui/room.ts';
import { simulatedClock } from '../support/clock.ts';
import { recorded } from '../support/logs.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

/** The match again, with the latest deck as given; null where its moves are not legal then. */
function withDeck(match: Match, deck: readonly string[]): Match | null {
  const { seats, options, seed } = match.setup;
  const decks: (readonly string[])[] = [];
  // A deal that was taken back is dealt, and noted, again.
  for (const entry of match.entries) if ('deck' in entry) decks[entry.deal - 1] = entry.deck.split(' ');
  decks[match.status.deal - 1] = deck;
  const setup = readSetup(match.game, { seats, options, seed, decks }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const again = new Match(match.game, setup);
  for (const entry of match.entries) {
    if ('undo' in entry) again.undo();
    if ('redo' in entry) again.redo();
    if ('move' in entry && isRefusal(again.play(entry.seat, entry.move))) return null;
  }
  return again;
}

const seenBy = (match: Match, viewer: Viewer): string =>
  JSON.stringify(match.history.map((step) => [step.view(viewer), step.facts(viewer)]));

/** The same match but for cards of its running deal that this viewer has never seen: some of them have changed places. */
function twinOf(match: Match, viewer: Viewer): Match {
  const random = randomFor(match.setup.seed, 'twin');
  const { deal } = match.status;
  const deck = match.entries
    .flatMap((entry) => ('deck' in entry && entry.deal === deal ? [entry.deck] : []))[0]!
    .split(' ');
  const seats = Array.from({ length: match.setup.seats }, (_, seat): Seat => seat);
  const same = seenBy(match, viewer);
  for (let attempt = 0; attempt < 600; attempt++) {
    const [one = 0, other = 0] = shuffled([...deck.keys()], random);
    const swapped = deck.slice();
    [swapped[one], swapped[other]] = [deck[other]!, deck[one]!];
    const twin = withDeck(match, swapped);
    if (!twin || seenBy(twin, viewer) !== same) continue;
    if (seats.some((seat) => seenBy(twin, seat) !== seenBy(match, seat))) return twin;
  }
  throw new Error('no other deal looks the same');
}

async function replayOf(match: Match, players: Players): Promise<Stage> {
  const stage = await openStage(
    <App
      room={makeRoom()}
      catalogue={catalogue}
      start={{ kind: 'replay', replayed: { id: 'open', match, players } }}
    />,
    // What goes on by itself does so at no other time than that of the keys.
    { clock: simulatedClock() },
  );
  await stage.waitFor(/replay: /);
  return stage;
}

async function press(stage: Stage, key: string): Promise<string> {
  stage.keys(key);
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  await stage.drawn();
  return stage.lines().join('\n');
}

const STEPS = ['\x1b[D', '\x1b[C', '\x1b[A', '\x1b[B', '\x1b[5~', '\x1b[6~', '[', ']', '!', 'G'];
const LOOKS = ['0', '1', '2', '3', '4', '5', '6', 'a', 'y', '\r', ' ', '?'];

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test.each([
    ['alone', `${id}-open`, 0],
    ['several at one keyboard', `${id}-hot-seat`, 'table'],
  ] as const)(
    '%s: a replay tells nothing of the hidden cards of the deal that is being played',
    async (_, name, viewer) => {
      const { match, players } = recorded(name);
      expect(match.over).toBe(false);
      const people = players.filter(({ bot }) => bot === null).length;
      expect(people > 1).toBe(viewer === 'table');
      const twin = twinOf(match, viewer);
      const here = await replayOf(match, players);
      const there = await replayOf(twin, players);
      const random = randomFor(name, 'keys');
      const running = `deal ${match.status.deal} of`;
      let looks = 0;
      await Promise.all([press(here, 'G'), press(there, 'G')]);
      for (let keys = 0; keys < 100; keys++) {
        const from = keys % 2 === 0 ? STEPS : LOOKS;
        const key = from[random.below(from.length)]!;
        const shown = await press(here, key);
        expect(await press(there, key)).toBe(shown);
        if (shown.includes(running) || match.game.oneDeal) looks++;
      }
      expect(looks).toBeGreaterThan(15);
    },
    60_000,
  );
});
