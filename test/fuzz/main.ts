/* `npm run fuzz -- CLASS [COUNT [SEED]]`: tries inputs of a class at length. Ends with status 1 at the first finding. */
import { fuzz } from './fuzzer.ts';
import { FUZZERS } from './index.ts';

const [name, count = '100000', seed = '1'] = process.argv.slice(2);
const fuzzer = FUZZERS.find((known) => known.name === name);
if (!fuzzer || !/^\d+$/.test(count) || !/^-?\d+$/.test(seed)) {
  const classes = FUZZERS.map((known) => `  ${known.name.padEnd(16)}${known.what}`).join('\n');
  process.stderr.write(
    `npm run fuzz -- CLASS [COUNT [SEED]]; the classes, and what an input is:\n${classes}\n`,
  );
  process.exit(2);
}

const begun = performance.now();
const seconds = () => ((performance.now() - begun) / 1e3).toFixed(0);
const step = Math.ceil(Number(count) / 100);
try {
  const parts = await fuzz(fuzzer, Number(count), Number(seed), (number) => {
    if (number % step !== 0) return;
    const so = `${number} ${seconds()} s`;
    process.stderr.write(process.stderr.isTTY ? `\r${so}` : `${so}\n`);
  });
  const made = fuzzer.counted ? ` (${parts} ${fuzzer.counted.what})` : '';
  console.log(`${name}: ${count} inputs${made} from seed ${seed}, nothing found, ${seconds()} s`);
} catch (error) {
  console.log(
    `${name}: found with seed ${seed} after ${seconds()} s\n${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
} finally {
  fuzzer.end?.();
}
