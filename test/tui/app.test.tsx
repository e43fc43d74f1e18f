import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { minus } from '../../src/front/number.ts';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import * as tables from '../../src/tui/tables.ts';
import { MENU, numberOf, openApp, openGongzhu } from '../support/app.tsx';
import { handClock } from '../support/clock.ts';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { openStage } from '../support/stage.ts';
import { template } from '../template/index.ts';
import { plainTable } from '../template/plain-table.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

test('the menu shows a long notice about the match left before to its last word', async () => {
  const notice =
    'The latest moves could not be saved: no larger file is allowed. `cardroom resume 500-1` goes on from the move before them.';
  const stage = await openApp(Object.assign(makeRoom(), { notice }), { size: SIZES[0]! });
  expect(text(stage).replace(/\s+/g, ' ')).toContain(notice);
});

test('a notice that comes while the screen is up appears at once', async () => {
  let tell = (_sentence: string) => {};
  const listen = (hear: typeof tell) => {
    tell = hear;
  };
  const stage = await openApp(Object.assign(makeRoom(), { listen }), { size: SIZES[0]! });
  const sentence =
    '/home/ann/.local/share/cardroom/matches/index.json was not as cardroom writes it, and was set aside as index.bad.json.';
  tell(sentence);
  await stage.waitFor(/set aside as index\.bad\.json/);
  expect(text(stage).replace(/\s+/g, ' ')).toContain(sentence);
  stage.keys(numberOf('shang'));
  await stage.waitFor(/Enter starts Shang/);
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
  tell('Another sentence.');
  await stage.waitFor(/Another sentence\./);
  expect(text(stage)).not.toContain('index');
});

describe.each(SIZES)('at $columns×$rows', (size) => {
  test('keys play a whole deal of Chinese Hearts, from the menu to the score sheet', async () => {
    const room = makeRoom({ cards: 'framed' });
    const stage = await openApp(room, { size });
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/CHINESE HEARTS +deal 1 · pass three to the left, to Bo/);
    await press(stage, '123');
    expect(text(stage)).toMatch(/To Bo: .* LEGAL/);
    await press(stage, '\r');
    for (let card = 0; card < 13; card++) {
      await stage.waitFor((lines) => /LEGAL|after deal 1/.test(lines.join('\n')));
      const lines = stage.lines();
      expect(lines.every((line) => line.length < size.columns)).toBe(true);
      expect(lines.at(-1)).toMatch(/\S/);
      await press(stage, '\r');
    }
    await stage.waitFor(/CHINESE HEARTS +after deal 1/);
    const shown = text(stage);
    for (const points of room.match.status.results[0]!.points) expect(shown).toContain(minus(points));
    await press(stage, 'a');
    const hands = text(stage);
    expect(hands).toContain('deal 1 · all hands');
    // Every card of the pack is in one of the hands as they were dealt.
    expect(
      // Suits stand beside the ranks, or in larger windows below them.
      new Set(hands.match(/(?:10|[2-9JQKA])[♠♥♦♣]/g)).size || hands.match(/(?<=│)(?:10|[2-9JQKA] )/g)!.length,
    ).toBe(52);
    await press(stage, '\x1b');
    const written = (await press(stage, 'w')).replace(/\n /g, '');
    const [, path = ''] = /The sheet is in (.*?\.txt)/.exec(written) ?? [];
    const sheet = readFileSync(path, 'utf8');
    for (const [seat, score] of room.match.status.scores.entries())
      expect(sheet).toMatch(
        new RegExp(
          `^ {2}${['You', 'Bo', 'Cat', 'Dan'][seat]} .* \\+?${minus(score)} +${minus(score)} +\\d`,
          'm',
        ),
      );
    stage.keys('\r');
    await stage.waitFor(/CHINESE HEARTS +deal 2 · pass three to the right, to Dan/);
    // What was told of the end of the deal is not told again in the next one.
    expect(await press(stage, 's')).toContain('The score after 1 deal; deal 2 is being played.');
  });

  test("keys play a whole board of King's Court", async () => {
    const room = makeRoom();
    const stage = await openApp(room, { size });
    stage.keys(`${numberOf('kings-court')}\r`);
    await stage.waitFor(/choose a space/);
    expect(text(stage)).toContain('i:hint');
    expect(text(stage)).not.toContain('…');
    for (let key = 0; key < 200 && !/the match is over/.test(text(stage)); key++) {
      expect(stage.lines().every((line) => line.length < size.columns)).toBe(true);
      for (const line of stage.lines().filter((line) => line.includes('│ sevens ')))
        expect(line).toMatch(/ │ sevens .*\d │/);
      await press(stage, 'n\r');
    }
    expect(text(stage)).toContain('the match is over');
    expect(room.match.over).toBe(true);
    await stage.waitFor(/wins?\b/);
    const end = await press(stage, 's');
    expect(end).toMatch(/round +1 |most from/);
    expect(end).toMatch(/ +sevens +broken +values +prime +chains +total/);
    expect(end).toMatch(/ 4 +(\w\w +){3}[RGBY]K/);
    expect(end).not.toMatch(/\bdeals?\b/);
  });

  test('every game of the catalogue can be opened and left, and an untouched match is not kept', async () => {
    const room = makeRoom();
    const stage = await openApp(room, { size });
    for (const { game } of catalogue) {
      stage.keys(`${numberOf(game.id)}\r`);
      await stage.waitFor(new RegExp(`^ ${game.title.toUpperCase()}`, 'm'));
      expect(stage.lines().every((line) => line.length < size.columns)).toBe(true);
      // Shang asks first: y leaves it.
      stage.keys(game.id === 'shang' ? 'qy' : 'q');
      await stage.waitFor(/q:quit/);
    }
    expect(listed(room.matches)).toEqual([]);
    expect(stage.raw).not.toContain('\x1b[3J');
  });
});

