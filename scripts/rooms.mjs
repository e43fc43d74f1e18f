// The rooms of the house: the purpose and the allowed imports of each. `npm run rooms` makes the linter's rules and the table in
// docs/architecture.md from it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A room. A file belongs to the last room here whose path contains it. `rooms`: the rooms whose files it may import besides its own.
 * `packages`: npm packages, and `node` for Node's own modules. `not`: files forbidden all the same. `most`: most lines of a folder of
 * `src`, without rooms inside it. Lower it with each line that goes; a commit that raises it says what for.
 *
 * @typedef {{ path: string, most?: number, what: string, rooms: readonly string[], packages: readonly string[], not?: readonly string[] }} Room
 * @type {readonly Room[]}
 */
export const ROOMS = [
  {
    path: 'src/engine',
    most: 10_480,
    what: 'rules',
    rooms: ['src/printable.ts'],
    packages: ['@noble/hashes', 'pure-rand', 'valibot'],
  },
  {
    path: 'src/ai',
    most: 11_340,
    what: 'bots; they see views, never a match',
    rooms: ['src/engine', 'src/printable.ts'],
    packages: ['valibot'],
    not: ['src/engine/match.ts', 'src/engine/save.ts'],
  },
  { path: 'src/lessons', most: 5190, what: 'what a player is taught', rooms: ['src/engine'], packages: [] },
  {
    path: 'src/practice',
    most: 320,
    what: 'hands without end, dealt and judged for a player to practise on',
    rooms: ['src/engine', 'src/ai', 'src/lessons'],
    packages: [],
  },
  {
    path: 'src/review',
    most: 695,
    what: 'what a played match is said to have been worth',
    rooms: ['src/engine', 'src/ai'],
    packages: [],
  },
  {
    path: 'src/library.ts',
    what: 'the engine for other programs, `cardroom/engine`',
    rooms: ['src/engine'],
    packages: [],
  },
  {
    path: 'src/games.ts',
    what: 'what each game is without a screen: rules, bot, review, yardstick',
    rooms: ['src/engine', 'src/ai', 'src/review'],
    packages: [],
  },
  {
    path: 'src/printable.ts',
    what: 'the gate for texts from outside on their way to a terminal',
    rooms: [],
    packages: [],
  },
  {
    path: 'src/width.ts',
    what: 'texts by the columns that they take on a terminal',
    rooms: ['src/printable.ts'],
    packages: ['get-east-asian-width'],
  },
  {
    path: 'src/capabilities.ts',
    what: 'what the terminal can do, found out before anything is drawn',
    rooms: [],
    packages: [],
  },
  {
    path: 'src/rules-page.ts',
    what: 'the rules of the games as pages, and as examples',
    rooms: [],
    packages: ['node'],
  },
  {
    path: 'src/workers',
    most: 525,
    what: 'who plays and judges outside the screen’s thread: threads, and programs that are bots',
    rooms: ['src/engine', 'src/ai', 'src/practice', 'src/review', 'src/games.ts'],
    packages: ['node', 'valibot'],
  },
  {
    path: 'src/arena',
    most: 610,
    what: 'bots against bots, measured, a thread a core',
    rooms: ['src/engine', 'src/ai', 'src/games.ts', 'src/workers'],
    packages: ['node', 'valibot'],
  },
  {
    path: 'src/store',
    most: 3_860,
    what: 'matches, settings and statistics on disk',
    rooms: ['src/engine', 'src/ai', 'src/review', 'src/printable.ts'],
    packages: ['node', 'valibot'],
  },
  {
    path: 'src/again',
    most: 380,
    what: 'a deal or a match played once more: here, by a friend, by everybody on a day',
    rooms: ['src/engine', 'src/ai', 'src/store', 'src/printable.ts'],
    packages: [],
  },
  {
    path: 'src/front',
    most: 875,
    what: 'what the screen and the command line share: settings, progress, how matches and records are told',
    rooms: ['src/engine', 'src/ai', 'src/lessons', 'src/games.ts', 'src/store', 'src/again'],
    packages: ['valibot'],
  },
  {
    path: 'src/tui',
    most: 27_585,
    what: 'the Ink screen; knows nothing of the command line',
    rooms: [
      'src/engine',
      'src/ai',
      'src/lessons',
      'src/practice',
      'src/review',
      'src/games.ts',
      'src/store',
      'src/again',
      'src/front',
      'src/tui/terminal',
      'src/printable.ts',
      'src/width.ts',
    ],
    packages: ['react', 'ink', 'marked'],
  },
  {
    path: 'src/tui/terminal',
    most: 2_080,
    what: 'the terminal itself; knows nothing of cards',
    rooms: ['src/printable.ts', 'src/width.ts', 'src/capabilities.ts'],
    packages: ['node', 'react', 'ink', 'chalk'],
  },
  {
    path: 'src/plain',
    most: 4_390,
    what: 'the same in lines of text, for screen readers, braille and pipes; knows nothing of Ink',
    rooms: [
      'src/engine',
      'src/ai',
      'src/lessons',
      'src/practice',
      'src/review',
      'src/games.ts',
      'src/store',
      'src/again',
      'src/front',
      'src/tui',
      'src/tui/terminal',
      'src/printable.ts',
    ],
    packages: [],
  },
  {
    path: 'src/host',
    most: 3_915,
    what: 'a table for friends: who sits where, and what each may see and do',
    rooms: [
      'src/engine',
      'src/ai',
      'src/review',
      'src/games.ts',
      'src/workers',
      'src/store',
      'src/front',
      'src/tui',
      'src/tui/terminal',
      'src/plain',
      'src/printable.ts',
      'src/width.ts',
      'src/capabilities.ts',
    ],
    packages: ['node', 'react', 'ssh2', 'unhomoglyph', 'valibot'],
  },
  {
    path: 'src/cli',
    most: 3_155,
    what: 'commander: one file a subcommand',
    rooms: [
      'src/engine',
      'src/ai',
      'src/lessons',
      'src/review',
      'src/games.ts',
      'src/rules-page.ts',
      'src/workers',
      'src/arena',
      'src/store',
      'src/again',
      'src/front',
      'src/cli/screen.ts',
      'src/cli/hosting',
      'package.json',
      'src/printable.ts',
      'src/width.ts',
      'src/capabilities.ts',
    ],
    packages: ['node', 'commander', 'leven', 'valibot'],
  },
  {
    path: 'src/cli/screen.ts',
    what: 'the one way from the command line to the screen, which is loaded when it is shown',
    rooms: [
      'src/ai',
      'src/games.ts',
      'src/workers',
      'src/front',
      'src/tui',
      'src/plain',
      'src/cli',
      'src/capabilities.ts',
    ],
    packages: [],
  },
  {
    path: 'src/cli/hosting',
    most: 565,
    what: 'the one way from the command line to a table for friends, which is loaded when there is one',
    rooms: [
      'src/ai',
      'src/games.ts',
      'src/workers',
      'src/store',
      'src/host',
      'src/tui',
      'src/tui/terminal',
      'src/cli',
      'src/cli/screen.ts',
      'src/printable.ts',
      'src/capabilities.ts',
    ],
    packages: ['node'],
  },
  { path: 'package.json', what: 'the version’s number', rooms: [], packages: [] },
  { path: 'bin', what: 'what npm runs: starts the bundle', rooms: ['scripts'], packages: ['node'] },
  {
    path: 'docs/samples',
    what: 'programs that talk to `cardroom engine`',
    rooms: [],
    packages: ['node', 'cardroom'],
  },
  {
    path: 'bench',
    what: 'benchmarks for `npm run bench`, and opponents that never change',
    rooms: ['src/engine', 'src/ai', 'src/arena', 'src/games.ts', 'src/workers'],
    packages: ['node', '@lydell/node-pty', 'ssh2'],
  },
  {
    path: 'scripts',
    what: 'what builds and measures; its `.mjs` run without being compiled',
    rooms: [
      'src/engine',
      'src/ai',
      'src/review',
      'src/arena',
      'src/front',
      'src/games.ts',
      'src/tui',
      'src/tui/terminal',
      'src/workers',
      'test',
    ],
    packages: ['node', 'esbuild', 'vitest', 'ink', 'react'],
  },
];

