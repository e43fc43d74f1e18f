import { reasonOf } from '../store/errors.ts';
import { readRegular } from '../store/files.ts';
import { Misuse } from './misuse.ts';

/** Reads a file named on the command line, of at most `most` bytes. Throws a Misuse if that fails; `what` begins its sentence. */
export function bytesOf(path: string, what: string, most: number): Buffer {
  try {
    return readRegular(path, most).bytes;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Misuse(`${what} cannot be read: ${isMissing ? 'there is no such file' : reasonOf(error)}.`);
  }
}
