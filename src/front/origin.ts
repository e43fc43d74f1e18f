import type { Origin } from '../engine/origin.ts';
import { minus } from './number.ts';

/** The origin of a match in a few words: "played on from gongzhu-3, deal 2, move 13". */
export function originText(origin: Origin, oneDeal: boolean): string {
  switch (origin.kind) {
    case 'from': {
      const { deal, move } = origin;
      const place = [...(oneDeal ? [] : [`deal ${deal}`]), ...(move > 0 ? [`move ${move}`] : [])];
      return [`played on from ${origin.match || 'another match'}`, ...place].join(', ');
    }
    case 'again':
      return `the cards of ${origin.match || 'another match'} again`;
    case 'challenge':
      return `a challenge: ${minus(origin.beat)} to beat`;
    case 'day':
      return `the deal of ${origin.date}${origin.practice ? ', for practice' : ''}`;
  }
}
