import { describe, expect, test } from 'vitest';
import { isRefusal, type Speaker } from '../../../src/engine/game.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import type { Fact, Move } from '../../../src/engine/gongzhu/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';

describe('moves as text', () => {
  test.each([
    ['QS', 'QS'],
    ['qs', 'QS'],
    [' 10♣ ', 'TC'],
    ['q♠', 'QS'],
    ['pass QS AH 3C', 'pass 3C AH QS'],
    ['PASS 3c,  ah,qs', 'pass 3C AH QS'],
    ['pass 10d 2d', 'pass 2D TD'],
    ['pass', 'pass'],
  ])('%j is read as %s', (text, canonical) => {
    const move = gongzhu.parse(text);
    expect(isRefusal(move)).toBe(false);
    expect(gongzhu.format(move as Move)).toBe(canonical);
  });

  test.each([
    '',
    ' ',
    'ZZ',
    'QS KS',
    'pass QS AX 3C',
    'play',
    'passQS',
    '拱猪',
    '1S',
    '\u0000',
    `pass${' QS'.repeat(60)}`,
    'x'.repeat(1e6),
  ])('%j is unreadable', (text) => {
    expect(gongzhu.parse(text)).toMatchObject({ rule: 'unreadable' });
  });
});

describe('facts in words', () => {
  const bo: Speaker = {
    you: 0,
    seat: (seat) => ['You', 'Bo', 'Cat', 'Dan'][seat]!,
    card: (text) => text,
    suit: (letter) => letter,
    number: String,
  };
  const PLAYS = [
    { seat: 0, cards: ['JS'] },
    { seat: 1, cards: ['KS'] },
  ];
  test.each<[Fact, string]>([
    [{ kind: 'dealt', deal: 2, to: 3 }, 'Deal 2: pass three cards to the right.'],
    [{ kind: 'dealt', deal: 4, to: 0 }, 'Deal 4: no passing.'],
    [{ kind: 'passed', seat: 0, receiver: 1, cards: ['3C', 'AH', 'QS'] }, 'You pass 3C AH QS to Bo.'],
    [{ kind: 'passed', seat: 3, receiver: 0, cards: null }, 'Dan passes three cards to you.'],
    [{ kind: 'received', seat: 0, giver: 3, cards: ['2C', '3C', '4C'] }, 'You get 2C 3C 4C from Dan.'],
    [{ kind: 'begins', seat: 1 }, 'Bo holds 2C and must lead it.'],
    [{ kind: 'played', seat: 1, card: '2C', lead: true }, 'Bo leads 2C.'],
    [{ kind: 'played', seat: 0, card: '9C', lead: false }, 'You play 9C.'],
    [{ kind: 'hearts-broken', seat: 0 }, 'Hearts are broken.'],
    [
      { kind: 'trick-taken', seat: 1, plays: PLAYS, pointed: [], points: 0, doubled: false, moon: false },
      'Bo wins the trick with KS.',
    ],
    [
      {
        kind: 'trick-taken',
        seat: 1,
        plays: PLAYS,
        pointed: ['TC', '5H', 'QS'],
        points: 210,
        doubled: true,
        moon: false,
      },
      'Bo wins the trick with KS and gets TC, 5H and the Pig: 210 points so far, doubled by TC.',
    ],
    [
      { kind: 'trick-taken', seat: 1, plays: PLAYS, pointed: ['5H'], points: 0, doubled: false, moon: true },
      'Bo wins the trick with KS and gets 5H: all the hearts, which is the moon; 0 points so far.',
    ],
    [
      {
        kind: 'deal-scored',
        deal: 1,
        points: [-100, 200, 200, 200],
        scores: [-100, 250, 200, 200],
        shooter: 0,
        forOthers: 200,
      },
      'You shoot the moon: all hearts for 0, +200 for each of the others! Deal 1: You -100, Bo +200, Cat +200, Dan +200. Total: You -100, Bo 250, Cat 200, Dan 200.',
    ],
    [
      { kind: 'match-over', winners: [2], scores: [300, 1001, 12, 99] },
      'The match is over: Cat wins with 12 points.',
    ],
    [
      { kind: 'match-over', winners: [0], scores: [1, 1001, 12, 99] },
      'The match is over: You win with 1 point.',
    ],
    [
      { kind: 'match-over', winners: [0, 2], scores: [12, 1001, 12, 99] },
      'The match is over: You and Cat share the win with 12 points.',
    ],
  ])('%j', (fact, sentence) => {
    expect(gongzhu.factText(fact, bo)).toBe(sentence);
  });

  test('the plain speaker names players by their seats', () => {
    expect(gongzhu.factText({ kind: 'played', seat: 2, card: 'JD', lead: false }, plainSpeaker)).toBe(
      'Seat 2 plays JD.',
    );
  });
});
