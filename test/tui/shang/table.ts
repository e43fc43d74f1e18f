import { formatCard } from '../../../src/engine/card.ts';
import { FULL, minus, union } from '../../../src/engine/card-set.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { inOrder } from '../../../src/engine/shang/combination.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { begin, type Selection, type ShangPosition } from '../../../src/tui/shang/hand.ts';
import { ui } from '../../../src/tui/shang/index.ts';
import { cards } from '../../support/cards.ts';
import { positionOf as positionIn } from '../../support/table.ts';

const { keys } = ui;

export const PLAYERS = [
  { name: 'You', bot: null },
  { name: 'Bo', bot: 'normal' },
  { name: 'Cat', bot: 'normal' },
  { name: 'Dan', bot: 'normal' },
] as const;

/** What the table is given while this viewer looks at a state and nothing has just happened. */
export const positionOf = (state: State, viewer: Viewer = 0, symbols: 'unicode' | 'ascii' = 'ascii') =>
  positionIn(shang, state, viewer, symbols);

/** What keys, separated by spaces, select; "play …" for a move, or the sentence that a key is answered with. */
export function typed(position: ShangPosition, text: string, start?: Selection): Selection | string {
  let selection = start ?? begin(position, null);
  for (const key of text.split(' ').filter(Boolean)) {
    const binding = keys(position, selection).find((each) => each.keys.includes(key));
    if (!binding) throw new Error(`No key ${key}`);
    const done = binding.act(key);
    if ('say' in done) return done.say;
    if ('play' in done) return `play ${shang.format(done.play)}`;
    selection = done.select;
  }
  return selection;
}

/**
 * A deck that gives seat 0 these cards. The others get the rest in turn by rank, so nobody else holds four of a rank, and all
 * that is named for them besides.
 */
export function deckFor(own: string, named: readonly string[] = ['', '', '']): string[] {
  const hands = [own, ...named].map((text) => inOrder(cards(text)));
  const used = [own, ...named].map(cards).reduce(union);
  for (const card of inOrder(minus(FULL, used))) {
    const shortest = Math.min(...hands.slice(1).map((hand) => hand.length));
    hands
      .slice(1)
      .find((hand) => hand.length === shortest)!
      .push(card);
  }
  return Array.from({ length: 52 }, (_, place) => formatCard(hands[place % 4]![place >> 2]!));
}
