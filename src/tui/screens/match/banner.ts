import type { Banner } from '../../drawing/banner.ts';
import type { MatchActions } from './actions.ts';

/** Which deal of the match it is, where there are several. */
export const dealOf = ({ session, scene }: MatchActions): readonly string[] =>
  session.entry.game.oneDeal ? [] : [`deal ${scene.status.deal}`];

/** The top line of a match. */
export function bannerOf(actions: MatchActions): Banner {
  if (actions.tutor)
    return {
      title: 'LESSON',
      parts: actions.tutor.parts,
      right: actions.session.entry.game.title.toUpperCase(),
    };
  const { session, table, scene, position, word } = actions;
  const { parts = [], right } = scene.mode.kind === 'sheet' ? {} : table.banner(position);
  return {
    title: session.entry.game.title.toUpperCase(),
    parts: [...dealOf(actions), ...(word === null ? [] : [word]), ...parts],
    ...(right !== undefined && { right }),
  };
}
