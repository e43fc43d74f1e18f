import { entry } from '../../src/catalogue.ts';
import { highCard } from './high-card.ts';
import { highCardPolicy } from './high-card-policy.ts';

/** The template game as a line of the catalogue; without a table of its own, it is played on the plain one. */
export const template = entry(highCard, highCardPolicy);
