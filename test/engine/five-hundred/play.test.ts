import { describe, expect, test } from 'vitest';
import { cardsOf, formatCard, has } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { Move } from '../../../src/engine/five-hundred/state.ts';
import { legalCards } from '../../../src/engine/five-hundred/trick.ts';
import { playable, sortedHand, strengthIn, suitIn } from '../../../src/engine/five-hundred/trumps.ts';
import { randomFor, shuffled } from '../../../src/engine/random.ts';
import { cards } from './cards.ts';
import { moveOf, played, playing, refused, rule } from './positions.ts';

const others = ['9H 8H', '9D 8D', '9S 8S'];

describe('the order of trumps', () => {
  const order = (suit: number): string =>
    cardsOf({ low: -1, high: -1, joker: 1 })
      .filter((card) => suitIn(card, suit) === suit && !/^(2|3|11|12|13)/.test(formatCard(card)))
      .sort((a, b) => strengthIn(b, suit) - strengthIn(a, suit))
      .map(formatCard)
      .join(' ');
  test.each([
    [0, 'JK JC JS AC KC QC TC 9C 8C 7C 6C 5C 4C'],
    [1, 'JK JD JH AD KD QD TD 9D 8D 7D 6D 5D 4D'],
    [2, 'JK JH JD AH KH QH TH 9H 8H 7H 6H 5H 4H'],
    [3, 'JK JS JC AS KS QS TS 9S 8S 7S 6S 5S 4S'],
  ])('suit %i as trumps', (suit, expected) => {
    expect(order(suit)).toBe(expected);
  });

  test('hands are sorted with trumps, bowers and Joker first', () => {
    const hand = cards('JK JH JD AH 4H AD KC JC JS 5S');
    expect(sortedHand(hand, 2).map(formatCard).join(' ')).toBe('JK JH JD AH 4H JS 5S KC JC AD');
    expect(sortedHand(hand, null).map(formatCard).join(' ')).toBe('JK JS 5S AH JH 4H KC JC AD JD');
  });
});

