import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { execSide } from '../../src/arena/exec-side.ts';
import type { SideTurn } from '../../src/arena/side.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { Forfeit } from '../../src/workers/program.ts';

const { game } = partsOf('gongzhu')!;
/** Relative to the folder of the tests: a path of the house may hold blanks. */
const sample = 'docs/samples/arena-bot.py';

function firstDecision(): SideTurn {
  const setup = readSetup(game, { options: { passing: 'none' } }, 'exec') as Setup;
  const random = randomFor('exec');
  const state = game.deal(game.start(setup), game.shuffle(setup, random));
  const seat = game.toAct(state)[0]!;
  return { state, view: game.view(state, seat), seat, random };
}

/** Gives the first decision to a one-line program of Node, which sees each question as `q`. */
async function answerOf(answer: string, patience?: number): Promise<string> {
  const code = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => { const q = JSON.parse(line); ${answer} })`;
  const side = execSide(`exec:"${process.execPath}" -e "${code}"`, game, patience);
  try {
    return (await side.choose(firstDecision())).text;
  } finally {
    side.close();
  }
}

test('a program gets its view and the legal moves, and answers with a move', async () => {
  expect(await answerOf('console.log(JSON.stringify({ move: q.moves[0] }))')).toBe('2C');
  expect(await answerOf('console.log(JSON.stringify({ move: Object.keys(q).join() }))')).toBe(
    'do,game,revision,seat,view,raw,luck,moves,complete',
  );
  expect(await answerOf('console.log(JSON.stringify({ move: q.view.phase }))')).toBe('play');
});

test.runIf(spawnSync('python3', ['--version']).status === 0)('the sample in Python plays', async () => {
  const side = execSide(`exec:python3 ${sample}`, game);
  expect(await side.choose(firstDecision())).toMatchObject({ text: '2C' });
  side.close();
});

test.skipIf(process.platform === 'win32')(
  'an answer counts even if it came while the arena could not read',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardroom-exec-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const answered = join(folder, 'answered');
    spawnSync('mkfifo', [answered]);
    const side = execSide(`exec:read q; echo '{"move":"2C"}'; : > "${answered}"; read q`, game, 1, 1);
    const played = side.choose(firstDecision());
    // As when Ctrl-Z stops a contest: its clock goes on.
    spawnSync('cat', [answered]);
    expect(await played).toMatchObject({ text: '2C' });
    side.close();
  },
);

describe('a program loses by a verdict if it', () => {
  test.each([
    ['answers without JSON', "console.log('hello')", / answered with a line that is not JSON: hello$/],
    ['answers without a move', 'console.log(JSON.stringify({}))', / answered without a "move": \{\}$/],
    [
      'refuses to answer',
      "console.log(JSON.stringify({ error: 'Of another house.' }))",
      / cannot answer: Of another house\.$/,
    ],
    [
      'writes a line without end',
      "setInterval(() => process.stdout.write('x'.repeat(1 << 20)))",
      / answered with a line of more than a megabyte\.$/,
    ],
    [
      'writes unasked lines',
      "process.stdout.write('{}\\n'.repeat(1365)); setInterval(() => {}, 1e9)",
      / wrote 1000 lines that nobody asked for\.$/,
    ],
    ['dies', 'process.exit(3)', / ended without an answer \(exit status 3\)\.$/],
  ])('%s', async (_, answer, verdict) => {
    const forfeit = await answerOf(answer).catch((error: unknown) => error);
    expect(forfeit).toBeInstanceOf(Forfeit);
    expect((forfeit as Forfeit).message).toMatch(verdict);
  });

  test('hangs', async () => {
    const side = execSide(`exec:"${process.execPath}" -e "setInterval(() => {}, 1e9)"`, game, 50, 200);
    await expect(side.choose(firstDecision())).rejects.toThrow(/ gave no answer for 0\.2 seconds\.$/);
    side.close();
  });
});
