import { existsSync } from 'node:fs';
import type { ReadMatch } from '../store/load.ts';
import type { MatchStore } from '../store/matches.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { EXTENSION } from '../store/saved.ts';

interface NamedMatch {
  /** Empty for a file. */
  readonly id: string;
  readonly read: ReadMatch | StoreRefusal;
}

/** What `ID|FILE` on a command line means: a saved match, one that was removed, or a log that lies elsewhere. */
export function matchNamed(matches: MatchStore, name: string): NamedMatch {
  for (const removed of [false, true]) {
    const read = matches.read(name, { removed });
    if (!('rule' in read) || read.rule !== 'no-such-match') return { id: name, read };
  }
  const isPath = /[/\\]/.test(name) || name.endsWith(EXTENSION) || existsSync(name);
  return isPath ? { id: '', read: matches.readFile(name) } : { id: name, read: matches.read(name) };
}
