import { describe, expect, it } from 'vitest';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { text } from '../../support/press.ts';
import type { Stage } from '../../support/stage.ts';
import { LOW, openTable } from './seating.tsx';

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
/** The row of the hand with the cards' names. */
const handRow = (stage: Stage) => stage.lines()[usual.rows - 8]!;

/** Types, and waits until the screen has what is wanted. */
async function type(stage: Stage, keys: string, wanted: RegExp): Promise<string> {
  stage.keys(keys);
  return (await stage.waitFor(wanted)).join('\n');
}

describe('the auction', () => {
  const open = () => openTable({ deals: [SPADES], people: [3], calls: { 0: 'inkle S' } });

  it('is shown in order, with the dealer and the next caller', async () => {
    const stage = await open();
    const lines = await stage.waitFor(/Your call/);
    const rows = lines
      .filter((line) => /^ +[▸ ] (Bo|Cat|Dan|You) /.test(line))
      .map((line) => line.slice(0, 26).trim());
    expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual([
      'Bo Inkle ♠',
      'Cat partner pass',
      'Dan pass',
      '▸ You ?',
    ]);
    expect(lines.join('\n')).toMatch(/dealer +You/);
    expect(lines[0]).toMatch(/^ 500 {2}deal 1 · auction .* US 0 {3}THEM 0 {3}first to 500$/);
  });

  it.each([usual, large])('explains every bid in %o', async (size) => {
    const calls = { 0: 'inkle S', 1: 'bid 6H', 2: 'bid 7S' };
    const stage = await openTable({ deals: [SPADES], people: [3], calls, size });
    // The panels end at the right edge.
    const lines = (await stage.waitFor(/Your call/)).map((line) => line.slice(size === usual ? 57 : 84));
    const told = lines.map((line) => line.trim()).join(' ');
    expect(told).toContain('Bo: weak, 3 ♠ or more, about 5 tricks Cat: 3 ♥ or more, about 5 tricks');
    expect(told).toContain('Dan: ♠ raised, about 7 together');
  });

  it('explains the bids of six', async () => {
    const calls = { 0: 'inkle S', 1: 'inkle C', 2: 'bid 6D', 3: 'bid 7C', 4: 'bid 8NT' };
    const stage = await openTable({ deals: [{ hands: [] }], seats: 6, people: [5], calls });
    const screen = (await stage.waitFor(/Your call/)).map((line) => line.slice(57).trim()).join(' ');
    expect(screen).toContain('Bo: weak, 3 ♠ or more, about 4 tricks');
    expect(screen).toContain('Dan: 3 ♦ or more, about 4 tricks');
    expect(screen).toContain('Eli: ♣ raised, about 7 together');
    expect(screen).toContain('Fay: high cards, about 6 tricks');
  });

  it('says what a bid with too few trumps would show', async () => {
    const stage = await openTable({ deals: [SPADES], people: [3] });
    await stage.waitFor(/Your call/);
    await type(stage, '7D', /The bid promises three trumps; you hold two\./);
    await type(stage, 'S', /You hold 3 trumps\./);
  });

  it('marks the partner, whose bid is highest', async () => {
    const stage = await openTable({ deals: [SPADES], people: [3], calls: { 1: 'bid 7H' } });
    await stage.waitFor(/Your call/);
    expect(text(stage)).toMatch(/Cat +partner +7♥/);
    expect(text(stage)).toContain('A bid must beat 7♥. Your partner Cat holds it now.');
  });

  it('offers every bid with its points, and skips bids that are too low', async () => {
    const stage = await open();
    await stage.waitFor(/Your call/);
    const row = (suit: string) =>
      stage
        .lines()
        .find((line) => line.slice(26).trim().startsWith(suit))!
        .slice(29, 56);
    expect(row('♠').trim().split(/ +/)).toEqual(['40', '140', '240', '340', '440']);
    expect(row('NT').trim().split(/ +/)).toEqual(['120', '220', '320', '420', '520']);
    expect(text(stage)).toMatch(/Nello +250\n.*only if US is below 0/);
    await type(stage, '\x1b[C', /\[60\]/);
    expect(text(stage)).toMatch(/6♣ {2}LEGAL {3}worth 60: six tricks with clubs as trumps\./);
    stage.keys('\x1b[A');
    await type(stage, '\x1b[A', /\[140\]/);
    expect(text(stage)).toMatch(/7♠ {2}LEGAL/);
  });

  it('says why a bid is not available', async () => {
    const stage = await open();
    await stage.waitFor(/Your call/);
    await type(stage, 'L', /Nello is only for a team below zero; yours has 0\./);
    await type(stage, '7H', /7♥ {2}LEGAL/);
    expect(text(stage)).toMatch(/\[200\]/);
    await type(stage, 'p', /\[pass\]/);
    expect(text(stage)).toContain('Pass  LEGAL   Bo keeps Inkle ♠.');
  });

  it('stops at an Inkle until the player has seen its meaning', async () => {
    const stage = await openTable({
      deals: [SPADES],
      people: [3],
      calls: { 0: 'inkle S' },
      settings: { pace: 'key' },
    });
    await stage.waitFor(/Bo bids Inkle ♠, a weak six: a signal to the partner\.\s+Press a key to go on\./);
    await type(stage, '\r', /Cat passes\.\s+Press a key to go on\./);
    await type(stage, '>', /Your call/);
  });

  it('offers Nello to a team in the hole, and says so', async () => {
    const stage = await openTable({ deals: [LOW, LOW], moves: ['bid 9H', 'pass', 'pass', 'pass', '...'] });
    await stage.waitFor(/Your call/);
    expect(stage.lines()[0]).toMatch(/US −400 {3}THEM \d+ /);
    expect(text(stage)).toMatch(/Nello +250\n.*lose every trick/);
    await type(stage, 'L', /\[Nello\]/);
    expect(text(stage)).toMatch(/Nello {2}LEGAL {3}worth 250: lose every trick; Cat sits out\./);
    expect(text(stage)).toContain('If set, you lose the match (−650).');
  });
});

