// Makes a checkout ready to start. Runs before anything is installed, so it needs Node alone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Installs missing packages of the build, and builds. Ends the program if either fails. */
export async function makeReady(root) {
  if (!isInstalled(root)) {
    const npm = ['ci', '--no-global', '--include=dev', '--ignore-scripts', '--loglevel=error'];
    await step('Installing what builds cardroom, once; half a minute is usual', root, 'npm', npm, {
      isScript: true,
    });
  }
  await step('Building cardroom', root, process.execPath, [join(root, 'scripts/build.mjs')]);
}

function isInstalled(root) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  );
}

/**
 * Runs a program with a line about it on standard error, with its seconds on a terminal. Its output stays away from standard output, which
 * belongs to the requested command. `isScript`: Windows starts it only through a shell, which would break a path with a blank.
 */
async function step(what, root, program, parameters, { isScript = false } = {}) {
  process.stderr.write(`${what} ...`);
  const begun = performance.now();
  const seconds = () => `${what} ... ${Math.round((performance.now() - begun) / 1000)} s`;
  const ticking = process.stderr.isTTY
    ? setInterval(() => process.stderr.write(`\r${seconds()}`), 1000)
    : null;
  const { fault, complaints } = await run(
    root,
    program,
    parameters,
    isScript && process.platform === 'win32',
  );
  clearInterval(ticking);
  process.stderr.write(`${ticking ? `\r${seconds()}` : ''}\n${complaints}`);
  if (fault === null) return;
  process.stderr.write(`cardroom could not be built: ${fault}.\n`);
  process.exit(1);
}

function run(cwd, program, parameters, shell) {
  return new Promise((resolve) => {
    let complaints = '';
    const child = spawn(program, parameters, { cwd, stdio: ['ignore', 'ignore', 'pipe'], shell });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaints += text;
    });
    child.on('error', ({ message }) => resolve({ fault: message, complaints }));
    child.on('close', (status) => resolve({ fault: status === 0 ? null : `${program} failed`, complaints }));
  });
}
