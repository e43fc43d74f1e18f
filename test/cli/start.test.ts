import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { openPty } from '../support/pty.ts';

test('the menu starts without Node’s modules for cryptography, other programs and lines, which take 5 ms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [spy, list] = [join(folder, 'spy.cjs'), join(folder, 'list')];
  const names = 'process.moduleLoadList.join("\\n")';
  writeFileSync(
    spy,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, ${names}));`,
  );
  const pty = openPty({ command: [process.execPath, '--require', spy, programPath('cardroom')] });
  await pty.waitFor(/q:quit/);
  pty.keys('q');
  expect((await pty.exit).status).toBe(0);
  const loaded = readFileSync(list, 'utf8');
  expect(loaded).toMatch(/^NativeModule fs$/m);
  expect(loaded).not.toMatch(/^NativeModule (crypto|child_process|readline)$/m);
});
