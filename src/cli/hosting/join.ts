import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { dirname, join as path } from 'node:path';
import { plainBy } from '../../capabilities.ts';
import { reasonOf } from '../../store/errors.ts';
import { writeWhole } from '../../store/files.ts';
import { makeFolder } from '../../store/folder.ts';
import { storePaths } from '../../store/paths.ts';
import { ENDINGS, endBy } from '../../store/ways-out.ts';
import { leaveScreen } from '../../tui/terminal/screen.ts';
import { Misuse } from '../misuse.ts';
import { preferredIn } from '../room.ts';

export interface JoinOptions {
  /** Fingerprint from the invitation. */
  readonly key?: string;
  /** Lines of text in place of a screen. */
  readonly plain?: boolean;
  readonly accessible?: boolean;
}

/** NAME@HOST:PORT in letters that mean nothing to a shell or to ssh; an IPv6 address has brackets. */
const ADDRESS = /^(?:([\p{L}\p{N}._]+)@)?(\[[0-9a-fA-F:%.]+\]|[\p{L}\p{N}._-]+)(?::(\d{1,5}))?$/u;
const PORT = '2222';
const LAST_PORT = 65_535;
/** Most time for finding a host key, in ms. */
const PATIENCE = 10_000;

/** `cardroom join ADDRESS`: sits down at a friend's table, through the system's own ssh. */
export async function join(address: string, { key, plain, accessible }: JoinOptions): Promise<void> {
  const [, name, written, port = PORT] = ADDRESS.exec(address) ?? [];
  if (written === undefined || written.startsWith('-') || Number(port) < 1 || Number(port) > LAST_PORT)
    throw new Misuse(`cardroom join takes NAME@HOST:PORT, such as kim@192.168.1.20:2222, not "${address}".`);
  const host = written.replace(/^\[|\]$/g, '');
  const known = path(storePaths(process.env).hosting, 'known-hosts');
  keepKey(known, key === undefined ? null : keyOf(host, port, key));
  const isPlain = plainBy(process, plain || accessible || preferredIn(process.env).plain === 'on') !== null;
  const args = [
    // A host writes lines of text to a guest without a terminal.
    ...[
      isPlain ? '-T' : '-t',
      '-p',
      port,
      '-o',
      'ServerAliveInterval=15',
      '-o',
      `UserKnownHostsFile="${known}"`,
    ],
    // A shared connection would outlive this one and keep its output open.
    ...['-o', 'ControlPath=none', '-o', `StrictHostKeyChecking=${key === undefined ? 'ask' : 'yes'}`],
    ...(name === undefined ? [] : ['-l', name]),
    host,
  ];
  process.exitCode = await runSsh(args, !isPlain);
}

/** Exit status of an ssh that lost its host. */
const BROKEN = 255;
/** Saves the cursor's place: leaving the screen returns to it, even if no screen was entered. */
const KEEP_CURSOR = '\x1b7';
const CLEAR_BELOW = '\x1b[J';

/**
 * Runs ssh on this terminal and returns its exit status. A signal to this program ends both. A broken connection leaves the table on the
 * screen (if `draws`), so this leaves that screen first and prints ssh's message after it.
 */
async function runSsh(args: readonly string[], draws: boolean): Promise<number> {
  if (draws) process.stdout.write(KEEP_CURSOR);
  const gone = new AbortController();
  // Set before ssh begins, which may have drawn a table before this program goes on.
  for (const signal of ENDINGS)
    process.on(signal, () => {
      gone.abort(signal);
      ssh.kill(signal);
    });
  const ssh = spawn('ssh', args, { stdio: ['inherit', 'inherit', 'pipe'] });
  let said = '';
  ssh.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [status, killed] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    ssh.on('error', (error) => reject(noProgram('ssh', error)));
    ssh.on('close', (...end) => resolve(end));
  });
  const isCut = gone.signal.aborted || killed !== null || status === BROKEN;
  if (draws && isCut) process.stdout.write(`${leaveScreen}${CLEAR_BELOW}`);
  process.stderr.write(said);
  if (gone.signal.aborted) endBy(gone.signal.reason);
  return killed === null ? status! : 128 + constants.signals[killed];
}

/** Makes the folder for ssh's host keys; `line`, if any, becomes the only key ssh believes. Throws a Misuse if the disk refuses. */
function keepKey(known: string, line: string | null): void {
  try {
    makeFolder(dirname(known));
    if (line !== null) writeWhole(known, `${line}\n`);
  } catch (error) {
    throw new Misuse(`The host’s key cannot be saved in ${known}: ${reasonOf(error)}.`, 1);
  }
}

/** The known_hosts line of the host's key with this fingerprint. Throws a Misuse if the host has no such key. */
function keyOf(host: string, port: string, wanted: string): string {
  // For all kinds of keys it would open five connections at once, some of which hosts refuse.
  const { stdout, error } = spawnSync('ssh-keyscan', ['-t', 'ed25519', '-p', port, host], {
    encoding: 'utf8',
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error && (error as NodeJS.ErrnoException).code === 'ENOENT') throw noProgram('ssh-keyscan', error);
  const lines = (stdout ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) throw new Misuse(`Nobody answers at ${host}, port ${port}.`, 1);
  const right = lines.find((line) => fingerprintOf(line) === wanted.replace(/=+$/, ''));
  if (right === undefined)
    throw new Misuse(
      `The host at ${host}, port ${port}, does not have the key ${wanted}, so it may not be your friend's. Ask for the key on their screen.`,
      1,
    );
  return right;
}

function fingerprintOf(line: string): string {
  const blob = Buffer.from(line.split(' ')[2] ?? '', 'base64');
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

const noProgram = (program: string, { message }: Error): Misuse =>
  new Misuse(`cardroom join needs ${program}, which cannot be started here: ${message}.`, 1);
