import module from 'node:module';
import { storePaths } from '../store/paths.ts';

/**
 * From the second start on V8 need not compile what is loaded from now on: Node from 22.1 on keeps it in our folder of caches, not in
 * one that all users of the machine write to. Where that folder cannot be written it does without.
 */
export function keepCompiledCode(env: NodeJS.ProcessEnv): void {
  // The types are those of the oldest Node.
  const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };
  enableCompileCache?.(storePaths(env).compiled);
}
