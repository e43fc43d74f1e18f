/**
 * What a terminal would obey, or show otherwise than it stands: control characters and line ends, marks that turn the direction of
 * writing, characters without width, and what Unicode has not assigned (categories Cc, Cf, Cs, Co, Cn, Zl, Zp).
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * The one gate for texts from outside (logs, settings, decks, arguments, pastes) on their way to a screen, on one line: `�` in place of
 * each character that a terminal would not just print. What is asked of it is the Unicode standard's own division of characters, which
 * libraries that strip escape sequences do not make.
 */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '�');

/** The same for a text of several lines. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it looks for
const STYLED = /(\x1b\[[\d;]*m)|[\p{C}\p{Zl}\p{Zp}]/gu;

/** The same for a row that was styled here: bold, inverse and colours stay (SGR sequences). */
export const printableRow = (row: string): string => row.replace(STYLED, (_, style?: string) => style ?? '�');
