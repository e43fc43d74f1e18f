import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './whole-file.ts';

/** What was seen of a log when it had this size and time. */
interface Row<Seen> {
  readonly stamp: string;
  readonly seen: Seen;
}

/** With fewer logs that are not in the index, writing it anew costs more than it saves. */
const WORTH = 16;

/**
 * A cache beside the logs of what was seen of each, so that a thousand of them need not be read again. The first line is a digest of the second: an index
 * that is not whole, or not as cardroom wrote it, is none. Nothing is lost with it.
 */
export class LogIndex<Seen> {
  readonly #path: string;
  readonly #form: number;
  readonly #known: ReadonlyMap<string, Row<Seen>>;
  readonly #rows = new Map<string, Row<Seen>>();
  #fresh = 0;

  /** `form`: which rows there are and what they mean; another number makes every index an old one. */
  constructor(folder: string, name: string, form: number) {
    this.#path = join(folder, name);
    this.#form = form;
    this.#known = readRows(this.#path, form);
  }

  /** What the index has of a log that is as it was; at any other `look` looks, and the index keeps what it has seen if that `isKept`. */
  at<Other = never>(
    id: string,
    path: string,
    look: () => Seen | Other,
    isKept: (seen: Seen | Other) => seen is Seen,
  ): Seen | Other {
    const stamp = stampOf(path);
    const row = this.#known.get(id);
    if (row?.stamp === stamp) {
      this.#rows.set(id, row);
      return row.seen;
    }
    const seen = look();
    // One that has grown meanwhile was seen at another time.
    if (isKept(seen) && stampOf(path) === stamp) {
      this.#rows.set(id, { stamp, seen });
      this.#fresh++;
    }
    return seen;
  }

  /** Writes the index if that is worth it. A disk that does not take it goes without. */
  save(): void {
    if (this.#fresh < WORTH) return;
    const text = JSON.stringify([...this.#rows]);
    try {
      writeWhole(this.#path, `${digestOf(text, this.#form)}\n${text}`);
    } catch {
      // Then the next list reads the logs again.
    }
  }
}

function readRows<Seen>(path: string, form: number): ReadonlyMap<string, Row<Seen>> {
  try {
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const rows = text.slice(end + 1);
    return text.slice(0, end) === digestOf(rows, form) ? new Map(JSON.parse(rows)) : new Map();
  } catch {
    return new Map();
  }
}

const digestOf = (text: string, form: number): string =>
  createHash('sha256').update(`cardroom ${form}\n${text}`).digest('hex');

/** Throws where there is no such file. */
function stampOf(path: string): string {
  const { size, mtimeMs, ino } = statSync(path);
  return `${size} ${mtimeMs} ${ino}`;
}
