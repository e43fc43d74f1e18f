import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Our CI requires it. */
export const hasSsh = ['ssh', 'ssh-keygen', 'ssh-keyscan'].every((name) => !spawnSync(name, ['-?']).error);

/** Where somebody keeps their keys and the hosts that they know, and the port at which they call. */
export interface Caller {
  readonly home: string;
  readonly port: number;
}

/** What OpenSSH is told in place of all that its user has configured. `key`: the name of its file; null: they have none. */
export const sshWords = ({ home, port }: Caller, key: string | null, known = 'known'): string[] => [
  ...['-F', 'none', '-p', String(port), '-o', `UserKnownHostsFile=${join(home, known)}`],
  ...['-o', 'IdentitiesOnly=yes', '-o', 'IdentityAgent=none'],
  ...(key === null ? ['-o', 'PubkeyAuthentication=no'] : ['-i', join(home, key)]),
];

/** A new key of Ed25519 in a file of this name. */
export function makeKey(home: string, name: string): void {
  spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(home, name)]);
}
