import { lyingOf } from './lying.ts';
import type { GongzhuPosition } from './selection.ts';
import { ruleTexts } from './words.ts';

/** What the rules say of passing, or of playing to a trick. */
export function inForce(position: GongzhuPosition): readonly string[] {
  const { view, speaker } = position;
  const [goat, pig, ten] = ['JD', 'QS', 'TC'].map((card) => speaker.card(card)) as [string, string, string];
  if (view.phase === 'pass')
    return [ruleTexts.pass, ruleTexts.worth(goat, pig, ten), ruleTexts.leader(speaker.card('2C'))];
  if (view.phase !== 'play') return [];
  const isFirst = lyingOf(position).past.length === 0;
  return [ruleTexts.follow, isFirst ? ruleTexts.firstTrick : ruleTexts.hearts, ruleTexts.moon(ten)];
}
