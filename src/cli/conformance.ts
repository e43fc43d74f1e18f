import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Json, JsonObject } from '../engine/game.ts';
import { count } from '../engine/words.ts';
import { printableLines } from '../printable.ts';
import { examplesPage } from '../rules-page.ts';
import { onWayOut } from '../store/ways-out.ts';
import { FIRST_PATIENCE, Forfeit, PATIENCE, Program } from '../workers/program.ts';
import { gameNamed } from './game-named.ts';
import { bytesOf } from './given-file.ts';
import { Misuse } from './misuse.ts';

/** Exit status if an answer differs. */
const DIFFERS = 1;
/** Most bytes of a file of examples. */
const LONGEST = 16 << 20;
/** Most characters of a printed value. */
const LONGEST_VALUE = 300;

const OBJECT = v.custom<JsonObject>(isObject);
const EXAMPLE = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    /** The rule, and the edge of it that is tried. */
    name: v.pipe(v.string(), v.minLength(1)),
    /** A request of the protocol. */
    ask: OBJECT,
    /** Fields that the answer must have. */
    expect: OBJECT,
  }),
);
export type Example = v.InferOutput<typeof EXAMPLE>;

/** `cardroom conformance GAME -- PROGRAM`: asks a program for known answers, and prints the differences. */
export async function conformance(
  id: string,
  command: readonly string[],
  options: { readonly examples?: string },
): Promise<void> {
  const { game } = gameNamed(id);
  const file = options.examples;
  const examples =
    file === undefined
      ? examplesIn(examplesPage(game.id), `the examples of ${game.title}`)
      : examplesIn(bytesOf(file, `The file ${file}`, LONGEST).toString(), file);
  const differing = await askAll(new Program(command.join(' '), command), examples);
  const whole = count(examples.length, 'example');
  const answers = ['no answer differs', '1 answer differs'][differing] ?? `${differing} answers differ`;
  process.stdout.write(`${whole} tried, ${answers}.\n`);
  if (differing > 0) process.exitCode = DIFFERS;
}

/**
 * Prints the differences between a program's answers and the expected ones, and ends the program. Returns the number of wrong answers.
 * Throws a Misuse if it does not answer in `patience` ms, or sends no JSON object.
 */
export async function askAll(
  program: Program,
  examples: readonly Example[],
  patience = PATIENCE,
): Promise<number> {
  const staysOpen = onWayOut(() => program.close());
  let [tried, differing] = [0, 0];
  try {
    for (const example of examples) {
      const answer = await ask(program, example, tried === 0 ? FIRST_PATIENCE : patience);
      tried++;
      const differences = differencesOf(example.expect, answer);
      if (differences.length === 0) continue;
      differing++;
      const lines = [
        example.name,
        `  ${JSON.stringify(example.ask)}`,
        ...differences.map((one) => `  ${one}`),
      ];
      process.stdout.write(`${printableLines(lines.join('\n'))}\n`);
    }
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const sofar = `${tried} of ${count(examples.length, 'example')} were tried, ${differing} failed`;
    throw new Misuse(`${error.message.replace(/\.$/, '')}; ${sofar}.`);
  } finally {
    staysOpen();
    program.close();
  }
  return differing;
}

/** Reads a file of examples, one a line. Throws a Misuse about the first line that is no example. `name`: the file's, for the sentence. */
export function examplesIn(text: string, name: string): Example[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw new Misuse(`${name} has no examples.`);
  return lines.map((line, at) => {
    const { success, output } = v.safeParse(EXAMPLE, line);
    if (success) return output;
    throw new Misuse(
      `Line ${at + 1} of ${name} is not an example, such as {"name":"…","ask":{"do":"try",…},"expect":{"ok":true}}; none was tried.`,
    );
  });
}

async function ask(program: Program, { name, ask }: Example, patience: number): Promise<JsonObject> {
  const line = await program.ask(JSON.stringify(ask), patience);
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    // Not JSON.
  }
  if (isObject(answer)) return answer;
  throw new Forfeit(`The answer to "${name}" is not a JSON object: ${line.slice(0, 80)}`);
}

/** Lists the places where an answer lacks expected fields; further fields do not count. `at`: path of the compared field. */
export function differencesOf(expected: Json, given: Json | undefined, at: readonly string[] = []): string[] {
  if (isObject(expected) && isObject(given)) {
    return Object.entries(expected).flatMap(([field, value]) =>
      differencesOf(value, given[field], [...at, field]),
    );
  }
  if (Array.isArray(expected) && Array.isArray(given) && expected.length === given.length) {
    return expected.flatMap((value, i) => differencesOf(value, given[i], [...at, String(i)]));
  }
  if (isDeepStrictEqual(expected, given)) return [];
  return [`${at.join('.')} is ${shown(given)}, expected ${shown(expected)}`];
}

function shown(value: Json | undefined): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
