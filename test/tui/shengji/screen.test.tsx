import { describe, expect, test } from 'vitest';
import { openTable, type Seating } from './seating.tsx';

const text = (lines: readonly string[]): string => lines.join('\n');

/** Level 4, spades trump, the viewer to lead as Dealer to a stacked deal. */
const LEADING: Seating = {
  hands: ['4S 4S AS AS AH KH KH 5H 5H 5H 3H 3H 4H RJ BJ', '9H 9H 9H 2H'],
  kitty: '2C 2C 3C 3C 6D 6D',
  options: { from: '4', deals: 1 },
  // Seat 0 calls with its second card.
  moves: [
    ...Array<string>(6).fill('stay'),
    'call 4S 4S',
    'stay…',
    'bury 2C 2C 3C 3C 6D 6D',
    'tickets 2AH 3KD',
  ],
};

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

describe.each(SIZES)('at $columns×$rows', (size) => {
  test('the table shows level, trumps, call, tickets, players and unseen cards', async () => {
    const stage = await openTable({ ...LEADING, size });
    const lines = await stage.waitFor(/You lead/);
    const shown = text(lines);
    expect(shown).toContain('deal 1 · trick 1 · trumps ♠ and 4');
    expect(shown).toContain('You (D) called 4♠ 4♠');
    expect(shown).toContain('joins the House: 3rd K♦ · 2nd A♥');
    expect(shown).toMatch(/▸ You \(D\)/);
    expect(shown).toMatch(size.columns === 80 ? / You House$/m : / You +4 +House +35$/m);
    expect(shown).toMatch(size.columns === 80 ? /♥ 34 ♣ 44 ♦ 41/ : /♦ {2}41( +[\d·]){12}/);
    expect(shown).toMatch(size.columns === 80 ? /│A♥│K♥│K♥│/ : /│A │K │K │/);
    expect(lines.every((line) => line.length < size.columns)).toBe(true);
    expect(lines.at(-1)).toMatch(/\S/);
    expect(stage.raw).not.toContain('\x1b[3J');
  });

  test('the key bar offers a hint at every decision', async () => {
    for (const moves of [LEADING.moves!.slice(0, -2), LEADING.moves!.slice(0, -1), LEADING.moves!]) {
      const stage = await openTable({ ...LEADING, moves, size });
      await stage.waitFor(/Enter:(bury|name|play).* i:hint .*q:leave/);
    }
  });

  test('Tab and Enter play a whole deal, to the progress of the levels', async () => {
    const stage = await openTable({ ...LEADING, size });
    while (!stage.match.over) {
      const lines = await stage.waitFor(/Enter:play/);
      expect(lines.every((line) => line.length < size.columns)).toBe(true);
      stage.keys('\t');
      await stage.waitFor(/ {2}LEGAL/);
      const made = stage.match.moveCount;
      stage.keys('\r');
      await stage.waitFor(
        (after) => stage.match.moveCount > made && /Enter:play|the match is over/.test(text(after)),
      );
    }
    expect(text(stage.lines())).toMatch(/on level \d, the highest\.[\s\S]*It ends after 1 deal, as agreed\./);
    stage.keys('s');
    const shown = text(await stage.waitFor(/deal 1: The Players have/));
    const [result] = stage.match.status.results;
    expect(shown).toContain(`The Players have ${result!.playerPoints} points`);
    expect(shown).toMatch(/ You +House, Dealer +\d+ +4/);
  });
});

test('a Tolaji is picked, judged and led, and the verdict counts its points', async () => {
  const stage = await openTable(LEADING);
  await stage.waitFor(/You lead/);
  stage.keys('5533');
  await stage.waitFor(/5♥ 5♥ 3♥ 3♥ {2}LEGAL {3}Your lead holds 10 points\./);
  expect(text(stage.lines())).toMatch(/┃5♥┃5♥┃──┃3♥┃3♥┃/);
  stage.keys('c5');
  await stage.waitFor(/ 5♥ {2}LEGAL/);
});

test('the answer to a dead key replaces a whole refusal', async () => {
  const stage = await openTable(LEADING);
  await stage.waitFor(/You lead/);
  stage.keys('KA');
  await stage.waitFor(/ A♥ K♥\s+Lead a single card/);
  stage.keys('!');
  await stage.waitFor(/! does nothing here/);
  expect(stage.lines().at(-3)).not.toContain('A lead');
});

