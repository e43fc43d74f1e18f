import { linkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSettings, type Settings } from '../front/settings.ts';
import { reasonOf } from '../store/errors.ts';
import { readRegular, throughDraft } from '../store/files.ts';
import { makeFolder } from '../store/folder.ts';
import { JsonFile } from '../store/json-file.ts';
import { LIMITS } from './limits.ts';
import type { GuestBook } from './visitor.ts';
import { endings } from './words.ts';

const { keys: KEYS } = LIMITS;
/** Bytes of a host key at most: one of ed25519 has 400. */
const LONGEST_KEY = 16 << 10;

/** What makes and reads keys. */
export interface KeyMaker {
  /** A new private key of ed25519, as OpenSSH writes it. */
  makeKey(): string;
  /** `SHA256:…` of a private key; null where that is none, or one with a passphrase. */
  fingerprintOf(key: string): string | null;
}

export interface HostKey {
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * The key by which guests know this host again, made the first time. Throws in a sentence where it cannot be read or written, is damaged,
 * or lies open to others: one made anew would look to every guest as if somebody stood between.
 */
export function hostKeyIn(folder: string, { makeKey, fingerprintOf }: KeyMaker): HostKey {
  const path = join(folder, 'key');
  const key = keyAt(path, makeKey);
  const fingerprint = fingerprintOf(key);
  if (fingerprint !== null) return { key, fingerprint };
  throw new Error(
    `The host key ${path} is not a private key without a passphrase. Put back the one that was there, or take it away for a new one, which all guests are warned of.`,
  );
}

function keyAt(path: string, makeKey: () => string): string {
  const read = (): string => {
    const { bytes, stats } = readRegular(path, LONGEST_KEY);
    if (process.platform !== 'win32' && stats.mode & 0o077) {
      throw new Error(`others may read it; \`chmod 600\` makes it yours alone`);
    }
    return bytes.toString();
  };
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`The host key ${path} cannot be used: ${reasonOf(error)}.`);
    }
  }
  try {
    makeFolder(join(path, '..'));
    // Of two hosts that start at once, one makes the key and both have it.
    throughDraft(path, makeKey(), putOnce, true);
    return read();
  } catch (error) {
    throw new Error(`The host key ${path} cannot be written: ${reasonOf(error)}.`);
  }
}

function putOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const GUESTS = v.object({
  guests: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      isKeptOut: v.boolean(),
      /** By which they came in the last time that they were asked for one. */
      code: v.exactOptional(v.string()),
      /** They are asked for a code the next time. */
      isAsked: v.exactOptional(v.boolean()),
      settings: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** Somebody who was let in by the code once. `key` is the `SHA256:…` of theirs. */
export type Guest = v.InferOutput<typeof GUESTS>['guests'][number];

/** No more keys are remembered: of this code, this evening, or at all. */
export class TooMany extends Error {}

/** The guests that are remembered, in a file that its owner alone may read. It is read again when somebody else has changed it. */
export class Guests implements GuestBook {
  readonly #path: string;
  readonly #file: JsonFile<v.InferOutput<typeof GUESTS>>;
  #state = '';
  #guests: ReadonlyMap<string, Guest> = new Map();
  /** Keys that were new this evening, forgotten ones included. */
  #new = 0;

  /** `tell` hears in a sentence of a file that was set aside or cannot be read. */
  constructor(folder: string, tell: (sentence: string) => void) {
    this.#path = join(folder, 'guests.json');
    this.#file = new JsonFile({ path: this.#path, schema: GUESTS, empty: { guests: [] }, tell });
  }

  get all(): readonly Guest[] {
    return [...this.#known().values()];
  }

  find(key: string): Guest | null {
    return this.#known().get(key) ?? null;
  }

  /** Whether a key lets its owner in, has them asked for the code, or keeps them out. */
  standingOf(key: string): 'known' | 'new' | 'kept-out' {
    const guest = this.find(key);
    return guest?.isKeptOut ? 'kept-out' : guest === null || guest.isAsked ? 'new' : 'known';
  }

  /** They came in by this code, and need none from now on. Throws `TooMany` where no more are remembered, and what the disk refuses. */
  remember(key: string, name: string, code: string): void {
    const { all } = this;
    const before = this.find(key);
    if (all.filter((guest) => guest.code === code).length >= KEYS.code)
      throw new TooMany(`the code has brought ${KEYS.code} keys`);
    if (before === null) {
      if (all.length >= KEYS.all)
        throw new TooMany(`${KEYS.all} keys are remembered, and --forget makes room`);
      if (this.#new >= KEYS.evening) throw new TooMany(`this evening has brought ${KEYS.evening} keys`);
      this.#new++;
    }
    this.#change(key, (guest) => ({ ...guest, key, name, isKeptOut: false, code, isAsked: false }));
  }

  settingsOf(key: string): Settings | null {
    const settings = this.find(key)?.settings;
    return settings ? readSettings(settings).settings : null;
  }

  /** Of a key that is not remembered nothing is kept. */
  keepSettings(key: string, settings: Settings): string | null {
    if (this.find(key) === null) return null;
    try {
      this.#change(key, (guest) => guest && { ...guest, settings });
      return null;
    } catch (error) {
      return endings.notKept(reasonOf(error));
    }
  }

  /** Throws what the disk refuses. */
  forget(key: string): void {
    this.#change(key, () => null);
  }

  /** Throws what the disk refuses. */
  keepOut(key: string): void {
    this.#change(key, (guest) => ({ key, name: guest?.name ?? '', isKeptOut: true }));
  }

  /** Has whoever has none of these keys asked for the code the next time: theirs may be another of somebody who was sent away. */
  askOthers(keys: readonly string[]): void {
    this.#write(({ guests }) =>
      guests.map((guest) => (keys.includes(guest.key) ? guest : { ...guest, isAsked: true })),
    );
  }

  #change(key: string, by: (guest: Guest | null) => Guest | null): void {
    this.#write(({ guests }) => {
      const next = by(guests.find((guest) => guest.key === key) ?? null);
      return [...guests.filter((guest) => guest.key !== key), ...(next ? [next] : [])];
    });
  }

  #write(by: (there: v.InferOutput<typeof GUESTS>) => readonly Guest[]): void {
    this.#file.change((there) => ({ guests: [...by(there)] }));
  }

  /** By their keys; of two entries of a key the first one counts. */
  #known(): ReadonlyMap<string, Guest> {
    const state = this.#stateNow();
    if (state !== this.#state || state === '') {
      this.#state = state;
      this.#guests = firstOf(this.#file.read({ guests: [...this.#guests.values()] }).guests);
    }
    return this.#guests;
  }

  /** Differs where the file does; '': there is none. What keeps it from being read is a state, too, and told once. */
  #stateNow(): string {
    try {
      const stats = statSync(this.#path, { throwIfNoEntry: false, bigint: true });
      return stats ? `${stats.ino} ${stats.mtimeNs} ${stats.size}` : '';
    } catch (error) {
      return reasonOf(error);
    }
  }
}

function firstOf(guests: readonly Guest[]): ReadonlyMap<string, Guest> {
  const known = new Map<string, Guest>();
  for (const guest of guests) if (!known.has(guest.key)) known.set(guest.key, guest);
  return known;
}
