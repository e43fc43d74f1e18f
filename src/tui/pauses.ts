import type { Shown } from './scene.ts';
import type { Pace } from './settings.ts';

interface Pauses {
  /** After a step of which there is nothing to tell, such as a card drawn: there may be hundreds. */
  readonly silent: number;
  /** After a bot's move. */
  readonly move: number;
  /** After a finished trick and its like. */
  readonly linger: number;
}

/** How long a step stays, in ms. */
const PAUSES: { readonly [pace in Pace]: Pauses } = {
  instant: { silent: 0, move: 0, linger: 0 },
  fast: { silent: 10, move: 150, linger: 700 },
  normal: { silent: 35, move: 500, linger: 1800 },
  key: { silent: 35, move: 300, linger: Number.POSITIVE_INFINITY },
};

/** How long a step stays in ms; infinite: until a key is pressed. `own`: a person made it, so that nobody has to be told. */
export function pauseAfter(shown: Shown | null, own: boolean, pace: Pace): number {
  const pause = PAUSES[pace];
  if (shown?.lingering) return pause.linger;
  if (shown && shown.seat !== null && shown.facts.length === 0) return pause.silent;
  return own ? 0 : pause.move;
}
