import type { Level } from '../ai/bot.ts';
import { BOT_NAMES } from '../ai/player.ts';
import type { Seat } from '../engine/game.ts';
import type { Players } from '../front/room.ts';

/** The plan for a seat before anybody comes. `bot`: one that plays until somebody sits down. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  /** A bot plays, and no guest gets the seat. */
  | { readonly kind: 'closed' }
  /** A program from the host's command line plays. */
  | { readonly kind: 'program'; readonly command: string };

/** A person of the table, present or away. */
export interface Person {
  readonly id: number;
  name: string;
  /** The key that they proved; null if they are known by name alone. */
  readonly key: string | null;
  /** Shown to the host alone. */
  address: string;
  readonly isHost: boolean;
  isReady: boolean;
  isHere: boolean;
  /** Away for good: a bot plays, under their name until the deal is over. */
  hasLeft: boolean;
  /** Time when they went, in ms of the table's clock. */
  awaySince: number;
  /** Numbers of the persons whose lines they hide. */
  readonly hides: Set<number>;
}

export interface Chair {
  owner: Person | null;
  level: Level;
  isClosed: boolean;
  /** Command of a program that plays while nobody sits here; null for a bot. */
  command: string | null;
  /** True if a bot plays for the owner until they are back. */
  standsIn: boolean;
  /** True if a bot makes the owner's next move. */
  makesOne: boolean;
}

/** Players of an empty seat, in the order in which the host changes them. */
const CHANGES: readonly Pick<Chair, 'level' | 'isClosed'>[] = [
  { level: 'easy', isClosed: false },
  { level: 'normal', isClosed: false },
  { level: 'hard', isClosed: false },
  { level: 'normal', isClosed: true },
];

/** The seats of a table and their owners. */
export class Chairs {
  readonly list: readonly Chair[];
  /** Is a bot's name unlike the names of all people at the table? */
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

  /** The players of all seats, bots of empty ones included. The object changes only when somebody sits down, rises or is renamed. */
  get players(): Players {
    return this.#players;
  }

  seatOf(person: Person): Seat | null {
    const seat = this.list.findIndex(({ owner }) => owner === person);
    return seat < 0 ? null : seat;
  }

  /** The seat for a guest who has not chosen one: the first empty one that is not closed; null if there is none. */
  get free(): Seat | null {
    const seat = this.list.findIndex((chair) => chair.owner === null && !chair.isClosed);
    return seat < 0 ? null : seat;
  }

  /** Gives a person this seat, or none if null. An earlier owner loses it. */
  give(seat: Seat | null, person: Person): void {
    const old = this.seatOf(person);
    if (old !== null) this.#clear(old, null);
    if (seat !== null) this.#clear(seat, person);
    this.renamed();
  }

  /** Changes the player of an empty seat to the next of `CHANGES`. */
  change(seat: Seat): void {
    const chair = this.list[seat]!;
    const at = CHANGES.findIndex(
      ({ level, isClosed }) => level === chair.level && isClosed === chair.isClosed,
    );
    Object.assign(chair, CHANGES[(at + 1) % CHANGES.length]);
    this.renamed();
  }

  /** Call it when names may have changed. */
  renamed(): void {
    this.#players = this.#named();
  }

  /** Does the table ask the person of this seat for a move? */
  isAsked(seat: Seat): boolean {
    const { owner, standsIn, makesOne } = this.list[seat]!;
    return owner !== null && !owner.hasLeft && !standsIn && !makesOne;
  }

  #clear(seat: Seat, owner: Person | null): void {
    Object.assign(this.list[seat]!, { owner, standsIn: false, makesOne: false });
  }

  /** Names bots unlike the people. When the names run out, a bot is called after its seat, as nobody else is. */
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
