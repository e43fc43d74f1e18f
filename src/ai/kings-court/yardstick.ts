import { mostPoints } from '../yardstick.ts';

/** One bot at a table of others, by the points of the match, which is one deal. */
export const kingsCourtYardstick = mostPoints('one', 'match', 10);
