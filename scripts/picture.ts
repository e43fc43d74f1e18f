/**
 * `npm run picture`: draws the README's pictures, as SVG and as text, from the present program.
 * `npm run picture -- FOLDER`: draws every game's table, sheet and end at each size and in each look, for inspection.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../src/games.ts';
import { rowsDrawnTwice } from '../test/support/picture/headings.ts';
import { asText, README_FILM, README_SHOTS, withScreen } from '../test/support/picture/readme.ts';
import { type Shot, takeFilm, takePicture } from '../test/support/picture/take.ts';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
] as const;

const LOOKS = [
  { name: 'dark', ground: 'dark' },
  { name: 'light', ground: 'light' },
  { name: 'framed', ground: 'dark', taste: { cards: 'framed' } },
  { name: 'colour-blind', ground: 'light', taste: { palette: 'colour-blind' } },
  { name: 'felt', ground: 'dark', colours: '24 bits', taste: { theme: 'felt' } },
  { name: 'felt-256', ground: 'dark', taste: { theme: 'felt' } },
  { name: 'night', ground: 'dark', colours: '24 bits', taste: { theme: 'night' } },
  { name: 'paper', ground: 'dark', colours: '24 bits', taste: { theme: 'paper' } },
  { name: 'contrast', ground: 'dark', colours: '24 bits', taste: { theme: 'contrast' } },
  { name: '16', ground: 'dark', colours: 16 },
  { name: '16-light', ground: 'light', colours: 16 },
  { name: 'no-colour', ground: 'dark', flags: ['--no-color'] },
  { name: 'ascii', ground: 'dark', flags: ['--ascii', '--no-color'] },
] as const;

async function all(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { game } of catalogue) {
    for (const scene of ['table', 'sheet', 'end'] as const) {
      // A match of one deal has no sheet before its end.
      if (scene === 'sheet' && game.oneDeal) continue;
      for (const [columns, rows] of SIZES) {
        for (const { name, ...look } of LOOKS) {
          const shot: Shot = { game: game.id, scene, columns, rows, ...look };
          const { svg, text } = await takePicture(shot);
          const twice = rowsDrawnTwice(text.split('\n'));
          if (twice.length > 0)
            throw new Error(
              `Two headings in one row of ${game.id}-${scene}-${columns}-${name}:\n${twice.join('\n')}`,
            );
          const file = join(folder, `${game.id}-${scene}-${columns}-${name}`);
          writeFileSync(`${file}.svg`, svg);
          writeFileSync(`${file}.txt`, `${text}\n`);
        }
      }
    }
  }
}

async function readme(): Promise<void> {
  writeFileSync(README_FILM.file, await takeFilm(README_FILM.title, README_FILM.parts));
  for (const { file, shot, screen } of README_SHOTS) {
    const { svg } = await takePicture(shot);
    writeFileSync(file, svg);
    if (!screen) continue;
    const { text } = await takePicture(asText(shot));
    writeFileSync('README.md', withScreen(readFileSync('README.md', 'utf8'), text));
  }
}

const [folder] = process.argv.slice(2);
await (folder ? all(folder) : readme());
