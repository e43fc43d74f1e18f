import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { minus } from '../../src/front/number.ts';
import type { Start } from '../../src/front/room.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { type AskAdviser, type AskBot, botOfHouse } from '../../src/tui/match/bots.ts';
import type { Clock } from '../../src/tui/terminal/clock.ts';
import { quickAdviser } from '../support/advice.ts';
import { handClock, simulatedClock } from '../support/clock.ts';
import { press, text } from '../support/press.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { openStage, type Stage, type StageOptions } from '../support/stage.ts';
import { template } from '../template/index.ts';

const MENU: Start = { kind: 'menu' };
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

async function openApp(
  room: TestRoom,
  options: StageOptions = {},
  askBot?: AskBot,
  askAdviser: AskAdviser = quickAdviser,
): Promise<Stage> {
  const app = <App room={room} catalogue={catalogue} start={MENU} askBot={askBot} askAdviser={askAdviser} />;
  const stage = await openStage(app, options);
  await stage.waitFor(/q:quit/);
  return stage;
}

/** The key that picks a game on the menu. */
const numberOf = (id: string): string => String(catalogue.findIndex(({ game }) => game.id === id) + 1);

test('what the menu has to tell of a match that was left is told to its end', async () => {
  const notice =
    'The latest moves could not be saved: no larger file is allowed. `cardroom resume 500-1` goes on from the move before them.';
  const stage = await openApp(Object.assign(makeRoom(), { notice }), { size: SIZES[0]! });
  expect(text(stage).replace(/\s+/g, ' ')).toContain(notice);
});

test('what is noticed while the screen is up, as of an index that was set aside, is said there and then', async () => {
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
  stage.keys('3');
  await stage.waitFor(/Enter starts Chinese Hearts/);
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
  tell('Another sentence.');
  await stage.waitFor(/Another sentence\./);
  expect(text(stage)).not.toContain('index');
});

describe.each(SIZES)('at $columns×$rows', (size) => {
  test('a whole deal of Chinese Hearts by keys, from the menu to the score sheet', async () => {
    const room = makeRoom();
    const stage = await openApp(room, { size });
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/CHINESE HEARTS +deal 1 · pass three cards left, to Bo/);
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
    expect(readFileSync(path, 'utf8')).toMatch(
      new RegExp(`^   total +${room.match.status.scores.map(minus).join(' +')}$`, 'm'),
    );
    stage.keys('\r');
    await stage.waitFor(/CHINESE HEARTS +deal 2 · pass three cards right, to Dan/);
    // What was told of the end of the deal is not told again in the next one.
    expect(await press(stage, 's')).toContain('The score after 1 deal; deal 2 is being played.');
  });

  test("a whole board of King's Court by keys", async () => {
    const room = makeRoom();
    const stage = await openApp(room, { size });
    stage.keys(`${numberOf('kings-court')}\r`);
    await stage.waitFor(/LEGAL/);
    expect(text(stage)).toContain('i:hint');
    expect(text(stage)).not.toContain('…');
    for (let key = 0; key < 200 && !/the match is over/.test(text(stage)); key++) {
      expect(stage.lines().every((line) => line.length < size.columns)).toBe(true);
      for (const line of stage.lines().filter((line) => line.includes('│ sevens ')))
        expect(line).toMatch(/ │ sevens .*\d │/);
      await press(stage, '\r');
    }
    expect(text(stage)).toContain('the match is over');
    expect(room.match.over).toBe(true);
    await stage.waitFor(/W I N|wins?\b/);
    const end = await press(stage, 's');
    expect(end).toMatch(/PLACE AFTER EACH ROUND|COURSE OF THE SCORES/);
    expect(end).toMatch(/player +sevens +broken +values +prime +chains +total/);
    expect(end).toMatch(/ 4 │ (\w\w ){3}[RGBY]K (\w\w ){3}│/);
    expect(end).not.toMatch(/\bdeals?\b/);
  });

  test('every game of the catalogue is dealt, drawn and left again, and nothing is kept of a match that nobody has touched', async () => {
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
    if ((await press(stage, 'q')).includes('y leaves it')) stage.keys('y');
    await stage.waitFor(/q:quit/);
  }
});

