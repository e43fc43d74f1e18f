import { seatPlayers } from '../../../src/ai/player.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { ASCII_GLYPHS, makeSpeaker } from '../../../src/front/speaker.ts';
import type { Selection } from '../../../src/tui/shengji/hand.ts';
import { ui } from '../../../src/tui/shengji/index.ts';
import type { ShengjiPosition } from '../../../src/tui/shengji/words.ts';
import { NOTHING_MARKED } from '../../../src/tui/table.ts';
import { makeTheme } from '../../../src/tui/theme.ts';

const PLAYERS = seatPlayers(6, [0, 1, 2, 3, 4, 5], 'normal', ['Ann', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay']);

/** What the table is given while this viewer looks at a position. */
export function positionOf(state: State, viewer: Viewer = 0): ShengjiPosition {
  const turn = shengji.toAct(state);
  const view = shengji.view(state, viewer);
  return {
    view,
    onTable: view,
    status: shengji.status(state),
    viewer,
    mover: viewer !== 'table' && turn.includes(viewer) ? viewer : null,
    turn,
    shown: null,
    recent: [],
    players: PLAYERS,
    speaker: makeSpeaker(PLAYERS, viewer, ASCII_GLYPHS),
    theme: makeTheme({ depth: 0, symbols: 'ascii' }),
    assist: true,
    marked: NOTHING_MARKED,
  };
}

/** What keys, separated by spaces, select; the sentence or the move if a key is answered with one. */
export function typed(position: ShengjiPosition, text: string): Selection | string {
  let selection = ui.begin(position);
  for (const key of text.split(' ').filter(Boolean)) {
    const binding = ui.keys(position, selection).find((each) => each.keys.includes(key));
    if (!binding) throw new Error(`No key ${key}`);
    const done = binding.act(key);
    if ('say' in done) return done.say;
    if ('play' in done) return `play ${shengji.format(done.play)}`;
    selection = done.select;
  }
  return selection;
}
