import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ENDINGS } from '../../src/store/ways-out.ts';
import { programPath } from '../support/built.ts';

test.skipIf(process.platform === 'win32').each(ENDINGS)(
  'a program that listens for %s finishes its work for the way out before that signal ends it',
  (signal) => {
    const { stdout, signal: by } = spawnSync(process.execPath, [programPath('leaver'), signal], {
      encoding: 'utf8',
    });
    expect([stdout, by]).toEqual(['left\n', signal]);
  },
);
