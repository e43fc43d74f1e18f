import { describe, expect, it, test } from 'vitest';
import { randomMove } from '../../../src/ai/random.ts';
import { isRefusal, type OpaqueTypes } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import type { Forced } from '../../../src/front/settings.ts';
import { catalogue } from '../../../src/games.ts';
import { table } from '../../../src/tui/gongzhu/index.ts';
import { forcedMove } from '../../../src/tui/match/forced.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { asked, open, sheet, until } from './sitting.ts';

const handSize = (view: OpaqueTypes['view'], seat: number) => table.hand!(view, seat, plainSpeaker).length;

/** Plays a deal at seat 0 as it comes; answers how many moves there were to choose from at each decision. */
async function playDeal(forced: Forced, people = [0]) {
  const { session, match, clock } = open(people, { table: { hand: table.hand! }, forced });
  session.start();
  const choices: number[] = [];
  while (!sheet(session.scene)) {
    await until(session, clock, (scene) => asked(scene) || sheet(scene) || scene.mode.kind === 'curtain');
    if (session.scene.mode.kind === 'curtain') session.lift();
    if (!asked(session.scene)) continue;
    const moves = [...match.moves(match.turn[0]!)];
    choices.push(moves.length);
    expect(session.play(moves[0]!)).toBeNull();
  }
  return { session, match, clock, choices };
}

describe('the only person is spared', () => {
  it('no card, if they wish so', async () => {
    const { choices } = await playDeal('asked');
    expect(choices).toHaveLength(13);
    expect(choices.at(-1)).toBe(1);
  });

  it('the last card', async () => {
    const { choices } = await playDeal('last');
    expect(choices).toHaveLength(12);
  });

  it('every card without a choice', async () => {
    const { choices } = await playDeal('every');
    expect(choices.length).toBeLessThan(13);
    expect(choices).not.toContain(1);
  });

  it('no card if several people share the keyboard', async () => {
    const { choices } = await playDeal('every', [0, 2]);
    expect(choices).toHaveLength(26);
  });
});

test('a forced move is shown for the usual pause, and undo passes over it', async () => {
  const { session, match, clock } = await playDeal('last');
  session.undo();
  await until(session, clock, asked);
  // The last decision was the one before the last card.
  expect(handSize(match.view(0), 0)).toBe(2);
  const before = match.moveCount;
  const pauses = new Set<number | null>();
  expect(session.play([...match.moves(0)][0]!)).toBeNull();
  await until(session, clock, ({ shown }) => {
    const forced = shown?.seat === 0 && handSize(session.look(0), 0) === 0;
    if (forced && !shown.lingering) pauses.add(clock.pause);
    return sheet(session.scene);
  });
  // Its own moves need no pause, this one does, unless it ends the trick and lingers.
  for (const pause of pauses) expect(pause).toBe(500);
  session.undo();
  await until(session, clock, asked);
  expect(match.moveCount).toBe(before);
});

describe.each(catalogue.map((entry) => [entry.game.id, entry] as const))('in %s', (_, entry) => {
  it('the last card and single checks are forced, and a real choice never is', async () => {
    const { game } = entry;
    const { hand } = await tableOf(entry.game);
    const setup = readSetup(game, { seed: 'forced' }, '');
    if (isRefusal(setup)) throw new Error(setup.rule);
    const match = new Match(game, setup);
    const luck = randomFor('forced', game.id);
    let last = 0;
    for (let move = 0; move < 400 && !match.over; move++) {
      const seat = match.turn[0]!;
      const view = match.view(seat);
      const legal: string[] = [];
      for (const found of game.moves(view, seat)) if (legal.push(game.format(found)) === 2) break;
      const of = (wanted: Forced) => {
        const found = forcedMove({ game, table: { ...(hand && { hand }) } }, view, seat, wanted);
        return found && game.format(found);
      };
      expect(of('asked')).toBeNull();
      expect(of('every')).toBe(legal.length === 1 ? legal[0] : null);
      if (of('last') !== null) {
        expect(legal).toEqual([of('last')]);
        last++;
      }
      match.play(seat, game.format(randomMove(game, view, seat, luck)));
    }
    // In King's Court even the last card has more than one space.
    if (game.id !== 'kings-court') expect(last).toBeGreaterThan(0);
  });
});
