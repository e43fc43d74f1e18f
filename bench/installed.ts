import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Installs a checkout's program as npm does: without the sources, which each start of a checkout searches. Returns its folder. */
export function installed(checkout: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-bench-'));
  mkdirSync(join(folder, 'docs'));
  for (const part of ['bin', 'dist', 'docs/rules', 'package.json'])
    cpSync(join(checkout, part), join(folder, part), { recursive: true });
  return folder;
}

/** The command of a program that was installed there. */
export const command = (folder: string): string => join(folder, 'bin/cardroom.js');
