import { card } from '../../../src/engine/card.ts';
import { countsOf, parse } from '../../../src/engine/shengji/cards.ts';
import { shapeOf } from '../../../src/engine/shengji/groups.ts';
import type { PlayPhase, Trick } from '../../../src/engine/shengji/state.ts';
import { addPlay } from '../../../src/engine/shengji/trick.ts';
import { lieOf } from '../../../src/engine/shengji/trumps.ts';
import { cards, playing, trumps } from '../../engine/shengji/helpers.ts';

const CLUBS = trumps('2C');

/** A trick of which these are the plays, each behind its seat. */
export function trickOf(...plays: readonly (readonly [number, string])[]): Trick {
  const lie = lieOf(CLUBS);
  let trick: Trick | null = null;
  for (const [seat, text] of plays) trick = addPlay(trick, seat, cards(text), lie);
  return trick!;
}

const HAND = '2C 2S 2D JC JC 9C 7C 9S 5S AH TH TH 6H 3H AD KD JD 6D 5D 4D';

/** Unseen copies: jokers and twos, then from ace to three of each suit. */
const UNSEEN: { readonly [kinds: string]: string } = {
  'RJ BJ 2C 2S 2H 2D': '4 4 3 3 4 3',
  'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C': '2 2 2 1 2 1 1 1 1 4 2 1',
  'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S': '4 2 2 0 2 1 3 0 0 0 1 1',
  'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H': '2 1 0 2 1 4 0 1 2 2 3 1',
  'AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D': '1 1 4 1 2 2 2 4 3 3 2 1',
};

/** Clubs and twos are trumps; the first player follows a Tolaji that the second of the House has led to the sixth trick. */
export function sixthTrick(): PlayPhase {
  const hand = countsOf(cards(HAND));
  const gone = hand.map(() => 4);
  for (const [kinds, numbers] of Object.entries(UNSEEN)) {
    const unseen = numbers.split(' ').map(Number);
    kinds.split(' ').forEach((kind, i) => {
      const at = parse(kind)!;
      gone[at] = 4 - hand[at]! - unseen[i]!;
    });
  }
  gone[card('AH')!] = 1;
  const fifth = trickOf([1, 'KD KD'], [2, 'JD JD'], [3, '4D 3D'], [4, 'TD TD'], [5, 'AD AD'], [0, '3D 3D']);
  const single = (text: string) => trickOf([1, text], [2, '3H'], [3, '3H'], [4, '4H'], [5, '4H'], [0, '5H']);
  const state = playing([HAND], { trump: '2C', tickets: '2AD 2AH' });
  const lead = cards('9D 9D 8D 8D');
  return {
    ...state,
    deal: { dealer: 2, trumps: CLUBS, call: { seat: 2, card: card('2C')!, count: 3 }, turnedUp: [] },
    turn: 0,
    tricks: [single('AS'), single('KS'), single('QS'), single('JH'), fifth],
    trick: {
      plays: [{ seat: 5, cards: lead }],
      lead: shapeOf(lead, lieOf(CLUBS))!,
      winner: 5,
      best: shapeOf(lead, lieOf(CLUBS))!,
    },
    left: 20,
    house: [2, 5],
    tickets: [
      { ordinal: 2, card: card('AD')!, met: 5 },
      { ordinal: 2, card: card('AH')!, met: null },
    ],
    points: [0, 80, 25, 0, 40, 40],
    gone,
  };
}
