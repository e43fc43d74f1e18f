/** Somebody whom the door has let in. */
export interface Visitor {
  /** By which they want to be known, or were remembered: 1 to `LONGEST_NAME` printable characters. */
  readonly name: string;
  /** `SHA256:…` of a key whose signature was verified; null: they came by the code alone. */
  readonly key: string | null;
  /** Where they come from. For the host's eyes alone. */
  readonly address: string;
  /** The key was known before. */
  readonly remembered: boolean;
  /** The code that they gave, which says whose guest they are; null where none was asked for. */
  readonly code: string | null;
}
