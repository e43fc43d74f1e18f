import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** A process as it can be known again: a number alone is given to another process later. */
export const PROCESS = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  host: v.string(),
  /** When it was started, in ms since 1970. */
  started: v.number(),
  /** On Linux: which start of the computer it belongs to, and the clock tick of its own start. */
  boot: v.optional(v.string()),
  tick: v.optional(v.string()),
  /** On Linux: the PID namespace in which it has its number, as `pid:[4026531836]`; containers have their own. */
  namespace: v.optional(v.string()),
});
export type ProcessRecord = Readonly<v.InferOutput<typeof PROCESS>>;

/** Start times that are read to the second, by clocks of their own, differ by less than this, in ms. */
const TOLERANCE = 3000;

/** The process that asks. */
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
 * Is the process still there? `elsewhere`: it belongs to another computer or container, and cannot be seen from here. A stopped process is running.
 * Where the system does not say when the process of that number was started, it is taken for the same.
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
/** Eight hex digits that differ where processes have other numbers: on another computer, in another container, on Linux after another start. */
export function ownNumbers(): string {
  // Every start would load it, and it takes a tenth of the shortest.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const where = () => `${bootId() ?? hostname()} ${ownNamespace()}`;
  numbers ??= createHash('sha256').update(where()).digest('hex').slice(0, 8);
  return numbers;
}

/** Is there a process of this number? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Changes with every start of a Linux computer; nothing elsewhere. */
function bootId(): string | undefined {
  return process.platform === 'linux' ? read('/proc/sys/kernel/random/boot_id')?.trim() : undefined;
}

/** The PID namespace of this process; nothing where the system has none. */
function ownNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

/** What Linux tells of a process; null elsewhere. */
function statOf(pid: number): { readonly tick: string; readonly isDead: boolean } | null {
  const stat = process.platform === 'linux' ? read(`/proc/${pid}/stat`) : undefined;
  // The second field is the program's name in brackets, and may hold spaces and brackets itself. See proc_pid_stat(5).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, tick] = [fields?.[0], fields?.[19]];
  return state && tick ? { tick, isDead: state === 'Z' || state === 'X' } : null;
}

/** When a process was started, in ms since 1970, as the system's own tool tells it; null where it does not. */
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
    // Every start would load it.
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
