/** A shell for challenge lines: it knows how to quote a word so that the shell passes it on unchanged. */
export interface Shell {
  /** Its name in sentences. */
  readonly name: string;
  /** Quotes a word that `carries` allows. */
  quoted(word: string): string;
  /** Can every version of the shell pass this word to a program? */
  carries(word: string): boolean;
  /** The mark at the end of a line that continues. */
  readonly goesOn: string;
}

/** The shells by the words of `--shell`. */
export const shells = {
  sh: {
    name: 'sh, bash or zsh',
    // Zsh looks for the command ls where a word is `=ls`.
    quoted: (word) =>
      /^(?!=)[\w.,:=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`,
    carries: () => true,
    goesOn: '\\',
  },
  powershell: {
    name: 'PowerShell',
    // A comma makes a list there, and typographic quotation marks end a word like the plain one.
    quoted: (word) =>
      /^(?:[a-z][\w.:=-]*|-?\d+)$/i.test(word) ? word : `'${word.replaceAll(/['‘’‚‛]/g, '$&$&')}'`,
    // The PowerShell of Windows (5.1) passes quotation marks on unescaped.
    carries: (word) => !/"|\\$/.test(word),
    goesOn: '`',
  },
} satisfies { readonly [name: string]: Shell };

export type ShellName = keyof typeof shells;

/** The most likely shell on a platform of Node's. */
export const shellOn = (platform: string): ShellName => (platform === 'win32' ? 'powershell' : 'sh');
