import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Our CI requires it. */
export const hasSsh = ['ssh', 'ssh-keygen', 'ssh-keyscan'].every((name) => !spawnSync(name, ['-?']).error);

/** A caller's folder of keys and known hosts, and the port to call. */
export interface Caller {
  readonly home: string;
  readonly port: number;
}

/** Options of OpenSSH in place of its user's configuration. `key` names a file of the home; null if the caller has no key. */
export const sshWords = ({ home, port }: Caller, key: string | null, known = 'known'): string[] => [
  ...['-F', 'none', '-p', String(port), '-o', `UserKnownHostsFile=${join(home, known)}`],
  ...['-o', 'IdentitiesOnly=yes', '-o', 'IdentityAgent=none'],
  ...(key === null ? ['-o', 'PubkeyAuthentication=no'] : ['-i', join(home, key)]),
];

/** A new key of Ed25519 in a file of this name. */
export function makeKey(home: string, name: string): void {
  spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(home, name)]);
}
