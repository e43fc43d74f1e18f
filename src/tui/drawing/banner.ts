/** The top line: the title in bold, the present parts, and a text at the right end. */
export interface Banner {
  readonly title: string;
  /** The most important first. Parts that do not fit are left out from the end. */
  readonly parts?: readonly string[];
  /** Left out first if there is no room. */
  readonly right?: string;
}
