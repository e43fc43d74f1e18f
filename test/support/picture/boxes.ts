/** Lines and blocks of a terminal as shapes that reach from cell edge to cell edge, so that they meet in every font. */

/** Columns and rows of the picture that a cell takes. */
export const CELL = { width: 10, height: 20 };

export type Weight = 'thin' | 'heavy' | 'filled' | 'shaded';

/** A shape of SVG path data, as a cell at the origin has it. */
export interface Shape {
  readonly weight: Weight;
  readonly path: string;
}

const [RIGHT, BOTTOM] = [CELL.width, CELL.height];
const [MIDDLE, CENTRE] = [RIGHT / 2, BOTTOM / 2];

/** From the middle of the cell to one of its edges. */
const ARMS = {
  l: `M${MIDDLE} ${CENTRE}H0`,
  r: `M${MIDDLE} ${CENTRE}H${RIGHT}`,
  u: `M${MIDDLE} ${CENTRE}V0`,
  d: `M${MIDDLE} ${CENTRE}V${BOTTOM}`,
} as const;

const ARMED: { readonly [character: string]: string } = {
  '─': 'lr',
  '│': 'ud',
  '├': 'udr',
  '┤': 'udl',
  '┬': 'lrd',
  '┴': 'lru',
  '┼': 'lrud',
  '╷': 'd',
  '╵': 'u',
  '━': 'LR',
  '┃': 'UD',
  '┏': 'DR',
  '┓': 'DL',
  '┗': 'UR',
  '┛': 'UL',
  '┣': 'UDR',
  '┫': 'UDL',
  '┳': 'LRD',
  '┻': 'LRU',
  '╋': 'LRUD',
};

/** Rounded corners and slanting lines. */
const CURVED: { readonly [character: string]: string } = {
  '╭': `M${RIGHT} ${CENTRE}Q${MIDDLE} ${CENTRE} ${MIDDLE} ${BOTTOM}`,
  '╮': `M0 ${CENTRE}Q${MIDDLE} ${CENTRE} ${MIDDLE} ${BOTTOM}`,
  '╰': `M${RIGHT} ${CENTRE}Q${MIDDLE} ${CENTRE} ${MIDDLE} 0`,
  '╯': `M0 ${CENTRE}Q${MIDDLE} ${CENTRE} ${MIDDLE} 0`,
  '╲': `M0 0L${RIGHT} ${BOTTOM}`,
  '╱': `M${RIGHT} 0L0 ${BOTTOM}`,
};

const block = (top: number): string => `M0 ${top}H${RIGHT}V${BOTTOM}H0Z`;
const BLOCKS: { readonly [character: string]: Shape } = {
  '█': { weight: 'filled', path: block(0) },
  '▄': { weight: 'filled', path: block(CENTRE) },
  '▁': { weight: 'filled', path: block(BOTTOM * (7 / 8)) },
  '░': { weight: 'shaded', path: block(0) },
};

/** Column and row of each dot of a braille sign, by its bit. */
const DOTS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [0, 3],
  [1, 3],
] as const;
const BRAILLE = 0x2800;
/** Width and height of a dot. */
const DOT = 2.6;

/** The dots of a braille sign as squares. */
function dotsOf(sign: number): string {
  const squares = DOTS.filter((_, bit) => (sign >> bit) & 1).map(([column, row]) => {
    const [x, y] = [RIGHT * (0.25 + column / 2) - DOT / 2, BOTTOM * (0.125 + row / 4) - DOT / 2];
    return `M${x} ${y}H${x + DOT}V${y + DOT}H${x}Z`;
  });
  return squares.join('');
}

/** The shapes of a character; none where it is text. */
export function shapesOf(character: string): readonly Shape[] {
  const found = BLOCKS[character];
  if (found) return [found];
  const dots = character.codePointAt(0)! - BRAILLE;
  if (dots > 0 && dots < 256) return [{ weight: 'filled', path: dotsOf(dots) }];
  const curve = CURVED[character];
  if (curve) return [{ weight: 'thin', path: curve }];
  return [...(ARMED[character] ?? '')].map((arm) => ({
    weight: arm === arm.toLowerCase() ? 'thin' : 'heavy',
    path: ARMS[arm.toLowerCase() as keyof typeof ARMS],
  }));
}

/** Path data moved to another place: the numbers of `M`, `L` and `Q` are pairs. */
export function movedTo(path: string, x: number, y: number): string {
  return path.replace(/([MLQHVZ])([^MLQHVZ]*)/g, (_, command: string, text: string) => {
    const numbers = text.trim() === '' ? [] : text.trim().split(/[ ,]+/).map(Number);
    const isAcross = (place: number) => command === 'H' || (command !== 'V' && place % 2 === 0);
    return command + numbers.map((n, place) => n + (isAcross(place) ? x : y)).join(' ');
  });
}