test('a game without a table of its own is played to the end on the plain one', async () => {
  const room = makeRoom();
  const stage = await openStage(<App room={room} catalogue={[template]} start={MENU} />);
  await stage.waitFor(/High Card/);
  stage.keys('\r');
  await stage.waitFor(/LEGAL/);
  await press(stage, '\t');
  expect(text(stage)).toContain('Move 2 of 3');
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
  await stage.waitFor(/HIGH CARD +deal 1/);
  expect(room.match).not.toBe(finished);
  expect(listed(room.matches).filter(({ state }) => state === 'finished')).toHaveLength(1);
});

/** The matches in the list, by what they are. */
const keptIn = ({ matches }: TestRoom): string[] => listed(matches).map(({ id, state }) => `${id} ${state}`);

test('a match is kept from the first move or hint of somebody at the keyboard on', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  for (let start = 0; start < 2; start++) {
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three cards left/);
    stage.keys('q');
    await stage.waitFor(/New here\?/);
  }
  expect(keptIn(room)).toEqual([]);
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three cards left/);
  await press(stage, 'i');
  expect(keptIn(room)).toEqual(['gongzhu-1 open']);
  stage.keys('q');
  await stage.waitFor(/Continue {2}Chinese Hearts/);
  stage.keys(`${numberOf('kings-court')}\r`);
  await stage.waitFor(/LEGAL/);
  expect(keptIn(room)).toEqual(['gongzhu-1 open']);
  await press(stage, '\r');
  expect(keptIn(room).sort()).toEqual(['gongzhu-1 open', 'kings-court-1 open']);
});

test('what is made without asking keeps no match: staying while cards are drawn in Shengji', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  stage.keys(`${numberOf('shengji')}\r`);
  await stage.waitFor(() => room.match.moveCount > 20);
  expect(room.match.history.some(({ seat }) => seat === 0)).toBe(true);
  expect(keptIn(room)).toEqual([]);
});

test('a match that only bots play is kept: nobody there could touch it', async () => {
  const room = makeRoom();
  const { game } = partsOf('shang')!;
  const setup = readSetup(game, {}, 'bots') as Setup;
  const start = { kind: 'play', game: game.id, setup, players: seatPlayers(4, [], 'easy') } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
  await stage.waitFor(/deal 1/);
  expect(keptIn(room)).toHaveLength(1);
});

async function openGongzhu(room = makeRoom(), options: StageOptions = {}): Promise<Stage> {
  const stage = await openApp(room, options);
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three cards left/);
  await press(stage, '890\r');
  await stage.waitFor(/LEGAL/);
  return stage;
}

test('an illegal card is refused with its reason, before and after Enter', async () => {
  const room = makeRoom();
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
    await stage.waitFor(/still to play|takes the trick|stays highest|You take|You lead/);
  }
  const count = room.match.moveCount;
  await press(stage, '\r');
  await stage.waitFor(/LEGAL/);
  await press(stage, 'u');
  expect(room.match.moveCount).toBe(count);
});

/** An adviser that answers when the test says so. */
function slowAdviser(): { readonly askAdviser: AskAdviser; answer(): void } {
  let answer = () => {};
  const askAdviser: AskAdviser = async (question) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return quickAdviser(question);
  };
  return { askAdviser, answer: () => answer() };
}

