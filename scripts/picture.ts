/**
 * `npm run picture`: draws the README's pictures, as SVG and as text, from the present program.
 * `npm run picture -- FOLDER [PATTERN]`: draws every scene of every game at each size and in each look, for inspection; with a pattern only
 * those whose names fit it, such as `shang-end-80-` or `-menu-.*-felt$`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../src/games.ts';
import { rowsDrawnTwice } from '../test/support/picture/headings.ts';
import { asText, README_FILM, README_SHOTS, withScreen } from '../test/support/picture/readme.ts';
import { SCENES, type Shot, takeFilm, takePicture } from '../test/support/picture/take.ts';

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

/** A pair of each player lies in the last trick. */
const LAST_OF_PAIRS = { game: 'shengji', scene: 'end', seed: 'pairs39', options: { deals: 1 } } as const;

/** All pictures of these names, by name. */
function* shots(): Generator<readonly [name: string, shot: Shot]> {
  const scenes: { readonly [name: string]: Pick<Shot, 'game' | 'scene'> } = {
    ...Object.fromEntries(
      catalogue.flatMap(({ game }) =>
        SCENES.map((scene) => [`${game.id}-${scene}`, { game: game.id, scene }]),
      ),
    ),
    'shengji-pairs': LAST_OF_PAIRS,
  };
  for (const [title, scene] of Object.entries(scenes))
    for (const [columns, rows] of SIZES)
      for (const { name, ...look } of LOOKS)
        yield [`${title}-${columns}-${name}`, { ...scene, columns, rows, ...look }];
}

async function all(folder: string, pattern: RegExp): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, shot] of shots()) {
    if (!pattern.test(name)) continue;
    const { svg, text } = await takePicture(shot);
    const twice = rowsDrawnTwice(text.split('\n'));
    if (twice.length > 0) throw new Error(`Two headings in one row of ${name}:\n${twice.join('\n')}`);
    writeFileSync(join(folder, `${name}.svg`), svg);
    writeFileSync(join(folder, `${name}.txt`), `${text}\n`);
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

const [folder, pattern = ''] = process.argv.slice(2);
await (folder ? all(folder, new RegExp(pattern)) : readme());
