import { parentPort, workerData } from 'node:worker_threads';
import { partsOf } from '../games.ts';
import { Forfeit } from '../workers/program.ts';
import type { Contest, UnitOutcome } from './contest.ts';
import { playUnit } from './play-unit.ts';
import { readySides } from './sides.ts';

/** The arena worker's answer to the number of a unit. */
export type UnitAnswer = { readonly outcome: UnitOutcome } | { readonly forfeit: string };

const port = parentPort!;
const contest = workerData.data as Contest;
const entry = partsOf(contest.game)!;
const sides = readySides(entry, contest);

port.on('message', async (unit: number | null) => {
  if (unit === null) {
    for (const side of [sides.a, sides.b]) side.close();
    // Ends the thread, since nobody waits for the unit any more.
    process.exit();
  }
  port.postMessage(await answer(unit));
});

async function answer(unit: number): Promise<UnitAnswer> {
  try {
    return { outcome: await playUnit(entry, contest, sides, unit) };
  } catch (error) {
    if (error instanceof Forfeit) return { forfeit: `${error.message} (unit ${unit})` };
    throw error;
  }
}
