import assert from 'node:assert/strict';
import fc from 'fast-check';
import { examplesIn } from '../../src/cli/conformance.ts';
import { Protocol } from '../../src/cli/protocol.ts';
import type { Json } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';
import { examplesPage } from '../../src/rules-page.ts';
import { defineFuzzer } from './fuzzer.ts';

interface Input {
  readonly ask: { readonly [field: string]: Json };
  /** Edits of the position: which place of its JSON, and what stands there instead; null: nothing does. */
  readonly edits: readonly { readonly at: number; readonly instead: Json }[];
  /** The n-th legal move, again and again. */
  readonly moves: readonly number[];
}

const TRIED = catalogue.flatMap(({ game }) =>
  examplesIn(examplesPage(game.id), game.id)
    .map(({ ask }) => ask)
    .filter((ask) => ask.do === 'try'),
);

const CARDS = ['2C', 'QS', 'AH', 'JK', 'RJ', 'R1', 'BK', '4D', 'XX'];
const edit = fc.record({
  at: fc.nat(200),
  instead: fc.oneof(
    fc.constantFrom<Json[]>(null, [], {}, '', 'pass', 'nello', '7H', '. . . . . . .', 1e9, -1, 0.5, ...CARDS),
    fc.integer({ min: -1, max: 14 }),
    fc.array(fc.constantFrom(...CARDS), { maxLength: 3 }),
  ),
});

/** The value with another one at a place, counted in the order of its text; `null` leaves the place out. */
function edited(value: Json, { at, instead }: Input['edits'][number]): Json {
  let left = at;
  const walk = (part: Json): Json => {
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).flatMap(([key, inner]) => {
      if (left-- === 0) return instead === null ? [] : [[key, instead] as const];
      return [[key, walk(inner)] as const];
    });
    return Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return walk(value);
}

/** A position out of the examples, changed in places: it is played on or refused in a sentence, and nothing throws. */
export const positions = defineFuzzer<Input>({
  name: 'positions',
  what: 'a position for `try` with up to three places changed, played on',
  briefly: 150,
  inputs: fc.record({
    ask: fc.constantFrom(...TRIED),
    edits: fc.array(edit, { maxLength: 3 }),
    moves: fc.array(fc.nat(30), { maxLength: 14 }),
  }),
  holds({ ask, edits, moves }) {
    const protocol = new Protocol(catalogue, () => 'fresh');
    const position = edits.reduce(edited, ask.position!);
    const tried = (play: readonly string[]) =>
      JSON.parse(protocol.answer(JSON.stringify({ ...ask, position, play, limit: 31 }))) as {
        readonly ok: boolean;
        readonly error?: string;
        readonly moves?: readonly string[];
      };
    const played: string[] = [];
    let answer = tried(played);
    for (const n of moves) {
      const next = answer.moves?.[n % answer.moves.length];
      if (next === undefined) break;
      played.push(next);
      answer = tried(played);
      assert(answer.ok, `${next} is legal: ${answer.error}`);
    }
    if (!answer.ok) {
      assert.match(answer.error!, /^\S.*[^.\s]\.$/s);
      assert.doesNotMatch(answer.error!, /undefined|\[object|NaN|Maximum|Cannot read/);
    }
  },
});
