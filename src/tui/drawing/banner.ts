/** The top line: the title in bold, what is going on, and at the right how it ends. */
export interface Banner {
  readonly title: string;
  /** The most important first: what does not fit is left out from the end. */
  readonly parts?: readonly string[];
  /** Left out first where there is no room. */
  readonly right?: string;
}
