import type { ShangPosition } from './hand.ts';
import { ruleText } from './lying.ts';
import { ruleTexts } from './words.ts';

/** What the rules say of a lead, or of an answer to what lies there. */
export function inForce(position: ShangPosition): readonly string[] {
  const { top, phase } = position.view;
  if (phase !== 'play') return [];
  const [kind, text] = ruleText(position);
  return [kind + text, top === null ? ruleTexts.lead : ruleTexts.answer, ruleTexts.end];
}
