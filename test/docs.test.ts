import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { headerOf } from '../src/engine/save.ts';
import { readSetup, type Setup } from '../src/engine/setup.ts';
import { allowed } from '../src/engine/text.ts';
import { catalogue, partsOf } from '../src/games.ts';
import { LIMITS } from '../src/host/limits.ts';
import { rulesPage } from '../src/rules-page.ts';
import { readMatchText } from '../src/store/match-text/read.ts';
import { matchText } from '../src/store/match-text/write.ts';
import { asText, README_FILM, README_SHOTS, withScreen } from './support/picture/readme.ts';
import { takePicture } from './support/picture/take.ts';
import { walk } from './support/walk.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const findGame = (id: string) => partsOf(id)?.game;

describe('the README', () => {
  test.each(README_SHOTS)(
    'shows $shot.game as it is now (else: npm run picture)',
    async ({ file, shot, screen }) => {
      const { svg } = await takePicture(shot);
      expect(svg).toBe(read(file));
      expect(read('README.md')).toContain(`](${file})`);
      if (!screen) return;
      const { text } = await takePicture(asText(shot));
      expect(withScreen(read('README.md'), text)).toBe(read('README.md'));
    },
  );

  // A hint and a review are judged as long as the machine has time, so the film is not drawn anew here.
  test('plays a film of a hint, a trick and a review', () => {
    const { file } = README_FILM;
    expect(read('README.md')).toContain(`](${file})`);
    const screens = read(file).split('<g class="film ').slice(1);
    const told = screens.map((screen) => screen.replace(/<[^>]*>/g, ' ').replace(/ +/g, ' '));
    for (const words of ['points)', 'wins the trick', 'decisions judged'])
      expect(
        told.some((text) => text.includes(words)),
        words,
      ).toBe(true);
  });
});

/** Pages to look things up in, not to read. */
const REFERENCE = ['docs/protocol.md', 'docs/architecture.md', 'docs/rules/', 'docs/measured/'];

test('each page of docs has fewer than 2,000 words', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => !REFERENCE.some((start) => name.startsWith(start)));
  expect(pages).toContain('docs/bots.md');
  const isLong = (page: string) => read(page).split(/\s+/).length >= 2000;
  expect(pages.filter(isLong)).toStrictEqual([]);
});

describe('docs/protocol.md', () => {
  const page = read('docs/protocol.md');

  test('names every rule of a refusal', () => {
    const rules = readdirSync('src/engine', { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:words|.*\/[\w-]+)\.ts$/.test(name))
      .flatMap((name) =>
        [...read(`src/engine/${name}`).matchAll(/readonly rule: '([a-z-]+)'/g)].map(([, rule]) => rule!),
      );
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.filter((rule) => !page.includes(`\`${rule}\``))).toStrictEqual([]);
  });

  test.each(catalogue)('names every field of the views and results of $game.title', ({ game }) => {
    const section = page.split(/^### /m).find((part) => part.split('\n')[0]!.includes(`\`${game.id}\``))!;
    const setup = readSetup(game, { seed: 'docs' }, '') as Setup;
    const fields = new Set<string>();
    for (const { after } of walk(game, setup, 700)) {
      for (const told of [game.describe(game.view(after, 0)), ...game.status(after).results])
        for (const field of Object.keys(told)) fields.add(field);
    }
    const unnamed = [...fields].filter((field) => !new RegExp(`[\`"]${field}[\`"]`).test(section));
    expect(fields).toContain('points');
    expect(unnamed).toStrictEqual([]);
  });

  test.each(catalogue)('names the renamed fields in the view of $game.title', ({ game }) => {
    const renamed = [...page.matchAll(/^\| `([\w-]+)` \| field of a view \| `(\w+)`.*? \| `(\w+)`/gm)];
    expect(renamed.length).toBeGreaterThan(0);
    const match = new Match(game, readSetup(game, { seed: 'docs' }, '') as Setup);
    const fields = Object.keys(game.describe(match.view(0)));
    for (const [, id, was, now] of renamed) {
      if (id === game.id) expect([fields.includes(was!), fields.includes(now!)]).toStrictEqual([false, true]);
    }
  });
});

describe.each(catalogue)('the rules page of $game.title', ({ game }) => {
  const page = rulesPage(game.id);

  test('is at most 76 columns wide', () => {
    expect(page.split('\n').filter((line) => line.length > 76)).toStrictEqual([]);
  });

  test('names every option', () => {
    for (const spec of game.options) expect(page, allowed(spec)).toMatch(new RegExp(`\\b${spec.name}\\b`));
  });
});

