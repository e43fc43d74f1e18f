import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LEVELS } from '../../src/ai/bot.ts';
import { Protocol } from '../../src/cli/protocol.ts';
import type { Json } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';
import { defineFuzzer } from './fuzzer.ts';

type Answer = { readonly [field: string]: Json } & { readonly ok: boolean };

/** The next message: a given line, the n-th legal move, or the saved log with one changed line. */
type Turn =
  | { readonly line: string }
  | { readonly move: number }
  | { readonly reload: number; readonly instead: string };

const REQUESTS = [
  'games',
  'new',
  'load',
  'status',
  'view',
  'moves',
  'check',
  'play',
  'bot',
  'undo',
  'redo',
  'say',
  'rules',
  'save',
  'try',
];
// To think hard takes seconds, and is chosen by the same line of the protocol.
const QUICK = LEVELS.filter((level) => level !== 'hard');

const ids = fc.constantFrom(...catalogue.map(({ game }) => game.id));
const names = fc.constantFrom(
  ...catalogue.flatMap(({ game }) => game.options.map(({ name }) => name)),
  '__proto__',
  'constructor',
  '',
);
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }), fc.double());
const seat = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -1, max: 6 }) }, anything);
const move = fc.oneof(
  fc.stringMatching(/^(pass|bury|call|tickets|check|stay|R1@b1)?( ?[2-9TJQKAajqkt1][CDHSc♠♥]){0,5}$/),
  anything,
);
const options = fc.oneof(
  fc.dictionary(names, fc.oneof(fc.integer({ min: 0, max: 1500 }), anything), { maxKeys: 3 }),
  anything,
);
/** Each field with values that are sometimes right. */
const request = fc.record(
  {
    do: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...REQUESTS) }, anything),
    game: fc.oneof({ weight: 5, arbitrary: ids }, anything),
    seats: fc.oneof(fc.integer({ min: 1, max: 7 }), anything),
    seed: fc.oneof(fc.string(), anything),
    options,
    decks: fc.oneof(
      fc.array(fc.oneof(fc.array(fc.constantFrom('2C', 'AS', 'XX', 7)), fc.constant(null)), { maxLength: 2 }),
      anything,
    ),
    seat,
    move,
    limit: fc.oneof(fc.nat(30), anything),
    from: fc.oneof(fc.nat(30), anything),
    names: fc.oneof(fc.array(fc.string(), { minLength: 2, maxLength: 6 }), anything),
    level: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...QUICK) }, fc.string(), fc.integer()),
    log: fc.oneof(fc.array(fc.string(), { maxLength: 3 }), anything),
    id: anything,
  },
  { requiredKeys: ['do'] },
);
const line = fc.oneof(
  { weight: 8, arbitrary: request.map((fields) => JSON.stringify(fields)) },
  // A line that broke off, or has something else in its middle.
  fc
    .tuple(request, fc.nat(200), fc.nat(10), fc.string({ unit: 'binary', maxLength: 4 }))
    .map(([fields, at, cut, other]) => {
      const text = JSON.stringify(fields);
      return text.slice(0, at) + other + text.slice(at + cut);
    }),
  fc
    .tuple(fc.constantFrom('[', '{"id":', '{"do":', '{"do":"games","id":[['), fc.nat(20_000))
    .map(([opening, depth]) => opening.repeat(depth)),
  fc
    .tuple(fc.constantFrom('id', 'do', 'seat', 'game', 'log', 'options'), fc.nat(20_000))
    .map(([field, depth]) => `{"do":"new","${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc.string({ unit: 'binary' }),
);
const beginning = fc
  .record({ do: fc.constant('new'), game: ids, seed: fc.string({ minLength: 1 }) })
  .map((fields) => ({ line: JSON.stringify(fields) }));
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ line }) },
  { weight: 3, arbitrary: fc.record({ move: fc.nat(20) }) },
  fc.record({
    reload: fc.nat(20),
    instead: fc.oneof(line, fc.constantFrom('{"undo":true}', '{"redo":true}')),
  }),
);

/** Reads an answer and checks the rules for all answers. */
function read(text: string): Answer {
  assert(!text.includes('\n'), 'one line');
  const answer = JSON.parse(text) as Answer;
  assert(typeof answer.ok === 'boolean');
  if (answer.ok) return answer;
  const { error } = answer;
  assert(typeof error === 'string' && error.length < 600, `a sentence: ${error}`);
  assert.match(error, /^\S.*[^.\s]\.$|^\S.*\u2026"?\.$/s);
  assert.doesNotMatch(error, /undefined|\[object|NaN|Maximum|Infinity|Cannot read/);
  return answer;
}

/** A conversation of any lines: each is answered, a refused one changes nothing, and what is saved loads. */
export const protocolLines = defineFuzzer<readonly Turn[]>({
  name: 'protocol-lines',
  what: 'a conversation with `cardroom engine` of up to 13 lines',
  counted: { what: 'lines', of: (turns) => turns.length },
  briefly: 90,
  inputs: fc.tuple(beginning, fc.array(turn, { maxLength: 12 })).map(([first, others]) => [first, ...others]),
  holds(turns) {
    const protocol = new Protocol(catalogue, () => 'fresh');
    const ask = (request: object | string) =>
      read(protocol.answer(typeof request === 'string' ? request : JSON.stringify(request)));
    for (const turn of turns) {
      const before = ask({ do: 'save' });
      if ('move' in turn) {
        const { moves = [] } = ask({ do: 'moves', limit: 21 }) as { moves?: string[] };
        const chosen = moves[turn.move % moves.length];
        const seat = (ask({ do: 'status' }).turn as number[])?.[0];
        if (chosen !== undefined) assert(ask({ do: 'play', seat, move: chosen }).ok, `plays ${chosen}`);
        continue;
      }
      const log = before.log as string[] | undefined;
      const answer = ask(
        'line' in turn
          ? turn.line
          : { do: 'load', log: log?.with(turn.reload % log.length, turn.instead) ?? [] },
      );
      if (!answer.ok) assert.deepEqual(ask({ do: 'save' }), before);
    }
    const saved = ask({ do: 'save' });
    if (saved.ok) {
      const other = new Protocol(catalogue, () => 'other');
      assert.deepEqual(
        read(other.answer(JSON.stringify({ do: 'load', log: saved.log! }))),
        ask({ do: 'status' }),
      );
    }
  },
});
