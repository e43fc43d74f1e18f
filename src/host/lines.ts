import { printable } from '../printable.ts';
import type { Line, Said } from '../tui/screens/lobby/hosted.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import { cut } from '../width.ts';

/** The most columns that a line takes. */
const LONGEST_LINE = 100;
/** So many lines at once, and one more each time so many ms are over. */
const AT_ONCE = 4;
const EVERY = 2000;
/** For how long a line stands on the lower rule, in ms. */
export const SHOWN = 8000;
/** How many lines are kept for those who look back. */
const KEPT = 50;

/** When lines of one's own may be said; calls may be whenever anything may. */
export type Chat = 'calls' | 'free' | 'off';

/** Why a line is not said. */
type Unsaid = 'off' | 'calls-only' | 'too-often' | 'empty';

/** What the people at one table say to one another: no part of the match, and kept nowhere. */
export class Lines {
  readonly #chat: Chat;
  readonly #clock: Clock;
  readonly #kept: Line[] = [];
  /** For each speaker, when their latest lines would have been said at one in `EVERY` ms. */
  readonly #due = new Map<number, number>();

  constructor(chat: Chat, clock: Clock) {
    this.#chat = chat;
    this.#clock = clock;
  }

  /** The latest lines, the last one last. */
  get all(): readonly Line[] {
    return this.#kept;
  }

  /** May lines of one's own be said now? */
  isFree(isDealOn: boolean): boolean {
    return this.#chat === 'free' || (this.#chat === 'calls' && !isDealOn);
  }

  /** Says something; null, or why not. `isDealOn`: cards are being played, of which nothing may be told. */
  say(speaker: { readonly id: number; readonly name: string }, said: Said, isDealOn: boolean): Unsaid | null {
    if (this.#chat === 'off') return 'off';
    if ('text' in said && !this.isFree(isDealOn)) return 'calls-only';
    const what = 'text' in said ? { text: cut(printable(said.text).trim(), LONGEST_LINE) } : said;
    if ('text' in what && what.text === '') return 'empty';
    const now = this.#clock.now();
    const due = Math.max(now, this.#due.get(speaker.id) ?? 0);
    if (due - now > (AT_ONCE - 1) * EVERY) return 'too-often';
    this.#due.set(speaker.id, due + EVERY);
    this.#kept.push({ from: speaker.id, name: speaker.name, said: what, at: now });
    if (this.#kept.length > KEPT) this.#kept.shift();
    return null;
  }
}
