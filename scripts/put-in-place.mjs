import { renameSync, rmSync } from 'node:fs';

/** Replaces a folder by another one at one stroke. If several programs do so at once, one of them wins, and no folder is left half done. */
export function putInPlace(fresh, folder) {
  for (;;) {
    if (unless(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => renameSync(fresh, folder))) return;
    const before = `${fresh}.before`;
    if (unless(['ENOENT'], () => renameSync(folder, before))) rmSync(before, { recursive: true });
  }
}

/** Does something; false if it failed for one of these reasons. */
function unless(codes, act) {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}
