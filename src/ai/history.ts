/** The most that one move counts against an imagined deal: a factor of e^−3. Judgement differs, so no move rules a deal out. */
export const STRANGEST = 3;
