/** Printable ASCII, box drawing, suits, arrows and the signs of tables, all one column wide. */
const narrow = /^[\x20-\x7e\u2500-\u257f█░▸›▾✓♠♥♦♣←↑→↓·…−–×]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no columns
const graphicRendition = /\x1b\[[\d;]*m/g;

/**
 * The columns of a text of the characters that fill most of a frame; nothing for any other. In the bundle it
 * goes before string-width, whose tables of emoji and segments take 20 ms to set up and are left alone until a text needs them.
 *
 * @param {string} text
 * @returns {number | undefined}
 */
export function widthOfPlain(text) {
  const plain = text.includes('\x1b') ? text.replace(graphicRendition, '') : text;
  return narrow.test(plain) ? plain.length : undefined;
}
