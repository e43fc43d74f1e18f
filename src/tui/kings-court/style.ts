import type { Card } from '../../engine/card.ts';
import { COLOURS, cardColour } from '../../engine/kings-court/cards.ts';
import type { Style, Theme } from '../theme.ts';

/** A card in its colour. */
export const cardStyle = (card: Card, theme: Theme): Style => theme.court[COLOURS[cardColour(card)]!];
