import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openRoom } from '../../../src/cli/room.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { formatCard, PACK } from '../../../src/engine/kings-court/cards.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import type { Pace } from '../../../src/front/settings.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import type { AskBot } from '../../../src/tui/match/bots.ts';
import { cards } from '../../engine/kings-court/positions.ts';
import { numberOf } from '../../support/app.tsx';
import { openStage, type StageOptions } from '../../support/stage.ts';
import { ALL_TOLD } from '../../support/tables.ts';

const PLAYERS = [
  { name: 'You', bot: null },
  { name: 'Bo', bot: 'normal' },
  { name: 'Cat', bot: 'normal' },
  { name: 'Dan', bot: 'normal' },
] as const;

const LAYOUT = 'G4 B5 R2 B3 G5 Y1 R4 B4 R4 Y4 Y4 R6';
const HANDS = ['R3 B2 Y6', 'B1 G2 Y5', 'G1 B6 Y2', 'G6 R5 R1'];

/** The King, the layout and the hands by turns; then what is left. */
function deck(): string[] {
  const hands = HANDS.map((hand) => hand.split(' '));
  const dealt = hands[0]!.flatMap((_, place) => hands.map((hand) => hand[place]!));
  const first = [...LAYOUT.split(' '), ...dealt];
  const rest = [...PACK];
  for (const card of cards(first.join(' '))) rest.splice(rest.indexOf(card), 1);
  return ['GK', ...first, ...rest.map(formatCard)];
}

/** A match of a person in seat 0 with a hand of three; the bots make these moves in turn. */
async function play(
  moves: readonly string[],
  pace: Pace = 'instant',
  options: StageOptions = {},
  house: { [name: string]: number | string } = { hand: 3 },
) {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-kings-court-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const room = openRoom({ CARDROOM_HOME: home });
  const setup = readSetup(
    partsOf('kings-court')!.game,
    { seats: 4, options: house, decks: [deck()] },
    'seed',
  );
  if (isRefusal(setup)) throw new Error(setup.rule);
  const queue = [...moves];
  const askBot: AskBot = async () => ({ move: queue.shift()!, reason: null, capped: false });
  return openStage(
    <App
      room={{ ...room, settings: { ...room.settings, pace, tables: ALL_TOLD } }}
      catalogue={catalogue}
      start={{ kind: 'play', game: 'kings-court', setup, players: PLAYERS }}
      askBot={askBot}
    />,
    options,
  );
}

const text = (lines: readonly string[]): string => lines.join('\n');
const MOVES = ['B1@b2', 'G1@f6', 'R5@b4'];

test('the newest placements stay marked and explained until the next move, and m explains all of them', async () => {
  const stage = await play(MOVES);
  await stage.waitFor(/choose a space/);
  stage.keys(':R3@b1\r');
  const lines = await stage.waitFor(/24 cards to place|32 cards to place/);
  const shown = text(lines);
  expect(shown).toMatch(/B1b/);
  expect(shown).toMatch(/G1c/);
  expect(shown).toMatch(/R5d/);
  expect(shown).toMatch(/ b Bo +[−\d]+ +B1 b2 +[+−\d]+/);
  stage.keys('hhjj2');
  await stage.drawn();
  expect(text(stage.lines())).toMatch(/B1b[\s\S]*G1c/);
  stage.keys('m');
  const log = text(await stage.waitFor(/what happened/));
  expect(log).toContain('Bo places B1 on b2 and scores');
  expect(log).toContain('Cat places G1 on f6 and scores');
  expect(log).toContain('Dan places R5 on b4 and scores');
});

