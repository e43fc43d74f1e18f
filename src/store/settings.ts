import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a file of JSON says, or null where there is none or it is not JSON. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Writes a file of JSON in place of the old one: another process reads the one or the other, never half of it. */
export function writeJson(path: string, data: object): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, path);
}
