import { expect, it } from 'vitest';
import { type Cards500, LOW, openTable } from './seating.tsx';

/** Ten sure tricks without trumps. */
const NO_TRUMP: Cards500 = {
  hands: [
    'JK AS KS QS AH KH QH AD KD AC',
    'JS 8S 5S TH 7H QD 8D KC TC 7C',
    'TS 7S JH 9H 6H JD 9D QC 9C 6C',
    '9S 6S 8H 5H 4H TD 7D 6D JC 8C',
  ],
  widow: '4S 4D 5D 4C 5C',
};
/** The ten highest spades. */
const SLAM: Cards500 = {
  hands: [
    'JK JS JC AS KS QS TS 9S 8S 7S',
    'AH TH 7H 4H KD 9D 6D QC 9C 6C',
    'KH JH 8H 5H QD TD 7D AC TC 7C',
    'QH 9H 6H AD JD 8D 5D KC 8C 5C',
  ],
  widow: '4S 5S 6S 4D 4C',
};
it('plays a match by keys: a failed contract, a Nello, a Joker led without trumps, a Grand Slam and all tricks', async () => {
  const stage = await openTable({ deals: [LOW, LOW, NO_TRUMP, SLAM, NO_TRUMP] });
  const screen = () => stage.lines().join('\n');
  const type = async (keys: string, wanted: RegExp) => {
    stage.keys(keys);
    return (await stage.waitFor(wanted)).join('\n');
  };
  /** Plays the first legal card while so many cards are left, down to the score sheet. */
  const playOut = async (first: number, done: RegExp) => {
    for (let left = first; left > 0; left--) {
      await stage.waitFor(new RegExp(`trick ${11 - left} ·[\\s\\S]*(LEGAL|You lead)`));
      stage.keys('1\r');
    }
    await stage.waitFor(done);
    stage.keys('s');
    await stage.waitFor(/deal \d: You bid/);
  };

  await stage.waitFor(/500 +deal 1 · auction +US 0 {3}THEM 0/);
  // At the instant pace.
  await type('++L', /Nello is only for a team below zero; yours has 0\./);
  await type('9H\r', /bury five · [\s\S]*to bury/);
  await type('AAAA\r', /Not yet\. Picked 4 of 5: .* Space: one more/);
  await type('3', /Bury .* LEGAL/);
  await type('\r', /trick 1 · 9♥ by You/);
  await playOut(10, /500 +after deal 1/);
  expect(screen()).toMatch(/US +\d of 9 tricks: .* −400 +−400 +2nd\n +THEM +\d × 10: .* \+\d+ /);

  await type('\r', /500 +deal 2 ·.* US −400[\s\S]*Your call/);
  await type('L', /\[Nello\][\s\S]*LEGAL/);
  await type('\r', /bury six · [\s\S]*to bury/);
  expect(screen()).toContain('and a card of Cat');
  // The Joker and the aces; the sixth is what Cat gave, the one card of the widow that is no ace.
  const widow = stage.lines().find((line) => line.includes('JK A♠'))!;
  const gift = /\b(10|[7-9JQK])([♠♥♦♣])/.exec(widow.slice(widow.indexOf('JK A♠')).slice(3))!;
  await type(`:bury JK AS AH AC AD ${gift[1]}${gift[2]}\r`, /trick 1 · Nello by You/);
  expect(screen()).toContain('Cat sits out');
  await playOut(10, /500 +after deal 2/);
  expect(screen()).toMatch(/deal 2: You bid Nello, worth 250: made, with no trick\./);

  await type('\r', /500 +deal 3 ·.* US −150[\s\S]*Your call/);
  await type('8N\r', /bury five · [\s\S]*to bury/);
  await type('50ade', /Bury 4♠ 5♣ 4♣ 5♦ 4♦ {2}LEGAL/);
  await type(
    '\r',
    /You lead: pick a card.*\s+US need 8 more of 10 tricks\.\s+The rest is yours for certain: a plays it out/,
  );
  await type('\x1b[H\r', /Not allowed\. Name the suit that the others must follow/);
  await type('H', /JK naming ♥ {2}LEGAL/);
  await type('\r', /You JK:♥\*/);
  await playOut(9, /500 +after deal 3/);
  expect(screen()).toMatch(/deal 3: You bid 8NT, worth 320: made\.[\s\S]*US +10 of 8 tricks: .* \+320 /);

  await type('\r', /500 +deal 4 ·.* US 170[\s\S]*Your call/);
  await type('8S\r', /bury five · [\s\S]*to bury/);
  await type('abcde', /Bury .* LEGAL/);
  await type('\r', /8♠ by You/);
  await playOut(10, /500 +after deal 4/);
  expect(screen()).toMatch(/deal 4: You bid 8♠, worth 240, and won all ten: a Grand Slam of 250\./);

  await type('\r', /500 +deal 5 ·.* US 420[\s\S]*Your call/);
  // Nobody can bid over it, which they would do sooner than lose the match.
  await type('10N\r', /bury five · [\s\S]*to bury/);
  await type('50ade\r', /You lead: pick a card/);
  await type('\x1b[HH', /JK naming ♥ {2}LEGAL/);
  await type('\r', /You JK:♥\*/);
  await playOut(9, /the match is over/);
  expect(screen()).toMatch(/deal 5: You bid 10NT, worth 520: made\.[\s\S]*US +10 of 10 tricks: .* \+520 /);
  expect(screen()).toMatch(/total +940/);
  expect(screen()).toMatch(
    /You and Cat win, 940 to \d+\.\s+It ends because US reached 500 \(420 \+ 520 = 940\)\./,
  );
  expect(stage.raw).not.toContain('\x1b[3J');
});
