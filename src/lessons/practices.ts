/** An endless series of hands to practise on, listed after a game's lessons. */
export interface Practice {
  /** The game and a name: `500/auction`. */
  readonly id: string;
  readonly title: string;
  /** The skill to practise, in a sentence. */
  readonly goal: string;
}

const PRACTICES: readonly Practice[] = [
  {
    id: '500/auction',
    title: 'Practice auctions',
    goal: 'Hands without end, one call each: how good it is, how often it is made, what it says, what your partner holds.',
  },
];

export const practicesOf = (game: string): readonly Practice[] =>
  PRACTICES.filter(({ id }) => id.startsWith(`${game}/`));

/** A practice's name on the command line: `auction`. */
export const nameOf = ({ id }: Practice): string => id.slice(id.indexOf('/') + 1);
