import { spawn } from 'node:child_process';

/**
 * Ends a program that was started through a shell, with all that it has started itself: on Windows by the system's own tool, elsewhere as
 * the group of processes that the shell leads. It is not asked, for one that hangs may not listen. One that has ended already is left alone.
 */
export function endTree(
  pid: number,
  platform: NodeJS.Platform = process.platform,
  run: typeof spawn = spawn,
): void {
  if (platform === 'win32') {
    // There is nobody to tell where the tool is missing.
    run('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
