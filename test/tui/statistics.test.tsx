import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Tally } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';
import type { Review } from '../../src/review/review.ts';
import type { PlayedMatch } from '../../src/store/history.ts';
import { recordsOf } from '../../src/store/statistics.ts';
import { App } from '../../src/tui/app.tsx';
import { drawRecords } from '../../src/tui/screens/records-board.ts';
import { Statistics } from '../../src/tui/screens/statistics.tsx';
import { makeTheme } from '../../src/tui/theme.ts';
import { chargeOf } from '../support/charge.ts';
import { text } from '../support/press.ts';
import { reviewWith } from '../support/reviews.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type StageOptions } from '../support/stage.ts';
import { touchText } from '../support/touch.ts';

const games = catalogue.map(({ game }) => game);
/** The menu of somebody with these matches. */
async function openMenu(names: readonly string[], options: StageOptions = {}) {
  const room = makeRoom();
  const { folder } = room.matches as unknown as { folder: string };
  mkdirSync(folder, { recursive: true });
  for (const name of names) copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${name}.ndjson`));
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={{ kind: 'menu' }} beginReview={reviewWith([])} />,
    options,
  );
  await stage.waitFor(/CARDROOM/);
  return stage;
}

const FINISHED = [
  '500-finished',
  'gongzhu-finished',
  'shang-finished',
  'kings-court-finished',
  'gongzhu-open',
];

test('t shows the player’s results, and Tab goes from game to game', async () => {
  const stage = await openMenu(FINISHED);
  stage.keys('t');
  // The menu stands on the open match of Chinese Hearts.
  await stage.waitFor(/^ CARDROOM {2}statistics · Chinese Hearts +1 of 4/m);
  expect(text(stage)).toMatch(/^ ▎ +Chinese Hearts you +4 normal +1 +1 100% +40\.0 +40$/m);
  expect(text(stage)).toContain('moons shot 1');
  stage.keys('\t');
  await stage.waitFor(/^ CARDROOM {2}statistics · Shang +2 of 4/m);
  expect(text(stage)).toMatch(/^ ▎ +Shang +you +4 normal +1 +0 +30\.0 +30$/m);
  expect(text(stage)).toContain('1st 0, 2nd 0, 3rd 0, 4th 1; 0 won in a row, 0 at best; worst 30, in cards');
  expect(text(stage)).toContain('gone out first 0 of 5, 0%');
  stage.keys('j');
  await stage.waitFor(/^ CARDROOM {2}statistics · 500/m);
  expect(text(stage)).toContain('contracts made 1 of 1, 100%: 7♣ 1 of 1');
  stage.keys('\t');
  await stage.waitFor(/^ CARDROOM {2}statistics · King's Court/m);
  expect(text(stage)).toContain('sevens hit 5 of 9, 56%');
  stage.keys('q');
  await stage.waitFor(/CARDROOM/);
});

test.each([
  [40, 22, /^ ▎ +Chinese Hearts you {6}4 normal\n +1 +1 100% +40\.0$/m],
  [72, 15, /^ ▎ +Chinese Hearts you {6}4 normal +1 +1 100% +40\.0$/m],
])('a record is whole in a window of %i×%i, and a touch chooses it', async (columns, rows, wanted) => {
  const stage = await openMenu(FINISHED, { size: { columns, rows } });
  stage.keys('t');
  await stage.waitFor(wanted);
  touchText(stage, /500 +you/);
  await stage.waitFor(/statistics · 500/);
});

test('a review in a narrow window says in a few lines where the result came from', async () => {
  const stage = await openMenu(['500-finished'], { size: { columns: 40, rows: 22 } });
  stage.keys('t');
  await stage.waitFor(/statistics · 500/);
  touchText(stage, /Enter:matches/);
  await stage.waitFor(/won by Bo and Dan/);
  touchText(stage, /won by Bo and Dan/);
  await stage.waitFor(/e:examine/);
  touchText(stage, /e:examine/);
  const lines = await stage.waitFor(/par 12\.\n +cards \+20/);
  expect(lines.findIndex((line) => line.includes('──────'))).toBeLessThan(6);
});

test('a replay in a narrow window shows the calm table, and leads back', async () => {
  const stage = await openMenu(['500-finished'], { size: { columns: 40, rows: 22 } });
  stage.keys('t');
  await stage.waitFor(/statistics · 500/);
  stage.keys('\r');
  await stage.waitFor(/won by Bo and Dan/);
  stage.keys('p');
  await stage.waitFor(/replay · deal 1[\s\S]*▸ You[\s\S]*Next: You bid 7♥/);
  stage.keys('q');
  await stage.waitFor(/won by Bo and Dan/);
});

test('Enter lists the finished matches of the game with their sheets, and Esc leads back', async () => {
  const stage = await openMenu(FINISHED);
  stage.keys('t');
  await stage.waitFor(/^ CARDROOM {2}statistics/m);
  stage.keys('\r');
  await stage.waitFor(/^ CARDROOM {2}matches · finished ones · Chinese Hearts +1 of 1/m);
  expect(text(stage)).toMatch(/▎ +.* Chinese Hearts +3 normal bots +won by You; You 40/);
  expect(text(stage)).toMatch(/^ gongzhu-finished, last played/m);
  stage.keys('s');
  await stage.waitFor(/^ CHINESE HEARTS {2}the match is over/m);
  stage.keys('q');
  await stage.waitFor(/^ CARDROOM {2}matches/m);
  stage.keys('\x1b[C');
  await stage.waitFor(/^ CARDROOM {2}matches · finished ones · Shang/m);
  for (const title of ['500', "King's Court", 'Shengji']) {
    stage.keys('\x1b[C');
    await stage.waitFor(new RegExp(`^ CARDROOM {2}matches · finished ones.*${title}`, 'm'));
  }
  expect(text(stage)).toContain('There are no finished matches of Shengji.');
  stage.keys('\x1b');
  await stage.waitFor(/^ CARDROOM {2}statistics · Chinese Hearts/m);
  stage.keys('\x1b');
  await stage.waitFor(/CARDROOM/);
});

test('a player without finished matches learns so', async () => {
  const stage = await openMenu(['gongzhu-open']);
  stage.keys('t');
  await stage.waitFor(/No finished match counts yet\./);
  stage.keys('\r');
  await stage.waitFor(/Enter does nothing here/);
});

test.each([
  ['without colour', { colour: false }],
  ['in ASCII', { symbols: 'ascii' }],
  ['in a wide window', { size: { columns: 120, rows: 40 } }],
  ['in a window that is too small, until it is larger', { size: { columns: 40, rows: 10 } }],
] as const)('the page of statistics is shown %s', async (_, options) => {
  const stage = await openMenu(FINISHED);
  stage.keys('t');
  await stage.waitFor(/^ CARDROOM {2}statistics/m);
  const other = await openStage(
    <Statistics
      {...{ games, history: many, game: '500', onMatches: () => {}, onClose: () => {} }}
      practice={(game) => `12 positions of ${game}, 3 due`}
    />,
    options,
  );
  if ('size' in options && options.size.columns < 80) {
    other.resize({ columns: 80, rows: 24 });
  }
  await other.waitFor(/CARDROOM {2}statistics . 500/);
  await other.waitFor(
    /points a match, 30 matches; the line is the mean of ten[\s\S]*\n practice: 12 positions of 500, 3 due/,
  );
  if ('symbols' in options) expect(text(other)).not.toMatch(/[^\0-\x7f]/);
  expect(text(other)).toMatch(/contracts made \d+ of 30/);
});

/** A deal in which two decisions cost something. */
const review: Review = {
  deal: 1,
  seat: 0,
  par: [0, 0, 0, 0],
  line: null,
  charges: [chargeOf()],
  costs: [
    { move: 7, kind: 'lead', cost: 8.2, error: 1 },
    { move: 9, kind: 'follow', cost: 4.6, error: 1 },
  ],
  decisions: 2,
  judged: 2,
};

/** Sixty matches: two names of Chinese characters, and one alone who made many contracts. */
const many: PlayedMatch[] = Array.from({ length: 60 }, (_, number) => {
  const people = number % 2 === 0 ? ['漢字漢字漢字', 'Ann'] : ['You'];
  const bids = ['6S', '7H', '8NT', 'inkle D', 'nello'];
  const part = bids[number % bids.length]!;
  const tallies: Tally[] =
    number % 2 === 0 ? [] : [{ name: 'contracts', seat: 0, part, times: number % 3 ? 1 : 0, tries: 1 }];
  return {
    id: `500-${number}`,
    left: number,
    state: 'finished',
    game: '500',
    players: Array.from({ length: 4 }, (_, seat) => ({
      name: people[seat] ?? `Bot ${seat}`,
      bot: people[seat] === undefined ? 'hard' : null,
    })),
    result: {
      scores: [number * 20 - 600, 500, number * 20 - 600, 500],
      winners: number > 55 ? [0, 2] : [1, 3],
      deals: 4,
      aid: { hints: 0, takenBack: 0, unrated: [] },
    },
    tallies,
    judged: number < 4 ? [{ seat: 0, gain: 10 * number, review }] : [],
  };
});

describe('the board of records', () => {
  const theme = makeTheme({ depth: 0, symbols: 'unicode' });
  const records = recordsOf(many, games);
  const paint = (at: number, columns: number, rows: number) =>
    drawRecords(
      { records, at, games, speaker: { suit: (letter) => letter } },
      { columns, rows },
      theme,
    ).texts();

  test.each([
    [78, 17],
    [98, 23],
    [118, 33],
    [148, 43],
  ])('has in %i×%i the table, the details of the chosen record, and its course', (columns, rows) => {
    for (const [at, record] of records.entries()) {
      const lines = paint(at, columns, rows);
      expect(lines).toHaveLength(rows);
      expect(lines[0]).toMatch(/^ {2}game +who +table +played +won +average +best$/);
      expect(lines.filter((line) => line.startsWith(theme.lines.pointer))).toHaveLength(1);
      expect(lines.join('\n')).toContain(record.name ?? 'you');
      expect(lines.join('\n')).toMatch(
        /points a match, 30 matches; the line is the mean of ten\n.*[\u2801-\u28ff]/,
      );
    }
  });

  test('lists contracts by their bids, in order', () => {
    const lines = paint(0, 118, 33).join('\n');
    expect(lines).toMatch(
      /contracts made 20 of 30, 67%: 6S 4 of 6, 7H 4 of 6, 8NT 4 of 6, inkle D 4 of 6, nello 4 of 6/,
    );
  });

  test('compares judged deals with par, and shows the cost of decisions in them', () => {
    expect(paint(0, 118, 33).join('\n')).toContain(
      'against par +20.0 ±10.0 points a deal, in 2 judged deals',
    );
    expect(paint(0, 118, 33).join('\n')).toContain(
      'points lost a deal by moves that were not the best: lead 8, follow 5',
    );
  });

  test('leaves out parts without figures', () => {
    expect(
      drawRecords(
        { records: [], at: 0, games, speaker: { suit: (s) => s } },
        { columns: 78, rows: 17 },
        theme,
      )
        .texts()
        .join(''),
    ).toBe('');
  });
});
