/** The first `count` of some items, or all if there are fewer. Further items are not computed. */
export function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) >= count) break;
  return taken;
}
