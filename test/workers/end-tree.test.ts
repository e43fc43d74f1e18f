import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { endTree } from '../../src/workers/end-tree.ts';

test('a shell ends with its children, even if they ignore the signal', async () => {
  // `sleep` holds the pipe as long as it lives, so that it is closed tells that both have ended.
  const child = spawn("trap '' TERM; echo ready; sleep 1000; true", { shell: true, detached: true });
  await once(child.stdout, 'data');
  endTree(child.pid!);
  expect(await once(child, 'close')).toStrictEqual([null, 'SIGKILL']);
  endTree(child.pid!);
});

test('on Windows the system tool ends a tree, silently if that is missing', () => {
  const asked: unknown[] = [];
  const tool = new EventEmitter();
  const run = (...command: unknown[]) => {
    asked.push(command.slice(0, 2));
    return tool;
  };
  endTree(4711, 'win32', run as unknown as typeof spawn);
  expect(asked).toStrictEqual([['taskkill', ['/pid', '4711', '/t', '/f']]]);
  expect(() => tool.emit('error', new Error('ENOENT'))).not.toThrow();
});
