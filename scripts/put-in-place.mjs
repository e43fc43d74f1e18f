import { renameSync, rmSync } from 'node:fs';

/**
 * Puts a folder in the place of another one, whole. Where several programs do so at once, one of them stays, and nobody's is half there:
 * a folder is moved in one step.
 */
export function putInPlace(fresh, folder) {
  for (;;) {
    if (unless(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => renameSync(fresh, folder))) return;
    const before = `${fresh}.before`;
    if (unless(['ENOENT'], () => renameSync(folder, before))) rmSync(before, { recursive: true });
  }
}

/** Does it, and answers whether it could be done, or failed for one of these reasons. */
function unless(codes, act) {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}
