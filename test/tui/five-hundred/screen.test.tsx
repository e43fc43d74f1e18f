import { describe, expect, it } from 'vitest';
import type { Stage } from '../../support/stage.ts';
import { openTable } from './seating.tsx';

const usual = { columns: 80, rows: 24 };
const large = { columns: 120, rows: 40 };

/** You hold eight trumps if spades are trumps. */
const SPADES = {
  hands: [
    'JK JS JC AS KS 9S AH KH 4D 5D',
    'AD KD 6D 7D 8D 9D QH 4H 5H 4C',
    'QS 8S 7S AC KC QC JH 6H 7H 5C',
    'TS 6S 5S TH 9H TC 9C 8C QD JD',
  ],
  widow: '4S 6C 7C 8H TD',
};
/** You hold the lowest cards of every suit; each defender has diamonds over them. */
const LOW = {
  hands: [
    '4S 5S 6S 4H 5H 6H 4D 5D 4C 5C',
    '7S 8S 9S 7H 8H 9H 6D 7D 6C 7C',
    'TS JS QS TH JH QH 8D 9D 8C 9C',
    'KS KH TD JD QD KD TC JC QC KC',
  ],
  widow: 'JK AS AH AD AC',
};

const text = (stage: Stage) => stage.lines().join('\n');
/** The row of the hand with the cards' names. */
const handRow = (stage: Stage) => stage.lines()[usual.rows - 8]!;

/** Types, and waits until the screen has what is wanted. */
async function type(stage: Stage, keys: string, wanted: RegExp): Promise<string> {
  stage.keys(keys);
  return (await stage.waitFor(wanted)).join('\n');
}

describe('the auction', () => {
  const open = () => openTable({ deals: [SPADES], people: [3], calls: { 0: 'inkle S' } });

  it('is shown in order, with the dealer and whose call it is', async () => {
    const stage = await open();
    const lines = await stage.waitFor(/Your call/);
    const rows = lines
      .filter((line) => /^ [> ] (Bo|Cat|Dan|You) /.test(line))
      .map((line) => line.slice(0, 26).trim());
    expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual([
      'Bo Inkle ♠',
      'Cat pass',
      'Dan pass',
      '> You (D) ...',
    ]);
    expect(lines[0]).toContain('auction: Inkle ♠ by Bo stands');
  });

  it('offers only what may be bid, with its points', async () => {
    const stage = await open();
    await stage.waitFor(/Your call/);
    const row = (suit: string) =>
      stage
        .lines()
        .find((line) => line.slice(26).trim().startsWith(suit))!
        .slice(30);
    expect(row('♠').trim().split(/ +/)).toEqual(['.', '.', '140', '240', '340', '440']);
    expect(row('♣').trim().split(/ +/)).toEqual(['60', '60', '160', '260', '360', '460']);
    expect(row('NT').trim().split(/ +/).slice(-6)).toEqual(['120', '120', '220', '320', '420', '520']);
    expect(text(stage)).toContain('Nello is only for a team below zero; yours has 0.');
  });

  it('says why a bid is not to be had, before and after Enter', async () => {
    const stage = await open();
    await stage.waitFor(/Your call/);
    await type(stage, '6S', /6♠ for 40 {2}6♠ does not beat Inkle ♠: bid higher or pass\./);
    await type(stage, '\r', /Not allowed\. 6♠ does not beat Inkle ♠/);
    await type(stage, 'L', /Nello for 250 {2}Nello is only for a team below zero; yours has 0\./);
    await type(stage, '\r', /Not allowed\. Nello is only for a team below zero/);
    await type(stage, '7H', /7♥ for 200 {2}LEGAL/);
    expect(text(stage)).toMatch(/\[ 200\]/);
    expect(text(stage)).toContain('Made: US 200. Set: US (-200).');
  });

  it('offers Nello to a team in the hole, and rings its score', async () => {
    const stage = await openTable({ deals: [LOW, LOW], moves: ['bid 9H', 'pass', 'pass', 'pass', '...'] });
    await stage.waitFor(/Your call/);
    expect(stage.lines()[0]).toMatch(/US \(-400\) THEM \d+ /);
    expect(text(stage)).toContain('US (-400) in the hole');
    await type(stage, 'L', /\[Nello 250\]/);
    expect(text(stage)).toMatch(/Nello for 250 {2}LEGAL/);
    expect(text(stage)).toContain('Made: US (-150). Set: US (-650).');
  });
});

