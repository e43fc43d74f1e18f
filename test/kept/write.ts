/**
 * `npm run keep`, once before a release: plays with the built program in a home of its own, `test/kept/<version>/home`, and writes into
 * `told.json` beside it what the program tells other programs about that home. Every later version reads the one and tells the other
 * (`test/kept/kept.test.ts`). A folder that is there is never written over: what it holds is promised.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import manifest from '../../package.json' with { type: 'json' };
import { revisionText } from '../../src/again/challenge.ts';
import { DEFAULT_SETTINGS } from '../../src/front/settings.ts';
import { catalogue } from '../../src/games.ts';
import { Guests } from '../../src/host/keys.ts';
import { played, saveIn } from '../support/played.ts';
import { forPrograms, leftLongAgo } from './steady.ts';

const folder = resolve('test/kept', manifest.version);
const home = join(folder, 'home');

/** Runs the built program in that home with these lines of input, and returns its output. */
function run(words: readonly string[], typed: readonly string[] = []): string {
  const input = typed.map((line) => `${line}\n`).join('');
  const env = { PATH: process.env.PATH, CARDROOM_HOME: home, LANG: 'C.UTF-8' };
  const program = resolve('bin/cardroom.js');
  return execFileSync(process.execPath, [program, ...words], { input, env, cwd: home, encoding: 'utf8' });
}

const lines = (times: number, ...each: readonly string[]): string[] =>
  Array.from({ length: times }, () => each).flat();

/** A match of each game that is left open, with hints and take-backs, and one that was played to its end and reviewed. */
function playMatches(): void {
  for (const { game, policy } of catalogue) {
    const hinted = lines(3, 'hint', '');
    run(['play', game.id, '--plain', '--bots', 'easy'], [...hinted, 'undo', ...hinted, 'undo', 'quit']);
    // A match of King's Court is one deal by itself, and counts in the statistics.
    const friend =
      game.id === 'kings-court'
        ? []
        : ['--deal', '1', '--beat', '0', '--revision', revisionText(game, policy)];
    // The first possible move costs something now and then, of which exercises are made.
    const moves = game.id === 'gongzhu' ? ['hint', '', ...lines(13, '1')] : lines(60, 'hint', '');
    run(['play', game.id, '--plain', '--seed', 'kept', ...friend], [...moves, 'e', 'q', 'quit']);
  }
  const seats = ['--names', 'Ann,陈', '--bots', `exec:node ${resolve('bin/cardroom.js')} bot shang`];
  run(
    ['play', 'shang', '--plain', '--seed', 'kept', ...seats],
    [...lines(3, '2', 'hint', '', '1', 'hint', ''), 'quit'],
  );
  const short = ['play', 'gongzhu', '--plain', '--seed', 'kept', '--option', 'limit=100'];
  run(short, [...lines(80, 'hint', ''), 'quit']);
  const evening = played({ game: 'gongzhu', people: [0, 1], seed: 'fresh-kept' });
  const players = evening.players.map((player, seat) =>
    seat === 1 ? { ...player, guest: true as const } : player,
  );
  saveIn(join(home, 'matches'), { ...evening, id: 'gongzhu-9', players }, 1);
}

/** Options, lessons and exercises, as somebody leaves them. */
function playTheRest(): void {
  run(['play', 'gongzhu', '--plain'], ['o', 'theme felt', 'pace fast', 'palette colour-blind', 'q', 'quit']);
  for (const { game } of catalogue)
    run(['learn', game.id, '1', '--plain'], [...lines(40, 'show', ''), 'quit']);
  run(['learn', '500', 'auction', '--plain'], ['pass', '', 'pass', '', 'quit']);
  run(['learn', 'gongzhu', 'again', '--plain'], ['1', '', 'quit']);
  const guests = new Guests(join(home, 'hosting'), (sentence) => {
    throw new Error(sentence);
  });
  guests.remember('SHA256:known', 'Kim', '123456');
  guests.keepSettings('SHA256:known', { ...DEFAULT_SETTINGS, theme: 'paper' });
  guests.keepOut('SHA256:kept-out');
}

/** Commands whose answers are for other programs, and may never differ. */
function questions(): string[][] {
  const finished = readdirSync(join(home, 'matches/finished')).map((file) => file.replace('.ndjson', ''));
  return [
    ['list', '--all', '--json'],
    ['stats', '--json'],
    ...finished.flatMap((id) => [
      ['export', id],
      ['challenge', id],
    ]),
  ];
}

if (existsSync(folder)) throw new Error(`${folder} is there already: what it holds is promised.`);
mkdirSync(home, { recursive: true });
playMatches();
playTheRest();
leftLongAgo(home);
const told = questions().map((words) => ({ words, stdout: forPrograms(run(words)) }));
writeFileSync(join(folder, 'told.json'), `${JSON.stringify(told, null, 1)}\n`);
for (const cache of ['cache', 'matches/index.json']) rmSync(join(home, cache), { recursive: true });
