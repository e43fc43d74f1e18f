/**
 * What the door allows strangers and guests, as docs/friends.md tells it. Times are in ms, sizes in bytes. A network is an address of IPv4, or the first 64
 * bits of one of IPv6, which is what one household is given.
 */
export const LIMITS = {
  /** Connections that have not said who they are: `proving` until they are asked for the code, then `asked`. */
  waiting: { proving: 40, asked: 20 },
  /** How long somebody may say nothing, and take to log in; `hurry`: where more than half of the places are taken. */
  patience: { silence: 20_000, login: 120_000, hurry: 30_000 },
  /** Requests to log in of a connection: an agent may have several keys. */
  requests: 30,
  /** Questions for the code: of a connection, and within `within` of a network and of all. The time that the answer to a wrong code takes. */
  codes: { connection: 3, network: 6, all: 120, within: 60_000, pause: 1000 },
  /** Connections that were let in, of a network, of all where there are few tables, and else for each table. */
  inside: { network: 6, all: 30, table: 6 },
  /** Places besides those for whoever proves a key that is known. */
  kept: { network: 2, all: 10 },
  /** How often people of a network may come in. */
  comings: { atOnce: 12, perSecond: 0.2 },
  /** New keys that are remembered: for one code, in one evening, and at all. */
  keys: { code: 20, evening: 60, all: 1000 },
  /** Exchanges of keys, each of which costs some ms: ssh asks for one an hour. */
  exchanges: { atOnce: 10, perSecond: 0.1 },
  /** Bytes that are read of a connection: some hundred times as many as somebody's keys need, and so few that a flood costs little. */
  traffic: { atOnce: 128 << 10, perSecond: 64 << 10 },
  /** Bytes of answers that may wait for a connection to take them: many times a frame, of which at most one waits. */
  untaken: 1 << 20,
  /** What a guest types: a page at once, then faster than anybody writes; who types faster for `tooLong` is no person. */
  typing: { atOnce: 4096, perSecond: 256, tooLong: 10_000 },
  /** The largest window, and the least time between two sizes of one. */
  window: { columns: 300, rows: 100, every: 100 },
  /** Who takes nothing of what they are shown for so long is gone. */
  deaf: 60_000,
  /** A question is asked of a link that is silent for so long, and the link given up when so many were not answered. */
  silentLink: { every: 5000, questions: 3 },
} as const;
