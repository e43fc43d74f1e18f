/** Texts of parts that several screens share. */

export const touchTexts = {
  name: 'touch',
  label: 'touch',
  /** For moves of one card. */
  once: 'a card: it is your pick; touched again, it is played',
  /** For moves of several cards. */
  go: 'a card: the cursor goes to it',
  some: 'a card: it is picked, or put back',
  row: 'a row: it is chosen; touched again, it is opened or changed',
  option:
    'A click, or a finger on a phone, is the key of what it touches. With Shift held most terminals mark text, as ever; off: they always do.',
};
