import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { loadLog } from '../../src/engine/save.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { Charge } from '../../src/review/charge.ts';
import { playedDeal } from '../../src/review/played.ts';
import type { BeginReview } from '../../src/review/question.ts';
import type { Review } from '../../src/review/review.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { chargeOf } from '../support/charge.ts';
import { played, saveIn } from '../support/played.ts';
import { text } from '../support/press.ts';
import { openPty } from '../support/pty.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

const begun: Review = {
  deal: 2,
  seat: 0,
  par: [12, 7, 40, -100],
  line: null,
  charges: [],
  costs: [],
  decisions: 14,
  judged: 0,
};

/** The program over the saved matches of a room, with reviews that are told by hand. */
async function openMenu(room: TestRoom) {
  const asked: {
    question: Parameters<BeginReview>[1];
    hear: Parameters<BeginReview>[2];
    stopped: boolean;
  }[] = [];
  const beginReview: BeginReview = (_, question, hear) => {
    const one = { question, hear, stopped: false };
    asked.push(one);
    return () => {
      one.stopped = true;
    };
  };
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={{ kind: 'menu' }} beginReview={beginReview} />,
  );
  await stage.waitFor(/CARDROOM/);
  return { stage, asked, room };
}

/** The sheet of a saved match of Chinese Hearts, two deals of which are over. */
async function openSheet(name = 'gongzhu-open') {
  const room = makeRoom();
  const { folder } = room.matches as MatchStore;
  mkdirSync(folder, { recursive: true });
  copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${name}.ndjson`));
  const menu = await openMenu(room);
  menu.stage.keys('m');
  await menu.stage.waitFor(/^ CARDROOM {2}matches/m);
  menu.stage.keys('s');
  await menu.stage.waitFor(/the score so far/);
  return menu;
}

/** The moves of seat 0 in the second deal of that match, by their numbers among its moves. */
function ownMoves(log: readonly string[]): number[] {
  const match = loadLog(log, (id) => partsOf(id)?.game);
  if (!('history' in match)) throw new Error('the sample does not load');
  let deals = 0;
  let made = 0;
  return match.history.flatMap((step) => {
    if (step.seat === null) deals++;
    else made++;
    return deals === 2 && step.seat === 0 ? [made - 1] : [];
  });
}

test('a review arrives bit by bit: par, the line, and the worst decision first', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  expect(asked.map(({ question: { deal, seat } }) => [deal, seat])).toEqual([[2, 0]]);
  const [{ hear, question }] = asked as [(typeof asked)[0]];
  hear(begun);
  await stage.waitFor(/You .* points?, par 12\n.*Working out where[\s\S]*Judging the/);
  const line = { result: -5, cards: 20.4, you: -30.4, error: 14.2, others: 5.4, fortune: -0.4, after: [] };
  hear({ ...begun, line });
  await stage.waitFor(
    /in points: −5 =\n +cards +\+20 +what.*; \+ is good for you\n +your play +−30 ±28 +against a normal bot; marks against the best move\n +the others +\+5 .*\n +fortune +0 /,
  );
  const [, second = 0, third = 0, fourth = 0] = ownMoves(question.log);
  const small = chargeOf({ move: second, grade: '?', cost: 30, better: ['2H', '3H'], came: 0 });
  hear({ ...begun, line, charges: [small], judged: 3 });
  await stage.waitFor(
    /judged 3 of 14[\s\S]*▎ +\? .* −30 ±5 +K♠; better 2♥ or 3♥\n.*K♠: you take the Pig in 60 of 100, not 10\.[\s\S]*it cost nothing/,
  );
  const grave = chargeOf({ cost: 99, move: third, played: 'AS', better: ['2H'] });
  hear({ ...begun, line, charges: [grave, small], judged: 13 });
  await stage.waitFor(/judged 13 of 14[\s\S]*▎ +\?\? .*A♠[\s\S]* {3}\? .*K♠/);
  // The chosen one stays chosen when others come in.
  stage.keys('j');
  await stage.waitFor(/▎ +\? .*K♠/);
  const middle = { ...grave, cost: 60, move: fourth };
  hear({ ...begun, line, charges: [grave, middle, { ...small, also: [fourth + 4] }], judged: 14 });
  await stage.waitFor(/all 14 decisions judged[\s\S]*A♠[\s\S]*A♠[\s\S]*▎ +\? .*K♠/);
  expect(text(stage)).toMatch(/You did this again in trick \d+\./);
  stage.keys('kk');
  await stage.waitFor(/▎ +\?\? .*A♠/);
  expect(text(stage)).toMatch(/In hand: .*♠/);
});

test('the line shows the worth of the deal after each decision, with marks below it, and l lists the decisions', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  const [{ hear, question }] = asked as [(typeof asked)[0]];
  const own = ownMoves(question.log);
  const after = own.map((move, place) => ({ move, worth: place < 6 ? 20 : -140 }));
  const line = { result: -140, cards: 20, you: -160, error: 8, others: 0, fortune: 0, after };
  const grave = chargeOf({ cost: 99, move: own[6]!, played: 'AS', better: ['2H'], grade: '??' });
  const small = chargeOf({ cost: 30, move: own[2]!, grade: '?', better: ['2H'] });
  hear({ ...begun, line, charges: [grave, small], judged: 14 });
  await stage.waitFor(/what the deal was worth to you after each decision\n +[⠁-⣿]{20}/);
  const shown = stage.lines();
  const marks = shown.find((row) => /^ +\? +\?\? *$/.test(row))!;
  const row = (at: number) => shown[shown.indexOf(marks) + at]!;
  // The worst is chosen first, and a sign below its mark points to it.
  expect(row(1).indexOf('↑')).toBe(marks.indexOf('??') + 1);
  expect(row(2)).toMatch(/^ +trick +1 +2 +3 .* 12 +13 *$/);
  expect(shown.findIndex((one) => /−140/.test(one))).toBe(shown.indexOf(marks) - 1);
  expect(shown.join('\n')).toMatch(/\?\? +trick 6 +−99 ±5 +A♠; better 2♥/);
  expect(shown.join('\n')).toMatch(
    /par 12\. +cards \+20 · your play −160 ±16 · the others 0 ·\n +fortune 0 = −140 points \(\+ is good for you\)/,
  );
  stage.keys('\x1b[D');
  await stage.waitFor(/ \? +trick 2 .*K♠; better 2♥/);
  stage.keys('l');
  await stage.waitFor(/\n +fortune +0 [\s\S]* {3}\?\? .*A♠[\s\S]*▎ +\? .*K♠/);
});

test('the sheet of a deal says that par is being worked out, and then shows it', async () => {
  const { stage, asked } = await beforeTheEnd();
  stage.keys('\r');
  await stage.waitFor(/s:sums/);
  await stage.waitFor(/par {2,}being worked out \.\.\./);
  asked.at(-1)!.hear(begun);
  await stage.waitFor(/par {2,}normal bots in every seat: You 12 .* Dan −100$/m);
});

/** A finished match of Chinese Hearts whose last card is about to be played. */
async function beforeTheEnd(settings = {}, match = played({ game: 'gongzhu' })) {
  const room = makeRoom(settings);
  saveIn((room.matches as MatchStore).folder, match, 1);
  const { stage, asked } = await openMenu(room);
  stage.keys('\r');
  await stage.waitFor(/Enter:play/);
  return { stage, asked };
}

const done: Review = {
  ...begun,
  line: { result: 0, cards: 0, you: 0, error: 0, others: 0, fortune: 0, after: [] },
  charges: [chargeOf({ move: 40 }), chargeOf({ move: 44, grade: 'slight', cost: 6 })],
  costs: [
    { move: 40, kind: 'lead', cost: 61.5, error: 2 },
    { move: 44, kind: 'follow', cost: 6, error: 2 },
  ],
  judged: 14,
};

test('a finished deal is judged unasked, while the player reads the sheet and plays the next deal', async () => {
  const { stage, asked } = await beforeTheEnd();
  stage.keys('\r');
  await stage.waitFor(/s:sums/);
  const last = asked.at(-1)!;
  last.hear({ ...begun, deal: last.question.deal });
  await stage.waitFor(/par {2,}normal bots in every seat/);
  // Par is all that the sheet asks for.
  expect(last.stopped).toBe(false);
  last.hear({ ...done, deal: last.question.deal });
  await stage.waitFor(/ points lost a deal by moves that were not the best: lead 62, follow 6$/m);
});

test('the sheet says that figures are so far, while the latest deal is judged', async () => {
  const { stage, asked } = await beforeTheEnd({}, played({ game: 'gongzhu', deals: 2 }));
  stage.keys('\r');
  await stage.waitFor(/s:sums/);
  const hear = (deal: number) =>
    asked.find(({ question }) => question.deal === deal)!.hear({ ...done, deal });
  hear(2);
  await stage.waitFor(/so far points lost a deal by moves that were not the best: lead 62,\s+follow 6/);
  hear(1);
  await stage.waitFor(/^ +points lost a deal .*: lead 62, follow 6$/m);
});

test('a deal that is taken back is no longer judged, and judged anew once it has been played again', async () => {
  const { stage, asked } = await beforeTheEnd({ answers: 'after-deal' });
  stage.keys('\r');
  await stage.waitFor(/Judging your moves/);
  const before = asked.at(-1)!;
  stage.keys('u');
  await stage.waitFor(/u again/);
  stage.keys('u');
  await stage.waitFor(/Enter:play/);
  expect(before.stopped).toBe(true);
  stage.keys('\r');
  await stage.waitFor(/Judging your moves/);
  expect(asked.at(-1)!.question.log.length).toBeGreaterThan(before.question.log.length);
});

test('the sheet lists costly moves for a player who wants them after the deal', async () => {
  const { stage, asked } = await beforeTheEnd({ answers: 'after-deal' });
  stage.keys('\r');
  await stage.waitFor(/Judging your moves/);
  const last = asked.at(-1)!;
  last.hear({ ...done, deal: last.question.deal });
  await stage.waitFor(/Costly: trick \d+ K♠; better 7♠ \(−62 ±5\)\. e tells why\./);
});

test('par is whole on the sheet of players with long names', async () => {
  const match = played({ game: 'gongzhu' });
  const players = match.players.map((player) => ({ ...player, name: `${player.name}-Maximilian` }));
  const { stage, asked } = await beforeTheEnd({}, { ...match, players });
  stage.keys('\r');
  await stage.waitFor(/s:sums/);
  await stage.waitFor(/par {2,}being worked out/);
  asked.at(-1)!.hear(begun);
  await stage.waitFor(/par {2,}normal bots in every seat: You 12 · .*\n {8}Dan-Maximili −100$/m);
});

test('another deal starts its own review, and breaks off the one before, as q does', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play · deal 2 of 2/);
  stage.keys('[');
  await stage.waitFor(/review of your play · deal 1 of 2/);
  expect(asked.map(({ question, stopped }) => [question.deal, stopped])).toEqual([
    [2, true],
    [1, false],
  ]);
  asked[0]!.hear({ ...begun, par: [999, 0, 0, 0] });
  asked[1]!.hear({ ...begun, deal: 1 });
  await stage.waitFor(/par 12/);
  stage.keys('q');
  await stage.waitFor(/the score so far/);
  expect(asked[1]!.stopped).toBe(true);
});

test('a deal of the match on the table is examined from its sheet while the next deal is played', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('q');
  await stage.waitFor(/^ CARDROOM {2}matches/m);
  stage.keys('\r');
  await stage.waitFor(/q:leave/);
  stage.keys('s');
  await stage.waitFor(/during deal 3[\s\S]*e:examine/);
  stage.keys('e');
  await stage.waitFor(/review of your play · deal 2 of 2/);
  expect(asked.at(-1)!.question.deal).toBe(2);
  stage.keys('[');
  await stage.waitFor(/review of your play · deal 1 of 2/);
  stage.keys('q');
  await stage.waitFor(/q:leave/);
});

test('several people may look at the decisions of each of them', async () => {
  const { stage, asked } = await openSheet('gongzhu-hot-seat');
  stage.keys('e');
  await stage.waitFor(/Tab:whose/);
  const names = /review of (\S+)/;
  const [, first] = names.exec(text(stage))!;
  stage.keys('\t');
  await stage.waitFor((lines) => names.exec(lines.join('\n'))?.[1] !== first);
  expect(new Set(asked.map(({ question }) => question.seat)).size).toBe(2);
  expect(asked.map(({ stopped }) => stopped)).toEqual([true, false]);
});

test('a review without costly decisions says so, and a finished review is kept', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  const line = { result: 3, cards: 3, you: 0, error: 0, others: 0, fortune: 0, after: [] };
  asked[0]!.hear({ ...begun, line, judged: 14 });
  await stage.waitFor(/Nothing you did cost 20 points or more, judged by the cards in sight\./);
  stage.keys('q');
  await stage.waitFor(/the score so far/);
  stage.keys('e');
  await stage.waitFor(/all 14 decisions judged/);
  expect(asked).toHaveLength(1);
});

test('one sentence stands for all decisions that cost nothing', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  const [{ hear, question }] = asked as [(typeof asked)[0]];
  const line = { result: 3, cards: 3, you: 0, error: 0, others: 0, fortune: 0, after: [] };
  const free = chargeIn(question.log, { better: ['2C'], cost: 0, error: 0, grade: 'none' });
  hear({ ...begun, line, judged: 14, charges: [chargeIn(question.log), { ...free, move: free.move + 4 }] });
  await stage.waitFor(/No other decision seems to have cost anything\./);
  expect(text(stage)).not.toContain(' 0 ±0');
});

/** The first decision in the second deal of that match with several legal moves, as a charge that calls the last of them better. */
function chargeIn(log: readonly string[], given: Partial<Charge> = {}): Charge {
  const match = loadLog(log, (id) => partsOf(id)?.game) as Match;
  const { game } = match;
  for (const { seat, number, before, move } of playedDeal(match, 2)!.moves) {
    const legal = [...game.moves(before, seat)].map((one) => game.format(one));
    const better = legal.filter((one) => one !== game.format(move)).slice(-1);
    if (seat === 0 && number > 60 && better.length > 0)
      return chargeOf({ move: number, played: game.format(move), better, ...given });
  }
  throw new Error('nothing was to be decided');
}

test('the foot shows the hand and all later plays, without details if room is short', async () => {
  const room = makeRoom();
  saveIn((room.matches as MatchStore).folder, played({ game: 'kings-court', seats: 4 }));
  const { stage, asked } = await openMenu(room);
  stage.keys('m');
  await stage.waitFor(/1 finished/);
  stage.keys('\t');
  await stage.waitFor(/kings-court-1/);
  stage.keys('s');
  await stage.waitFor(/e:examine/);
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  const unsure = { played: 'R1@a1', better: ['R2@a1'], cost: 1, error: 1, grade: 'none' } as const;
  asked.at(-1)!.hear({ ...begun, deal: 1, charges: [chargeOf({ ...unsure, move: 8 })] });
  await stage.waitFor(/In hand: ([RGBY][1-7] ?){4,8}$/m);
  const foot = text(stage).split('In hand:')[1]!.replace(/\s+/g, ' ');
  expect(foot).toMatch(
    / Bo places \S+ on \S+ and scores \d+ points?\. Cat places \S+ on \S+ and scores \d+ points?\. Dan places/,
  );
  expect(foot).not.toContain('…');
});

test('s shows the better move played on to the end of the deal, and a hint that was followed is named', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  const [{ hear, question }] = asked as [(typeof asked)[0]];
  const found = chargeIn(question.log);
  hear({ ...begun, charges: [{ ...found, hint: found.played }] });
  await stage.waitFor(/The hint advised this move, from fewer imagined deals\./);
  hear({ ...begun, charges: [{ ...found, hint: found.better[0]! }] });
  await stage.waitFor(/The hint was \S+\./);
  const [, played = '', better = ''] = /±5 +(\S+); better (\S+)/.exec(text(stage))!;
  stage.keys('s');
  await stage.waitFor(new RegExp(`${better} in place of ${played}, the cards as they lay`));
  stage.keys('l');
  await stage.waitFor(new RegExp(`You (play|lead|throw|follow)?.*${better}`));
  stage.keys('G');
  await stage.waitFor(/move 56 of 56/);
  expect(text(stage)).not.toContain('y:play on');
  stage.keys('q');
  await stage.waitFor(/review of your play/);
});

test('y asks, and Enter begins a match that goes on at the decision', async () => {
  const { stage, asked } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  const [{ hear, question }] = asked as [(typeof asked)[0]];
  hear({ ...begun, charges: [chargeIn(question.log)] });
  await stage.waitFor(/y:play on/);
  stage.keys('y');
  await stage.waitFor(/Play on from here, in a new match with the same cards\?/);
  stage.keys('x');
  await stage.waitFor(/In hand:/);
  stage.keys('y\r');
  await stage.waitFor(/Enter:play/);
});

test('the help lists every key of the page, with its signs, and the foot says so', async () => {
  const { stage } = await openSheet();
  stage.keys('e');
  await stage.waitFor(/review of your play/);
  stage.keys('x');
  await stage.waitFor(/x does nothing here/);
  await stage.waitFor(/\?:help, signs/);
  stage.keys('?');
  await stage.waitFor(/the deal before, the next/);
  expect(text(stage)).toMatch(/±8[\s\S]*par +what the same cards bring/);
});

test('a review over a real terminal answers keys meanwhile, and is there at once the second time', async () => {
  const pty = openPty();
  await pty.waitFor(/q:quit/);
  mkdirSync(join(pty.home, 'matches'), { recursive: true });
  copyFileSync('test/samples/logs/gongzhu-open.ndjson', join(pty.home, 'matches', 'gongzhu-open.ndjson'));
  pty.keys('m');
  await pty.waitFor(/gongzhu-open/);
  pty.keys('s');
  await pty.waitFor(/the score so far/);
  pty.keys('e');
  await pty.waitFor(/You .* points?, par .*\. +cards [+−]/);
  // While it is being judged.
  pty.keys('?');
  await pty.waitFor(/the deal before, the next/);
  pty.keys('\x1b');
  await pty.waitFor(/all 14 decisions judged/);
  pty.keys('q');
  await pty.waitFor(/the score so far/);
  pty.keys('e');
  await pty.waitFor(/all 14 decisions judged/);
  pty.keys('qqq');
  await pty.waitFor(/q:quit/);
  pty.keys('q');
  expect(await pty.exit).toEqual({ status: 0, signal: undefined });
});
