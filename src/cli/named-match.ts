import { existsSync } from 'node:fs';
import type { MatchStore, ReadMatch, StoreRefusal } from '../store/matches.ts';
import { EXTENSION } from '../store/saved.ts';

export interface NamedMatch {
  /** Empty for a file. */
  readonly id: string;
  readonly read: ReadMatch | StoreRefusal;
}

/** What `ID|FILE` on a command line means: a saved match, one that was removed, or a log that lies elsewhere. */
export function matchNamed(matches: MatchStore, name: string): NamedMatch {
  const isNamed = ({ id }: { readonly id: string }) => id === name;
  const isRemoved = !matches.list().some(isNamed) && matches.list({ removed: true }).some(isNamed);
  const kept = matches.read(name, { removed: isRemoved });
  const isPath = /[/\\]/.test(name) || name.endsWith(EXTENSION) || existsSync(name);
  if (isPath && 'rule' in kept && kept.rule === 'no-such-match')
    return { id: '', read: matches.readFile(name) };
  return { id: name, read: kept };
}
