import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in place of the old one: another process reads the one or the other, never half of it. Throws what the disk refuses.
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const fresh = `${path}.${process.pid}`;
  try {
    writeFileSync(fresh, data, { mode: 0o600 });
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
