import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { catalogue } from '../catalogue.ts';
import { Protocol } from './protocol.ts';

/** `cardroom engine`: answers each line of standard input with a line on standard output, until the input ends. */
export async function engine(): Promise<void> {
  const protocol = new Protocol(catalogue, randomUUID);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!process.stdout.write(`${protocol.answer(line)}\n`)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
}
