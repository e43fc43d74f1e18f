/**
 * Limits of the door for strangers and guests, as docs/friends.md lists them. Times are in ms, sizes in bytes. A network is an IPv4 address
 * or the first 64 bits of an IPv6 address, which is what one household gets.
 */
export const LIMITS = {
  /** Most connections that wait: `proving` until they are asked for the code, then `asked`. */
  waiting: { proving: 40, asked: 20 },
  /** Most time for a caller's silence and for logging in. `hurry`: most time while more than half of the places are taken. */
  patience: { silence: 20_000, login: 120_000, hurry: 30_000 },
  /** Most requests to log in on one connection: an agent may offer several keys. */
  requests: 30,
  /** Most questions for the code: on a connection, and within `within` from a network and from all. `pause`: delay after a wrong code. */
  codes: { connection: 3, network: 6, all: 120, within: 60_000, pause: 1000 },
  /** Most connections inside: from one network; in all; and for each table if that makes more in all. */
  inside: { network: 6, all: 30, table: 6 },
  /** Extra places for known keys. */
  kept: { network: 2, all: 10 },
  /** How often people of a network may come in. */
  comings: { atOnce: 12, perSecond: 0.2 },
  /** Most new keys to remember: for one code, in one evening, and in all. */
  keys: { code: 20, evening: 60, all: 1000 },
  /** Exchanges of keys on a connection, each of which costs some ms; ssh needs one an hour. */
  exchanges: { atOnce: 10, perSecond: 0.1 },
  /** Bytes read from a connection: a hundred times as many as a person's keys, and few enough to make a flood cheap. */
  traffic: { atOnce: 128 << 10, perSecond: 64 << 10 },
  /** Most bytes of answers that wait for a connection: many frames, of which at most one waits. */
  untaken: 1 << 20,
  /** Bytes typed by a guest: a page at once, then faster than anybody writes. Nobody human types faster for `tooLong`. */
  typing: { atOnce: 4096, perSecond: 256, tooLong: 10_000 },
  /** The largest window, and the least time between two changes of its size. */
  window: { columns: 300, rows: 100, every: 100 },
  /** Time after which a guest who takes none of their output counts as lost. */
  deaf: 60_000,
  /** Time of silence after which a link is probed, and the number of unanswered probes after which it is dropped. */
  silentLink: { every: 5000, questions: 3 },
} as const;
