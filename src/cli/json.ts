/** What a command with `--json` prints. */
export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
