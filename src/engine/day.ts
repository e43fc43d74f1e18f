import * as v from 'valibot';

/** A day as it is written: `2026-11-20`. Years may have six digits, since a wrong clock may say so. */
export const DAY = v.pipe(v.string(), v.regex(/^\d{4,6}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
