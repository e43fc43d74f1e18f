import { describe, expect, test } from 'vitest';
import { AHEAD } from '../../src/ai/kings-court/plan.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { Charge } from '../../src/review/charge.ts';
import type { Reviewer } from '../../src/review/plan.ts';
import type { Review } from '../../src/review/review.ts';
import { table as kingsCourt } from '../../src/tui/kings-court/index.ts';
import type { Replay } from '../../src/tui/match/replay.ts';
import { cameSentence } from '../../src/tui/pages/words.ts';
import { againstTexts, emptyTexts, kindText, standsTexts } from '../../src/tui/screens/matches/words.ts';
import {
  intentionText,
  invitationText,
  type ListedMatch,
  matchText,
} from '../../src/tui/screens/menu/words.ts';
import {
  chargeText,
  dearestText,
  hintText,
  luckText,
  marksIn,
  nothingText,
  scaleMark,
  scaleText,
} from '../../src/tui/screens/review/words.ts';
import { foundText, linesText } from '../../src/tui/screens/words.ts';
import { deadTexts } from '../../src/tui/words.ts';

const { game } = partsOf('gongzhu')!;
const person = (name: string) => ({ name, bot: null });
const bot = { name: 'Bo', bot: 'normal' } as const;

const open = (standing: object | null) =>
  ({ game: 'shengji', players: [person('You'), bot, bot], standing }) as unknown as ListedMatch;

describe('the menu says', () => {
  test.each([
    ['one person', undefined, [person('You'), bot, bot, bot], 'Enter starts Chinese Hearts against 3 bots.'],
    [
      'two people',
      undefined,
      [person('Ann'), bot, person('Ben'), bot],
      'Enter starts Chinese Hearts for Ann and Ben: pass the keyboard.',
    ],
    ['nobody', undefined, [bot, bot, bot, bot], 'Enter lets the bots play Chinese Hearts; you look on.'],
    [
      'the cursor on an open match',
      open({ deal: 4, oneDeal: false, tricks: 8, turn: [0] }),
      [person('You'), bot],
      'Enter goes on with Shengji, deal 4, trick 9, your turn.',
    ],
  ] as const)('the effect of Enter with %s', (_, resuming, players, sentence) => {
    expect(intentionText(resuming, game, players, catalogue)).toBe(sentence);
  });

  test('that a match is damaged if its log does not show where it is', () => {
    expect(matchText(open(null), catalogue)).toBe('Shengji, damaged');
  });

  test.each([
    [true, 'New here? g teaches Chinese Hearts; Enter deals you in at once.'],
    [false, 'New here? r shows the rules; Enter deals you in at once.'],
  ])('how to learn a game, with lessons: %s', (hasLessons, sentence) => {
    expect(invitationText(game, hasLessons)).toBe(sentence);
  });
});

describe('the list of matches says', () => {
  test.each([
    ['open', undefined, [0, 12], 'There are no open matches.', 'Tab shows others: 12 finished.'],
    [
      'removed',
      'Shang',
      [2, 12],
      'There are no removed matches of Shang.',
      'Tab shows others: 2 open, 12 finished. ←→ shows those of other games.',
    ],
    ['all', 'Shang', [0, 0], 'There are no matches of Shang.', '←→ shows those of other games.'],
    ['all', undefined, [0, 0], 'There are no matches.', 'Enter in the menu begins one.'],
  ] as const)('that it is empty: %s, %s', (kind, title, [open, finished], ...sentences) => {
    expect(emptyTexts(kind, title, { open, finished, removed: 0 })).toEqual(sentences);
  });

  test('which matches it shows', () => {
    expect([kindText('finished'), kindText('all')]).toEqual(['finished ones', 'all']);
  });
});

