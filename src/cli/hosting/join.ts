import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { dirname, join as path } from 'node:path';
import { reasonOf } from '../../store/errors.ts';
import { writeWhole } from '../../store/files.ts';
import { makeFolder } from '../../store/folder.ts';
import { storePaths } from '../../store/paths.ts';
import { ENDINGS, endBy } from '../../store/ways-out.ts';
import { leaveScreen } from '../../tui/terminal/screen.ts';
import { Misuse } from '../misuse.ts';

export interface JoinOptions {
  /** The fingerprint in the invitation. */
  readonly key?: string;
}

/** NAME@HOST:PORT, of letters that mean nothing to a shell or to ssh; an address of IPv6 stands in brackets. */
const ADDRESS = /^(?:([\p{L}\p{N}._]+)@)?(\[[0-9a-fA-F:%.]+\]|[\p{L}\p{N}._-]+)(?::(\d{1,5}))?$/u;
const PORT = '2222';
const LAST_PORT = 65_535;
/** Looking for a host key may take so long, in ms. */
const PATIENCE = 10_000;

/** `cardroom join ADDRESS`: sits down at a friend's table, through the system's own ssh. */
export async function join(address: string, { key }: JoinOptions): Promise<void> {
  const [, name, written, port = PORT] = ADDRESS.exec(address) ?? [];
  if (written === undefined || written.startsWith('-') || Number(port) < 1 || Number(port) > LAST_PORT)
    throw new Misuse(`cardroom join takes NAME@HOST:PORT, such as kim@192.168.1.20:2222, not "${address}".`);
  const host = written.replace(/^\[|\]$/g, '');
  const known = path(storePaths(process.env).hosting, 'known-hosts');
  keepKey(known, key === undefined ? null : keyOf(host, port, key));
  process.exitCode = await runSsh([
    ...['-t', '-p', port, '-o', 'ServerAliveInterval=15', '-o', `UserKnownHostsFile="${known}"`],
    // A connection that is shared would go on behind this one and keep its output open.
    ...['-o', 'ControlPath=none', '-o', `StrictHostKeyChecking=${key === undefined ? 'ask' : 'yes'}`],
    ...(name === undefined ? [] : ['-l', name]),
    host,
  ]);
}

/** The status of an ssh that was not ended by the host. */
const BROKEN = 255;
/** Keeps the place of the cursor, to which leaving the screen returns also where none was entered. */
const KEEP_CURSOR = '\x1b7';
const CLEAR_BELOW = '\x1b[J';

/**
 * Runs ssh on this terminal until it ends, and returns the exit status. A signal that this program gets ends both. Where the connection broke the table
 * still stands on the screen, so that is left; what ssh says comes after it, to be read.
 */
async function runSsh(args: readonly string[]): Promise<number> {
  if (process.stdout.isTTY) process.stdout.write(KEEP_CURSOR);
  const gone = new AbortController();
  // Listened for before ssh begins: it may have drawn a table before this goes on.
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
  if (process.stdout.isTTY && isCut) process.stdout.write(`${leaveScreen}${CLEAR_BELOW}`);
  process.stderr.write(said);
  if (gone.signal.aborted) endBy(gone.signal.reason);
  return killed === null ? status! : 128 + constants.signals[killed];
}

/** Makes the folder in which ssh keeps keys of hosts, and has it believe this one alone, if there is one. Throws a Misuse where the disk refuses. */
function keepKey(known: string, line: string | null): void {
  try {
    makeFolder(dirname(known));
    if (line !== null) writeWhole(known, `${line}\n`);
  } catch (error) {
    throw new Misuse(`The key of a host cannot be kept in ${known}: ${reasonOf(error)}.`, 1);
  }
}

/** The line of known hosts of the host there whose key has this fingerprint. Throws a Misuse where there is none. */
function keyOf(host: string, port: string, wanted: string): string {
  // For keys of all kinds it would begin five connections at once, of which a host refuses some.
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
      `The host at ${host}, port ${port}, has another key than ${wanted}: it may not be your friend's. Ask them what their screen says.`,
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
