/** Colours for computing: an index into the 256 from 16 on, or 24 bits. */
import type { Fixed } from './terminal/cells.ts';

/** The levels of red, green and blue in the indexes 16 to 231. */
const CUBE = [0, 95, 135, 175, 215, 255] as const;

/** Returns red, green and blue of a colour, 0 to 255. */
function channelsOf(colour: Fixed): readonly [number, number, number] {
  if (typeof colour === 'string') {
    const bits = Number.parseInt(colour.slice(1), 16);
    return [bits >> 16, (bits >> 8) & 255, bits & 255];
  }
  const grey = 8 + (colour - 232) * 10;
  if (colour >= 232) return [grey, grey, grey];
  const at = colour - 16;
  return [CUBE[Math.floor(at / 36)]!, CUBE[Math.floor(at / 6) % 6]!, CUBE[at % 6]!];
}

/** Returns the luminance of a colour by WCAG 2, 0 to 1. */
function luminance(colour: Fixed): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(a: Fixed, b: Fixed): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Returns the index of the nearest of the 256 colours. */
export function nearestIndex(colour: Fixed): number {
  if (typeof colour === 'number') return colour;
  const wanted = channelsOf(colour);
  const distance = (index: number) =>
    channelsOf(index).reduce((sum, channel, at) => sum + (channel - wanted[at]!) ** 2, 0);
  let nearest = 16;
  for (let index = 17; index < 256; index++) if (distance(index) < distance(nearest)) nearest = index;
  return nearest;
}
