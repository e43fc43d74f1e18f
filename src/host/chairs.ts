import type { Level } from '../ai/bot.ts';
import { BOT_NAMES } from '../ai/player.ts';
import type { Seat } from '../engine/game.ts';
import type { Players } from '../front/room.ts';

/** Who is to have a seat before anybody comes; `bot`: one that plays until somebody sits down there. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  /** A bot has it, and no guest gets it. */
  | { readonly kind: 'closed' }
  /** A program of the host's command line has it. */
  | { readonly kind: 'program'; readonly command: string };

/** Somebody at a table, whether they are there now or away. */
export interface Person {
  readonly id: number;
  name: string;
  /** The key that they have proved; null: they are known by name alone. */
  readonly key: string | null;
  /** For the host's eyes alone. */
  address: string;
  readonly isHost: boolean;
  isReady: boolean;
  isHere: boolean;
  /** Away and not to come back: a bot keeps the seat, and the name until the deal is over. */
  hasLeft: boolean;
  /** When they went, in ms of the table's clock. */
  awaySince: number;
  /** The numbers of those whose lines they do not want to see. */
  readonly hides: Set<number>;
}

export interface Chair {
  owner: Person | null;
  level: Level;
  isClosed: boolean;
  /** The command of a program that plays here while nobody sits here; null: the bot does. */
  command: string | null;
  /** A bot plays for the owner until they are back. */
  standsIn: boolean;
  /** A bot makes the one move that is waited for. */
  makesOne: boolean;
}

/** Who plays at an empty seat, in the order in which the host changes it. */
const CHANGES: readonly Pick<Chair, 'level' | 'isClosed'>[] = [
  { level: 'easy', isClosed: false },
  { level: 'normal', isClosed: false },
  { level: 'hard', isClosed: false },
  { level: 'normal', isClosed: true },
];

/** The seats of a table and whose they are. */
export class Chairs {
  readonly list: readonly Chair[];
  /** Whether nobody at the table is called like a bot of this name. */
  readonly #isSpare: (bot: string) => boolean;
  #players: Players;

  constructor(plans: readonly SeatPlan[], level: Level, isSpare: (bot: string) => boolean) {
    this.#isSpare = isSpare;
    this.list = plans.map((plan) => ({
      owner: null,
      level: plan.kind === 'bot' ? plan.level : level,
      isClosed: plan.kind === 'closed' || plan.kind === 'program',
      command: plan.kind === 'program' ? plan.command : null,
      standsIn: false,
      makesOne: false,
    }));
    this.#players = this.#named();
  }

  /** Who sits where now, the bots of empty seats included. The same until somebody sits down, rises or is renamed. */
  get players(): Players {
    return this.#players;
  }

  seatOf(person: Person): Seat | null {
    const seat = this.list.findIndex(({ owner }) => owner === person);
    return seat < 0 ? null : seat;
  }

  /** The seat that a guest gets who has not chosen one: where no bot was asked for by name, else any; null where there is none. */
  get free(): Seat | null {
    const seat = this.list.findIndex((chair) => chair.owner === null && !chair.isClosed);
    return seat < 0 ? null : seat;
  }

  /** This person has this seat from now on; null: none. Whoever had it, has it no more. */
  give(seat: Seat | null, person: Person): void {
    const old = this.seatOf(person);
    if (old !== null) this.#clear(old, null);
    if (seat !== null) this.#clear(seat, person);
    this.renamed();
  }

  /** A bot of the next level plays at this seat while nobody sits here, or one whose seat no guest gets. */
  change(seat: Seat): void {
    const chair = this.list[seat]!;
    const at = CHANGES.findIndex(
      ({ level, isClosed }) => level === chair.level && isClosed === chair.isClosed,
    );
    Object.assign(chair, CHANGES[(at + 1) % CHANGES.length]);
    this.renamed();
  }

  /** Names may have changed. */
  renamed(): void {
    this.#players = this.#named();
  }

  /** A person is asked at this seat for its moves. */
  isAsked(seat: Seat): boolean {
    const { owner, standsIn, makesOne } = this.list[seat]!;
    return owner !== null && !owner.hasLeft && !standsIn && !makesOne;
  }

  #clear(seat: Seat, owner: Person | null): void {
    Object.assign(this.list[seat]!, { owner, standsIn: false, makesOne: false });
  }

  /** Bots have names of their own, unlike those of people. Where these are used up, they are called by their seats, as nobody else is. */
  #named(): Players {
    const spare = BOT_NAMES.filter(this.#isSpare);
    return this.list.map(({ owner, level, command }, seat) => {
      if (owner) return { name: owner.name, bot: null, ...(!owner.isHost && { guest: true as const }) };
      return {
        name: spare.shift() ?? `Bot ${seat + 1}`,
        bot: level,
        ...(command !== null && { program: true as const }),
      };
    });
  }
}