describe('while a bot thinks', () => {
  const never: AskBot = () => new Promise(() => {});

  test('keys are answered', async () => {
    const stage = await openApp(makeRoom(), {}, never);
    await press(stage, `${numberOf('shang')}\r`);
    for (const [key, shown] of [
      ['?', 'The keys that work now'],
      ['m', 'what happened'],
      ['s', 'No deal is finished yet'],
      ['o', 'CARDROOM  options'],
    ] as const) {
      await stage.waitFor(/is thinking\./);
      await press(stage, key);
      expect(text(stage)).toContain(shown);
      stage.keys('\x1b');
    }
    await stage.waitFor(/is thinking\./);
    expect(await press(stage, '-')).toContain('Pace:');
    expect(await press(stage, 'qy')).toContain('q:quit');
  });

  test('a hint is waited for: Enter plays nothing before it is there', async () => {
    const { askAdviser, answer } = slowAdviser();
    const room = makeRoom();
    const stage = await openApp(room, {}, undefined, askAdviser);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three cards left/);
    expect(await press(stage, 'i')).toContain('The hint is being thought about');
    expect(await press(stage, '\r')).toContain('The hint is being thought about');
    expect(room.match.moveCount).toBe(0);
    answer();
    await stage.waitFor(/Hint: /);
    await press(stage, '\r');
    expect(room.match.moveCount).toBeGreaterThan(0);
  });

  test('Enter gives the hint up; the next one plays what is selected', async () => {
    const { askAdviser } = slowAdviser();
    const room = makeRoom();
    const stage = await openApp(room, {}, undefined, askAdviser);
    stage.keys(`${numberOf('kings-court')}\r`);
    await stage.waitFor(/LEGAL/);
    const before = room.match.moveCount;
    await press(stage, 'i');
    expect(await press(stage, '\r')).toContain('No hint, then: Enter once more to place; i asks again.');
    expect(room.match.moveCount).toBe(before);
    await press(stage, '\r');
    expect(room.match.moveCount).toBeGreaterThan(before);
  });

  test('whoever selects something meanwhile gets no hint over it', async () => {
    const { askAdviser, answer } = slowAdviser();
    const stage = await openApp(makeRoom(), {}, undefined, askAdviser);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three cards left/);
    await press(stage, 'i');
    const before = await press(stage, '123');
    answer();
    expect(await press(stage, '')).toBe(before);
  });
});

test('a thread is made ready before bots that think long, and before no others', async () => {
  for (const level of ['normal', 'hard'] as const) {
    const { game } = partsOf('shang')!;
    const setup = readSetup(game, {}, 'warm') as Setup;
    const start = {
      kind: 'play',
      game: game.id,
      setup,
      players: seatPlayers(setup.seats, [0], level),
    } as const;
    const warmBots = vi.fn();
    const bots = { askBot: () => new Promise<never>(() => {}), warmBots };
    const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={start} {...bots} />);
    await stage.waitFor(/deal 1/);
    expect(warmBots.mock.calls).toStrictEqual(level === 'hard' ? [['shang']] : []);
    stage.keys('q');
  }
});

test('that thinking was cut short stands in the log, not on the table, and so of a hint', async () => {
  const askBot: AskBot = async (question) => ({
    ...(await botOfHouse(partsOf('kings-court')!)({ ...question, level: 'normal' })),
    capped: true,
  });
  const askAdviser: AskAdviser = async (question) => ({ ...(await quickAdviser(question)), capped: true });
  const stage = await openApp(makeRoom(), {}, askBot, askAdviser);
  stage.keys(`${numberOf('kings-court')}\r`);
  await stage.waitFor(/LEGAL/);
  await press(stage, '\r');
  await stage.waitFor(/LEGAL/);
  const first = await press(stage, 'i');
  expect(first).toMatch(/Hint: .* \(Enter: place\)/);
  expect(first).not.toContain('cut short');
  const log = await press(stage, 'm');
  expect(log.match(/thinking was cut short/g)).toHaveLength(3);
  expect(log).toContain('A hint was thought about no longer than 2 seconds.');
  const newest = stage.lines().findIndex((line) => line.includes('A hint was thought about'));
  expect([newest - 1, newest].map((row) => stage.cell(row, 1).bold)).toStrictEqual([false, true]);
});

test('a hint names its move, not what the table says of a selection', async () => {
  const stage = await openApp(makeRoom());
  stage.keys(`${numberOf('shang')}\r`);
  await stage.waitFor(/Tab:plays/);
  expect(await press(stage, 'i')).toMatch(/Hint: (?!TAKEN).* \(Enter: \w+\)/);
});

