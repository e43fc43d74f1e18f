import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answerQuestion, type BotQuestion } from '../../src/ai/question.ts';
import { withPrograms } from '../../src/cli/seated-programs.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { openPty } from '../support/pty.ts';

const gongzhu = partsOf('gongzhu')!;
const { game } = gongzhu;

/** A program that reads a question a line and answers each by what `answer` makes of it. */
const program = (answer: string) =>
  `"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',(line)=>{const q=JSON.parse(line);console.log(${answer})})"`;

const LAST = program('JSON.stringify({move:q.moves.at(-1)})');
const NONSENSE = program("'what'");

/** Builds the question for the first seat in turn of a new match. */
function question(): BotQuestion {
  const match = new Match(game, readSetup(game, { seed: 'programs' }, '') as Match['setup']);
  const [seat] = match.turn as [number];
  const { dealSeed: seed, decision: moveCount } = match;
  return {
    ...{ game: game.id, view: match.view(seat), seat, seed, moveCount },
    ...{ within: Number.POSITIVE_INFINITY, level: 'normal', program: true },
  };
}

function asked(command: string | undefined) {
  const [ended] = [process.listeners('exit')];
  const { ask } = withPrograms(command, async (asked) => answerQuestion(gongzhu, asked));
  onTestFinished(() => {
    for (const listener of process.listeners('exit')) {
      if (ended.includes(listener)) continue;
      listener(0);
      process.off('exit', listener);
    }
  });
  return ask;
}

test('a program plays the seats of programs, and no other', async () => {
  const ask = asked(LAST);
  const { program: _, ...ofHouse } = question();
  const moves = [...game.moves(question().view, question().seat)].map((move) => game.format(move));
  expect(await ask(question())).toStrictEqual({ move: moves.at(-1), capped: false });
  expect((await ask(ofHouse)).move).toBe(answerQuestion(gongzhu, ofHouse).move);
});

test('the house bot replaces a program that fails or is missing, with a notice once a deal', async () => {
  const { move } = answerQuestion(gongzhu, question());
  for (const [command, why] of [
    [NONSENSE, `exec:${NONSENSE} answered with a line that is not JSON: what`],
    [undefined, 'The program that played here is not at hand'],
  ] as const) {
    const ask = asked(command);
    expect(await ask(question())).toStrictEqual({ move, capped: false, replaced: why });
    expect(await ask(question())).toStrictEqual({ move, capped: false });
    // Nor in the next deal, where it is told once more.
    expect((await ask({ ...question(), seed: 'another' })).replaced).toBe(why);
  }
});

test('the table names the failed program, and the log records the players of its seats', async () => {
  const pty = openPty({
    args: ['play', 'gongzhu', '--bots', 'exec:false', '--seed', 'programs'],
    settings: { pace: 'instant' },
  });
  await pty.waitFor(/q:leave/);
  // Three cards are passed, and what the others did is looked up.
  pty.keys('123\rm');
  await pty.waitFor(/exec:false ended without an answer/);
  pty.kill('SIGTERM');
  await pty.exit;
  const log = readFileSync(join(pty.home, 'matches/gongzhu-1.ndjson'), 'utf8');
  expect(JSON.parse(log.split('\n')[0]!).players).toStrictEqual([
    { name: 'You', bot: null },
    ...['Bo', 'Cat', 'Dan'].map((name) => ({ name, bot: 'normal', program: true })),
  ]);
});

test('a challenge is refused against a program', async () => {
  const challenge = [
    '--bots',
    'exec:x',
    '--seed',
    's',
    '--beat',
    '3',
    '--revision',
    `${game.revision}.${gongzhu.policy.revision}`,
  ];
  const pty = openPty({ args: ['play', 'gongzhu', ...challenge] });
  await pty.exit;
  expect(pty.raw).toContain('not a program');
});
