import { useEffect, useState } from 'react';
import type { MatchActions } from './actions.ts';
import { matchTexts } from './words.ts';

/** Offers the lessons once, under the first sheet of a game, to a player who has finished none of them. */
export function useInvitation({ tips, onLearn, session, scene }: MatchActions): string | undefined {
  const { game } = session.entry;
  const id = `${game.id}/lessons`;
  const [isInvited] = useState(
    () => tips !== undefined && onLearn && scene.status.results.length === 1 && !tips.told.includes(id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once
  useEffect(() => {
    if (isInvited) tips?.onTold(id);
  }, []);
  return isInvited ? matchTexts.invite(game.title) : undefined;
}
