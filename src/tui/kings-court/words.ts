/** What only the table of King's Court says, beside its verdict. */
export const words = {
  /** The cursor stands on a card. */
  choose: (card: string, lying: string) => `${card}: choose a space, for ${lying} lies here.`,
  /** Above everybody's place, round by round. */
  places: 'PLACE AFTER EACH ROUND',
  score: 'SCORE',
  hand: 'HAND',
  latest: 'latest',
  since: 'Placed since your last turn',
  placed: 'Placed',
  nothingPlaced: 'Nothing yet.',
  /** What the signs mean, in two rows. `falling`: the sign of a chain. */
  legend: (falling: string, wide: boolean): readonly [string, string] =>
    wide
      ? [
          `* counts  ${falling} chain  b c d latest of each  . not legal`,
          ': : green court   = = blue, open   ## blue, closed',
        ]
      : [
          ': : green   = = blue open   ## blue closed',
          `. not legal  * counts  ${falling} chain  b c d latest`,
        ],
  /** In place of the first row, while the spaces show their sums. */
  sums: ' w: sums of the sides, + what is missing ',
} as const;
