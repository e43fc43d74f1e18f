import { describe, expect, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { randomMove } from '../../../src/ai/random.ts';
import { type AnyGame, isRefusal, type Seat } from '../../../src/engine/game.ts';
import { Match, Step } from '../../../src/engine/match.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { catalogue } from '../../../src/games.ts';
import { KeyboardConductor } from '../../../src/tui/match/conductor.ts';
import { Session } from '../../../src/tui/match/session.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { twinOf } from '../../support/twin.ts';
import { asked, sheet, stoppedClock } from './sitting.ts';

/** Matches that are over soon. */
const SHORT: { readonly [game: string]: object } = {
  gongzhu: { options: { limit: 100 } },
  '500': { options: { target: 100 } },
  shang: { options: { limit: 10 } },
  shengji: { options: { deals: 1 } },
  'kings-court': { options: {} },
};

/** What a seat does when it is to move; null: nothing, the match rests. */
type Mover = (match: Match, seat: Seat) => string | null;

const atRandom =
  (seed: string): Mover =>
  (match, seat) =>
    match.game.format(randomMove(match.game, match.view(seat), seat, randomFor(seed, seat, match.moveCount)));

/** The moves of another match, seat by seat in their order: where several choose at once, they may come in another one. */
function asIn({ game, history }: Match): Mover {
  const moves = new Map<Seat, string[]>();
  for (const step of history) {
    const move = Step.moveOf(step);
    if (move !== null) moves.set(step.seat!, [...(moves.get(step.seat!) ?? []), game.format(move)]);
  }
  return (match, seat) =>
    moves.get(seat)?.[match.history.filter((step) => step.seat === seat).length] ?? null;
}

/** A match at its beginning, with the setup and the decks of another one. */
function anew({ game, setup: { seats, options, seed }, entries }: Match): Match {
  const decks = entries.flatMap((entry) => ('deck' in entry ? [entry.deck.split(' ')] : []));
  const setup = readSetup(game, { seats, options, seed, decks }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

interface Seated {
  readonly seat: Seat;
  readonly pace: 'instant' | 'normal';
  /** Their pauses pass only every so many rounds of the loop. */
  readonly every: number;
}
const QUICK: Seated = { seat: 0, pace: 'instant', every: 1 };
const SLOW: Seated = { seat: 2, pace: 'normal', every: 3 };

/** Two people at screens of their own play a match with bots; the answer is all that each of them was shown. */
async function sit(match: Match, table: AnyTable, mover: Mover) {
  const entry = catalogue.find(({ game }) => game === match.game)!;
  const conductor = new KeyboardConductor({
    entry,
    match,
    players: seatPlayers(match.setup.seats, [QUICK.seat, SLOW.seat], 'normal'),
    table,
    askBot: ({ seat }) => {
      const move = mover(match, seat);
      return move === null ? new Promise(() => {}) : Promise.resolve({ move, reason: null, capped: false });
    },
  });
  const screens = [QUICK, SLOW].map((seated) => {
    const clock = stoppedClock();
    const session = new Session({ conductor, people: [seated.seat], pace: seated.pace, clock });
    const shown: string[] = [];
    const look = () => shown.push(JSON.stringify(session.scene));
    session.subscribe(look);
    look();
    return { ...seated, clock, session, shown };
  });
  for (const { session } of screens) session.start();
  let idle = 0;
  for (let round = 0; idle < 8; round++) {
    const before = screens.reduce((sum, { shown }) => sum + shown.length, match.moveCount);
    for (const { session, clock, seat, every } of screens) {
      if (round % every === 0) clock.pass();
      if (sheet(session.scene)) session.proceed();
      if (!asked(session.scene)) continue;
      const move = mover(match, seat);
      if (move !== null) expect(session.play(move)).toBeNull();
    }
    await new Promise((resolve) => setImmediate(resolve));
    idle = screens.reduce((sum, { shown }) => sum + shown.length, match.moveCount) === before ? idle + 1 : 0;
  }
  return screens;
}

/** Everything that can be got out of a session, without the cards of seats that it may not look at. */
const known = ({ session, shown, seat }: Awaited<ReturnType<typeof sit>>[number]) => ({
  shown,
  log: session.transcript.log(seat, plainSpeaker, session.table.log),
  since: session.transcript.since(seat, plainSpeaker),
  recent: session.transcript.recent(seat, 12),
  onlooker: session.look('table'),
  seed: session.seen.seed,
  steps: session.seen.steps.map((step) => [
    step.seat,
    step.status,
    step.turn,
    step.view(seat),
    step.facts(seat),
  ]),
});

function newMatch(game: AnyGame): Match {
  const setup = readSetup(game, { seed: 'viewers', ...SHORT[game.id] }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

describe.each(catalogue.map((entry) => [entry.game.id, entry] as const))('%s at two screens', (_, entry) => {
  test('runs a whole match, each screen at its own pace, with its own eyes', async () => {
    const table = await tableOf(entry.game);
    const match = newMatch(entry.game);
    const screens = await sit(match, table, atRandom('viewers'));
    expect(match.over).toBe(true);
    for (const { session, shown, seat } of screens) {
      expect(session.scene.mode).toEqual({ kind: 'sheet', over: true });
      expect(session.scene.view).toEqual(match.view(seat));
      const scenes = shown.map((text) => JSON.parse(text));
      expect(new Set(scenes.map(({ eyes }) => eyes))).toEqual(new Set([seat]));
      const turns = scenes.filter(({ mode }) => mode.kind === 'turn');
      expect(new Set(turns.map(({ mode }) => mode.seat))).toEqual(new Set([seat]));
      // Every step was taken in, and every sheet was up.
      expect(session.seen.steps).toHaveLength(match.history.length);
      expect(scenes.filter(({ mode }) => mode.kind === 'sheet').length).toBeGreaterThanOrEqual(
        match.status.results.length,
      );
    }
  });

  test.each([QUICK, SLOW])(
    'gives seat $seat the same screen whatever cards it cannot know',
    async ({ seat }) => {
      const table = await tableOf(entry.game);
      const whole = newMatch(entry.game);
      await sit(whole, table, atRandom('viewers'));
      // Up to the midst of the first deal.
      const deal = whole.history.filter(({ status, seat }) => seat !== null && status.deal === 1).length;
      while (whole.moveCount > Math.floor(deal * 0.6)) whole.undo();
      const here = anew(whole);
      const played = await sit(here, table, asIn(whole));
      expect(here.moveCount).toBe(whole.moveCount);
      const twin = twinOf(here, seat);
      const there = anew(twin);
      const other = await sit(there, table, asIn(twin));
      expect(there.moveCount).toBe(here.moveCount);
      const at = [QUICK, SLOW].findIndex((seated) => seated.seat === seat);
      expect(known(other[at]!)).toEqual(known(played[at]!));
      // Others would have seen it, and may not be looked at.
      const hidden = here.history.findIndex(
        (step, place) => here.history[place]!.status.deal === 1 && step.seat === null,
      );
      for (let eyes = 0; eyes < here.setup.seats; eyes++) {
        const look = () => played[at]!.session.seen.steps[hidden]!.view(eyes);
        if (eyes === seat) expect(look()).toEqual(here.history[hidden]!.view(eyes));
        else expect(look).toThrow('hidden here');
      }
    },
  );
});
