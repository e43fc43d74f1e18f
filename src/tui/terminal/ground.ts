import type { Bits } from './cells.ts';

/** The brightness of the terminal's background. */
export type Ground = 'dark' | 'light' | 'unknown';

/** Asks for the background's colour, as xterm has it (OSC 11). */
export const ASK_GROUND = '\x1b]11;?\x1b\\';

/** Matches one to four hexadecimal digits a channel. */
const ANSWER = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i;

/** Returns the colour in a terminal's answer `11;rgb:1e1e/1e1e/1e1e`, as 24 bits; null if it is no such answer. */
export function colourIn(answer: string): Bits | null {
  const found = ANSWER.exec(answer);
  if (!found) return null;
  const channels = found.slice(1).map((digits) => {
    const channel = (255 * Number.parseInt(digits, 16)) / (16 ** digits.length - 1);
    return Math.round(channel).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Returns the ground of a background of 24 bits. */
export function groundOf(colour: Bits): Ground {
  const bits = Number.parseInt(colour.slice(1), 16);
  // Brightness of red, green and blue by Rec. 601.
  const bright = 0.299 * (bits >> 16) + 0.587 * ((bits >> 8) & 255) + 0.114 * (bits & 255);
  return bright > 127.5 ? 'light' : 'dark';
}

/**
 * Returns the ground by `COLORFGBG`, which some terminals set: `15;0`, or with a third part in the middle. The last part is one of the first 16
 * colours, of which 7 and 9 to 15 are light, or `default`, which is unknown.
 */
export function groundIn(colorfgbg = ''): Ground {
  const found = /;(\d{1,2})$/.exec(colorfgbg);
  const index = Number(found?.[1] ?? 16);
  if (index > 15) return 'unknown';
  return index === 7 || index > 8 ? 'light' : 'dark';
}
