import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { revisionText } from '../../src/again/challenge.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { programPath } from '../support/built.ts';
import { defineFuzzer } from './fuzzer.ts';

const program = programPath('cardroom');
let home: string | undefined;

const ids = catalogue.map(({ game }) => game.id);
const optionNames = catalogue.flatMap(({ game }) => game.options.map(({ name }) => name));

// A program's arguments hold no NUL; `exec:` would start a program.
const junk = fc
  .oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('', '-', '--', '../..', '\x1b]0;x\x07', 'a\nb', '__proto__'),
  )
  .filter((text) => !text.includes('\0') && !text.startsWith('exec:'));
const number = fc.oneof(
  fc.integer({ min: -2, max: 9 }).map(String),
  fc.constantFrom('1e3', '0x2', '4.5', '99999999999'),
  junk,
);
const mostly = (...usual: readonly string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, junk);
const game = mostly(...ids);
const revisionOf = (id: string): string => {
  const entry = partsOf(id);
  return entry ? revisionText(entry.game, entry.policy) : '1.1';
};
const rule = fc.oneof(
  fc
    .tuple(mostly(...optionNames, 'constructor', 'toString'), mostly('1', 'on', 'none', '='))
    .map((parts) => parts.join('=')),
  junk,
);
const flag = (name: string, value: fc.Arbitrary<string>) => value.map((text) => [name, text]);
const anyFlag = mostly('--color', '--ascii', '--help', '--version', '-V', '--no-color', '--colour', '--').map(
  (text) => [text],
);

const play = fc.oneof(
  flag('--players', number),
  flag('--humans', number),
  flag('--seats', mostly('0,1', '0,0', ',', '9')),
  flag('--names', mostly('Ann', 'Ann,Bo', 'Ann,Ann', '')),
  flag('--bots', mostly('easy', 'hard')),
  flag('--seed', junk),
  flag('--beat', number),
  flag('--deal', number),
  flag('--from', mostly('56:0,0,0,0', '1:0,0@3', '0:', '1:0,3,4,5@9')),
  flag('--revision', mostly('1.1', '1.2', '0.0', '1')),
  flag('--option', rule),
  flag('--deck', mostly('/dev/null', '/', '/nowhere', '.')),
  anyFlag,
);
const simulate = fc.oneof(
  flag('--a', mostly('easy', 'random')),
  flag('--b', mostly('easy', 'random')),
  flag('--mode', mostly('one', 'half', 'seat')),
  flag('--players', number),
  flag('--option', rule),
  flag('--shard', mostly('1/2', '0/0', '3/2')),
  flag('--merge', mostly('/dev/null', '/', '/nowhere')),
  mostly('--sprt', '--json', '--clairvoyant').map((text) => [text]),
  anyFlag,
);
const some = (flags: fc.Arbitrary<string[]>) => fc.array(flags, { maxLength: 4 }).map((all) => all.flat());
const rest = fc.array(junk, { maxLength: 1 });
const commandLine = fc
  .oneof(
    fc.tuple(
      fc.constant(['play']),
      game.map((id) => [id]),
      some(play),
      rest,
    ),
    // Two deals and one thread at the most: the figures are not what is looked at.
    fc.tuple(
      fc.constant(['simulate', '--deals', '2', '--workers', '1']),
      game.map((id) => [id]),
      some(simulate),
      rest,
    ),
    fc.tuple(
      fc.constant(['simulate', '--workers', '1', '--deals']),
      number.map((n) => [/^\d\d/.test(n) ? '2' : n]),
      some(simulate),
      rest,
    ),
    fc.tuple(
      game.map((id) => ['play', id, '--seed', 's', '--beat', '1', '--revision', revisionOf(id)]),
      some(play),
      rest,
    ),
    fc.tuple(
      fc.constantFrom(['challenge'], ['rules'], ['resume'], ['completion'], ['complete', '--'], ['help']),
      game.map((id) => [id]),
      some(anyFlag),
      rest,
    ),
    fc.tuple(fc.constant(['engine']), some(anyFlag), rest),
    fc.tuple(some(anyFlag), rest),
  )
  .map((parts) => parts.flat());

/** Any arguments, without a terminal: what was asked for, or one sentence that says why not. */
export const commandLines = defineFuzzer<readonly string[]>({
  name: 'command-lines',
  what: 'the arguments of a whole start of the program, without a terminal',
  briefly: 4,
  inputs: commandLine,
  holds(args) {
    home ??= mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
    const { status, stdout, stderr, signal } = spawnSync(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH ?? '', HOME: home, CARDROOM_HOME: home, TERM: 'xterm', LANG: 'C.UTF-8' },
      cwd: home,
      input: '',
      encoding: 'utf8',
      timeout: 60_000,
    });
    assert.equal(signal, null, 'ends by itself');
    assert.doesNotMatch(stderr, /\n\s+at |node:internal/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach the terminal
    assert.doesNotMatch(stderr, /[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
    if (status === 0) assert.equal(stderr, '');
    else {
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.match(stderr, /^[^\n]*\S\n$/, 'one line');
    }
  },
  end() {
    if (home !== undefined) rmSync(home, { recursive: true, force: true });
  },
});
