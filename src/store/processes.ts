import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sha256 } from './sha256.ts';

/** Identifies a process for good: its number alone is used again later. */
export interface ProcessRecord {
  readonly pid: number;
  readonly host: string;
  /** Time of its start, in ms since 1970. */
  readonly started: number;
  /** On Linux: the id of the computer's start, and the clock tick of the process's start. */
  readonly boot?: string | undefined;
  readonly tick?: string | undefined;
  /** On Linux: the PID namespace of its number, as `pid:[4026531836]`; each container has its own. */
  readonly namespace?: string | undefined;
}

/** Largest difference between two readings of one start time, in ms: they come from different clocks, in whole seconds. */
const TOLERANCE = 3000;

export function thisProcess(): ProcessRecord {
  const boot = bootId();
  const tick = statOf(process.pid)?.tick;
  const namespace = ownNamespace();
  return {
    pid: process.pid,
    host: hostname(),
    started: Math.round(performance.timeOrigin),
    ...(boot && { boot }),
    ...(tick && { tick }),
    ...(namespace && { namespace }),
  };
}

/**
 * Is the process still there? `elsewhere`: it belongs to another computer or container, and cannot be seen from here. A stopped process
 * counts as running. If the system does not say when the process of that number started, it counts as the same.
 */
export function fateOf(holder: ProcessRecord): 'running' | 'gone' | 'elsewhere' {
  const { pid, host, started, boot, tick, namespace } = holder;
  const here = bootId();
  const sameBoot = boot !== undefined && boot === here;
  const numbers = sameBoot && namespace !== undefined ? ownNamespace() : undefined;
  // A computer may be given another name while it runs.
  if (numbers === undefined ? host !== hostname() : namespace !== numbers) return 'elsewhere';
  if (boot !== undefined && here !== undefined && !sameBoot) return 'gone';
  if (!isAlive(pid)) return 'gone';
  const stat = statOf(pid);
  if (stat) return !stat.isDead && (tick === undefined || tick === stat.tick) ? 'running' : 'gone';
  const began = startOf(pid);
  return began === null || Math.abs(began - started) < TOLERANCE ? 'running' : 'gone';
}

let numbers: string | undefined;
/** Eight hex digits for a number space: they differ between computers, containers and, on Linux, starts of the computer. */
export function ownNumbers(): string {
  numbers ??= sha256(`${bootId() ?? hostname()} ${ownNamespace()}`).slice(0, 8);
  return numbers;
}

/** Does a process have this number? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Differs after each start of a Linux computer; undefined elsewhere. */
function bootId(): string | undefined {
  return process.platform === 'linux' ? read('/proc/sys/kernel/random/boot_id')?.trim() : undefined;
}

/** The PID namespace of this process; undefined if the system has none. */
function ownNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

/** Linux's facts about a process; null elsewhere. */
function statOf(pid: number): { readonly tick: string; readonly isDead: boolean } | null {
  const stat = process.platform === 'linux' ? read(`/proc/${pid}/stat`) : undefined;
  // The second field is the program's name in brackets, which may contain spaces and brackets. See proc_pid_stat(5).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, tick] = [fields?.[0], fields?.[19]];
  return state && tick ? { tick, isDead: state === 'Z' || state === 'X' } : null;
}

/** Time of a process's start, in ms since 1970, from the system's own tool; null if that does not say. */
function startOf(pid: number): number | null {
  const [tool, ...parameters] =
    process.platform === 'win32'
      ? [
          'powershell.exe',
          '-NoProfile',
          '-Command',
          `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().ToString('o')`,
        ]
      : ['ps', '-o', 'lstart=', '-p', String(pid)];
  try {
    // Loaded here because every start would load it.
    const { execFileSync } = process.getBuiltinModule('node:child_process');
    const text = execFileSync(tool!, parameters, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5000,
      windowsHide: true,
    });
    return Date.parse(text.trim()) || null;
  } catch {
    return null;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
