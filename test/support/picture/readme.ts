import type { Shot } from './take.ts';

/** The pictures of the README; the one with `screen` stands there as text, too. They are dark or light as the reader's page is. */
export const README_SHOTS: readonly { readonly file: string; readonly shot: Shot; readonly screen?: true }[] =
  [
    { file: 'docs/pictures/gongzhu.svg', shot: shotOf('gongzhu', 80, 24), screen: true },
    { file: 'docs/pictures/shengji.svg', shot: shotOf('shengji', 120, 40) },
    { file: 'docs/pictures/shang.svg', shot: shotOf('shang', 80, 24) },
    { file: 'docs/pictures/500.svg', shot: shotOf('500', 80, 24) },
    { file: 'docs/pictures/kings-court.svg', shot: shotOf('kings-court', 120, 40) },
  ];

function shotOf(game: string, columns: number, rows: number): Shot {
  return { game, scene: 'table', columns, rows, ground: 'auto' };
}

const SCREEN = /(<!-- screen -->\n```\n)[\s\S]*?(\n```\n<!-- \/screen -->)/;

/** The README with another screen between its marks. Throws if it has no marks. */
export function withScreen(readme: string, text: string): string {
  if (!SCREEN.test(readme)) throw new Error('README.md has no marks for the screen');
  return readme.replace(SCREEN, (_, before: string, after: string) => before + text + after);
}
