/** What only the table of King's Court says, beside its verdict. */
export const words = {
  /** The cursor stands on a card. */
  choose: (card: string, lying: string) => `${card}: choose a space, for ${lying} lies here.`,
  /** Above everybody's place, round by round. */
  places: 'PLACE AFTER EACH ROUND',
  score: 'SCORE',
  hand: 'HAND',
  hands: 'HANDS',
  /** Over the box of a placement while there is none. */
  toPlace: 'To place',
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
  /** What the rules say of a placement. */
  inForce: [
    'No card beside one of its own value; a blue space only once the green ones beside it are filled.',
    'Sides and card together: the next seven brings its points, more than it costs 10.',
    'Row and column: each card of the same value its value, each of the Prime Suit 1.',
    'Corners: as far as the colour goes on each card its value, as far as the value goes the value again.',
  ],
} as const;
