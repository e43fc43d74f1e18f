import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { headerOf } from '../../src/engine/save.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { catalogue } from '../../src/games.ts';
import { ASK_GROUND } from '../../src/tui/terminal/ground.ts';
import { carriedOut, started } from '../support/command.ts';
import { openPty, type Pty } from '../support/pty.ts';

/** Sets a window's title, breaks the line, turns the direction of writing, hides, clears. */
const HOSTILE = 'a\x1b]0;OWNED\x07b\nc\u202Ed\u200be\x1b[2Jf\x9b31mg';
/** Forbidden output: control sequences, and characters that change how the rest is read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const OBEYED = /\x1b\]|\x07|\x9b|\u202e|\u200b|[^\n]\x1b\[2Jf/;

/** All that a terminal was sent, but for the program's own question of what it draws on. */
const sent = ({ raw }: Pty): string => raw.replaceAll(ASK_GROUND, '');

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-hostile-'));
  mkdirSync(join(home, 'matches'));
  for (const { game } of catalogue) {
    const setup = readSetup(game, { seed: HOSTILE }, '');
    if (isRefusal(setup)) throw new Error(setup.rule);
    const match = new Match(game, setup);
    const players = Array.from({ length: setup.seats }, (_, seat) => ({
      name: `${seat}${HOSTILE}`,
      bot: seat === 0 ? null : 'easy',
    }));
    const lines = [headerOf(match, { version: HOSTILE, players }), ...match.entries].map((line) =>
      JSON.stringify(line),
    );
    const header = JSON.parse(lines[0]!);
    const write = (id: string, ...log: readonly string[]) =>
      writeFileSync(join(home, 'matches', `${id}.ndjson`), log.map((line) => `${line}\n`).join(''));
    write(`${game.id}-1`, ...lines);
    write(`${game.id}-2`, JSON.stringify({ ...header, game: HOSTILE }));
    write(`${game.id}-3`, JSON.stringify({ ...header, revision: 99 }));
    write(`${game.id}-4`, JSON.stringify({ ...header, options: { [HOSTILE]: HOSTILE } }));
    write(`${game.id}-5`, ...lines, JSON.stringify({ seat: 0, move: HOSTILE }));
    write(`${game.id}-6`, ...lines, JSON.stringify({ deal: 1, deck: HOSTILE }));
    write(
      `${game.id}-7`,
      ...lines,
      JSON.stringify({
        result: {
          scores: setup.decks.length ? [] : players.map(() => 1),
          winners: [0],
          deals: 1,
          aid: { hints: 0, takenBack: 0, unrated: [] },
        },
      }),
    );
  }
  writeFileSync(join(home, 'deck.txt'), `${HOSTILE}\n`);
  writeFileSync(join(home, 'share.json'), JSON.stringify({ contest: HOSTILE }));
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ [HOSTILE]: HOSTILE, pace: HOSTILE }));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** As one of its kind each: of a path, a word, a game's option, a log. All others are carried out in this process. */
const STARTED = ['resume gongzhu-2', 'play gongzhu --deck deck.txt', `--${HOSTILE}`];

describe('a sentence about foreign input is one line without control characters', () => {
  test.each([
    ...[2, 3, 4, 5, 6].map((number) => [`resume gongzhu-${number}`.split(' ')]),
    [['resume', HOSTILE]],
    [['replay', HOSTILE]],
    [['replay', `./${HOSTILE}`]],
    [[HOSTILE]],
    [['play', HOSTILE]],
    [['play', 'gongzhu', '--names', HOSTILE]],
    [['play', 'gongzhu', '--option', HOSTILE]],
    [['play', 'gongzhu', '--option', `${HOSTILE}=1`]],
    [['play', 'gongzhu', '--option', `passing=${HOSTILE}`]],
    [['play', 'gongzhu', '--deck', 'deck.txt']],
    [['play', 'gongzhu', '--deck', HOSTILE.replace('\x00', '')]],
    [['export', HOSTILE]],
    [['import', HOSTILE]],
    [['import', 'deck.txt']],
    [['simulate', 'gongzhu', '--a', HOSTILE]],
    [['simulate', '--merge', 'share.json']],
    [[`--${HOSTILE}`]],
  ])('cardroom %j', async (args) => {
    const isStarted = STARTED.includes(args.join(' '));
    const { status, stdout, stderr } = isStarted ? started(home, args) : await carriedOut(home, args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(OBEYED);
    const lines = stderr.trimEnd().split('\n');
    // A refused resume also says, on a line of its own, what it ignores of the settings.
    const isResume = args[0] === 'resume';
    expect(lines.filter((line) => line.startsWith('Unknown or wrong settings'))).toHaveLength(
      isResume ? 1 : 0,
    );
    expect(lines).toHaveLength(isResume ? 2 : 1);
  });
});

test('the menu keeps hostile names on their own lines, and names the settings that it ignores', async () => {
  const pty = openPty({ env: { CARDROOM_HOME: home } });
  const lines = await pty.waitFor(/:quit|:help/);
  // The first of those that can be gone on with, at least.
  expect(lines.filter((line) => /^ [▎▸ ] c {2}/.test(line))).toHaveLength(1);
  expect(lines.join('\n')).toMatch(/Unknown or wrong settings are ignored: "a�\]0;OWNED/);
  pty.keys('t');
  await pty.waitFor(/CARDROOM {2}statistics/);
  expect(sent(pty)).not.toMatch(OBEYED);
});

test.each(catalogue.map(({ game }) => game.id))('a table of %s with hostile names and seed', async (game) => {
  const pty = openPty({ args: ['resume', `${game}-1`], env: { CARDROOM_HOME: home } });
  await pty.waitFor(/\da�[\s\S]*\?[: ]help/);
  for (const key of ['?', '\x1b', 'm', '\x1b', 's']) await pty.press(key);
  // A paste with the same, typed as a move.
  await pty.press(`\x1b:\x1b[200~${HOSTILE}\x1b[201~\r`);
  expect(sent(pty)).not.toMatch(OBEYED);
  pty.kill('SIGTERM');
  await pty.exit;
  expect(sent(pty)).not.toMatch(OBEYED);
  expect(readFileSync(join(home, 'matches', `${game}-1.ndjson`), 'utf8')).toContain('OWNED');
});
