import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { readRegular, setAside, writeWhole } from './files.ts';
import { sha256 } from './sha256.ts';

/** Most bytes of an index: some 200,000 matches. */
const MOST = 100 << 20;
/** Most bytes of a row; longer ones are not kept. */
const LONGEST = 4096;
/** Fewest new logs for which writing the index saves time. */
const WORTH = 16;

/**
 * A cache beside the logs: facts about each log under its stamp, so that thousands of logs need not be read again. A line a log, fields
 * separated by tabs. The first line has the form and a digest of the others: an index that is incomplete or was edited does not count. It
 * may be deleted.
 */
export class LogIndex {
  readonly #path: string;
  readonly #form: number;
  readonly #tell: (sentence: string) => void;
  /** Rows by id, their fields not yet split, as there may be twenty thousand; null until the file is read. */
  #rows: Map<string, string> | null = null;
  /** The stamp of the file that the rows came from, and whether to set that file aside. */
  #read: { readonly stamp: string | null; readonly isBad: boolean } = { stamp: null, isBad: false };
  readonly #fresh = new Set<string>();
  #isWorth = false;

  /** `form`: version of the fields; indexes of other versions count as old. `tell` gets a sentence when an index was set aside. */
  constructor(path: string, form: number, tell: (sentence: string) => void) {
    this.#path = path;
    this.#form = form;
    this.#tell = tell;
  }

  /** The fields of a log with this stamp, separated by tabs; null if the index has none. */
  at(id: string, stamp: string): string | null {
    const row = this.#all.get(id);
    const before = id.length + stamp.length + 2;
    return row?.startsWith(stamp, id.length + 1) && row[before - 1] === '\t' ? row.slice(before) : null;
  }

  /** Keeps the fields of a log. `isDear`: they took so long to get that the index is worth writing for them alone. */
  set(id: string, stamp: string, fields: readonly string[], isDear = false): void {
    const row = [id, stamp, ...fields].join('\t');
    if (row.length > LONGEST || row.includes('\n') || row.split('\t').length !== fields.length + 2) return;
    this.#all.set(id, row);
    this.#fresh.add(id);
    this.#isWorth ||= isDear || this.#fresh.size >= WORTH;
  }

  /**
   * Writes the index if that is worth it, merged with the rows that another cardroom has written meanwhile. `ids`: drops the rows of all
   * other logs. Ignores the disk's errors.
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
      // The next list reads the logs again.
    }
    this.#fresh.clear();
    this.#isWorth = false;
  }

  /** The rows, read at first use. */
  get #all(): Map<string, string> {
    if (!this.#rows) {
      this.#rows = new Map();
      this.#refresh();
    }
    return this.#rows;
  }

  /** Reads the file if another cardroom has written it since. Own rows stay. */
  #refresh(): void {
    const stamp = stampAt(this.#path);
    if (stamp === null || stamp === this.#read.stamp) return;
    const rows = this.#rowsIn();
    this.#read = { stamp, isBad: rows === null };
    const own = [...this.#fresh].flatMap((id) => this.#all.get(id) ?? []);
    this.#rows = new Map(rows ?? this.#all);
    for (const row of own) this.#rows.set(row.slice(0, row.indexOf('\t')), row);
  }

  /** The rows of the file; none if it has another form; null if it is no index. */
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

  #head = (text: string | Buffer): string => `${NAME} ${this.#form} ${sha256(text)}`;
}

const NAME = 'cardroom-index';
/** Beginnings of indexes of other forms; the first forms had the digest alone. */
const OLD = /^(cardroom-index \d+ )?[0-9a-f]{64}$/;

/** The stamp of a file; null if it is missing or cannot be looked at. */
function stampAt(path: string): string | null {
  try {
    return stampOf(statSync(path));
  } catch {
    return null;
  }
}

/** A text that changes whenever a log is written. */
export const stampOf = ({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }): string =>
  `${size} ${mtimeMs} ${ino}`;
