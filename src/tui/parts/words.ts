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
  option:
    'A click, or a finger on a phone, is the key of what it touches. With Shift held most terminals mark text, as ever; off: they always do.',
};
