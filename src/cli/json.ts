/** Formats the output of a command with `--json`. */
export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
