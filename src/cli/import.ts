import { isRefusal } from '../engine/game.ts';
import { partsOf } from '../games.ts';
import { reasonOf } from '../store/errors.ts';
import { LONGEST, readMatchText } from '../store/match-text/read.ts';
import { textOf } from '../store/saved.ts';
import { bytesOf } from './given-file.ts';
import { answered, Misuse } from './misuse.ts';
import { openStores } from './room.ts';

/** `cardroom import FILE|-`: adds a match from a text to the saved ones. */
export async function importMatch(path: string): Promise<void> {
  const what = path === '-' ? 'Standard input' : `The file ${path}`;
  const text = textOf(path === '-' ? await bytesOfInput(what) : bytesOf(path, what, LONGEST));
  if (text === null) throw new Misuse(`${what} is not text in UTF-8.`);
  const read = readMatchText(text, (id) => partsOf(id)?.game);
  if (isRefusal(read)) throw new Misuse(read.sentence);
  const { match, players, about } = read;
  const { matches } = openStores(process.env);
  const { id, isKnown } = answered(matches.import(match, players, about));
  const { title } = match.game;
  const whose = `${title} with ${players.map(({ name }) => name).join(', ')}`;
  process.stdout.write(`${whose} is ${isKnown ? 'already saved' : 'saved'} as ${id}.\n`);
}

/** Standard input, cut off a little above the longest match. */
async function bytesOfInput(what: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of process.stdin) {
      parts.push(part);
      length += part.length;
      if (length > LONGEST) break;
    }
  } catch (error) {
    throw new Misuse(`${what} cannot be read: ${reasonOf(error)}.`);
  }
  return Buffer.concat(parts);
}