describe('the widow', () => {
  it('is buried with what is kept and what goes side by side', async () => {
    const stage = await openTable({ deals: [SPADES], people: [0] });
    await stage.waitFor(/Your call/);
    await type(stage, '8S\r', /KEEP 15 of 10 .* BURY 0 of 5/);
    expect(text(stage)).toContain('+ from the widow: 6♣ 7♣ T♦ 8♥ 4♠');
    // Trumps together, with Joker and bowers: right before left.
    expect(handRow(stage)).toMatch(/JK.*J♠.*J♣.*A♠.*K♠.*9♠.*4♠.*A♥.*K♥.*8♥.*7♣.*6♣.*T♦.*5♦.*4♦/);
    await type(stage, '4567', /Bury exactly 5 cards, not 4\./);
    expect(text(stage)).toMatch(/♣ +- +│ +♣ +7♣\+ 6♣\+/);
    expect(text(stage)).toMatch(/♠ +JK J♠ J♣ A♠ K♠ 9♠ 4♠\+/);
    await type(stage, '\r', /Not allowed\. Bury exactly 5 cards, not 4\./);
    await type(stage, '8', /Bury 8♥ 7♣ 6♣ 5♦ 4♦ {2}LEGAL/);
    expect(text(stage)).toContain('You keep 7 trumps and 3 others, no ♣.');
    await type(stage, '\r', /You lead\. 8 more tricks to make it\./);
    expect(stage.lines()[0]).toContain('8♠ by You+Cat: have 0, lost 0, need 8 · US 0 THEM 0');
    expect(text(stage)).toContain('Buried 8♥7♣6♣5♦4♦');
  });
});

