#!/usr/bin/env node
// Starts the bundle. In a checkout the bundle is built first when it is missing or older than its sources.
// Every start passes here, so what only a build needs is loaded for it, and `process` is not imported: that would open all streams.
import { existsSync, readdirSync, statSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`cardroom needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const root = `${import.meta.dirname}/..`;
const entry = `${root}/dist/main.js`;

/** When a file was changed last, or 0 where there is none. */
const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a file, or one in a folder, was changed after that time. */
const holdsNewer = (folder, time) =>
  readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? holdsNewer(path, time) : changed(path) > time;
  });

function isStale() {
  const built = changed(entry);
  return (
    built === 0 ||
    ['package.json', 'package-lock.json'].some((name) => changed(`${root}/${name}`) > built) ||
    ['src', 'scripts'].some((name) => holdsNewer(`${root}/${name}`, built))
  );
}

if (existsSync(`${root}/src`) && isStale()) {
  const { makeReady } = await import('../scripts/make-ready.mjs');
  await makeReady(root);
}

if (!existsSync(entry)) {
  console.error('This copy of cardroom is incomplete; install it again.');
  process.exit(1);
}
await import('../dist/main.js');
