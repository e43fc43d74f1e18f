import type { Settings } from '../front/settings.ts';

/** A person that the door has let in. */
export interface Visitor {
  /** The name they want or were remembered by: 1 to `LONGEST_NAME` printable characters. */
  readonly name: string;
  /** `SHA256:…` of a key whose signature was verified; null if they came without one. */
  readonly key: string | null;
  /** Their address, shown to the host alone. */
  readonly address: string;
  /** True if the key was known before. */
  readonly remembered: boolean;
  /** The code they gave, which leads to a table; null if none was asked for. */
  readonly code: string | null;
}

/** Saved facts about guests, by key. */
export interface GuestBook {
  /** Null if nothing is saved for this key. */
  settingsOf(key: string): Settings | null;
  /** Returns null, or a sentence on why they cannot be saved. */
  keepSettings(key: string, settings: Settings): string | null;
  /** Makes their next visit need the code. */
  forget(key: string): void;
  /** Keeps them out until they are forgotten. */
  keepOut(key: string): void;
  /** Makes the next visit of all other keys need the code. */
  askOthers(keys: readonly string[]): void;
}

/** The way to the table, shown to the host alone. */
export interface Invitation {
  /** Addresses of this machine that others may reach, the likeliest first. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** `SHA256:…` of the host key. */
  readonly fingerprint: string;
}
