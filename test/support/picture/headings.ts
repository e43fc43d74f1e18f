/** The headings of pages, and their lines; no two of them stand in one row, as blocks side by side do. */
const HEADINGS = [
  /^ *cost {2,}/,
  /^ *par {2,}/,
  /^ *best {2,}/,
  /^ *(worst|least) {2,}/,
  /\bdeal {2,}match {2,}place/,
  /\bpoints {2,}level$/,
  /^ *total {2,}/,
  /It ends (because|after)/,
  /^ *(deal|round) {2,}1\b/,
  /┈{3}/,
  /^ *(kitty|tickets|widow|buried) {2,}/,
];

/** The rows of a screen in which two things are drawn over each other: they have two headings. */
export const rowsDrawnTwice = (lines: readonly string[]): string[] =>
  lines.filter((line) => HEADINGS.filter((heading) => heading.test(line)).length > 1);
