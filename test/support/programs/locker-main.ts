// Takes and releases locks as it is told, a line each: `take PATH AT` (AT in ms since 1970, when all try at once), `release PATH`.
import { createInterface } from 'node:readline';
import { releaseLock, takeLock } from '../../../src/store/lock.ts';

process.stdout.write('ready\n');
createInterface({ input: process.stdin }).on('line', (line) => {
  const [order, path = '', at] = line.split(' ');
  if (order === 'release') releaseLock(path);
  while (Date.now() < Number(at));
  process.stdout.write(order === 'take' && takeLock(path) === null ? 'won\n' : 'done\n');
});