describe('following', () => {
  test.each([
    // Bid, what lies, what seat 1 holds, what it tries, the answer.
    ['6S', 'AC', '4C KC 9H', '4C', null],
    ['6S', 'AC', '4C KC 9H', '9H', 'You still hold clubs.'],
    ['6S', 'AC', '9H 4S', '9H', null],
    ['6S', 'AC', '9H 4S', '4S', null],
    ['6S', 'AS', '4S 9H', '9H', 'You still hold trumps.'],
    // The left bower is a trump, and its own suit is without it.
    ['6S', 'AC', 'JC 9H', '9H', null],
    ['6S', 'AC', 'JC 9H', 'JC', null],
    ['6S', 'AC', 'JC 4C', 'JC', 'You still hold clubs.'],
    ['6S', 'AS', 'JC 9H', '9H', 'Trumps were led, and JC is one.'],
    ['6S', 'AS', 'JC JK 9H', '9H', 'Trumps were led, and JC and the Joker are trumps.'],
    // Ruling 8: the left bower leads trumps.
    ['6S', 'JC', '4C 4S', '4C', 'You still hold trumps.'],
    ['6S', 'JC', '4C 9H', '9H', null],
    // The Joker with a trump suit is the highest trump and nothing else.
    ['6S', '4S', 'JK 9H', '9H', 'Trumps were led, and the Joker is one.'],
    ['6S', '4S', 'JK 5S', 'JK', null],
    ['6S', 'AC', 'JK 4C', 'JK', 'You still hold clubs: follow suit before you play the Joker.'],
    ['6S', 'AC', 'JK 9H', 'JK', null],
    ['6S', 'JK', '4C 4S', '4C', 'You still hold trumps.'],
    // Without trumps there are no bowers, and the Joker is a suit by itself.
    ['6NT', 'AC', 'JC 9H', '9H', 'You still hold clubs.'],
    ['6NT', 'AC', 'JK 4C', 'JK', 'You still hold clubs: follow suit before you play the Joker.'],
    ['6NT', 'AC', 'JK 9H', 'JK', null],
    ['6NT', 'AC', 'JK 9H', '9H', null],
    ['6NT', 'JK:H', '9H 4C', '4C', 'You still hold hearts.'],
    ['6NT', 'JK:H', '9D 4C', '4C', null],
    ['nello', 'AC', 'JK 4C', 'JK', 'You still hold clubs: follow suit before you play the Joker.'],
    ['nello', 'JK:S', '9S 4C', '4C', 'You still hold spades.'],
  ] as const)('%s, %s led, holds %s, plays %s: %s', (bid, led, hand, card, sentence) => {
    const state = playing({ bid, hands: ['7D', hand, '8D', '9D'], trick: [led] });
    expect(refused(state, card)).toBe(sentence);
    expect(rule(state, card)).toBe(sentence === null ? null : 'follow-suit');
  });

  test.each([
    ['6NT', 'AC', null],
    ['nello', 'AC', null],
    ['6S', 'AC', 'follow-suit'],
  ] as const)(
    'option jokerNoTrump anytime allows the Joker on %s while its holder can follow suit',
    (bid, led, expected) => {
      const state = playing({
        bid,
        hands: ['7D', 'JK 4C', '8D', '9D'],
        trick: [led],
        changed: { jokerNoTrump: 'anytime' },
      });
      expect(rule(state, 'JK')).toBe(expected);
      const listed = [...fiveHundred.moves(state, 1)].map(fiveHundred.format);
      expect(listed).toStrictEqual(expected === null ? ['4C', 'JK'] : ['4C']);
    },
  );

  test('the lead of a Joker without trumps must name one of the four suits', () => {
    const state = playing({ bid: '7NT', hands: ['JK 4C', ...others] });
    expect(refused(state, 'JK')).toBe('Name the suit that the others must follow: S, H, C or D, as in JK:H.');
    expect(rule(state, 'JK')).toBe('name-a-suit');
    const listed = [...fiveHundred.moves(state, 0)].map(fiveHundred.format);
    expect(listed).toStrictEqual(['4C', 'JK:C', 'JK:D', 'JK:H', 'JK:S']);
  });

  test.each([
    ['7NT', [], '4C:H', '4C names no suit here: only a Joker led without trumps does.'],
    ['7S', [], 'JK:H', 'The Joker names no suit here: only a Joker led without trumps does.'],
  ] as const)('%s: no suit may be named elsewhere (%s%s)', (bid, trick, text, sentence) => {
    const state = playing({ bid, hands: ['JK 4C', ...others], trick });
    expect(refused(state, text)?.toLowerCase()).toBe(sentence.toLowerCase());
    expect(rule(state, text)).toBe('no-suit-to-name');
  });

  test('a Joker played second names no suit', () => {
    const state = playing({ bid: '7NT', hands: ['4D', 'JK 9S', '8D', '9D'], trick: ['AC'] });
    expect(rule(state, 'JK:S')).toBe('no-suit-to-name');
    expect(rule(state, 'JK')).toBe(null);
  });

  test.each([
    ['give 4C', 'Not now: play a card.', 'not-now'],
    ['2C', 'You do not hold 2C.', 'not-held'],
    ['AS', 'You do not hold AS.', 'not-held'],
  ])('%s on the table: %s', (text, sentence, id) => {
    const state = playing({ bid: '7H', hands: ['JK 4C', ...others] });
    expect(refused(state, text)).toBe(sentence);
    expect(rule(state, text)).toBe(id);
  });
});

describe('the winner of a trick', () => {
  test.each([
    ['7S', 0, ['AC', 'KC', '4C', 'TC'], 0],
    ['7S', 0, ['TC', 'KC', '4C', 'AC'], 3],
    ['7S', 0, ['AC', '4S', 'KC', 'TC'], 1],
    ['7S', 0, ['AC', '4S', '5S', 'AH'], 2],
    ['7S', 0, ['AS', 'JC', 'JS', 'KS'], 2],
    ['7S', 0, ['AS', 'JC', 'JK', 'JS'], 2],
    ['7S', 1, ['AD', 'AH', 'KD', 'QD'], 1],
    ['7D', 2, ['JH', 'AD', 'JD', 'AH'], 0],
    ['7NT', 0, ['JC', 'QC', '4S', 'AS'], 1],
    ['7NT', 0, ['AC', 'JK', '4C', '5C'], 1],
    ['7NT', 0, ['JK:H', 'AH', 'KH', 'TH'], 0],
  ] as const)('%s, led by %i: %j goes to seat %i', (bid, leader, texts, winner) => {
    const hands = [0, 1, 2, 3].map((seat) => {
      const card = texts[(seat - leader + 4) % 4]!.split(':')[0]!;
      return `${card} ${['4H', '5H', '6H', '7H'][seat]}`;
    });
    const end = played(playing({ bid, hands, leader }), ...texts);
    if (end.phase !== 'play') throw new Error(end.phase);
    expect(end.tricks.at(-1)!.winner).toBe(winner);
    expect(end.turn).toBe(winner);
    expect(end.taken).toBe(winner % 2 === 0 ? 1 : 0);
  });

  test('in Nello the partner is skipped and three cards make a trick', () => {
    const end = played(
      playing({ bid: 'nello', hands: ['4C 5D', '9C 9D', 'AH AS', 'TC TD'] }),
      '4C',
      '9C',
      'TC',
    );
    if (end.phase !== 'play') throw new Error(end.phase);
    expect(end.turn).toBe(3);
    expect(end.tricks[0]!.plays.map(({ seat }) => seat)).toStrictEqual([0, 1, 3]);
    expect(end.hands[2]).toStrictEqual(cards('AH AS'));
  });
});

