import type { Level } from '../../../ai/bot.ts';
import type { BySeat, Seat } from '../../../engine/game.ts';

/** What may be said while cards are played: it tells nothing of them. */
export const CALLS = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'well-played',
  'sorry',
  'thanks',
  'bye',
] as const;
export type Call = (typeof CALLS)[number];
export type Said = { readonly call: Call } | { readonly text: string };

export interface Line {
  /** The number of the person who said it. */
  readonly from: number;
  readonly name: string;
  readonly said: Said;
  /** When, in ms of the table's clock. */
  readonly at: number;
}

/** Somebody at the table, as those who look at the list may know them. */
export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly isSelf: boolean;
  readonly isHost: boolean;
  readonly isHere: boolean;
  readonly isReady: boolean;
  /** The viewer hides their lines. */
  readonly isHidden: boolean;
  /** For the host alone: the end of their key, and whether somebody else comes from the same address. */
  readonly known: { readonly key: string | null; readonly sharesAddress: boolean } | null;
}

export interface SeatRow {
  readonly person: PersonRow | null;
  /** Who plays where nobody sits, and stands in for whoever is away. */
  readonly bot: { readonly name: string; readonly level: Level };
  readonly standsIn: boolean;
  /** A program plays here in the bot's place. Its command is for the host alone. */
  readonly program: { readonly command: string | null } | null;
  /** No guest gets it. */
  readonly isClosed: boolean;
  /** It is their turn, and others wait for them. */
  readonly isAsked: boolean;
}

/** What has happened at the table, for those at it. */
export type News =
  /** `address`, and whether the key was known, are for the host alone. */
  | {
      readonly kind: 'came';
      readonly name: string;
      readonly address?: string;
      readonly by?: 'new-key' | 'known-key' | 'no-key';
    }
  /** `code`: the one that lets friends in from now on, for the host alone. */
  | { readonly kind: 'removed'; readonly name: string; readonly code?: string }
  | { readonly kind: 'left' | 'lost' | 'back' | 'stands-in' | 'one-move'; readonly name: string }
  | { readonly kind: 'program-failed'; readonly name: string; readonly why: string }
  | { readonly kind: 'taken-back' | 'not-taken-back'; readonly name: string; readonly moves: number };

/** What is amiss at the table, for the lower rule. Seconds are whole. */
export type Amiss =
  | { readonly kind: 'away'; readonly name: string; readonly botIn: number }
  | { readonly kind: 'still'; readonly name: string; readonly since: number };

/** A question that lies before the table. `id` differs from that of every other question. */
export type TableQuestion =
  /** `asks`: the viewer does; `answers`: the viewer's answer is waited for. */
  | {
      readonly id: string;
      readonly kind: 'take-back';
      readonly name: string;
      readonly moves: number;
      readonly seconds: number;
      readonly viewer: 'asks' | 'answers' | 'looks-on';
    }
  /** For the host alone: somebody wants a seat, the one of a person who is away or that of a bot at the next deal. */
  | {
      readonly id: string;
      readonly kind: 'seat';
      readonly name: string;
      readonly of: string;
      readonly isAway: boolean;
      readonly address: string;
      readonly key: string | null;
    };

/** How friends come in: for the host's eyes. */
export interface Way {
  readonly address: string;
  readonly port: number;
  readonly code: string | null;
  readonly fingerprint: string;
  /** The other tables of the same host: the code says at which one a friend sits down. */
  readonly neighbours: readonly { readonly game: string; readonly code: string | null }[];
}

export interface Manners {
  /** Seconds before a bot stands in for somebody who is away. */
  readonly wait: number;
  /** Seconds for a move; 0: as many as it takes. */
  readonly clock: number;
  readonly takebacks: 'agreed' | 'off';
  readonly chat: 'calls' | 'free' | 'off';
  readonly hints: boolean;
  /** The most spectators. */
  readonly watchers: number;
}

/** A hosted table as one of those at it may know it. A new object whenever something changes. */
export interface HostedState {
  readonly phase: 'lobby' | 'match' | 'over';
  readonly game: string;
  readonly self: PersonRow;
  /** Null: looks on. */
  readonly seat: Seat | null;
  readonly seats: BySeat<SeatRow>;
  readonly watchers: readonly PersonRow[];
  readonly manners: Manners;
  readonly way: Way | null;
  /** SHA-256 of the seed and a salt, told before the first card; both are told after the last one. */
  readonly pledge: {
    readonly digest: string;
    readonly opened: { readonly seed: string; readonly salt: string } | null;
  };
  readonly news: readonly News[];
  /** Without those whom the viewer hides. */
  readonly lines: readonly Line[];
  /** Said a moment ago. */
  readonly latest: Line | null;
  /** Lines of one's own may be said now. */
  readonly isFree: boolean;
  readonly amiss: Amiss | null;
  readonly question: TableQuestion | null;
  readonly mayBegin: boolean;
  /** Why the match is not being saved, for the host alone; or ''. */
  readonly problem: string;
}

/** Why something is not done at the table. */
export type NotDone =
  | 'off'
  | 'calls-only'
  | 'too-often'
  | 'empty'
  | 'one-at-a-time'
  | 'refused-often'
  | 'nothing-of-yours'
  | 'other-phase'
  | 'not-now'
  | 'taken'
  | 'asked-host'
  | 'just-asked';

/** What somebody at a hosted table sees of it and may do. */
export interface Hosted {
  subscribe(listener: () => void): () => void;
  get(): HostedState;
  /** All answer why it is not done, or null. */
  sit(seat: Seat): NotDone | null;
  ready(): void;
  say(said: Said): NotDone | null;
  askBack(): NotDone | null;
  /** Yes to the question of this id, which the viewer has had time to read. */
  agree(question: string): NotDone | null;
  hide(person: number): void;
  /** `isForGood`: a bot keeps the seat. */
  leave(isForGood: boolean): void;
  /** The rest is for the host. */
  begin(): NotDone | null;
  remove(person: number): NotDone | null;
  /** Another level of the bot, or no guest at this seat. */
  change(seat: Seat): NotDone | null;
  /** A bot makes the one move that is waited for. */
  nudge(seat: Seat): NotDone | null;
}
