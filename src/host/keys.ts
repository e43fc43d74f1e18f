import { linkSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSettings, type Settings } from '../front/settings.ts';
import { reasonOf } from '../store/errors.ts';
import { readRegular, throughDraft } from '../store/files.ts';
import { makeFolder } from '../store/folder.ts';
import { JsonFile } from '../store/json-file.ts';
import type { GuestBook } from './visitor.ts';

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
    throughDraft(path, makeKey(), putOnce);
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
      settings: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** Somebody who was let in by the code once. `key` is the `SHA256:…` of theirs. */
export type Guest = v.InferOutput<typeof GUESTS>['guests'][number];

/** The guests that are remembered, in a file that its owner alone may read. */
export class Guests implements GuestBook {
  readonly #file: JsonFile<v.InferOutput<typeof GUESTS>>;

  /** `tell` hears in a sentence of a file that was set aside or cannot be read. */
  constructor(folder: string, tell: (sentence: string) => void) {
    this.#file = new JsonFile({
      path: join(folder, 'guests.json'),
      schema: GUESTS,
      empty: { guests: [] },
      tell,
    });
  }

  get all(): readonly Guest[] {
    return this.#file.read().guests;
  }

  find(key: string): Guest | null {
    return this.all.find((guest) => guest.key === key) ?? null;
  }

  /** They need no code from now on. Throws what the disk refuses. */
  remember(key: string, name: string): void {
    this.#change(key, () => ({ key, name, isKeptOut: false }));
  }

  settingsOf(key: string): Settings | null {
    const settings = this.find(key)?.settings;
    return settings ? readSettings(settings).settings : null;
  }

  /** Of a key that is not remembered nothing is kept. */
  keepSettings(key: string, settings: Settings): string | null {
    try {
      this.#change(key, (guest) => guest && { ...guest, settings });
      return null;
    } catch (error) {
      return `The settings hold until you leave; they cannot be saved: ${reasonOf(error)}.`;
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

  #change(key: string, by: (guest: Guest | null) => Guest | null): void {
    this.#file.change(({ guests }) => {
      const next = by(guests.find((guest) => guest.key === key) ?? null);
      return { guests: [...guests.filter((guest) => guest.key !== key), ...(next ? [next] : [])] };
    });
  }
}