test('check agrees with a brute-force reading of the rules and with moves', () => {
  const random = randomFor('brute');
  const pack = cardsOf(cards('4C 9C JC AC 4D JD QD AD 5H JH KH AH 6S TS JS AS JK'));
  for (let i = 0; i < 400; i++) {
    const mixed = shuffled(pack, random).map(formatCard);
    const bid = (['6C', '6D', '6H', '6S', '6NT', 'nello'] as const)[random.below(6)]!;
    const anytime = random.below(2) === 1;
    const lead = mixed[0]!;
    const noTrumps = bid === '6NT' || bid === 'nello';
    const name = lead === 'JK' && noTrumps ? 'CDHS'[random.below(4)]! : null;
    const hand = mixed.slice(1, 1 + 1 + random.below(6));
    const state = playing({
      bid,
      hands: ['7C', hand.join(' '), '7D', '7H'],
      trick: [name === null ? lead : `${lead}:${name}`],
      changed: { jokerNoTrump: anytime ? 'anytime' : 'follow' },
    });
    // The rules in words of text alone.
    const trump = noTrumps ? null : bid[1]!;
    const left = trump === null ? null : `J${{ C: 'S', S: 'C', D: 'H', H: 'D' }[trump as 'C']}`;
    const suit = (card: string): string =>
      card === 'JK' ? (trump ?? 'joker') : card === left ? trump! : card.slice(-1);
    const led = name ?? suit(lead);
    const follows = hand.filter((card) => suit(card) === led);
    const legal = hand.filter(
      (card) => follows.length === 0 || follows.includes(card) || (card === 'JK' && noTrumps && anytime),
    );
    expect(legalCards(state, 1).map(formatCard).toSorted()).toStrictEqual(legal.toSorted());
    for (const card of pack.map(formatCard)) {
      expect(rule(state, card) === null).toBe(legal.includes(card));
    }
    expect([...fiveHundred.moves(state, 1)].map(fiveHundred.format).toSorted()).toStrictEqual(
      legal.toSorted(),
    );
  }
});

test('check answers every move of every seat in every phase', () => {
  const kinds: Move[] = [
    'bid 7H',
    'nello',
    'pass',
    'give 4C',
    'bury 4C',
    '4C',
    'JK',
    'JK:H',
    '13H',
    '2S',
  ].map(moveOf);
  const states = [
    fiveHundred.start({ seats: 4, options: {} }),
    playing({ bid: '7H', hands: ['4C', '5C', '6C', '7C'] }),
    playing({ bid: 'nello', hands: ['4C', '5C', '6C', '7C'] }),
  ];
  for (const state of states) {
    for (const seat of [0, 1, 2, 3, 4, -1]) {
      for (const move of kinds) {
        const refusal = fiveHundred.check(state, seat, move);
        expect(refusal === null || typeof refusal.rule === 'string').toBe(true);
        const view = fiveHundred.view(state, 'table');
        expect(fiveHundred.check(view, seat, move)).not.toBeNull();
      }
    }
  }
});

test('a player on lead may play any card of the hand', () => {
  const hand = cards('4C JK AH');
  expect(playable(hand, null, 4, false)).toStrictEqual(hand);
  expect(has(playable(hand, 0, 4, false), 64)).toBe(false);
});
