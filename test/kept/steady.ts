import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Noon of a day at every longitude that has people. */
const LONG_AGO = new Date('2026-11-28T12:00:00Z');

/** Gives the logs of a home the same age: a text of a match has its day. */
export function leftLongAgo(home: string): void {
  for (const file of readdirSync(join(home, 'matches'), { recursive: true, encoding: 'utf8' }))
    utimesSync(join(home, 'matches', file), LONG_AGO, LONG_AGO);
}

/** Fields of JSON that are made for people, or come of reviews, which later versions may judge anew. */
const PASSING = new Set(['stands', 'par', 'costs']);

/** Keeps the lasting fields of output for programs, with matches in the order of their ids. */
export function forPrograms(stdout: string): string {
  if (!/^[[{]/.test(stdout)) return stdout;
  const data = JSON.parse(stdout, (name, value) => (PASSING.has(name) ? undefined : value));
  const sorted = Array.isArray(data) ? data.sort((a, b) => `${a.id}`.localeCompare(`${b.id}`)) : data;
  return JSON.stringify(sorted);
}
