/**
 * The most that one move can count against an imagined deal, as a negative exponent: a factor of e^−3. People and other bots judge moves differently,
 * so no move rules a deal out.
 */
export const STRANGEST = 3;
