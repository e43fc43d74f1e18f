import { describe, expect, test } from 'vitest';
import { card, formatCard } from '../../../src/engine/card.ts';
import { cardsOf, EMPTY, has, setOf } from '../../../src/engine/card-set.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { legalCards } from '../../../src/engine/gongzhu/rules.ts';
import { type PassPhase, PLAYS, type PlayPhase, type State } from '../../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { cards } from '../../support/cards.ts';
import { deckOf, playOn, position, randomStates, refusalOf, tableOf, texts, verdict } from './help.ts';

const PACK = Array.from({ length: 52 }, (_, c) => c);
const dealt = (deck: readonly number[], options = {}): State =>
  gongzhu.deal(gongzhu.start(tableOf(options)), deck);
const N = null;

describe('the deal', () => {
  test('cards go one at a time to seats 0, 1, 2, 3', () => {
    const { deal } = dealt(PACK) as PassPhase;
    expect(deal.hands.map((hand) => cardsOf(hand).slice(0, 3))).toStrictEqual([
      [0, 4, 8],
      [1, 5, 9],
      [2, 6, 10],
      [3, 7, 11],
    ]);
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 2],
    [4, 0],
    [5, 1],
    [8, 0],
  ])('deal %i passes %i seats on', (number, to) => {
    const before = gongzhu.start(tableOf());
    const state = gongzhu.deal({ ...before, standing: { ...before.standing, deals: number - 1 } }, PACK);
    expect(state.standing.deals).toBe(number);
    if (to === 0) expect(state.phase).toBe('play');
    else expect(state).toMatchObject({ phase: 'pass', deal: { to }, waiting: [0, 1, 2, 3] });
  });

  test('option passing (ruling 5)', () => {
    expect(dealt(PACK, { passing: 'none' }).phase).toBe('play');
    const later = gongzhu.start(tableOf({ passing: 'left' }));
    const fourth = gongzhu.deal({ ...later, standing: { ...later.standing, deals: 3 } }, PACK);
    expect(fourth).toMatchObject({ phase: 'pass', deal: { to: 1 } });
  });

  test.each<[string, (pack: number[]) => number[], string]>([
    ['a card twice', (pack) => [...pack.slice(1), card('AS')], 'missing 2C; too many AS'],
    ['short', (pack) => pack.slice(0, 51), 'missing AS'],
  ])('a wrong deck is refused: %s', (_, change, says) => {
    const refusal = gongzhu.checkDeck(tableOf(), change(PACK));
    expect(refusal).toMatchObject({ rule: 'wrong-deck' });
    expect(
      gongzhu.refusalText(refusal as never, {
        you: null,
        seat: String,
        card: String,
        suit: String,
        number: String,
      }),
    ).toContain(says);
  });

  test('a shuffled deck is the pack', () => {
    expect(gongzhu.checkDeck(tableOf(), gongzhu.shuffle(tableOf(), randomFor('x')))).toBeNull();
  });
});

describe('passing', () => {
  const HANDS = [
    '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC',
    '2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD',
    '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH',
  ];
  const start = dealt(deckOf(...HANDS));

  test.each([
    ['legal', 'pass 2C 3C AC', 'legal'],
    ['two cards', 'pass 2C 3C', 'Pass exactly three cards; you named 2.'],
    ['no card', 'pass', 'Pass exactly three cards; you named none.'],
    ['four cards', 'pass 2C 3C 4C 5C', 'Pass exactly three cards; you named 4.'],
    ['not held', 'pass 2C 3C AS', 'You do not hold AS.'],
    ['twice', 'pass 2C 2C 3C', '2C is named twice.'],
    ['a card played too early', '2C', 'Not now: pass three cards first.'],
  ])('%s', (_, text, says) => {
    expect(verdict(start, 0, text)).toBe(says);
  });

  test('a player who has passed waits for the others, in any order', () => {
    const state = gongzhu.play(start, 2, gongzhu.parse('pass 2H 3H 4H') as never);
    expect(gongzhu.toAct(state)).toStrictEqual([0, 1, 3]);
    expect(refusalOf(state, 2, 'pass 5H 6H 7H')).toStrictEqual({ rule: 'not-your-turn', turn: [0, 1, 3] });
    expect(refusalOf(state, 7, 'pass 5H 6H 7H')).toMatchObject({ rule: 'not-your-turn' });
  });

  test.each([
    [0, 'left', ['KS QS AS', '2C 3C 4C', '2D 3D 4D', '2H 3H 4H']],
    [1, 'right', ['2D 3D 4D', '2H 3H 4H', 'KS QS AS', '2C 3C 4C']],
    [2, 'across', ['2H 3H 4H', 'KS QS AS', '2C 3C 4C', '2D 3D 4D']],
  ])('after %i deals the cards go %s', (deals, _, received) => {
    const before = gongzhu.start(tableOf());
    const passing = gongzhu.deal({ ...before, standing: { ...before.standing, deals } }, deckOf(...HANDS));
    const state = playOn(
      passing,
      'pass 2C 3C 4C',
      'pass 2D 3D 4D',
      'pass 2H 3H 4H',
      'pass QS KS AS',
    ) as PlayPhase;
    for (const [seat, gift] of received.entries()) {
      const hand = state.deal.hands[seat]!;
      expect(cardsOf(hand)).toHaveLength(13);
      for (const c of cardsOf(cards(gift)))
        expect([formatCard(c), has(hand, c)]).toStrictEqual([formatCard(c), true]);
    }
    // The 2♣ has been passed; whoever got it leads.
    expect(state.turn).toBe(received.findIndex((gift) => gift.includes('2C')));
  });

  test('a hand has 286 possible passes, listed in canonical order', () => {
    const list = texts(gongzhu.moves(start, 0));
    expect(list).toHaveLength(286);
    expect([list[0], list[1], list[10], list[11], list[285]]).toStrictEqual([
      'pass 2C 3C 4C',
      'pass 2C 3C 5C',
      'pass 2C 3C AC',
      'pass 2C 4C 5C',
      'pass QC KC AC',
    ]);
    expect(texts(gongzhu.moves(playOn(start, 'pass 2C 3C 4C'), 0))).toStrictEqual([]);
  });
});

