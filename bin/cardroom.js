#!/usr/bin/env node
// Starts the bundle. In a checkout the bundle is built first when it is missing or older than its sources.
// Every start passes here: CommonJS, since a start without Node's loader of ES modules is quicker, and what only a build needs is
// loaded for it.
const { existsSync, readdirSync, statSync } = require('node:fs');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`cardroom needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const root = `${__dirname}/..`;
const entry = `${root}/dist/main.cjs`;

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

function start() {
  if (!existsSync(entry)) {
    console.error('This copy of cardroom is incomplete; install it again.');
    process.exit(1);
  }
  require('../dist/main.cjs');
}

if (existsSync(`${root}/src`) && isStale()) {
  import('../scripts/make-ready.mjs').then(({ makeReady }) => makeReady(root)).then(start);
} else {
  start();
}
