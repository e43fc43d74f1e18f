import type { Judgement } from '../ai/adviser/judgement.ts';
import type { Seat, Speaker } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import type { KeptMatch } from '../store/kept-match.ts';
import { Bots, type Hint, type Thinkers } from '../tui/match/bots.ts';
import type { Origin } from '../tui/match/next.ts';
import { Programs } from '../workers/programs.ts';
import type { Chairs } from './chairs.ts';
import type { Makers } from './conductor.ts';

interface TableMakersOptions extends Thinkers {
  readonly entry: GameParts;
  readonly kept: KeptMatch;
  readonly chairs: Chairs;
  /** True if guests may ask for hints. */
  readonly hints: boolean;
  /** Hears that a program gave no usable answer: a bot plays on under this name. */
  failed(name: string, why: string): void;
}

/** The bots and programs that move for seats without a person. */
export class TableMakers implements Makers {
  readonly #options: TableMakersOptions;
  readonly #bots: Bots;
  readonly #programs: Programs;

  constructor(options: TableMakersOptions) {
    const { entry, kept, askBot, askAdviser } = options;
    this.#options = options;
    this.#bots = new Bots({ entry, match: kept.match, askBot, askAdviser });
    this.#programs = new Programs(entry.game);
  }

  maker(seat: Seat, origin: Origin): string | null {
    const { kept, chairs } = this.#options;
    const named = kept.players[seat]!;
    const { owner, level, command } = chairs.list[seat]!;
    if (origin === 'bot') return named.bot === null || (named.program && command === null) ? level : null;
    return named.bot !== null && (origin === 'person' || origin === 'wish') ? (owner?.name ?? null) : null;
  }

  async choose(seat: Seat): Promise<{ readonly move: string; readonly capped: boolean }> {
    const { chairs, failed } = this.#options;
    const chair = chairs.list[seat]!;
    if (chair.owner === null && chair.command !== null) {
      const answer = await this.#programs.choose(chair.command, this.#bots.decisionOf(seat));
      if ('move' in answer) return { move: answer.move, capped: false };
      Object.assign(chair, { command: null, level: 'normal' });
      chairs.renamed();
      failed(chairs.players[seat]!.name, answer.why);
    }
    return this.#bots.moveFor(seat, chair.level);
  }

  async hint(seat: Seat, speaker: Speaker): Promise<Hint | null> {
    return this.#options.hints ? this.#bots.hintFor(seat, speaker) : null;
  }
  async compare(seat: Seat, best: string, other: string): Promise<Judgement | null> {
    return this.#options.hints ? this.#bots.compare(seat, best, other) : null;
  }

  close(): void {
    this.#programs.close();
  }
}
