import { LEVELS } from '../../ai/bot.ts';
import type { SeatPlan } from '../../host/chairs.ts';
import { essence, newCode } from '../../host/codes.ts';
import type { TablePlan } from '../../host/table.ts';
import type { Manners } from '../../tui/screens/lobby/hosted.ts';
import { saysYes } from '../asking.ts';
import { oneOf, wholeNumber } from '../flags.ts';
import { freshSeed } from '../fresh-seed.ts';
import { type PlayOptions, readInvitation, readLevel } from '../invitation.ts';
import { Misuse } from '../misuse.ts';
import type { ScreenOptions } from '../screen.ts';
import { misuses, questions } from './words.ts';

/** The options of `cardroom host`, as typed. */
export interface HostOptions extends PlayOptions, ScreenOptions {
  readonly port: string;
  readonly listen?: string;
  readonly code?: string;
  readonly open?: boolean;
  readonly name?: string;
  /** False for a host without a screen. */
  readonly screen: boolean;
  readonly seat?: readonly string[];
  readonly watchers: string;
  readonly wait: string;
  readonly clock: string;
  readonly takebacks: string;
  readonly chat: string;
  readonly hints?: boolean;
  /** Ids of matches, or true for the latest table. */
  readonly resume?: readonly string[] | true;
  readonly anyway?: boolean;
  readonly guests?: boolean;
  readonly forget?: string;
  readonly forgetAll?: boolean;
}

/** Fewest letters and digits of a code. */
const SHORTEST_CODE = 4;

/** A table to open, and its game's id. */
export interface Plan {
  readonly game: string;
  readonly table: TablePlan;
}

/** Options for one table alone. */
const OF_ONE_TABLE = ['players', 'option', 'seed', 'seat', 'code'] as const;

/** The tables to open, one a game. Throws a Misuse if one cannot be opened. */
export function readPlans(games: readonly string[], options: HostOptions): Plan[] {
  const single = games.length > 1 ? OF_ONE_TABLE.find((name) => options[name] !== undefined) : undefined;
  if (single) throw new Misuse(misuses.oneTable(`--${single}`));
  return games.map((id) => readPlan(id, options));
}

function readPlan(id: string, options: HostOptions): Plan {
  const { players, bots, seed, option } = options;
  const asked = { ...(players !== undefined && { players }), ...(bots !== undefined && { bots }) };
  const { entry, setup } = readInvitation(
    id,
    { ...asked, ...(seed !== undefined && { seed }), ...(option && { option }) },
    freshSeed(),
  );
  const seats = readSeats(options.seat ?? [], setup.seats);
  const table = {
    setup,
    seats,
    level: readLevel(bots),
    manners: readManners(options),
    code: readCode(options),
  };
  return { game: entry.game.id, table };
}

function readManners({ wait, clock, takebacks, chat, hints = false, watchers }: HostOptions): Manners {
  return {
    wait: wholeNumber('--wait', wait),
    clock: wholeNumber('--clock', clock),
    takebacks: oneOf('--takebacks', ['agreed', 'off'], takebacks),
    chat: oneOf('--chat', ['calls', 'free', 'off'], chat),
    hints,
    watchers: wholeNumber('--watchers', watchers),
  };
}

function readCode({ code, open = false }: HostOptions): string | null {
  if (open && code !== undefined) throw new Misuse(misuses.openWithCode);
  if (open) return null;
  if (code === undefined) return newCode();
  if (essence(code).length >= SHORTEST_CODE) return code;
  throw new Misuse(misuses.shortCode(SHORTEST_CODE, code));
}

/** Plans for the seats, as `3=exec:./bot`, `3=hard` or `3=closed`; the others are open. Seats count from 1, as in the lobby. */
function readSeats(texts: readonly string[], count: number): SeatPlan[] {
  const plans = Array.from({ length: count }, (): SeatPlan => ({ kind: 'open' }));
  for (const text of texts) {
    const [, number, who] = /^(\d+)=(.+)$/.exec(text) ?? [];
    const plan = who === undefined ? null : seatPlan(who);
    if (!plan || Number(number) < 1 || Number(number) > count) {
      throw new Misuse(misuses.seat(count, text));
    }
    plans[Number(number) - 1] = plan;
  }
  return plans;
}

function seatPlan(who: string): SeatPlan | null {
  if (who === 'closed') return { kind: 'closed' };
  if (/^exec:./.test(who)) return { kind: 'program', command: who.slice('exec:'.length) };
  const level = LEVELS.find((known) => known === who);
  return level ? { kind: 'bot', level } : null;
}

/** Asks whether to open a table without a code. Throws a Misuse unless the host confirms it. */
export async function makeSure({ listen }: HostOptions): Promise<void> {
  if (listen === '127.0.0.1' || listen === '::1' || listen === 'localhost') return;
  if (!(await saysYes(questions.openToAll, misuses.openUnasked))) throw new Misuse(misuses.notSure);
}
