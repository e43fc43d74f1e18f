import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { again } from '../../src/again/again.ts';
import { freshSeedOf } from '../../src/engine/seed.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { lessons, lessonsOf } from '../../src/lessons/index.ts';
import { ENDINGS } from '../../src/store/ways-out.ts';
import { programPath } from '../support/built.ts';
import { carriedOut, started } from '../support/command.ts';
import { played, saveIn } from '../support/played.ts';
import { plainEnvironment } from '../support/pty.ts';
import { startBuiltThreads } from '../support/threads.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-commands-'));
  const deck = '23456789TJQKA'.split('').flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
  writeFileSync(join(home, 'short.txt'), `${deck.slice(1).join(' ')}\n`);
  writeFileSync(join(home, 'empty.txt'), '\n');
  writeFileSync(join(home, 'odd.txt'), `${deck.join(' ')}\n${deck.join(' ').replace('9H', '9X')}\n`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (words: readonly string[], input?: string) => started(home, words, input);
const runHere = (words: readonly string[]) => carriedOut(home, words);

const challengeOf = (game: string) =>
  `play ${game} --seed a --beat -40 --revision 1.${partsOf(game)!.policy.revision}`;
const CHALLENGE = challengeOf('gongzhu');

/** Those that need a process of their own: for the terminal that it lacks or the threads that it starts, or as one of their kind. */
const STARTED = [
  '',
  'chess',
  '--no-color lst',
  'play gongzhu',
  'play gongzhu --nams Ann',
  'play gongzhu --deck none.txt',
  `${CHALLENGE} --deal 0`,
  'resume',
  'replay /dev/zero',
  'remove',
  'rules chess',
  'bot gongzhu foo',
  'simulate gongzhu --deals 1',
  'simulate gongzhu --a exec:false --deals 2',
];

describe('an impossible wish is refused in one sentence, with status 2', () => {
  test.each([
    ['chess', /^There is no command "chess"; `cardroom --help` lists all commands\.$/],
    ['plya gongzhu --seed one', /^There is no command "plya"; did you mean `cardroom play`\?$/],
    ['--no-color lst', /^There is no command "lst"; did you mean `cardroom list`\?$/],
    ['gonzhu', /^There is no command "gonzhu"; did you mean `cardroom gongzhu`\?$/],
    ['help lsit', /^There is no command "lsit"; did you mean `cardroom list`\?$/],
    // A game's name begins a match of it, with all options of `play`.
    ['gongzhu --players 9', /^Chinese Hearts is for 4 players, not 9\.$/],
    ['--ascii five-hundred --bots nobody', /^There are no bots "nobody"; /],
    ['help play gongzhu', /^Too many arguments for 'help'\. Expected 1 argument but got 2\.$/],
    ['learn chess', /^There is no game "chess"; there are .*gongzhu.*\.$/],
    ['learn gongzhu 0', /^There is no lesson "0" of gongzhu; /],
    ['learn 500 nine', /^There is no lesson "nine" of 500; lessons are 1 to 8, auction and again\.$/],
    ['learn gongzhu pig', /^There is no lesson "pig" of gongzhu; /],
    ['play', /^`cardroom play` needs a game: gongzhu, .*kings-court.*\.$/],
    ['remove', /^`cardroom remove` needs ids of matches, e\.g\. gongzhu-3\.$/],
    ['restore', /^`cardroom restore` needs ids of matches, as `list --all` shows them\.$/],
    ['play gongzhu --nams Ann', /^Unknown option '--nams' \(Did you mean --names\?\)$/],
    ['completion nope', /^There is no completion for "nope"; choose bash, zsh or fish\.$/],
    ['play chess', /^There is no game "chess"; there are .*gongzhu.*\.$/],
    ['play gongzhu --players 9', /^Chinese Hearts is for 4 players, not 9\.$/],
    ['play Gongzhu --players 9', /^Chinese Hearts is for 4 players, not 9\.$/],
    ['play --option limit=5 gongzhu', /^Option limit is a whole number from 100 to 5000, not 5\.$/],
    ['play gongzhu --players four', /^--players takes a whole number, at least 0, not "four"\.$/],
    ['play gongzhu --humans 5', /^--humans takes a number from 1 to 4, not 5\.$/],
    ['play gongzhu --humans 0', /^--humans takes a whole number, at least 1, not "0"\.$/],
    [
      'play gongzhu --seats 0,4',
      /^--seats takes different seats from 0 to 3, separated by commas, not "0,4"\.$/,
    ],
    ['play gongzhu --seats 1,1', /^--seats takes different seats/],
    ['play gongzhu --seats 0,2 --humans 3', /^--seats names 2 seats, and --humans 3 people\.$/],
    ['play gongzhu --humans 1 --names Ann,Bo', /^--names has 2 names for 1 person at the table\.$/],
    ['play gongzhu --names A,B,C,D,E', /^--names has 5 names for 4 people at the table\.$/],
    ['play gongzhu --humans 1 --names ลูกค้า,नमस्ते', /^--names has 2 names for 1 person/],
    ['play gongzhu --humans 2 --names Ann,Ann', /^--names takes different names/],
    ['play gongzhu --names Bartholomew-James', /^--names takes different names of 1 to 12 letters/],
    ['play gongzhu --beat pig', /^--beat takes a whole number, not "pig"\.$/],
    ['play gongzhu --beat -40 --revision 1.1', /^A challenge needs its --seed/],
    ['play gongzhu --deal 2', /^--deal is part of a friend's challenge and needs --beat/],
    ['play gongzhu --from 1:0,0,0,0', /^--from is part of a friend's challenge/],
    ['play gongzhu --revision 1.1', /^--revision is part of a friend's challenge/],
    [
      'play gongzhu --seed a --beat 1',
      /^A challenge needs a --revision such as 1\.1, .* and this one has none\.$/,
    ],
    ['play gongzhu --seed a --beat 1 --revision 1', /^A challenge needs a --revision .*, not "1"\.$/],
    [
      'play gongzhu --seed a --beat 1 --revision 0.1',
      /^This challenge needs revision 0 of Chinese Hearts, and this cardroom has revision 1\. The deal would differ\.$/,
    ],
    [
      'play gongzhu --seed a --beat 1 --revision 1.0',
      /^This challenge needs revision 0 of the bots of Chinese Hearts, and this cardroom has revision \d+\. The bots would play differently\.$/,
    ],
    [`${CHALLENGE} --deck short.txt`, /^The seed of a challenge deals its cards: leave out --deck\.$/],
    [`${CHALLENGE} --from 1:0,0,0,0`, /^--from says how the match stood before a deal: add --deal/],
    [`${CHALLENGE} --deal 0`, /^--deal takes a whole number, at least 1, not "0"\.$/],
    [`${CHALLENGE} --deal 1 --from 1:0,0,0,0`, /^Nothing comes before deal 1/],
    [`${CHALLENGE} --deal 2`, /^Deal 2 needs a --from, .* and this one has none\.$/],
    [`${CHALLENGE} --deal 2 --from 0,0,0,0`, /^Deal 2 needs a --from, .* not "0,0,0,0"\.$/],
    [
      `${CHALLENGE} --deal 2 --from 56:0,0,0`,
      /^No match of Chinese Hearts at this table stands at "0,0,0" before deal 2; a standing is written like 0,0,0,0\.$/,
    ],
    [`${CHALLENGE} --humans 2`, /^A challenge is for one player\.$/],
    [`${challengeOf('kings-court')} --deal 1`, /^A match of King's Court is one deal\.$/],
    ['daily chess', /^There is no game "chess"; there are .*\.$/],
    ['challenge', /^`cardroom challenge` needs the id of a match, e\.g\. gongzhu-3\.$/],
    [
      'export',
      /^`cardroom export` needs the id of a finished match, e\.g\. gongzhu-3, or the file of its log\.$/,
    ],
    ['challenge nope', /^There is no saved match "nope"\.$/],
    [
      'play gongzhu --bots genius',
      /^There are no bots "genius"; choose random, easy, normal, hard or exec:COMMAND\.$/,
    ],
    ['play gongzhu --seed ', /^A seed is any text of at least one character\.$/],
    ['play gongzhu --option limit=5', /^Option limit is a whole number from 100 to 5000, not 5\.$/],
    ['play gongzhu --option limit=x', /^Option limit is a whole number from 100 to 5000, not "x"\.$/],
    [
      'play gongzhu --option limit',
      /^--option takes name=value, not "limit"; Chinese Hearts has limit and passing\.$/,
    ],
    ['play gongzhu --option pig=on', /^Chinese Hearts has no option "pig"; it has limit and passing\.$/],
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name): [string, RegExp] => [
      `play gongzhu --option ${name}=1`,
      new RegExp(`^Chinese Hearts has no option "${name}"; it has limit and passing\\.$`),
    ]),
    ['play kings-court --players 2 --option first=2', /first/],
    ['play gongzhu --deck short.txt', /^Deal 1: The deck is not the game's pack: missing 2C\.$/],
    [
      'play gongzhu --deck odd.txt',
      /^The deck of deal 2 names "9X", which is not a card of Chinese Hearts\.$/,
    ],
    ['play gongzhu --deck empty.txt', /^The deck file empty\.txt is empty;/],
    ['play gongzhu --deck none.txt', /^The deck file none\.txt cannot be read: there is no such file\.$/],
    ['play gongzhu', /^cardroom needs a terminal to read keys from/],
    ['', /^cardroom needs a terminal to read keys from/],
    ['resume', /^There is no match to continue; `cardroom play GAME` begins one\.$/],
    ['replay', /^There is no match to replay; `cardroom play GAME` begins one\.$/],
    ['replay gongzhu-7', /^There is no saved match "gongzhu-7"\.$/],
    ['replay ./gone.ndjson', /^The file \.\/gone\.ndjson cannot be read: there is no such file\.$/],
    ['replay /dev/zero', /^The file \/dev\/zero cannot be read: it is no regular file\.$/],
    ['replay a b', /^Too many arguments for 'replay'/],
    ['resume gongzhu-7', /^There is no saved match "gongzhu-7"\.$/],
    ['rules chess', /^There is no game "chess"/],
    ...['rules gongzhu', 'engine', 'resume a', 'play gongzhu', 'simulate gongzhu', 'bot gongzhu'].map(
      (line): [string, RegExp] => [`${line} foo`, /^Too many arguments/],
    ),
    ['bot', /^`cardroom bot` needs a game, e\.g\. gongzhu\.$/],
    ['bot gongzhu --level genius', /^--level takes random, easy, normal or hard, not "genius"\.$/],
    ['simulate', /^Which game\? /],
    ['simulate gongzhu --deals 1', /^--deals takes a whole number, at least 2, not "1"\.$/],
    [
      'simulate gongzhu --a genius',
      /^There is no side "genius"; choose random, easy, normal, hard or exec:COMMAND\.$/,
    ],
    ['simulate gongzhu --mode all', /^--mode takes one, half or seat, not "all"\.$/],
    ['simulate kings-court --players 3 --mode half', /^--mode half needs an even number of seats, not 3\.$/],
    ['simulate gongzhu --sprt --shard 1/2', /^Use either --sprt, which decides when to stop, or --shard/],
    ['simulate gongzhu --shard 3/2', /^--shard takes a share such as 1\/4, not "3\/2"\.$/],
    ['simulate gongzhu --clairvoyant', /^--clairvoyant shows the true cards to --a hard, not to normal\.$/],
    ['simulate --merge nowhere.json', /^The share nowhere\.json cannot be read: there is no such file\.$/],
    [
      'simulate gongzhu --a exec:false --deals 2',
      /^exec:false ended without an answer \(exit status 1\)\. \(unit \d\)$/,
    ],
  ])('cardroom %s', async (line, sentence) => {
    const words = line === '' ? [] : line.split(' ');
    const { status, stdout, stderr } = STARTED.includes(line) ? run(words) : await runHere(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr.trimEnd()).toMatch(sentence);
    expect([status, stdout]).toStrictEqual([2, '']);
  });
});

describe.skipIf(!existsSync('/dev/full'))(
  'a failure to write output gives one sentence, with status 1',
  () => {
    test.each([
      ['rules gongzhu', ''],
      ['engine', '{"do":"games"}\n'],
      ['simulate gongzhu --deals 2 --workers 1', ''],
      ['completion bash', ''],
      ['--help', ''],
      ['--version', ''],
    ])('cardroom %s > /dev/full', (line, input) => {
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', `exec "$0" "$@" > /dev/full`, process.execPath, programPath('cardroom'), ...line.split(' ')],
        { env: plainEnvironment(home), input, encoding: 'utf8' },
      );
      expect(stderr).toBe('The output cannot be written: no space left on device.\n');
      expect(status).toBe(1);
    });

    test('a full standard error loses the words and keeps the status', () => {
      const { status, stdout } = spawnSync(
        'sh',
        ['-c', `exec "$0" "$@" 2> /dev/full`, process.execPath, programPath('cardroom'), 'rules', 'chess'],
        { env: plainEnvironment(home), encoding: 'utf8' },
      );
      expect([status, stdout]).toStrictEqual([2, '']);
    });
  },
);

test.each(['rules shengji', 'engine'])('cardroom %s ends silently when its reader leaves', (line) => {
  const { stderr, status } = spawnSync(
    'bash',
    [
      '-c',
      `set -o pipefail; yes '{"do":"games"}' | head -500 | "$0" "$@" | head -c 10 > /dev/null; echo "\${PIPESTATUS[2]}" >&2`,
      process.execPath,
      programPath('cardroom'),
      ...line.split(' '),
    ],
    { env: plainEnvironment(home), encoding: 'utf8' },
  );
  expect([stderr, status]).toStrictEqual(['0\n', 0]);
});

describe('commands without a screen', () => {
  test('rules prints the page of a game', () => {
    const page = readFileSync(new URL('../../docs/rules/kings-court.md', import.meta.url), 'utf8');
    const printed = page.replace(/^ *<!-- rules: [\w, -]+ -->\n/gm, '');
    expect(run(['rules', 'kings-court'])).toMatchObject({ status: 0, stdout: printed, stderr: '' });
    expect(printed).not.toContain('<!--');
  });

  test('engine answers each line, even garbled ones, and ends with its input', () => {
    const { status, stdout, stderr } = run(['engine'], '{"do":"games","id":1}\nnonsense\n{"do":"status"}');
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; id?: number });
    expect(answers.map(({ ok, id }) => [ok, id])).toStrictEqual([
      [true, 1],
      [false, undefined],
      [false, undefined],
    ]);
    expect([status, stderr]).toStrictEqual([0, '']);
  });

  test('simulate gives the same figures for the same seed', () => {
    const figures = () => {
      const { status, stdout } = run(['simulate', 'gongzhu', '--deals', '5', '--seed', 'test', '--json']);
      expect(status).toBe(0);
      const { ms: _, ...rest } = JSON.parse(stdout) as {
        ms: object;
        difference: { mean: number };
      };
      return rest;
    };
    const first = figures();
    expect(first).toMatchObject({ game: 'gongzhu', a: 'normal', b: 'random', units: 5 });
    expect(figures()).toStrictEqual(first);
  });
});

test('help shows how to use a command', async () => {
  const { status, stdout } = await runHere(['help', 'play']);
  expect(status).toBe(0);
  expect(stdout).toBe((await runHere(['play', '--help'])).stdout);
  expect((await runHere(['help'])).stdout).toBe((await runHere(['--help'])).stdout);
  expect(stdout).toMatch(/^Usage: cardroom play /);
});

test('help says that a bare cardroom opens the menu, names the environment, and ends with three right examples', async () => {
  const { stdout } = await runHere(['--help']);
  expect(stdout).toMatch(/`cardroom` opens\s+the menu/);
  for (const name of ['CARDROOM_HOME', 'NO_COLOR', 'FORCE_COLOR', 'LC_ALL']) expect(stdout).toContain(name);
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  const examples = stdout.trimEnd().split('\n').slice(-4);
  expect(examples.shift()).toBe('Examples:');
  for (const example of examples) {
    const [command] = example.trim().split(/ {2,}/);
    expect((await runHere(command!.split(' ').slice(1))).stderr).toMatch(/^cardroom needs a terminal /);
  }
});

test('help leaves out empty defaults', async () => {
  for (const name of ['play', 'simulate'])
    expect((await runHere(['help', name])).stdout).not.toContain('(default: [])');
});

test('learn without a terminal lists the lessons', async () => {
  const { stdout, stderr, status } = await runHere(['learn']);
  expect([stderr, status]).toEqual(['', 0]);
  for (const { game } of catalogue.filter((entry) => lessonsOf(entry.game.id).length > 0))
    expect(stdout).toContain(`${game.title} (cardroom learn ${game.id})\n  1  `);
  const one = (await runHere(['learn', 'gongzhu'])).stdout;
  expect(one).toMatch(
    /^Chinese Hearts \(cardroom learn gongzhu\)\n {2}1 {2}The Pig and the Goat \(2 min\): Take/,
  );
  expect(one).not.toContain('King');
  expect(stdout).toContain('\n  auction  Practice auctions: Hands without end');
});

test('challenge prints the line of a finished match or deal', async () => {
  const folder = join(home, 'matches');
  saveIn(folder, { ...played({ game: 'shang', deals: 99 }), id: 'shang-8' });
  const fresh = freshSeedOf(new Uint8Array(16));
  saveIn(folder, { ...played({ game: 'shang', deals: 2, seed: fresh }), id: 'shang-9' });
  const typed = played({ game: 'shang', deals: 2 });
  saveIn(folder, { ...typed, id: 'shang-10' });
  const bots = partsOf('shang')!.policy.revision;
  expect((await runHere(['challenge', 'shang-8'])).stdout).toMatch(
    new RegExp(`^cardroom play shang --seed played --beat \\d+ --aid unaided --revision 1\\.${bots}\\n$`),
  );
  expect((await runHere(['challenge', 'shang-9', '--deal', '2'])).stdout).toMatch(
    / --seed [0-9a-f]{32} --deal 2 --from \d+:\d+,\d+,\d+,\d+@\d --beat \d+ --aid unaided --revision /,
  );
  const forWindows = ['challenge', 'shang-9', '--deal', '2', '--shell', 'powershell'];
  expect((await runHere(forWindows)).stdout).toMatch(/ --from '\d+:\d+,\d+,\d+,\d+@\d' --beat /);
  expect((await runHere(['challenge', 'shang-10', '--deal', '2'])).stderr).toMatch(
    /Finish the match first\.\n$/,
  );
  expect((await runHere(['challenge', 'shang-9'])).stderr).toMatch(
    /^The match shang-9 is not over; --deal N /,
  );
  expect((await runHere(['challenge', 'shang-9', '--deal', '3'])).stderr).toBe(
    'The match shang-9 has no finished deal 3.\n',
  );
  const only = { deal: 1, moves: 0, standing: '' };
  saveIn(folder, { ...played({ game: 'shang', only }), id: 'shang-7' });
  expect((await runHere(['challenge', 'shang-7', '--deal', '1'])).stdout).toBe(
    (await runHere(['challenge', 'shang-7'])).stdout,
  );
  expect((await runHere(['challenge', 'shang-7', '--deal', '2'])).stderr).toBe(
    'The match shang-7 has no finished deal 2.\n',
  );
  // A deal of an open match that was played again: neither its line nor its text may tell the seed of the others.
  const { setup, origin } = again({ ...typed, id: 'shang-10' }, 1)!;
  const second = played({ game: 'shang', seed: setup.seed, only, origin: origin! });
  saveIn(folder, { ...second, id: 'shang-11' });
  expect((await runHere(['challenge', 'shang-11'])).stderr).toMatch(/Finish the match first\.\n$/);
  expect(await runHere(['export', 'shang-11'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^The match shang-11 is a deal of a match that is not over/),
  });
});

test("daily shows the standing of the day's deal in each game", async () => {
  const { stdout, status } = await runHere(['daily']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^game +streak +the deal of \d{4}-\d\d-\d\d\n/);
  expect(stdout.match(/ – +not begun$/gm)).toHaveLength(catalogue.length);
});

test("daily is practice if a match of the player's own dealt its cards before", async () => {
  const today = new Date().toLocaleDateString('sv');
  saveIn(join(home, 'matches'), { ...played({ game: 'shang', seed: today }), id: 'shang-1' });
  const stood = (await runHere(['daily'])).stdout;
  rmSync(join(home, 'matches', 'shang-1.ndjson'));
  expect(stood).toMatch(/^shang +– +practice: its cards were dealt first in shang-1$/m);
});

describe('--json gives programs the same facts', () => {
  const told = async (...words: string[]): Promise<unknown> => {
    const { status, stdout, stderr } = await runHere([...words, '--json']);
    expect([status, stderr]).toStrictEqual([0, '']);
    return JSON.parse(stdout);
  };

  test('about the deals of the day', async () => {
    const day = { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), streak: 0, match: null, first: null };
    expect(await told('daily')).toStrictEqual(catalogue.map(({ game }) => ({ game: game.id, ...day })));
    expect(await told('daily', 'shang')).toStrictEqual([{ game: 'shang', ...day }]);
  });

  test('about the lessons', async () => {
    const all = (await told('learn')) as { game: string; lesson: number }[];
    expect(all).toHaveLength(lessons.length);
    expect(await told('learn', 'shang', '1')).toStrictEqual([
      {
        game: 'shang',
        lesson: 1,
        id: 'shang/1',
        title: expect.any(String),
        goal: expect.any(String),
        minutes: 2,
        done: null,
      },
    ]);
    expect(await told('learn', 'shang')).toStrictEqual(all.filter(({ game }) => game === 'shang'));
  });

  test('about a practice', async () => {
    expect(await told('learn', '500', 'auction')).toStrictEqual([
      {
        ...{ game: '500', practice: 'auction', id: '500/auction', asked: 0, good: 0 },
        title: expect.any(String),
        goal: expect.any(String),
      },
    ]);
  });

  test('about the machine, with all lines of each entry', async () => {
    expect(await told('doctor')).toMatchObject({
      cardroom: [manifest.version],
      'Node.js': [expect.stringContaining(process.version)],
      matches: [expect.stringContaining(join(home, 'matches')), expect.stringMatching(/^\d+ matches/)],
    });
  });
});

test('a finished contest leaves the handlers of signals as they were', async () => {
  startBuiltThreads();
  const heard = () => ENDINGS.map((signal) => process.listenerCount(signal));
  const before = heard();
  const words = 'simulate gongzhu --a random --b random --deals 2 --workers 1';
  expect((await runHere(words.split(' '))).status).toBe(0);
  expect(heard()).toStrictEqual(before);
});
