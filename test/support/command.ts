import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { carryOut } from '../../src/cli/misuse.ts';
import { runProgram } from '../../src/cli/program.ts';
import { programPath } from './built.ts';
import { leaveAsAtExit } from './exit.ts';
import { plainEnvironment } from './pty.ts';

/** What a command tells by its status and streams. */
export interface Told {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the built program with these words, in the folder that is also its home. */
export function started(home: string, words: readonly string[], input: string | Buffer = ''): Told {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('cardroom'), ...words], {
    env: plainEnvironment(home),
    cwd: home,
    input,
    encoding: 'utf8',
  });
  return { status: status ?? -1, stdout, stderr };
}

/** The same told by this process: commander and all behind it, without a start, standard input or a thread. */
export async function carriedOut(home: string, words: readonly string[]): Promise<Told> {
  const [from, status] = [process.cwd(), process.exitCode];
  const ends = process.listeners('exit');
  const told = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      told[name] += text;
      return true;
    }),
  );
  // It has ended: nobody types.
  const input = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as typeof process.stdin);
  const plain = plainEnvironment(home);
  for (const name of Object.keys({ ...process.env, ...plain })) vi.stubEnv(name, plain[name]);
  process.chdir(home);
  try {
    await carryOut(() => runProgram(words));
    leaveAsAtExit(ends);
    return { status: Number(process.exitCode ?? 0), ...told };
  } finally {
    process.chdir(from);
    process.exitCode = status;
    vi.unstubAllEnvs();
    for (const spy of [...spies, input]) spy.mockRestore();
  }
}
