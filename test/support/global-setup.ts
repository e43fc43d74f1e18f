import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../scripts/bundle.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the bundled programs of `test/support/programs` are. */
    programs: string;
  }
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds what the pty tests start, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => void> {
  execFileSync(process.execPath, [path('../../scripts/build.mjs')], { stdio: 'inherit' });
  const programs = mkdtempSync(join(tmpdir(), 'cardroom-programs-'));
  const sources = {
    demo: path('programs/demo-main.tsx'),
    finisher: path('programs/finisher-main.ts'),
    locker: path('programs/locker-main.ts'),
  };
  await bundle(sources, programs, { outExtension: { '.js': '.mjs' } });
  project.provide('programs', programs);
  return () => rmSync(programs, { recursive: true, force: true });
}
