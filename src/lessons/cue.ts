import type { Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Script } from './lesson.ts';

interface Entry {
  /** Null: whoever is to act. */
  readonly seat: Seat | null;
  /** The first that is legal is meant. */
  readonly moves: readonly string[];
}

function readEntry(text: string): Entry {
  const space = text.indexOf(' ');
  const seat = text.slice(0, space);
  return { seat: seat === '*' ? null : Number(seat), moves: text.slice(space + 1).split('/') };
}

/** The moves of scripts that are still to be made in a match. */
export class Cue {
  readonly #match: Match;
  #entries: Entry[] = [];

  constructor(match: Match) {
    this.#match = match;
  }

  add(script: Script): void {
    this.#entries.push(...script.map(readEntry));
  }

  clear(): void {
    this.#entries = [];
  }

  /** The next move, which is taken as made; null at the end. Throws where no move of an entry is legal. */
  next(): { readonly seat: Seat; readonly move: string } | null {
    const [entry, after] = this.#entries;
    if (!entry) return null;
    if (entry.seat === null) {
      if (!after || this.#legal(after) === undefined) {
        const seat = this.#match.turn[0]!;
        return { seat, move: this.#sure({ ...entry, seat }) };
      }
      this.#entries.shift();
      return this.next();
    }
    this.#entries.shift();
    return { seat: entry.seat, move: this.#sure(entry) };
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
