import { seatPlayers } from '../../../ai/player.ts';
import type { Pace } from '../../../front/settings.ts';
import type { GameParts } from '../../../games.ts';
import type { ExerciseRun } from '../../../lessons/run.ts';
import { KeyboardConductor } from '../../match/conductor.ts';
import { Session } from '../../match/session.ts';
import type { AnyTable } from '../../table.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** The table for an exercise. */
export interface Taught {
  readonly entry: GameParts;
  readonly table: AnyTable;
}

/** Returns the session of an exercise: the learner against scripts. */
export function taughtSession(
  run: ExerciseRun,
  { entry, table }: Taught,
  pace: Pace,
  terminal: Pick<Terminal, 'clock' | 'fail'>,
): Session {
  const conductor = new KeyboardConductor({
    entry,
    match: run.match,
    players: seatPlayers(run.match.setup.seats, [run.seat], 'normal'),
    table,
    guide: run,
    fail: terminal.fail,
  });
  return new Session({ conductor, pace, clock: terminal.clock });
}
