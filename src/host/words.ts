/** What somebody reads on their own terminal once the table is off it. */
export const endings = {
  full: 'There is no seat left at this table, and nobody more may look on.',
  elsewhere: 'You have come in from another terminal: it has your seat now.',
  forAWhile: 'A bot plays for you until you are back. Come in the same way: your seat waits.',
  left: 'You have left the table. Thank you for the game.',
  removed: 'The host has asked you to leave.',
  closed: 'The host has closed the table. The match is kept.',
};

/** What a guest reads who has to say which table they mean. */
export const choiceTexts = {
  title: 'WHICH TABLE?',
  row: (game: string, names: readonly string[]): string => `${game}: ${names.join(', ')}`,
};

export const resumeTexts = {
  none: (id: string | null): string =>
    id === null
      ? 'No hosted match waits to be gone on with.'
      : `The match ${id} was not hosted, or is over: \`cardroom resume ${id}\` plays it alone.`,
  notKept: (reason: string): string =>
    `Who sits where cannot be written down: ${reason}. \`host --resume\` will not know it.`,
};