test('Enter has the name of what it does', async () => {
  const stage = await openApp(makeRoom());
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three cards left/);
  expect(text(stage)).toContain('Enter:pass');
  await press(stage, 'i');
  expect(text(stage)).toMatch(/Hint: .* \(Enter: pass\)/);
  await press(stage, '\r');
  await stage.waitFor(/LEGAL/);
  expect(text(stage)).toContain('Enter:play');
});

test('a key typed over the help closes it and does what it does', async () => {
  const stage = await openGongzhu();
  await press(stage, '?');
  await press(stage, 's');
  expect(text(stage)).toContain('No deal is finished yet');
});

test('a move can be typed, with completion, and a wrong one says why', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const count = room.match.moveCount;
  await press(stage, ':zz\r');
  expect(text(stage)).toContain('is not a move');
  await press(stage, '\x15'); // Ctrl-U
  const [move] = [...room.match.moves(0)];
  await press(stage, `${move!.toLowerCase()}\t\r`);
  expect(room.match.moveCount).toBeGreaterThan(count);
});

test('what was said of a typed move is gone when it is changed', async () => {
  const stage = await openGongzhu();
  await press(stage, ':zz\r');
  expect(text(stage)).toContain('is not a move');
  await press(stage, '\x7f');
  expect(text(stage)).not.toContain('is not a move');
  expect(text(stage)).toMatch(/:z +Enter:play {2}Esc:close {2}Tab: no legal move/);
});

test('a pasted move is put on the line to type in; where none can be, that is said', async () => {
  const pasted = (move: string) => `\x1b[200~${move}\x1b[201~`;
  const room = makeRoom();
  const stage = await openApp(room);
  await press(stage, 'o');
  expect(await press(stage, pasted('anything'))).toContain('Nothing can be pasted here.');
  await press(stage, 'o');
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three cards left/);
  const cards = room.match.moves(0).next().value!;
  expect(await press(stage, pasted(`${cards}\n`))).toContain(`:${cards}`);
  await press(stage, '\r');
  expect(room.match.moveCount).toBeGreaterThan(0);
  const waiting = await openApp(makeRoom(), {}, () => new Promise(() => {}));
  await press(waiting, `${numberOf('shang')}\r`);
  await waiting.waitFor(/is thinking\./);
  expect(await press(waiting, pasted('3C'))).toContain('A move can be pasted when it is your turn.');
});

test('the cards of a pass are typed in any order', async () => {
  const stage = await openApp(makeRoom());
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three cards left/);
  // The last card of the hand, which no pass in its own order begins with.
  const held = [
    ...stage
      .lines()
      .slice(15, 17)
      .join('\n')
      .matchAll(/│(10|[2-9JQKA]) ?([♠♥♦♣])│/gu),
  ];
  const [, rank, suit] = held.findLast(([, , suit]) => suit === '♠')!;
  const card = `${rank === '10' ? 'T' : rank}S`;
  expect(suit).toBe('♠');
  const shown = await press(stage, `:pass ${card}`);
  expect(shown).toMatch(new RegExp(`Tab: pass ${card} `));
});

test('a leader who is winning is marked as both', async () => {
  const stage = await openGongzhu();
  // Whoever takes a trick leads the next one, and wins it until somebody else has played.
  for (let key = 0; key < 30 && !/┗led┛/.test(text(stage)); key++) await press(stage, '\r');
  expect(text(stage)).toMatch(/┗led┛/);
});

test('rules can be searched', async () => {
  const stage = await openGongzhu();
  await press(stage, 'r/NEEDLE\r');
  expect(text(stage)).toContain('The needle.');
  expect(text(stage)).toContain('"NEEDLE": 1 of 1');
});

test('leaving keeps the match, and it goes on where it was left', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const before = stage.lines().slice(2, 20);
  await press(stage, 'q');
  expect(text(stage)).toMatch(/▸ c {2}Continue {2}Chinese Hearts, deal 1, your turn .* autosaved just now/);
  await press(stage, 'c');
  await stage.waitFor(/LEGAL/);
  const after = stage.lines().slice(2, 20);
  expect(after).toEqual(before);
});