describe('the widow', () => {
  it('lies open as soon as the contractor has taken it, and says what follows', async () => {
    const stage = await openTable({ deals: [SPADES], people: [0], settings: { pace: 'key' } });
    await stage.waitFor(/Your call/);
    await type(stage, '8S\r', /Bo passes/);
    expect(text(stage)).toMatch(/the widow[\s\S]*░░░/);
    await type(stage, '\r', /Cat passes/);
    await type(stage, '\r', /You take the widow:/);
    expect(text(stage)).toMatch(/the widow[\s\S]*4 ♠ +8 ♥ +7 ♣ +6 ♣ +10♦[\s\S]*Next you bury five cards\./);
    expect(text(stage)).not.toContain('░');
  });

  it('is shown beside the cards to bury', async () => {
    const stage = await openTable({ deals: [SPADES], people: [0] });
    await stage.waitFor(/Your call/);
    await type(stage, '8S\r', /bury five · [\s\S]*to bury/);
    expect(text(stage)).toContain('4♠ 8♥ 7♣ 6♣ 10♦');
    // Trumps together, with Joker and bowers: right before left.
    expect(handRow(stage)).toMatch(
      /JK.*J ♠.*J ♣.*A ♠.*K ♠.*9 ♠.*4 ♠.*A ♥.*K ♥.*8 ♥.*7 ♣.*6 ♣.*10♦.*5 ♦.*4 ♦/,
    );
    expect(text(stage)).toMatch(/contract 8♠ +240[\s\S]*0 of 8/);
    expect(text(stage)).toContain('You 8♠ · Bo pass · Cat pass · Dan pass');
    await type(stage, 'abde', /Picked 4 of 5: .* Space: one more/);
    await type(stage, '\r', /Not yet\. Picked 4 of 5/);
    await type(stage, '0', /Bury 8♥ 7♣ 6♣ 5♦ 4♦ {2}LEGAL {3}five of fifteen/);
    expect(text(stage)).toContain('You keep seven trumps, A♥ K♥, 10♦; you are out of ♣.');
    await type(stage, '\r', /You lead: pick a card/);
    expect(text(stage)).toContain('US need 8 more of 10 tricks.');
    expect(stage.lines()[0]).toMatch(/trick 1 · 8♠ by You +US 0 {3}THEM 0/);
    expect(text(stage)).toContain('Buried 8♥7♣6♣5♦4♦');
  });

  it('has c for a card, and Esc puts all cards back', async () => {
    const stage = await openTable({ deals: [SPADES], moves: ['bid 8S', 'pass', 'pass', 'pass'] });
    await stage.waitFor(/Pick five cards/);
    await type(stage, 'ac', /Picked 2 of 5: 7♣ 10♦/);
    await type(stage, '\x1b', /Pick five cards/);
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
    expect(text(stage)).toMatch(/┃A ♥┃/);
    expect(text(stage)).toMatch(/┗led┛/);
    await type(stage, '\x1b[H', /JK {2}You still hold hearts: follow suit before you play the Joker\./);
    expect(text(stage)).toContain('Only numbered cards can be played.');
    await type(stage, '\r', /Not allowed\. You still hold hearts: follow suit/);
  });

  it('asks for the suit of a Joker that is led without trumps', async () => {
    const stage = await openTable({ ...noTrump, people: [0] });
    await stage.waitFor(/You lead/);
    await type(stage, '1', /JK {2}Name the suit that the others must follow/);
    await type(stage, '\r', /Not allowed\. Name the suit/);
    await type(stage, 'H', /JK naming ♥ {2}LEGAL/);
    expect(text(stage)).toMatch(/Others must follow: .*\[♥\]/);
    await type(stage, '\r', /You JK:♥\*/);
    expect(text(stage)).toMatch(/US +1 of 8/);
  });

  it('keeps a finished trick on the table with its winner, until a key', async () => {
    const stage = await openTable({ ...noTrump, people: [0], settings: { pace: 'key' } });
    await stage.waitFor(/You lead/);
    stage.keys('1H\r');
    await stage.waitFor(/Press a key to go on\./);
    expect(text(stage)).toContain('┃JK ┃');
    expect(text(stage)).toContain('take it led ♥');
    await type(stage, '\r', /You lead/);
    expect(text(stage)).not.toContain('┃JK ┃');
  });

  it('leads only a chosen card', async () => {
    const stage = await openTable({ ...noTrump, people: [0] });
    await stage.waitFor(/You lead: pick a card/);
    await type(stage, '\r', /Not yet\. You lead: pick a card.*\n.*US need 8 more/);
    await type(stage, '2', /A♠ {2}LEGAL {3}no unseen ♠ beats it\./);
  });

  it('shows the unseen cards', async () => {
    const stage = await openTable({
      deals: [SPADES],
      moves: ['bid 8S', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D', 'JS', '4C', '7S', '5S'],
    });
    await stage.waitFor(/You lead/);
    expect(text(stage)).toMatch(/ still out\n/);
    expect(text(stage)).toMatch(/ ♠ Q 10 86\n/);
    expect(text(stage)).toMatch(/ ♥ QJ 10 97654\n/);
    expect(text(stage)).toMatch(/US +1 of 8/);
  });

  it('names the Joker among unseen cards without trumps, beside the whole title', async () => {
    const stage = await openTable({
      deals: [SPADES],
      people: [1],
      moves: ['bid 8NT', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D', 'AS'],
      size: large,
    });
    expect((await stage.waitFor(/LEGAL/)).join('\n')).toMatch(/out or buried +Joker · \d+\n/);
  });

  it('keeps its panels in place at the first trick, and counts the Joker among trumps', async () => {
    const stage = await openTable({
      deals: [SPADES],
      people: [1],
      moves: ['bid 8S', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D', 'JS'],
    });
    const before = await stage.waitFor(/none yet/);
    const rowOf = (lines: readonly string[], title: string) =>
      lines.findIndex((line) => line.includes(title));
    expect(before[rowOf(before, ' ♠ Joker')]).toContain('♠ Joker J♣ ');
    const after = await type(stage, '\r', /last trick \(v\) +1\n/);
    expect(rowOf(after.split('\n'), 'out or buried')).toBe(rowOf(before, 'out or buried'));
  });

  it('counts the last card of a trick as seen while it is on the table', async () => {
    const stage = await openTable({
      deals: [SPADES],
      moves: ['bid 8S', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D'],
      settings: { pace: 'key' },
    });
    await stage.waitFor(/You lead/);
    const lines = await type(stage, '2\r', /Press a key to go on\./);
    expect(lines).toContain('┃J ♠┃');
    expect(lines).toContain('│5 ♠│');
    expect(lines).toMatch(/ ♠ Q 10 86\n/);
  });
});

describe('a claim', () => {
  const TRUMPS = {
    deals: [{ hands: ['JK JS JC AS KS QS TS 9S AH KH'], widow: '4S 4C 5C 6C 7C' }],
    moves: ['bid 10S', 'pass', 'pass', 'pass', 'bury 4S 4C 5C 6C 7C'],
  };

  it('for all remaining tricks is offered, made by a key, announced, and taken back in one step', async () => {
    const stage = await openTable(TRUMPS);
    const lines = await stage.waitFor(/The rest is yours for certain: a plays it out at once\./);
    expect(lines.join('\n')).toMatch(/ a:claim the rest .*q:leave/);
    const shown = await type(stage, 'a', /after deal 1|match is over/);
    expect(shown).toContain('You claim the rest: it was certain to be yours.');
    expect(await type(stage, 's', /widow +4♣/)).toContain('10 of 10 tricks: You 10, Cat 0');
    expect(await type(stage, 'm/claimed\r', /The rest is certain, and claimed/)).toContain('what happened');
    await type(stage, '\x1b', /10 of 10/);
    // The hands of the others have been shown.
    await type(stage, 'u', /u again/);
    await type(stage, 'u', /trick 1 ·/);
  });

  it('is offered only if every trick is certain', async () => {
    const stage = await openTable({ ...TRUMPS, moves: [...TRUMPS.moves.slice(0, 4), 'bury AH KH 5C 6C 7C'] });
    const lines = await stage.waitFor(/You lead/);
    expect(lines.join('\n')).not.toContain('claim');
  });
});

describe('Nello', () => {
  const inTheHole = ['bid 9H', 'pass', 'pass', 'pass', '...', 'pass', 'pass', 'pass', 'nello'];

  it('gets a card from the partner, who then sits out', async () => {
    const stage = await openTable({ deals: [LOW, LOW], people: [2], moves: inTheHole });
    await stage.waitFor(/Pick a card for the widow/);
    await type(stage, '\r', /Not yet\. Pick a card for the widow/);
    await type(stage, '2', /Give .* to the widow {2}LEGAL/);
    expect(text(stage)).toContain('Bo must lose every trick: give what helps; then you sit out.');
    expect(text(stage)).toContain('▸ You sit out');
    await type(stage, '1\r', /You sit out; your 9 cards are laid aside\./);
  });

  it('plays a whole deal by keys', async () => {
    const stage = await openTable({ deals: [LOW, LOW], moves: inTheHole });
    await stage.waitFor(/to bury[\s\S]*the widow[\s\S]*and a card of Cat/);
    // The Joker, the aces and the gift, 8♣, which is the fifth of the clubs.
    await type(stage, '1AAAA', /Picked 5 of 6/);
    await type(stage, 'a', /Bury JK .*8♣.* {2}LEGAL/);
    await type(stage, '\r', /You lead: pick a card/);
    expect(text(stage)).toContain('US must win no trick.');
    expect(text(stage)).toMatch(/Cat sits out/);
    await type(stage, '1\r', /trick 2 ·[\s\S]*▸ You[\s\S]*LEGAL/);
    for (let trick = 3; trick <= 10; trick++)
      await type(stage, '\r', new RegExp(`trick ${trick} ·[\\s\\S]*▸ You[\\s\\S]*LEGAL`));
    expect(stage.lines()[0]).toContain('trick 10 · Nello by You');
    await type(stage, '\r', /after deal 2/);
    await type(stage, 's', /widow +8♣/);
    expect(text(stage)).toContain('deal 2: You bid Nello, worth 250: made, with no trick.');
  });
});

it('the end of a deal shows all hands as dealt, the widow and the buried cards', async () => {
  const stage = await openTable({
    deals: [SPADES, SPADES],
    moves: ['bid 8S', 'pass', 'pass', 'pass', 'bury 6C 7C 8H 4D 5D', '...'],
    settings: { pace: 'key' },
  });
  await stage.waitFor(/Your call|is thinking|Press/);
  const { session } = stage;
  const table = (await import('../../../src/tui/five-hundred/index.ts')).table;
  const hands = session.transcript
    .fullestHands(1, (view, seat) => [table.hand!(view, seat, plainSpeaker)])
    .map((groups) => groups.flat());
  expect(hands.map((cards) => cards.length)).toEqual([10, 10, 10, 10]);
  expect([...hands[0]!].sort()).toEqual(SPADES.hands[0]!.split(' ').sort());
  const { results } = session.scene.status;
  expect(table.apart!(results[0]!, plainSpeaker)).toEqual([
    { name: 'Widow', cards: ['6C', '7C', 'TD', '8H', '4S'] },
    { name: 'Buried', cards: ['6C', '7C', '4D', '5D', '8H'] },
  ]);
});

describe('six players', () => {
  const SIX = { hands: ['JK JS JC AS 13H 12H 11H 2S 3S 4S'], widow: '4C 5C 6C' };

  it.each([usual, large])('fit in %o, three on a side', async (size) => {
    const stage = await openTable({
      deals: [SIX],
      seats: 6,
      size,
      calls: { 1: 'inkle S', 2: 'bid 6H', 4: 'bid 7H' },
    });
    await stage.waitFor(/Your call/);
    expect(text(stage)).toContain('13');
    expect(text(stage)).toMatch(/Eli +US\b/);
    await type(stage, 'p\r', /LEGAL/);
    const lines = stage.lines();
    expect(lines[0]).toMatch(/trick 1 · 7♥ by Eli +US 0 {3}THEM 0/);
    for (const name of ['Bo Inkle ♠', 'Cat US 6♥', 'Dan ', 'Eli US 7♥', 'Fay', '▸ You'])
      expect(lines.map((line) => line.slice(0, size.columns - 24)).join('\n')).toContain(name);
    await type(stage, '\r', /(last trick \(v\) +1\n|tricks \(v\))[\s\S]*\*[\s\S]*LEGAL/);
    expect(stage.lines().every((line) => line.length < size.columns)).toBe(true);
    expect(stage.lines()[size.rows - 1]).toMatch(/^ \?:help/);
  });

  it('keep the contract on a plate and every name whole', async () => {
    const stage = await openTable({ deals: [SIX], seats: 6, size: usual, calls: { 1: 'inkle D' } });
    await stage.waitFor(/Your call/);
    await type(stage, 'p\r', /LEGAL/);
    expect(text(stage)).toContain('contract Inkle ♦');
    expect(text(stage)).not.toContain('…');
  });
});

describe('the screen', () => {
  it('draws only the player’s own hand during the auction', async () => {
    const stage = await openTable({ deals: [SPADES] });
    await stage.waitFor(/Your call/);
    const seen = text(stage).match(/│(?:10|[4-9JQKA] )[♠♥♦♣]│|JK/g);
    const cards = new Set(seen!.map((card) => card.replace(/[│ ]/g, '')));
    expect([...cards].sort()).toEqual(['4♦', '5♦', '9♠', 'A♠', 'A♥', 'JK', 'J♠', 'J♣', 'K♠', 'K♥'].sort());
  });

  it('hides the hand and the burial while the hand is hidden', async () => {
    const stage = await openTable({ deals: [SPADES], moves: ['bid 8S', 'pass', 'pass', 'pass'] });
    await stage.waitFor(/to bury/);
    await type(stage, 'z', /Your hand is hidden/);
    expect(text(stage)).not.toMatch(/JK|A ♠|to bury/);
    expect(stage.lines()[0]).toContain('8♠ by You');
  });
});

it('the screen uses letters and +-| on a terminal without glyphs', async () => {
  const stage = await openTable({ deals: [SPADES], ascii: true, moves: ['bid 8S', 'pass', 'pass', 'pass'] });
  await stage.waitFor(/to bury/);
  await type(stage, '0abde', /Bury 8H 7C 6C 5D 4D {2}LEGAL/);
  await type(stage, '\r', /You lead/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what ASCII is
  expect(text(stage)).toMatch(/^[\x00-\x7f]*$/);
  expect(stage.lines()[0]).toContain('8S by You');
});
