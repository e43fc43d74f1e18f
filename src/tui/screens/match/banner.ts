import type { Banner } from '../..//table.ts';
import { dealName } from '../words.ts';
import type { MatchActions } from './actions.ts';
import { LESSON } from './words.ts';

/** Returns the number of the deal; empty in a match of one deal. */
const dealOf = ({ session, scene }: MatchActions): readonly string[] =>
  session.entry.game.oneDeal ? [] : [dealName(scene.status.deal)];

/** Returns the top line of a match. */
export function bannerOf(actions: MatchActions): Banner {
  const { session, table, scene, position, word, tutor } = actions;
  const title = session.entry.game.title.toUpperCase();
  if (tutor) {
    const { parts = [] } = position.shows?.has('stakes') ? table.banner(position) : {};
    // The step first: a narrow window leaves out the lesson's title.
    return { title, parts: [LESSON, ...tutor.parts.toReversed()], right: parts.at(-1) ?? '' };
  }
  const { parts = [], right } = scene.mode.kind === 'sheet' ? {} : table.banner(position);
  const deal = position.calm ? [] : dealOf(actions);
  return {
    title,
    parts: [...deal, ...(word === null ? [] : [word]), ...parts],
    ...(right !== undefined && { right }),
  };
}
