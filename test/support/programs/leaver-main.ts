// Listens for a signal, which it gets at once, and ends by it: `leaver SIGNAL`. On its way out it says "left".
import { writeSync } from 'node:fs';
import { endBy, onWayOut } from '../../../src/store/ways-out.ts';

const signal = process.argv[2] as NodeJS.Signals;
onWayOut(() => writeSync(1, 'left\n'));
process.on(signal, () => endBy(signal));
setInterval(() => {}, 1e6);
process.kill(process.pid, signal);
