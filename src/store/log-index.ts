import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { readRegular, setAside, writeWhole } from './files.ts';

/** The most that an index may hold, in bytes: some 200,000 matches. */
const MOST = 100 << 20;
/** Bytes of a row; of a log that shows more nothing is kept. */
const LONGEST = 4096;
/** With fewer logs that are not in the index, writing it anew costs more than it saves. */
const WORTH = 16;

/**
 * A cache beside the logs of what was seen of each under its stamp, so that thousands of them need not be read again: a line a log, its fields
 * separated by tabs. The first line has the form and a digest of the others: an index that is not whole, or not as cardroom wrote it, is none.
 * Nothing is lost with it.
 */
export class LogIndex {
  readonly #path: string;
  readonly #form: number;
  readonly #tell: (sentence: string) => void;
  /** Whole lines, which only those who need a log take apart: there may be twenty thousand. */
  #rows: Map<string, string> | null = null;
  /** The file that the rows were read from, and whether it is to be set aside. */
  #read: { readonly stamp: string | null; readonly isBad: boolean } = { stamp: null, isBad: false };
  readonly #fresh = new Set<string>();
  #isWorth = false;

  /** `form`: which fields there are and what they mean; another number makes every index an old one. `tell` hears of one that was set aside. */
  constructor(path: string, form: number, tell: (sentence: string) => void) {
    this.#path = path;
    this.#form = form;
    this.#tell = tell;
  }

  /** The fields that were seen of a log which has this stamp still, with tabs between them; null where there are none. */
  at(id: string, stamp: string): string | null {
    const row = this.#all.get(id);
    const before = id.length + stamp.length + 2;
    return row?.startsWith(stamp, id.length + 1) && row[before - 1] === '\t' ? row.slice(before) : null;
  }

  /** Keeps what was seen of a log. `isDear`: it cost so much that the index is worth writing for it alone. */
  set(id: string, stamp: string, fields: readonly string[], isDear = false): void {
    const row = [id, stamp, ...fields].join('\t');
    if (row.length > LONGEST || row.includes('\n') || row.split('\t').length !== fields.length + 2) return;
    this.#all.set(id, row);
    this.#fresh.add(id);
    this.#isWorth ||= isDear || this.#fresh.size >= WORTH;
  }

  /**
   * Writes the index if that is worth it, with what another cardroom has written there meanwhile, and of the logs in `ids` alone if they are
   * known. A disk that does not take it goes without.
   */
  save(ids?: readonly string[]): void {
    if (!this.#isWorth) return;
    try {
      this.#refresh();
      const wanted = ids && new Set(ids);
      for (const id of this.#all.keys()) if (wanted?.has(id) === false) this.#all.delete(id);
      const text = [...this.#all.values()].map((row) => `${row}\n`).join('');
      if (text.length > MOST) return;
      if (this.#read.isBad)
        this.#tell(
          `${this.#path} was not as cardroom writes it, and was set aside as ${basename(setAside(this.#path))}.`,
        );
      writeWhole(this.#path, `${this.#head(text)}\n${text}`);
      this.#read = { stamp: stampAt(this.#path), isBad: false };
    } catch {
      // Then the next list reads the logs again.
    }
    this.#fresh.clear();
    this.#isWorth = false;
  }

  /** The rows, which are read when one is first asked for. */
  get #all(): Map<string, string> {
    if (!this.#rows) {
      this.#rows = new Map();
      this.#refresh();
    }
    return this.#rows;
  }

  /** Reads the file if another cardroom has written it since. What this one has seen stays. */
  #refresh(): void {
    const stamp = stampAt(this.#path);
    if (stamp === null || stamp === this.#read.stamp) return;
    const rows = this.#rowsIn();
    this.#read = { stamp, isBad: rows === null };
    const own = [...this.#fresh].flatMap((id) => this.#all.get(id) ?? []);
    this.#rows = new Map(rows ?? this.#all);
    for (const row of own) this.#rows.set(row.slice(0, row.indexOf('\t')), row);
  }

  /** The rows of the file; none where it is of another form; null where it is no index. */
  #rowsIn(): Map<string, string> | null {
    let bytes: Buffer;
    try {
      bytes = readRegular(this.#path, MOST).bytes;
    } catch {
      return null;
    }
    const end = bytes.indexOf('\n');
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith(`${NAME} ${this.#form} `)) return OLD.test(head) ? new Map() : null;
    const body = bytes.subarray(end + 1);
    if (head !== this.#head(body)) return null;
    const text = body.toString();
    const rows = new Map<string, string>();
    for (let from = 0; from < text.length; ) {
      const next = text.indexOf('\n', from);
      rows.set(text.slice(from, text.indexOf('\t', from)), text.slice(from, next));
      from = next + 1;
    }
    return rows;
  }

  #head = (text: string | Buffer): string =>
    `${NAME} ${this.#form} ${createHash('sha256').update(text).digest('hex')}`;
}

const NAME = 'cardroom-index';
/** How an index of another form begins; the first forms had the digest alone. */
const OLD = /^(cardroom-index \d+ )?[0-9a-f]{64}$/;

/** What changes with a file: null where there is none, or none that can be looked at. */
function stampAt(path: string): string | null {
  try {
    return stampOf(statSync(path));
  } catch {
    return null;
  }
}

/** What changes whenever a log is written. */
export const stampOf = ({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }): string =>
  `${size} ${mtimeMs} ${ino}`;
