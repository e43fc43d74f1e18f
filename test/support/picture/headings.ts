/** The headings of ends and sheets, and the bars of a ladder; no two of them stand in one row, as boxes side by side do. */
const HEADINGS = [
  /\bNEXT {2,}/,
  /\b(BEST|HIGHEST|MOST FROM) {2,}/,
  /\b(WORST|LOWEST|LEAST) {2,}/,
  /\bTURN {2,}/,
  /\bplayer {2,}/,
  /[▄▁]{3}/,
  /THE RACE/,
  /THE LAST TRICK|LEFT IN HAND/,
  /^ *total {2,}/,
  /HOW DEAL \d+ CAME ABOUT/,
  /\bPAR {2,}/,
  /\bKitty {2,}/,
  /\bTickets {2,}/,
  /\bFINAL {2,}/,
  /COURSE OF THE SCORES/,
];

/** The rows of a screen in which two things are drawn over each other: they have two headings. */
export const rowsDrawnTwice = (lines: readonly string[]): string[] =>
  lines.filter((line) => HEADINGS.filter((heading) => heading.test(line)).length > 1);
