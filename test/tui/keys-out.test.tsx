import { expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { notPartnersText } from '../../src/front/partners.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import type { AskBot } from '../../src/tui/match/bots.ts';
import { intentionText } from '../../src/tui/screens/menu/words.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { quickClock } from '../support/lesson.tsx';
import { recorded } from '../support/logs.ts';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openSession, stackedMatch } from '../support/seating.tsx';
import { openStage } from '../support/stage.ts';

/** A match of a game with one person and bots. */
function openGame(
  id: string,
  options: { readonly [name: string]: string | number | boolean } = {},
  size?: Size,
) {
  const setup = readSetup(partsOf(id)!.game, { seed: 'out', options }, 'out');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const start = { kind: 'play', game: id, setup, players: seatPlayers(setup.seats, [0], 'easy') } as const;
  return openStage(<App room={makeRoom()} catalogue={catalogue} start={start} />, { ...(size && { size }) });
}

test.each(catalogue.map(({ game }) => game.id))(
  'Esc stays at the table of %s, and says which key leaves',
  async (id) => {
    const stage = await openGame(id);
    await stage.waitFor(/q:leave/);
    stage.keys('\x1b');
    await stage.waitFor(/Nothing is picked; q leaves the table\.[\s\S]*q:leave/);
  },
);

test('a key that does nothing ends the question whether to leave', async () => {
  const stage = await openGame('shang');
  await stage.waitFor(/i:hint/);
  expect(await press(stage, 'q')).toContain('Leave the table?');
  const shown = await press(stage, 'F');
  expect(shown).toContain('F does nothing here');
  expect(shown).not.toContain('Leave the table?');
});

test('q q picks two queens at the table of Shang, and q y leaves it', async () => {
  const stage = await openGame('shang');
  await stage.waitFor(/i:hint/);
  // A match in which nothing has been played is not kept: none is promised.
  expect(await press(stage, 'q')).toMatch(
    /Leave the table\? y leaves, and the match is kept; any other key stays\.\n To pick a queen, press the capital letter Q\./,
  );
  // While it is asked, the key bar names what answers it, and Enter plays no card.
  const asked = stage.lines().join('\n');
  expect(asked).toContain('Esc:stay  y:leave');
  expect(asked).not.toContain('Enter:');
  expect(await press(stage, '\r')).toMatch(/Enter:play .*q:leave/);
  expect(await press(stage, 'y')).toMatch(/q:leave/);
  expect(await press(stage, 'qy')).toMatch(/q:quit/);
});

test('q leaves Shang without a question once the deal is over', async () => {
  const shang = partsOf('shang')!;
  const { match, play } = stackedMatch(shang, {});
  let last = { seat: 0, move: '' };
  while (match.status.results.length === 0) {
    const seat = match.turn[0]!;
    last = { seat, move: match.moves(seat).next().value! };
    play(last.move);
  }
  match.undo();
  let letGo = () => {};
  const asked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const askBot: AskBot = () => asked.then(() => ({ move: last.move, reason: null, capped: false }));
  const stage = await openSession(shang, match, { people: [(last.seat + 1) % 4], askBot });
  await stage.waitFor(/is thinking/);
  expect(await press(stage, 'q')).toContain('Leave the table?');
  letGo();
  await stage.waitFor(/Enter:next deal/);
  expect(text(stage)).not.toContain('Leave the table?');
});

test('q alone leaves a table that picks no queens by letter', async () => {
  const stage = await openGame('gongzhu');
  await stage.waitFor(/q:leave/);
  expect(await press(stage, 'q')).toMatch(/q:quit/);
});

