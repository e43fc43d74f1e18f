/** Texts of parts that several screens share. */
import { list } from '../../engine/words.ts';

/** A player in a line, in any game. */
export const playerTexts = {
  /** `parts` are finished texts, such as "10 left". */
  player: (name: string, parts: readonly string[]) => `${name}: ${parts.filter(Boolean).join(', ')}.`,
  left: (cards: number) => `${cards} left`,
  outOf: (suits: readonly string[]) => (suits.length === 0 ? '' : `out of ${list(suits)}`),
  points: (points: string) => `${points} points this deal`,
  score: (score: string) => `score ${score}`,
};

export const touchTexts = {
  name: 'touch',
  label: 'touch',
  /** For moves of one card. */
  once: 'a card: it is your pick; touched again, it is played',
  /** For moves of several cards. */
  go: 'a card: the cursor goes to it',
  some: 'a card: it is picked, or put back',
  seat: 'a name: what that player has shown',
  row: 'a row: it is chosen; touched again, it is opened or changed',
};

/** Texts of keys of lists. */
export const listTexts = {
  choose: { name: '↑↓', label: 'choose' },
  change: { name: '←→', label: 'change' },
  page: { name: 'PgUp PgDn', label: 'page', help: 'a page back, a page on' },
  ends: { name: 'Home End', label: 'ends', help: 'the first, the last' },
};

/** Texts of keys of cards. */
export const cardTexts = {
  next: { name: '←→', label: 'card', help: 'the next card' },
  ends: { name: 'Home End', label: 'first, last card' },
  noNumber: (key: string): string => `No card has the number ${key}.`,
  legal: { label: 'next legal', help: 'and Shift-Tab: the one before' },
  onlyLegal: 'No other card may be played.',
  pick: 'pick',
  putBack: 'put back',
  isPick: 'the card under the cursor is your pick',
  played: 'The card under the cursor is your pick: Enter plays it.',
  noOne: 'The ten has the key 0, or T.',
  earlier: { label: 'earlier trick', help: 'tricks before the last one' },
};
