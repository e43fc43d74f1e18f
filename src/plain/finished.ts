import { lastDeal } from '../engine/game.ts';
import { comingBack } from '../front/again.ts';
import { lessonsOf } from '../lessons/index.ts';
import type { ReplayPosition } from '../tui/match/replay.ts';
import { openReview } from './review.ts';
import type { Sitting } from './sitting.ts';
import type { Command } from './talk.ts';
import { leaving } from './unsaved.ts';
import { commandTexts } from './words.ts';

/** The match of a sitting, for its replay and its review. */
export function playedIn(sitting: Sitting) {
  const { session, home } = sitting;
  const { seen, players, table, scene } = session;
  return {
    ...{ seen, players, table, deal: lastDeal(scene.status) },
    ...(home && {
      onPlayOn: (there: ReplayPosition) =>
        leaving(sitting, () => home.house.door.playOn(home.page.kept, there)),
    }),
  };
}

/** The command for the review of finished deals. */
export function examineCommands(sitting: Sitting): Command[] {
  const { house, home, reviews, session } = sitting;
  if (!reviews || session.scene.status.results.length === 0) return [];
  const back = () => (home === null ? '' : comingBack(home.house, session.entry, home.page.kept.id));
  const run = () => openReview(house, { ...playedIn(sitting), reviews, comingBack: back });
  return [{ word: 'examine', letter: 'e', help: commandTexts.examine, run }];
}

/** The command for the lessons. Only on a sheet it has its letter, which bids at a table of 500. */
export function learnCommands(sitting: Sitting): Command[] {
  const { home, session } = sitting;
  if (home === null || lessonsOf(session.entry.game.id).length === 0) return [];
  const run = () => leaving(sitting, () => home.house.toLessons(session.entry));
  const letter = session.scene.mode.kind === 'sheet' ? { letter: 'L' } : {};
  return [{ word: 'lessons', ...letter, help: commandTexts.lessons, run }];
}
