/** The day of a time (ms since 1970) in this time zone, as `2026-11-20`. What `Intl` would say too, after loading 4 ms of languages. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
