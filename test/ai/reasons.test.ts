import { describe, expect, test } from 'vitest';
import { type Bot, explain } from '../../src/ai/bot.ts';
import type { Reason } from '../../src/ai/policy.ts';
import { randomMove } from '../../src/ai/random.ts';
import type { OpaqueTypes, Seat, Speaker } from '../../src/engine/game.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue, type GameParts } from '../../src/games.ts';
import { template } from '../template/index.ts';

type Move = OpaqueTypes['move'];

interface Decision {
  readonly state: OpaqueTypes['state'];
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
}

/** The decisions of deals that the policy plays, but for some random moves. */
function* decisionsOf({ game, policy }: Bot, seed: string, deals: number): Generator<Decision> {
  const setup = readSetup(game, {}, seed) as Setup;
  const random = randomFor(seed, 'reasons');
  let state = game.start(setup);
  for (let dealt = 0; ; ) {
    const seat = game.toAct(state)[0];
    if (seat !== undefined) {
      const view = game.view(state, seat);
      yield { state, view, seat };
      const careless = !policy.weighty?.(view) && random.below(4) === 0;
      const move = careless ? randomMove(game, view, seat, random) : policy.choose(view, seat, random).move;
      state = game.play(state, seat, move);
    } else if (dealt++ === deals || game.status(state).winners !== null) return;
    else state = game.deal(state, game.shuffle(setup, random));
  }
}

/** What may be asked about: the candidates of a search, and some legal moves besides. */
function movesOf({ game, plan }: Bot, { view, seat }: Decision): Move[] {
  const random = randomFor('moves', JSON.stringify(view).length);
  const others = Array.from({ length: 4 }, () => randomMove(game, view, seat, random));
  return [...(plan?.candidates(view, seat) ?? []), ...others];
}

/** The longest names that the house gives, and cards with glyphs. */
function speakerAt(seats: number, you: Seat): Speaker {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
  return makeSpeaker(players, you, UNICODE_GLYPHS);
}

const DEALS: { readonly [game: string]: number } = { shengji: 1, '500': 12 };
const entries: readonly GameParts[] = [...catalogue, template];

describe.each(entries.map((entry) => [entry.game.title, entry] as const))('%s', (_, entry) => {
  const { game, policy } = entry;
  const decisions = [...decisionsOf(entry, 'one line', DEALS[game.id] ?? 6)];

  test('any legal move is explained in one line', () => {
    for (const decision of decisions) {
      const { view, seat, state } = decision;
      const speaker = speakerAt(game.status(state).scores.length, seat);
      for (const move of movesOf(entry, decision)) {
        const why = policy.reasonFor(view, seat, move);
        expect(why, game.format(move)).not.toBeNull();
        const searched = {
          because: 'searched',
          why,
          worlds: 120,
          better: 12.3,
          counts: 'points',
          usual: game.format(move),
        };
        for (const reason of [why!, searched as Reason]) {
          const line = explain(entry, reason, speaker);
          expect(line).toMatch(/^\S.*[^.:;]\.$/);
          expect(line).not.toMatch(/undefined|NaN|\. |: .*: /);
          expect(line.length, line).toBeLessThanOrEqual(78);
        }
      }
    }
  });

  test('a reason is about its own move: no other candidate has the same', () => {
    for (const decision of decisions) {
      const { view, seat, state } = decision;
      const speaker = speakerAt(game.status(state).scores.length, seat);
      const tell = (move: Move): string => policy.reasonText(policy.reasonFor(view, seat, move)!, speaker);
      const chosen = policy.choose(view, seat, randomFor('own')).move;
      const others = (entry.plan?.candidates(view, seat) ?? []).filter(
        (move) => game.format(move) !== game.format(chosen),
      );
      expect(others.map(tell)).not.toContain(tell(chosen));
    }
  });

  test('the policy explains its own choice like any other move', () => {
    for (const { view, seat } of decisions) {
      const { move, reason } = policy.choose(view, seat, randomFor('own'));
      expect(policy.reasonFor(view, seat, move)).toStrictEqual(reason());
    }
  });
});

test('what was found is told as far as there is room for it by columns, which a wide character takes two of', () => {
  const entry = catalogue.find(({ game }) => game.id === 'gongzhu')!;
  const sentence = `${'王'.repeat(24)}.`;
  const bot = { ...entry, policy: { ...entry.policy, reasonText: () => sentence } };
  const reason = {
    because: 'searched',
    why: { because: 'any' },
    worlds: 120,
    better: 12.3,
    counts: 'points',
    usual: 'QS',
  } as Reason;
  expect(explain(bot, reason, plainSpeaker)).toContain('about 10 points better than QS');
  expect(explain(bot, reason, plainSpeaker, (text) => 2 * text.length)).toBe(sentence);
});
