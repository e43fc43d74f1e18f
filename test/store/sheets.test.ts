import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepSheet } from '../../src/store/sheets.ts';

test('a score sheet is saved beside the earlier ones of its match, unless it repeats one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-sheets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = keepSheet(folder, 'gongzhu-1', 'You 10\n');
  expect(first).toBe(join(folder, 'gongzhu-1.txt'));
  expect(keepSheet(folder, 'gongzhu-1', 'You 10\n')).toBe(first);
  expect(keepSheet(folder, 'gongzhu-1', 'You 40\n')).toBe(join(folder, 'gongzhu-1-2.txt'));
  expect(readFileSync(first, 'utf8')).toBe('You 10\n');
  expect(readdirSync(folder)).toHaveLength(2);
});
