import { reasonOf } from '../store/errors.ts';
import { readRegular } from '../store/files.ts';
import { Misuse } from './misuse.ts';

/** What is in a file that was named on the command line, at most so many bytes. `what` begins the sentence where it cannot be read. */
export function bytesOf(path: string, what: string, most: number): Buffer {
  try {
    return readRegular(path, most).bytes;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Misuse(`${what} cannot be read: ${isMissing ? 'there is no such file' : reasonOf(error)}.`);
  }
}
