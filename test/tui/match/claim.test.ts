import { describe, expect, it, test } from 'vitest';
import { randomMove } from '../../../src/ai/random.ts';
import type { AnyGame, OpaqueTypes, Seat } from '../../../src/engine/game.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { catalogue } from '../../../src/games.ts';
import { table as gongzhuTable } from '../../../src/tui/gongzhu/index.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { walk } from '../../support/walk.ts';
import { asked, open, sheet, until } from './sitting.ts';

type State = OpaqueTypes['state'];

/** Plays a claimed deal out, others at random; answers who took what, and the points. */
function playedOut(
  game: AnyGame,
  claim: NonNullable<AnyTable['claim']>,
  state: State,
  seat: Seat,
  seed: string,
) {
  const random = randomFor(seed, 'claim');
  const { deal } = game.status(state);
  const takers: Seat[] = [];
  while (game.status(state).results.length < deal) {
    const [mover] = game.toAct(state);
    const move =
      mover === seat ? claim(game.view(state, seat), seat) : randomMove(game, state, mover!, random);
    if (move === null) throw new Error('the claim ends early');
    expect(game.check(state, mover!, move)).toBeNull();
    const after = game.play(state, mover!, move);
    for (const fact of game.tell(state, { kind: 'move', seat: mover!, move }, after, 'table'))
      if (fact.kind === 'trick-taken') takers.push((fact as unknown as { seat: Seat }).seat);
    state = after;
  }
  return { takers, points: game.status(state).results.at(-1)!.points };
}

const claiming = catalogue.filter(({ game }) => game.id !== 'kings-court');
/** Enough for each game, of matches that are played at random. */
const CLAIMS = 6;

describe.each(claiming.map((entry) => [entry.game.id, entry] as const))('in %s', (_, entry) => {
  it('a claim comes true, whatever the others play', async () => {
    const { game } = entry;
    const { claim, hand } = await tableOf(entry.game);
    let claims = 0;
    for (let seed = 0; claims < CLAIMS && seed < 100; seed++) {
      for (const { before, seat } of walk(
        game,
        readSetup(game, { seed: `claim-${seed}` }, '') as Setup,
        2500,
      )) {
        if (seat === null) continue;
        const view = game.view(before, seat);
        if (hand!(view, seat, plainSpeaker).length < 2 || claim!(view, seat) === null) continue;
        const { takers, points } = playedOut(game, claim!, before, seat, `${seed} ${claims++}`);
        expect(takers.filter((taker) => taker !== seat)).toEqual([]);
        if (game.id === 'shang') expect(points[seat]).toBe(0);
      }
    }
    expect(claims).toBeGreaterThanOrEqual(CLAIMS);
  });
});

const table: Partial<AnyTable> = { hand: gongzhuTable.hand!, claim: gongzhuTable.claim! };

/** A deal of Chinese Hearts in which the only person plays what they have of the highest, up to where the rest can be claimed. */
async function upToClaim() {
  for (let seed = 0; seed < 200; seed++) {
    const { session, match, clock } = open([0], { table }, {}, `claim-${seed}`);
    session.start();
    while (!sheet(session.scene)) {
      await until(session, clock, (scene) => asked(scene) || sheet(scene));
      if (session.canClaim) return { session, match, clock };
      if (asked(session.scene)) expect(session.play([...match.moves(0)].at(-1)!)).toBeNull();
    }
    session.close();
  }
  throw new Error('nothing to claim');
}

test('a claim plays itself out, is in the log, and counts as one decision', async () => {
  const { session, match, clock } = await upToClaim();
  const { moveCount } = match;
  session.claim();
  await until(session, clock, (scene) => asked(scene) || sheet(scene));
  expect(session.scene.mode).toMatchObject({ kind: 'sheet' });
  expect(match.moveCount).toBeGreaterThan(moveCount + 7);
  expect(session.transcript.log(0, plainSpeaker)).toContain('The rest is certain, and claimed.');
  session.undo();
  await until(session, clock, asked);
  expect(match.moveCount).toBe(moveCount);
  expect(session.canClaim).toBe(true);
  session.redo();
  await until(session, clock, (scene) => asked(scene) || sheet(scene));
  expect(session.scene.mode).toMatchObject({ kind: 'sheet' });
});

test('undo during a claim ends the claim, and asks the player again', async () => {
  const { match } = await upToClaim();
  const { moveCount } = match;
  // Bots that think for ever: the claim comes no further than to the first of them.
  const { session } = open([0], { match, pace: 'instant', table, askBot: () => new Promise(() => {}) });
  session.start();
  session.claim();
  expect(session.scene.mode).toMatchObject({ kind: 'watch', thinking: expect.any(Number) });
  expect(match.moveCount).toBeGreaterThan(moveCount);
  session.undo();
  expect(match.moveCount).toBe(moveCount);
  expect(session.scene.mode).toEqual({ kind: 'turn', seat: 0 });
  session.close();
});

test('claims are closed to several people at one keyboard, and to lessons', async () => {
  const { match } = await upToClaim();
  const guide = { next: () => null, isAsking: true };
  for (const [people, more] of [
    [[0, 1], {}],
    [[0], { guide }],
    [[0], {}],
  ] as const) {
    const { session } = open(people, { match, pace: 'instant', table, ...more });
    session.start();
    session.lift();
    expect(session.scene.mode).toMatchObject({ kind: 'turn', seat: 0 });
    expect(session.canClaim).toBe(people.length === 1 && !('guide' in more));
    session.close();
  }
});
