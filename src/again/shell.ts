/** A shell that a challenge line is given to: how a word is written so that the shell hands it on as it is. */
export interface Shell {
  /** As a sentence names it. */
  readonly name: string;
  /** A word of any characters that `carries` lets through. */
  quoted(word: string): string;
  /** Whether every version of the shell can hand this word to a program. */
  carries(word: string): boolean;
  /** At the end of a line: the command goes on in the next one. */
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
    // A comma makes a list there, and typographic quotation marks end a word as the plain one does.
    quoted: (word) =>
      /^(?:[a-z][\w.:=-]*|-?\d+)$/i.test(word) ? word : `'${word.replaceAll(/['‘’‚‛]/g, '$&$&')}'`,
    // The PowerShell of Windows (5.1) hands them on unescaped.
    carries: (word) => !/"|\\$/.test(word),
    goesOn: '`',
  },
} satisfies { readonly [name: string]: Shell };

export type ShellName = keyof typeof shells;

/** The shell that a player most likely has on a platform of Node's. */
export const shellOn = (platform: string): ShellName => (platform === 'win32' ? 'powershell' : 'sh');
