import { comingBack } from '../../front/again.ts';
import { withTip } from '../../front/progress.ts';
import type { Room } from '../../front/room.ts';
import { lessonsOf } from '../../lessons/index.ts';
import type { KeptMatch } from '../../store/kept-match.ts';
import { type House, useHouse } from '../house.ts';
import { MatchScreen } from '../screens/match/match.tsx';
import type { Tips } from '../screens/match/use-tip.ts';
import { useMatchReviews } from '../use-reviews.ts';
import type { PageOf } from './use-pages.ts';
import { cameSentence, cameText, sheetTexts } from './words.ts';

/** The number of a player's first matches of a game that give tips. */
const TIPPED = 5;

/** Shows a match, new or resumed. */
export function MatchPage({ page: { kept, session, earlier } }: { readonly page: PageOf<'match'> }) {
  const house = useHouse();
  const { room, settings, door } = house;
  const game = kept.match.game.id;
  const isTipped = settings.tips && earlier !== null && earlier < TIPPED;
  const hasLessons = lessonsOf(game).length > 0;
  return (
    <MatchScreen
      session={session}
      reviews={useMatchReviews(session.entry, kept)}
      isOwn={kept.about.origin === undefined}
      settings={settings}
      notice={kept.notice ?? (house.notice || cameSentence(kept))}
      origin={cameText(kept)}
      keeping={kept}
      problem={house.problem}
      rules={() => room.rules(game)}
      changeSettings={house.changeSettings}
      keepSheet={(text) => keepSheet(room, kept, text)}
      tips={isTipped ? tipsFor(game, house) : undefined}
      onLearn={hasLessons ? () => house.toLessons(session.entry) : undefined}
      onLeave={house.toMenu}
      comingBack={() => comingBack(house, session.entry, kept.id)}
      onPlayOn={(there) => door.playOn(kept, there)}
      again={door.again(kept)}
      onAgain={() => door.anew(kept)}
    />
  );
}

/** Returns the tips that the player has had in a game. A player who has finished a lesson of it is not offered lessons. */
function tipsFor(game: string, { progress, changeProgress }: House): Tips {
  const hasLearnt = Object.keys(progress.done).some((lesson) => lesson.startsWith(`${game}/`));
  return {
    told: hasLearnt ? [...progress.tips, `${game}/lessons`] : progress.tips,
    onTold: (tip) => changeProgress((known) => withTip(known, tip)),
  };
}

/** Writes a score sheet to a file. Returns a sentence with its path, or why that failed. */
function keepSheet(room: Room, { id, match }: KeptMatch, text: string): string {
  try {
    return sheetTexts.kept(room.keepSheet(id || match.game.id, text));
  } catch (error) {
    return sheetTexts.failed(error instanceof Error ? error.message : String(error));
  }
}