test('a window may shrink to a single cell, on the menu and at every table, and grow again', async () => {
  const stage = await openApp(makeRoom());
  const there = async (wanted: RegExp) => {
    stage.resize({ columns: 1, rows: 1 });
    await press(stage, 'j');
    expect(stage.status).toBeUndefined();
    stage.resize({ columns: 80, rows: 24 });
    await stage.waitFor(wanted);
  };
  await there(/q:quit/);
  for (const { game } of catalogue) {
    stage.keys(`${numberOf(game.id)}\r`);
    await stage.waitFor(/q:leave/);
    await there(/q:leave/);
    // In the auction of 500 s names spades.
    for (const screen of ['?', ...(game.id === '500' ? [] : ['s']), 'm', 'r', 'o']) {
      await press(stage, screen);
      await there(/Esc:close/);
      await press(stage, '\x1b');
    }
    // A table on which Q picks a queen asks first.
    if ((await press(stage, 'q')).includes('y leaves, and')) stage.keys('y');
    await stage.waitFor(/q:quit/);
  }
});

test('the template game is played to the end on its plain table', async () => {
  vi.spyOn(tables, 'tableOf').mockResolvedValue(plainTable(template.game));
  onTestFinished(() => void vi.restoreAllMocks());
  const room = makeRoom();
  const stage = await openStage(<App room={room} catalogue={[template]} start={MENU} />);
  await stage.waitFor(/High Card/);
  stage.keys('\r');
  await stage.waitFor(/Legal: \[4C\]/);
  await press(stage, '\t');
  expect(text(stage)).toContain('Legal: 4C  [8D]');
  for (let key = 0; key < 100 && !room.match.over; key++) await press(stage, '\r');
  await stage.waitFor(/the match is over/);
  const finished = room.match;
  expect(finished.status.results).toHaveLength(3);
  // A key too many leaves the standings where they are.
  await press(stage, '\r\r');
  expect(text(stage)).toContain('the match is over');
  await press(stage, '?');
  expect(text(stage)).toContain('another match at this table');
  // Nor does a single habitual n begin another match.
  await press(stage, 'n');
  expect(text(stage)).toContain('Another match at this table');
  await press(stage, 's');
  await press(stage, '\r');
  expect(text(stage)).toContain('the match is over');
  await press(stage, 'n\r');
  await stage.waitFor(/HIGH CARD {2}play/);
  expect(room.match).not.toBe(finished);
  expect(listed(room.matches).filter(({ state }) => state === 'finished')).toHaveLength(1);
});

test('an illegal card is refused with its reason, before and after Enter', async () => {
  const room = makeRoom({ cards: 'framed' });
  const stage = await openGongzhu(room);
  // Clubs were led to the first trick; the last card of the hand is another suit's.
  await press(stage, '\x1b[F');
  expect(text(stage)).toContain('You still hold clubs.');
  const count = room.match.moveCount;
  await press(stage, '\r');
  expect(text(stage)).toContain('Not allowed. You still hold clubs.');
  expect(text(stage)).toContain('r shows the rule');
  stage.keys('r');
  await stage.waitFor(/▸ The rule on following/);
  // Above it stand the lines before: the page is open at the rule, not at its beginning.
  expect(text(stage)).not.toContain('THE RULES OF GONGZHU');
  await press(stage, 'q');
  expect(room.match.moveCount).toBe(count);
  expect(
    stage
      .lines()
      .filter((line) => /╰─\d─╯/.test(line))
      .join()
      .match(/─\d─/g),
  ).toHaveLength([...room.match.moves(0)].length);
});

