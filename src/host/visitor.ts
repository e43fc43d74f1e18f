import type { Settings } from '../front/settings.ts';

/** Somebody whom the door has let in. */
export interface Visitor {
  /** By which they want to be known, or were remembered: 1 to `LONGEST_NAME` printable characters. */
  readonly name: string;
  /** `SHA256:…` of a key whose signature was verified; null: they came without one. */
  readonly key: string | null;
  /** Where they come from. For the host's eyes alone. */
  readonly address: string;
  /** The key was known before. */
  readonly remembered: boolean;
  /** The code that they gave, which says whose guest they are; null where none was asked for. */
  readonly code: string | null;
}

/** What is kept of guests from one evening to the next, by their keys. */
export interface GuestBook {
  /** Null where nothing is kept of this key. */
  settingsOf(key: string): Settings | null;
  /** Null, or why they cannot be kept, in a sentence. */
  keepSettings(key: string, settings: Settings): string | null;
  /** Their next visit needs the code. */
  forget(key: string): void;
  /** They are not let in again until they are forgotten. */
  keepOut(key: string): void;
  /** The next visit of whoever has none of these keys needs the code. */
  askOthers(keys: readonly string[]): void;
}

/** How friends find the table. For the host's eyes alone. */
export interface Invitation {
  /** Those of this machine that others may reach, the likeliest first. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** `SHA256:…` of the host key. */
  readonly fingerprint: string;
}
