import { seatPlayers } from '../../../src/ai/player.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import { partsOf } from '../../../src/games.ts';
import { KeyboardConductor, type KeyboardOptions } from '../../../src/tui/match/conductor.ts';
import { FRAME, type Scene } from '../../../src/tui/match/scene.ts';
import { Session, type SessionOptions } from '../../../src/tui/match/session.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import type { Clock } from '../../../src/tui/terminal/clock.ts';
import { plainTable } from '../../template/plain-table.ts';

export const gongzhu = partsOf('gongzhu')!;

export interface StoppedClock extends Clock {
  /** How long the running pause is to last, or null. */
  readonly pause: number | null;
  /** A scene waits to be drawn. */
  readonly drawing: boolean;
  /** Whatever is waited for comes to pass. */
  pass(): void;
  /** So many ms go by, and nothing comes of it. */
  forward(ms: number): void;
}

/** Time that passes when the test says so. */
export function stoppedClock(): StoppedClock {
  let now = 1000;
  const waiting = new Set<{ readonly ms: number; readonly then: () => void }>();
  return {
    now: () => now,
    forward(ms) {
      now += ms;
    },
    after(ms: number, then: () => void) {
      const timer = { ms, then };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    get pause(): number | null {
      return [...waiting].find(({ ms }) => ms !== FRAME)?.ms ?? null;
    },
    get drawing(): boolean {
      return [...waiting].some(({ ms }) => ms === FRAME);
    },
    pass(): void {
      const due = [...waiting];
      waiting.clear();
      for (const { then } of due) then();
    },
  };
}

/** What is not as usual: bots of the house, pace normal, a table that has nothing of its own but that a finished trick lingers. */
export interface Sitting
  extends Partial<Omit<KeyboardOptions, 'table'>>,
    Partial<Pick<SessionOptions, 'pace' | 'clock'>> {
  readonly table?: Partial<AnyTable>;
}

export function open(
  people: readonly number[],
  { pace = 'normal', table = {}, clock, ...options }: Sitting = {},
  rules: object = {},
  seed = 'session',
) {
  const setup = readSetup(gongzhu.game, { seed, options: { passing: 'none', ...rules } }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = options.match ?? new Match(gongzhu.game, setup);
  const stopped = stoppedClock();
  const conductor = new KeyboardConductor({
    entry: gongzhu,
    players: seatPlayers(4, people, 'normal'),
    table: {
      ...plainTable(gongzhu.game),
      lingers: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
      ...table,
    },
    ...options,
    match,
  });
  const session = new Session({ conductor, pace, clock: clock ?? stopped });
  return { session, conductor, match, clock: stopped };
}

/** Lets time pass and bots answer until the scene is as wanted. */
export async function until(
  session: Session,
  clock: { pass(): void },
  wanted: (scene: Scene) => boolean,
): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    if (wanted(session.scene)) return;
    clock.pass();
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`never: ${wanted}; the scene is ${JSON.stringify(session.scene.mode)}`);
}

export const asked = ({ mode }: Scene): boolean => mode.kind === 'turn';
export const curtain = ({ mode }: Scene): boolean => mode.kind === 'curtain';
export const sheet = ({ mode }: Scene): boolean => mode.kind === 'sheet';

/** Plays whatever comes first, for everybody who is asked, up to the scene that is wanted. */
export async function playOn(
  session: Session,
  clock: { pass(): void },
  wanted: (scene: Scene) => boolean,
): Promise<void> {
  for (let move = 0; move < 60; move++) {
    await until(session, clock, (scene) => wanted(scene) || asked(scene) || curtain(scene));
    if (wanted(session.scene)) return;
    session.lift();
    const { mode } = session.scene;
    if (mode.kind === 'turn') session.play(movesOf(session, mode.seat)[0]!);
  }
  throw new Error(`never: ${wanted}`);
}

/** The legal moves of somebody at this screen, as text. */
const movesOf = (session: Session, seat: number): string[] => {
  const { game } = session.entry;
  return [...game.moves(session.look(seat), seat)].map((move) => game.format(move));
};
