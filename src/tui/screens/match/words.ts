/** A tip as it stands above the verdict. */
export const tipText = (tip: string): string => `TIP  ${tip}`;

/** Why a move is refused. */
export const notAllowedText = (why: string): string => `Not allowed. ${why}`;
export const SHOWS_RULE = 'r shows the rule.';

/** The first line of a score sheet in a file; `seed` is null while it is not to be told. */
export const sheetTitle = (game: string, seed: string | null): string =>
  seed === null ? game : `${game}, seed ${seed}`;
