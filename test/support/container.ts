import { spawnSync } from 'node:child_process';
import { programPath } from './built.ts';

/** The command of cardroom as in a container: with process numbers and a host name of its own. */
export const container = (name: string): readonly [string, ...string[]] => [
  ...(['unshare', '--map-root-user', '--pid', '--uts', '--fork', '--kill-child', '--mount-proc'] as const),
  ...['sh', '-c', 'hostname "$0"; exec "$@"', name, process.execPath, programPath('cardroom')],
];

const [command, ...words] = container('probe');
export const hasContainers = spawnSync(command, [...words, '--version']).status === 0;
