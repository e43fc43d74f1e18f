import { existsSync } from 'node:fs';
import type { ReadMatch } from '../store/load.ts';
import type { MatchStore } from '../store/matches.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { EXTENSION } from '../store/saved.ts';

interface NamedMatch {
  /** '' for a file. */
  readonly id: string;
  readonly read: ReadMatch | StoreRefusal;
}

/** The match that `ID|FILE` names on a command line: a saved one, a removed one, or a log at a path. */
export function matchNamed(matches: MatchStore, name: string): NamedMatch {
  for (const removed of [false, true]) {
    const read = matches.read(name, { removed });
    if (!('rule' in read) || read.rule !== 'no-such-match') return { id: name, read };
  }
  const isPath = /[/\\]/.test(name) || name.endsWith(EXTENSION) || existsSync(name);
  return isPath ? { id: '', read: matches.readFile(name) } : { id: name, read: matches.read(name) };
}
