#!/usr/bin/env node
// Starts the bundle. In a checkout the bundle is built first when it is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`cardroom needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const entry = join(root, 'dist/main.js');

/** When a file, or the newest file in a folder, was changed last. */
function changed(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

function isStale() {
  if (!existsSync(entry)) return true;
  const sources = ['src', 'scripts', 'package.json', 'package-lock.json'].map((name) => join(root, name));
  return Math.max(...sources.map(changed)) > changed(entry);
}

function isInstalled() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  );
}

/**
 * Runs a program and keeps its chatter from stdout, which belongs to the command that was asked for. `shell`: it is a script, which
 * Windows starts only through a shell; a shell would break a path with a space in two.
 */
function run(program, parameters, { shell = false } = {}) {
  const { status, error } = spawnSync(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: shell && process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`cardroom could not be built: ${error?.message ?? `${program} failed`}.`);
  process.exit(1);
}

if (existsSync(join(root, 'src')) && isStale()) {
  const installed = isInstalled();
  console.error(
    installed ? 'Building cardroom ...' : 'Building cardroom; the first time this takes half a minute ...',
  );
  if (!installed)
    run('npm', ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error'], { shell: true });
  run(process.execPath, [join(root, 'scripts/build.mjs')]);
}

if (!existsSync(entry)) {
  console.error('This copy of cardroom is incomplete; install it again.');
  process.exit(1);
}
module.enableCompileCache?.();
await import(pathToFileURL(entry).href);