/** The folder of tests, which may import everything; only scripts import it. */
const TEST = 'test';

/** Every place for imports. */
export const PLACES = [...ROOMS.map(({ path }) => path), TEST];

const isFile = (path) => /\.\w+$/.test(path);
const name = (path) => path.slice(path.lastIndexOf('/') + 1);
/** Is it a file in `src` itself, beside the folders? */
const isInSrc = (path) => /^src\/[^/]+\.\w+$/.test(path);

/** Gitignore patterns for import specifiers; the last that matches decides, and `!` allows. */
function patternsOf({ path, rooms, packages, not = [] }) {
  const folder = (place) => place.slice(0, place.lastIndexOf('/'));
  const isBeside = (place) => isFile(path) && folder(path) === folder(place);
  const whole = (place) => (isFile(place) ? place : `${place}/**`);
  const inHouse = (place) => `**/${whole(place).replace(/^src\//, '')}`;
  // `src/games.ts` must not be mistaken for `src/engine/games.ts`.
  const besideRooms = (place) => [
    `**/../${name(place)}`,
    `**/${place}`,
    ...(isInSrc(path) ? [`./${name(place)}`] : []),
  ];
  const forbidden = PLACES.filter((place) => place !== path && !rooms.includes(place));
  // An inner room has no folders, so `..` leaves it and is allowed only for rooms it may import. If the room around it is one of them, `..`
  // is allowed.
  const isInner = PLACES.some((place) => path.startsWith(`${place}/`));
  const isOpen = !isInner || (!isFile(path) && rooms.includes(folder(path)));
  return [
    '**',
    '!./**',
    ...(isOpen ? ['!../**'] : rooms.map((place) => `!${inHouse(place)}`)),
    ...packages.flatMap((name) => (name === 'node' ? ['!node:*', '!node:*/*'] : [`!${name}`, `!${name}/**`])),
    ...[...forbidden, ...not].flatMap((place) =>
      isInSrc(place)
        ? besideRooms(place)
        : [inHouse(place), ...(isBeside(place) ? [`./${whole(name(place))}`] : [])],
    ),
  ];
}

