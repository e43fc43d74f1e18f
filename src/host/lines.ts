import { printable } from '../printable.ts';
import type { Line, Said } from '../tui/screens/lobby/hosted.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import { cut } from '../width.ts';

/** Most columns of a line. */
const LONGEST_LINE = 100;
/** Most lines at once; one more is allowed every `EVERY` ms. */
const AT_ONCE = 4;
const EVERY = 2000;
/** Time for which a line stands on the lower rule, in ms. */
export const SHOWN = 8000;
/** Number of lines kept for looking back. */
const KEPT = 50;

/** Times for lines of one's own: between deals, always, or never. Calls are allowed unless it is `off`. */
export type Chat = 'calls' | 'free' | 'off';

/** Reasons for which a line is refused. */
type Unsaid = 'off' | 'calls-only' | 'too-often' | 'empty';

/** The lines that people at one table say to each other. They are no part of the match and are not saved. */
export class Lines {
  readonly #chat: Chat;
  readonly #clock: Clock;
  readonly #kept: Line[] = [];
  /** For each speaker, the time at which their next line is due at one every `EVERY` ms. */
  readonly #due = new Map<number, number>();

  constructor(chat: Chat, clock: Clock) {
    this.#chat = chat;
    this.#clock = clock;
  }

  /** The latest lines, the last one last. */
  get all(): readonly Line[] {
    return this.#kept;
  }

  /** May people say lines of their own now? */
  isFree(isDealOn: boolean): boolean {
    return this.#chat === 'free' || (this.#chat === 'calls' && !isDealOn);
  }

  /** Says something. Returns null, or why it is refused. `isDealOn`: cards are in play, so that a line could betray them. */
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
