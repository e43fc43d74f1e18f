import type { Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Script } from './lesson.ts';

interface Entry {
  /** Null for any seat that is to act. */
  readonly seat: Seat | null;
  /** Repeats the entry until the next one is legal; the last entry as long as it is legal itself. */
  readonly endless: boolean;
  /** Alternatives: the first legal one is made. */
  readonly moves: readonly string[];
}

function readEntry(text: string): Entry[] {
  const [, anybody, digits, moves] = /^(\*?)(\d*) (.+)$/.exec(text)!;
  const entry: Entry = {
    seat: anybody ? null : Number(digits),
    endless: anybody !== '' && digits === '',
    moves: moves!.split('/'),
  };
  return Array.from({ length: anybody && digits ? Number(digits) : 1 }, () => entry);
}

/** The remaining script moves of a match. */
export class Cue {
  readonly #match: Match;
  #entries: Entry[] = [];

  constructor(match: Match) {
    this.#match = match;
  }

  add(script: Script): void {
    this.#entries.push(...script.flatMap(readEntry));
  }

  clear(): void {
    this.#entries = [];
  }

  /** Takes the next move from the script, for the caller to make; null at the end. Throws if no move of an entry is legal. */
  next(): { readonly seat: Seat; readonly move: string } | null {
    const [entry, after] = this.#entries;
    if (!entry) return null;
    const seat = entry.seat ?? this.#match.turn[0]!;
    const meant = { ...entry, seat };
    if (entry.endless && (after ? this.#isLegal(after) : !this.#isLegal(meant))) {
      this.#entries.shift();
      return this.next();
    }
    if (!entry.endless) this.#entries.shift();
    return { seat, move: this.#sure(meant) };
  }

  #isLegal(entry: Entry): boolean {
    return this.#legal(entry) !== undefined;
  }

  #legal({ seat, moves }: Entry): string | undefined {
    return moves.find((move) => seat !== null && this.#match.check(seat, move) === null);
  }

  #sure(entry: Entry): string {
    const move = this.#legal(entry);
    if (move === undefined) throw new Error(`Seat ${entry.seat} may not play ${entry.moves.join(' or ')}.`);
    return move;
  }
}
