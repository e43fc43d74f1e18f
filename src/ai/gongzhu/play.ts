import { type DealView, type Move, PLAYS } from '../../engine/gongzhu/state.ts';
import type { Choice } from '../policy.ts';
import { chooseCard } from './choose.ts';

export const choosePlay = (view: DealView & { readonly phase: 'play' }): Choice<Move> => ({
  move: PLAYS[chooseCard(view)]!,
});
