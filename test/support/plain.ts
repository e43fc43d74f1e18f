import type { Start } from '../../src/front/room.ts';
import { catalogue } from '../../src/games.ts';
import { type PlainOptions, startPlain } from '../../src/plain/main.ts';
import { quickAdviser } from './advice.ts';
import type { TestRoom } from './room.ts';

/** Types the next line, knowing all that was said so far; null: the input ends. */
export type Typist = (said: string) => string | null;

/** Types these lines, one after another. */
export function lines(...typed: readonly string[]): Typist {
  const left = [...typed];
  return () => left.shift() ?? null;
}

/** Plays in lines as through a pipe, and answers all that was written. The bytes of a line come in two pieces. */
export async function plainly(
  room: TestRoom,
  start: Start,
  type: Typist,
  options: Partial<PlainOptions> = {},
): Promise<string> {
  let said = '';
  async function* input() {
    for (let typed = type(said); typed !== null; typed = type(said)) {
      const bytes = Buffer.from(`${typed}\n`);
      const middle = Math.floor(bytes.length / 2);
      yield bytes.subarray(0, middle);
      yield bytes.subarray(middle);
    }
  }
  const write = (text: string) => {
    said += text;
  };
  const streams = { input: input(), write, isEchoing: true };
  await startPlain({ room, catalogue, start, streams, askAdviser: quickAdviser, ...options });
  return said;
}

/** The lines that were said after the last typed one. */
export const latest = (said: string): string => said.slice(said.lastIndexOf('\n> ') + 1);