describe('docs/export-format.md', () => {
  const page = read('docs/export-format.md');
  const example = /<!-- example -->\n```\n([\s\S]*?)```/.exec(page)![1]!;

  test('has an example that `export` writes and `import` reads', () => {
    const read = readMatchText(example, findGame);
    if (isRefusal(read)) throw new Error(read.sentence);
    const { match, players, about } = read;
    expect(match.over).toBe(true);
    expect(matchText({ match, players, header: headerOf(match, about) }, about.imported!)).toBe(example);
  });

  test('names every line of that example', () => {
    const names = [...example.matchAll(/^(?:(option) |(player \d)|([a-z ]+?)(?= \d*$|:))/gm)]
      .map(([, option, player, name]) => (option ? 'option NAME' : (player ?? name)!))
      .filter((name) => !/^player [2-9]/.test(name));
    expect(names.length).toBeGreaterThan(10);
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(names.filter((name) => !rows.some((row) => row.includes(`\`${name}`)))).toStrictEqual([]);
  });
});

test('docs/friends.md has the present limits of the door', () => {
  const { waiting, patience, requests, codes, inside, kept, comings, keys, ...link } = LIMITS;
  const { traffic, untaken, typing, deaf, window, exchanges, silentLink } = link;
  const seconds = (ms: number) => `${ms / 1000} s`;
  const kilobytes = (bytes: number) => `${bytes >> 10} kB`;
  expect([codes.pause, codes.within]).toStrictEqual([1000, 60_000]);
  const rows = [
    `${waiting.proving} places, ${seconds(patience.silence)} of silence, ${seconds(patience.login)} to log in, ${requests} requests`,
    `${waiting.asked} places, ${codes.connection} questions a second apart; ${codes.network} a minute of a network, ${codes.all} of all`,
    seconds(patience.hurry),
    `${inside.all}, or ${inside.table} for each table where that is more; ${inside.network} of a network, one terminal each`,
    `${kept.all} more, ${kept.network} more of a network`,
    `${comings.atOnce} at once, and one in ${1 / comings.perSecond} s`,
    `${keys.code} of a code, ${keys.evening} in an evening, ${keys.all} at all`,
    `${kilobytes(traffic.atOnce)} at once and ${kilobytes(traffic.perSecond)} a second; the rest waits`,
    `${kilobytes(typing.atOnce)} at once and ${typing.perSecond} bytes a second; the rest is dropped, and after ${seconds(typing.tooLong)} of it the connection is closed`,
    `one frame, or ${untaken >> 20} MB of answers; ${seconds(deaf)} without taking anything`,
    `${window.columns} × ${window.rows}, ${1000 / window.every} a second`,
    `${exchanges.atOnce}, and one in ${1 / exchanges.perSecond} s`,
    `${silentLink.questions} questions, ${seconds(silentLink.every)} apart, and then as long again`,
  ];
  const table = /<!-- limits -->([\s\S]*)<!-- \/limits -->/.exec(read('docs/friends.md'))![1]!;
  const told = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | ')[1]!.replace(/ \|$/, ''));
  expect(told).toStrictEqual(rows);
});

describe('docs/library.md', () => {
  const page = read('docs/library.md');

  test('shows the sample that it says to run', () => {
    const [, ...sample] = read('docs/samples/library.mjs').trim().split('\n');
    expect(page).toContain(`\`\`\`js\n${sample.join('\n')}\n\`\`\``);
  });

  test('names every export of the library', async () => {
    const { findGame, games, ...others } = await import('../src/library.ts');
    const unnamed = ['games', 'findGame', ...Object.keys(others)].filter((name) => !page.includes(name));
    expect(unnamed).toStrictEqual([]);
    expect(games.map(({ id }) => id)).toStrictEqual(catalogue.map(({ game }) => game.id));
    expect(findGame('500')?.title).toBe('500');
  });
});

describe('docs/architecture.md', () => {
  const COMMON = {
    engine: 'state house-rules rules carried score view tell tally imagine position text index',
    ai: 'index reading candidates plan parts fates say words yardstick',
    tui: 'index hand lying side players words account poster',
  } as const;
  const root = new URL('../src/', import.meta.url);
  const games = readdirSync(new URL('engine', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const rooms = (game: string) =>
    (['engine', 'ai', 'tui'] as const).filter((room) => existsSync(new URL(`${room}/${game}`, root)));
  const section = /<!-- files of one game -->([\s\S]*)<!-- \/files of one game -->/.exec(
    read('docs/architecture.md'),
  )![1]!;
  const rows = section
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(games.flatMap((game) => rooms(game).map((room) => [game, room] as const)))(
    'names the files that only %s has in %s',
    (game, room) => {
      const files = readdirSync(new URL(`${room}/${game}`, root)).map((name) => name.replace(/\.tsx?$/, ''));
      const own = files.filter((name) => !COMMON[room].split(' ').includes(name));
      const told = rows
        .filter(([, of, where]) => of === `\`${game}\`` && where === room)
        .flatMap(([, , , names]) => [...names!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!));
      expect(own.sort()).toStrictEqual(told.sort());
    },
  );
});
