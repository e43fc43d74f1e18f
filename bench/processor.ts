/** Microseconds of processor time that some work takes, so that what else the machine does counts little. */
export function microseconds(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user;
}
