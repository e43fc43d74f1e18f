import { availableParallelism } from 'node:os';
import { LEVELS } from '../ai/bot.ts';
import { MODES, UNITS } from '../ai/yardstick.ts';
import type { Contest, UnitOutcome } from '../arena/contest.ts';
import { sprt } from '../arena/estimate.ts';
import { reportOf } from '../arena/report.ts';
import { run } from '../arena/run.ts';
import { seatingsOf } from '../arena/seatings.ts';
import { mergeShards, type Shard, unitsOfShard } from '../arena/shard.ts';
import { sideNamed } from '../arena/sides.ts';
import { isRefusal } from '../engine/game.ts';
import { list } from '../engine/words.ts';
import { type GameParts, partsOf } from '../games.ts';
import { ENDINGS, endBy } from '../store/ways-out.ts';
import { Forfeit } from '../workers/program.ts';
import { oneOf, wholeNumber } from './flags.ts';
import { bytesOf } from './given-file.ts';
import { readInvitation } from './invitation.ts';
import { Misuse } from './misuse.ts';
import { progressBar } from './progress.ts';
import { summary } from './summary.ts';

export interface SimulateOptions {
  readonly a: string;
  readonly b: string;
  readonly mode?: string;
  readonly unit?: string;
  readonly deals: string;
  readonly seed: string;
  readonly workers?: string;
  readonly players?: string;
  readonly option?: readonly string[];
  readonly clairvoyant?: true;
  readonly sprt?: true;
  readonly shard?: string;
  readonly merge?: readonly string[];
  readonly json?: true;
}

/** `cardroom simulate GAME`: plays bots against bots, with the same cards in every seating. */
export async function simulate(id: string | undefined, options: SimulateOptions): Promise<void> {
  if (options.merge) {
    const { contest, outcomes } = readShards(options.merge);
    show(contest, outcomes, options);
    return;
  }
  if (id === undefined) throw new Misuse('Which game? E.g. `cardroom simulate gongzhu`.');
  const contest = readContest(id, options);
  const shard = options.shard === undefined ? null : readShard(options.shard);
  if (shard && options.sprt) {
    throw new Misuse('Use either --sprt, which decides when to stop, or --shard, which plays a fixed share.');
  }
  const units = unitsOfShard(contest.units, shard ?? { index: 0, of: 1 });
  const workers =
    options.workers === undefined ? availableParallelism() : wholeNumber('--workers', options.workers, 1);

  const outcomes: UnitOutcome[] = [];
  const differences: number[] = [];
  const bar = progressBar(process.stderr, units.length);
  const { claim } = partsOf(contest.game)!.yardstick;
  const onOutcome = (outcome: UnitOutcome): boolean => {
    outcomes.push(outcome);
    differences.push(outcome.difference);
    bar.show(differences);
    return options.sprt === true && sprt(differences, claim).verdict !== null;
  };
  const gone = new AbortController();
  const leave = (signal: NodeJS.Signals) => gone.abort(signal);
  for (const signal of ENDINGS) process.once(signal, leave);
  try {
    await run(contest, units, workers, onOutcome, gone.signal);
  } catch (error) {
    bar.clear();
    if (gone.signal.aborted) endBy(gone.signal.reason);
    if (error instanceof Forfeit) throw new Misuse(error.message);
    throw error;
  } finally {
    // Signals end the program by themselves again.
    for (const signal of ENDINGS) process.off(signal, leave);
  }
  bar.clear();
  if (shard) process.stdout.write(`${JSON.stringify({ contest, shard, outcomes } satisfies Shard)}\n`);
  else show(contest, outcomes, options);
}

function show(contest: Contest, outcomes: readonly UnitOutcome[], { json, sprt }: SimulateOptions): void {
  const report = reportOf(contest, outcomes, sprt === true);
  const { game, a, b, mode, unit, setup } = contest;
  const figures = { game, a, b, mode, unit, seed: setup.seed, ...report };
  process.stdout.write(`${json ? JSON.stringify(figures) : summary(contest, report)}\n`);
}

function readContest(id: string, options: SimulateOptions): Contest {
  const { entry, setup } = readInvitation(id, options, options.seed);
  const usual = entry.yardstick;
  const mode = oneOf('--mode', MODES, options.mode ?? usual.mode);
  if (seatingsOf(mode, setup.seats).length === 0) {
    throw new Misuse(`--mode ${mode} needs an even number of seats, not ${setup.seats}.`);
  }
  for (const side of [options.a, options.b]) requireSide(side, entry);
  if (options.clairvoyant && options.a !== 'hard') {
    throw new Misuse(`--clairvoyant shows the true cards to --a hard, not to ${options.a}.`);
  }
  return {
    game: entry.game.id,
    setup,
    a: options.a,
    b: options.b,
    mode,
    unit: oneOf('--unit', UNITS, options.unit ?? usual.unit),
    units: wholeNumber('--deals', options.deals, 2),
    clairvoyant: options.clairvoyant === true,
  };
}

function requireSide(name: string, entry: GameParts): void {
  if (!sideNamed(name, entry)) {
    const names = list([...LEVELS, 'exec:COMMAND'], 'or');
    throw new Misuse(`There is no side "${name}"; choose ${names}.`);
  }
}

/** Reads `2/5`, the second of five shares. Throws a Misuse for anything else. */
function readShard(text: string): Shard['shard'] {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  if (Number(index) >= 1 && Number(index) <= Number(of)) return { index: Number(index) - 1, of: Number(of) };
  throw new Misuse(`--shard takes a share such as 1/4, not "${text}".`);
}

/** Most bytes of a share: some millions of deals. */
const LONGEST_SHARE = 100 << 20;

function readShards(files: readonly string[]): { contest: Contest; outcomes: UnitOutcome[] } {
  const merged = mergeShards(
    files.map((file) => {
      const text = bytesOf(file, `The share ${file}`, LONGEST_SHARE).toString();
      try {
        return { file, data: JSON.parse(text) as unknown };
      } catch {
        throw new Misuse(`The share ${file} is not JSON; use the output of --shard.`);
      }
    }),
  );
  if (isRefusal(merged)) throw new Misuse(merged.sentence);
  return merged;
}