test('the menu opens at the game of a finished match, or at a match that goes on', async () => {
  const room = makeRoom();
  const { match, players } = recorded('kings-court-finished');
  const setup = { ...match.setup, decks: [] };
  const start = { kind: 'play', game: 'kings-court', setup, players } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
  await stage.waitFor(/q:leave/);
  expect(await press(stage, 'q')).toMatch(/▎ 4 {2}King's Court/);
  expect(await press(stage, '4\r')).toMatch(/q:leave/);
  expect(await press(stage, 'n\rq')).toMatch(/▎ c {2}King's Court/);
});

test('the keys of the menu mean the game of the chosen match', async () => {
  const room = makeRoom();
  const { match, players } = recorded('gongzhu-finished');
  const setup = { ...match.setup, decks: [] };
  const start = { kind: 'play', game: 'gongzhu', setup, players } as const;
  const first = await openStage(<App room={room} catalogue={catalogue} start={start} />);
  await first.waitFor(/q:leave/);
  await press(first, 'i');
  await press(first, 'q');
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/▎ c {2}Chinese Hearts/);
  expect(await press(stage, 'g')).toMatch(/CHINESE HEARTS|Chinese Hearts/);
  expect(await press(stage, '')).not.toContain('Shengji');
});

test('500 tells two people on different sides how partners sit, in the menu and at the table', async () => {
  const { game } = partsOf('500')!;
  const setup = readSetup(game, { seed: 'out' }, 'out');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const sentence = 'Ann and Bo play against each other. Partners sit in seats 1 and 3 (--seats 0,2).';
  const seated = (seats: readonly number[]) => seatPlayers(setup.seats, seats, 'easy', ['Ann', 'Bo']);
  expect(notPartnersText(game, seated([0, 1]))).toBe(sentence);
  expect(notPartnersText(game, seated([0, 2]))).toBe('');
  expect(notPartnersText(partsOf('gongzhu')!.game, seated([0, 1]))).toBe('');
  expect(intentionText(undefined, game, seated([0, 1]), catalogue)).toContain(sentence);
  const start = { kind: 'play', game: '500', setup, players: seated([0, 1]) } as const;
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={start} />, {
    clock: quickClock(),
  });
  const shown = (await stage.waitFor(/Pass the keyboard to|Ann and Bo play/)).join('\n');
  expect(shown).toContain('Pass the keyboard to');
  const [, seat] = /press (\d)/.exec(shown)!;
  await press(stage, seat!);
  expect(await press(stage, '\r')).toContain('Ann and Bo play against each other.');
});

test('a bid in 500 names its suit by letter, small or capital', async () => {
  const stage = await openGame('500');
  await stage.waitFor(/Your call/);
  for (const [letter, suit] of Object.entries({ s: '♠', c: '♣', d: '♦', h: '♥', H: '♥' }))
    expect(await press(stage, `8${letter}`)).toContain(`8${suit}  LEGAL`);
});

test('; in a small window says which window has room for everything', async () => {
  const stage = await openGame('gongzhu', {}, { columns: 60, rows: 20 });
  await stage.waitFor(/i hint/);
  expect(await press(stage, ';')).toMatch(/ More needs a window of 80x21\./);
  expect(await press(stage, '')).not.toContain('; more');
});

test('> on the sheet of a deal skips no question: the sheet stays until Enter', async () => {
  const stage = await openGame('shang', { limit: 100 });
  await stage.waitFor(/q:leave/);
  for (let turn = 0; turn < 60 && !/Enter:next deal/.test(await press(stage, '')); turn++)
    await press(stage, '\t\r');
  for (const key of ['>', ' '])
    expect(await press(stage, key)).toMatch(/does nothing here[\s\S]*Enter:next deal/);
  expect(await press(stage, '\r')).not.toMatch(/Enter:next deal/);
});

test('the menu names the keys for seats at 80 columns', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/CARDROOM/);
  expect(await press(stage, '4')).toContain('+-:seats');
});

test('a menu of 60 columns shows the whole description of each game', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: { columns: 60, rows: 20 },
  });
  await stage.waitFor(/4 packs, find your partners$/m);
  expect(text(stage)).not.toContain('…');
});