describe('play', () => {
  test.each<[string, State, string, string]>([
    [
      'first lead: the 2♣',
      position(['2C 3C AS'], { leader: 0 }, { first: true }),
      'AS',
      '2C must be led to the first trick.',
    ],
    ['first lead: the 2♣ itself', position(['2C 3C AS'], { leader: 0 }, { first: true }), '2C', 'legal'],
    [
      'led ♠, holds 2♠ A♥',
      position(['2S AH'], { leader: 3, cards: [N, N, N, '9S'] }),
      'AH',
      'You still hold spades.',
    ],
    ['led ♠, holds 2♠ A♥', position(['2S AH'], { leader: 3, cards: [N, N, N, '9S'] }), '2S', 'legal'],
    ['led ♦, holds 2♠ A♥', position(['2S AH'], { leader: 3, cards: [N, N, N, '9D'] }), 'AH', 'legal'],
    [
      'led ♥, holds Q♠ 2♥',
      position(['2H QS'], { leader: 3, cards: [N, N, N, '9H'] }),
      'QS',
      'You still hold hearts.',
    ],
    ['not held', position(['2S AH'], { leader: 0 }), 'KD', 'You do not hold KD.'],
    ['a pass while playing', position(['2S AH'], { leader: 0 }), 'pass 2S AH 3C', 'Not now: play one card.'],
    ['out of turn', position(['2S AH'], { leader: 1 }), '2S', 'It is not your turn: Seat 1 to act.'],
    [
      'ruling 3: first trick, void in clubs, holds a card that is not pointed',
      position(['QS 3H 4D'], { leader: 3, cards: [N, N, N, '2C'] }, { first: true }),
      'QS',
      'QS is a pointed card: play another one to the first trick.',
    ],
    [
      'first trick: the Goat is pointed too',
      position(['JD 3H 4D'], { leader: 3, cards: [N, N, N, '2C'] }, { first: true }),
      'JD',
      'JD is a pointed card: play another one to the first trick.',
    ],
    [
      'first trick: a card that is not pointed',
      position(['QS 3H 4D'], { leader: 3, cards: [N, N, N, '2C'] }, { first: true }),
      '4D',
      'legal',
    ],
    [
      'ruling 1: first trick, nothing but pointed cards',
      position(['QS 3H JD'], { leader: 3, cards: [N, N, N, '2C'] }, { first: true }),
      'QS',
      'legal',
    ],
    [
      'first trick: the 10♣ is exempt',
      position(['TC 3H 3C'], { leader: 3, cards: [N, N, N, '2C'] }, { first: true }),
      'TC',
      'legal',
    ],
    [
      'second trick: points may be thrown',
      position(['QS 3H 4D'], { leader: 3, cards: [N, N, N, '2C'] }),
      'QS',
      'legal',
    ],
    [
      'a heart led, none played yet',
      position(['3H 4D'], { leader: 0 }, { played: cards('2C 3C 4C 5C') }),
      '3H',
      'Hearts are not broken yet: lead another suit.',
    ],
    [
      'another suit led, no heart played yet',
      position(['3H 4D'], { leader: 0 }, { played: cards('2C 3C 4C 5C') }),
      '4D',
      'legal',
    ],
    [
      'a heart led from nothing but hearts',
      position(['3H 4H'], { leader: 0 }, { played: cards('2C') }),
      '3H',
      'legal',
    ],
    [
      'ruling 2: a heart led after one was discarded',
      position(['3H 4D'], { leader: 0 }, { played: cards('2C 3C 4C 9H') }),
      '3H',
      'legal',
    ],
  ])('%s', (_, state, text, says) => {
    expect(verdict(state, 0, text)).toBe(says);
  });

  test.each<[string, State, string]>([
    ['over', { phase: 'over', standing: gongzhu.start(tableOf()).standing }, 'match-over'],
    ['between deals', gongzhu.start(tableOf()), 'not-now'],
  ])('play is closed to every seat: %s', (_, state, rule) => {
    expect(gongzhu.toAct(state)).toStrictEqual([]);
    expect(refusalOf(state, 0, 'QS')).toMatchObject({ rule });
    expect([...gongzhu.moves(state, 0)]).toStrictEqual([]);
  });

  test('check, moves and legalCards agree on every card of every seat at every point of random deals', () => {
    for (const state of randomStates('agree', 12)) {
      if (state.phase !== 'play') continue;
      for (const seat of [0, 1, 2, 3]) {
        const passed = PACK.filter((c) => gongzhu.check(state, seat, PLAYS[c]!) === null);
        expect(texts(gongzhu.moves(state, seat))).toStrictEqual(passed.map(formatCard));
        if (seat === state.turn) expect(legalCards(state, seat)).toStrictEqual(setOf(passed));
      }
    }
  });
});

