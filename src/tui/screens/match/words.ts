/** A tip as it stands above the verdict. */
export const tipText = (tip: string): string => `TIP  ${tip}`;
