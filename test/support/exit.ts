/** Does now what was to be done at the process's end by those who have said so since `known` were all its listeners. */
export function leaveAsAtExit(known: readonly NodeJS.ExitListener[]): void {
  for (const work of process.listeners('exit')) if (!known.includes(work)) work.call(process, 0);
}