describe('a match says how it came about:', () => {
  test.each([
    ['it simply began', undefined, null],
    [
      'the day’s deal',
      { kind: 'day', date: '2026-11-20' },
      'The deal of 2026-11-20. The first start counts; d goes on where you left.',
    ],
    [
      'the same for practice',
      { kind: 'day', date: '2026-11-20', practice: true },
      'The deal of 2026-11-20 was begun before: this is practice.',
    ],
    [
      'played on',
      { kind: 'from', match: 'gongzhu-3', deal: 2, move: 13 },
      'Played on from gongzhu-3, deal 2, move 13; not counted in statistics.',
    ],
  ] as const)('%s', (_, origin, sentence) => {
    const kept = { about: origin ? { origin } : {}, match: { game } } as Parameters<typeof cameSentence>[0];
    expect(cameSentence(kept)).toBe(sentence);
  });
});

describe('a long text says', () => {
  test.each([
    [0, 20, 70, 'Lines 1 to 20 of 70'],
    [50, 20, 70, 'Lines 51 to 70 of 70'],
    [0, 0, 0, 'Lines 0 to 0 of 0'],
  ])('which lines it shows: from %i, %i of %i', (top, shown, all, sentence) => {
    expect(linesText(top, shown, all)).toBe(sentence);
  });

  test.each([
    [{ text: 'moon', place: 4, number: 1, of: 3 }, '"moon": 1 of 3'],
    [{ text: 'moan', place: -1, number: 0, of: 0 }, '"moan" is not in this text.'],
    [{ text: '', place: -1, number: 0, of: 0 }, 'Search first: / and a text.'],
  ])('the result of a search: %j', (found, sentence) => {
    expect(foundText(found)).toBe(sentence);
  });
});

test('the answer to a dead key names the key that shows help, except for that key itself', () => {
  expect(deadTexts.key('x')).toBe('x does nothing here; ? shows the keys that do.');
  expect(deadTexts.key('?')).toBe('The keys that work here are below.');
});