describe('the play', () => {
  const noTrump = {
    deals: [SPADES],
    people: [1],
    calls: { 0: 'bid 8NT' },
    moves: ['bid 8NT', 'pass', 'pass', 'pass', 'bury 4S 4D 5D 6C 7C'],
  };

  it('refuses the Joker in No-Trump to a player who can follow', async () => {
    const holdsJoker = { hands: ['AH KH QH', 'JK JH 4H'], widow: '4C 5C 6C 4D 5D' };
    const stage = await openTable({
      deals: [holdsJoker],
      people: [1],
      moves: ['bid 8NT', 'pass', 'pass', 'pass', 'bury 4C 5C 6C 4D 5D', 'AH'],
    });
    await stage.waitFor(/4♥ {2}LEGAL/);
    expect(text(stage)).toMatch(/\[ A♥ \] led \*/);
    await type(
      stage,
      '\x1b[H',
      /JK {2}You still hold hearts: the Joker may not be played while you can follow\./,
    );
    expect(text(stage)).toContain('Only numbered cards can be played.');
    await type(stage, '\r', /Not allowed\. You still hold hearts: the Joker/);
  });

  it('asks for the suit of a Joker that is led without trumps', async () => {
    const stage = await openTable({ ...noTrump, people: [0] });
    await stage.waitFor(/You lead/);
    await type(stage, '1', /JK {2}Name the suit that the others must follow/);
    await type(stage, '\r', /Not allowed\. Name the suit/);
    await type(stage, 'H', /JK naming ♥ {2}LEGAL/);
    expect(text(stage)).toMatch(/Others must follow: .*\[♥\]/);
    await type(stage, '\r', /You {4}JK led ♥ won/);
    expect(stage.lines()[0]).toContain('8NT by You+Cat: have 1, lost 0, need 8');
  });

  it('keeps a finished trick on the table with its winner, until a key', async () => {
    const stage = await openTable({ ...noTrump, people: [0], settings: { pace: 'key' } });
    await stage.waitFor(/You lead/);
    stage.keys('1H\r');
    await stage.waitFor(/\[ JK \] led ♥ \* takes it/);
    expect(text(stage)).toContain('Press a key to go on.');
    await type(stage, '\r', /You lead/);
    expect(text(stage)).not.toContain('takes it');
  });

  it('tells what is still out', async () => {
    const stage = await openTable({
      deals: [SPADES],
      moves: ['bid 8S', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D', 'JS', '4C', '7S', '5S'],
    });
    await stage.waitFor(/You lead/);
    expect(text(stage)).toMatch(/STILL OUT\n/);
    expect(text(stage)).toMatch(/│ {3}♠ QT86\n/);
    expect(text(stage)).toMatch(/│ {3}♥ QJT97654\n/);
    expect(stage.lines()[0]).toContain('have 1, lost 0, need 8');
  });

  it('counts the card that closed a trick as seen while it lies there', async () => {
    const stage = await openTable({
      deals: [SPADES],
      moves: ['bid 8S', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D'],
      settings: { pace: 'key' },
    });
    await stage.waitFor(/You lead/);
    const lines = await type(stage, '2\r', /\[ J♠ \] led \* takes it/);
    expect(lines).toContain('[ 5♠ ]');
    expect(lines).toMatch(/│ {3}♠ QT86\n/);
  });
});

describe('Nello', () => {
  const inTheHole = ['bid 9H', 'pass', 'pass', 'pass', '...', 'pass', 'pass', 'pass', 'nello'];

  it('is given a card by the partner, who then sits out', async () => {
    const stage = await openTable({ deals: [LOW, LOW], people: [2], moves: inTheHole });
    await stage.waitFor(/Give .* to the widow {2}LEGAL/);
    expect(text(stage)).toContain('Bo must lose every trick: give what helps; then you sit out.');
    await type(stage, '1\r', /You sit out; your 9 cards are laid aside\./);
  });

  it('is a whole deal by keys', async () => {
    const stage = await openTable({ deals: [LOW, LOW], moves: inTheHole });
    await stage.waitFor(/KEEP 16 of 10 .* BURY 0 of 6/);
    expect(text(stage)).toContain('one of them a gift');
    // The Joker, the aces and the gift, 8♣.
    await type(stage, '\x1b[H AAAA8', /BURY 6 of 6/);
    expect(text(stage)).toContain('You keep 10 cards.');
    await type(stage, '\r', /You lead\. Lose every trick\./);
    expect(text(stage)).toMatch(/Cat partner *│.*\n *sits out/);
    for (let left = 9; left > 0; left--)
      await type(stage, '\r', new RegExp(`You <[^\\n]*\\n *${left} left[\\s\\S]*LEGAL`));
    expect(stage.lines()[0]).toContain('Nello by You alone: have 0, must take none · US (-400)');
    await type(stage, '\r', /after deal 2/);
    expect(text(stage)).toMatch(/2 ▸ +\+250 +0 +You Nello made/);
  });
});

describe('six players', () => {
  const SIX = { hands: ['JK JS JC AS 13H 12H 11H 2S 3S 4S'], widow: '4C 5C 6C' };

  it.each([usual, large])('fit in %o, three a side', async (size) => {
    const stage = await openTable({
      deals: [SIX],
      seats: 6,
      size,
      calls: { 1: 'inkle S', 2: 'bid 6H', 4: 'bid 7H' },
    });
    await stage.waitFor(/Your call/);
    expect(text(stage)).toContain('13♥');
    await type(stage, 'p\r', /LEGAL/);
    const lines = stage.lines();
    expect(lines[0]).toContain('7♥ by Eli+You+Cat: have 0, lost 0, need 7 · US 0 THEM 0');
    expect(text(stage)).toContain('Auction: You pass, Bo Inkle ♠, Cat 6♥, Dan pass, Eli 7♥, Fay pass');
    for (const name of ['Bo', 'Cat partner', 'Dan', 'Eli partner', 'Fay (D)', '> You <'])
      expect(lines.some((line) => line.slice(0, size.columns - 24).includes(name))).toBe(true);
    await type(stage, '\r', /LAST TRICK \(v\)[\s\S]*won[\s\S]*LEGAL/);
    expect(stage.lines().filter((line) => /│ {3}(Bo|Cat|Dan|Eli|Fay|You) /.test(line))).toHaveLength(6);
    expect(stage.lines().every((line) => line.length < size.columns)).toBe(true);
    expect(stage.lines()[size.rows - 2]).toMatch(/^ \?:help/);
  });
});

describe('what is not to be seen', () => {
  it('is not drawn: only the own hand during the auction', async () => {
    const stage = await openTable({ deals: [SPADES] });
    await stage.waitFor(/Your call/);
    const cards = new Set(stage.raw.match(/(?:[4-9TJQKA]|1[123])[♠♥♦♣]|JK/g));
    expect([...cards].sort()).toEqual(['4♦', '5♦', '9♠', 'A♠', 'A♥', 'JK', 'J♠', 'J♣', 'K♠', 'K♥'].sort());
  });

  it('is not drawn while the hand is hidden, nor the burial', async () => {
    const stage = await openTable({ deals: [SPADES], moves: ['bid 8S', 'pass', 'pass', 'pass'] });
    await stage.waitFor(/KEEP/);
    await type(stage, 'z', /Your hand is hidden/);
    expect(text(stage)).not.toMatch(/JK|A♠|KEEP/);
    expect(stage.lines()[0]).toContain('8♠ by You+Cat');
  });
});

it('is written in letters and +-| on a terminal without glyphs', async () => {
  const stage = await openTable({ deals: [SPADES], ascii: true, moves: ['bid 8S', 'pass', 'pass', 'pass'] });
  await stage.waitFor(/KEEP/);
  await type(stage, '45678', /Bury 8H 7C 6C 5D 4D {2}LEGAL/);
  await type(stage, '\r', /You lead/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what ASCII is
  expect(text(stage)).toMatch(/^[\x00-\x7f]*$/);
  expect(stage.lines()[0]).toContain('8S by You+Cat');
});
