/** The first `count` of some items, or all where there are fewer. What follows is not worked out. */
export function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) >= count) break;
  return taken;
}