describe('the words of a review', () => {
  const points = { counts: 'points', matters: 5 } as const;
  const chance = { counts: 'chance', matters: 0.03 } as const;
  const you = { ...plainSpeaker, you: 0 };

  test('count points at a table of two, and the chance of winning at larger ones', () => {
    expect(nothingText(0, points, you)).toBe(
      'Nothing you did cost 5 points or more, judged by the cards in sight.',
    );
    expect(nothingText(1, chance, you)).toBe(
      'Nothing Seat 1 did cost 3% or more of the chance to win, judged by the cards in sight.',
    );
  });

  test('name the played move like the better ones, and at most two of those', () => {
    const parts = partsOf('kings-court')! as Reviewer;
    const said = (...better: readonly string[]) =>
      chargeText(parts, { played: 'B4@e2', better, grade: '?' } as unknown as Charge, plainSpeaker);
    expect(said('B4@d5')).toBe('B4 on e2; better B4 on d5');
    expect(said('B4@d5', 'B3@a1', 'B2@a1')).toBe('B4 on e2; better B4 on d5 or B3 on a1');
  });

  test('name one of several better choices of cards, by the cards that differ', () => {
    const parts = partsOf('gongzhu')! as Reviewer;
    const better = ['pass TC QH KH', 'pass JC QH KH'];
    const charge = { played: 'pass TC JC 2D', better, grade: '?' } as unknown as Charge;
    expect(chargeText(parts, charge, plainSpeaker)).toMatch(/; better QH KH for JC 2D$/);
  });

  test('say "was to" before a hint with a verb', () => {
    const parts = partsOf('gongzhu')! as Reviewer;
    const said = (hint: string) =>
      hintText(parts, { hint, played: '2C', grade: '?' } as unknown as Charge, plainSpeaker);
    expect(said('pass TC QH KH')).toBe('The hint was to pass TC QH KH.');
    expect(said('QS')).toBe('The hint was QS.');
    expect(said('check')).toBe('The hint was to check.');
    expect(said('stay')).toBe('The hint was to stay.');
  });

  test('explain a mark by its figure', () => {
    const [, mark] = marksIn(partsOf('kings-court')!, chance);
    expect(mark!.means).toBe('cost 3% or more of the chance to win; ??: three times that');
  });

  test('say in one clear sentence how sure a figure is', () => {
    const [, , error] = marksIn(partsOf('kings-court')!, chance);
    expect(error!.means).toBe('how far off a figure may be, 19 times in 20');
  });

  test("give the look ahead of King's Court as its search has it", () => {
    const soon = kingsCourt.marks!.find(({ sign }) => sign === 'soon later')!;
    expect(soon.means).toBe(`in a hint or review: within ${AHEAD} moves, as far as it looks`);
  });

  test('compare points with the others, but not chances', () => {
    const parts = partsOf('kings-court')!;
    expect(scaleMark(parts, points).means).toBe('against the others on average, in points; + is good');
    expect(scaleText(parts, chance)).toBe('The chance to win, in percent');
  });

  test('write percent signs in the signs of chances', () => {
    const signs = (measure: typeof points | typeof chance) =>
      marksIn(partsOf('kings-court')!, measure).map(({ sign }) => sign);
    expect(signs(chance)).toEqual(expect.arrayContaining(['+26% −3%', '±8%']));
    expect(signs(points)).toEqual(expect.arrayContaining(['+26 −3', '±8']));
  });

  test('fit the costliest decision of a match that counts chances on a sheet of 80 columns', () => {
    const parts = partsOf('kings-court')! as Reviewer;
    const replay = {
      steps: [{ view: () => ({}) }],
      home: 0,
      seen: { game: parts.game },
      table: { rounds: { name: 'round' } },
      beforeMove: (move: number) => move,
      placeOf: () => ({ round: 8, move: 1 }),
    } as unknown as Replay;
    const charge = { played: 'B4@e2', cost: 0.23, grade: '??', move: 30 };
    const reviews = [{ deal: 1, charges: [charge] }] as unknown as Review[];
    const reviewer = { ...parts, plan: { ...parts.plan, measure: () => chance } };
    expect(dearestText(reviewer, replay, reviews, plainSpeaker)).toBe('round 8: B4 on e2, −23%');
  });

  test.each([
    [2, 0, 'As the cards lay, it cost nothing.'],
    [2, -4, 'As the cards lay, it even paid.'],
    [4, 0, 'As the cards lay, it did not decide the match.'],
    [4, -1, 'As the cards lay, it would even have won the match.'],
    [4, 1, ''],
  ])('judge with %i players a loss of %i as the cards lay', (seats, came, sentence) => {
    expect(luckText({ came } as Charge, seats > 2 ? chance : points)).toBe(sentence);
  });
});

describe('the list of matches says, longest first,', () => {
  test.each([
    [
      [person('You'), bot, bot, bot],
      ['3 normal bots', '3 bots', '3 bots'],
    ],
    [
      [person('Ann'), bot, person('Ben'), bot],
      ['Ann, Ben, 2 normal bots', 'Ann, Ben, 2 bots', '2 people, 2 bots'],
    ],
    [
      [person('Ann'), person('Ben')],
      ['Ann, Ben', 'Ann, Ben', '2 people'],
    ],
  ])('the players: %j', (players, texts) => {
    expect(againstTexts(players)).toStrictEqual(texts);
  });

  test.each([
    [
      'open',
      'deal 12, trick 13, a bot to move; 2 hints',
      ['deal 12, trick 13, a bot to move', 'deal 12, trick 13', 'deal 12'],
    ],
    [
      'finished',
      'won by You, Bo and Cat; You 30; unaided',
      ['won by You, Bo and Cat; You 30', 'won by You, Bo and Cat'],
    ],
    ['damaged', 'Its first line is no header.', ['see below']],
  ] as const)('the state of a match that is %s', (state, text, shorter) => {
    expect(standsTexts(text, state)).toStrictEqual([text, ...shorter]);
  });
});
