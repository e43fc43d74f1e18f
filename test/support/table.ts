import type { BySeat, Game, GameTypes, Viewer } from '../../src/engine/game.ts';
import type { Player } from '../../src/front/room.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { NOTHING_MARKED, type Position, type TableKey } from '../../src/tui/table.ts';
import { makeTheme } from '../../src/tui/theme.ts';

const NAMES = ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'];

/** What a table is given while this viewer looks at a state and nothing has just happened. Letters for suits unless told. */
export function positionOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer = 0,
  symbols: 'unicode' | 'ascii' = 'ascii',
): Position<G> {
  const status = game.status(state);
  const turn = game.toAct(state);
  const players: BySeat<Player> = status.scores.map((_, seat) => ({
    name: NAMES[seat]!,
    bot: seat === viewer ? null : 'normal',
  }));
  const view = game.view(state, viewer);
  return {
    view,
    onTable: view,
    status,
    viewer,
    mover: viewer !== 'table' && turn.includes(viewer) ? viewer : null,
    turn,
    shown: null,
    recent: [],
    players,
    speaker: makeSpeaker(players, viewer, symbols === 'ascii' ? ASCII_GLYPHS : UNICODE_GLYPHS),
    theme: makeTheme({ depth: 0, symbols }),
    assist: true,
    marked: NOTHING_MARKED,
  };
}

/** What keys, separated by spaces, lead to: the selection, or the sentence that the last one is answered with. */
export function typed<G extends GameTypes, Selection>(
  table: { keys(position: Position<G>, selection: Selection): readonly TableKey<G, Selection>[] },
  position: Position<G>,
  start: Selection,
  keys: string,
): Selection | string {
  let selection = start;
  for (const key of keys.split(' ').filter(Boolean)) {
    const binding = table.keys(position, selection).find((each) => each.keys.includes(key));
    if (!binding) throw new Error(`No key ${key}`);
    const done = binding.act(key);
    if ('say' in done) return done.say;
    if ('play' in done) throw new Error(`${key} plays a move`);
    selection = done.select;
  }
  return selection;
}
