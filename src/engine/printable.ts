/**
 * What a terminal would obey, or show otherwise than it stands: control characters and line ends, marks that turn the direction of
 * writing, characters without width, and what Unicode has not assigned (categories Cc, Cf, Cs, Co, Cn, Zl, Zp).
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A text from outside as it may be shown, on one line: `�` in place of each character that a terminal would not just print. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '�');
