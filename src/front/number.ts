/** A number with a proper minus sign, as tables write it. */
export const minus = (value: number | string): string => String(value).replace('-', '−');

/** A gain or loss, always with its sign; nothing gained is `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));
