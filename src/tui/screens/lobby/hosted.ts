import type { Level } from '../../../ai/bot.ts';
import type { BySeat, Seat } from '../../../engine/game.ts';

/** Calls that are allowed while cards are played: they say nothing about the cards. */
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
  /** The number of the speaker. */
  readonly from: number;
  readonly name: string;
  readonly said: Said;
  /** The time in ms of the table's clock. */
  readonly at: number;
}

/** A person at the table, as the other people may know them. */
export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly isSelf: boolean;
  readonly isHost: boolean;
  readonly isHere: boolean;
  readonly isReady: boolean;
  /** Does the viewer hide their lines? */
  readonly isHidden: boolean;
  /** For the host only, else null: the end of their key, and whether another person comes from the same address. */
  readonly known: { readonly key: string | null; readonly sharesAddress: boolean } | null;
}

export interface SeatRow {
  readonly person: PersonRow | null;
  /** The bot that plays while nobody sits here or the person is away. */
  readonly bot: { readonly name: string; readonly level: Level };
  readonly standsIn: boolean;
  /** A program that plays in the bot's place, or null. `command`: for the host only, else null. */
  readonly program: { readonly command: string | null } | null;
  /** Closed to guests. */
  readonly isClosed: boolean;
  /** Are others waiting for this seat's move? */
  readonly isAsked: boolean;
}

/** Events at the table, for the people there. */
export type News =
  /** `address`, and whether the key was known: for the host only. */
  | {
      readonly kind: 'came';
      readonly name: string;
      readonly address?: string;
      readonly by?: 'new-key' | 'known-key' | 'no-key';
    }
  /** `code`: the new code for friends, for the host only. */
  | { readonly kind: 'removed'; readonly name: string; readonly code?: string }
  | { readonly kind: 'left' | 'lost' | 'back' | 'stands-in' | 'one-move'; readonly name: string }
  | { readonly kind: 'program-failed'; readonly name: string; readonly why: string }
  | { readonly kind: 'taken-back' | 'not-taken-back'; readonly name: string; readonly moves: number };

/** A problem at the table, for the lower rule. Seconds are whole. */
export type Amiss =
  | { readonly kind: 'away'; readonly name: string; readonly botIn: number }
  /** `isSelf`: the others wait for the viewer. */
  | { readonly kind: 'still'; readonly name: string; readonly isSelf: boolean; readonly since: number };

/** A question to the table. Each has its own `id`. */
export type TableQuestion =
  /** `asks`: the viewer asked it. `answers`: the table waits for the viewer's answer. */
  | {
      readonly id: string;
      readonly kind: 'take-back';
      readonly name: string;
      readonly moves: number;
      readonly seconds: number;
      readonly viewer: 'asks' | 'answers' | 'looks-on';
    }
  /** For the host only: somebody wants the seat of an absent person, or a bot's seat from the next deal on. */
  | {
      readonly id: string;
      readonly kind: 'seat';
      readonly name: string;
      readonly of: string;
      readonly isAway: boolean;
      readonly address: string;
      readonly key: string | null;
    };

/** The way in for friends, for the host's eyes. */
export interface Way {
  readonly address: string;
  readonly port: number;
  readonly code: string | null;
  readonly fingerprint: string;
  /** The host's other tables, each with the code that leads a friend there; null if that table asks for none. */
  readonly neighbours: readonly { readonly game: string; readonly code: string | null }[];
}

export interface Manners {
  /** Seconds before a bot stands in for an absent person. */
  readonly wait: number;
  /** Seconds for a move; 0 for no limit. */
  readonly clock: number;
  readonly takebacks: 'agreed' | 'off';
  readonly chat: 'calls' | 'free' | 'off';
  readonly hints: boolean;
  /** The most spectators. */
  readonly watchers: number;
}

/** A hosted table as one of its people may know it. Every change makes a new object. */
export interface HostedState {
  readonly phase: 'lobby' | 'match' | 'over';
  readonly game: string;
  readonly self: PersonRow;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: BySeat<SeatRow>;
  readonly watchers: readonly PersonRow[];
  readonly manners: Manners;
  readonly way: Way | null;
  /** The SHA-256 of the seed and a salt, shown before the first card; seed and salt follow after the last one. */
  readonly pledge: {
    readonly digest: string;
    readonly opened: { readonly seed: string; readonly salt: string } | null;
  };
  readonly news: readonly News[];
  /** Chat lines, except from people the viewer hides. */
  readonly lines: readonly Line[];
  /** A line said just now, else null. */
  readonly latest: Line | null;
  /** May the viewer write lines of their own now? */
  readonly isFree: boolean;
  readonly amiss: Amiss | null;
  readonly question: TableQuestion | null;
  readonly mayBegin: boolean;
  /** The reason why the match is not being saved, for the host only; or ''. */
  readonly problem: string;
}

/** A reason why an action at the table is refused. Actions that are done return null. */
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

/** The properties of a page over a hosted table. */
export interface TablePage {
  readonly hosted: Hosted;
  readonly state: HostedState;
  onClose(): void;
}

/** The view and the actions of one person at a hosted table. */
export interface Hosted {
  subscribe(listener: () => void): () => void;
  get(): HostedState;
  /** All actions return the reason why they are refused, or null. */
  sit(seat: Seat): NotDone | null;
  ready(): void;
  say(said: Said): NotDone | null;
  askBack(): NotDone | null;
  /** Agrees to the question with this id. The viewer has had time to read it. */
  agree(question: string): NotDone | null;
  hide(person: number): void;
  /** `isForGood`: a bot keeps the seat. */
  leave(isForGood: boolean): void;
  /** For the host only, from here on. */
  begin(): NotDone | null;
  remove(person: number): NotDone | null;
  /** Changes the level of the bot, or closes the seat to guests. */
  change(seat: Seat): NotDone | null;
  /** Lets a bot make the one move that the table waits for. */
  nudge(seat: Seat): NotDone | null;
}
