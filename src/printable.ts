/** What most of a frame is made of. To make all of Unicode ready takes a millisecond. */
const usual = '[\\x20-\\x7e\\u2190-\\u2193\\u2500-\\u25ff♠♥♦♣·…−–×]';
const USUAL = new RegExp(`^${usual}*$`);
const USUAL_ROW = new RegExp(`^(?:\\x1b\\[[\\d;]*m|${usual})*$`);

/**
 * The one gate for texts from outside (logs, settings, decks, arguments, pastes) on their way to a screen, on one line: `�` in place of
 * each character that a terminal would not just print. A terminal would obey it, or show it otherwise than it stands: control characters
 * and line ends, marks that turn the direction of writing, characters without width, and what Unicode has not assigned (categories Cc,
 * Cf, Cs, Co, Cn, Zl, Zp). What is asked of the gate is the Unicode standard's own division of characters, which libraries that strip
 * escape sequences do not make.
 */
export const printable = (text: string): string =>
  USUAL.test(text) ? text : text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�');

/** The same for a text of several lines. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** The same for a row that was styled here: bold, inverse and colours stay (SGR sequences). */
export const printableRow = (row: string): string =>
  USUAL_ROW.test(row)
    ? row
    : // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it looks for
      row.replace(/(\x1b\[[\d;]*m)|[\p{C}\p{Zl}\p{Zp}]/gu, (_, style?: string) => style ?? '�');
