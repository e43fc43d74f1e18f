import type { Banner } from '../../drawing/banner.ts';
import { originWord } from '../again/compared.ts';
import type { MatchDesk } from './desk.ts';

/** Which deal of the match it is, where there are several. */
export const dealOf = ({ session, scene }: MatchDesk): readonly string[] =>
  session.entry.game.oneDeal ? [] : [`deal ${scene.status.deal}`];

/** The top line of a match. */
export function bannerOf(desk: MatchDesk): Banner {
  if (desk.tutor)
    return { title: 'LESSON', parts: desk.tutor.parts, right: desk.session.entry.game.title.toUpperCase() };
  const { session, table, scene, position } = desk;
  const word = originWord(desk.again?.played.about.origin);
  const { parts = [], right } = scene.mode.kind === 'sheet' ? {} : table.banner(position);
  return {
    title: session.entry.game.title.toUpperCase(),
    parts: [...dealOf(desk), ...(word === null ? [] : [word]), ...parts],
    ...(right !== undefined && { right }),
  };
}
