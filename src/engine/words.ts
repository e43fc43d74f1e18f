import type { Seat, Speaker } from './game.ts';

/** A speaker for the protocol and tests: cards in the notation, seats as "Seat 0" … */
export const plainSpeaker: Speaker = {
  you: null,
  seat: (seat) => `Seat ${seat}`,
  card: (text) => text,
  suit: (letter) => letter,
  number: String,
};

/** A seat with its verb: "You play", "Bo plays"; by default with an s for others. */
export const verb = (speaker: Speaker, seat: Seat, plain: string, third = `${plain}s`): string =>
  `${speaker.seat(seat)} ${speaker.you === seat ? plain : third}`;

/** The speaker for the middle of a sentence: "you" for "You". */
export const within = (speaker: Speaker): Speaker => ({
  ...speaker,
  seat: (seat) => (seat === speaker.you ? 'you' : speaker.seat(seat)),
});

/** Joins words: "A", "A and B", "A, B and C". `last` stands before the last one. */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** A number with its noun: "1 card", "3 cards". The number may be a text. */
export const count = (n: number | string, noun: string, plural = `${noun}s`): string =>
  `${n} ${String(n) === '1' ? noun : plural}`;

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** A number as a word up to "fifteen", 0 as "no"; larger ones in digits. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/**
 * Refusals of every game. `Phase`: the phases that wait for a move of another kind. `Kind`: the kinds of move that a text may begin like,
 * and `move` for any.
 */
export type CommonRefusal<Phase extends string, Kind extends string = 'move'> =
  | Unreadable<Kind>
  /** `turn`: the seats to act; empty if nobody is. */
  | { readonly rule: 'not-your-turn'; readonly turn: readonly Seat[] }
  | { readonly rule: 'match-over' }
  /** A move of another phase, e.g. a card played while passing; `due` is the phase. */
  | { readonly rule: 'not-now'; readonly due: Phase }
  | { readonly rule: 'not-held'; readonly card: string }
  | { readonly rule: 'same-card-twice'; readonly card: string }
  | { readonly rule: 'wrong-deck'; readonly missing: readonly string[]; readonly extra: readonly string[] };

/** The text is no move. `meant`: the kind of move that it begins like. */
export interface Unreadable<Kind extends string = 'move'> {
  readonly rule: 'unreadable';
  /** The text, cut to 40 characters. */
  readonly text: string;
  readonly meant: Kind;
}

/** A game's words for its moves, in parts of sentences. */
export interface MoveWords<Phase extends string, Kind extends string = 'move'> {
  /** The notation of each kind of move. */
  readonly written: { readonly [kind in Kind]: string };
  /** The request of a phase, e.g. "pass three cards first". */
  readonly due: { readonly [phase in Phase]: string };
}

export function commonRefusalText<Phase extends string, Kind extends string>(
  refusal: CommonRefusal<Phase, Kind>,
  speaker: Speaker,
  words: MoveWords<Phase, Kind>,
): string {
  switch (refusal.rule) {
    case 'unreadable':
      return `"${refusal.text}" is not a move; ${words.written[refusal.meant]}.`;
    case 'not-your-turn':
      if (refusal.turn.length === 0) return 'It is not your turn.';
      return `It is not your turn: ${list(refusal.turn.map((seat) => speaker.seat(seat)))} to act.`;
    case 'match-over':
      return 'The match is over.';
    case 'not-now':
      return `Not now: ${words.due[refusal.due]}.`;
    case 'not-held':
      return `You do not hold ${speaker.card(refusal.card)}.`;
    case 'same-card-twice':
      return `${speaker.card(refusal.card)} is named twice.`;
    case 'wrong-deck':
      return `The deck is not the game's pack: ${[
        ...(refusal.missing.length ? [`missing ${some(refusal.missing, speaker)}`] : []),
        ...(refusal.extra.length ? [`too many ${some(refusal.extra, speaker)}`] : []),
      ].join('; ')}.`;
  }
}

const some = (cards: readonly string[], speaker: Speaker): string => {
  const shown = cards.slice(0, 8).map((card) => speaker.card(card));
  return cards.length > 8 ? `${shown.join(' ')} and ${cards.length - 8} more` : shown.join(' ');
};

export const unreadable = <Kind extends string>(text: string, meant: Kind): Unreadable<Kind> => ({
  rule: 'unreadable',
  text: text.length > 40 ? `${text.slice(0, 40)}…` : text,
  meant,
});

/** Joins sentences; empty ones are left out. */
export const sentences = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

/** A text with a capital letter at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
