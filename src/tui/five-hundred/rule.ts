import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { tricksInDeal } from '../../engine/five-hundred/state.ts';
import type { FiveHundredPosition } from './lying.ts';
import { ruleTexts } from './words.ts';

/** What the rules say of the auction, the burial or the play of this contract. */
export function inForce({ view }: FiveHundredPosition): readonly string[] {
  const { defendersScore } = view.standing.rules;
  switch (view.phase) {
    case 'bid':
      return [ruleTexts.speak, ruleTexts.outcome(defendersScore), ruleTexts.allTen];
    case 'bury':
      return [ruleTexts.bury(buryCount(view)), ruleTexts.leader];
    case 'play': {
      const { bid, trump } = view.contract;
      if (bid === 'nello') return [ruleTexts.nello(view.standing.seats), ruleTexts.nelloJoker];
      return [
        ruleTexts.follow,
        trump === NO_TRUMP ? ruleTexts.noTrumps : ruleTexts.trumps,
        ruleTexts.makes(bidOf(bid).tricks, tricksInDeal, defendersScore),
      ];
    }
    default:
      return [];
  }
}
