/** Time from the start of the built program to its first frame, and from a key to the frame it changes. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const env = { PATH: process.env.PATH, HOME: process.env.HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8' };
const rounds = 21;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const since = (start: bigint) => Number(process.hrtime.bigint() - start) / 1e6;

function timeOf(...args: string[]): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = process.hrtime.bigint();
      execFileSync(process.execPath, args, { env, stdio: 'ignore' });
      return since(start);
    }),
  );
}

/** From the start to the first frame, and to the question before it; the answer is given at once. */
async function firstFrame(): Promise<number> {
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, [path('bin/cardroom.js')], { cols: 80, rows: 24, env });
  return new Promise((resolve) => {
    let seen = '';
    child.onData((data) => {
      if (data.includes('\x1b[6n')) child.write('\x1b[1;2R');
      seen += data;
      if (!seen.includes('CARDROOM') || !seen.endsWith('\x1b[?2026l')) return;
      const time = since(start);
      seen = '';
      child.onExit(() => resolve(time));
      child.kill();
    });
  });
}

const starts: number[] = [];
for (let round = 0; round < rounds; round++) starts.push(await firstFrame());
console.log(`node -e 0            ${timeOf('-e', '0').toFixed(0)} ms`);
console.log(`cardroom --version   ${timeOf(path('bin/cardroom.js'), '--version').toFixed(0)} ms`);
console.log(`first frame          ${median(starts).toFixed(0)} ms`);
