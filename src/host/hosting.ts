import { Guests, type HostKey, hostKeyIn } from './keys.ts';
import type { Skeleton } from './names.ts';
import type { speakSsh } from './ssh.ts';

/** The host's parts that last beyond one evening, and its way to speak ssh. */
export interface Hosting {
  readonly guests: Guests;
  readonly hostKey: HostKey;
  readonly speakSsh: typeof speakSsh;
  readonly skeleton: Skeleton;
}

/** Throws a sentence if the host key cannot be used. `tell` gets a sentence when a file was set aside or cannot be read. */
export async function openHosting(folder: string, tell: (sentence: string) => void): Promise<Hosting> {
  // A part of the bundle that only hosts load.
  const { speakSsh, skeletonOf, makeKey, fingerprintOf } = await import('./apart.ts');
  const hostKey = hostKeyIn(folder, { makeKey, fingerprintOf });
  return { guests: new Guests(folder, tell), hostKey, speakSsh, skeleton: skeletonOf };
}
