import type { Aid } from '../engine/aid.ts';
import { count } from '../engine/words.ts';

/** Help in words: "2 hints, 1 taken back", "unaided"; with "unrated" if hidden cards had been shown. Null if it is unknown. */
export function aidText(aid: Aid | null | undefined): string | null {
  if (!aid) return null;
  const { hints, told = 0, takenBack, unrated } = aid;
  const parts = [
    ...(hints > 0 ? [count(hints, 'hint')] : []),
    ...(told > 0 ? ['costly moves told'] : []),
    ...(takenBack > 0 ? [`${takenBack} taken back`] : []),
    ...(unrated.length > 0 ? ['unrated'] : []),
  ];
  return parts.join(', ') || 'unaided';
}

/** A result with its help in brackets: "30 (1 hint)". */
export function broughtText(brought: string, aid: Aid | null | undefined): string {
  const text = aidText(aid);
  return text === null ? brought : `${brought} (${text})`;
}