const sentence = ({ path, rooms, packages, not = [] }) => {
  const may = [...rooms, ...packages];
  const but = not.length > 0 ? `, but not ${not.join(', ')}` : '';
  return `${path} imports ${may.length > 0 ? `nothing but ${may.join(', ')}${but}` : 'nothing outside itself'}.`;
};

/** Biome's configuration, which forbids all other imports. */
export const biomeConfig = () => ({
  overrides: ROOMS.filter(({ path }) => !path.endsWith('.json')).map((room) => ({
    includes: [isFile(room.path) ? room.path : `${room.path}/**`],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: { patterns: [{ group: patternsOf(room), message: sentence(room) }] },
          },
        },
      },
    },
  })),
});

const code = (path) => `\`${path.replace(/^src\/(?=.)/, '')}\``;

/** The table for docs/architecture.md. */
export const markdownTable = () =>
  [
    '| room | what | lines, at most | may import of the house | and of packages |',
    '| --- | --- | --- | --- | --- |',
    ...ROOMS.map(({ path, what, most, rooms, packages, not = [] }) => {
      const but = not.length > 0 ? `; not ${not.map(code).join(', ')}` : '';
      return `| \`${path}\` | ${what} | ${most?.toLocaleString('en') ?? '–'} | ${rooms.map(code).join(', ') || '–'}${but} | ${packages.map(code).join(', ') || '–'} |`;
    }),
    '| `test` | by room, like `src` | – | everything | everything |',
  ].join('\n');

/** A page with the present table of rooms. */
export const withTable = (page) =>
  page.replace(
    /(<!-- rooms -->\n).*(\n<!-- \/rooms -->)/s,
    (_, before, after) => before + markdownTable() + after,
  );

export const CONFIG_FILE = 'biome.rooms.json';
export const PAGE = 'docs/architecture.md';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../', import.meta.url);
  writeFileSync(new URL(CONFIG_FILE, root), `${JSON.stringify(biomeConfig(), null, 2)}\n`);
  const page = new URL(PAGE, root);
  writeFileSync(page, withTable(readFileSync(page, 'utf8')));
}
