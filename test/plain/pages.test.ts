import { expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import type { Start } from '../../src/front/room.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import { practicesOf } from '../../src/lessons/practices.ts';
import type { BeginReview } from '../../src/review/question.ts';
import { rulesPage } from '../../src/rules-page.ts';
import { MENU, numberOf } from '../support/app.tsx';
import { chargeOf } from '../support/charge.ts';
import { latest, lines, plainly, type Typist } from '../support/plain.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';

/** A match of Chinese Hearts with people in the first seats. */
function gongzhu(people = 1): Start {
  const { game } = partsOf('gongzhu')!;
  const setup = readSetup(game, { seed: 'pages' }, 'pages') as Setup;
  const seats = Array.from({ length: people }, (_, seat) => seat);
  return { kind: 'play', game: 'gongzhu', setup, players: seatPlayers(4, seats, 'normal') };
}

/** A text as a pattern of itself. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Plays the first legal move until a deal is over, then types these lines. */
function dealThen(room: TestRoom, ...typed: readonly string[]): Typist {
  const left = [...typed];
  return () =>
    room.match.status.results.length === 0 ? [...room.match.moves(0)][0]! : (left.shift() ?? null);
}

test('the menu sets up a match: seats, names, bots, seed, house rules', async () => {
  const room = makeRoom();
  const said = await plainly(
    room,
    MENU,
    lines(
      numberOf('gongzhu'),
      'person 3 Ann',
      'bots easy',
      'seed friday',
      'h',
      'limit 300',
      'limit 5',
      'limit',
      'q',
      'start',
    ),
  );
  expect(said).toContain('Seats: Player 1, easy bot, Ann, easy bot. Seed: friday.');
  expect(said).toMatch(/^limit, [^\n]*: 300, usual: 1000$/m);
  expect(said).toContain('Option limit is a whole number from 100 to 5000, not 5.');
  const { setup } = room.match;
  expect([setup.seed, setup.options.limit]).toEqual(['friday', 300]);
  expect(latest(said)).toContain('Pass the keyboard to Player 1. All hands are hidden.');
});

test('a wrong setting is refused in a sentence, and the menu asks again', async () => {
  const said = await plainly(
    makeRoom(),
    MENU,
    lines(
      numberOf('gongzhu'),
      'bots genius',
      'person 9',
      'name',
      'house',
      'default pig',
      'q',
      'off 4',
      'xyzzy',
    ),
  );
  expect(said).toContain('bots takes one of random, easy, normal, hard.');
  expect(said.match(/Name a seat from 1 to 4/g)).toHaveLength(2);
  expect(said).toContain('default takes one of limit, passing.');
  expect(latest(said)).toMatch(/^> xyzzy\n"xyzzy" is no answer here; [\s\S]*Enter starts Chinese Hearts/);
});

test('an option changes at once and is saved', async () => {
  const room = makeRoom();
  const said = await plainly(room, MENU, lines('o', 'assist off', 'plain on', 'assist perhaps', 'q'));
  expect(room.saved).toMatchObject({ assist: false, plain: 'on' });
  expect(said).toContain('assist: off (on, off)');
  expect(said).toContain('assist takes one of on, off.');
});

test.each(catalogue.map(({ game }) => game.id))(
  'the rules of %s appear by sections, in plain lines',
  async (id) => {
    const room = Object.assign(makeRoom(), { rules: rulesPage });
    const sections = rulesPage(id).match(/^#+ .*/gm)!;
    const said = await plainly(
      room,
      MENU,
      lines(numberOf(id), 'rules', ...sections.map((_, at) => `rules ${at + 1}`)),
    );
    const [, ...told] = said.slice(said.indexOf('> rules\n')).split(/^> .*\n/m);
    const heading = (text: string) => text.replace(/^#+ /, '');
    expect(told.shift()).toMatch(
      new RegExp(`^.*\n${sections.map((text, at) => `${at + 1} ${literal(heading(text))}\n`).join('')}`),
    );
    for (const [at, section] of told.entries())
      expect(section).toMatch(new RegExp(`^${literal(heading(sections[at]!))}\n`));
    expect(said).not.toMatch(/\ufffd|<!--|^\|/m);
  },
);

test('rules after a refusal shows the section of its rule', async () => {
  const room = Object.assign(makeRoom(), { rules: rulesPage });
  const said = await plainly(room, gongzhu(), lines('pass QS QS QS', 'rules'));
  expect(latest(said)).toMatch(
    /^> rules\nPlay\nThe holder of the 2C leads it to the first trick\.\nFollow the suit that was led/,
  );
});

test('a match waits in the menu and in the list of matches, and can be removed and restored', async () => {
  const room = makeRoom();
  await plainly(room, gongzhu(), lines('legal', '1'));
  const said = await plainly(
    room,
    MENU,
    lines(
      'm',
      '1',
      's',
      'q',
      'x',
      'yes',
      'kind removed',
      '1',
      'b',
      'kind open',
      'game shang',
      'q',
      '1',
      'hand',
      'q',
    ),
  );
  expect(said).toContain('1 Go on with Chinese Hearts, deal 1, your turn (gongzhu-1, ');
  expect(said).toContain('gongzhu-1 is removed');
  expect(said).toContain('gongzhu-1 is back among the matches.');
  expect(said).toContain('There are no open matches here.');
  expect(said).toMatch(/> 1\nChinese Hearts with Bo, Cat and Dan\.[\s\S]*> hand\nYour \d+ cards/);
});

test('statistics count finished matches, and list them', async () => {
  const room = makeRoom();
  const { game } = partsOf('kings-court')!;
  const setup = readSetup(game, { seed: 'pages' }, 'pages');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const start: Start = {
    kind: 'play',
    game: game.id,
    setup: setup as Setup,
    players: seatPlayers(4, [0], 'normal'),
  };
  await plainly(room, start, () => (room.match.over ? null : [...room.match.moves(0)][0]!));
  const said = await plainly(
    room,
    MENU,
    lines('t', '1', 'matches kings-court', '1', 's', 'q', 'q', 'q', 'q'),
  );
  expect(said).toContain("1 King's Court: who you, table 4 normal, played 1, won ");
  expect(said).toContain('worst ');
  expect(said).toContain('Shown: finished matches.');
  expect(said).toContain("King's Court; the match is over; unaided; seed pages.");
});

test("the day's deal asks before the start that counts", async () => {
  const room = makeRoom();
  const day: Start = { kind: 'day', game: 'gongzhu' };
  const no = await plainly(room, day, lines('no'));
  expect(no).toContain("Start today's deal of Chinese Hearts? The first start counts. Type yes or no.");
  expect(no).not.toContain('Your 13 cards');
  // Neither a yes nor a no: the question stands.
  const yes = await plainly(room, day, lines('4h', 'yes', 'legal', '1'));
  expect(yes).toMatch(/> 4h\nType yes or no\.\n> yes\n/);
  expect(yes).toContain('The deal of 2026-11-20.');
  expect(room.match.setup.seed).toBe('2026-11-20');
});

test('a shared keyboard hides every hand between a curtain and the number of its player', async () => {
  const room = makeRoom();
  const numbers: string[] = [];
  const said = await plainly(room, gongzhu(2), (so) => {
    const [, number] = /(?:Player \d): type (\d)\.\n$/.exec(so) ?? [];
    if (number === undefined)
      return numbers.length > 6 ? null : [...room.match.moves(room.match.turn[0]!)][0]!;
    numbers.push(number);
    return number;
  });
  expect(new Set(numbers)).toEqual(new Set(['1', '2']));
  for (const hidden of said.matchAll(/Pass the keyboard[\s\S]*?\n> /g))
    expect(hidden[0]).toMatch(
      /^Pass the keyboard to Player \d\. All hands are hidden\.\nPlayer \d: type \d\.\n> $/,
    );
  expect(said).not.toMatch(/Your \d+ cards[^\n]*\nYour \d/);
});

test("a shared keyboard shows a hand for its player's number", async () => {
  const room = makeRoom();
  let passes = 0;
  const said = await plainly(room, gongzhu(2), (so) => {
    const [, number] = /(?:Player \d): type (\d)\.\n$/.exec(so) ?? [];
    if (number === undefined) return [...room.match.moves(room.match.turn[0]!)][0]!;
    passes++;
    return passes > 6 ? null : number;
  });
  expect(said.match(/^> \d\n(?:(?!>)[^\n]*\n)*?Your \d+ cards: /gm)).toHaveLength(6);
});

test('another number leaves the hand hidden', async () => {
  const said = await plainly(makeRoom(), gongzhu(2), lines('7', 'hand', 'q', 'q'));
  expect(said).not.toMatch(/Your \d+ cards/);
});

test('a sheet leads to hands, its file, review, replay and the next deal', async () => {
  const room = makeRoom();
  const said = await plainly(
    room,
    gongzhu(),
    dealThen(room, 'hands', 'w', 'p', '', 'eyes 2', 'hands', 'end', 'q', 'f', 'y', 'no', ''),
  );
  expect(said).toMatch(/> hands\nYou: [^\n]*\nBo: [^\n]*\nCat: [^\n]*\nDan: /);
  expect(said).toContain('The sheet is in ');
  expect(said).toContain("Seen through Bo's eyes.");
  expect(said).toContain('Deal 1 once more, with the same cards and bots?');
  expect(room.match.status.deal).toBe(2);
});

test('a match can be played on from a point of its replay', async () => {
  const room = makeRoom();
  const first = await plainly(room, gongzhu(), dealThen(room, 'p', 'next', 'next', 'y', 'yes', 'q', 'q'));
  expect(first).toContain('Play on from here, in a new match with the same cards?');
  expect(first).toMatch(/Played on from gongzhu-1, deal 1[^\n]*; not counted in statistics\./);
});

test('a review shows the result, its parts, and each costly decision', async () => {
  const room = makeRoom();
  const line = { result: -5, cards: 20.4, you: -30.4, error: 14.2, others: 5.4, fortune: -0.4, after: [] };
  // The seat's move at the end of the first pass, the first of its deal.
  const charges = [chargeOf({ move: 0, played: 'pass KC 5D KD', better: ['pass AS KC KD'] })];
  const beginReview: BeginReview = (_, { deal, seat }, hear) => {
    const review = { deal, seat, par: [12, 7, 40, -100], charges, costs: [], decisions: 14, judged: 14 };
    queueMicrotask(() => hear({ ...review, line }));
    return () => {};
  };
  const typed = dealThen(room, 'e', '1', 'replay', 'q', 'list', 'q');
  const said = await plainly(room, gongzhu(), typed, { beginReview });
  expect(said).toMatch(/Review of your play, deal 1 of 1\.\nYou [^\n]* points?, par 12\.\n/);
  expect(said).toMatch(/: minus 5, made up of:\nCards \+20: [^\n]*; \+ is good for you/);
  expect(said).toMatch(/Your play minus 30 plus or minus 28: [^\n]*\nThe others \+5: [^\n]*\nFortune 0: /);
  expect(said).toMatch(/1 Move 1, a blunder: [^\n]*, minus 62 plus or minus 5/);
  expect(said).toContain('In hand: ');
  expect(said).toMatch(/> replay\n[\s\S]*Next: \?\? You pass KC 5D KD to Bo\./);
});

test('the log finds events by a word', async () => {
  const said = await plainly(makeRoom(), gongzhu(), lines('legal', '1', 'log pass', 'log dragon'));
  expect(said).toMatch(/> log pass\n(?:[^\n]*pass[^\n]*\n)+/i);
  expect(latest(said)).toContain('No event so far has "dragon" in it.');
});

test('during a deal, a review of an earlier one opens', async () => {
  const room = makeRoom();
  const beginReview: BeginReview = (_, { deal, seat }, hear) => {
    const line = { result: 0, cards: 0, you: 0, error: 0, others: 0, fortune: 0, after: [] };
    const par = [0, 0, 0, 0];
    queueMicrotask(() => hear({ deal, seat, par, line, charges: [], costs: [], decisions: 1, judged: 1 }));
    return () => {};
  };
  const said = await plainly(room, gongzhu(), dealThen(room, '', 'e', 'q', 'hand'), { beginReview });
  expect(said).toContain('Review of your play, deal 1 of 1.');
  expect(latest(said)).toMatch(/^> hand\nYour 13 cards/);
});

test('names stay as they were typed', async () => {
  const room = makeRoom();
  const start = gongzhu(2) as Extract<Start, { kind: 'play' }>;
  const players = start.players.map((player, seat) => (seat === 1 ? { ...player, name: 'ann' } : player));
  const said = await plainly(room, { ...start, players }, (so) => {
    const [, number] = /: type (\d)\.\n$/.exec(so) ?? [];
    if (room.match.status.results.length > 0) return so.includes('> log all\n') ? null : 'log all';
    return number ?? [...room.match.moves(room.match.turn[0]!)][0]!;
  });
  expect(said).toMatch(/^ann plays /m);
  expect(said).toMatch(/^ann: [^\n]*; deal [^\n]*(st|nd|rd|th)$/m);
  expect(latest(said)).toMatch(/\nann (plays|leads) /);
  expect(said).not.toContain('Ann');
});

test('sentences on own positions name commands by their words', async () => {
  const said = await plainly(makeRoom(), MENU, lines('lessons', 'q'));
  expect(said).toContain('Nothing to practise yet: examine examines a deal, and');
  const off = await plainly(makeRoom({ practice: false }), MENU, lines('lessons', 'q'));
  expect(off).toContain('Practice is off: options in the menu switches it on;');
});

test('a lesson runs to its end by its own tasks, and is ticked', async () => {
  const [lesson] = lessonsOf('gongzhu');
  const room = makeRoom();
  const said = await plainly(room, { kind: 'learn', game: 'gongzhu', lesson: lesson! }, (so) => {
    if (so.includes('begins the next lesson')) return null;
    return latest(so).includes('An empty line plays it.') ||
      latest(so).includes('Type an empty line to go on.')
      ? ''
      : 'hint';
  });
  expect(said).toMatch(/^If a lesson names keys of the screen, type the move, or its number;/);
  expect(said).toContain('The Pig and the Goat, 1 of 8');
  expect(said).toContain('The Pig and the Goat, 8 of 8');
  expect(Object.keys(room.learnt.done)).toEqual([lesson!.id]);
});

test('a wrong answer is explained and undone', async () => {
  const [lesson] = lessonsOf('gongzhu');
  const said = await plainly(
    makeRoom(),
    { kind: 'learn', game: 'gongzhu', lesson: lesson! },
    lines('', '4C', '', 'u', 'q', 'q'),
  );
  expect(said.match(/The Pig and the Goat, 2 of 8/g)).toHaveLength(1);
  expect(said).toMatch(/Safe\. [^\n]*\n+An empty line tries again\./);
  expect(said).toContain('Next time you go on from here.');
  expect(said).toContain('1 The Pig and the Goat, 2 minutes');
});

test('a lesson in lines shows only the parts of the table named so far', async () => {
  const [lesson] = lessonsOf('shengji');
  const learn: Start = { kind: 'learn', game: 'shengji', lesson: lesson! };
  const early = await plainly(makeRoom(), learn, lines('', 'table', 'q', 'q'));
  expect(early).toContain('Trick: Bo 9H, Cat 6H, Dan 5H, Eli 10H, Fay QH.');
  expect(early).toContain('Cat: 11 left.');
  expect(early).not.toMatch(/trumps S|Tickets|left, \d+ points/);
  const late = makeRoom({}, { ...NO_PROGRESS, at: { 'shengji/1': 5 } });
  const said = await plainly(late, learn, lines('table', 'q', 'q'));
  expect(said).toMatch(/trumps S, rank 2\. Dealer: Eli\.\nTickets, whose players join the House: /);
  expect(said).toContain('Cat: 6 left, 155 points, House.');
});

test('a lesson in lines describes a fresh board and the marks of its task', async () => {
  const [lesson] = lessonsOf('kings-court');
  const learn: Start = { kind: 'learn', game: 'kings-court', lesson: lesson! };
  const said = await plainly(makeRoom(), learn, lines('', 'q', 'q'));
  expect(said).toContain('Row 7: a Y1, b empty, c R5, d empty, e R6, f empty, g B6.');
  expect(said).toContain('Marked: G2, f7.');
});

test('practice deals hands and counts the answers', async () => {
  const [practice] = practicesOf('500');
  const room = makeRoom();
  const start: Start = { kind: 'learn', game: '500', lesson: null, practice: practice! };
  const said = await plainly(room, start, lines('pass', '', 'pass', 'q', 'q'));
  expect(said).toContain('Dealing and judging a hand.');
  expect(said).toContain('Practice auctions, hand 1');
  expect(room.learnt.practice[practice!.id]?.next).toBeGreaterThan(1);
});

test('quit ends the program from any page', async () => {
  for (const page of ['m', 't', 'o', 'g', 'h', 'start'])
    expect(latest(await plainly(makeRoom(), MENU, lines(page, 'quit', 'hand')))).toBe('> quit\n');
});
