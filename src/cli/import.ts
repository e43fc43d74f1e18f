import { createReadStream } from 'node:fs';
import { isRefusal } from '../engine/game.ts';
import { partsOf } from '../games.ts';
import { reasonOf } from '../store/errors.ts';
import { LONGEST, readMatchText } from '../store/match-text/read.ts';
import { textOf } from '../store/saved.ts';
import { Misuse } from './misuse.ts';
import { openRoom } from './room.ts';

/** `cardroom import FILE|-`: a match that was written as text becomes one of the saved ones. */
export async function importMatch(path: string): Promise<void> {
  const what = path === '-' ? 'What comes from standard input' : `The file ${path}`;
  const text = textOf(await bytesOf(path, what));
  if (text === null) throw new Misuse(`${what} is not text in UTF-8.`);
  const read = readMatchText(text, (id) => partsOf(id)?.game);
  if (isRefusal(read)) throw new Misuse(read.sentence);
  const { match, players, about } = read;
  const added = openRoom(process.env).matches.add(match, players, about);
  if (isRefusal(added)) throw new Misuse(added.sentence);
  const { title } = match.game;
  process.stdout.write(
    `${title} with ${players.map(({ name }) => name).join(', ')} is kept as ${added.id}.\n`,
  );
}

/** What is in a file, little more than is read as a match. */
async function bytesOf(path: string, what: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(path)) {
      parts.push(part);
      length += part.length;
      if (length > LONGEST) break;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Misuse(`There is no file ${path}.`);
    throw new Misuse(`${what} cannot be read: ${reasonOf(error)}.`);
  }
  return Buffer.concat(parts);
}
