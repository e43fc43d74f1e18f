import type { Shot, Take } from './take.ts';

/**
 * The pictures of the README, at moments that make one want to play; the one with `screen` stands there as text, too. They are dark or light as
 * the reader's page is.
 */
export const README_SHOTS: readonly { readonly file: string; readonly shot: Shot; readonly screen?: true }[] =
  [
    // The pig and a jack of hearts lie there, and you play last.
    { file: 'docs/pictures/gongzhu.svg', shot: shotOf('gongzhu', 120, 40, 'show11', 27) },
    { file: 'docs/pictures/gongzhu-80.svg', shot: shotOf('gongzhu', 80, 24, 'show11', 27), screen: true },
    // Three plays of six cards lie there.
    { file: 'docs/pictures/shengji.svg', shot: shotOf('shengji', 120, 40, 'show7', 222) },
    // A flush to beat, with five answers.
    { file: 'docs/pictures/shang.svg', shot: shotOf('shang', 120, 40, 'show21', 23) },
    // Without trumps, the suit led run out, and the Joker in hand.
    { file: 'docs/pictures/500.svg', shot: shotOf('500', 120, 40, 'show14', 20) },
    {
      file: 'docs/pictures/kings-court.svg',
      shot: { ...shotOf('kings-court', 120, 40, 'show13', 12), keys: 'n' },
    },
  ];

/** A hint that keeps the pig away, the trick, and the review of another deal. */
export const README_FILM: {
  readonly file: string;
  readonly title: string;
  readonly parts: readonly { readonly shot: Shot; readonly takes: readonly Take[] }[];
} = {
  file: 'docs/pictures/film.svg',
  title: 'A hint, a trick and a review in cardroom',
  parts: [
    {
      shot: { ...shotOf('gongzhu', 80, 24, 'show8', 18), taste: { pace: 'key' } },
      takes: [
        { keys: '', until: /Enter play/, seconds: 3 },
        { keys: 'i', until: /\(\+\d/, seconds: 6 },
        { keys: '\r', until: /You play/, seconds: 2 },
        { keys: '\r', until: /wins the trick/, seconds: 3 },
      ],
    },
    {
      shot: { game: 'gongzhu', scene: 'sheet', columns: 80, rows: 24, ground: 'dark' },
      takes: [
        { keys: '', until: /after deal/, seconds: 4 },
        { keys: 'e', until: /all \d+ decisions judged/, seconds: 8 },
      ],
    },
  ],
};

function shotOf(game: string, columns: number, rows: number, seed: string, move: number): Shot {
  return { game, scene: 'table', columns, rows, ground: 'auto', moment: { seed, move } };
}

/** A shot for the screen as text, in which only frames tell cards from what is around them. */
export const asText = (shot: Shot): Shot => ({ ...shot, ground: 'dark', taste: { cards: 'framed' } });

const SCREEN = /(<!-- screen -->\n```\n)[\s\S]*?(\n```\n<!-- \/screen -->)/;

/** The README with another screen between its marks. Throws if it has no marks. */
export function withScreen(readme: string, text: string): string {
  if (!SCREEN.test(readme)) throw new Error('README.md has no marks for the screen');
  return readme.replace(SCREEN, (_, before: string, after: string) => before + text + after);
}
