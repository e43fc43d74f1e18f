// Runs an opponent that never changes as a program for the arena: `npx tsx bench/opponents/main.ts normal-v1 gongzhu`. It reads a question
// a line and writes an answer a line, as `cardroom bot` does.
import process from 'node:process';
import { createInterface } from 'node:readline';
import { games } from '../../src/engine/games.ts';
import { answerLine } from '../../src/workers/exec-format.ts';
import { OPPONENT_NAMES, opponentNamed } from './index.ts';

const [name, id] = process.argv.slice(2);
const known = OPPONENT_NAMES.find((one) => one === name);
const game = games.find((one) => one.id === id);
if (known && game) {
  const choose = opponentNamed(known, game.id);
  createInterface({ input: process.stdin }).on('line', (line) => {
    process.stdout.write(`${answerLine(game, choose, line)}\n`);
  });
} else {
  const ids = games.map((one) => one.id).join(', ');
  process.stderr.write(`Which opponent (${OPPONENT_NAMES.join(', ')}) of which game (${ids})?\n`);
  process.exitCode = 2;
}