test('an illegal lead is refused, before and after Enter', async () => {
  const stage = await openTable(LEADING);
  await stage.waitFor(/You lead/);
  stage.keys('KA');
  await stage.waitFor(/ A♥ K♥\s+Lead a single card/);
  const count = stage.match.moveCount;
  stage.keys('\r');
  await stage.waitFor(/Not allowed\. Lead a single card/);
  expect(stage.match.moveCount).toBe(count);
});

test('undo goes back to the last real decision, over the whole draw', async () => {
  const stage = await openTable({ hands: LEADING.hands, options: LEADING.options!, kitty: LEADING.kitty! });
  await stage.waitFor(/You may call: c calls 4♠/);
  stage.keys('\r');
  await stage.waitFor(/the arrows show 1 other call/);
  const before = stage.match.moveCount;
  stage.keys('\t\t');
  await stage.waitFor(/Call 4♠ 4♠ {2}LEGAL/);
  expect(text(stage.lines())).toMatch(/♠ would be trumps\.\n.*The player of the last call becomes Dealer/);
  stage.keys('c');
  await stage.waitFor(/Pick six cards to bury/);
  expect(stage.match.moveCount).toBeGreaterThan(200);
  // The rest of the hand has been drawn.
  stage.keys('u');
  await stage.waitFor(/u again/);
  stage.keys('u');
  await stage.waitFor(/the arrows show 1 other call/);
  expect(stage.match.moveCount).toBe(before);
});

test('the draw is shown card by card, and > goes on to the next decision', async () => {
  const stage = await openTable({
    hands: LEADING.hands,
    options: LEADING.options!,
    settings: { pace: 'normal' },
  });
  stage.keys('\r');
  await stage.waitFor(/You may call/);
  stage.keys('\r');
  await stage.waitFor(/the arrows show 1 other call/);
  // An Enter just after a pause is not taken for a decision.
  stage.forward(300);
  stage.keys('\r');
  await stage.waitFor(/ 1\d of 210 drawn/);
  await stage.waitFor(/ 2\d of 210 drawn/);
  stage.keys('>');
  await stage.waitFor(/You may call|Pick six|last calls/);
});

test('each of several people looks at their hand behind the curtain after every seventh card', async () => {
  const stage = await openTable({ hands: LEADING.hands, options: LEADING.options!, people: [0, 3] });
  await stage.waitFor(/Pass the keyboard to/);
  expect(text(stage.lines())).toContain('P L A Y E R   1');
  // After the seventh card of the first of them.
  expect(stage.match.moveCount).toBe(36);
});

test('every suit is a letter in ASCII', async () => {
  const stage = await openTable({ ...LEADING, ascii: true });
  const shown = text(await stage.waitFor(/You lead/));
  expect(shown).toContain('trick 1 . trumps S and 4');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing beyond ASCII
  expect(shown).toMatch(/^[\x00-\x7f]*$/);
});

test('the finished trick stays with its winner, and v looks further back', async () => {
  const stage = await openTable({ ...LEADING, settings: { pace: 'key' } });
  await stage.waitFor(/You lead/);
  stage.keys('A\r');
  await stage.waitFor(/Press a key to go on/);
  expect(text(stage.lines())).toMatch(/A♥ {2}takes \d+/);
  stage.keys('\r');
  await stage.waitFor((lines) => /You A♥ took \d+/.test(text(lines)));
});

test('a party shows once the named copy is played, and not before', async () => {
  // Seat 1 is Cat here.
  const moves = [...LEADING.moves!.slice(0, -1), 'tickets 1AD 39H'];
  const first = [...moves, 'KH KH', '9H 9H'];
  const before = await openTable({ ...LEADING, moves: first, people: [2] });
  const early = text(await before.waitFor(/Enter:play/));
  expect(early).toContain('3rd 9♥ (2 played)');
  expect(early).toMatch(/ Cat +9♥ 9♥/);
  expect(early).toMatch(/ Cat$/m);
  const second = [...first, '.', '.', '.', '.', '3H', '9H'];
  const after = await openTable({ ...LEADING, moves: second, people: [2] });
  const late = text(await after.waitFor(/Enter:play/));
  expect(late).not.toContain('3rd 9♥');
  expect(late).toMatch(/ Cat +9♥ {2}ahead/);
  expect(late).toMatch(/ Cat House/);
  expect(late).toMatch(/ Dan$/m);
});
