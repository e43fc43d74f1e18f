#!/usr/bin/env node
// Starts the bundle. In a checkout it first builds the bundle if that is missing or older than its sources. Every start passes here. The
// file is CommonJS, since a start without Node's loader of ES modules is faster; code for a build alone is loaded then.
const { existsSync, readdirSync, statSync } = require('node:fs');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`cardroom needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const root = `${__dirname}/..`;
const entry = `${root}/dist/main.cjs`;

/** Time of a file's last change; 0 if there is no file. */
const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Was a file, or one in a folder, changed after that time? */
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
