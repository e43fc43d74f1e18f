/** All ways to choose `count` of `items`, in the order of the items (lexicographic by place), one at a time. */
export function* combinations<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count > items.length) return;
  const places = Array.from({ length: count }, (_, i) => i);
  for (;;) {
    yield places.map((place) => items[place]!);
    let last = count - 1;
    while (last >= 0 && places[last] === items.length - count + last) last--;
    if (last < 0) return;
    places[last]!++;
    for (let i = last + 1; i < count; i++) places[i] = places[i - 1]! + 1;
  }
}
