import { Guests, type HostKey, hostKeyIn } from './keys.ts';
import type { Skeleton } from './names.ts';
import type { speakSsh } from './ssh.ts';

/** What stays of a host from one evening to the next, and how ssh is spoken. */
export interface Hosting {
  readonly guests: Guests;
  readonly hostKey: HostKey;
  readonly speakSsh: typeof speakSsh;
  readonly skeleton: Skeleton;
}

/** Throws in a sentence where the host key cannot be used. `tell` hears of a file that was set aside or cannot be read. */
export async function openHosting(folder: string, tell: (sentence: string) => void): Promise<Hosting> {
  // A part of the bundle that nothing else loads.
  const { speakSsh, skeletonOf, makeKey, fingerprintOf } = await import('./apart.ts');
  const hostKey = hostKeyIn(folder, { makeKey, fingerprintOf });
  return { guests: new Guests(folder, tell), hostKey, speakSsh, skeleton: skeletonOf };
}