test('the log writes negative values as the board does', async () => {
  const stage = await play(MOVES);
  await stage.waitFor(/choose a space/);
  // n comes to the worst spaces last.
  for (let step = 0; step < 60 && !/scores −/.test(text(stage.lines())); step++) {
    stage.keys('n');
    await stage.drawn();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [, points] = /scores (−\d+)/.exec(text(stage.lines()))!;
  stage.keys('\r');
  await new Promise((resolve) => setImmediate(resolve));
  stage.keys('m');
  expect(text(await stage.waitFor(/what happened/))).toContain(`and score ${points} `);
});

test('n goes to the best space from anywhere, and then to the next best', async () => {
  const stage = await play([]);
  await stage.waitFor(/choose a space/);
  stage.keys('jjl');
  await stage.drawn();
  expect(text(stage.lines())).not.toContain('the best of');
  stage.keys('n');
  expect(text(await stage.waitFor(/the best of/))).toMatch(
    /LEGAL {3}scores \d+ points, the best of \d+ spaces/,
  );
  stage.keys('n');
  await stage.waitFor(/LEGAL {3}scores \d+ points?, number 2 of \d+ spaces/);
  stage.keys('2n');
  await stage.waitFor(/B2 on \w\d {2}LEGAL {3}scores \d+ points, the best of/);
});

test('each placement of the others waits for a key at the pace "key", explained part by part', async () => {
  const stage = await play(MOVES, 'key');
  await stage.waitFor(/choose a space/);
  stage.keys(':R3@b1\r');
  for (const placed of ['Bo: B1 on b2', 'Cat: G1 on f6', 'Dan: R5 on b4']) {
    const lines = text(await stage.waitFor(new RegExp(placed)));
    expect(lines).toContain('Press a key to go on.');
    expect(lines).toMatch(/sevens (?:sides .*: )?\d+\+\d=\d+/);
    stage.keys('\r');
  }
  await stage.waitFor(/choose a space/);
});

test('the house rules show pictures of the layouts', async () => {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-kings-court-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const stage = await openStage(
    <App room={openRoom({ CARDROOM_HOME: home })} catalogue={catalogue} start={{ kind: 'menu' }} />,
  );
  await stage.waitFor(/Chinese Hearts/);
  stage.keys(`${numberOf('kings-court')}h`);
  const lines = await stage.waitFor(/▸ outline/);
  expect(text(lines)).toContain('▄ · ▄ · ▄ · ▄');
  expect(text(lines)).toContain('· · · K · · ·');
  stage.keys('l');
  expect(text(await stage.waitFor(/▸ x/))).toMatch(/▸ x[\s\S]*▄ · · · · · ▄/);
});

test('the menu resumes the match without the word deal', async () => {
  const stage = await play(MOVES);
  await stage.waitFor(/choose a space/);
  stage.keys(':R3@b1\r');
  await stage.waitFor(/24 cards to place|32 cards to place/);
  stage.keys('q');
  const lines = text(await stage.waitFor(/Enter goes on with/));
  expect(lines).toContain("King's Court, your turn");
  expect(lines).toContain("Enter goes on with King's Court");
});

test.each([
  [80, 24],
  [120, 40],
])(
  'the later edition at %ix%i has its name above the table, and its points in the panel',
  async (columns, rows) => {
    const stage = await play([], 'instant', { size: { columns, rows } }, { hand: 3, edition: 'later' });
    await stage.waitFor(/Enter:place/);
    expect(stage.lines()[0]).toContain('later edition');
    // Y6 on b1 lies beside G4 and B5: 9 + 6 goes past 14.
    stage.keys(':Y6@b1\r');
    const shown = text(await stage.waitFor(/31 cards|35 cards/));
    expect(shown).toMatch(/past 14(?:: half of the rest)? +−1\n/);
    expect(shown).not.toContain('−10');
  },
);

test('a complete hand is shown as tiles, with the picked one between arrows', async () => {
  const stage = await play([], 'instant', { size: { columns: 80, rows: 24 } }, { hand: 'all' });
  await stage.waitFor(/Enter:place/);
  expect(stage.lines()[0]).toContain('stack 0');
  const tiles = () => text(stage.lines()).match(/[ >][RGBY][1-6][ <]/g) ?? [];
  const first = tiles().filter((tile) => tile.startsWith('>'));
  expect(text(stage.lines())).toContain('1-7:card');
  stage.keys('\t');
  await stage.waitFor(new RegExp(`^(?![\\s\\S]*${first[0]})`));
  expect(tiles().filter((tile) => tile.startsWith('>'))).not.toStrictEqual(first);
});
