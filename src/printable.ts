/**
 * A text of characters that any terminal shows as they are, one column and one UTF-16 unit each: nearly all that is ever drawn. For any
 * other text all of Unicode has to be made ready, which takes milliseconds.
 */
export const SIMPLE = /^[\x20-\x7e·×–—‘’“”•‥…›←↑→↓−\u2500-\u25fc♠-♧✓]*$/;

/**
 * The one gate for texts from outside (logs, settings, decks, arguments, pastes) on their way to a screen, on one line: `�` in place of
 * each character that a terminal would not just print. A terminal would obey it, or show it otherwise than it stands: control characters
 * and line ends, marks that turn the direction of writing, characters without width, and what Unicode has not assigned (categories Cc,
 * Cf, Cs, Co, Cn, Zl, Zp). What is asked of the gate is the Unicode standard's own division of characters, which libraries that strip
 * escape sequences do not make.
 */
export const printable = (text: string): string =>
  SIMPLE.test(text) ? text : text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�');

/** The same for a text of several lines. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');