test('hint, undo, score, log, rules, options and help open and close over the table', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  await press(stage, 'i');
  expect(text(stage)).toMatch(/Hint: .* \(Enter: play\)/);
  for (const [key, shown] of [
    ['s', 'over 1000 ends it · low wins'],
    ['m', 'what happened'],
    ['r', 'THE RULES OF GONGZHU'],
    ['o', 'CARDROOM  options'],
    ['?', 'The keys that work now'],
  ] as const) {
    await press(stage, key);
    expect(text(stage)).toContain(shown);
    stage.keys('\x1b');
    await stage.waitFor(/still to play|wins the trick|stays highest|You win|You lead/);
  }
  const count = room.match.moveCount;
  await press(stage, '\r');
  await stage.waitFor(/LEGAL/);
  await press(stage, 'u');
  expect(room.match.moveCount).toBe(count);
});

test('the key bar says what Enter does', async () => {
  const stage = await openApp(makeRoom());
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three to the left/);
  expect(text(stage)).toContain('Enter:pass');
  await press(stage, 'i');
  expect(text(stage)).toMatch(/Hint: .* \(Enter: pass\)/);
  await press(stage, '\r');
  await stage.waitFor(/LEGAL/);
  expect(text(stage)).toContain('Enter:play');
});

test('a key typed over the help closes the help and does its work', async () => {
  const stage = await openGongzhu();
  await press(stage, '?');
  await press(stage, 's');
  expect(text(stage)).toContain('No deal is finished yet');
});

test('a player who both leads and is winning has both marks', async () => {
  const stage = await openGongzhu(makeRoom({ cards: 'framed' }));
  // Whoever takes a trick leads the next one, and wins it until somebody else has played.
  for (let key = 0; key < 30 && !/┗led┛/.test(text(stage)); key++) await press(stage, '\r');
  expect(text(stage)).toMatch(/┗led┛/);
});

test('a search finds words in the rules', async () => {
  const stage = await openGongzhu();
  await press(stage, 'r/NEEDLE\r');
  expect(text(stage)).toContain('The needle.');
  expect(text(stage)).toContain('"NEEDLE": 1 of 1');
});

test('the program keeps a chosen pace and palette', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  await press(stage, 'o');
  await press(stage, '\x1b[C');
  expect(room.saved).toMatchObject({ pace: 'fast' });
  await press(stage, '\x1b[B\x1b[C');
  expect(room.saved).toMatchObject({ pace: 'fast', palette: 'two-colour' });
});

test('a finished trick stays until a key and names its winner, if each trick waits for a key', async () => {
  const clock = handClock();
  const stage = await openGongzhu(makeRoom({ pace: 'key' }), { clock });
  // Enter right after the bots' last pause may have been meant for that.
  await press(stage, '\r');
  expect(text(stage)).toContain('Enter once more to play');
  clock.forward(300);
  await press(stage, '\r');
  await stage.waitFor(/Press a key to go on/);
  expect(text(stage)).toMatch(/takes? (?:it|[+−]?\d)/);
  expect(text(stage)).toMatch(/wins? the trick with/);
  await press(stage, '\r');
  await stage.waitFor((lines) => !lines.join('\n').includes('Press a key to go on'));
});

test('z hides the hand', async () => {
  const room = makeRoom({ assist: false });
  const stage = await openGongzhu(room);
  const [move] = [...room.match.moves(0)];
  const card = `${move![0]} ♣`;
  expect(text(stage)).toContain(card);
  await press(stage, 'z');
  expect(text(stage)).toContain('Your hand is hidden');
  expect(text(stage)).not.toContain(card);
  await press(stage, 'z');
  expect(text(stage)).toContain(card);
});

test('the table uses letters and +-| if the terminal shows no glyphs', async () => {
  const stage = await openGongzhu(makeRoom({ cards: 'framed' }), { symbols: 'ascii' });
  const shown = text(stage);
  expect(shown).toMatch(/^[\x20-\x7e\n]*$/);
  expect(shown).toMatch(/\|(10|[2-9JQKA] )[CDHS]\|/);
});

test.each(catalogue.map(({ game }) => [game.id, game] as const))(
  'house rules of %s have readable names beside their code names',
  async (id, game) => {
    const stage = await openApp(makeRoom());
    await press(stage, `${numberOf(id)}h`);
    for (const { label, name } of game.options) {
      expect(label.length).toBeLessThanOrEqual(22);
      expect(text(stage)).toMatch(new RegExp(`${label} +${name} +<`));
    }
  },
);
