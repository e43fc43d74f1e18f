/** The terminal's abilities, found out before anything is drawn. Nothing here imports Ink, so that commands without a screen stay fast. */

type Environment = Readonly<Record<string, string | undefined>>;

/** 0: no colour, 1: 16 colours, 2: 256 colours, 3: 24 bits. The numbers are those of FORCE_COLOR. */
export type ColourDepth = 0 | 1 | 2 | 3;

const isDepth = (depth: number): depth is ColourDepth => [0, 1, 2, 3].includes(depth);

function forcedDepth(value: string): ColourDepth {
  if (value === 'false') return 0;
  const depth = Number(value === '' || value === 'true' ? 1 : value);
  return isDepth(depth) ? depth : 1;
}

/**
 * The depth of colour to use. `flag` is `--color` (true) or `--no-color` (false) and outweighs everything; then NO_COLOR, FORCE_COLOR,
 * TERM=dumb, then Node's knowledge of the terminal. CI makes no difference.
 */
export function colourDepth(
  env: Environment,
  flag: boolean | undefined,
  stdout: { getColorDepth?(env: object): number },
): ColourDepth {
  if (flag === false) return 0;
  if (flag === undefined) {
    if (env.NO_COLOR) return 0;
    if (env.FORCE_COLOR !== undefined) return forcedDepth(env.FORCE_COLOR);
    if (env.TERM === 'dumb') return 0;
  }
  const { CI, NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS, ...rest } = env;
  const bits = stdout.getColorDepth?.(rest) ?? 4;
  const depth = bits >= 24 ? 3 : bits >= 8 ? 2 : bits >= 4 ? 1 : 0;
  return flag && depth === 0 ? 1 : depth;
}

/** Bits of colour of a terminal known only by its name, as over ssh. */
export function bitsOf(term: string): number {
  if (/256|kitty|ghostty|alacritty|foot|wezterm|direct/.test(term)) return 8;
  return /^(xterm|screen|tmux|rxvt|linux|vt2)/.test(term) ? 4 : 1;
}

/**
 * Terminals, by the beginnings of their names, that erase characters in a row (`ech`) and leave the current background there (`bce`): by
 * the database of ncurses 6.4, and tmux by its behaviour since 2.4. GNU screen and kitty promise no `bce`.
 */
const ERASING =
  /^(xterm(?!-kitty)|tmux|alacritty|foot|gnome|konsole|linux|mintty|mlterm|ms-terminal|putty|rxvt-unicode|st-|teraterm|vte)/;

/** Does a terminal erase characters and leave the background there? False for unknown names. */
export const erasesWithGround = (term = ''): boolean => ERASING.test(term);

/** May cards move? `CARDROOM_MOTION=0` forbids it. */
export const mayMove = (env: Environment): boolean => env.CARDROOM_MOTION !== '0';

/** May the program use a mouse? A console has none, or leaves it to its user's programs. */
export const mayTouch = ({ TERM = '' }: Environment): boolean => !['linux', 'dumb'].includes(TERM);

/** Does the locale have `♠` as a character? */
export function isUnicodeLocale(env: Environment, platform: NodeJS.Platform): boolean {
  if (platform === 'win32') return true;
  return /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');
}

/** The streams and the environment of the program. */
export interface Surroundings {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean };
  readonly env: Environment;
}

/** Variables by which screen readers, or their users, ask for text. */
const READERS = ['ACCESSIBLE', 'INK_SCREEN_READER'] as const;

/**
 * Whether to write lines of text in place of a screen: `asked` for by a flag or setting (`isWanted`), by a variable or by `TERM=dumb`;
 * `left` because input or output is no terminal; null if a screen can be drawn.
 */
export function plainBy({ stdin, stdout, env }: Surroundings, isWanted = false): 'asked' | 'left' | null {
  const isRead = READERS.some((name) => !['', '0', 'false'].includes(env[name] ?? ''));
  if (isWanted || isRead) return 'asked';
  if (!stdin.isTTY || !stdout.isTTY) return 'left';
  return env.TERM === 'dumb' ? 'asked' : null;
}

/** A sentence for stderr on why nothing can be drawn here; undefined if a screen can be. */
export function whyNoScreen(host: Surroundings): string | undefined {
  const instead = 'See `cardroom --help` for the commands that need no screen.';
  if (!host.stdin.isTTY)
    return `cardroom needs a terminal to read keys from, and its input is not one. ${instead}`;
  if (!host.stdout.isTTY)
    return `cardroom needs a terminal to draw on, and its output is not one. ${instead}`;
  if (host.env.TERM === 'dumb') return `cardroom cannot draw on this terminal: TERM is "dumb". ${instead}`;
  return undefined;
}
