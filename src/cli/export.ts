import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { goingOn, tellsMore } from '../again/again.ts';
import { dayOf } from '../front/day.ts';
import { reasonOf } from '../store/errors.ts';
import { matchText } from '../store/match-text/write.ts';
import { answered, Misuse } from './misuse.ts';
import { matchNamed } from './named-match.ts';
import { everyMatch, openStores } from './room.ts';

interface ExportOptions {
  /** Path of a new file. */
  readonly output?: string;
}

/** `cardroom export ID|FILE`: a finished match as text. */
export function exportMatch(name: string, { output }: ExportOptions): void {
  const { matches } = openStores(process.env);
  const read = answered(matchNamed(matches, name).read);
  if (!read.match.over) {
    throw new Misuse(`The match ${name} is not over, and its text would show every hidden card.`);
  }
  if (tellsMore({ ...read, id: name }, 'match', goingOn(everyMatch(matches))))
    throw new Misuse(
      `The match ${name} is a deal of a match that is not over, and its text would show the seed of the remaining cards. Finish that match first.`,
    );
  const text = matchText(read, read.header.imported ?? dayOf(read.left));
  if (output === undefined) process.stdout.write(text);
  else writeNew(output, text);
}

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw new Misuse(whyNot(path, error));
  }
}

function whyNot(path: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return `The file ${path} exists already; name another one.`;
  // The file is new, so the missing name is its folder's.
  const reason = code === 'ENOENT' ? `there is no folder ${dirname(path)}` : reasonOf(error);
  return `The file ${path} cannot be written: ${reason}.`;
}