describe('where the program is left while others move', () => {
  test('nobody plays on', async () => {
    const clock = simulatedClock();
    const room = makeRoom({ pace: 'normal' });
    const stage = await openApp(room, { clock });
    await press(stage, `${numberOf('shengji')}\r`);
    await stage.waitFor(/SHENGJI/);
    const goOn = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        clock.forward(1000);
        await press(stage, '');
      }
    };
    await goOn(2);
    await press(stage, '\x03');
    const made = room.match.moveCount;
    expect(made).toBeGreaterThan(0);
    await goOn(9);
    expect(room.match.moveCount).toBe(made);
  });
});

test('the pace and the palette can be chosen, and are kept', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  await press(stage, 'o');
  await press(stage, '\x1b[C');
  expect(room.saved).toMatchObject({ pace: 'fast' });
  await press(stage, '\x1b[B\x1b[C');
  expect(room.saved).toMatchObject({ pace: 'fast', palette: 'two-colour' });
});

test('with a key for each trick, it stays until a key is pressed, and names its taker', async () => {
  const clock = handClock();
  const stage = await openGongzhu(makeRoom({ pace: 'key' }), { clock });
  // Enter right after the bots' last pause may have been meant for that.
  await press(stage, '\r');
  expect(text(stage)).toContain('Enter once more to play');
  clock.forward(300);
  await press(stage, '\r');
  await stage.waitFor(/Press a key to go on/);
  expect(text(stage)).toMatch(/takes [+−]?\d/);
  expect(text(stage)).toMatch(/takes? the trick with/);
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

describe('hot-seat', () => {
  const GLYPHS: { readonly [letter: string]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };
  const game = catalogue.find((entry) => entry.game.id === 'gongzhu')!.game;
  type Described = { hand: string[] | null; passing: { given: string[] | null } | null };

  /** What the list of values names. */
  const VALUED = new Set(['QS', 'JD', 'TC', 'AH', 'KH', 'QH', 'JH', 'TH', '2H']);

  /** Cards that somebody at the screen may not know: in hands of others, and not passed there by this seat. */
  function hiddenFrom(room: TestRoom, eyes: number | 'table'): string[] {
    const known = game.describe(room.match.view(eyes)) as unknown as Described;
    return (
      [0, 1, 2, 3]
        .filter((seat) => seat !== eyes)
        .flatMap((seat) => (game.describe(room.match.view(seat)) as unknown as Described).hand ?? [])
        // The holder of the 2♣ is announced.
        .filter((card) => card !== '2C' && !known.passing?.given?.includes(card))
        // What is worth something is named in the list of values, whoever holds it.
        // In a box a ten is written as in a text.
        .flatMap((card) => {
          const text = (card[0] === 'T' ? '10' : card[0]!) + GLYPHS[card[1]!]!;
          return VALUED.has(card) ? [faceOf(card)].filter((face) => face !== text) : [faceOf(card), text];
        })
    );
  }

  /** A card as it is drawn in a box of three columns. */
  const faceOf = (card: string): string => (card[0] === 'T' ? '10' : `${card[0]} `) + GLYPHS[card[1]!];

  /** Everybody a person, with names; the match is begun. */
  async function openHotSeat(room: TestRoom, clock: Clock): Promise<Stage> {
    const stage = await openApp(room, { clock });
    await press(stage, numberOf('gongzhu'));
    for (const name of ['Ann', 'Ben', 'Cy', 'Dee']) await press(stage, `n${name}\r\x1b[C`);
    expect(text(stage)).toContain('for Ann, Ben, Cy, Dee');
    await press(stage, '\r');
    return stage;
  }

  test('no hidden card reaches the output in a whole deal', async () => {
    const clock = handClock();
    const room = makeRoom({ assist: false });
    const stage = await openHotSeat(room, clock);
    let read = 0;
    let checks = 0;
    const leaks = (eyes: number | 'table') => {
      const fresh = stage.raw.slice(read);
      read = stage.raw.length;
      checks++;
      return hiddenFrom(room, eyes).filter((card) => fresh.includes(card));
    };
    for (let turn = 0; turn < 56; turn++) {
      const lines = await stage.waitFor(/Pass the keyboard to/);
      expect(leaks('table')).toEqual([]);
      const [, number = ''] = /press (\d), then Enter/.exec(lines.join('\n')) ?? [];
      const seat = Number(number) - 1;
      clock.forward(1000);
      await press(stage, number);
      expect(leaks('table')).toEqual([]);
      await press(stage, '\r');
      const hand = (game.describe(room.match.view(seat)) as unknown as Described).hand!;
      const shown = text(stage);
      for (const card of hand) expect(shown).toContain(faceOf(card));
      expect(leaks(seat)).toEqual([]);
      if (/pass three cards left/.test(shown)) await press(stage, '123');
      // The mover may win the trick and go on without the curtain.
      do {
        await press(stage, '\r');
        // The sheet names what was taken, and the next deal is in the hands already.
        if (/after deal 1/.test(text(stage))) break;
        expect(leaks(seat)).toEqual([]);
      } while (!/Pass the keyboard to/.test(text(stage)));
      if (/after deal 1/.test(text(stage))) break;
      for (const card of hiddenFrom(room, 'table')) expect(text(stage)).not.toContain(card);
    }
    expect(room.match.status.results).toHaveLength(1);
    expect(checks).toBeGreaterThan(100);
  });

  test('keys typed ahead do not lift the curtain', async () => {
    const clock = handClock();
    const room = makeRoom();
    const stage = await openHotSeat(room, clock);
    await press(stage, '1\r1\r');
    expect(text(stage)).toContain('Pass the keyboard to');
    clock.forward(1000);
    await press(stage, '2\r');
    expect(text(stage)).toContain('Pass the keyboard to');
    await press(stage, '1\r');
    expect(text(stage)).toContain('To Ben');
  });

  test('a clock on the wall that is set back keeps no curtain shut', async () => {
    const clock = handClock();
    const stage = await openHotSeat(makeRoom(), clock);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      clock.forward(1000);
      await press(stage, '1\r');
      expect(text(stage)).toContain('To Ben');
    } finally {
      vi.useRealTimers();
    }
  });

  test('the curtain falls on leaving and resuming, and after suspension', async () => {
    const clock = handClock();
    const room = makeRoom();
    const stage = await openHotSeat(room, clock);
    const lift = async () => {
      clock.forward(1000);
      await press(stage, '1\r');
      expect(text(stage)).toContain('To Ben');
    };
    await lift();
    await press(stage, 'i');
    await press(stage, 'qc');
    expect(text(stage)).toContain('Pass the keyboard to');
    await lift();
    stage.signal('SIGCONT');
    await stage.waitFor(/Pass the keyboard to/);
    await lift();
  });
});

test('letters and +-| where the terminal shows no glyphs', async () => {
  const stage = await openGongzhu(makeRoom(), { symbols: 'ascii' });
  const shown = text(stage);
  expect(shown).toMatch(/^[\x20-\x7e\n]*$/);
  expect(shown).toMatch(/\|(10|[2-9JQKA] )[CDHS]\|/);
});

test("the menu's Continue says where a match stands, and does not speak of deals where there is one", async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const taken = () =>
    room.match.history.some((step) => step.facts('table').some(({ kind }) => kind === 'trick-taken'));
  for (let key = 0; key < 10 && !taken(); key++) await press(stage, '\r');
  expect(taken()).toBe(true);
  await press(stage, 'q');
  expect(text(stage)).toMatch(/Continue {2}Chinese Hearts, deal 1, trick \d, your turn /);
  await press(stage, `${numberOf('kings-court')}\r`);
  await stage.waitFor(/LEGAL/);
  stage.keys('i');
  await stage.waitFor(/Hint: /);
  await press(stage, 'q');
  await stage.waitFor(/Continue {2}King's Court, your turn /);
});

test.each(catalogue.map(({ game }) => [game.id, game] as const))(
  'house rules of %s have names for people, the code name beside',
  async (id, game) => {
    const stage = await openApp(makeRoom());
    await press(stage, `${numberOf(id)}h`);
    for (const { label, name } of game.options) {
      expect(label.length).toBeLessThanOrEqual(22);
      expect(text(stage)).toMatch(new RegExp(`${label} +${name} +<`));
    }
  },
);
