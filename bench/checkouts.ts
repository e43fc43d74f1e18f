import { execFileSync } from 'node:child_process';
import { row } from './figures.ts';

/** For each checkout, by name, a program bundled with its sources. */
export type Programs = { readonly [name: string]: string };

/** Runs a program and reads the JSON it prints. */
export const ask = <T>(program: string, ...args: readonly string[]): T =>
  JSON.parse(execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' })) as T;

/** The head of a table with a column for each checkout; one column needs none. */
export function namesRow(programs: Programs): void {
  if (Object.keys(programs).length > 1) console.log(row('', ...Object.keys(programs)));
}
