import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { format } from '../../../src/engine/shengji/cards.ts';
import { deckWith } from '../../engine/shengji/helpers.ts';
import { keepSettings, openPty, type Pty } from '../../support/pty.ts';

/** A match from the command line with a stacked deck, bots without pauses. */
function openMatch(hands: readonly string[], kitty: string, ...args: readonly string[]): Pty {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-shengji-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  keepSettings(home, { pace: 'instant' });
  const deck = join(home, 'deck');
  writeFileSync(deck, deckWith(hands, { kitty }).map(format).join(' '));
  const command = ['play', 'shengji', '--seed', 'table', '--deck', deck, '--option', 'deals=1'];
  return openPty({ args: [...command, ...args], env: { CARDROOM_HOME: home } });
}

/** Plays what Tab offers first until the deal is over. */
async function playOut(pty: Pty): Promise<string> {
  const held = (text: string) => /HAND (\d+)/.exec(text)?.[1];
  while (!/the match is over/.test(pty.lines().join('\n'))) {
    pty.keys('\t');
    await pty.waitFor(/ {2}LEGAL/);
    const before = held(pty.lines().join('\n'));
    pty.keys('\r');
    await pty.waitFor((lines) => {
      const text = lines.join('\n');
      return /the match is over/.test(text) || (held(text) !== before && /Enter:play/.test(text));
    });
  }
  // The sums are on the sheet.
  pty.keys('s');
  return (await pty.waitFor(/Player party/)).join('\n');
}

// Bo has spades and 2♠ for a call with his fifteenth card; 2♦ 2♥ 2♥ come to seat 0 after that.
const DEALER = [
  '3C 3C 4C 4C 6C 6C 7C 8C 3D 4D 6D AH AH KH QH QH 2D 2H 2H JH JH 9H',
  '2S AS AS KS KS QS QS JS JS 9S 9S 8S 8S 7S 7S 6S',
];

test('a whole deal as Dealer by keys: call, bury, tickets, tricks', async () => {
  const pty = openMatch(DEALER, '2C 2C 2C 2C 9D 9D');
  await pty.waitFor(/You may call: c calls 2♥2♥/);
  await pty.waitFor(/STANDING CALL {2}Bo called 2♠/);
  // One card against one is too weak.
  pty.keys(':call 2d\r');
  await pty.waitFor(/Not allowed\. Too weak: Bo has called with 2♠/);
  pty.keys('\x1b');
  await pty.waitFor(/Enter:stay/);
  pty.keys('c');
  await pty.waitFor(/trumps ♥ .*You \(D\) called 2♥2♥/);
  await pty.waitFor(/Bury six cards/);
  // Five cards are not six.
  pty.keys('33446');
  await pty.waitFor(/Buried 5 of 6: 64433♣ +one more card/);
  pty.keys('\r');
  await pty.waitFor(/Nothing to bury yet\. Buried 5 of 6/);
  pty.keys('6');
  await pty.waitFor(/Bury 664433♣ +LEGAL/);
  pty.keys('\r');
  await pty.waitFor(/Name two tickets/);
  pty.keys(':tickets 1rj 1as\r');
  await pty.waitFor(/Not allowed\. A ticket names a rank and a suit, not a joker/);
  pty.keys('\x1b');
  await pty.waitFor(/Enter:name/);
  // The cursor stands on a plain ace: its first copy, then its second.
  pty.keys('1');
  await pty.waitFor(/1st A[♠♣♦] +one more ticket.*A.: you hold \d.*, the others \d\./s);
  pty.keys('2');
  await pty.waitFor(/1st (A.) and 2nd \1 +LEGAL/);
  pty.keys('\r');
  await pty.waitFor(/TICKETS {2}1st A. {2}4 to come.*trick 1.*You lead/s);
  const sheet = await playOut(pty);
  expect(sheet).toMatch(/You \(D\) +House/);
  expect(sheet).toMatch(/HOW IT WAS SCORED/);
});

test('a whole deal as another player by keys', async () => {
  // Every two is Bo's or lies in the kitty, so seat 3 has nothing to call with.
  const twos = '2S AS AS KS KS QS QS JS JS 9S 9S 8S 8S 7S 7S 2S 2S 2S 2D 2D 2D 2D 2H 2H 2H 2H';
  const pty = openMatch(['3C', twos], '2C 2C 2C 2C 9D 9D', '--seats', '3');
  await pty.waitFor(/Tab:choices/);
  expect(pty.lines().join('\n')).toMatch(/ You +2 +\? +35 +0/);
  expect(await playOut(pty)).toMatch(/Player party, in tricks +\d+/);
});

/** Passes the keyboard to a seat, once keys are heard again: those typed as the curtain falls are dropped. */
async function pass(pty: Pty, number: number, shown: RegExp): Promise<void> {
  await pty.waitFor(new RegExp(`Pass the keyboard to[^]*seat ${number}`));
  await pty.insist(String(number));
  await pty.waitFor(/Enter shows the hand/);
  pty.keys('\r');
  await pty.waitFor(shown);
}

test('a pair is owed from three nines, and whoever plays the named copy is of the House', async () => {
  const pty = openMatch(
    ['4S 4S 5H 5H 6H 6H AS', '9H 9H 9H 2H'],
    '2C 2C 3D 3D 6D 6D',
    ...['--option', 'from=4', '--seats', '0,1', '--names', 'Ann,Bob'],
  );
  // Both look at their hands after seven cards.
  await pass(pty, 1, /Stay/);
  pty.keys(':call 4s 4s\r');
  // After a call everybody else looks, whether they could beat it or not; then after the fourteenth card, and so on to the last calls.
  const looked: number[] = [];
  while (!/Bury six cards/.test(pty.lines().join('\n'))) {
    const text = (await pty.waitFor(/Pass the keyboard to/)).join('\n');
    const seat = Number(/seat (\d)/.exec(text)![1]);
    looked.push(seat);
    await pass(pty, seat, /Stay|Bury six cards/);
    if (/Stay/.test(pty.lines().join('\n'))) pty.keys('\r');
  }
  expect(looked.slice(0, 3)).toEqual([2, 1, 2]);
  await pty.waitFor(/trumps ♠ .*You \(D\) called 4♠4♠/);
  pty.keys('\t\r');
  await pty.waitFor(/Name two tickets/);
  // Tickets are understood without the word, too.
  pty.keys(':29h 1ad\r');
  await pty.waitFor(/You lead/);
  pty.keys(':5h 5h\r');
  // Of nines and threes none is picked.
  await pass(pty, 2, /Taken 0 of 2/);
  expect(pty.lines().join('\n')).toMatch(/▸ You +4 +\? /);
  pty.keys('92');
  await pty.waitFor(/92♥\s+You hold a pair in hearts \(.*9♥\): play it/);
  pty.keys('\r');
  await pty.waitFor(/Not allowed\. You hold a pair in hearts \(.*9♥\)/);
  pty.keys('cp');
  await pty.waitFor(/99♥ {2}LEGAL {3}It is the 2nd 9♥: you join the House/);
  pty.keys('\r');
  // The others' hearts are lower, so the lead is Bob's own.
  await pty.waitFor(/2nd 9♥ {2}met by you.*▸ You +4 +House +33 +\d+/s);
});
