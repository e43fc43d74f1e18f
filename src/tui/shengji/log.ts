import type { Speaker } from '../../engine/game.ts';
import { parse } from '../../engine/shengji/cards.ts';
import type { Fact } from '../../engine/shengji/state.ts';
import { factText } from '../../engine/shengji/text.ts';
import { lieOf, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import { count } from '../../engine/words.ts';
import { playText } from './words.ts';

/** The log of the deal, a line for each trick that is over: `Trick 5: Bo KK♦ · Cat JJ♦ … Fay AA♦ won · You 33♦, 40 points.` The present trick play by play. */
export function log(steps: readonly (readonly Fact[])[], speaker: Speaker): string[][] {
  const whole = steps.findLastIndex((facts) => facts.some(({ kind }) => kind === 'trick-taken'));
  let trick = 0;
  let trumps: TrumpChoice = { rank: 0, suit: null };
  return steps.map((facts, step) =>
    facts.flatMap((fact) => {
      if (fact.kind === 'dealt') trick = 0;
      if (fact.kind === 'trumps') trumps = { rank: fact.level - 2, suit: fact.suit };
      if (fact.kind === 'played' && step <= whole) return [];
      if (fact.kind !== 'trick-taken') return [factText(fact, speaker)];
      trick++;
      const lie = lieOf(trumps);
      const plays = fact.plays.map(({ seat, cards }) => {
        const text = playText(
          cards.map((card) => parse(card)!),
          lie,
          speaker,
        );
        return `${speaker.seat(seat)} ${text}${seat === fact.seat ? ' won' : ''}`;
      });
      return [`Trick ${trick}: ${plays.join(' · ')}, ${count(fact.points, 'point')}.`];
    }),
  );
}
