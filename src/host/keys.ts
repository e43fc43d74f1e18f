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
/** Most bytes of a host key; one of ed25519 has 400. */
const LONGEST_KEY = 16 << 10;

/** Makes and reads keys. */
export interface KeyMaker {
  /** A new private key of ed25519 in OpenSSH's format. */
  makeKey(): string;
  /** `SHA256:…` of a private key; null if it is none, or has a passphrase. */
  fingerprintOf(key: string): string | null;
}

export interface HostKey {
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * The key by which guests recognise this host, made the first time. Throws a sentence if it cannot be read or written, is damaged or is
 * readable by others: with a new key, each guest's ssh would warn of an impostor.
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
    // If two hosts start at once, one makes the key and both use it.
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
      /** The code of their last login that asked for one. */
      code: v.exactOptional(v.string()),
      /** True if their next login asks for a code. */
      isAsked: v.exactOptional(v.boolean()),
      settings: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** A guest who once gave the code. `key` is the `SHA256:…` of their key. */
export type Guest = v.InferOutput<typeof GUESTS>['guests'][number];

/** The limit of remembered keys is reached: for this code, this evening, or in all. */
export class TooMany extends Error {}

/** The remembered guests, in a file that its owner alone may read. Reads it again when somebody else changed it. */
export class Guests implements GuestBook {
  readonly #path: string;
  readonly #file: JsonFile<v.InferOutput<typeof GUESTS>>;
  #state = '';
  #guests: ReadonlyMap<string, Guest> = new Map();
  /** Number of this evening's new keys, forgotten ones included. */
  #new = 0;

  /** `tell` gets a sentence when a file was set aside or cannot be read. */
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

  /** Does a key let its owner in, need a code, or keep them out? */
  standingOf(key: string): 'known' | 'new' | 'kept-out' {
    const guest = this.find(key);
    return guest?.isKeptOut ? 'kept-out' : guest === null || guest.isAsked ? 'new' : 'known';
  }

  /** Remembers a guest who came in by this code and needs none from now on. Throws `TooMany` at the limits, and the disk's errors. */
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

  /** Does nothing for an unknown key. Returns null, or a sentence on why the settings are not saved. */
  keepSettings(key: string, settings: Settings): string | null {
    if (this.find(key) === null) return null;
    try {
      this.#change(key, (guest) => guest && { ...guest, settings });
      return null;
    } catch (error) {
      return endings.notKept(reasonOf(error));
    }
  }

  /** Throws the disk's errors. */
  forget(key: string): void {
    this.#change(key, () => null);
  }

  /** Throws the disk's errors. */
  keepOut(key: string): void {
    this.#change(key, (guest) => ({ key, name: guest?.name ?? '', isKeptOut: true }));
  }

  /** Makes the owners of all other keys give the code next time: one of these keys may belong to a person who was sent away. */
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

  /** Guests by key; the first entry of a key counts. */
  #known(): ReadonlyMap<string, Guest> {
    const state = this.#stateNow();
    if (state !== this.#state || state === '') {
      this.#state = state;
      this.#guests = firstOf(this.#file.read({ guests: [...this.#guests.values()] }).guests);
    }
    return this.#guests;
  }

  /** Changes whenever the file does; '' if there is none. An error of reading is a state as well, so that it is reported once. */
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
