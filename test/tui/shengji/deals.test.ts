import { expect, test } from 'vitest';
import { openTable } from './seating.tsx';

type Stage = Awaited<ReturnType<typeof openTable>>;

/** Plays what Tab offers first until the deal is over. */
async function playOut(stage: Stage): Promise<string> {
  while (!/the match is over/.test(stage.lines().join('\n'))) {
    stage.keys('\t');
    await stage.waitFor(/ {2}LEGAL/);
    const before = stage.match.moveCount;
    stage.keys('\r');
    await stage.waitFor((lines) => {
      const text = lines.join('\n');
      return /the match is over/.test(text) || (stage.match.moveCount > before && /Enter:play/.test(text));
    });
  }
  // The sums are on the sheet.
  stage.keys('s');
  return (await stage.waitFor(/deal 1: The Players have/)).join('\n');
}

// Bo has spades and 2♠ for a call with his fifteenth card; 2♦ 2♥ 2♥ come to seat 0 after that.
const DEALER = [
  '3C 3C 4C 4C 6C 6C 7C 8C 3D 4D 6D AH AH KH QH QH 2D 2H 2H JH JH 9H',
  '2S AS AS KS KS QS QS JS JS 9S 9S 8S 8S 7S 7S 6S',
];

test('keys play a whole deal as Dealer: call, bury, tickets, tricks', async () => {
  const stage = await openTable({ hands: DEALER, kitty: '2C 2C 2C 2C 9D 9D', options: { deals: 1 } });
  await stage.waitFor(/You may call: c calls 2♥ 2♥/);
  await stage.waitFor(/Bo +2♠ {2}stands/);
  // One card against one is too weak.
  stage.keys(':call 2d\r');
  await stage.waitFor(/Not allowed\. Too weak: Bo has called with 2♠/);
  stage.keys('\x1b');
  await stage.waitFor(/Enter:stay/);
  stage.keys('c');
  await stage.waitFor(/trumps ♥ .*You \(D\) called 2♥ 2♥/);
  await stage.waitFor(/Pick six cards/);
  // Five cards are not six.
  stage.keys('33446');
  await stage.waitFor(/Picked 5 of 6: 6♣ 4♣ 4♣ 3♣ 3♣\. Space: one more card\./);
  stage.keys('\r');
  await stage.waitFor(/Not yet\. Picked 5 of 6/);
  stage.keys('6');
  await stage.waitFor(/Bury 6♣ 6♣ 4♣ 4♣ 3♣ 3♣ +LEGAL/);
  stage.keys('\r');
  await stage.waitFor(/Name two tickets/);
  stage.keys(':tickets 1rj 1as\r');
  await stage.waitFor(/Not allowed\. A ticket names a rank and a suit, not a joker/);
  stage.keys('\x1b');
  await stage.waitFor(/Enter:name/);
  // The first copy of an ace, then its second.
  stage.keys('A1');
  await stage.waitFor(/1st A[♠♣♦]\. Name one more ticket.*A.: you hold \d.*, the others \d\./s);
  stage.keys('2');
  await stage.waitFor(/1st (A.) and 2nd \1 +LEGAL/);
  stage.keys('\r');
  await stage.waitFor(/trick 1.*joins the House: 1st A.*You lead/s);
  const sheet = await playOut(stage);
  expect(sheet).toMatch(/You +House, Dealer/);
  expect(sheet).toMatch(/kitty +[^\n]*, (by a|and the House keeps)/);
});

test('keys play a whole deal as another player', async () => {
  // Every two is Bo's or lies in the kitty, so seat 3 has nothing to call with.
  const twos = '2S AS AS KS KS QS QS JS JS 9S 9S 8S 8S 7S 7S 2S 2S 2S 2D 2D 2D 2D 2H 2H 2H 2H';
  const stage = await openTable({
    hands: ['3C', twos],
    kitty: '2C 2C 2C 2C 9D 9D',
    options: { deals: 1 },
    people: [2],
  });
  await stage.waitFor(/You must play RJ A♠ .* and five more cards\./);
  expect(stage.lines().join('\n')).toMatch(/ You$/m);
  expect(await playOut(stage)).toMatch(/Players +\d+ in tricks/);
});

/** Passes the keyboard to a seat: keys typed as the curtain falls are dropped. */
async function pass(stage: Stage, number: number, shown: RegExp): Promise<void> {
  await stage.waitFor(new RegExp(`Pass the keyboard to[^]*seat ${number}`));
  stage.forward(1000);
  stage.keys(String(number));
  await stage.waitFor(/Enter shows the hand/);
  stage.keys('\r');
  await stage.waitFor(shown);
}

test('three nines owe a pair, and the player of the named copy joins the House', async () => {
  const stage = await openTable({
    hands: ['4S 4S 5H 5H 6H 6H AS', '9H 9H 9H 2H'],
    kitty: '2C 2C 3D 3D 6D 6D',
    options: { deals: 1, from: '4' },
    people: [0, 1],
  });
  // Both look at their hands after seven cards.
  await pass(stage, 1, /Stay/);
  stage.keys(':call 4s 4s\r');
  // After a call everybody else looks, whether they could beat it or not; then after the fourteenth card, and so on to the last calls.
  const looked: number[] = [];
  while (!/Pick six cards/.test(stage.lines().join('\n'))) {
    const text = (await stage.waitFor(/Pass the keyboard to/)).join('\n');
    const seat = Number(/seat (\d)/.exec(text)![1]);
    looked.push(seat);
    await pass(stage, seat, /Stay|Pick six cards/);
    if (/Stay/.test(stage.lines().join('\n'))) stage.keys('\r');
  }
  expect(looked.slice(0, 3)).toEqual([2, 1, 2]);
  await stage.waitFor(/trumps ♠ .*You \(D\) called 4♠ 4♠/);
  stage.keys('\t\r');
  await stage.waitFor(/Name two tickets/);
  // Tickets are understood without the word, too.
  stage.keys(':29h 1ad\r');
  await stage.waitFor(/You lead/);
  stage.keys(':5h 5h\r');
  // Of nines and threes none is picked.
  await pass(stage, 2, /Pick two cards/);
  expect(stage.lines().join('\n')).toMatch(/ You$/m);
  stage.keys('92');
  await stage.waitFor(/9♥ 2♥\s+You hold a pair in hearts \(.*9♥\): play it/);
  stage.keys('\r');
  await stage.waitFor(/Not allowed\. You hold a pair in hearts \(.*9♥\)/);
  stage.keys('cp');
  await stage.waitFor(/9♥ 9♥ {2}LEGAL {3}It is the 2nd 9♥: you join the House/);
  stage.keys('\r');
  // The others' hearts are lower, so the lead is Bob's own.
  await stage.waitFor(/You +(?:9♥ 9♥ {2})?your lead.* You +House +\d+/s);
});
