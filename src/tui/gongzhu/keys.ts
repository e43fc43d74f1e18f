import type { Card } from '../../engine/card.ts';
import { PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import type { Gongzhu } from '../../engine/gongzhu/state.ts';
import { backKey, cursorKeys, legalKey, numberKey, ONE_PICK, pickKey } from '../parts/card-keys.ts';
import type { TableKey } from '../table.ts';
import { type GongzhuPosition, handOf, legalIn, PICKS, type Selection } from './selection.ts';
import { keyTexts } from './words.ts';

export function keys(position: GongzhuPosition, selection: Selection): TableKey<Gongzhu, Selection>[] {
  const { view } = position;
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const passing = view.phase === 'pass';
  const at = hand.indexOf(selection.cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
  const toggle = (card: Card) => {
    if (selection.taken.length === PASS_SIZE && !selection.taken.includes(card))
      return { say: keyTexts.three };
    const taken = selection.taken.includes(card)
      ? selection.taken.filter((other) => other !== card)
      : [...selection.taken, card];
    return { select: { ...selection, cursor: card, taken } };
  };
  const past = view.phase === 'play' && view.past !== null;
  return [
    ...cursorKeys(hand.length, at, go),
    passing
      ? numberKey(legal, keyTexts.pickNumbered, (place) => toggle(hand[place]!), { count: PICKS })
      : numberKey(legal, keyTexts.goNumbered, go, { count: PICKS }),
    ...(passing
      ? [pickKey(selection.taken.includes(selection.cursor), keyTexts.pick, () => toggle(selection.cursor))]
      : [legalKey(legal, at, go), ONE_PICK]),
    backKey(selection, past ? null : keyTexts.noTrick),
  ];
}
