import { spawn } from 'node:child_process';

/**
 * Ends a program that was started through a shell, with all that it has started: on Windows by the system's own tool, elsewhere as the
 * group of processes that the shell leads. It does not ask first, since a hanging program may not listen. Does nothing if the program has
 * ended.
 */
export function endTree(
  pid: number,
  platform: NodeJS.Platform = process.platform,
  run: typeof spawn = spawn,
): void {
  if (platform === 'win32') {
    // If the tool is missing, nobody can be told.
    run('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The program has just ended by itself.
  }
}
