import type { ShangPosition } from './hand.ts';
import { ruleText } from './layout.ts';

/** What the rules say of a lead, or of an answer to what lies there. */
export function inForce(position: ShangPosition): readonly string[] {
  const { top, phase } = position.view;
  if (phase !== 'play') return [];
  const [kind, text] = ruleText(position);
  return [
    kind + text,
    top === null
      ? 'Whoever leads may not check.'
      : 'Beat it with a higher play of its kind, or check: then you are out until all others have checked.',
    'The deal ends with the first empty hand; each card left in the others counts 1.',
  ];
}
