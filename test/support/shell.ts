import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { programPath } from './built.ts';
import { openPty, type Pty, type PtyOptions } from './pty.ts';

const quote = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');

/** The command that starts a program, for a shell. */
export const commandLine = (program: 'cardroom' | 'demo', args: readonly string[] = []): string =>
  quote([process.execPath, programPath(program), ...args]);

/**
 * Runs a command from a shell that shows the terminal's settings before and after, and then its status. The shell ends once all of that is on
 * the screen: what a pseudo-terminal still holds is lost 200 ms after the last process that used it.
 */
export function inShell(command: string, options: Pick<PtyOptions, 'env'> = {}): Pty {
  const pty = openPty({
    ...options,
    command: [
      '/bin/sh',
      '-c',
      `trap : INT QUIT HUP TERM; stty -g; ${command}; echo "status $?" | tee status; stty -g; echo "that is all"; read -r _`,
    ],
  });
  pty.waitFor(/^that is all$/m).then(
    () => pty.keys('\r'),
    // Its window was closed.
    () => {},
  );
  return pty;
}

/** The process that the shell has started. */
export function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

const settings = (text: string) => text.match(/^[0-9a-f]+(?::[0-9a-f]+)+/gm) ?? [];

/** What is left on the normal screen: two equal lines of settings, and no trace of the frames. */
export function expectRestored(pty: Pty, trace: string): void {
  const [before, after, ...more] = settings(pty.lines().join('\n'));
  expect(before).toBeDefined();
  expect(after).toBe(before);
  expect(more).toEqual([]);
  expect(pty.isAlternate).toBe(false);
  expect(pty.lines().join('\n')).not.toContain(trace);
  for (const mode of ['25', '7'])
    expect(pty.raw.lastIndexOf(`[?${mode}h`)).toBeGreaterThan(pty.raw.lastIndexOf(`[?${mode}l`));
  expect(pty.raw.lastIndexOf('[?2004l')).toBeGreaterThan(pty.raw.lastIndexOf('[?2004h'));
}
