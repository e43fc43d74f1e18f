import type { OptionValue } from '../../../src/engine/game.ts';
import { format } from '../../../src/engine/shengji/cards.ts';
import { partsOf } from '../../../src/games.ts';
import { deckWith } from '../../engine/shengji/helpers.ts';
import { type Looking, openSession, stackedMatch } from '../../support/seating.tsx';

const entry = partsOf('shengji')!;

export interface Seating extends Looking {
  /** The first cards of each seat; the rest are dealt in the pack's order. */
  readonly hands: readonly string[];
  readonly kitty?: string;
  readonly options?: { readonly [name: string]: OptionValue };
  /** Moves made before anybody looks, in order of play; `stay…` lets all stay to the end of the draw, `.` is any legal move. */
  readonly moves?: readonly string[];
}

/** The match on a screen in this process, with the bots of the house. */
export function openTable({ hands, kitty = '', options = {}, moves = [], ...looking }: Seating) {
  const decks = [deckWith(hands, { kitty }).map(format)];
  const { match, play } = stackedMatch(entry, { options, decks });
  for (const move of moves) {
    if (move === 'stay…') while (match.status.phase === 'draw') play('stay');
    else play(move === '.' ? match.moves(match.turn[0]!).next().value! : move);
  }
  return openSession(entry, match, looking);
}
