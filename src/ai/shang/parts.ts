import type { Seat } from '../../engine/game.ts';
import { NO_PLAY } from '../../engine/shang/combination.ts';
import { play } from '../../engine/shang/rules.ts';
import { type Move, SEATS, type Shang, type State } from '../../engine/shang/state.ts';
import { LINE, type Ply, type Telling, type ToldEnding } from '../adviser/telling.ts';
import { moveOf } from './candidates.ts';
import { Noted } from './fates.ts';
import { cardsLeftAfter } from './plan.ts';

/**
 * Parts of the cards below the average of the others: the seat's own cards, and those of the players at its left, across and at its right. `out`: the
 * whole difference if different seats go out.
 */
const PARTS = ['out', 'own', 'left', 'across', 'right'] as const;
export type Part = (typeof PARTS)[number];

/** The seat that goes out; the cards left to each seat of `PARTS`; the seat that leads the next fresh table, −1 if the deal ends before. */
const FACTS = ['out', 'own', 'left', 'across', 'right', 'leader'] as const;
export type Fact = (typeof FACTS)[number];

export const shangTelling: Telling<Shang, Part, Fact> = {
  parts: PARTS,
  facts: FACTS,
  change: 'out',
  tell: (world, seat) => (move) => playedOut(play(world, seat, move), seat),
};

function playedOut(state: State, seat: Seat): ToldEnding<Move> {
  const line: Ply<Move>[] = [];
  const noted = new Noted(seat);
  let leader = -1;
  const cardsLeft = cardsLeftAfter(state, (sim, best) => {
    if (sim.top === NO_PLAY && leader < 0) leader = sim.turn;
    noted.hear(sim, best);
    if (line.length < LINE) line.push({ seat: sim.turn, move: moveOf(best) });
  });
  const [own, ...others] = cardsLeft.map((_, place) => cardsLeft[(seat + place) % SEATS]!);
  const out = cardsLeft.indexOf(0);
  noted.over(out);
  const parts = [0, -own!, ...others.map((cards) => cards / others.length)];
  return {
    value: parts.reduce((sum, part) => sum + part, 0),
    parts,
    kind: out === seat ? 1 : 0,
    facts: [out, own!, ...others, leader],
    line,
    events: noted.events,
  };
}