describe('a trick', () => {
  const state = position(['AD', '3D', 'KS', 'JD'], { leader: 1 });

  test('goes clockwise, and the highest card of the suit led wins it and the lead', () => {
    const after = position(['AD 2C', '3D 3C', 'KS 4C', 'JD 5C'], { leader: 1 });
    const now = playOn(after, '3D', 'KS', 'JD', 'AD') as PlayPhase;
    expect(now.turn).toBe(0);
    expect(now.trick).toStrictEqual({ leader: 0, cards: [N, N, N, N] });
    expect(now.past).toMatchObject({ leader: 1, winner: 0, before: after.past });
    expect(now.taken).toStrictEqual([cards('JD'), EMPTY, EMPTY, EMPTY]);
  });

  test('ends the deal if it is the last one', () => {
    const after = playOn(state, '3D', 'KS', 'JD', 'AD');
    expect(gongzhu.status(after)).toMatchObject({
      phase: 'deal',
      scores: [-100, 0, 0, 0],
      results: [{ points: [-100, 0, 0, 0], taken: [['JD'], [], [], []], shooter: null }],
      winners: null,
    });
  });
});

describe('the end of the match', () => {
  const lastTrick = (scores: number[], limit: number): State => {
    const state = position(['AD', '3D', 'KS', 'JD'], { leader: 1 });
    return playOn({ ...state, standing: { ...state.standing, scores, limit } }, '3D', 'KS', 'JD', 'AD');
  };

  test.each<[string, number[], number, number[] | null]>([
    ['1000 is not more than 1000', [200, 1000, 0, 0], 1000, null],
    ['1001 is; the lowest wins', [200, 1001, 50, 150], 1000, [2]],
    ['equal lowest share the win', [150, 1001, 50, 50], 1000, [0, 2, 3]],
    ['option limit', [200, 301, 50, 150], 300, [2]],
  ])('%s', (_, scores, limit, winners) => {
    const status = gongzhu.status(lastTrick(scores, limit));
    expect(status.winners).toStrictEqual(winners);
    expect(status.phase).toBe(winners ? 'over' : 'deal');
  });

  test('random matches end, with one result a deal and scores that add up', () => {
    let last: State | null = null;
    for (const state of randomStates('whole', 100)) last = state;
    const state = gongzhu.play(
      last!,
      gongzhu.toAct(last!)[0]!,
      [...gongzhu.moves(last!, gongzhu.toAct(last!)[0]!)][0]!,
    );
    const { results, scores, winners, deal } = gongzhu.status(state);
    expect(winners).not.toBeNull();
    expect(results).toHaveLength(deal);
    expect(scores).toStrictEqual(
      [0, 1, 2, 3].map((seat) => results.reduce((sum, { points }) => sum + points[seat]!, 0)),
    );
    expect(Math.max(...scores)).toBeGreaterThan(1000);
  });
});
