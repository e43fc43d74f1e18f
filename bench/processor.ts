/** Microseconds of processor time for some work, so that other load of the machine counts little. */
export function microseconds(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user;
}
