/**
 * How strange a move may look at most where an imagined deal is judged by what was done in it: e times less often each. People, and other
 * bots, see things differently.
 */
export const STRANGEST = 3;
